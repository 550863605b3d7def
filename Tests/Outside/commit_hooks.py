"""The hooks of `.pre-commit-hooks.yaml`, run by pre-commit itself on commits to a repository with a curriculum.

A good commit passes; one that is laid out otherwise stops and passes when the new layout is added; one with an error is
blocked. The examples in docs/pre-commit.md are configurations that pre-commit takes.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from documents import examples, written
from support import ROOT, binary, check, copy_curriculum, equal, main

MANIFEST = ROOT / ".pre-commit-hooks.yaml"
PRE_COMMIT = pathlib.Path(sys.executable).with_name("pre-commit")
DECK = "decks/volcanoes.yaml"


def run(*words, folder, status=0):
    """Runs a command, wants its status, gives what it said."""
    done = subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True, timeout=300)
    said = done.stdout + done.stderr
    check(done.returncode == status, f"{' '.join(map(str, words))} ended with {done.returncode}, wanted {status}:\n{said[-3000:]}")
    return said


def prepare(folder):
    """An environment in which git and pre-commit know nothing of this machine, and curricc is on the path."""
    (folder / "bin").mkdir()
    shutil.copy(binary(), folder / "bin/curricc")
    (folder / "home").mkdir()
    for name in [name for name in os.environ if name.startswith(("GIT_", "PRE_COMMIT"))]:
        del os.environ[name]
    os.environ |= {
        "PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "HOME": str(folder / "home"), "GIT_CONFIG_NOSYSTEM": "1",
        "PRE_COMMIT_HOME": str(folder / "home/pre-commit"), "PRE_COMMIT_COLOR": "never",
        **{f"GIT_{who}_{what}": value for who in ("AUTHOR", "COMMITTER")
           for what, value in (("NAME", "Ana"), ("EMAIL", "ana@example.org"))},
    }


def repository(folder):
    """A new repository with all that is in the folder."""
    folder.mkdir(exist_ok=True)
    run("git", "init", "-q", "-b", "main", folder=folder)
    run("git", "add", "-A", folder=folder)
    run("git", "commit", "-q", "--allow-empty", "-m", "Begin", folder=folder)
    return run("git", "rev-parse", "HEAD", folder=folder).strip()


def commit(folder, name, text, status=0):
    """Writes a file and commits it."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    run("git", "add", "-A", folder=folder)
    return run("git", "commit", "-m", f"Change {name}", folder=folder, status=status)


def clean(folder):
    run("git", "reset", "-q", "--hard", folder=folder)


def check_commits(content, curriculum):
    """What the hooks say of commits to the curriculum in a folder of the repository."""
    deck = f"{curriculum}/{DECK}"
    good = (content / deck).read_text("utf-8")
    said = commit(content, deck, good.replace("topic: Volcanoes", "topic: Volcanoes and lava"))
    check("curricc fmt" in said and "curricc lint" in said and "Failed" not in said, said)
    good = (content / deck).read_text("utf-8")

    said = commit(content, deck, good.replace("topic: ", "topic:   "), status=1)
    check("files were modified by this hook" in said, said)
    equal((content / deck).read_text("utf-8"), good, "the file that was laid out")
    clean(content)

    said = commit(content, deck, good.replace("depth: Foundational", "depth: Shallow"), status=1)
    check("schema/" in said and f"{deck}:" in said, said)
    clean(content)

    said = commit(content, deck, good + "a: b: c\n", status=1)
    check(said.count("yaml/syntax") == 2, "both hooks say what is wrong:\n" + said)
    clean(content)

    # What is no source of a curriculum is none of the hooks' business.
    for name in (".github/workflows/x.yaml", "compose.yaml", f"{curriculum}/media/notes.txt", f"{curriculum}/.x.yml"):
        commit(content, name, "a: 1\n")
    said = commit(content, "README.md", "# Content\n")
    check("no files to check" in said, said)

    # Many files at once.
    for path in (content / curriculum).rglob("*.yaml"):
        path.write_text(path.read_text("utf-8") + "# seen\n", "utf-8")
    commit(content, "seen.txt", "all\n")
    run(PRE_COMMIT, "run", "--all-files", folder=content)


def prove():
    run(PRE_COMMIT, "validate-manifest", MANIFEST, folder=ROOT)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        prepare(folder)
        hooks = folder / "hooks"
        hooks.mkdir()
        shutil.copy(MANIFEST, hooks)
        revision = repository(hooks)
        configurations = written(folder, "pre-commit.md", "yaml")
        run(PRE_COMMIT, "validate-config", *configurations, folder=folder)
        for place, text in zip(("curriculum", "content"), examples("pre-commit.md", "yaml")):
            content = folder / f"repository-{place}"
            content.mkdir()
            copy_curriculum(content / place)
            text = text.replace("https://github.com/OWNER/curricc", f"file://{hooks}").replace("REVISION", revision)
            (content / ".pre-commit-config.yaml").write_text(text, "utf-8")
            repository(content)
            run(PRE_COMMIT, "install", folder=content)
            check_commits(content, place)
        said = run(PRE_COMMIT, "try-repo", hooks, "--all-files", folder=folder / "repository-curriculum")
        check(said.count("Passed") == 2, said)
    return f"{len(configurations)} configurations hold; good commits pass, untidy ones and bad ones are stopped"


main(prove, bundle=False)
