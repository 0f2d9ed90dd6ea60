"""What a release relies on, without building: one version, archives without times, a bill that adds up, workflows."""

import io
import json
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
import yaml

import saleroom
from tools import bill, extras, interpreters, release

ROOT = Path(__file__).resolve().parents[2]


def test_all_places_name_the_same_version() -> None:
    assert release.check_version() == saleroom.__version__
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert client["version"] == saleroom.__version__


def archive(path: Path, names: list[str], moment: int) -> Path:
    """An archive as some machine would make it."""
    with tarfile.open(path, "w:gz") as files:
        for name in names:
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.uid, entry.uname = 3, moment, moment, f"user{moment}"
            files.addfile(entry, io.BytesIO(b"one"))
    return path


def test_archives_of_different_times_and_orders_become_the_same_bytes(tmp_path: Path) -> None:
    one = release.normal_archive(archive(tmp_path / "1.tar.gz", ["a", "b"], 1), tmp_path / "one")
    two = release.normal_archive(archive(tmp_path / "2.tar.gz", ["b", "a"], 2), tmp_path / "two")
    assert release.digest(one) == release.digest(two)
    with tarfile.open(one) as files:
        assert files.getnames() == ["a", "b"]


def test_a_wheel_that_names_a_folder_of_this_machine_is_refused(tmp_path: Path) -> None:
    for number, folder in enumerate(["/usr/lib", f"{Path.home()}/lib"]):
        path = tmp_path / f"{number}.whl"
        with zipfile.ZipFile(path, "w") as files:
            files.writestr("rules.so", f"\0{folder}\0".encode())
    release.check_folders(tmp_path / "0.whl")
    release.check_folders(archive(tmp_path / "1.tar.gz", ["a"], 1))
    with pytest.raises(SystemExit):
        release.check_folders(tmp_path / "1.whl")


def test_the_bill_names_every_dependency_and_the_parts_of_the_pages(tmp_path: Path) -> None:
    found = {one["name"].lower().replace("_", "-") for one in bill.packages(Path(sys.executable))}
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    for dependency in wanted:
        name = dependency.partition(">")[0].partition("=")[0].lower().replace("_", "-")
        assert name in found
    pages = bill.client_packages()
    assert [one["name"] for one in pages] == list(bill.CLIENT)
    assert all(one["licence"] and Path(one["files"][0]).is_file() for one in pages)
    part = bill.component(pages[0], "npm", "required")
    assert part["purl"] == f"pkg:npm/%40fluent/bundle@{pages[0]['version']}"
    text = bill.texts(pages, [])
    assert "Apache License" in text
    assert "Svelte" in text


def test_the_interpreter_at_hand_is_recognized() -> None:
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    assert interpreters.says(Path(sys.executable), version)
    assert not interpreters.says(Path(sys.executable), "3.0")
    assert not interpreters.says(Path("/nowhere/python"), version)


def test_workflows_try_every_extra_and_every_python() -> None:
    jobs = {
        name: yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8"))["jobs"]
        for name in ("tests", "release")
    }
    offered = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert jobs["tests"]["extras"]["strategy"]["matrix"]["extra"] == sorted(extras.EXTRAS) == sorted(offered)
    assert all((ROOT / "requirements" / f"{extra}.txt").is_file() for extra in offered)
    pythons = [f"cp{version.replace('.', '')}" for version in interpreters.VERSIONS]
    assert jobs["release"]["wheels"]["strategy"]["matrix"]["python"] == pythons
