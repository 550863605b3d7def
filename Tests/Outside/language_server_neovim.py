"""`curricc lsp` serves Neovim: findings arrive, definitions are jumped to, a fix is applied, renaming writes `was`.

Neovim runs without a screen, attaches its own client to a copy of the shipped curriculum as docs/language-server.md says for
old versions, and writes what it saw.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from support import binary, check, copy_curriculum, curricc, equal, main

LESSON = "courses/es/n1/u1-l1-hello-and-goodbye.yaml"

SCRIPT = r"""
local seen = {}
local function fail(message) io.stderr:write(message .. "\n"); vim.cmd("cquit 1") end
local function wait(what, condition)
  if not vim.wait(120000, condition, 50) then fail("waited in vain for " .. what) end
end
local root = vim.env.CURRICULUM
local function attach(file)
  vim.cmd("edit " .. vim.fn.fnameescape(root .. "/" .. file))
  vim.bo.filetype = "yaml"
  local client = vim.lsp.start_client({cmd = {vim.env.CURRICC, "lsp"}, root_dir = root, name = "curricc"})
  vim.lsp.buf_attach_client(0, client)
  wait("the server", function() return #vim.lsp.buf_get_clients(0) > 0 and vim.lsp.get_client_by_id(client).initialized end)
  return client
end
local client_id = attach(vim.env.LESSON)
local client = vim.lsp.get_client_by_id(client_id)
local buffer = vim.api.nvim_get_current_buf()
local function line_of(word)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local column = line:find(word, 1, true)
    if column then return number, column - 1, line end
  end
  fail("no line with " .. word)
end
local function codes()
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do found[diagnostic.user_data.lsp.code] = diagnostic end
  return found
end

-- A definition in another file.
local number, column = line_of("unit: es-n1-u1")
vim.api.nvim_win_set_cursor(0, {number, column + 8})
vim.lsp.buf.definition()
wait("the definition", function() return vim.api.nvim_buf_get_name(0):find("band.yaml", 1, true) ~= nil end)
seen.definition = {vim.api.nvim_buf_get_name(0), vim.api.nvim_get_current_line()}
vim.api.nvim_set_current_buf(buffer)

-- A finding, behind an emoji on its line, and its fix.
local place, _, line = line_of("lesson_type:")
vim.api.nvim_buf_set_lines(buffer, place - 1, place, false, {(line:gsub("lesson_type", "lesson_tipe"))})
wait("the finding", function() return codes()["schema/unknown-key"] ~= nil end)
local finding = codes()["schema/unknown-key"]
seen.finding = {finding.lnum, finding.col, finding.end_col, place - 1}
local params = {
  textDocument = vim.lsp.util.make_text_document_params(buffer),
  range = finding.user_data.lsp.range or {start = {line = finding.lnum, character = finding.col},
    ["end"] = {line = finding.end_lnum, character = finding.end_col}},
  context = {diagnostics = {}},
}
local answer = client.request_sync("textDocument/codeAction", params, 60000, buffer)
for _, action in ipairs(answer.result) do
  if action.title:find("rename", 1, true) then
    vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
    seen.fix = action.title
  end
end
wait("the finding to go", function() return codes()["schema/unknown-key"] == nil end)
seen.mended = vim.api.nvim_buf_get_lines(buffer, place - 1, place, false)[1]

-- Renaming, by Neovim's own command, over all files.
number, column = line_of("unit: es-n1-u1")
vim.api.nvim_win_set_cursor(0, {number, column + 8})
vim.lsp.buf.rename("es-n1-hello")
wait("the new id", function() return vim.api.nvim_buf_get_lines(buffer, number - 1, number, false)[1] == "unit: es-n1-hello" end)
vim.cmd("silent wall")
vim.lsp.stop_client(client_id)
vim.wait(500)
local file = io.open(vim.env.SEEN, "w")
file:write(vim.json and vim.json.encode(seen) or vim.fn.json_encode(seen))
file:close()
vim.cmd("qall!")
"""


def proof(_):
    check(shutil.which("nvim"), "no nvim in PATH")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        curriculum = copy_curriculum(folder / "curriculum")
        script = folder / "session.lua"
        script.write_text(SCRIPT, "utf-8")
        environment = dict(
            os.environ, CURRICULUM=str(curriculum), CURRICC=binary(), LESSON=LESSON, SEEN=str(folder / "seen.json"),
            HOME=str(folder), XDG_CONFIG_HOME=str(folder / "config"), XDG_DATA_HOME=str(folder / "data"),
            XDG_STATE_HOME=str(folder / "state"),
        )
        command = ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", f"luafile {script}"]
        run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600)
        check(run.returncode == 0 and (folder / "seen.json").exists(), run.stdout[-2000:] + run.stderr[-4000:])
        seen = json.loads((folder / "seen.json").read_text("utf-8"))

        name, line = seen["definition"]
        check(name.endswith("courses/es/n1/band.yaml") and "es-n1-u1" in line, f"the definition is {name}: {line}")
        found, start, end, place = seen["finding"]
        equal((found, start, end), (place, 0, len("lesson_tipe")), "where the finding is")
        equal(seen["fix"], "rename 'lesson_tipe' to 'lesson_type'", "the fix")
        check(seen["mended"].startswith("lesson_type: "), f"the fix made {seen['mended']}")
        band = (curriculum / "courses/es/n1/band.yaml").read_text("utf-8")
        check(re.search(r"id: es-n1-hello(\n *|, )was: \[es-n1-u1\]", band), f"renaming wrote no 'was':\n{band}")
        for path in curriculum.rglob("*.yaml"):
            text = path.read_text("utf-8").replace("was: [es-n1-u1]", "")
            check(not re.search(r"\bes-n1-u1(?![\w-])", text), f"{path} still names the old id")
        curricc("lint", curriculum)
    return "Neovim shows findings, jumps to a definition, applies a fix and renames an id in all files, which lint takes"


if __name__ == "__main__":
    main(proof)
