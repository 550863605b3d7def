"""The commands that write what is an author's, each with a folder in which it has something to do."""

import shutil

from support import CURRICULUM, curricc

GIFT = "::Q1::What is the unit of energy?{=joule ~watt ~ohm}\n\n::Q2::Ice floats.{TRUE}\n"
# What stands in it is nobody's, and whatever cannot be read counts for nothing.
CACHE = "cache"
KINDS = "// question: 9 name: Q3\n::Q3::How many legs has a spider?{#8}\n"


class Scene:
    """A command, and a folder for it that is the same each time.

    `root` holds all of it, `place` what the command is run in, `scratch` its temporary files."""

    def __init__(self, folder, name, words, quick):
        self.name, self.words, self.quick = name, words, quick
        # Files that say, behind their new content, what is about to come.
        self.announced = {}
        # How the command ends where its work is done already.
        self.status_when_done = 0
        self.template = folder / f"{name}-template"
        self.root = folder / name
        self.place = self.root / "place"
        self.scratch = self.root / "scratch"
        self.template.mkdir()

    def clear(self):
        if self.root.exists():
            shutil.rmtree(self.root)

    def reset(self):
        """Puts the folder in order again."""
        for part in (self.place, self.scratch):
            if part.exists():
                shutil.rmtree(part)
        shutil.copytree(self.template, self.place)
        self.scratch.mkdir()


def starter(folder):
    curricc("init", folder)
    return folder


def change(path, was, now):
    text = path.read_text("utf-8")
    assert was in text, f"'{was}' is not in {path}"
    path.write_text(text.replace(was, now), "utf-8")


def scenes(folder, is_full):
    """The scenes, one by one: making one takes some runs."""
    yield build_scene(folder, is_full)
    yield rebuild_scene(folder)
    yield formatting_scene(folder)
    yield fixing_scene(folder)
    yield import_scene(folder)
    yield from version_scenes(folder)


def build_scene(folder, is_full):
    """The lock file has to be written, too, and an older bundle is there."""
    scene = Scene(folder, "build", ["build", "c", "-o", "out/bundle.sqlite"], quick=9)
    curriculum = scene.template / "c"
    shutil.copytree(CURRICULUM, curriculum) if is_full else starter(curriculum)
    (scene.template / "out").mkdir()
    curricc("build", curriculum, "-o", scene.template / "out/bundle.sqlite", "--no-distractors")
    lock = curriculum / "distractors.lock"
    lock.write_text("".join(lock.read_text("utf-8").splitlines(True)[::2]) if lock.exists() else "", "utf-8")
    return scene


def rebuild_scene(folder):
    """A file was edited since the bundle was built, which is made of the old one."""
    words = ["build", "c", "--part-size", "1", "-o", "out/bundle.sqlite", "--cache", CACHE]
    scene = Scene(folder, "rebuild", words, quick=6)
    curriculum = starter(scene.template / "c")
    (scene.template / "out").mkdir()
    # The second build keeps what the bundle was made of.
    for _ in range(2):
        curricc(*words, folder=scene.template)
    change(curriculum / "courses/es/n1/hello.yaml", "native_text: ", "native_text: x ")
    return scene


def formatting_scene(folder):
    scene = Scene(folder, "fmt", ["fmt", "c"], quick=3)
    for path in sorted(starter(scene.template / "c").rglob("*.yaml")):
        path.write_text("\n\n" + path.read_text("utf-8").replace("\n", "   \n") + "\n\n", "utf-8")
    return scene


def fixing_scene(folder):
    scene = Scene(folder, "lint", ["lint", "c", "--fix"], quick=3)
    change(starter(scene.template / "c") / "courses/es/n1/hello.yaml", "- id: hola\n    t", "- t")
    change(scene.template / "c/decks/water.yaml", "{id: vapour, ", "{")
    return scene


def import_scene(folder):
    scene = Scene(folder, "import", ["import", "gift", "b.gift", "-o", "c", "--name", "bank", "--subject", "physics",
                                     "--tier", "higher", "--board", "aqa"], quick=3)
    scene.announced["c/imports.lock"] = b"coming\t"
    (scene.template / "b.gift").write_text(GIFT, "utf-8")
    words = [scene.template / word if word in ("b.gift", "c") else word for word in scene.words]
    curricc(*words)
    (scene.template / "b.gift").write_text(GIFT.replace("watt", "volt") + "\n" + KINDS, "utf-8")
    return scene


def version_scenes(folder):
    """Releasing, comparing, applying, signing: what stands between two versions."""
    old = folder / "old.sqlite"
    new = folder / "new.sqlite"
    source = starter(folder / "versions")
    curricc("build", source, "-o", old)
    change(source / "curriculum.yaml", "version: 0.1.0", "version: 0.2.0")
    change(source / "decks/water.yaml", "H₂O", "H₂O in all its forms")
    curricc("build", source, "-o", new)
    delta = folder / "new.delta"
    curricc("diff", old, new, "--delta", delta)

    scene = Scene(folder, "release", ["release", "new.sqlite", "-o", "releases"], quick=2)
    shutil.copy(new, scene.template)
    curricc("release", old, "-o", scene.template / "releases")
    yield scene

    scene = Scene(folder, "apply", ["apply", "b.sqlite", "a.delta", "-o", "b.sqlite"], quick=2)
    scene.status_when_done = 2
    shutil.copy(old, scene.template / "b.sqlite")
    shutil.copy(delta, scene.template / "a.delta")
    yield scene

    scene = Scene(folder, "diff", ["diff", "old.sqlite", "new.sqlite", "--delta", "a.delta", "--format", "json",
                                   "-o", "a.json"], quick=2)
    for file in (old, new):
        shutil.copy(file, scene.template)
    (scene.template / "a.delta").write_text("an older delta")
    (scene.template / "a.json").write_text("an older diff")
    yield scene

    scene = Scene(folder, "sign", ["sign", "new.sqlite", "--key", "k.key"], quick=2)
    shutil.copy(new, scene.template)
    curricc("sign", "--new-key", scene.template / "k")
    (scene.template / "new.sqlite.minisig").write_text("an older signature")
    yield scene

    scene = Scene(folder, "export", ["export", "indi", "new.sqlite", "-o", "out", "--force"], quick=2)
    shutil.copy(new, scene.template)
    curricc("export", "indi", new, "-o", scene.template / "out")
    for path in (scene.template / "out").rglob("*.json"):
        path.write_text("an older file")
    yield scene
