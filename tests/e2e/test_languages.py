"""Four languages: switched without a reload, complete on every main page, in letters that can be read."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import Page, expect

import saleroom
from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import ACTIONS, DRAWN, GAMES, PATIENCE, against_bots, finished, fits
from tests.server.house import Person, Server, open_table

SOURCE = Path(saleroom.__file__).parent
OTHERS = {"ru": "ru-RU", "de": "de-DE", "ja": "ja-JP"}
OWN_WORDS = {
    "Saleroom",
    "English",
    "Deutsch",
    "Fox",
    "Guest",
    "Hen",
    "Late",
    "Quick",
    "Slow",
    "http",
    "JSON",
    "SHA",
}
"""Latin words that stand in every language, and names of people whom other tests leave in the lobby."""
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("noscript, [role=log], dl dd, [lang]:not(html)")) found.push(node.data);
    } else {
      for (const name of ["aria-label", "title", "alt", "placeholder"]) found.push(node.getAttribute(name) ?? "");
    }
  }
  return [document.title, ...found].map(text => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


@cache
def catalogue(language: str) -> dict[str, str | None]:
    """Every message of a language; its text, where that is plain."""
    found: dict[str, str | None] = {}
    for file in (*SOURCE.glob(f"locale/{language}/*.ftl"), *SOURCE.glob(f"games/*/locale/{language}.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                elements = entry.value.elements
                plain = all(isinstance(one, ast.TextElement) for one in elements)
                found[entry.id.name] = (
                    " ".join(str(getattr(one, "value", "")) for one in elements).strip() if plain else None
                )
    return found


def strangers(language: str, texts: list[str]) -> list[str]:
    """What does not belong on a page in this language: ids of messages, English sentences, Latin words."""
    mine = catalogue(language)
    english = (
        {text for text in catalogue("en").values() if text}
        - {text for text in mine.values() if text}
        - OWN_WORDS
    )
    found = []
    for text in texts:
        if text in mine or text in english or re.search(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object", text):
            found.append(text)
        elif language != "de":
            words = set(
                re.findall(
                    r"[A-Za-z]{3,}",
                    re.sub(
                        r"Board Game Arena|https?://\S+|[\w-]+\.json|\b[a-z2-9]{12}\b|saleroom serve [\w. -]+",
                        "",
                        text,
                    ),
                )
            )
            if words - OWN_WORDS:
                found.append(text)
    return found


def pages(server: Server) -> list[tuple[str, Person | None, str]]:
    """The main pages: address, who looks, and what is there when it is ready."""
    host = Person(server)
    waiting = host.post("/tables", game="secret", seats=3, nickname="Fox", bots=["simple"], listed=True)[
        "code"
    ]
    over, winner = finished(server, "luxury")
    lesson = Person(server)
    taught = lesson.post("/lessons/luxury", nickname="Fox")["code"]
    tables = [against_bots(server, game) for game in GAMES]
    return [
        ("/", None, "h1"),
        ("/lobby", None, "main li"),
        *((f"/new/{game}", None, "form") for game in GAMES),
        ("/settings", None, "h1"),
        ("/me", winner, "main h2"),
        ("/matches", winner, ".list li"),
        ("/claim#secret", None, "h1"),
        ("/t/nosuchtable1", None, "h1"),
        (f"/t/{waiting}", host, ".copy"),
        (f"/t/{over}", winner, "table.lots"),
        (f"/replay/{over}#9", winner, DRAWN),
        (f"/t/{taught}", lesson, DRAWN),
        *((f"/t/{code}", person, DRAWN) for code, person in tables),
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_no_page_has_anything_untranslated(visits: Visits, server: Server, language: str) -> None:
    page = visits(size=PHONE, locale=OTHERS[language], excuse="status of 404")
    found = {}
    for path, person, ready in pages(server):
        page.context.clear_cookies()
        if person and person.secret:
            page.context.add_cookies([{"name": "saleroom", "value": person.secret, "url": server.url}])
        page.goto(path)
        expect(page.locator(ready).first).to_be_visible(timeout=PATIENCE)
        assert page.evaluate("document.documentElement.lang") == language
        expect(page.get_by_text("…", exact=True)).to_have_count(0)  # words that never come
        rest = strangers(language, page.evaluate(TEXTS))
        if rest or not fits(page):
            found[path] = rest or ["is wider than the screen"]
    assert found == {}


@pytest.mark.parametrize("language", OTHERS)
def test_rules_are_there_in_every_language(visits: Visits, language: str) -> None:
    page = visits(size=PHONE, locale=OTHERS[language])
    for game in GAMES:
        page.goto(f"/rules/{game}")
        expect(page.locator("main h2").first).to_be_visible()
        text = page.locator("main .sheet").inner_text()
        assert len(text) > 1000
        assert fits(page)
        if language == "ru":
            assert len(re.findall("[а-я]", text)) > 20 * len(re.findall("[a-z]", text))
        elif language == "ja":
            assert len(re.findall("[ぁ-ん]", text)) > 5 * len(re.findall("[a-z]", text))
        else:
            assert re.search(r"\bund\b", text)
            assert not re.search(r"\bthe\b", text)


def test_the_language_changes_without_a_reload_at_the_table_too(visits: Visits, server: Server) -> None:
    code, person = against_bots(server, "luxury")
    page = visits("/", size=PHONE, person=person)
    page.evaluate("window.before = true")
    for language, play in (("ru", "Играть"), ("de", "Jetzt spielen"), ("ja", "すぐ遊ぶ"), ("en", "Play now")):
        page.locator("#language").select_option(language)
        expect(page.get_by_role("button", name=play).first).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language
        assert fits(page)
    assert page.evaluate("window.before")
    page.goto(f"/t/{code}")
    page.evaluate("window.before = true")
    page.locator(ACTIONS).first.wait_for(timeout=PATIENCE)
    page.locator("header nav button").last.click()
    for language, name in (("ru", "Русский"), ("de", "Deutsch"), ("ja", "日本語")):
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(page.locator("header h1")).to_have_text(catalogue(language)["game-luxury"] or "")
        assert strangers(language, page.evaluate(TEXTS)) == []
        assert fits(page)
    assert page.evaluate("window.before")


def test_refusals_of_the_server_come_in_the_language_of_the_page(visits: Visits) -> None:
    page = visits("/claim#wrong", locale="ja-JP", excuse="status of 4")
    page.locator("main button").click()
    expect(page.locator("h1")).to_have_text(catalogue("ja")["claim-failed"] or "")
    assert strangers("ja", page.evaluate(TEXTS)) == []


def test_a_phrase_is_read_by_everybody_in_their_own_language(visits: Visits, server: Server) -> None:
    code, (fox, hen) = open_table(server, "luxury", 2)
    mine = visits(f"/t/{code}", person=fox, locale="de-DE")
    theirs = visits(f"/t/{code}", person=hen, locale="ja-JP")
    lines = theirs.locator("li:has(b)")
    phrase = mine.get_by_role("button", name=catalogue("de")["phrase-well-bid"] or "")
    phrase.focus()
    mine.keyboard.press("Enter")
    said = catalogue("ja")["phrase-well-bid"] or ""
    expect(lines.filter(has_text=said)).to_have_text(f"Person 0 {said}")
    expect(theirs.get_by_role("log").get_by_text(f"Person 0: {said}")).to_be_attached()
    # Words of one's own stay as they are; Enter sends them.
    mine.keyboard.press("Tab")
    for _ in range(9):
        if mine.evaluate("document.activeElement.id") == "chat-text":
            break
        mine.keyboard.press("Tab")
    mine.keyboard.type("Guten Abend")
    mine.keyboard.press("Enter")
    expect(lines.filter(has_text="Guten Abend")).to_have_text("Person 0 Guten Abend")
    expect(mine.locator("#chat-text")).to_have_value("")
    # Whoever comes back finds what was said.
    theirs.reload()
    expect(lines).to_have_text([f"Person 0 {said}", "Person 0 Guten Abend"], timeout=PATIENCE)


def fonts(page: Page, selector: str) -> dict[str, int]:
    """With which fonts Chromium has really drawn an element, and how many letters of each."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    used = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    session.detach()
    return {one["familyName"]: one["glyphCount"] for one in used}


def test_japanese_is_drawn_with_japanese_fonts(visits: Visits) -> None:
    page = visits("/", locale="ja-JP")
    expect(page.locator("h1")).to_be_visible()
    known = subprocess.run(
        ["fc-list", ":lang=ja", "family"], capture_output=True, text=True, check=True
    ).stdout.replace("\n", ",")
    for selector in ("h1", ".covers h3", ".covers .line", ".covers button"):
        text = page.locator(selector).first.inner_text()
        used = fonts(page, selector)
        assert used, selector
        japanese = sum(count for family, count in used.items() if family in known.split(","))
        assert japanese >= len(re.findall(r"[぀-ヿ一-鿿]", text)) > 0
        assert not any(re.search(r"CJK (SC|TC|HK|KR)", family) for family in used), used
