"""`action.yml` and the jobs for GitLab keep to the schemas of their makers, and their scripts do what the pages say.

check-jsonschema judges them, and the examples in docs/github.md and docs/gitlab.md. Then each script runs as its maker's
runner would run it, with a `make` that hands out the curricc that is there already in place of building one, and with a
folder for a server of releases: their packages hold that curricc, and an `apt-get` of a few lines unpacks them.
"""

import hashlib
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

import yaml

from documents import written
from support import ROOT, binary, check, copy_curriculum, curricc, equal, main

ACTION = ROOT / "action.yml"
GITLAB = ROOT / "contrib/gitlab/curricc.gitlab-ci.yml"
LESSON = "courses/es/n1/u1-l1-hello-and-goodbye.yaml"

MAKE = """#!/bin/sh
echo "$3" >>"$MADE"
[ "$3" = setup ] && exit
mkdir -p "$2/.build/release"
for name in curricc curricc-pdf; do cp "$BUILT" "$2/.build/release/$name"; done
"""

# Installs a package into $SYSTEM; what it needs is there.
APT_GET = """#!/bin/sh
echo "$1" >>"$MADE"
for word; do last=$word; done
[ "$1" != install ] || dpkg-deb -x "$last" "$SYSTEM"
"""


def judge(schema, *files):
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *map(str, files)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    equal(run.returncode, 0, f"what {schema} says of {[file.name for file in files]}: {run.stdout}{run.stderr}")


def program(folder, name, text):
    path = folder / "bin" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(0o755)


def bash(script, folder, environment, status, what):
    """Runs a script as GitHub's and GitLab's runners do, wants its status, gives what it said."""
    command = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script]
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    equal(run.returncode, status, f"the status of {what}:\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
    return run.stdout


class Action:
    """Runs the steps of `action.yml` that have a script."""

    def __init__(self, folder):
        self.folder = folder
        self.steps = yaml.safe_load(ACTION.read_text("utf-8"))
        self.environment = dict(os.environ, MADE=str(folder / "made"), BUILT=binary())
        program(folder, "make", MAKE)
        program(folder, "apt-get", APT_GET)
        program(folder, "sudo", '#!/bin/sh\nexec "$@"\n')
        system = folder / "system"
        self.environment |= {
            "PATH": f"{folder / 'bin'}:{os.environ['PATH']}:{system / 'usr/bin'}", "SYSTEM": str(system),
            "GITHUB_REPOSITORY": "ana/courses"}
        sources = folder / "action"
        sources.mkdir()
        for name in ("Package.swift", "Makefile", "Sources", "schemas"):
            (sources / name).symlink_to(ROOT / name)
        self.values = {
            "github.action_path": str(sources), "runner.temp": str(folder / "temp"),
            "github.server_url": f"file://{folder / 'server'}", "github.action_repository": "owner/curricc"}

    def run(self, workspace, statuses=None, **inputs):
        """Runs the action with inputs; gives what each step said, and the files that a runner gives to steps."""
        files = {name: self.folder / name for name in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")}
        for path in files.values():
            path.write_text("")
        defaults = {name: entry["default"] for name, entry in self.steps["inputs"].items()}
        check(inputs.keys() <= defaults.keys(), f"inputs that the action does not have: {inputs}")
        given = {name.replace("_", "-"): value for name, value in (defaults | inputs).items()}
        values = self.values | {f"inputs.{name}": value for name, value in given.items()}
        said = {}
        paths = []
        for step in self.steps["runs"]["steps"]:
            name = step["name"]
            conditions = re.findall(r"inputs\.([a-z-]+) (==|!=) 'true'", step.get("if", ""))
            equal(len(conditions), int("if" in step), f"conditions of '{name}'")
            if any((given[entry] == "true") != (sign == "==") for entry, sign in conditions) or "run" not in step:
                continue
            equal(step["shell"], "bash", f"the shell of '{name}'")
            check("${{" not in step["run"], f"an input could break out of the script of '{name}'")
            environment = self.environment | {key: str(path) for key, path in files.items()}
            environment["PATH"] = ":".join([*paths, environment["PATH"]])
            for key, value in step.get("env", {}).items():
                environment[key] = re.sub(r"\$\{\{ (\S+) \}\}", lambda match: values[match[1]], value)
            status = (statuses or {}).get(name, 0)
            said[name] = bash(step["run"], workspace, environment, status, f"'{name}'")
            if status and name == "Install curricc":
                break
            paths = files["GITHUB_PATH"].read_text("utf-8").split("\n")[-2::-1]
        return said, {name: path.read_text("utf-8") for name, path in files.items()}

    def made(self):
        """What `make` and `apt-get` were asked for since the last time."""
        path = self.folder / "made"
        words = path.read_text().split() if path.exists() else []
        path.unlink(missing_ok=True)
        return words


def spoil(curriculum):
    """Makes one mistake, and one thing that is laid out otherwise."""
    lesson = curriculum / LESSON
    lesson.write_text(lesson.read_text("utf-8").replace("title:", "titel:  "), "utf-8")


def release(folder):
    """A release on a server: both packages, with the curricc that there is, and their sums; gives the sums by name."""
    version = curricc("--version").strip()
    target = folder / f"owner/curricc/releases/download/v{version}"
    target.mkdir(parents=True)
    tree = folder / "tree"
    for name in ("usr/bin/curricc", "usr/libexec/curricc-pdf"):
        (tree / name).parent.mkdir(parents=True)
        shutil.copy(binary(), tree / name)
    name = f"curricc-{version}-linux-{platform.machine()}"
    with tarfile.open(target / f"{name}.tar.xz", "w:xz", preset=0) as archive:
        archive.add(tree / "usr", name)
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN/control").write_text(
        f"Package: curricc\nVersion: {version}\nArchitecture: all\nMaintainer: Ana <ana@example.org>\nDescription: curricc\n")
    architecture = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()
    package = target / f"curricc_{version}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "-Znone", "--build", tree, package], check=True, capture_output=True)
    sums = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(target.iterdir())}
    listed = target / f"{name}.sha256"
    listed.write_text("".join(f"{digest}  {path}\n" for path, digest in sums.items()))
    return sums, listed


def check_install(action, workspace):
    """Releases are installed by their number; what is not what the sums say is not."""
    install, refused = "Install curricc", {"Install curricc": 2}
    said, _ = action.run(workspace, refused)
    check("::error " in said[install] and 'build: "true"' in said[install], f"what is said without a release: {said[install]}")
    sums, listed = release(action.folder / "server")
    package = next(name for name in sums if name.endswith(".deb"))
    tarball = next(name for name in sums if name.endswith(".tar.xz"))
    for inputs in ({"version": "9.9.9"}, {"version": "../v0.1.0"}, {"version": "$(touch hacked)"}, {"sha256": "0" * 64}):
        said, _ = action.run(workspace, refused, **inputs)
        check(said[install].startswith("::error "), f"what is said of {inputs}: {said[install]}")
    right = listed.read_text()
    listed.write_text(right.replace(sums[package], sums[tarball]))
    said, _ = action.run(workspace, refused)
    check(sums[package] in said[install], f"what is said of a package that is not the listed one: {said[install]}")
    listed.write_text("")
    action.run(workspace, refused)
    listed.write_text(right)
    equal(action.made(), [], "what apt-get does with packages that are refused")
    check(not (workspace / "hacked").exists(), "an input was run as a command")

    # Where there is no apt-get, the tarball.
    path = action.environment["PATH"]
    action.environment["PATH"] = str(without(action.folder / "few", "apt-get", "dpkg", "dpkg-deb"))
    _, files = action.run(workspace, sha256=sums[tarball])
    equal(files["GITHUB_PATH"], str(action.folder / "temp/curricc/bin") + "\n", "what joins the path")
    program(action.folder / "few", "uname", "#!/bin/sh\necho Darwin\n")
    action.environment["PATH"] = f"{action.folder / 'few/bin'}:{action.environment['PATH']}"
    said, _ = action.run(workspace, refused)
    check("for Linux" in said[install], f"what is said on macOS: {said[install]}")
    action.environment["PATH"] = path

    action.run(workspace, version=curricc("--version").strip(), sha256=sums[package])
    equal(action.made(), ["update", "install"], "what apt-get is asked for")


def without(folder, *names):
    """A folder with all programs of the system but some."""
    folder.mkdir()
    for place in ("/usr/bin", "/bin"):
        for path in pathlib.Path(place).iterdir():
            if path.name not in names and not (folder / path.name).exists():
                (folder / path.name).symlink_to(path)
    return folder


def check_action(folder):
    workspace = folder / "workspace"
    workspace.mkdir()
    copy_curriculum(workspace / "curriculum")
    copy_curriculum(workspace / "second one")
    action = Action(folder)

    said, files = action.run(workspace, fmt="true", sarif="curricc.sarif", build="true")
    equal(action.made(), ["setup", "build"], "what is made the first time")
    equal(said["Check the curriculum"], "", "notes on a good curriculum")
    check(re.fullmatch(r"key=curricc-\w+-\w+-[0-9a-f]{40}-[0-9a-f]{40}\n", files["GITHUB_OUTPUT"]), "the key of the cache")
    equal(files["GITHUB_PATH"], str(folder / "temp/curricc") + "\n", "what joins the path")
    key = files["GITHUB_OUTPUT"]
    _, files = action.run(workspace, build="true")
    equal((action.made(), files["GITHUB_OUTPUT"]), (["setup"], key), "what is made the second time, and for which key")

    # From here on curricc comes from a release.
    check_install(action, workspace)
    spoil(workspace / "second one")
    statuses = {"Check the curriculum": 1, "Check the layout": 1}
    said, files = action.run(
        workspace, statuses, paths="curriculum\nsecond one\n", fmt="true", sarif="curricc.sarif")
    notes = said["Check the curriculum"].splitlines()
    place = f"file=second one/{LESSON},line="
    check(any(note.startswith("::error ") and place in note for note in notes), f"no note on the mistake: {notes}")
    check("schema/unknown-key" in files["GITHUB_STEP_SUMMARY"], "the table does not name the rule")
    check(f"+++ second one/{LESSON}" in said["Check the layout"], "the difference of layout is not shown")
    sarif = json.loads((workspace / "curricc.sarif").read_text("utf-8"))
    equal((sarif["version"], len(sarif["runs"])), ("2.1.0", 1), "the version of SARIF, and runs")
    equal(len(sarif["runs"][0]["results"]), len(notes), "findings in SARIF")
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "Begin"]):
        subprocess.run(["git", "-c", "user.name=Ana", "-c", "user.email=ana@example.org", *words], cwd=workspace, check=True)
    said, _ = action.run(workspace, paths="second one", since="HEAD")
    equal(said["Check the curriculum"], "", "notes on what no change has touched")
    _, files = action.run(workspace, paths="curriculum", summary="false")
    equal(files["GITHUB_STEP_SUMMARY"], "", "the table that was not wanted")

    # Nothing of an input is taken for a command or an option.
    said, _ = action.run(workspace, {"Check the curriculum": 2}, paths="$(touch hacked)\n--fix;touch hacked")
    check(not (workspace / "hacked").exists(), "an input was run as a command")
    return len(notes)


def check_gitlab(folder):
    workspace = folder / "workspace"
    workspace.mkdir(parents=True)
    copy_curriculum(workspace / "curriculum")
    source = folder / "source"
    source.mkdir()
    git = ["git", "-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-C", str(source)]
    subprocess.run([*git, "init", "-q", "-b", "main"], check=True)
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "Begin"], check=True)
    program(folder, "make", MAKE)
    program(folder, "apt-get", "#!/bin/sh\n")

    file = yaml.safe_load(GITLAB.read_text("utf-8"))
    hidden = file[".curricc"]
    environment = dict(
        os.environ, PATH=f"{folder / 'bin'}:{os.environ['PATH']}", MADE=str(folder / "made"), BUILT=binary(),
        **file["variables"] | {"CURRICC_REPOSITORY": f"file://{source}"})

    def job(name, status=0):
        """Runs a job, gives what it said and the report that it leaves."""
        script = "\n".join(hidden["before_script"] + file[name]["script"])
        said = bash(script, workspace, environment, status, name)
        report = workspace / file[name].get("artifacts", {}).get("reports", {}).get("codequality", "none")
        return said, json.loads(report.read_text("utf-8")) if report.is_file() else None

    said, report = job("curricc-lint")
    equal(report, [], "the report on a good curriculum")
    job("curricc-fmt")
    equal((folder / "made").read_text().split(), ["build"], "what two jobs build")
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "Go on"], check=True)
    spoil(workspace / "curriculum")
    said, report = job("curricc-lint", status=1)
    equal((folder / "made").read_text().split(), ["build"] * 2, "what is built for another commit")
    check(f"curriculum/{LESSON}" in {entry["location"]["path"] for entry in report}, "the report lacks the mistake")
    check("schema/unknown-key" in said, "the job's page lacks the mistake")
    said, _ = job("curricc-fmt", status=1)
    check(f"+++ curriculum/{LESSON}" in said, "the difference of layout is not shown")
    equal(file["curricc-lint"]["artifacts"]["when"], "always", "when the report is kept")
    equal(hidden["cache"]["paths"], [".curricc/"], "what is kept from run to run")
    return len(report)


def prove():
    judge("github-actions", ACTION)
    judge("gitlab-ci", GITLAB)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        workflows = written(folder, "github.md", "yaml")
        judge("github-workflows", *workflows)
        judge("gitlab-ci", *written(folder, "gitlab.md", "yaml"))
        inputs = yaml.safe_load(ACTION.read_text("utf-8"))["inputs"].keys()
        used = set()
        for workflow in workflows:
            for step in yaml.safe_load(workflow.read_text("utf-8"))["jobs"]["curricc"]["steps"]:
                used |= step.get("with", {}).keys() if "curricc@" in step.get("uses", "") else set()
        check(used <= inputs, f"inputs in docs/github.md that the action does not have: {used - inputs}")
        (folder / "github").mkdir()
        (folder / "gitlab").mkdir()
        notes = check_action(folder / "github")
        entries = check_gitlab(folder / "gitlab")
    return f"both files and {len(workflows)} workflows keep to their schemas; {notes} notes and {entries} entries are made"


main(prove, bundle=False)
