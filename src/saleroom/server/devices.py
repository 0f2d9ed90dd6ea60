"""What kind of device somebody comes with, told as coarsely as its owner needs to know it from another."""

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""What stands in a User-Agent and what it means: the first that is found, as many pretend to be others, too."""


def device_of(agent: str) -> str:
    """The browser and the system by a User-Agent, such as `Firefox, Android`; empty if neither is known."""
    found = (next((name for mark, name in names if mark in agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
