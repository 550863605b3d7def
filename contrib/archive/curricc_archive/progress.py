"""How far a run is: a bar in a terminal, a line now and then in a log."""

import sys
import threading
import time
from typing import TextIO

LINE_EVERY = 10.0
BAR_EVERY = 0.2
BAR_WIDTH = 30


class Progress:
    """Counts what is done and says it on standard error.

    `unit` is what is counted, in plural. Weights make the forecast better than counts where tasks differ in size.
    """

    def __init__(self, total: int, unit: str, weight: int, stream: TextIO | None = None) -> None:
        self.total, self.unit, self.weight = total, unit, max(weight, 1)
        self.done = self.failed = self.found = self.weighed = 0
        self.stream = stream or sys.stderr
        self.is_terminal = self.stream.isatty()
        self.start = self.said = time.monotonic()
        self.lock, self.over = threading.Lock(), threading.Event()
        # Where nothing ends for a while, the seconds still go on.
        self.clock = threading.Thread(target=self._watch, daemon=True)
        self.clock.start()

    def add(self, weight: int, failed: bool = False, found: int = 0) -> None:
        """Another one is done."""
        with self.lock:
            self.done += 1
            self.weighed += weight
            self.failed += failed
            self.found += found
            self._tick()

    def _watch(self) -> None:
        while not self.over.wait(1):
            with self.lock:
                self._tick()

    def _tick(self) -> None:
        """Says where things stand, when it is time to."""
        now = time.monotonic()
        if now - self.said < (BAR_EVERY if self.is_terminal else LINE_EVERY):
            return
        self.said = now
        self._say()

    def end(self) -> None:
        """The last word, which a terminal keeps. Nothing, when it was said."""
        if self.over.is_set():
            return
        self.over.set()
        self.clock.join()
        if self.is_terminal:
            self._say()
            self.stream.write("\n")
            self.stream.flush()

    def _say(self) -> None:
        text = self.text(time.monotonic() - self.start)
        if self.is_terminal:
            filled = BAR_WIDTH * self.done // max(self.total, 1)
            self.stream.write(f"\r\033[K[{'#' * filled}{'.' * (BAR_WIDTH - filled)}] {text}")
        else:
            self.stream.write(text + "\n")
        self.stream.flush()

    def text(self, seconds: float) -> str:
        """"412 of 2,000 files, 3,312 items, 5 failed, 38 s, about 150 s to go"."""
        parts = [f"{self.done:,} of {self.total:,} {self.unit}"]
        if self.found:
            parts.append(f"{self.found:,} items")
        if self.failed:
            parts.append(f"{self.failed:,} failed")
        parts.append(f"{seconds:.0f} s")
        share = self.weighed / self.weight
        if 0.02 < share < 1 and self.done < self.total:
            parts.append(f"about {seconds * (1 - share) / share:.0f} s to go")
        return ", ".join(parts)
