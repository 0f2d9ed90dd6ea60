"""What `make docs` adds to the pages in docs/: the rules of the games, references, and files that pages lead to.

A link in a page is one within the repository, so that it works wherever the file is read. On the site a page that lies
elsewhere gets a place of its own (`MOVED`), and any other file is shown as it is, under source/.
"""

import posixpath
import re
from collections.abc import Iterable
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

from saleroom.games import GAMES
from tools.docs import command_line, http_api
from tools.docs.markdown import LINK, NEEDS, NOT_RUN, links, outside_code

ROOT = Path(__file__).resolve().parent.parent.parent
LANGUAGES = {"en": "English", "de": "Deutsch", "ru": "Русский", "ja": "日本語"}
MOVED = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "examples/README.md": "examples.md",
    "web/README.md": "client.md",
}
"""Pages of the repository that lie outside docs/, and where the site has them."""
LIBRARY: dict[str, tuple[str, list[str]]] = {
    "matches": (
        "Python: matches, states, batches",
        [
            "saleroom",
            "saleroom.core.match.Match",
            "saleroom.core.match.LegalMoves",
            "saleroom.core.knowledge.InfoState",
            "saleroom.core.state.State",
            "saleroom.core.batch.Batch",
            "saleroom.core.rng.Rng",
            "saleroom.core.errors",
        ],
    ),
    "games": (
        "Python: what a game is",
        ["saleroom.core.game.Game", "saleroom.core.state.Setup", "saleroom.core.types"],
    ),
    "bots": (
        "Python: bots, arena, coach",
        ["saleroom.core.bot", "saleroom.bots", "saleroom.arena", "saleroom.coach"],
    ),
    "environments": (
        "Python: environments",
        [
            f"saleroom.adapters.{name}"
            for name in ("pettingzoo", "gymnasium", "batch", "pufferlib", "openspiel", "table")
        ],
    ),
}
"""What the reference of the library shows, from the docstrings."""
OWN_MEMBERS = {"saleroom": ["batch", "check", "compiled", "game", "games", "load", "new"]}
"""Of a module that hands on what others define, what it defines itself."""
NO_SEARCH = "---\nsearch:\n  exclude: true\n---\n"
TEXT = {
    ".py",
    ".mjs",
    ".ts",
    ".svelte",
    ".txt",
    ".json",
    ".jsonl",
    ".toml",
    ".md",
    ".ftl",
    ".yaml",
    ".yml",
    ".sh",
    ".cfg",
    "",
}


def site_place(path: str) -> str:
    """Where the site has a file of the repository."""
    if path in MOVED:
        return MOVED[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    rules = re.fullmatch(r"src/saleroom/games/(\w+)/RULES(\.\w\w)?\.md", path)
    if rules:
        return f"games/{rules[1]}{rules[2] or ''}.md"
    return f"source/{path}/index.md" if (ROOT / path).is_dir() else f"source/{path}.md"


def translate(text: str, home: str, place: str) -> str:
    """A page with its links as the site needs them: `home` is where the file lies, `place` where the site has it."""

    def moved(match: re.Match[str]) -> str:
        target, _, anchor = match["target"].partition("#")
        if not target or "://" in target or target.startswith(("mailto:", "art:")):
            return match[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(home), target))
        there = posixpath.relpath(site_place(path), posixpath.dirname(place) or ".")
        return f"{match['before']}{there}{'#' + anchor if anchor else ''}{match['after']}"

    return outside_code(text, lambda part: LINK.sub(moved, part))


def wanted_files(pages: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The files that pages lead to and that are no pages themselves, and those that their folders hold."""
    found: dict[str, str] = {}
    waiting = [path for home, text in pages for path in links(text, home)]
    while waiting:
        path = waiting.pop()
        place = site_place(path)
        if not place.startswith("source/") or place in found or not (ROOT / path).exists():
            continue
        if (ROOT / path).is_dir():
            inside = sorted(
                one.relative_to(ROOT).as_posix()
                for one in (ROOT / path).rglob("*")
                if one.is_file()
                and one.suffix in TEXT
                and "egg-info" not in str(one)
                and "__pycache__" not in one.parts
            )
            waiting += inside
            lines = [
                f"- [{one}]({posixpath.relpath(site_place(one), posixpath.dirname(place))})" for one in inside
            ]
            found[place] = f"{NO_SEARCH}# {path}\n\n" + "\n".join(lines) + "\n"
        else:
            kind = {".py": "python", ".mjs": "js", ".ts": "ts", ".toml": "toml"}.get(
                Path(path).suffix, "text"
            )
            found[place] = (
                f"{NO_SEARCH}# {path}\n\n``````{kind}\n{(ROOT / path).read_text('utf-8')}\n``````\n"
            )
    return found


def rules_pages() -> dict[str, str]:
    """The rules of each game in each language, with links to the others."""
    pages = {}
    for game in GAMES:
        for language in LANGUAGES:
            suffix = "" if language == "en" else f".{language}"
            text = (ROOT / f"src/saleroom/games/{game}/RULES{suffix}.md").read_text("utf-8")
            text = re.sub(r"!\[[^\]]*\]\(art:[^)]*\) ?", "", text)  # the client draws these
            others = " · ".join(
                f"**{name}**"
                if other == language
                else f"[{name}]({game}{'' if other == 'en' else '.' + other}.md)"
                for other, name in LANGUAGES.items()
            )
            title, _, body = text.partition("\n")
            pages[f"games/{game}{suffix}.md"] = f"{title}\n\n{others}\n{body}"
    return pages


def library_pages() -> dict[str, str]:
    """The reference of the library; mkdocstrings fills it in."""
    pages = {}
    for page, (title, names) in LIBRARY.items():
        parts = [f"# {title}\n\nMade from the docstrings of the sources.\n"]
        for name in names:
            members = f"      members: {OWN_MEMBERS[name]}\n" if name in OWN_MEMBERS else ""
            parts.append(f"::: {name}\n    options:\n      heading_level: 2\n{members}")
        pages[f"reference/{page}.md"] = "\n".join(parts)
    return pages


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The parts of the navigation that follow from what there is."""
    decisions = sorted(path.name for path in (ROOT / "docs" / "decisions").glob("0*.md"))
    made = {
        "The games": [f"games/{game}.md" for game in GAMES],
        "Decisions": ["decisions/README.md", *(f"decisions/{name}" for name in decisions)],
    }
    assert config.nav is not None
    for part in config.nav:
        if isinstance(part, dict):
            for title, pages in made.items():
                if title in part:
                    part[title] = pages
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """All pages that are not in docs/."""
    pages = {f"docs/{file.src_uri}": file.content_string for file in files if file.is_documentation_page()}
    pages |= {home: (ROOT / home).read_text("utf-8") for home in MOVED if home != "README.md"}
    added = rules_pages() | library_pages() | wanted_files(pages.items())
    added |= {
        MOVED[home]: translate(text, home, MOVED[home]) for home, text in pages.items() if home in MOVED
    }
    added |= {
        "reference/command-line.md": command_line.page(),
        "reference/http.md": http_api.page(),
    }
    for place, text in added.items():
        files.append(File.generated(config, place, content=text))
    shown = "\n".join(pages.values())
    for file in [
        file for file in files if file.src_uri.startswith("screenshots/") and file.src_uri not in shown
    ]:
        files.remove(file)
    icon = (ROOT / "web" / "public" / "icon.svg").read_text("utf-8")
    files.append(File.generated(config, "style/icon.svg", content=icon))
    for file in files.documentation_pages():
        if re.match(r"source/|games/\w+\.\w\w\.md$", file.src_uri):
            file.inclusion = InclusionLevel.NOT_IN_NAV
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links of the pages in docs/, and what is said of a block that no test runs."""
    if page.file.abs_src_path is not None:
        markdown = translate(markdown, f"docs/{page.file.src_uri}", page.file.src_uri)
    markdown = NEEDS.sub(r'<p class="not-run">Needs the extra <code>\1</code>.</p>', markdown)
    return NOT_RUN.sub(r'<p class="not-run">Not run by our tests: \1.</p>', markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """The language that a page is written in; pictures come when they are scrolled to."""
    output = output.replace('<img alt="', '<img loading="lazy" alt="')
    match = re.search(r"games/\w+\.(\w\w)\.md$", page.file.src_uri)
    return output.replace('<html lang="en"', f'<html lang="{match[1]}"') if match else output
