"""The program minisign verifies what curricc signs, and curricc what minisign signs; both refuse the same changes."""

import pathlib
import random
import shutil
import sqlite3
import subprocess
import tempfile

from support import binary, check, curricc, equal, main

PASSWORD = "correct horse battery staple"


def minisign(*arguments, status=0, answers=""):
    """Runs the standard program, wants `status`, gives what it prints."""
    words = ["minisign", *map(str, arguments)]
    run = subprocess.run(words, capture_output=True, input=answers.encode(), timeout=120)
    check(run.returncode == status, f"{' '.join(words)} ended with {run.returncode}: {(run.stdout + run.stderr).decode()}")
    return run.stdout.decode()


def trusted_comment(signature):
    line = pathlib.Path(signature).read_text("utf-8").splitlines()[2]
    return line.removeprefix("trusted comment: ")


def ours_for_minisign(folder, files):
    """Keys and signatures of curricc in minisign's hands."""
    curricc("sign", "--new-key", folder / "ours")
    for file in files:
        curricc("sign", file, "--key", folder / "ours.key")
        said = minisign("-V", "-m", file, "-p", folder / "ours.pub", "-Q")
        equal(said.rstrip("\n"), trusted_comment(f"{file}.minisig"), f"{file.name}, trusted comment")
    minisign("-S", "-s", folder / "ours.key", "-m", files[0], "-x", folder / "by-minisign.minisig")
    curricc("verify", files[0], "--signature", folder / "by-minisign.minisig", "--key", folder / "ours.pub")
    minisign("-R", "-s", folder / "ours.key", "-p", folder / "again.pub")
    equal(
        (folder / "again.pub").read_text().splitlines()[1], (folder / "ours.pub").read_text().splitlines()[1],
        "the public key that minisign makes of our secret one")


def theirs_for_curricc(folder, files):
    """Keys and signatures of minisign in curricc's hands."""
    minisign("-G", "-W", "-s", folder / "theirs.key", "-p", folder / "theirs.pub")
    count = 0
    for file in files:
        for options in [[], ["-l"], ["-t", "Übung 日本"], ["-l", "-c", "nobody signs this"]]:
            minisign("-S", *options, "-s", folder / "theirs.key", "-m", file)
            said = curricc("verify", file, "--key", folder / "theirs.pub")
            shown = trusted_comment(f"{file}.minisig").replace("\t", "\N{REPLACEMENT CHARACTER}")
            check(f"trusted comment: {shown}\n" in said, f"{file.name}, {options}: {said}")
            count += 1
        curricc("sign", file, "--key", folder / "theirs.key")
        minisign("-V", "-m", file, "-p", folder / "theirs.pub")
    return count


def locked_key(folder, file):
    """A key of minisign's full cost behind a password."""
    minisign("-G", "-s", folder / "locked.key", "-p", folder / "locked.pub", answers=f"{PASSWORD}\n{PASSWORD}\n")
    (folder / "password").write_text(PASSWORD + "\n")
    curricc("sign", file, "--key", folder / "locked.key", "--password-file", folder / "password")
    minisign("-V", "-m", file, "-p", folder / "locked.pub")
    (folder / "password").write_text("another\n")
    curricc("sign", file, "--key", folder / "locked.key", "--password-file", folder / "password", status=2)


def refusals(folder, file):
    """Both programs refuse the same changed files and signatures; what nobody signed may change."""
    curricc("sign", file, "--key", folder / "ours.key")
    signature = pathlib.Path(f"{file}.minisig")
    whole = signature.read_bytes()
    randomness = random.Random(6)
    unsigned = range(len("untrusted comment: "), whole.index(b"\n"))
    for _ in range(100):
        place = randomness.randrange(len(whole))
        changed = bytearray(whole)
        changed[place] ^= 1 << randomness.randrange(8)
        signature.write_bytes(changed)
        run = subprocess.run(
            [binary(), "verify", file, "--key", folder / "ours.pub"], capture_output=True, timeout=60)
        check(run.returncode in (0, 1, 2), f"byte {place} ends curricc with {run.returncode}")
        check(place in unsigned or run.returncode != 0, f"byte {place} of the signature may be changed")
        if run.returncode == 0:
            minisign("-V", "-m", file, "-p", folder / "ours.pub")
    signature.write_bytes(whole)
    content = file.read_bytes()
    file.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    minisign("-V", "-m", file, "-p", folder / "ours.pub", status=1)
    curricc("verify", file, "--key", folder / "ours.pub", status=1)
    file.write_bytes(content)
    minisign("-V", "-m", file, "-p", folder / "theirs.pub", status=1)
    curricc("verify", file, "--key", folder / "theirs.pub", status=1)


def other_layout(folder, bundle):
    """A bundle laid out anew holds by our comment; by one of minisign's own, which names no content, it does not."""
    curricc("sign", bundle, "--key", folder / "ours.key")
    minisign("-S", "-s", folder / "theirs.key", "-m", bundle, "-x", folder / "plain.minisig")
    database = sqlite3.connect(bundle, isolation_level=None)
    database.execute("PRAGMA page_size = 4096")
    database.execute("VACUUM")
    database.close()
    minisign("-V", "-m", bundle, "-p", folder / "ours.pub", status=1)
    said = curricc("verify", bundle, "--key", folder / "ours.pub")
    check("the content is the signed one" in said, said)
    curricc("verify", bundle, "--signature", folder / "plain.minisig", "--key", folder / "theirs.pub", status=1)


def prove(bundle):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        copy = pathlib.Path(shutil.copy(bundle, folder / "bundle.sqlite"))
        files = [copy]
        for size in (0, 1, 127, 128, 129, 1 << 20, (1 << 20) + 1, 3_000_000):
            files.append(folder / f"{size} bytes.bin")
            files[-1].write_bytes(random.Random(size).randbytes(size))
        ours_for_minisign(folder, files)
        count = theirs_for_curricc(folder, files)
        locked_key(folder, copy)
        refusals(folder, files[3])
        other_layout(folder, copy)
    return f"minisign verifies {len(files)} signatures of ours, we verify {count} of its; both refuse what was changed"


main(prove)
