"""The house online: tables, seats, clocks, storage and the API."""
