"""The page of the HTTP API, made from the OpenAPI document of the server."""

from collections import defaultdict
from typing import Any

from saleroom.server.app import create_app
from saleroom.server.document import describe
from saleroom.server.settings import Settings

HEAD = """# Every request of the API

Made from the OpenAPI document, which a server shows at `/api/v1/schema`. [The API](../api.md) tells how they
go together, and has the websocket and the stream of turns.

"""
DEFAULT = "Request fulfilled, document follows"
"""What the framework says of an answer where we say nothing."""
METHODS = ("get", "post", "put", "patch", "delete")
Node = dict[str, Any]


def page() -> str:
    """All requests by their first word, then all types."""
    document: Node = describe(create_app(Settings()).openapi_schema.to_schema())
    groups: dict[str, list[str]] = defaultdict(list)
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                words = path.removeprefix("/api/v1").strip("/").split("/")
                groups[words[0] or "/"].append(request(path, method, item[method]))
    parts = [HEAD]
    for group, texts in sorted(groups.items()):
        parts += [f"## {group} {{#requests-{group}}}\n", *texts]
    parts.append("## Types\n")
    for name, schema in sorted(document.get("components", {}).get("schemas", {}).items()):
        parts.append(type_of_data(name, schema))
    return "\n".join(parts)


def request(path: str, method: str, operation: Node) -> str:
    """One request: what it does, what it takes, what it answers."""
    lines = [f"### {method.upper()} {path.replace('{', '&#123;').replace('}', '&#125;')}", ""]
    about = operation.get("description") or operation.get("summary") or ""
    lines += [flat(about), ""]
    rows = [
        (f"`{one['name']}`", one["in"], shown(one.get("schema", {})), flat(one.get("description", "")))
        for one in operation.get("parameters", [])
    ]
    if rows:
        lines += [
            "| parameter | in | type | |",
            "|---|---|---|---|",
            *(f"| {' | '.join(row)} |" for row in rows),
            "",
        ]
    body = operation.get("requestBody")
    if body:
        for kind, content in body["content"].items():
            lines += [f"Takes {shown(content.get('schema', {}))} as `{kind}`.", ""]
    answers = []
    for status, answer in sorted(operation.get("responses", {}).items()):
        kinds = [shown(content.get("schema", {})) for content in answer.get("content", {}).values()]
        answers.append(
            (
                status,
                ", ".join(dict.fromkeys(kinds)) or "–",
                flat(answer.get("description", "").replace(DEFAULT, "")),
            )
        )
    lines += ["| answer | type | |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in answers), ""]
    return "\n".join(lines)


def type_of_data(name: str, schema: Node) -> str:
    """One type: its fields, or what it is."""
    lines = [f"### {name}", "", flat(schema.get("description", "")), ""]
    fields = schema.get("properties", {})
    required = set(schema.get("required", ()))
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        for field, kind in fields.items():
            mark = "" if field in required else " (may be missing)"
            lines.append(f"| `{field}` | {shown(kind)}{mark} | {flat(kind.get('description', ''))} |")
    else:
        lines.append(shown(schema))
    return "\n".join([*lines, ""])


def shown(schema: Node) -> str:
    """A type in a few words, with links to those that have names."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"[{name}](#{name.lower()})"
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(shown(one) for one in schema[key])
    if "allOf" in schema:
        return " and ".join(shown(one) for one in schema["allOf"])
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{'null' if value is None else value}`" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join(shown({**schema, "type": one}) for one in kind)
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(shown(one) for one in schema["prefixItems"]) + "]"
        return f"list of {shown(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {shown(schema['additionalProperties'])}"
    return str(kind)


def flat(text: str) -> str:
    """A text for a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;")
