"""By the Candle: open bids, and nobody knows when the flame goes out."""
