"""Trains the networks of the games from nothing, by play against themselves."""
