"""What an operator can do: about tables, about people, and about what is kept."""
