"""Reads a Dockerfile, and carries its steps out in a folder, as far as that can be done without an engine.

The base images and the network are missing: what would be fetched comes from the environment of the tests. Absolute
paths of the container lie below a folder, and so do the users' files.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

OPT = "/opt/saleroom"
SKIPPED = ("apt-get", "rm -rf /var/lib/apt", "groupadd", "useradd")
"""Steps that need the base image or its root."""


class Instruction(NamedTuple):
    """One instruction: its name, and all that follows it."""

    name: str
    text: str


class Stage(NamedTuple):
    """One stage: the image it is built from, its name, and what is done."""

    base: str
    name: str
    instructions: list[Instruction]

    def all(self, name: str) -> list[str]:
        """What follows an instruction, for each time it stands there."""
        return [instruction.text for instruction in self.instructions if instruction.name == name]


def read_stages(path: Path) -> list[Stage]:
    """The stages of a Dockerfile."""
    lines = [
        line for line in path.read_text().splitlines() if line.strip() and not line.lstrip().startswith("#")
    ]
    stages: list[Stage] = []
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        name, _, text = line.strip().partition(" ")
        if name == "FROM":
            base, _, stage = text.partition(" AS ")
            stages.append(Stage(base, stage, []))
        else:
            stages[-1].instructions.append(Instruction(name, text.strip()))
    return stages


def environment(stage: Stage) -> dict[str, str]:
    """What the instructions ENV of a stage set."""
    return {
        name: value.strip('"')
        for text in stage.all("ENV")
        for name, value in re.findall(r'(\w+)=("[^"]*"|\S+)', text)
    }


# -- what the engine is sent ----------------------------------------------------------------------------------


def pattern_of(text: str) -> re.Pattern[str]:
    """A pattern of .dockerignore; it also holds for all that is in a folder."""
    parts = re.split(r"(\*\*/|\*)", text)
    said = {"**/": "(?:.*/)?", "*": "[^/]*"}
    return re.compile("".join(said.get(part, re.escape(part)) for part in parts) + "(?:/.*)?")


def is_sent(path: str, rules: list[str]) -> bool:
    """Whether a file is sent to the engine: the last rule that fits it decides."""
    sent = True
    for rule in rules:
        if pattern_of(rule.removeprefix("!")).fullmatch(path):
            sent = rule.startswith("!")
    return sent


def copy_context(root: Path, target: Path) -> None:
    """Copy what the engine is sent of a folder."""
    lines = (root / ".dockerignore").read_text().splitlines()
    rules = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    for folder, folders, files in os.walk(root):
        here = Path(folder).relative_to(root)
        folders[:] = [name for name in folders if not name.startswith(".") and name != "node_modules"]
        for name in files:
            path = (here / name).as_posix()
            if is_sent(path, rules):
                (target / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / path, target / path)


# -- carrying it out ------------------------------------------------------------------------------------------


class Build:
    """The stages of a Dockerfile, carried out in a folder."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.folder = folder
        self.context = folder / "context"
        self.opt = folder / "opt"
        """Stands for /opt/saleroom in all stages: an environment of Python cannot be moved."""
        self.steps: list[str] = []
        """What was run, as it was run."""
        copy_context(root, self.context)

    def place(self, stage: Stage, path: str, workdir: str) -> Path:
        """Where a path of a stage lies."""
        if path.startswith(OPT):
            return Path(str(self.opt) + path.removeprefix(OPT))
        inside = os.path.normpath(f"{workdir}/{path}" if not path.startswith("/") else path)
        return self.folder / "stages" / (stage.name or "last") / inside.lstrip("/")

    def carry_out(self, stage: Stage, stages: dict[str, Stage]) -> None:
        """Carry out what a stage does."""
        workdir = "/"
        for name, text in stage.instructions:
            if name == "WORKDIR":
                workdir = text
                self.place(stage, workdir, "/").mkdir(parents=True, exist_ok=True)
            elif name == "COPY":
                self.copy(stage, text.split(), workdir, stages)
            elif name == "RUN":
                for step in text.split(" && "):
                    self.run(step, self.place(stage, ".", workdir))

    def copy(self, stage: Stage, words: list[str], workdir: str, stages: dict[str, Stage]) -> None:
        """Copy files from the context or another stage: a folder's content, or files into a folder."""
        origin = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else None
        *sources, to = words
        target = self.place(stage, to, workdir)
        for source in sources:
            found = self.context / source if origin is None else self.place(stages[origin], source, "/")
            assert found.exists(), f"COPY {source}: there is no such file"
            if found == target:
                continue
            if found.is_dir():
                shutil.copytree(found, target, dirs_exist_ok=True)
            else:
                into = target / found.name if to.endswith("/") else target
                into.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(found, into)

    def run(self, step: str, folder: Path) -> None:
        """Run one step; what would be fetched is taken from here."""
        if step.startswith(SKIPPED):
            return
        if step.startswith("npm ci"):
            (folder / "node_modules").symlink_to(self.root / "web" / "node_modules", target_is_directory=True)
            return
        if step.startswith("install --directory"):
            return
        step = step.replace(" pip wheel ", " pip wheel --no-build-isolation --no-index ")
        step = step.replace("/bin/pip install ", "/bin/pip install --no-index --no-deps ")
        step = step.replace(OPT, str(self.opt))
        self.steps.append(step)
        done = subprocess.run(
            ["sh", "-euc", step],
            cwd=folder,
            env=self.environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{step}\n{done.stdout}{done.stderr}"
        if "/bin/pip install " in step:
            lib = sysconfig.get_path("purelib", vars={"base": str(self.opt)})
            (Path(lib) / "of_the_tests.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def environment(self) -> dict[str, str]:
        """The environment of a step: our Python and Node, and none of our settings."""
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("SALEROOM_", "PYTHON"))
        }
        path = os.pathsep.join([str(Path(sys.executable).parent), kept.get("PATH", os.defpath)])
        return {**kept, "PATH": path, "MYPYC_OPT_LEVEL": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
