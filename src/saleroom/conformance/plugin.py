"""A pytest plugin: a test that takes `saleroom_law` runs once for every law.

    @pytest.mark.saleroom_game("sixpence")
    def test_law(saleroom_law):
        saleroom_law()

`pytest --saleroom-matches 200` tries each law on more matches. The plugin is there wherever saleroom is installed.
"""

from collections.abc import Callable

import pytest

FIXTURE = "saleroom_law"
MARK = "saleroom_game"


def pytest_addoption(parser: pytest.Parser) -> None:
    """How many matches each law is tried on."""
    parser.getgroup("saleroom").addoption(
        "--saleroom-matches",
        metavar="N",
        type=int,
        default=12,
        help="how many matches each law of saleroom.conformance is tried on (default 12)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known."""
    config.addinivalue_line("markers", f"{MARK}(id): the game that `{FIXTURE}` tries the laws on")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for every law."""
    if FIXTURE in metafunc.fixturenames:
        from saleroom.conformance.trials import LAWS

        metafunc.parametrize(FIXTURE, list(LAWS), indirect=True)


@pytest.fixture
def saleroom_law(request: pytest.FixtureRequest) -> Callable[[], None]:
    """Tries one law on the game that the mark names; calling it fails the test where the law is broken."""
    from saleroom.conformance.trials import LAWS, try_law
    from saleroom.games import GAMES

    mark = request.node.get_closest_marker(MARK)
    if mark is None or len(mark.args) != 1:
        pytest.fail(f'mark the test with the id of a game: @pytest.mark.{MARK}("sixpence")', pytrace=False)
    name = mark.args[0]
    if name not in GAMES:
        pytest.fail("\n".join([f"there is no game {name!r}", *GAMES.problems]), pytrace=False)

    def try_it() -> None:
        result = try_law(
            LAWS[request.param], GAMES[name], range(request.config.getoption("--saleroom-matches"))
        )
        if result.problem is not None:
            pytest.fail(f"{result.law.about}: {result.problem} (case {result.number})", pytrace=False)

    return try_it
