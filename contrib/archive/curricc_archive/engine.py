"""What an engine has to do: spread calls over workers, and say of which no worker came to an end."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

Task = TypeVar("Task")
Value = TypeVar("Value")


@dataclass(frozen=True)
class Lost:
    """A task whose workers died each time that it was tried, and why it is not tried again."""

    reason: str


class Engine(Protocol):
    """Workers that call functions. Each call may happen more than once: when a worker dies, another one begins anew."""

    @property
    def description(self) -> str:
        """What the engine is, for people: "2 workers of dask"."""

    def everywhere(self, function: Callable[[], Value]) -> list[tuple[str, Value]]:
        """Calls a function on every worker; the worker's name with what it gave. An exception ends it."""

    def run(self, function: Callable[[Task], Value], tasks: Iterable[Task]) -> Iterator[tuple[Task, Value | Lost]]:
        """Calls a function for each task, first come, first served, and gives each task once, as results come in.

        An exception of the function ends the run: what concerns one task only has to be in the value.
        """


class Loop:
    """No cluster: one call after another, in this process. What the others are measured against."""

    description = "this process"

    def everywhere(self, function: Callable[[], Any]) -> list[tuple[str, Any]]:
        return [("this process", function())]

    def run(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        for task in tasks:
            yield task, function(task)
