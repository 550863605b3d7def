"""`curricc-dask`: which cluster is meant, and where its dashboard is."""

import argparse
import importlib.util
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import dask
from distributed import Client, LocalCluster

from curricc_archive.command import run
from curricc_archive.errors import RunError

from .engine import DaskEngine

# Seconds until a scheduler that was named has to have answered.
CONNECTING = 30


def main() -> None:
    """Runs the command and ends the process with its status."""
    sys.exit(run("curricc-dask", "Runs curricc over an archive, or builds a large curriculum, on a cluster.", open_engine, add_arguments))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What dask needs to know."""
    parser.add_argument("--scheduler", metavar="ADDRESS", help="the scheduler of a cluster: tcp://10.0.0.1:8786; else workers are started here")
    parser.add_argument("--workers", type=int, metavar="N", help="how many workers to start here; as many as there are cores")
    parser.add_argument("--deaths", type=int, default=3, metavar="N", help="how many workers a file may kill, alone, until it is given up; 3")


@contextmanager
def open_engine(given: argparse.Namespace) -> Iterator[DaskEngine]:
    """The engine on the cluster that was named, or on workers of its own, which end with it."""
    if given.deaths < 1 or given.workers is not None and given.workers < 1:
        raise RunError("--deaths and --workers take a number from 1")
    if given.scheduler and given.workers:
        raise RunError("--workers starts workers here; with --scheduler there are some")
    # The first death is no file's fault for sure: suspects are tried alone afterwards.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    dask.config.set({"distributed.scheduler.allowed-failures": 1})
    try:
        cluster = given.scheduler or LocalCluster(
            n_workers=given.workers, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50)
        client = Client(cluster, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError) as error:
        raise RunError(f"no scheduler answers at '{given.scheduler}': {error}" if given.scheduler else f"no worker starts: {error}") from error
    try:
        if importlib.util.find_spec("bokeh"):
            print(f"dashboard: {client.dashboard_link}", file=sys.stderr)
        yield DaskEngine(client, given.deaths, None if isinstance(cluster, str) else cluster)
    finally:
        client.close(timeout=5)
        if not isinstance(cluster, str):
            cluster.close(timeout=10)
