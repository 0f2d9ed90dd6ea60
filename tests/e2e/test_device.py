"""What the page asks of the device: notices, sounds, the share sheet, an icon of its own, to open without a network."""

import json
import re
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from saleroom.server.pages import FOLDER
from tests.e2e.conftest import Visits
from tests.e2e.parlour import PATIENCE, against_bots, hand, moved_on, pad, turns
from tests.server.house import Person, Server, begin, open_table

RECORDER = """
window.asked = { notices: [], tones: [], contexts: [] };
window.Notification = new Proxy(Notification, {
  construct(real, given) { asked.notices.push(["page", ...given]); return Reflect.construct(real, given); },
});
const show = ServiceWorkerRegistration.prototype.showNotification;
ServiceWorkerRegistration.prototype.showNotification = function (...given) {
  asked.notices.push(["worker", ...given]);
  return show.apply(this, given);
};
Object.defineProperty(document, "visibilityState", { get: () => (window.away ? "hidden" : "visible") });
const make = BaseAudioContext.prototype.createOscillator;
BaseAudioContext.prototype.createOscillator = function () {
  const tone = make.call(this);
  const [set, start] = [tone.frequency.setValueAtTime.bind(tone.frequency), tone.start.bind(tone)];
  let hertz = 0;
  tone.frequency.setValueAtTime = (value, at) => set((hertz = value), at);
  tone.start = (at) => { asked.tones.push(hertz); start(at); };
  asked.contexts.push(this);
  return tone;
};
"""
"""Notes what is asked of the browser, and asks it all the same; `away` hides the page."""
CALLING = re.compile("^● ")
"""The title of a tab whose turn it is."""
TURN, BID, HAMMER = 659, 420, 190
"""The first tone of each sound, in hertz."""


def look_away(page: Page, away: bool) -> None:
    page.evaluate(
        "away => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }", away
    )


def want_notices(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("button", name="Tell me when it's my turn")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Close").click()


def lay_down(page: Page) -> None:
    """Lay the first card of luxury down."""
    hand(page).first.click(timeout=PATIENCE)
    page.locator(".pad .button.go").click()
    expect(page.locator(".pad .button.go")).to_be_hidden()


def answer(person: Person, code: str) -> None:
    """The other one lays a card down."""
    now = person.state(code)
    person.post(f"/tables/{code}/moves", id=f"a{now['number']}", move=now["legal"][0])


def test_a_turn_of_a_table_over_days_is_noticed_from_elsewhere(visits: Visits, server: Server) -> None:
    code, (fox, hen) = open_table(server, "luxury", 2, clock={"kind": "turns", "hours": 24})
    begin(code, [fox, hen])
    for worker in ("block", "allow"):
        page = visits(person=fox, permissions=["notifications"], service_workers=worker)
        page.add_init_script(RECORDER)
        page.goto(f"/t/{code}")
        if worker == "allow":
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        hand(page).first.wait_for(timeout=PATIENCE)
        want_notices(page)

        # Who looks at the page needs no notice; the tab marks the turn all the same.
        lay_down(page)
        expect(page).not_to_have_title(CALLING)
        assert page.locator("#icon").get_attribute("href") == "/icon.svg"
        answer(hen, code)
        expect(page).to_have_title(CALLING, timeout=PATIENCE)
        assert page.locator("#icon").get_attribute("href") == "/icon-turn.svg"
        assert page.evaluate("asked.notices") == []

        lay_down(page)
        look_away(page, True)
        answer(hen, code)
        page.wait_for_function("() => asked.notices.length > 0", timeout=PATIENCE)
        (by, title, text), *more = page.evaluate("asked.notices")
        assert more == []
        assert (by, title) == ("page" if worker == "block" else "worker", "Saleroom")
        assert "it's your turn" in text["body"]
        assert text["tag"] == text["data"] == f"/t/{code}"
        look_away(page, False)
        expect(page).to_have_title(CALLING)
        page.context.close()


def test_at_the_door_a_turn_of_a_table_over_days_is_noticed_too(
    visits_with_notices: Visits, server: Server
) -> None:
    code, (fox, hen) = open_table(server, "luxury", 2, clock={"kind": "turns", "hours": 24})
    begin(code, [fox, hen])
    page = visits_with_notices(person=fox, permissions=["notifications"])
    page.add_init_script(RECORDER)
    page.clock.install()
    page.goto(f"/t/{code}")
    want_notices(page)
    lay_down(page)
    page.goto("/")
    own = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(own).to_contain_text("waiting for Person 1")
    expect(page).not_to_have_title(CALLING)
    look_away(page, True)
    answer(hen, code)
    page.clock.fast_forward(61_000)
    expect(own).to_contain_text("your turn", timeout=PATIENCE)
    expect(page).to_have_title(CALLING)
    page.wait_for_function("() => asked.notices.length === 1", timeout=PATIENCE)
    own.click()
    hand(page).first.wait_for(timeout=PATIENCE)


def test_sounds_are_off_until_they_are_switched_on(visits: Visits, server: Server) -> None:
    code, person = against_bots(server, "antiques")
    page = visits(person=person)
    page.add_init_script(RECORDER)
    page.goto(f"/t/{code}")
    play_a_lot(page)
    assert page.evaluate("asked.tones") == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Sounds").click()
    page.get_by_role("button", name="Close").click()
    assert TURN in page.evaluate("asked.tones.splice(0)")  # so that one knows what to expect
    play_a_lot(page)
    page.wait_for_function(
        "all => all.every(one => asked.tones.includes(one))", arg=[BID, HAMMER, TURN], timeout=PATIENCE
    )
    page.wait_for_function("() => asked.contexts.every(one => one.state === 'running')", timeout=PATIENCE)
    page.reload()  # it is remembered
    page.evaluate("asked.tones.splice(0)")
    play_a_lot(page)
    page.wait_for_function("() => asked.tones.length > 0", timeout=PATIENCE)


def play_a_lot(page: Page) -> None:
    """Bid as long as it can be done, then pass, until another lot is up."""
    now = moved_on(page, -1)
    lot = now["view"]["round"]
    for _ in turns():
        if now["view"]["round"] != lot or now["view"]["over"]:
            return
        bids = [move["coins"] for move in now["legal"] if move["type"] == "bid"]
        if bids and bids[0] < 4:
            pad(page, f"Bid {bids[0]}").click(timeout=PATIENCE)
        elif {"type": "pass"} in now["legal"]:
            pad(page, "Pass").click(timeout=PATIENCE)
        else:
            page.get_by_role("group", name="Where does the replica go?").get_by_role("button").first.click()
        now = moved_on(page, now["asked"])


def test_a_table_is_shared_as_the_device_can(visits: Visits) -> None:
    page = visits(permissions=["clipboard-read", "clipboard-write"])
    page.goto("/new/luxury")
    page.get_by_role("button", name="Open a table").click()
    address = page.get_by_label("Link").input_value()
    expect(page.get_by_role("button", name="Copy")).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_be_hidden()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == address
    page.add_init_script(
        "navigator.share = given => { window.shared = given; return Promise.reject(new Error('not now')); }"
    )
    page.reload()
    page.get_by_role("button", name="Share").click()
    shared = page.evaluate("shared")
    assert shared["url"] == address
    assert shared["text"].startswith("Come and play")


def test_it_can_be_installed_where_the_browser_offers_that(visits: Visits) -> None:
    page = visits("/settings")
    install = page.get_by_role("button", name="Install", exact=True)
    expect(page.get_by_role("button", name="Sounds")).to_be_visible()
    expect(install).to_be_hidden()
    offer = """() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      offer.prompt = () => {
        window.prompted = (window.prompted ?? 0) + 1;
        return Promise.resolve({ outcome: "dismissed" });
      };
      dispatchEvent(offer);
      return offer.defaultPrevented;
    }"""
    assert page.evaluate(offer)
    install.click()
    expect(install).to_be_hidden()
    assert page.evaluate("prompted") == 1
    page.evaluate(offer)
    expect(install).to_be_visible()
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(install).to_be_hidden()
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())"
    )
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok


SERVE = """
import sys
from pathlib import Path
from saleroom.server import pages
pages.shelf.folder = Path(sys.argv.pop(1))
from saleroom.cli.main import main
sys.exit(main())
"""
"""The server, with pages from another folder."""
KEPT = """caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(one => one.keys()))))
            .then(all => all.flat().map(one => one.url))"""
"""What the page would find without a network."""


def test_it_opens_without_a_network_and_takes_a_new_build_over(
    visits: Visits, server: Server, tmp_path: Path
) -> None:
    built = tmp_path / "web"
    shutil.copytree(FOLDER, built)
    house = Server(tmp_path)
    house.command = [sys.executable, "-c", SERVE, str(built), "serve"]
    excuse = "another host|ERR_|WebSocket connection|status of (404|5)|dynamically imported"
    page = visits(base_url=house.url, service_workers="allow", excuse=excuse)
    offline = page.get_by_text("Can't reach the server.")
    with house:
        page.goto("/lobby")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
        page.context.set_offline(True)
        page.reload()  # the first visit was enough
        expect(offline).to_be_visible(timeout=PATIENCE)
        page.context.set_offline(False)
        expect(offline).to_be_hidden(timeout=PATIENCE)
        expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    # Nothing answers, and the page says so, also where nobody was yet; the door opens all the same.
    for path in ("/lobby", "/t/kv2ur8crd6a2", "/"):
        page.goto(path)
        expect(page.locator("#app h1").first).to_be_visible(timeout=PATIENCE)
    sources = json.loads((built / "manifest.json").read_text("utf-8"))
    lobby = sources["src/pages/Lobby.svelte"]["file"]
    assert any(lobby in file for file in page.evaluate(KEPT))
    for name in ("index.html", "sw.js"):
        file = built / name
        text = file.read_text("utf-8")
        file.write_text(text.replace("<head>", '<head><meta name="build" content="next">') + "\n", "utf-8")
        for packed in built.glob(f"{name}.*"):
            packed.unlink()
    # A page that is still open asks for a file of the old build, which is gone: it is loaded anew, once.
    for gone in built.glob(f"{sources['src/pages/Rules.svelte']['file']}*"):
        gone.unlink()
    new = page.locator("meta[name=build]")
    expect(page.locator(".covers h3").first).to_be_visible()
    expect(new).not_to_be_attached()
    with house:
        page.get_by_role("link", name="Rules").first.click()
        expect(new).to_be_attached(timeout=PATIENCE)
        expect(page.get_by_role("button", name="Try again")).to_be_visible(timeout=PATIENCE)
    # From now on the new one opens without a network, and nothing of the old one is kept.
    page.goto("/")
    expect(page.locator(".covers h3").first).to_be_visible(timeout=PATIENCE)
    expect(new).to_be_attached()
    kept = page.evaluate(KEPT)
    assert f"{house.url}/" in kept
    assert not any(lobby in file for file in kept)
