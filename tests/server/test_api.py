"""The OpenAPI document: is it one, do its examples fit, and does a real server keep to it whatever it is sent."""

import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import checks

from tests.server.house import Person, Server, begin, open_table, play_on
from tools.services import Postgres

CASES = int(os.environ.get("SALEROOM_CASES", "300")) // 2
"""For each of the two ways to make requests: such as the document describes, and such as it does not.

`make cases` makes ten thousand, which takes some minutes.
"""

DATABASE = os.environ.get("SALEROOM_CASES_DATABASE", "sqlite")
"""On what the server runs: sqlite or postgresql."""

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
    checks.unsupported_method,
]
PARTICULAR = ("forget", "leave", "delete_me")
"""These take what the other requests live on away: they are tried with secrets that are none."""


ANSWERED = {
    "list_games",
    "show_table",
    "open_table",
    "receipt",
    "record",
    "lobby",
    "my_tables",
    "my_matches",
}
"""Of the requests that the document describes, some of these must succeed."""


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert DATABASE in ("sqlite", "postgresql")
    more: dict[str, Any] = {}
    if DATABASE == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        more["database_url"] = postgres.database()
    with Server(tmp_path_factory.mktemp("api"), **more) as running:
        yield running


@pytest.fixture(scope="module")
def document(server: Server) -> Any:
    answer = requests.get(f"{server.url}/api/v1/schema/openapi.json", timeout=10)
    assert answer.headers["content-type"].startswith("application/")
    return answer.json()


def operations(document: Any) -> Iterator[tuple[str, str, Any]]:
    for path, found in document["paths"].items():
        for method, spec in found.items():
            yield path, method, spec


def fits(document: Any, schema: Any, value: Any) -> None:
    """The value has the type that the document says."""
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **schema,
        "components": document["components"],
    }
    jsonschema_rs.validator_for(whole).validate(value)


def test_the_document_is_openapi_3_1(server: Server, document: Any) -> None:
    assert document["openapi"].startswith("3.1")
    schemathesis.openapi.from_url(f"{server.url}/api/v1/schema/openapi.json").validate()
    for name, schema in document["components"]["schemas"].items():
        assert jsonschema_rs.meta.is_valid(schema), name


def test_every_reference_leads_somewhere(document: Any) -> None:
    def references(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            if isinstance(value.get("$ref"), str):
                yield value["$ref"]
            for inner in value.values():
                yield from references(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from references(inner)

    found = set(references(document))
    assert found
    for reference in found:
        place = document
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


def test_operations_have_names_of_their_own_sentences_and_tags(document: Any) -> None:
    names = Counter(spec["operationId"] for _, _, spec in operations(document))
    assert set(names.values()) == {1}
    for path, method, spec in operations(document):
        assert spec["operationId"].isidentifier()
        assert spec["description"], (method, path)
        assert spec["tags"], (method, path)


def test_there_is_a_fitting_example_of_every_body_and_every_answer(document: Any) -> None:
    for _, method, spec in operations(document):
        name = spec["operationId"]
        contents = [spec["requestBody"]["content"]] if "requestBody" in spec else []
        contents += [response.get("content", {}) for response in spec["responses"].values()]
        for content in contents:
            for kind, described in content.items():
                assert "example" in described, (name, method, kind)
                if "json" in kind:
                    fits(document, described["schema"], described["example"])


def test_refusals_are_problems_and_requests_may_be_signed(document: Any) -> None:
    assert set(document["components"]["securitySchemes"]) == {"token", "cookie", "operator"}
    for path, method, spec in operations(document):
        if "/admin/" in path:
            assert spec["security"] == [{"operator": []}]
        else:
            assert {"token": []} in spec["security"]
            assert {"cookie": []} in spec["security"]
        assert {"401", "429", "503"} <= set(spec["responses"]), (method, path)
        assert ("404" in spec["responses"]) or "{code}" not in path
        for status, response in spec["responses"].items():
            assert status.startswith("2") or list(response["content"]) == ["application/problem+json"]


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.value)
def test_a_real_server_keeps_to_the_document(
    server: Server, mode: schemathesis.GenerationMode, record_property: Any
) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/v1/schema/openapi.json")
    found = {}
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        found[operation.definition.raw["operationId"]] = operation
    codes, secrets = furnished(server)
    session = requests.Session()
    seen: Counter[tuple[str, int]] = Counter()

    def attempt(name: str, case: Any, code: str | None, secret: dict[str, str]) -> None:
        if code is not None and "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = code
        if code is not None and name == "turns" and code == codes[-1]:  # the other streams have no end
            case.query["table"] = code
        headers = {} if name in PARTICULAR else secret
        if name == "live_lobby":  # that stream has no end: only refusals are looked at here
            headers = {"Authorization": "Bearer nobody"}
        answer = case.call(base_url=server.url, session=session, timeout=20, headers=headers)
        seen[name, answer.status_code] += 1
        also = (
            [checks.negative_data_rejection] if case.meta is not None and code is None and not secret else []
        )
        case.validate_response(answer, checks=[*CHECKS, *also])

    def many(name: str, operation: Any, examples: int, round_: int) -> None:
        @seed(round_)
        @settings(
            max_examples=examples,
            database=None,
            deadline=None,
            derandomize=False,
            print_blob=False,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(
            case=operation.as_strategy(generation_mode=mode),
            code=st.sampled_from([None, *codes]),
            secret=st.sampled_from(secrets),
        )
        def run(case: Any, code: str | None, secret: dict[str, str]) -> None:
            attempt(name, case, code, secret)

        try:
            run()
        except Unsatisfiable:  # there is nothing that this operation could be sent wrongly
            assert mode is schemathesis.GenerationMode.NEGATIVE

    round_ = 0
    while seen.total() < CASES:
        round_ += 1
        for name, operation in found.items():
            examples = max(3, min(60, CASES // len(found))) if round_ < 4 else 200
            some_succeed = name in ANSWERED and mode is schemathesis.GenerationMode.POSITIVE
            many(name, operation, max(examples, 40) if some_succeed else examples, round_)
        assert round_ < 40, "too few different requests"
    record_property("cases", seen.total())
    print(
        f"{mode.value}: {seen.total()} cases, {len(found)} operations, {Counter(s for _, s in seen.elements())}"
    )
    answered = {name for name, status in seen if status < 300}
    if mode is schemathesis.GenerationMode.POSITIVE:
        assert answered >= ANSWERED
    assert {400, 401, 404, 409} <= {status for _, status in seen}


def furnished(server: Server) -> tuple[list[str], list[dict[str, str]]]:
    """Tables in every state, the one that is over last, and secrets of people who sit there and of nobody."""
    host = Person(server)
    token = host.post("/tokens", nickname="Author")["secret"]
    signed = {"Authorization": f"Bearer {token}"}
    codes = []
    for game in ("luxury", "antiques", "secret"):
        code, people = open_table(server, game, 3, clock={"kind": "turns", "hours": 24})
        begin(code, people)
        codes.append(code)
        answer = host.request("POST", "/tables", headers=signed, json={"game": game, "nickname": "Author"})
        codes.append(answer.json()["code"])
    over, people = open_table(server, "luxury", 2)
    begin(over, people)
    play_on(over, people)
    secrets = [{}, signed, {"Cookie": f"saleroom={people[0].secret}"}, {"Authorization": "Bearer nobody"}]
    return [*codes, over], secrets


def test_an_answer_that_does_not_fit_is_noticed(document: Any) -> None:
    state = document["paths"]["/api/v1/tables/{code}"]["get"]["responses"]["200"]["content"][
        "application/json"
    ]
    wrong = json.loads(json.dumps(state["example"]))
    wrong["view"]["hand"] = "all of them"
    with pytest.raises(jsonschema_rs.ValidationError):
        fits(document, state["schema"], wrong)
