"""What a run says while it goes on."""

import io
import time

from curricc_archive.progress import Progress


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_log_gets_lines_now_and_then(monkeypatch):
    monkeypatch.setattr("curricc_archive.progress.LINE_EVERY", 0.0)
    log = io.StringIO()
    progress = Progress(4, "files", 400, log)
    progress.add(100, found=1200)
    progress.add(100, failed=True)
    progress.end()
    progress.end()
    lines = log.getvalue().splitlines()
    assert lines[0].startswith("1 of 4 files, 1,200 items, 0 s, about ")
    assert lines[1].startswith("2 of 4 files, 1,200 items, 1 failed, 0 s")
    assert len(lines) == 2


def test_a_terminal_gets_a_bar(monkeypatch):
    monkeypatch.setattr("curricc_archive.progress.BAR_EVERY", 0.0)
    terminal = Terminal()
    progress = Progress(2, "shards", 2, terminal)
    progress.add(1)
    progress.end()
    assert "\r\033[K[###############...............] 1 of 2 shards" in terminal.getvalue()
    assert terminal.getvalue().endswith("\n")


def test_seconds_go_on_where_nothing_ends(monkeypatch):
    monkeypatch.setattr("curricc_archive.progress.LINE_EVERY", 0.0)
    log = io.StringIO()
    progress = Progress(2, "files", 2, log)
    end = time.monotonic() + 20
    while not log.getvalue() and time.monotonic() < end:
        time.sleep(0.05)
    progress.end()
    assert log.getvalue().startswith("0 of 2 files")


def test_the_forecast_goes_by_weight():
    progress = Progress(10, "files", 1000, io.StringIO())
    progress.add(750)
    assert progress.text(30).endswith("30 s, about 10 s to go")
    progress.end()
