"""`curricc lsp` serves a whole session of pytest-lsp's client, which checks each message against the protocol's types.

The client opens files of the shipped curriculum, breaks and mends them, asks for all that the server offers, applies what it
is given, and lets `curricc lint` judge what has become of the files.
"""

import asyncio
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

from support import binary, check, copy_curriculum, main

LESSON = "courses/es/n1/u1-l1-hello-and-goodbye.yaml"
WAIT = 120


class Files:
    """A curriculum that the client has: what is open, and what the server said of it."""

    def __init__(self, client, folder):
        self.client, self.folder = client, folder
        self.texts, self.versions = {}, {}

    def uri(self, path):
        return (self.folder / path).as_uri()

    def open(self, path):
        self.texts[path] = (self.folder / path).read_text("utf-8")
        self.versions[path] = 1
        document = types.TextDocumentItem(self.uri(path), "yaml", 1, self.texts[path])
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))

    def change(self, path, old, new):
        """Changes a range, counted in UTF-16 as the protocol has it."""
        text = self.texts[path]
        check(old in text, f"{path} has no {old!r}")
        start = text.index(old)
        self.versions[path] += 1
        edit = types.TextDocumentContentChangePartial(self.range(path, start, start + len(old)), new)
        self.texts[path] = text[:start] + new + text[start + len(old):]
        document = types.VersionedTextDocumentIdentifier(version=self.versions[path], uri=self.uri(path))
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [edit]))

    def position(self, path, offset):
        before = self.texts[path][:offset].split("\n")
        return types.Position(len(before) - 1, len(before[-1].encode("utf-16-le")) // 2)

    def range(self, path, start, end):
        return types.Range(self.position(path, start), self.position(path, end))

    def place(self, path, word, behind=0):
        document = types.TextDocumentIdentifier(self.uri(path))
        return {"text_document": document, "position": self.position(path, self.texts[path].index(word) + behind)}

    def shown(self, path, place):
        """The text that a range covers."""
        lines = self.texts[path].split("\n")
        check(place.start.line == place.end.line, "the range is on one line")
        line = lines[place.start.line].encode("utf-16-le")
        return line[2 * place.start.character: 2 * place.end.character].decode("utf-16-le")

    async def findings(self, path, wanted):
        """What the server says of a file, once that is as wanted."""
        for _ in range(WAIT * 10):
            found = self.client.diagnostics.get(self.uri(path), [])
            if wanted({finding.code for finding in found}):
                return found
            await asyncio.sleep(0.1)
        raise AssertionError(f"{path}: {self.client.diagnostics.get(self.uri(path))}")

    def apply(self, edit):
        """Applies edits to the files on the disk, from the last place to the first."""
        for uri, edits in edit.changes.items():
            path = pathlib.Path(urllib.parse.unquote(uri[len("file://"):]))
            lines = path.read_bytes().decode("utf-8").split("\n")
            starts = [0]
            for line in lines:
                starts.append(starts[-1] + len(line) + 1)

            def offset(position):
                units = lines[position.line].encode("utf-16-le")[: 2 * position.character]
                return starts[position.line] + len(units.decode("utf-16-le"))

            text = "\n".join(lines)
            for change in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
                text = text[: offset(change.range.start)] + change.new_text + text[offset(change.range.end):]
            path.write_bytes(text.encode("utf-8"))


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[binary(), "lsp"]))
async def client(lsp_client: LanguageClient, tmp_path):
    copy_curriculum(tmp_path / "curriculum")
    lsp_client.watched = []

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        lsp_client.watched += [registration.method for registration in params.registrations]

    answer = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=pytest_lsp.client_capabilities("visual_studio_code"),
            workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="w")],
        )
    )
    check(answer.server_info.name == "curricc", f"the server says who it is: {answer.server_info}")
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def files(client, tmp_path):
    files = Files(client, tmp_path / "curriculum")
    files.open(LESSON)
    return files


@pytest.mark.asyncio
async def test_findings_come_and_go_as_one_types(files):
    files.change(LESSON, "unit: es-n1-u1", "unit: es-n1-u9")
    found = await files.findings(LESSON, lambda codes: "ref/unresolved" in codes)
    finding = next(finding for finding in found if finding.code == "ref/unresolved")
    assert files.shown(LESSON, finding.range) == "es-n1-u9"
    # What the edit does to other files is said of these: the unit has lost a lesson's words.
    files.change(LESSON, "unit: es-n1-u9", "unit: es-n1-u1")
    await files.findings(LESSON, lambda codes: "ref/unresolved" not in codes)
    files.change(LESSON, "kind: lesson", "kind: 'lesson")
    await files.findings(LESSON, lambda codes: any(code.startswith("yaml/") for code in codes))
    files.change(LESSON, "kind: 'lesson", "kind: lesson")
    await files.findings(LESSON, lambda codes: not any(code.startswith("yaml/") for code in codes))


@pytest.mark.asyncio
async def test_findings_in_other_files_follow(files):
    unit = "courses/es/n1/band.yaml"
    files.open(unit)
    files.change(unit, "id: es-n1-u1", "id: es-n1-u7")
    # The lesson itself has not been touched.
    await files.findings(LESSON, lambda codes: "ref/unresolved" in codes)
    files.change(unit, "id: es-n1-u7", "id: es-n1-u1")
    await files.findings(LESSON, lambda codes: "ref/unresolved" not in codes)


@pytest.mark.asyncio
async def test_ranges_are_right_behind_emoji(files):
    files.change(LESSON, "title: ", "titel: 👋🏽 é ")
    found = await files.findings(LESSON, lambda codes: "schema/unknown-key" in codes)
    finding = next(finding for finding in found if finding.code == "schema/unknown-key")
    assert files.shown(LESSON, finding.range) == "titel"
    files.change(LESSON, "titel: 👋🏽 é ", "title: 👋🏽 é​ ")
    found = await files.findings(LESSON, lambda codes: "text/invisible-character" in codes)
    finding = next(finding for finding in found if finding.code == "text/invisible-character")
    assert "​" in files.shown(LESSON, finding.range)


@pytest.mark.asyncio
async def test_a_fix_mends_what_is_found(files):
    files.change(LESSON, "lesson_type:", "lesson_tipe:")
    found = await files.findings(LESSON, lambda codes: "schema/unknown-key" in codes)
    finding = next(finding for finding in found if finding.code == "schema/unknown-key")
    actions = await files.client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(files.uri(LESSON)), range=finding.range,
            context=types.CodeActionContext([finding]),
        )
    )
    fix = next(action for action in actions if action.kind == "quickfix" and "rename" in action.title)
    edit, = fix.edit.changes[files.uri(LESSON)]
    assert files.shown(LESSON, edit.range) == "lesson_tipe"
    files.change(LESSON, "lesson_tipe", edit.new_text)
    await files.findings(LESSON, lambda codes: not codes & {"schema/unknown-key", "schema/missing-field"})


@pytest.mark.asyncio
async def test_hover_explains(files):
    hover = await files.client.text_document_hover_async(types.HoverParams(**files.place(LESSON, "es-n1-u1", 3)))
    assert "unit" in hover.contents.value and "band.yaml" in hover.contents.value
    place = files.place(LESSON, "target_text: hola", 14)
    hover = await files.client.text_document_hover_async(types.HoverParams(**place))
    assert "taught in N1" in hover.contents.value and "first used in Hello and goodbye" in hover.contents.value
    files.change(LESSON, "lesson_type:", "lesson_tipe:")
    await files.findings(LESSON, lambda codes: "schema/unknown-key" in codes)
    hover = await files.client.text_document_hover_async(types.HoverParams(**files.place(LESSON, "lesson_tipe", 3)))
    assert "schema/unknown-key" in hover.contents.value


@pytest.mark.asyncio
async def test_completion_knows_keys_words_and_ids(files):
    async def labels(word, behind):
        answer = await files.client.text_document_completion_async(
            types.CompletionParams(**files.place(LESSON, word, behind))
        )
        return [item.label for item in answer.items]

    assert "es-n1-u2" in await labels("unit: ", 6)
    assert "ar-n1-u1" not in await labels("unit: ", 6)
    files.change(LESSON, "lesson_type: vocabulary", "lesson_type: ")
    assert {"vocabulary", "grammar"} <= set(await labels("lesson_type: ", 13))
    files.change(LESSON, "\ncards:\n", "\nxp\ncards:\n")
    assert await labels("\nxp\n", 3) == ["xp_value"]
    files.change(LESSON, "\nxp\n", "\n# curricc: allow lang/\n")
    names = await labels("allow lang/", 11)
    assert names and all("lang/" in name for name in names)


@pytest.mark.asyncio
async def test_definition_and_references_go_round(files):
    place = files.place(LESSON, "es-n1-u1", 2)
    found = await files.client.text_document_definition_async(types.DefinitionParams(**place))
    assert found.uri == files.uri("courses/es/n1/band.yaml")
    uses = await files.client.text_document_references_async(
        types.ReferenceParams(**place, context=types.ReferenceContext(include_declaration=True))
    )
    assert {files.uri(LESSON), found.uri} <= {use.uri for use in uses}
    for use in uses:
        path = pathlib.Path(use.uri[len("file://"):])
        line = path.read_text("utf-8").split("\n")[use.range.start.line]
        assert line[use.range.start.character: use.range.end.character] == "es-n1-u1"


@pytest.mark.asyncio
async def test_renaming_keeps_progress(files):
    place = files.place(LESSON, "es-n1-u1", 2)
    edit = await files.client.text_document_rename_async(types.RenameParams(**place, new_name="es-n1-hello"))
    files.apply(edit)
    band = (files.folder / "courses/es/n1/band.yaml").read_text("utf-8")
    assert re.search(r"id: es-n1-hello\n( *)was: \[es-n1-u1\]|id: es-n1-hello, was: \[es-n1-u1\]", band), band
    lint = subprocess.run([binary(), "lint", files.folder], capture_output=True, text=True, timeout=300)
    assert lint.returncode == 0, lint.stdout + lint.stderr
    for path in files.folder.rglob("*.yaml"):
        text = path.read_text("utf-8").replace("was: [es-n1-u1]", "")
        assert not re.search(r"\bes-n1-u1(?![\w-])", text), path


@pytest.mark.asyncio
async def test_symbols_and_layout(files):
    document = types.TextDocumentIdentifier(files.uri(LESSON))
    symbols = await files.client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    lesson = symbols[0]
    assert len(lesson.children) == len(re.findall(r"^  - id: |^  - \{id: ", files.texts[LESSON], re.MULTILINE))
    files.change(LESSON, "lesson_type: ", "lesson_type:    ")
    edits = await files.client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(2, True))
    )
    assert len(edits) == 1
    (files.folder / LESSON).write_text(files.texts[LESSON], "utf-8")
    files.apply(types.WorkspaceEdit(changes={files.uri(LESSON): edits}))
    assert "lesson_type: " in (files.folder / LESSON).read_text("utf-8")
    subprocess.run([binary(), "fmt", "--check", files.folder / LESSON], check=True, timeout=60)


@pytest.mark.asyncio
async def test_files_that_change_on_the_disk_are_followed(files):
    quiz = "courses/es/n1/u9-l9-new.yaml"
    (files.folder / quiz).write_text("kind: lesson\nlanguage: es\nunit: nowhere\n", "utf-8")
    event = types.FileEvent(files.uri(quiz), types.FileChangeType.Created)
    files.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([event]))
    await files.findings(quiz, lambda codes: "schema/missing-field" in codes)
    (files.folder / quiz).unlink()
    event = types.FileEvent(files.uri(quiz), types.FileChangeType.Deleted)
    files.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([event]))
    await files.findings(quiz, lambda codes: not codes)
    assert files.client.watched == ["workspace/didChangeWatchedFiles"]


def proof(_):
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--basetemp", folder + "/t", __file__]
        run = subprocess.run(command, capture_output=True, text=True, timeout=900, cwd=pathlib.Path(__file__).parent)
    check(run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:])
    count = re.search(r"(\d+) passed", run.stdout)
    return f"{count[1]} sessions of pytest-lsp's client: findings, fixes, hover, completion, references, renaming, layout, the disk"


if __name__ == "__main__":
    main(proof)
