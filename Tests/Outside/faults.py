"""A crash, a full disk and a broken one leave what was there: builds and other commands that write are killed at random
moments and before single calls, and have their calls fail with ENOSPC and EIO; each file is then the old or the new one.

With --full each call of a build fails in turn, 200 builds are killed, and the disk is really full (as root, on Linux)."""

import contextlib
import ctypes
import errno
import os
import pathlib
import random
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time

from faults_scenes import CACHE, scenes
from support import Failure, binary, check, main

SHIM = pathlib.Path(__file__).with_name("faults") / "shim.c"
REASONS = {
    errno.ENOSPC: ("No space left on device", "disk is full", "is full", "out of space"),
    errno.EIO: ("Input/output error", "disk I/O error", "I/O error"),
}
SEED = 20260101


def made_shim(folder):
    """The shim as a library, made by the system's C compiler; nil where there is none."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None or sys.platform != "linux":
        return None
    library = folder / "shim.so"
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", library, SHIM, "-ldl"], check=True)
    return library


class Run:
    """One run of a scene's command, with what is to go wrong in it."""

    def __init__(self, scene, shim, at=0, error=0, stays=False, delay=None):
        self.stays = stays
        counter = scene.scratch / "counter"
        counter.write_bytes(bytes(16))
        environment = dict(os.environ, TMPDIR=str(scene.scratch))
        if delay is None:
            environment |= {
                "LD_PRELOAD": str(shim), "FAULT_COUNTER": str(counter), "FAULT_AT": str(at),
                "FAULT_ERROR": str(error), "FAULT_STAYS": str(int(stays)),
            }
        begin = time.monotonic()
        with subprocess.Popen([binary(), *scene.words], cwd=scene.place, env=environment,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            if delay is not None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(delay)
                process.kill()
            output, said = process.communicate(timeout=120)
        self.seconds = time.monotonic() - begin
        self.status = process.returncode
        self.said = said.decode() + output.decode()
        self.calls, self.failed = struct.unpack("QQ", counter.read_bytes())


def is_temporary(name):
    return ".curricc-" in name


def files(folder):
    """What each file has in it, but for the cache."""
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != CACHE)
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


class Prover:
    """Runs a scene over and over, each time with something else going wrong, and looks at what is left."""

    def __init__(self, scene, shim):
        self.scene, self.shim = scene, shim
        scene.reset()
        self.old = files(scene.place)
        whole = Run(scene, shim)
        check(whole.status == 0, f"{scene.name} without faults ended with {whole.status}:\n{whole.said}")
        self.new = files(scene.place)
        self.calls = whole.calls
        check(self.new != self.old and self.calls > 0, f"{scene.name} changes nothing")
        check(not any(map(is_temporary, self.new)), f"{scene.name} leaves {sorted(self.new)}")
        # Without the shim, for runs that are killed by the clock.
        scene.reset()
        self.seconds = Run(scene, shim, delay=60).seconds
        self.proved = 0

    def files_are_whole(self, what):
        """Each file is the old or the new one; gives what is there beside temporary files, and those."""
        found = files(self.scene.place)
        temporary = {name for name in found if is_temporary(name)}
        for name, content in found.items():
            if name not in temporary:
                # An import says first what it is about to do, so that the next one knows what it did not end.
                is_announced = name in self.scene.announced and name in self.new and content.startswith(
                    self.new[name] + self.scene.announced[name])
                check(is_announced or content in (self.old.get(name), self.new.get(name)),
                      f"{what}: '{name}' is neither the old file nor the new one ({len(content)} bytes)")
        for name in self.old.keys() & self.new.keys():
            check(name in found, f"{what}: '{name}' is gone")
        return {name: content for name, content in found.items() if name not in temporary}, temporary

    def next_run_is_whole(self, what):
        """An ordinary run afterwards does what it would have done, and clears away what was left."""
        # A run that is killed as it ends has done its work.
        wanted = self.scene.status_when_done if files(self.scene.place) == self.new else 0
        after = Run(self.scene, self.shim)
        check(after.status == wanted, f"{what}, then without faults: ended with {after.status}:\n{after.said}")
        left = files(self.scene.place)
        check(left == self.new, f"{what}, then without faults: other files than without the fault: "
              + ", ".join(sorted(name for name in left.keys() | self.new.keys() if left.get(name) != self.new.get(name))))

    def kill_at_moments(self, count, dice):
        for index in range(count):
            self.scene.reset()
            delay = self.seconds * (index + dice.random()) / count
            what = f"{self.scene.name}, killed after {delay * 1000:.0f} ms"
            run = Run(self.scene, self.shim, delay=delay)
            check(run.status in (-signal.SIGKILL, 0), f"{what}: ended with {run.status}:\n{run.said}")
            self.files_are_whole(what)
            self.next_run_is_whole(what)
            self.proved += 1

    def chosen_calls(self, count, dice):
        calls = range(1, self.calls + 1)
        return calls if len(calls) <= count else sorted(dice.sample(calls, count))

    def kill_at_calls(self, count, dice):
        for at in self.chosen_calls(count, dice):
            self.scene.reset()
            what = f"{self.scene.name}, killed before call {at} of {self.calls}"
            run = Run(self.scene, self.shim, at=at)
            check(run.status == -signal.SIGKILL or run.calls < at, f"{what}: ended with {run.status}:\n{run.said}")
            self.files_are_whole(what)
            self.next_run_is_whole(what)
            self.proved += 1

    def fail_calls(self, count, dice, error, stays=False):
        for at in self.chosen_calls(count, dice):
            self.scene.reset()
            what = f"{self.scene.name}, call {at} of {self.calls} {errno.errorcode[error]}{' from then on' if stays else ''}"
            run = Run(self.scene, self.shim, at=at, error=error, stays=stays)
            self.judge(run, what, error)
            self.proved += 1

    def judge(self, run, what, error):
        """A run in which something failed has said so, and left nothing behind."""
        found, temporary = self.files_are_whole(what)
        check(run.status >= 0 and run.status != 70, f"{what}: ended with {run.status}:\n{run.said}")
        check(not temporary, f"{what}: left {sorted(temporary)}")
        lying = [path.name for path in self.scene.scratch.iterdir() if path.name != "counter"]
        check(not lying, f"{what}: left {lying} in the folder for temporary files")
        if run.status == 0:
            # What is no part of the result may fail, with a word where a file is not written.
            missing = [name for name in self.new if found.get(name) != self.new[name]]
            for name in missing:
                check("warning" in run.said and pathlib.Path(name).name in run.said,
                      f"{what}: '{name}' was not written, and nothing was said:\n{run.said}")
            return
        said = run.said.splitlines()[-1] if run.said.strip() else ""
        # SQLite keeps the reason of a file that it could not open to itself; it is asked for again, and gone where one call failed.
        is_gone = not run.stays and any(words in run.said for words in ("unable to open database file", "readonly database"))
        check(is_gone or any(reason.lower() in run.said.lower() for reason in REASONS[error]), f"{what}: no reason in '{said}'")
        check("'" in run.said or any(pathlib.Path(name).name in run.said for name in self.new),
              f"{what}: no file is named in '{said}'")

    def fill_disk(self, count):
        """Runs on a disk that has less and less room."""
        old, new = (sum(-(-len(content) // 4096) * 4096 for content in files.values()) for files in (self.old, self.new))
        cache = self.scene.template / CACHE
        kept = -(-cache.stat().st_size // 4096) * 4096 if cache.exists() else 0
        refused = 0
        for step in range(count):
            # The counter and nothing else has room at first.
            room = kept + old + 4096 + (old + 2 * new) * step // count
            with full_disk(self.scene, room):
                self.scene.reset()
                what = f"{self.scene.name} on a disk of {room} bytes"
                run = Run(self.scene, self.shim)
                refused += run.status != 0
                self.judge(run, what, errno.ENOSPC)
                self.proved += 1
        check(refused > 0, f"{self.scene.name}: no disk was small enough to be full")


@contextlib.contextmanager
def full_disk(scene, room):
    """A disk of some bytes in the place of the scene's folder."""
    libc = ctypes.CDLL(None, use_errno=True)
    scene.clear()
    scene.root.mkdir(exist_ok=True)
    options = f"size={-(-room // 4096) * 4096}".encode()
    if libc.mount(b"tmpfs", bytes(scene.root), b"tmpfs", 0, options) != 0:
        raise PermissionError(ctypes.get_errno(), "tmpfs cannot be mounted")
    try:
        yield
    finally:
        libc.umount2(bytes(scene.root), 2)


def can_mount(folder):
    if sys.platform != "linux" or os.geteuid() != 0:
        return False
    place = folder / "mount"
    place.mkdir()
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mount(b"tmpfs", bytes(place), b"tmpfs", 0, b"size=65536") != 0:
        return False
    libc.umount2(bytes(place), 2)
    return True


def proof(is_full, only):
    dice = random.Random(SEED)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shim = made_shim(folder)
        if shim is None:
            return "skipped: calls can be made to fail on Linux with a C compiler alone"
        may_mount = is_full and can_mount(folder)
        points = counts = 0
        sentences = []
        for scene in scenes(folder, is_full):
            if only and scene.name not in only:
                continue
            prover = Prover(scene, shim)
            share = 200 if is_full and scene.name == "build" else 24 if is_full else scene.quick
            prover.kill_at_moments(share if scene.name == "build" or is_full else 1, dice)
            prover.kill_at_calls(share, dice)
            prover.fail_calls(share, dice, errno.ENOSPC, stays=True)
            prover.fail_calls(share, dice, errno.EIO)
            if is_full:
                prover.fail_calls(share, dice, errno.ENOSPC)
                if may_mount:
                    prover.fill_disk(24 if scene.name == "build" else 8)
            points += prover.proved
            counts += 1
            sentences.append(f"{scene.name} {prover.proved} ({prover.calls} calls)")
            if is_full:
                print(f"  {scene.name}: {prover.proved} faults, {prover.calls} calls, {prover.seconds:.2f} s", flush=True)
        if is_full and not may_mount:
            print("  no disk was filled: that takes root, and a system that lets it mount")
        return f"{points} faults in {counts} commands leave the old file or the new one: " + ", ".join(sentences)


if __name__ == "__main__":
    words = sys.argv[1:]
    is_full = "--full" in words
    named = [word for word in words if not word.startswith("-") and "/" not in word and not word.endswith(".sqlite")]
    try:
        print(proof(is_full, named))
    except Failure as failure:
        sys.exit(f"not proved: {failure}")
