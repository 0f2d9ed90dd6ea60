"""The search: bots that try out what may come, from what their seat knows alone."""
