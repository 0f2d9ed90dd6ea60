"""What a release ships and needs, by name, version and licence: a CycloneDX document and the texts of the licences.

Our own wheel contains code of others in the pages (web/, the documentation); Python packages are installed beside it.
No fonts are shipped: the pages use those of the reader's system.
"""

import json
import subprocess
import uuid
from pathlib import Path
from typing import Any

from tools.bootstrap import ROOT, VENV
from tools.extras import environment_of

CLIENT = ("@fluent/bundle", "svelte", "clsx", "esm-env")
"""What Vite puts into the pages: the client's dependencies, and those of them that end up in the bundle."""
DOCS = ("mkdocs-material",)
"""Whose files are in the documentation: its theme, with the search and the icons that it brings."""
TEXT_NAMES = ("LICENSE", "LICENCE", "COPYING", "NOTICE")
APACHE = next(iter(sorted(VENV.glob("lib/*/site-packages/cryptography-*/licenses/LICENSE.APACHE"))), VENV)
"""The text of the Apache licence, for @fluent/bundle, which names it and does not bring it along."""
ASK = """
import json, sys
from importlib.metadata import distributions
found = []
for one in distributions():
    data = one.metadata
    named = [line.split(' :: ')[-1] for line in data.get_all('Classifier', []) if line.startswith('License :: ')]
    licence = data.get('License-Expression') or (data.get('License') or '').split('\\n')[0][:60] or ', '.join(named)
    files = [str(one.locate_file(file)) for file in one.files or [] if any(
        word in file.name.upper() for word in ('LICENSE', 'LICENCE', 'COPYING', 'NOTICE')) and 'dist-info' in str(file)]
    found.append({'name': data['Name'], 'version': one.version, 'licence': licence, 'files': files})
json.dump(found, sys.stdout)
"""


def packages(python: Path) -> list[dict[str, Any]]:
    """The packages of an environment, with licence and files of it."""
    done = subprocess.run([python, "-c", ASK], capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return sorted(
        (one for one in found if one["name"].lower() not in ("saleroom", "pip")),
        key=lambda one: str(one["name"]).lower(),
    )


def client_packages() -> list[dict[str, Any]]:
    """The packages in the pages."""
    found = []
    for name in CLIENT:
        folder = ROOT / "web" / "node_modules" / name
        about = json.loads((folder / "package.json").read_text("utf-8"))
        texts = [path for path in sorted(folder.iterdir()) if path.name.upper().startswith(TEXT_NAMES)]
        files = [str(path) for path in texts] or [str(APACHE)]
        found.append({"name": name, "version": about["version"], "licence": about["license"], "files": files})
    return found


def component(one: dict[str, Any], kind: str, scope: str) -> dict[str, Any]:
    """One part of the bill of materials."""
    name = one["name"].replace("@", "%40") if kind == "npm" else one["name"].lower()
    reference = f"pkg:{kind}/{name}@{one['version']}"
    return {
        "type": "library",
        "bom-ref": reference,
        "name": one["name"],
        "version": one["version"],
        "purl": reference,
        "scope": scope,
        "licenses": [{"license": {"name": one["licence"]}}] if one["licence"] else [],
    }


def write(target: Path, version: str, python: Path) -> None:
    """The document and the texts, next to the wheels; `python` has the package installed and what it needs."""
    needed, client = packages(python), client_packages()
    theme = [one for one in packages(environment_of("docs")) if one["name"] in DOCS]
    parts = [component(one, "pypi", "required") for one in needed]
    parts += [component(one, "npm", "required") for one in client]
    parts += [component(one, "pypi", "required") for one in theme]
    own = f"pkg:pypi/saleroom@{version}"
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(parts, sort_keys=True))}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "saleroom",
                "version": version,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": sorted(part["bom-ref"] for part in parts)}],
    }
    path = target / f"saleroom-{version}.cdx.json"
    path.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (target / f"saleroom-{version}-licences.txt").write_text(texts(client + theme, needed), "utf-8")


def texts(inside: list[dict[str, Any]], beside: list[dict[str, Any]]) -> str:
    """The licences of what is in the wheel, and of what is installed beside it."""
    lines = ["Saleroom is under the MIT licence (LICENSE). It ships no fonts.", ""]
    for title, group in (("Contained in the pages", inside), ("Installed beside it", beside)):
        lines += [f"== {title} ==", ""]
        for one in group:
            lines += [f"-- {one['name']} {one['version']}: {one['licence'] or 'see below'}", ""]
            for file in one["files"]:
                lines += [Path(file).read_text("utf-8", "replace").strip(), ""]
    return "\n".join(lines)


def write_shared(target: Path) -> None:
    """The licences of what the wheel itself contains, to be shipped with it."""
    theme = [one for one in packages(environment_of("docs")) if one["name"] in DOCS]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(texts(client_packages() + theme, []), "utf-8")
