"""Completion for shells and the man page follow from the parser."""

import subprocess
from pathlib import Path

import pytest

import saleroom
from saleroom.cli.describe import SHELLS, completion, describe, man_page
from saleroom.cli.main import main, make_parser

COMMAND = describe(make_parser())
ASK = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _saleroom; printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["pl"], {"play"}),
        (["rules", "lu"], {"luxury"}),
        (["play", "--see"], {"--seed"}),
        (["play", "luxury", "--lang", ""], {"en", "ru", "de", "ja"}),
        (["play", "luxury", "--preset", "as-p"], {"as-printed"}),
        (["arena", "luxury", "--bots", "s"], {"simple"}),
        (["play", "luxury", "--seats", "ev"], set()),
        (["simulate", "luxury", "--records", "ev"], {"evening.json"}),
        (["admin", "ba"], {"ban"}),
        (["admin", "list", "--state", "p"], {"playing"}),
        (["replay", "even"], {"evening.json"}),
    ],
)
def test_bash_completes_commands_games_options_and_files(
    tmp_path: Path, words: list[str], offered: set[str]
) -> None:
    (tmp_path / "evening.json").touch()
    script = tmp_path / "completion.bash"
    script.write_text(completion(COMMAND, "bash"), "utf-8")
    done = subprocess.run(
        ["bash", "-c", ASK, "bash", str(script), "saleroom", *words],
        cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert set(done.stdout.split()) == offered
    assert done.stderr == ""


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_and_option_is_offered(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for command in COMMAND.all():
        assert command.name in script
        for option in command.options:
            assert (option.names[-1][2:] if shell == "fish" else option.names[-1]) in script


def test_the_man_page_tells_all_commands() -> None:
    page = man_page(COMMAND, saleroom.__version__)
    for command in COMMAND.all():
        assert " ".join(command.words).replace("-", "\\-") in page
    assert "\n.PP\n" in page
    assert not [line for line in page.split("\n") if line.startswith("'")]


def test_the_version_says_whether_the_rules_are_native(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    kind = "native" if saleroom.compiled else "interpreted"
    assert capsys.readouterr().out == f"saleroom {saleroom.__version__} ({kind})\n"
