"""The library's documentation, made by DocC: it builds without a warning, every public name says what it is, none is missing
from the first page, and each link leads somewhere.

    library_documentation.py BUNDLE       the proof; the bundle is not looked at
    library_documentation.py --to FOLDER  the same, kept as a site for any static server: 'make docs'
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODULE = "CurriculumRuntime"
CATALOGUE = ROOT / "Sources" / MODULE / f"{MODULE}.docc"
# What the compiler writes by itself has no text of its own.
SYNTHESIZED = {"hashValue", "hash(into:)"}


def run(*arguments):
    done = subprocess.run([str(one) for one in arguments], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(str(one) for one in arguments[:3])} …\n{done.stdout[-6000:]}{done.stderr[-6000:]}")
    return done.stdout


def symbol_graph(folder):
    """What is public in the library, out of the modules that the last build left."""
    modules = [path for kind in ("release", "debug")
               if (path := ROOT / ".build" / kind / "Modules" / f"{MODULE}.swiftmodule").exists()]
    if not modules:
        raise SystemExit("the library is not built: run 'make build'")
    build = max(modules, key=lambda path: path.stat().st_mtime).parents[1]
    sources = [ROOT / ".build/checkouts/GRDB.swift/Sources", ROOT / ".build/checkouts/swift-crypto/Sources", ROOT / "Sources"]
    maps = [*build.glob("*.build/module.modulemap")] + [path for source in sources for path in source.rglob("module.modulemap")]
    target = json.loads(run("swift", "-print-target-info"))["target"]["triple"]
    run("swift", "symbolgraph-extract", "-module-name", MODULE, "-I", build / "Modules", "-target", target,
        "-minimum-access-level", "public", "-output-dir", folder,
        *(part for path in maps for part in ("-Xcc", f"-fmodule-map-file={path}")))
    return json.loads((folder / f"{MODULE}.symbols.json").read_text("utf-8"))["symbols"]


def convert(graph, output):
    run("docc", "convert", CATALOGUE, "--additional-symbol-graph-dir", graph, "--fallback-display-name", MODULE,
        "--fallback-bundle-identifier", MODULE, "--warnings-as-errors", "--analyze", "--transform-for-static-hosting",
        "--output-path", output)


def document(folder, output):
    symbols = symbol_graph(folder)
    silent = [".".join(symbol["pathComponents"]) for symbol in symbols
              if "docComment" not in symbol and symbol["pathComponents"][-1] not in SYNTHESIZED]
    if silent:
        raise SystemExit("without a word on what it is: " + ", ".join(silent))
    # Operators and the compiler's own are listed by DocC under their types.
    types = {symbol["pathComponents"][0] for symbol in symbols if len(symbol["pathComponents"]) == 1}
    curated = set(re.findall(r"^- ``(\w+)``$", (CATALOGUE / f"{MODULE}.md").read_text("utf-8"), re.M))
    if types != curated:
        raise SystemExit(f"not on the first page: {sorted(types - curated)}; there without being in the library: {sorted(curated - types)}")
    convert(folder, output)
    pages = [path for path in output.rglob("data/**/*.json")]
    articles = len(list(CATALOGUE.glob("*.md"))) - 1
    return f"{len(types)} types, {len(symbols)} names and {articles} articles documented without a warning, {len(pages)} pages"


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        graph = folder / "graph"
        graph.mkdir()
        if sys.argv[1:2] == ["--to"]:
            target = pathlib.Path(sys.argv[2])
            if target.exists():
                shutil.rmtree(target)
            target.parent.mkdir(parents=True, exist_ok=True)
            print(document(graph, target))
        else:
            print(document(graph, folder / "site"))


main()
