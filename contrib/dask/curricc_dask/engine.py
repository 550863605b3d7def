"""Calls on the workers of dask: few at a time, retried when a worker dies, given up when a task keeps killing workers."""

import queue
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from distributed import Client, Future
from distributed.scheduler import KilledWorker

from curricc_archive.engine import Lost
from curricc_archive.errors import RunError

# Tasks that the scheduler knows of, for each thread: enough to keep all busy and the largest first, few enough that an
# archive of millions does not lie in its memory.
WAITING = 20
# Seconds without any worker until the run is given up.
PATIENCE = 120


class DaskEngine:
    """Workers of dask, those of this machine or of a cluster.

    Tasks wait at the scheduler and go to whoever is free, so a slow worker gets fewer. When a worker dies, dask gives what
    it had to another. A task that was on two workers that died may have killed them or may have stood beside the one that
    did: such tasks are tried again at the end, one at a time, until each has come to an end or has killed `deaths` workers
    by itself.
    """

    def __init__(self, client: Client, deaths: int = 3) -> None:
        self.client, self.deaths = client, deaths
        self.name = uuid.uuid4().hex[:8]
        self.count = 0
        self.seen = time.monotonic()

    @property
    def description(self) -> str:
        return f"{len(self._threads())} workers of dask"

    def everywhere(self, function: Callable[[], Any]) -> list[tuple[str, Any]]:
        self.client.wait_for_workers(1, timeout=PATIENCE)
        try:
            return sorted(self.client.run(function).items())
        except ModuleNotFoundError as error:
            raise RunError(f"a worker has no '{error.name}': install curricc-dask where workers run, too") from error

    def run(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        suspects: list[Any] = []
        yield from self._run(function, iter(tasks), suspects, alone=False)
        for suspect in suspects:
            yield from self._try_alone(function, suspect)

    def _run(
        self, function: Callable[[Any], Any], tasks: Iterator[Any], killers: list[Any], alone: bool
    ) -> Iterator[tuple[Any, Any]]:
        """Calls for each task; those that were on workers that died too often are put to `killers` instead."""
        under_way: dict[Future, Any] = {}
        ended: queue.SimpleQueue[Future] = queue.SimpleQueue()
        is_empty = False
        try:
            while under_way or not is_empty:
                room = 1 if alone else max(WAITING * sum(self._threads().values()), WAITING)
                while not is_empty and len(under_way) < room:
                    try:
                        task = next(tasks)
                    except StopIteration:
                        is_empty = True
                        break
                    under_way[self._submit(function, task, ended)] = task
                future = self._next(ended) if under_way else None
                if future is None:
                    continue
                task = under_way.pop(future)
                error = future.exception() if future.status == "error" else None
                if isinstance(error, KilledWorker):
                    killers.append(task)
                elif error is not None:
                    raise error
                elif future.status != "finished":
                    raise RunError("the scheduler is gone; the same command goes on from here")
                else:
                    yield task, future.result()
                future.release()
        finally:
            if under_way:
                self.client.cancel(list(under_way), force=True)

    def _try_alone(self, function: Callable[[Any], Any], task: Any) -> Iterator[tuple[Any, Any]]:
        """With nothing beside it, a worker's death is the task's own."""
        killed = 0
        while killed < self.deaths:
            killers: list[Any] = []
            yield from self._run(function, iter([task]), killers, alone=True)
            if not killers:
                return
            killed += self._deaths_to_blame()
        yield task, Lost(f"it was given up after it had killed its worker {killed} times with nothing beside it")

    def _deaths_to_blame(self) -> int:
        """How many workers a task takes with it until dask gives it up."""
        return int(self.client.run_on_scheduler(_allowed_failures)) + 1

    def _submit(self, function: Callable[[Any], Any], task: Any, ended: "queue.SimpleQueue[Future]") -> Future:
        self.count += 1
        # Keys of one group: dask queues them at the scheduler, from where idle workers take them.
        future = self.client.submit(function, task, key=(f"curricc-{self.name}", self.count), pure=False, priority=-self.count)
        future.add_done_callback(ended.put)
        return future

    def _next(self, ended: "queue.SimpleQueue[Future]") -> Future | None:
        """The next call that has ended; None after a second, in which someone may have become free."""
        try:
            future = ended.get(timeout=1)
            self.seen = time.monotonic()
            return future
        except queue.Empty:
            if self._threads():
                self.seen = time.monotonic()
            elif time.monotonic() - self.seen > PATIENCE:
                raise RunError(f"no worker was there for {PATIENCE} s; start some, then run the same command again") from None
            return None

    def _threads(self) -> dict[str, int]:
        # What the client heard last; asking the scheduler each time would cost a round trip.
        return {name: worker["nthreads"] for name, worker in self.client.scheduler_info(n_workers=-1)["workers"].items()}


def _allowed_failures(dask_scheduler: Any) -> int:
    return dask_scheduler.allowed_failures
