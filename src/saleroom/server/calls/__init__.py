"""Calling people whose turn it is while no page of theirs is open: Web Push, a webhook, e-mail."""
