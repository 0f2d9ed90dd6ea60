"""`make docs`: builds the documentation into the package; a warning is an error.

python -m tools.docs        with the packages of requirements/docs.txt
"""

import gzip
import logging
import shutil
import sys
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import MkDocsException

ROOT = Path(__file__).resolve().parent.parent.parent
UNWANTED = ("*.map", "sitemap.xml", "sitemap.xml.gz", "objects.inv")
"""What the theme brings along and nobody asks for."""


class Counter(logging.Handler):
    """Shows warnings and counts them."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.number = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Show one."""
        self.number += 1
        print(f"docs: {record.getMessage()}", file=sys.stderr)


def main() -> int:
    """Build; 1 if anything was not as it should be."""
    counter = Counter()
    logging.getLogger("mkdocs").addHandler(counter)
    config = load_config(str(ROOT / "mkdocs.yml"))
    try:
        config.plugins.on_startup(command="build", dirty=False)
        build(config)
        config.plugins.on_shutdown()
    except MkDocsException as problem:
        print(f"docs: {problem}", file=sys.stderr)
        counter.number += 1
    site = Path(config.site_dir)
    for pattern in UNWANTED:
        for path in site.rglob(pattern):
            path.unlink()
    for path in (site / "assets" / "javascripts" / "lunr").rglob("*.js"):
        if not any(
            path.name in (f"lunr.{name}.min.js", f"{name}.js")
            for name in ("de", "ru", "ja", "multi", "stemmer.support", "tinyseg")
        ):
            path.unlink()
    if counter.number:
        shutil.rmtree(site, ignore_errors=True)
        print(f"docs: {counter.number} problems; nothing was built", file=sys.stderr)
        return 1
    for path in [
        path for path in site.rglob("*") if path.suffix in (".css", ".html", ".js", ".json", ".svg")
    ]:
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    files = [path for path in site.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    print(
        f"docs: {sum(path.suffix == '.html' for path in files)} pages, {size / 1e6:.1f} MB, in {site.relative_to(ROOT)}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
