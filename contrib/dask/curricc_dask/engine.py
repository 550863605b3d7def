"""Calls on the workers of dask: few at a time, retried when a worker dies, given up when a task keeps killing workers."""

import queue
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from distributed import CancelledError, Client, Future, LocalCluster
from distributed.scheduler import KilledWorker

from curricc_archive.engine import Lost
from curricc_archive.errors import RunError

# Tasks that the scheduler knows of, for each thread: enough to keep all busy and the largest first, few enough that an
# archive of millions does not lie in its memory.
WAITING = 20
# Seconds without any worker until the run is given up.
PATIENCE = 120
# Seconds that a worker of this machine has to come back until another one is started.
COMING_BACK = 15
GONE = "the scheduler is gone; the same command goes on from here"


class DaskEngine:
    """Workers of dask, those of this machine or of a cluster.

    Tasks wait at the scheduler and go to whoever is free, so a slow worker gets fewer. When a worker dies, dask gives what
    it had to another. A task that was on two workers that died may have killed them or may have stood beside the one that
    did: such tasks are tried again at the end, one at a time, until each has come to an end or has killed `deaths` workers
    by itself.
    """

    def __init__(self, client: Client, deaths: int = 3, cluster: LocalCluster | None = None) -> None:
        """`cluster` is the one whose workers this engine looks after; None where somebody else does."""
        self.client, self.deaths, self.cluster = client, deaths, cluster
        self.wanted = self.planned = len(cluster.workers) if cluster else 0
        self.complete = time.monotonic()
        self.name = uuid.uuid4().hex[:8]
        self.count = 0
        self.seen = time.monotonic()
        self.threads, self.counted = 0, 0.0

    @property
    def description(self) -> str:
        return f"dask with {self._thread_count()} tasks at once"

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
        self.seen = self.complete = time.monotonic()
        try:
            while under_way or not is_empty:
                room = 1 if alone else max(WAITING * self._thread_count(), WAITING)
                while not is_empty and len(under_way) < room:
                    try:
                        task = next(tasks)
                    except StopIteration:
                        is_empty = True
                        break
                    under_way[self._submit(function, task, ended)] = task
                futures = self._ended(ended) if under_way else []
                for future, value in zip(futures, self._values(futures)):
                    task = under_way.pop(future)
                    if isinstance(value, KilledWorker):
                        killers.append(task)
                    elif isinstance(value, BaseException):
                        raise value
                    else:
                        yield task, value
        finally:
            if under_way:
                self.client.cancel(list(under_way), force=True)

    def _values(self, futures: list[Future]) -> list[Any]:
        """What calls gave, fetched at once, or the exceptions that they raised."""
        if all(future.status == "finished" for future in futures):
            try:
                return self.client.gather(futures)
            except Exception:  # A worker died with values that it had not handed over; whose those are is found below.
                return [_value(future) for future in futures]
        return [_value(future) for future in futures]

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

    def _ended(self, ended: "queue.SimpleQueue[Future]") -> list[Future]:
        """Calls that have ended; none after a second, in which someone may have become free."""
        try:
            futures = [ended.get(timeout=1)]
        except queue.Empty:
            if self._thread_count():
                self.seen = time.monotonic()
            elif time.monotonic() - self.seen > PATIENCE:
                raise RunError(f"no worker was there for {PATIENCE} s; start some, then run the same command again") from None
            return []
        self.seen = time.monotonic()
        while not ended.empty():
            futures.append(ended.get())
        return futures

    def _thread_count(self) -> int:
        """Threads of all workers; asked at most once a second, since the answer comes from the scheduler."""
        now = time.monotonic()
        if now - self.counted > 1:
            workers = self.client.scheduler_info(n_workers=-1).get("workers", {}).values()
            if self.client.status in ("closing", "closed"):
                raise RunError(GONE)
            self.threads, self.counted = sum(worker["nthreads"] for worker in workers), now
            self._restore(len(workers), now)
        return self.threads

    def _restore(self, count: int, now: float) -> None:
        """Starts workers in place of those that do not come back by themselves.

        What watches over a worker starts it again when it dies, but gives up when it dies at its very start, as it does
        when the task that killed it is the first one that it gets again.
        """
        if self.cluster is None or count >= self.wanted:
            self.complete = now
        elif now - self.complete > COMING_BACK:
            self.planned += self.wanted - count
            self.cluster.scale(self.planned)
            self.complete = now


def _value(future: Future) -> Any:
    try:
        return future.result()
    except CancelledError:
        return RunError(GONE)
    except Exception as error:
        return error


def _allowed_failures(dask_scheduler: Any) -> int:
    return dask_scheduler.allowed_failures
