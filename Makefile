# `make` alone lists the targets. Everything runs in .venv, which the first target that needs it makes.

.DEFAULT_GOAL := help
SHELL := /bin/sh
BIN := .venv/bin

# The first Python that is new enough; PYTHON=... is tried before the others.
FOUND = $(shell for name in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
	if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; \
	then echo $$name; break; fi; done)

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' Makefile

# .venv with what it takes to build the pages, which can be done while the rules are compiled.
.PHONY: packages
packages:
	@python="$(FOUND)"; \
	if [ -z "$$python" ]; then \
		echo "saleroom: Python 3.11 or newer is needed, and none is on the path (PYTHON=... names one elsewhere)." >&2; \
		exit 1; \
	fi; \
	"$$python" tools/bootstrap.py packages

.PHONY: setup
setup: packages ## make .venv and compile the rules; does nothing when nothing has changed
	@$(FOUND) tools/bootstrap.py

.PHONY: play
play: setup web ## open the saleroom in the browser; GAME=luxury plays that game in the terminal instead
	@$(BIN)/saleroom $(if $(GAME),play $(GAME)) $(ARGS)

.PHONY: web
web: packages ## build the pages for the browser; does nothing when nothing has changed
	@$(BIN)/python tools/web.py

.PHONY: docs
docs: setup ## build the documentation into the package, for /docs; a warning is an error
	@$(BIN)/python -m tools.extras docs -m tools.docs

.PHONY: wire
wire: setup ## write the client's types of the wire and the tables in docs/views.md anew from the types of the games
	@$(BIN)/python tools/wire.py

.PHONY: test
test: ## run all tests, on the native and on the interpreted rules; PYTEST_ARGS="-k luxury" narrows
	@$(MAKE) --no-print-directory -j 2 setup web-types
	@$(BIN)/python tools/web.py test
	@$(BIN)/python tools/run_tests.py $(PYTEST_ARGS)

.PHONY: web-types
web-types: web
	@$(BIN)/python tools/web.py check

.PHONY: quick
quick: setup ## what catches most mistakes, in under 90 seconds; PYTEST_ARGS="-k luxury" narrows
	@$(BIN)/python tools/quick.py $(PYTEST_ARGS)

.PHONY: cases
cases: setup ## ten thousand requests, sensible and not, against the API document and a real server; DATABASE=postgresql: on that
	@SALEROOM_CASES=10000 SALEROOM_CASES_DATABASE=$(or $(DATABASE),sqlite) $(BIN)/python -m pytest tests/server/test_api.py -n 2 -s $(PYTEST_ARGS)

.PHONY: slow
slow: setup web ## the tests that make test leaves out because they take long
	@SALEROOM_SLOW=1 $(BIN)/python -m pytest -n 2 tests/bots tests/cli tests/deploy tests/server $(PYTEST_ARGS)
	@SALEROOM_SLOW=1 $(BIN)/python -m pytest -n 2 tests/e2e $(PYTEST_ARGS)

.PHONY: kills
kills: setup ## kill a server twenty times in the middle of fifty tables and see whether anything was lost
	@SALEROOM_KILLS=20 $(BIN)/python -m pytest tests/server/test_faults.py -k killed_again -s $(PYTEST_ARGS)

.PHONY: extras
extras: setup ## the tests of every extra, each in an environment of its own; EXTRA=gym: of that one
	@$(BIN)/python -m tools.extras $(EXTRA)

.PHONY: check
check: setup ## lint, format, types, import directions, and whether `make wire` is due
	@$(BIN)/python tools/check.py

.PHONY: format
format: setup ## put the sources into shape
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

.PHONY: bench
bench: ## measure the native and the interpreted rules, then the environments beside those of others; figures into bench/
	@SALEROOM_NATIVE=1 $(MAKE) --no-print-directory setup
	@$(BIN)/saleroom bench $(ARGS) --save
	@SALEROOM_PURE=1 $(BIN)/saleroom bench $(ARGS) --save
	@$(MAKE) --no-print-directory bench-adapters bench-openspiel ARGS=

.PHONY: bench-adapters
bench-adapters: setup ## our environments beside those of PettingZoo, figures into bench/
	@$(BIN)/python -m tools.extras bench -m tools.bench_adapters $(ARGS)

.PHONY: strength
strength: setup ## how strong the bots are, beside how strong they should be: 20 minutes in the arena, figures into bench/
	@$(BIN)/python -m tools.strength $(ARGS)

.PHONY: styles
styles: setup ## how the characters play, in figures of the arena: into docs/opponents.md
	@$(BIN)/python -m tools.styles $(ARGS)

.PHONY: rulings
rulings: setup ## what our rulings change, played both ways by bots: into docs/rulings.md
	@$(BIN)/python -m tools.rulings $(ARGS)

.PHONY: strength-openspiel
strength-openspiel: setup ## our search beside OpenSpiel's IS-MCTS at equal time: 20 minutes in the arena, figures into bench/
	@$(BIN)/python -m tools.extras openspiel -m tools.openspiel.strength $(ARGS)

.PHONY: bench-openspiel
bench-openspiel: setup ## our games driven through OpenSpiel beside OpenSpiel's own Python games, figures into bench/
	@$(BIN)/python -m tools.extras openspiel -m tools.openspiel.bench $(ARGS)

.PHONY: soundness
soundness: setup ## how near the search comes to perfect play in small games, beside CFR; figures into bench/
	@$(BIN)/python -m tools.soundness $(ARGS)

.PHONY: train
train: setup ## train the network of GAME from nothing into build/train; ARGS="--minutes 60 --device cuda", see docs/learning.md
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(BIN)/uv pip install --quiet --python $(BIN)/python 'numpy>=2' 'torch>=2.6'
	@$(BIN)/python -m tools.train $(GAME) $(ARGS)

.PHONY: wheel
wheel: setup web docs ## build the source archive and a wheel for this Python into dist/, untried; `make release` does more
	@$(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist
	@ls dist

.PHONY: release
release: setup web docs ## the whole release into dist/: sdist, wheels, bill of materials, each tried, and built twice; ARGS=--once: once
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/release.txt
	@$(BIN)/python -m tools.release $(ARGS)

.PHONY: openapi
openapi: setup ## write the OpenAPI document to build/openapi.json
	@$(BIN)/python tools/openapi.py build/openapi.json

.PHONY: lock
lock: setup ## bring requirements/*.txt up to date with pyproject.toml and the newest releases
	@$(BIN)/python tools/lock.py

.PHONY: clean
clean: ## remove all that was made
	@rm -rf .venv build dist share web/node_modules src/saleroom/server/web src/saleroom/server/docs src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache .coverage
	@find src tests tools -name '*.so' -exec rm -f {} + -o -name __pycache__ -prune -exec rm -rf {} +

.PHONY: load
load: setup ## many live tables on loopback: moves per second, times, memory, and whether anything was lost; PEER=1: boardgame.io too
	@PEER="$(PEER)" $(BIN)/python -m tools.load $(ARGS)

.PHONY: load-idle
load-idle: setup ## ten thousand sleeping tables on PostgreSQL and Redis: leases, processor, memory, takeover, coming back
	@$(BIN)/python -m tools.load.idle $(ARGS)

.PHONY: load-bots
load-bots: setup ## a hundred tables with a person and bots on two cores: how long people's moves take, whether bots are late
	@$(BIN)/python -m tools.load.bots $(ARGS)

.PHONY: bench-web
bench-web: setup web ## measure the pages in a real Chromium: weight, time to the bid pad, to paint, Lighthouse, axe
	@$(BIN)/python -m tools.bench_web $(ARGS)

.PHONY: screenshots
screenshots: setup web ## take the pictures in docs/screenshots anew
	@$(BIN)/python -m tools.screenshots $(ARGS)

.PHONY: simulate-house
simulate-house: setup ## ten thousand evenings with faults on a virtual clock; SCHEDULES=n: so many, SEED=n: one, step by step
	@$(BIN)/python -m tools.simulation $(if $(SEED),--seed $(SEED)) $(if $(SCHEDULES),--schedules $(SCHEDULES)) $(ARGS)
