"""The HTTP and websocket API, under /api/v1. It translates; the house decides."""
