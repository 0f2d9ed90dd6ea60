"""What people do wrong, or somebody else did: a page that says what to do next, never an empty one."""

import json
import re

import pytest
from playwright.sync_api import FilePayload, Page, WebSocketRoute, expect

from tests.e2e.conftest import PHONE, Visits
from tests.e2e.parlour import DRAWN, PATIENCE, against_bots, finished, fits, hand
from tests.server.house import Person, Server, begin, open_table
from tools.services import free_port

MARKUP = "<img src=x onerror=alert(1)><b>Fox"
LONG = "Fox " * 2500
RECORD = json.dumps(
    {
        "format": "saleroom/1",
        "game": "chess",
        "rules": "1",
        "seats": 2,
        "options": {},
        "deal": {},
        "moves": [],
    }
)
"""Of a game that nobody knows here."""
REFUSED = r"^Failed to load resource: the server responded with a status of 400\b"


def has_a_way_on(page: Page) -> None:
    """There is something to press that leads somewhere."""
    main = page.locator("main")
    expect(main.get_by_role("link").or_(main.get_by_role("button")).first).to_be_visible()
    assert fits(page)


@pytest.mark.parametrize("name", [LONG, MARKUP], ids=["long", "markup"])
def test_names_are_kept_short_and_are_never_markup(visits: Visits, server: Server, name: str) -> None:
    page = visits("/new/luxury", size=PHONE)
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_text("More: players, pace, rules").click()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    seat = page.locator("main li .name").first
    expect(seat).to_contain_text(name[:20].strip())
    assert page.locator("main img:not(.qr, .portrait img), main li b").count() == 0
    assert fits(page)
    # Who goes around the field meets the server: it refuses, and no table remembers such a name.
    code = page.url.rsplit("/", 1)[1]
    assert Person(server).request("POST", f"/tables/{code}/join", json={"nickname": LONG}).status_code == 400
    Person(server).post(f"/tables/{code}/join", nickname="Hen <script>")
    expect(page.get_by_text("Hen <script>")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".felt").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("Hen <script>").first).to_be_visible()
    assert page.locator("main img[src='x']").count() == 0
    assert fits(page)


def test_what_is_said_is_never_markup(visits: Visits) -> None:
    page = visits("/new/luxury")
    page.get_by_role("button", name="Open a table").click()
    box = page.get_by_label("Say something")
    box.fill(MARKUP)
    box.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text=MARKUP)).to_be_visible()
    assert page.locator("img[src='x']").count() == 0


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/nothing/at/all", "There's nothing here"),
        ("/t/nosuchtable1", "No such table"),
        ("/t/%3Cb%3E%00", "No such table"),
        (f"/t/{'x' * 3000}", "No such table"),
        ("/t/%E0%A4%A", "There's nothing here"),
        ("/replay/nosuchtable1", "No such table"),
        ("/rules/chess", "There's nothing here"),
        ("/learn/chess", "There's nothing here"),
        ("/new/chess", "There's nothing here"),
        ("/claim", "Your seats, on this device"),
    ],
)
def test_wrong_links_lead_to_a_page_that_helps(visits: Visits, path: str, heading: str) -> None:
    page = visits(path, size=PHONE, excuse="status of 4|WebSocket connection")
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    has_a_way_on(page)


def test_a_wrong_personal_link_says_so(visits: Visits) -> None:
    page = visits("/claim#wrong", excuse="status of 4")
    page.get_by_role("button", name="Use my seats on this device").click()
    expect(page.get_by_role("heading", name="This link doesn't work")).to_be_visible()
    has_a_way_on(page)


def test_the_link_of_a_finished_table_shows_its_result(visits: Visits, server: Server) -> None:
    code, person = finished(server, "luxury")
    stranger = visits(f"/t/{code}", size=PHONE)
    expect(stranger.locator("h1.verdict")).to_contain_text("win")
    expect(stranger.get_by_role("button", name="Rematch")).to_be_hidden()
    expect(stranger.get_by_role("link", name="Replay")).to_be_visible()
    has_a_way_on(stranger)
    mine = visits(f"/t/{code}", person=person)
    mine.get_by_role("button", name="Check it").click()
    expect(
        mine.get_by_text("not everything could be checked here")
    ).to_be_visible()  # this browser noted nothing
    with mine.expect_download() as download:
        mine.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename.endswith(".json")
    mine.get_by_role("button", name="Rematch").click()
    expect(mine).not_to_have_url(f"{server.url}/t/{code}")
    expect(mine.get_by_role("button", name="Start").or_(mine.locator(".felt")).first).to_be_visible()


def test_the_replay_of_a_match_that_is_not_over_leads_to_its_table(visits: Visits, server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    begin(code, people)
    page = visits(f"/replay/{code}", excuse="status of 4")
    expect(page.get_by_role("heading", name="This match is still being played")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".felt").first).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("a match of luxury", "This file isn't a record. Choose the JSON file you downloaded"),
        ("[]", "This file isn't a record. Choose the JSON file you downloaded"),
        ("{}", "That isn't a record of a match: format"),
        (RECORD, "That isn't a record of a match: game: there is no game 'chess'"),
    ],
    ids=["no JSON", "a list", "an empty object", "an unknown game"],
)
def test_a_file_that_is_no_record_is_refused_in_a_sentence(
    visits: Visits, server: Server, content: str, said: str
) -> None:
    """Chromium itself writes a line when an answer refuses something; where the server is not asked there is none."""
    page = visits("/replay/file", size=PHONE, excuse=REFUSED if "{" in content else None)
    code, fox = finished(server, "luxury")
    match = json.dumps(fox.get(f"/tables/{code}/record"))
    for text in (content, content, match):
        file: FilePayload = {"name": "match.json", "mimeType": "application/json", "buffer": text.encode()}
        page.get_by_label("Choose a file").set_input_files(file)
        if text == content:
            expect(page.get_by_role("alert")).to_contain_text(said)
            expect(page.get_by_role("heading", name="A match from a file")).to_be_visible()
            if "{" in content:  # The picker has made room for the match, and come back.
                expect(page.get_by_label("Choose a file")).to_be_focused()
            has_a_way_on(page)
    expect(page.locator(DRAWN).first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_full_table_can_be_watched(visits: Visits, server: Server) -> None:
    code, people = open_table(server, "luxury", 2)
    page = visits(f"/t/{code}", size=PHONE)
    expect(page.get_by_text("All seats are taken.")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_be_hidden()
    has_a_way_on(page)
    begin(code, people)
    expect(page.locator(".felt").first).to_be_visible(timeout=PATIENCE)


def test_who_comes_too_late_for_the_last_seat_is_told(visits: Visits, server: Server) -> None:
    person = Person(server)
    code = person.post("/tables", game="luxury", seats=2, nickname="Fox")["code"]
    page = visits(f"/t/{code}", excuse="status of 4")
    page.get_by_label("Your name at the table").fill("Hen")
    page.route(
        "**/join",
        lambda route: (Person(server).post(f"/tables/{code}/join", nickname="Owl"), route.continue_()),
    )
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("All seats are taken.")).to_be_visible()


def test_a_server_that_is_down_at_the_start_is_said_and_found_later(
    visits: Visits, tmp_path_factory: pytest.TempPathFactory
) -> None:
    port = free_port()
    page = visits(service_workers="allow", excuse="ERR_|WebSocket connection|asked another host|another host")
    house = Server(tmp_path_factory.mktemp("down"), port)
    with house:
        page.goto(f"{house.url}/lobby")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
        page.goto(f"{house.url}/new/luxury")
        expect(page.get_by_role("button", name="Open a table")).to_be_visible()
    page.goto(f"{house.url}/new/luxury")
    expect(page.get_by_role("heading", name="Can't reach the saleroom")).to_be_visible()
    has_a_way_on(page)
    with house:
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("button", name="Open a table")).to_be_visible()


def test_rules_and_languages_recover_when_the_line_returns(visits: Visits) -> None:
    page = visits("/", excuse="ERR_|Failed to fetch|preload")
    expect(page.locator(".covers li").first).to_be_visible()
    page.get_by_role("link", name="Rules: Luxury").click()
    expect(page.locator("main h2").first).to_be_visible()
    page.go_back()
    page.context.set_offline(True)
    page.get_by_role("link", name="Rules: Emblems").click()
    expect(page.get_by_text("Still trying…")).to_be_visible(timeout=PATIENCE)
    page.locator("#language").select_option("de")
    expect(page.get_by_text("Deutsch can't be fetched")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#language")).to_have_value("en")
    page.context.set_offline(False)
    expect(page.locator("main h2").first).to_be_visible(timeout=PATIENCE)
    page.locator("#language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de", timeout=PATIENCE)


def test_a_refusal_that_the_page_has_no_words_for_is_no_id_of_a_message(
    visits: Visits, server: Server
) -> None:
    """The page is of an older build than the server, or its words are on their way: then the server's own are said."""
    code, fox = against_bots(server, "luxury")
    page = visits(person=fox, locale="de-DE")
    empty = "export { empty as default }; const empty = { texts: {} };"
    page.route("**/assets/errors-*", lambda route: route.fulfill(content_type="text/javascript", body=empty))

    def connect(line: WebSocketRoute) -> None:
        there = line.connect_to_server()
        line.on_message(lambda text: there.send(re.sub(r'"card":\d+', '"card":"most"', str(text))))

    page.route_web_socket(re.compile("/live"), connect)
    with page.expect_response("**/assets/errors-*"):
        page.goto(f"/t/{code}")
    hand(page).first.click(timeout=PATIENCE)
    page.locator(".pad .button.go").click()
    expect(page.get_by_text("gehört eine ganze Zahl, nicht 'most'.")).to_be_visible(timeout=PATIENCE)
    assert "refused-" not in page.content()
