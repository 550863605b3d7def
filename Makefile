# make          what there is to make
# make bundle   installs what is missing, builds curricc and curricc-pdf, compiles curriculum/ into build/, shows what is in it
# make test     installs what is missing, checks the style, runs the tests
# make test-all the proofs by outside programs: Python, a browser, other parsers; BUILD=release as it is shipped
# make dist     a release's tarball and Debian package in build/dist, tried in a clean system (docs/install.md)
# make fuzz     bytes made up by libFuzzer for all that reads bytes from anyone: SECONDS=60 each, TARGET=name for one
# make faults   builds that are killed, full disks and broken ones: what was there stays
# make bench    speed and memory against a floor in C
# make docs     the Swift library's documentation, into build/docs
# make bench-lsp  how long editors wait for findings at 100,000 cards
# make eval-distractors  how good generated wrong answers are, on questions that people wrote
# make eval-extract  how well questions are read out of PDF files whose truth is known
# make typeset  sets the question papers that reading PDFs is measured on
# make schemas  writes the JSON Schemas from the model, and the rules' pages from their records
# make proto    writes the messages in Swift of schemas/spark.proto; needs protoc
# make format   lays out the Swift sources

SHELL := /bin/bash
PACKAGES := libyaml-dev libsqlite3-dev libpoppler-glib-dev libxml2-dev libzstd-dev zlib1g-dev pkg-config
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: help setup build bundle test test-all fuzz faults dist bench bench-lsp docs eval-distractors eval-extract typeset check schemas proto format clean

help:
	@sed -n 's/^# \{0,1\}//p' Makefile | head -16

# Swift's package manager names missing system libraries, but does not install them.
setup:
	@command -v swift >/dev/null || { echo "Swift 6.2 or newer is needed: https://www.swift.org/install"; exit 2; }
	@if ! { command -v pkg-config && pkg-config --exists yaml-0.1 sqlite3 poppler-glib libxml-2.0 libzstd zlib; } >/dev/null 2>&1; then \
	  if command -v apt-get >/dev/null; then \
	    $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y --no-install-recommends $(PACKAGES); \
	  elif command -v brew >/dev/null; then brew install libxml2 libyaml pkg-config poppler zstd; \
	  else echo "install libyaml, libxml2, SQLite, poppler-glib, zlib, zstd and pkg-config, with their headers"; exit 2; fi; \
	fi

build: setup
	swift build -c release --product curricc
	swift build -c release --product curricc-pdf

bundle: build
	@mkdir -p build
	.build/release/curricc build curriculum -o build/curriculum.sqlite
	.build/release/curricc inspect build/curriculum.sqlite --verify

check:
	swift format lint --strict --recursive Package.swift Sources Tests Fuzz

test: setup check
	swift test

# The program that `make test` has built: the other takes ten minutes more, and `make dist` proves that one.
BUILD := debug
test-all: setup
	swift build -c $(BUILD) --product curricc
	swift build -c $(BUILD) --product curricc-pdf
	CURRICC=$${CURRICC:-.build/$(BUILD)/curricc} Tests/Outside/run.sh

dist: setup
	packaging/dist.sh
	OUTSIDE_RULES=all CURRICC=.build/dist/release/curricc Tests/Outside/run.sh
	CURRICC=.build/dist/release/curricc Tests/Outside/run.sh release_package

SECONDS := 60
fuzz: setup
	python3 Fuzz/fuzz.py --seconds $(SECONDS) $(if $(TARGET),--target $(TARGET)) $(if $(INPUT),--input $(INPUT))

faults: build
	python3 Tests/Outside/faults.py --full

bench: build
	python3 Benchmarks/bench.py
	python3 Benchmarks/extract.py
	python3 Benchmarks/loading.py

docs: setup
	swift build --target CurriculumRuntime
	python3 Tests/Outside/library_documentation.py --to build/docs

bench-lsp: build
	python3 Benchmarks/lsp.py

eval-distractors: setup
	swift build -c release --product DistractorEvaluation
	.build/release/DistractorEvaluation --name 'make eval-distractors' \
	  --ncvec Evaluation/ncvec-general-2023-2027.json --development Evaluation/development/*.json \
	  --qaacd Evaluation/q-aacd.csv --markdown docs/distractors/evaluation.md

eval-extract: setup
	swift build -c release --product curricc-pdf
	swift build -c release --product ExtractionEvaluation
	.build/release/ExtractionEvaluation Evaluation/extraction/known Evaluation/extraction/development \
	  Evaluation/extraction/looked-at Evaluation/extraction/blind-then-read Evaluation/extraction/unseen --markdown=docs/extract/evaluation.md

# Installs nothing: the script says which programs are missing, Evaluation/extraction/README.md which packages have them.
typeset:
	python3 Evaluation/extraction/typeset/typeset.py --check
	python3 Evaluation/extraction/typeset/typeset.py --seed 1 --out Evaluation/extraction
	python3 Evaluation/extraction/typeset/check_truth.py

schemas: build
	.build/release/curricc schema -o schemas
	@mkdir -p docs/rules
	.build/release/curricc explain --pages docs/rules

# The plugin is built from the dependency; as a plugin of the build it would have protoc compiled, too.
proto:
	swift build --package-path .build/checkouts/swift-protobuf --product protoc-gen-swift
	protoc -Ischemas --plugin=.build/checkouts/swift-protobuf/.build/debug/protoc-gen-swift \
	  --swift_out=Sources/Interchange/Export/Spark --swift_opt=Visibility=Internal,UseAccessLevelOnImports=true \
	  schemas/spark.proto

format:
	swift format --in-place --recursive Package.swift Sources Tests Fuzz

clean:
	rm -rf .build build
