"""Running commands in this process."""

import io
import sys

import pytest

from saleroom.cli.main import main
from tests.cli.helpers import Result, Run


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """A function that runs `saleroom` with arguments and lines of input, on a terminal of some width."""

    def runner(*arguments: object, stdin: str = "", columns: int = 80) -> Result:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return runner
