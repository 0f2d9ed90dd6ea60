"""The command line: play, check, replay, simulate and measure in a terminal."""
