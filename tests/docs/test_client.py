"""web/README.md names every page and every part of the client, and none that is gone."""

import re

from tests.docs.evening import ROOT

README = (ROOT / "web" / "README.md").read_text("utf-8")
SOURCE = ROOT / "web" / "src"


def section(title: str) -> str:
    """The text under a heading."""
    return README.split(f"\n## {title}\n")[1].split("\n## ")[0]


def named(title: str) -> set[str]:
    """The components that a section names, outside of the code it shows."""
    return set(re.findall(r"`([A-Z][A-Za-z]+)`", section(title)))


def components(*folders: str) -> set[str]:
    return {path.stem for folder in folders for path in (SOURCE / folder).glob("*.svelte")}


def test_every_page_is_named() -> None:
    assert named("Pages") == components("pages")


def test_every_part_is_named() -> None:
    assert named("Parts") == components("parts")
