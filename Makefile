# `make help` lists what there is. Everything happens in .venv; nothing is installed elsewhere.

PY := .venv/bin/python
ENV := .venv/.stamp-env

# A PYTHONPATH or an active environment of the caller must not reach the compiled mode.
unexport PYTHONPATH
unexport VIRTUAL_ENV
# Hundreds of processes start during the tests: what one of them has compiled to bytecode the others read, whatever the
# caller wants of __pycache__. It lies in .venv, so nothing is spilled into the sources.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/pycache

.DEFAULT_GOAL := help
.PHONY: help setup build wasm play terminal title test pure compiled browser pages engine check lint format soak bench attack rules-check packages lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(ENV): requirements-dev.lock tools/setup.sh
	@tools/setup.sh

setup: $(ENV) ## make .venv with everything the project needs (PYTHON=... picks the interpreter)

build: $(ENV) ## build the web and its manual, compile the rules and install the package into .venv
	@$(PY) tools/web.py
	@$(PY) tools/manual.py
	@$(PY) tools/build.py

wasm: $(ENV) ## build the engine for the browser: play offline (compiled with ziglang, which this downloads)
	@$(PY) tools/wasm.py $(ARGS)

play: build ## play in the browser (ARGS="--port 8080" passes arguments on)
	@.venv/bin/ludotheca serve $(ARGS)

terminal: build ## play at this terminal (ARGS="..." passes arguments on)
	@.venv/bin/ludotheca play $(ARGS)

title: $(ENV) ## make a new title, NAME=sea_traders (ARGS="--players 3-5" passes arguments on)
	@PYTHONPATH=src $(PY) -m ludotheca new-title "$(NAME)" $(ARGS)

test: $(ENV) ## everything: lint, types, the tests pure and compiled (JOBS=2 sets the workers)
	@$(MAKE) --no-print-directory -j 4 compiled browser pages engine lint pure
	@$(PY) tools/build.py --require-native
	@tools/test.sh --compiled-half

# What `make test` does side by side: the compiler, the longest of them, keeps one core busy only.
pure: $(ENV)
	@tools/test.sh --pure-half

compiled: $(ENV)
	@$(PY) tools/build.py --compile

# Where there is none and none can be had, the browser tests say so and fail; the others still run.
browser: $(ENV)
	@$(PY) tools/chromium.py --quiet || true

pages: $(ENV)
	@$(PY) tools/web.py --require
	@$(PY) tools/manual.py --require

engine: $(ENV)
	@$(PY) tools/wasm.py --require

check: lint ## the quick round while working: lint, types, the tests on the sources; builds nothing
	@tools/test.sh --pure

lint: $(ENV)
	@echo "== lint: ruff"
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --check --quiet . || { echo "** lint: run 'make format'"; exit 1; }
	@echo "== lint: mypy --strict"
	@tools/quiet.sh $(PY) -m mypy
	@tools/quiet.sh $(PY) tools/example_types.py
	@echo "== lint: imports"
	@PYTHONPATH=src tools/quiet.sh .venv/bin/lint-imports --no-logo
	@echo "== lint: hygiene"
	@$(PY) tools/hygiene.py
	@echo "== lint: prettier and eslint"
	@$(PY) tools/web.py lint || { echo "** lint: run 'make format', it mends what prettier says"; exit 1; }

format: $(ENV) ## rewrite the Python files the way ruff likes them, the web the way prettier does
	@$(PY) -m ruff check --fix --quiet . || true
	@$(PY) -m ruff format .
	@$(PY) tools/web.py format

soak: $(ENV) ## long random play of every title, compiled, then a little of it pure
	@$(PY) tools/build.py --require-native
	@tools/test.sh --soak

bench: build ## how fast the engine is here (ARGS="..." passes arguments on)
	@$(PY) bench/engine.py $(ARGS)

attack: $(ENV) ## attack real servers for some minutes: kills, floods, nonsense, secrets, disks (ARGS="--kills 1000 --only kills")
	@$(PY) tools/build.py
	@PYTHONPATH=tests:tools $(PY) -m attack $(ARGS)

rules-check: $(ENV) ## break every rule in turn: do its tests notice? (ARGS="kingsburg B2" tries one)
	@$(PY) tools/rules_check.py $(ARGS)

packages: $(ENV) ## build sdist and wheels, install each into an empty environment and play (ARGS="--quick", "--in-a-hurry")
	@$(PY) tools/web.py --require
	@$(PY) tools/manual.py --require
	@$(PY) tools/packages.py $(ARGS)

lock: $(ENV) ## resolve requirements*.in again into the locks (ARGS=--upgrade for the newest)
	@tools/lock.sh $(ARGS)

clean: ## remove .venv and everything built
	rm -rf .venv build dist src/ludotheca/web src/ludotheca/manual src/ludotheca/offline/engine web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
