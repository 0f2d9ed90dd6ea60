"""What is run in the environment of the extra `openspiel`: `make strength-openspiel`, `make bench-openspiel`."""
