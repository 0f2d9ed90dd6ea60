"""How pages of the laboratory look: one file each, nothing from elsewhere, light and dark, wide and narrow."""

from html import escape
from pathlib import Path


def document(title: str, body: str) -> str:
    """A whole page."""
    css = Path(__file__).with_name("page.css").read_text("utf-8")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{css}</style></head><body><main>{body}</main></body></html>\n"
    )
