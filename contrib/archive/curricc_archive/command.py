"""The command line that all engines share: `extract`, `build` and `items`, with what an engine adds to them."""

import argparse
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from . import __version__
from .archive import Request, extract_archive
from .building import BuildRequest, build_sharded
from .compiler import Compiler
from .engine import Engine, Loop
from .errors import RunError
from .records import read_items
from .storage import Storage

WELL, FINDINGS, UNUSABLE, STOPPED = 0, 1, 2, 130

Opener = Callable[[argparse.Namespace], AbstractContextManager[Engine]]


def run(
    program: str, about: str, open_engine: Opener, add_arguments: Callable[[argparse.ArgumentParser], None],
    words: list[str] | None = None,
) -> int:
    """Parses the words of a command line and does what they ask; the exit status, which means what curricc's does."""
    given = _parser(program, about, add_arguments).parse_args(words)
    if threading.current_thread() is threading.main_thread():
        # Asked to end, as by Ctrl-C: workers are ended, too, and copies of files removed.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return given.do(given, open_engine)
    except RunError as error:
        print(f"{program}: {error}", file=sys.stderr)
        return UNUSABLE
    except KeyboardInterrupt:
        print(f"{program}: stopped; the same command goes on from here", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        sys.stderr.close()
        return UNUSABLE


def main() -> None:
    """`curricc-archive`: the same without a cluster, one file after another."""
    sys.exit(run("curricc-archive", "Runs curricc over an archive in this process.", lambda _: nullcontext(Loop()), lambda _: None))


def _parser(program: str, about: str, add_arguments: Callable[[argparse.ArgumentParser], None]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=program, description=about,
        epilog="Exit status: 0 all is well, 1 a file could not be read or has nothing in it, or the curriculum has findings, "
        "2 usage, or a place that cannot be read or written. Places are paths or URLs: papers, s3://bucket/papers.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_extract(commands, add_arguments)
    _add_build(commands, add_arguments)
    items = commands.add_parser("items", help="print the items of all files, as 'curricc extract --jsonl ARCHIVE' does")
    items.add_argument("output", help="where the results are")
    items.set_defaults(do=_items)
    return parser


def _add_extract(commands, add_arguments: Callable[[argparse.ArgumentParser], None]) -> None:
    extract = commands.add_parser("extract", help="take questions, terms and words out of all PDF files of an archive")
    extract.add_argument("archive", help="the folder with the PDF files")
    extract.add_argument("output", help="the folder for results; what is there already is not done again")
    extract.add_argument("--pages", help="pages to read of each file: '3-7', '5'")
    extract.add_argument("--max-size", type=_number(1, 1000), default=15, metavar="MB", help="the most that a file may have; 15")
    extract.add_argument("--ocr", action="store_true", help="read text off pictures with Tesseract; PNG and JPEG files count, too")
    extract.add_argument("--ocr-language", metavar="CODE", help="the language of that text: 'fr', 'eng+fra'")
    extract.add_argument("--tries", type=_number(1, 20), default=3, help="how often a file is tried whose failure may pass; 3")
    extract.add_argument("--fresh", action="store_true", help="do everything again")
    extract.add_argument(
        "--trust-listing", action="store_true",
        help="do not read files again whose size and time (or digest, where the store gives it) are those of the last run")
    _add_common(extract, add_arguments)
    extract.set_defaults(do=_extract)


def _add_build(commands, add_arguments: Callable[[argparse.ArgumentParser], None]) -> None:
    build = commands.add_parser("build", help="build a curriculum in shards, and merge them to the bundle that 'curricc build' makes")
    build.add_argument("folder", help="the curriculum, where all workers see the same files; or a URL, from which each fetches it")
    build.add_argument("-o", "--output", required=True, help="the bundle's file")
    build.add_argument("--shards", type=_number(1, 100_000), default=16, metavar="N", help="how many shards; 16")
    build.add_argument("--work", metavar="FOLDER", help="where shards wait to be merged; else beside the bundle, as OUTPUT.shards")
    build.add_argument("--jobs", type=_number(1, 1024), default=1, metavar="N", help="threads of curricc for each shard; 1")
    build.add_argument("--no-distractors", action="store_true", help="choose no wrong answers, as 'curricc build' means it")
    build.add_argument("--locked", action="store_true", help="fail where distractors.lock would change, as 'curricc build' means it")
    build.add_argument("--keep", action="store_true", help="keep the shards, so that a build of the same sources has only to merge")
    build.add_argument("--fresh", action="store_true", help="build all shards again")
    _add_common(build, add_arguments)
    build.set_defaults(do=_build)


def _add_common(parser: argparse.ArgumentParser, add_arguments: Callable[[argparse.ArgumentParser], None]) -> None:
    parser.add_argument("--curricc", default="curricc", metavar="PATH", help="curricc on the workers; else the one in PATH")
    parser.add_argument("--timeout", type=_number(1, 86400), default=900, metavar="S", help="the most that one call of curricc may take; 900")
    add_arguments(parser)


def _number(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        value = int(text)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"it takes a number from {least} to {most}")
        return value

    return number


def _extract(given: argparse.Namespace, open_engine: Opener) -> int:
    if given.ocr_language and not given.ocr:
        raise RunError("--ocr-language goes with --ocr, which reads text off pictures")
    options = ["--pages", given.pages] if given.pages else []
    options += ["--ocr"] if given.ocr else []
    options += ["--ocr-language", given.ocr_language] if given.ocr_language else []
    request = Request(
        Storage(given.archive), Storage(given.output), Compiler(given.curricc, given.timeout), tuple(options), given.max_size,
        given.tries, given.ocr, given.fresh, given.trust_listing)
    with open_engine(given) as engine:
        summary = extract_archive(engine, request)
    print(summary.text())
    return WELL if summary.is_well else FINDINGS


def _build(given: argparse.Namespace, open_engine: Opener) -> int:
    place, _, name = given.output.rpartition("/")
    if not name:
        raise RunError("-o takes the name of a file")
    options = ("--no-distractors",) if given.no_distractors else ()
    options += ("--locked",) if given.locked else ()
    request = BuildRequest(
        Storage(given.folder), Storage(place or "."), name, Storage(given.work or f"{given.output}.shards"), given.shards,
        Compiler(given.curricc, given.timeout), options, given.jobs, fresh=given.fresh, keeps=given.keep, owns_work=not given.work)
    with open_engine(given) as engine:
        summary = build_sharded(engine, request)
    print(summary.text())
    return WELL if summary.status == 0 else FINDINGS


def _items(given: argparse.Namespace, _: Opener) -> int:
    for items in read_items(Storage(given.output)):
        sys.stdout.buffer.write(items)
    sys.stdout.buffer.flush()
    return WELL
