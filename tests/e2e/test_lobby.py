"""The lobby as it is now, and one's own tables on a second device."""

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Visits
from tests.server.house import Person, Server, begin, open_table


def test_tables_come_change_and_go_before_ones_eyes(visits: Visits, server: Server) -> None:
    page = visits("/lobby")
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    fox = Person(server)
    code = fox.post("/tables", game="luxury", seats=3, nickname="Quick Fox", listed=True)["code"]
    entry = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/t/{code}']"))
    expect(entry).to_contain_text("1 of 3 seats taken")
    expect(entry).to_contain_text("Quick Fox")
    hen = Person(server)
    hen.post(f"/tables/{code}/join", nickname="Slow <b>Hen</b>")
    expect(entry).to_contain_text("2 of 3 seats taken")
    expect(entry).to_contain_text("Slow <b>Hen</b>")
    begin(code, [fox])
    watched = page.get_by_role("region", name="Tables to watch").filter(has=entry)
    expect(watched).to_contain_text("Nobody is watching.")
    expect(entry.get_by_role("link", name="Watch")).to_be_visible()
    hidden = fox.post("/tables", game="luxury", seats=2, nickname="Fox", listed=True)["code"]
    expect(page.locator(f"a[href='/t/{hidden}']")).to_be_visible()
    fox.post(f"/tables/{hidden}/leave")
    expect(page.locator(f"a[href='/t/{hidden}']")).to_have_count(0)


def test_my_tables_are_at_the_door_of_a_device_that_never_saw_them(visits: Visits, server: Server) -> None:
    code, people = open_table(server, "luxury", 2, clock={"kind": "turns", "hours": 24})
    begin(code, people)
    phone = Person(server)
    phone.post("/me/claim", link=people[0].post("/me/link")["secret"])
    page = visits("/", size=PHONE, person=phone)
    own = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(own).to_contain_text("Luxury")
    expect(own).to_contain_text("your turn")
    own.click()
    expect(page).to_have_url(f"{server.url}/t/{code}")
    stranger = visits("/")
    expect(stranger.locator(".covers h3").first).to_be_visible()
    expect(stranger.get_by_role("region", name="Your tables")).to_have_count(0)
