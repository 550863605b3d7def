"""The completions that `curricc --generate-completion-script` writes load in bash, zsh and fish, and complete.

Each shell is asked as if someone had typed the beginning of a line and pressed the tabulator.
"""

import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import tempfile
import time

from support import binary, check, curricc, main

# What is typed, and what must be offered, beside others.
LINES = {
    "curricc bu": {"build"},
    "curricc re": {"release", "review"},
    "curricc build --no-": {"--no-distractors", "--no-search"},
    "curricc export --rep": {"--report"},
    "curricc lint --format gi": {"github", "gitlab"},
}

BASH = """
source /usr/share/bash-completion/bash_completion 2>/dev/null || true
source "$1"
complete -p curricc >/dev/null
COMP_LINE=$2 COMP_POINT=${#2} COMP_TYPE=9 COMP_KEY=9
read -r -a COMP_WORDS <<<"$2"
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
function=$(complete -p curricc | sed 's/.*-F \\([^ ]*\\).*/\\1/')
COMPREPLY=()
"$function" curricc "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}" 2>/dev/null
printf '%s\\n' "${COMPREPLY[@]}"
"""


def said(command, environment):
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)
    check(run.returncode == 0, f"{command[0]} ended with {run.returncode}: {run.stderr}{run.stdout}")
    return run.stdout


def by_bash(script, typed, environment):
    said(["bash", "-n", str(script)], environment)
    return said(["bash", "--noprofile", "--norc", "-c", BASH, "bash", str(script), typed], environment)


def by_fish(script, typed, environment):
    said(["fish", "--no-execute", str(script)], environment)
    return said(["fish", "--no-config", "-c", f"source {script}; complete -C '{typed}'"], environment)


def by_zsh(script, typed, environment):
    """zsh completes for a terminal only, so it gets one; the list is what it shows behind the line."""
    said(["zsh", "-f", "-n", str(script)], environment)
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        ["zsh", "-f", "-i"], stdin=follower, stdout=follower, stderr=follower, start_new_session=True,
        env=environment | {"TERM": "vt100", "COLUMNS": "200", "LINES": "100"})
    os.close(follower)

    def shown(enough):
        text, end = "", time.monotonic() + 30
        while time.monotonic() < end and not enough(text):
            if select.select([leader], [], [], 0.2)[0]:
                text += re.sub("\x1b\\[[0-9;?]*[a-zA-Z]|[\x00\x07]", "", os.read(leader, 65536).decode(errors="replace"))
        return text

    try:
        start = f"fpath=({script.parent} $fpath); autoload -Uz compinit; compinit -u -D; PS1=\"$_comps[curricc] is ready> \"\n"
        os.write(leader, start.encode())
        check("_curricc is ready> " in shown(lambda text: "_curricc is ready> " in text), "zsh does not load the script")
        # Control-D lists what there is, and leaves the line as it is.
        os.write(leader, (typed + "\x04").encode())
        return shown(lambda text: all(word in text.split(typed, 1)[-1] for word in LINES[typed]))
    finally:
        process.kill()
        process.wait()
        os.close(leader)


SHELLS = {"bash": ("curricc", by_bash), "zsh": ("_curricc", by_zsh), "fish": ("curricc.fish", by_fish)}


def prove():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        environment = os.environ | {
            "PATH": f"{pathlib.Path(binary()).parent}:{os.environ['PATH']}", "HOME": name, "XDG_CONFIG_HOME": name,
            "XDG_DATA_HOME": name, "LC_ALL": "C.UTF-8"}
        for shell, (file, offered) in SHELLS.items():
            script = folder / shell / file
            script.parent.mkdir()
            script.write_text(curricc("--generate-completion-script", shell), "utf-8")
            for typed, wanted in LINES.items():
                shown = offered(script, typed, environment)
                missing = {word for word in wanted if word not in shown.split(typed, 1)[-1]}
                check(not missing, f"{shell} offers no {missing} for '{typed}': {shown[-500:]!r}")
    return f"bash, zsh and fish complete {len(LINES)} lines each"


main(prove, bundle=False)
