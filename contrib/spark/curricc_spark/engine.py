"""Calls on the executors of Spark: each in a task of its own, taken by whoever is free, given up when it keeps killing workers."""

import itertools
import pickle
import queue
import re
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from pyspark import SparkContext, TaskContext

from curricc_archive.engine import Lost
from curricc_archive.errors import RunError

# Tasks of one job for each that runs at once. Two jobs run side by side, so that nobody waits for the last tasks of a job.
DEPTH = 4
SIDE_BY_SIDE = 2


@dataclass(frozen=True)
class Raised:
    """An exception of the function, which Spark would only hand on as a text."""

    error: BaseException


class SparkEngine:
    """Executors of Spark, each call a task.

    When a worker dies, Spark begins its tasks anew, up to `spark.task.maxFailures` times, and then ends the whole job. So
    the last try calls nothing: it answers that the task was given up.
    """

    def __init__(self, context: SparkContext, deaths: int = 3) -> None:
        self.context, self.deaths = context, deaths

    @property
    def description(self) -> str:
        return f"Spark with {self.context.defaultParallelism} tasks at once"

    def everywhere(self, function: Callable[[], Any]) -> list[tuple[str, Any]]:
        """On every executor as far as Spark lets one: some calls for each task slot, one answer kept for each machine."""
        calls = self.context.defaultParallelism * 2
        answers = self.context.parallelize(range(calls), calls).map(lambda _: (socket.gethostname(), _guarded(function))).collect()
        for _, answer in answers:
            _raise(answer)
        kept: dict[tuple[str, bytes], tuple[str, Any]] = {}
        for name, answer in answers:
            kept.setdefault((name, pickle.dumps(answer)), (name, answer))
        return list(kept.values())

    def run(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        waiting: queue.SimpleQueue[Any] = queue.SimpleQueue()
        lock, rest, stop = threading.Lock(), iter(tasks), threading.Event()
        deaths, size = self.deaths, DEPTH * self.context.defaultParallelism

        def call(task: Any) -> tuple[Any, Any]:
            tried = TaskContext.get().attemptNumber()
            if tried >= deaths:
                return task, Lost(f"it was given up after its worker had died {tried} times")
            return task, _guarded(lambda: function(task))

        def work() -> None:
            try:
                while not stop.is_set():
                    with lock:
                        batch = list(itertools.islice(rest, size))
                    if not batch:
                        break
                    answers = self.context.parallelize(batch, len(batch)).map(call)
                    for answer in answers.collect():
                        waiting.put(answer)
            except BaseException as error:  # Whoever waits has to hear of it.
                waiting.put((None, Raised(RunError(f"Spark gave up: {_reason(error)}"))))
            finally:
                waiting.put(None)

        threads = [threading.Thread(target=work, daemon=True) for _ in range(SIDE_BY_SIDE)]
        for thread in threads:
            thread.start()
        try:
            ended = 0
            while ended < len(threads):
                answer = waiting.get()
                if answer is None:
                    ended += 1
                    continue
                _raise(answer[1])
                yield answer
        finally:
            stop.set()
            if any(thread.is_alive() for thread in threads):
                self.context.cancelAllJobs()


def _guarded(function: Callable[[], Any]) -> Any:
    try:
        return function()
    except Exception as error:
        return Raised(error)


def _raise(answer: Any) -> None:
    if isinstance(answer, Raised):
        raise answer.error


def _reason(error: BaseException) -> str:
    """The line that says why: of a Python worker the end of its traceback, else the first line of Java's."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    return next((line for line in lines if re.match(r"[\w.]*(Error|Exception): (?!Traceback)", line)), lines[0])
