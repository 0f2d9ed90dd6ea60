"""What the site and the tests read in our Markdown: links, and blocks of code."""

import posixpath
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

LINK = re.compile(
    r"(?P<before>!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(|<(?:img|a)\b[^>]*\b(?:src|href)=\")"
    r"(?P<target>[^)\"\s]+)(?P<after>\)|\")"
)
NOT_RUN = re.compile(r"<!-- not run: (.*?) -->")
"""Stands before a block of code that the tests do not run, and says why."""
NEEDS = re.compile(r"<!-- needs: (\w+) -->")
"""Stands before a block that runs where an extra is installed: `make extras`."""
FENCE = re.compile(
    r"^(?P<ticks>`{3,})(?P<kind>[^\n]*)\n(?P<code>.*?)^(?P=ticks)[ ]*$", re.MULTILINE | re.DOTALL
)
INDENTED = re.compile(r"(?:(?<=\n\n)|\A)(?:    [^\n]*\n|\n(?=    ))+")


@dataclass(frozen=True)
class Block:
    """A block of code: its language ("" where none is named, "indented" without a fence) and where it begins."""

    kind: str
    code: str
    line: int
    not_run: str
    """Why it is not run; empty if it is."""
    needs: str
    """The extra without which it does not run; empty if none."""


def blocks(text: str) -> Iterator[Block]:
    """The blocks of code of a page."""
    fenced = list(FENCE.finditer(text))
    without = FENCE.sub(lambda match: re.sub(r"[^\n]", "", match[0]), text)  # the same lines, empty
    found = [(match.start(), match["kind"].strip(), match["code"]) for match in fenced]
    for match in INDENTED.finditer(without):
        line = without.count("\n", 0, match.start())
        start = sum(len(part) + 1 for part in text.split("\n")[:line])
        found.append((start, "indented", re.sub(r"(?m)^    ", "", match[0]).strip("\n") + "\n"))
    for start, kind, code in sorted(found):
        before = text[:start].rstrip().rsplit("\n", 1)[-1]
        not_run, needs = NOT_RUN.search(before), NEEDS.search(before)
        yield Block(
            kind,
            code,
            text.count("\n", 0, start) + 1,
            not_run[1] if not_run else "",
            needs[1] if needs else "",
        )


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """A page in which everything but its fenced code has been changed."""
    parts, end = [], 0
    for match in FENCE.finditer(text):
        parts += [change(text[end : match.start()]), match[0]]
        end = match.end()
    return "".join([*parts, change(text[end:])])


def links(text: str, home: str) -> Iterator[str]:
    """The files of the repository that a page leads to."""
    found: list[str] = []

    def note(part: str) -> str:
        found.extend(match["target"] for match in LINK.finditer(part))
        return part

    outside_code(text, note)
    for link in found:
        target = link.partition("#")[0]
        if target and "://" not in target and not target.startswith(("mailto:", "art:")):
            yield posixpath.normpath(posixpath.join(posixpath.dirname(home), target))


def anchors(text: str) -> set[str]:
    """The anchors of a page: its headings as GitHub and the site name them, and those that are set by hand."""
    plain = FENCE.sub("", text)
    found: set[str] = set(re.findall(r'<a id="([^"]+)"', plain))
    for title in re.findall(r"(?m)^#{1,6} +(.+?) *$", plain):
        slug = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title)
        slug = re.sub(r"[^\w\- ]", "", slug.lower().strip()).replace(" ", "-")
        number, name = 0, slug
        while name in found:
            number += 1
            name = f"{slug}-{number}"
        found.add(name)
    return found
