"""`curricc-spark`: which cluster is meant."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from pyspark import SparkConf, SparkContext

from curricc_archive.command import run
from curricc_archive.errors import RunError

from .engine import SparkEngine


def main() -> None:
    """Runs the command and ends the process with its status."""
    sys.exit(run("curricc-spark", "Runs curricc over an archive, or builds a large curriculum, on Spark.", open_engine, add_arguments))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What Spark needs to know; the rest stands in its own settings, or where spark-submit is called."""
    parser.add_argument("--master", metavar="URL", help="a cluster: spark://10.0.0.1:7077, yarn; else threads of this machine")
    parser.add_argument("--workers", type=int, metavar="N", help="how many tasks at once on this machine; as many as there are cores")
    parser.add_argument("--deaths", type=int, default=3, metavar="N", help="how many workers a file may kill until it is given up; 3")


@contextmanager
def open_engine(given: argparse.Namespace) -> Iterator[SparkEngine]:
    """The engine in a context of its own, which ends with it."""
    if given.deaths < 1 or given.workers is not None and given.workers < 1:
        raise RunError("--deaths and --workers take a number from 1")
    if given.master and given.workers:
        raise RunError("--workers is for this machine; with --master the cluster has its own number")
    # One try more than a file has: the last one only says that it was given up, so that the others go on.
    tries = given.deaths + 1
    settings = SparkConf().setAppName("curricc").set("spark.task.maxFailures", str(tries))
    # A worker that was killed is a matter of the task, not of the machine: no machine is struck off the list for it.
    settings.set("spark.excludeOnFailure.enabled", "false").set("spark.ui.showConsoleProgress", "false")
    if given.master:
        settings.setMaster(given.master)
    elif not settings.get("spark.master"):
        # In local mode Spark reads the number of tries here, and nowhere else.
        settings.setMaster(f"local[{given.workers or '*'},{tries}]")
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
        settings.setIfMissing("spark.driver.bindAddress", "127.0.0.1").setIfMissing("spark.driver.host", "127.0.0.1")
    try:
        context = SparkContext(conf=settings)
    except Exception as error:  # Java's own, by way of py4j, or that there is no Java.
        raise RunError(f"Spark does not start: {str(error).splitlines()[0]}") from error
    try:
        context.setLogLevel("OFF")
        print(f"Spark's pages: {context.uiWebUrl}", file=sys.stderr)
        yield SparkEngine(context, given.deaths)
    finally:
        context.stop()
