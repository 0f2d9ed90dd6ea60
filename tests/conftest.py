"""How much Hypothesis does: the same examples every time, more of them where the rules are compiled.

SALEROOM_EXAMPLES=20 makes twenty times as many examples, fresh ones at every run; below 1 it makes fewer.
"""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

import saleroom

NATIVE_EXAMPLES = 6
INTERPRETED_EXAMPLES = 2
MANY = 10
THINNED = ("bots", "cli", "conformance/test_laws.py", "games/test_insight.py", "locale", "server")
"""Where a case takes long enough for `make quick` to leave some out."""

SLOW = (
    "bots/test_styles.py::test_a_style_shows_in_its_own_direction[ada",
    "bots/test_styles.py::test_a_style_shows_in_its_own_direction[magda",
    "bots/test_styles.py::test_a_style_shows_in_its_own_direction[stella",
    "cli/test_tables.py::test_every_legal_move_can_be_typed[emblems-10",
    "cli/test_tables.py::test_the_menu_offers_legal_moves_only[emblems-10",
    "deploy/test_container.py::test_the_stages_can_be_carried_out",
    "e2e/test_antiques.py::test_a_whole_match_with_all_that_moves",
    "e2e/test_blind_player.py::test_a_blind_player_plays_a_whole_match[antiques",
    "e2e/test_blind_player.py::test_a_blind_player_plays_a_whole_match[colours",
    "e2e/test_blind_player.py::test_a_blind_player_plays_a_whole_match[emblems",
    "e2e/test_blind_player.py::test_a_blind_player_plays_a_whole_match[secret",
    "e2e/test_colours.py::test_a_whole_match_with_all_that_moves",
    "e2e/test_emblems.py::test_a_whole_match_with_all_that_moves",
    "e2e/test_languages.py::test_no_page_has_anything_untranslated[de",
    "e2e/test_languages.py::test_no_page_has_anything_untranslated[ru",
    "e2e/test_lessons.py::test_a_lesson_can_be_followed_to_a_win[antiques",
    "e2e/test_lessons.py::test_a_lesson_can_be_followed_to_a_win[colours",
    "e2e/test_lessons.py::test_a_lesson_can_be_followed_to_a_win[emblems",
    "e2e/test_lessons.py::test_a_lesson_can_be_followed_to_a_win[secret",
    "e2e/test_random_player.py::test_nothing_goes_wrong_in_a_whole_match",
    "e2e/test_random_player.py::test_nothing_goes_wrong_whatever_is_clicked[antiques",
    "e2e/test_random_player.py::test_nothing_goes_wrong_whatever_is_clicked[emblems",
    "e2e/test_secret.py::test_a_whole_match_with_all_that_moves",
    "e2e/test_sixth_game.py::test_on_a_phone",
    "e2e/test_training.py::test_a_puzzle_is_played_at_its_table_and_graded[antiques",
    "e2e/test_training.py::test_a_puzzle_is_played_at_its_table_and_graded[emblems",
    "e2e/test_training.py::test_a_puzzle_is_played_at_its_table_and_graded[luxury",
    "e2e/test_training.py::test_a_puzzle_is_played_at_its_table_and_graded[secret",
    "e2e/test_training.py::test_a_swap_is_offered_in_its_sheet",
    "e2e/test_ways_to_play.py::test_a_replay_can_be_stepped_scrubbed_jumped_in_and_linked_to[antiques",
    "e2e/test_ways_to_play.py::test_a_replay_can_be_stepped_scrubbed_jumped_in_and_linked_to[colours",
    "e2e/test_ways_to_play.py::test_a_replay_can_be_stepped_scrubbed_jumped_in_and_linked_to[emblems",
    "e2e/test_ways_to_play.py::test_a_replay_can_be_stepped_scrubbed_jumped_in_and_linked_to[secret",
    "e2e/test_ways_to_play.py::test_a_whole_match_with_the_keyboard",
    "e2e/test_ways_to_play.py::test_nothing_of_one_hand_is_on_the_covered_screen[antiques",
    "server/test_admin.py::test_an_address_is_kept_out",
    "server/test_admin.py::test_every_worker_learns",
    "server/test_admin_data.py::test_a_server_deletes_by_itself",
    "server/test_canary.py::test_a_server_that_tells_too_much_is_caught[content of",
    "server/test_canary.py::test_a_server_that_tells_too_much_is_caught[size",
    "server/test_canary.py::test_what_is_hidden_changes_no_byte[antiques-3",
    "server/test_canary.py::test_what_is_hidden_changes_no_byte[colours-4",
    "server/test_canary.py::test_what_is_hidden_changes_no_byte[emblems-3",
    "server/test_canary.py::test_what_is_hidden_changes_no_byte[luxury-2",
    "server/test_canary.py::test_what_is_hidden_changes_no_byte[secret-3",
    "server/test_claim.py::test_a_database_that_is_away",
    "server/test_claim.py::test_servers_on_one_postgresql",
    "server/test_claim.py::test_the_claim_is_taken_again",
    "server/test_faults.py::test_a_mover_is_told_that_there_is_no_space_and_plays_on_when_there_is[the",
    "server/test_lengths.py",
    "server/test_load.py::test_copies_of_a_table",
    "server/test_lobby.py::test_a_stream_that_ends",
    "server/test_metrics.py::test_one_port_tells",
    "server/test_stopping.py::test_a_command_with_two_workers",
    "server/test_stopping.py::test_both_workers_end_with_streams_open",
    "server/test_storage.py::test_sqlite_is_backed_up_and_restored[vacuum",
    "server/test_versions.py::test_a_server_refuses_a_schema_that_is_two_steps_newer[sqlite",
    "server/test_versions.py::test_a_server_serves_on_a_schema_that_is_one_step_newer[sqlite",
    "server/test_versions.py::test_the_version_before_runs_on_the_newest_schema[sqlite",
    "server/test_workers.py::test_postgresql_is_restarted_under_load[in",
)
"""These take so long that `make test` leaves them to `make slow`."""

_times = float(os.environ.get("SALEROOM_EXAMPLES") or 1)

settings.register_profile(
    "saleroom",
    max_examples=max(1, round((NATIVE_EXAMPLES if saleroom.compiled else INTERPRETED_EXAMPLES) * _times)),
    deadline=None,
    derandomize=_times <= 1,
    database=None,
    print_blob=False,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("saleroom")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Those that wait for servers and clocks come first: the many small ones fill the gaps they leave."""
    only_slow = "SALEROOM_SLOW" in os.environ
    left_out = [item for item in items if item.nodeid.removeprefix("tests/").startswith(SLOW) != only_slow]
    if not config.option.keyword and not any("::" in str(word) for word in config.args):
        config.hook.pytest_deselected(items=left_out)
        gone = set(left_out)
        items[:] = [item for item in items if item not in gone]
    if os.environ.get("SALEROOM_QUICK"):
        thin_out(config, items)
    items.sort(key=lambda item: "server" not in item.path.parts)


def thin_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a test with many cases that take long only every third (`make quick`)."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left_out = {
        item
        for name, found in cases.items()
        if len(found) > MANY and name.removeprefix("tests/").startswith(THINNED)
        for number, item in enumerate(found)
        if number % 3 != len(name) % 3  # not the same cases of every test
    }
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]
