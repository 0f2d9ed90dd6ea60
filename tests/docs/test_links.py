"""Every link of every page leads somewhere, to an anchor that is there; every picture is there and used."""

import posixpath
from pathlib import Path

import pytest

from tests.docs.evening import PAGES, ROOT
from tools.docs.markdown import LINK, anchors, outside_code


def targets(text: str) -> list[str]:
    """The links within the repository."""
    found: list[str] = []

    def note(part: str) -> str:
        found.extend(match["target"] for match in LINK.finditer(part))
        return part

    outside_code(text, note)
    return [link for link in found if "://" not in link and not link.startswith(("mailto:", "art:"))]


@pytest.mark.parametrize("page", PAGES, ids=[str(path.relative_to(ROOT)) for path in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for link in targets(page.read_text("utf-8")):
        name, _, anchor = link.partition("#")
        path = Path(posixpath.normpath(page.parent / name)) if name else page
        assert path.exists(), f"{link} leads nowhere"
        assert path.is_relative_to(ROOT)
        if anchor:
            assert anchor in anchors(path.read_text("utf-8")), f"{link}: there is no such section"


def test_pages_of_the_documentation_are_in_its_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[2]
    for page in (ROOT / "docs").glob("*.md"):
        assert f"- {page.name}" in navigation or f": {page.name}" in navigation


def test_a_link_that_leads_nowhere_is_noticed(tmp_path: Path) -> None:
    text = '[a](b.md) ![c](d.png)\n\n```\n[no](link.md)\n```\n<img src="e.png"> [`f`](g.md#h) [i](https://j.example)'
    assert targets(text) == ["b.md", "d.png", "e.png", "g.md#h"]
    assert anchors("# One two\n## `saleroom` & more\n## One two\n<a id=\"x\"></a>") == {
        "one-two", "saleroom--more", "one-two-1", "x",
    }  # fmt: skip
