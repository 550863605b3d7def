"""Every item and manifest of the flagship's QTI packages follows the binding of QTI 2.1 and of QTI 3.0.

1EdTech's schemas may be handed on by registered parties alone, so they are not kept here. What they say of the elements
that curricc writes is `ELEMENTS`, in 2.1's names, by the specifications' information models: content in its order, attributes
with their types, what has to be there. Anything else fails. Beyond schemas, what is named is looked up: responses, choices,
templates, files.

$QTI_SCHEMAS may name a folder with 1EdTech's own, by the names in `OFFICIAL` and with what they include; then xmllint
checks by them, too, without a network.
"""

import collections
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as xml
import zipfile

from support import Failure, check, curricc, equal, main

NAME = r"[A-Za-z_][\w.-]*"
DOUBLE = r"-?\d+(\.\d+)?([eE][+-]?\d+)?"
WHOLE = r"\d+"
TRUTH = "true|false"
ADDRESS = r"\S+"
LINE = r"[^\t\n\r]*"
BASE = "boolean|directedPair|duration|file|float|identifier|integer|pair|point|string|uri"
CARDINALITY = "multiple|ordered|record|single"
VIEWS = r"(author|candidate|proctor|scorer|testConstructor|tutor)( (author|candidate|proctor|scorer|testConstructor|tutor))*"
INTERACTIONS = "choiceInteraction|orderInteraction|matchInteraction|extendedTextInteraction"
INLINE = "br|strong|em|code"
EXPRESSION = "variable|correct|baseValue|mapResponse|sum|equal"

# Name: content as a regular expression over the names of children, whether text stands beside them, attributes: those
# with ! have to be there.
ELEMENTS = {
    "assessmentItem": (
        "(responseDeclaration )*(outcomeDeclaration )*(itemBody )?(responseProcessing )?(modalFeedback )*",
        False,
        {"identifier!": NAME, "title!": LINE, "adaptive": TRUTH, "timeDependent!": TRUTH}),
    "responseDeclaration": (
        "(defaultValue )?(correctResponse )?(mapping )?", False,
        {"identifier!": NAME, "cardinality!": CARDINALITY, "baseType": BASE}),
    "outcomeDeclaration": (
        "(defaultValue )?", False, {"identifier!": NAME, "cardinality!": CARDINALITY, "baseType": BASE}),
    "defaultValue": ("(value )+", False, {}),
    "correctResponse": ("(value )+", False, {}),
    "value": ("", True, {}),
    "mapping": ("(mapEntry )+", False, {"lowerBound": DOUBLE, "upperBound": DOUBLE, "defaultValue": DOUBLE}),
    "mapEntry": ("", False, {"mapKey!": LINE, "mappedValue!": DOUBLE, "caseSensitive": TRUTH}),
    "itemBody": (f"((rubricBlock|p|{INTERACTIONS}) )*", False, {}),
    "p": (f"(({INLINE}|textEntryInteraction) )*", True, {}),
    "br": ("", False, {}),
    "strong": (f"(({INLINE}) )*", True, {}),
    "em": (f"(({INLINE}) )*", True, {}),
    "code": (f"(({INLINE}) )*", True, {}),
    "prompt": (f"(({INLINE}) )*", True, {}),
    "choiceInteraction": (
        "(prompt )?(simpleChoice )+", False,
        {"responseIdentifier!": NAME, "shuffle": TRUTH, "maxChoices": WHOLE, "minChoices": WHOLE}),
    "orderInteraction": (
        "(prompt )?(simpleChoice )+", False,
        {"responseIdentifier!": NAME, "shuffle": TRUTH, "maxChoices": WHOLE, "minChoices": WHOLE}),
    "simpleChoice": (f"(({INLINE}) )*", True, {"identifier!": NAME, "fixed": TRUTH}),
    "matchInteraction": (
        "(prompt )?(simpleMatchSet ){2}", False,
        {"responseIdentifier!": NAME, "shuffle": TRUTH, "maxAssociations": WHOLE, "minAssociations": WHOLE}),
    "simpleMatchSet": ("(simpleAssociableChoice )*", False, {}),
    "simpleAssociableChoice": (f"(({INLINE}) )*", True, {"identifier!": NAME, "matchMax!": WHOLE, "matchMin": WHOLE}),
    "textEntryInteraction": ("", False, {"responseIdentifier!": NAME, "expectedLength": WHOLE}),
    "extendedTextInteraction": ("(prompt )?", False, {"responseIdentifier!": NAME, "expectedLength": WHOLE}),
    "rubricBlock": ("(p )*", False, {"view!": VIEWS, "use": "instructions|scoring|navigation"}),
    "modalFeedback": (
        "(p )*", False,
        {"outcomeIdentifier!": NAME, "identifier!": NAME, "showHide!": "show|hide", "title": LINE}),
    "responseProcessing": ("((responseCondition|setOutcomeValue) )*", False, {"template": ADDRESS}),
    "responseCondition": ("responseIf ", False, {}),
    "responseIf": (f"({EXPRESSION}) (setOutcomeValue )*", False, {}),
    "setOutcomeValue": (f"({EXPRESSION}) ", False, {"identifier!": NAME}),
    "equal": (f"(({EXPRESSION}) ){{2}}", False, {"toleranceMode!": "absolute|exact|relative", "tolerance": f"{DOUBLE}( {DOUBLE})?"}),
    "sum": (f"(({EXPRESSION}) )+", False, {}),
    "mapResponse": ("", False, {"identifier!": NAME}),
    "variable": ("", False, {"identifier!": NAME}),
    "correct": ("", False, {"identifier!": NAME}),
    "baseValue": ("", True, {"baseType!": BASE}),
}
PACKAGE = {
    "manifest": ("metadata organizations resources ", False, {"identifier!": NAME}),
    "metadata": ("schema schemaversion ", False, {}),
    "schema": ("", True, {}),
    "schemaversion": ("", True, {}),
    "organizations": ("", False, {}),
    "resources": ("(resource )*", False, {}),
    "resource": ("(file )*(dependency )*", False, {"identifier!": NAME, "type!": LINE, "href": ADDRESS}),
    "file": ("", False, {"href!": ADDRESS}),
}
HTML = {"p", "br", "strong", "em", "code"}
OFFICIAL = {"2.1": ("imsqti_v2p1.xsd", "qtiv2p1_imscpv1p2_v1p0.xsd"),
            "3.0": ("imsqti_asiv3p0_v1p0.xsd", "imsqtiv3p0_imscpv1p2_v1p0.xsd")}


def dashed(name):
    return re.sub("[A-Z]", lambda match: "-" + match[0].lower(), name)


def renamed(elements):
    """The elements as 3.0 names them; rubrics and feedback have their text in a body of its own there."""
    def other(name):
        return name if name in HTML else "qti-" + dashed(name)

    result = {other(name): (re.sub("[A-Za-z]+", lambda match: other(match[0]), content), mixed,
                            {dashed(key): pattern for key, pattern in attributes.items()})
              for name, (content, mixed, attributes) in elements.items()}
    for name in ("qti-rubric-block", "qti-modal-feedback"):
        result[name] = ("qti-content-body ", *result[name][1:])
    result["qti-content-body"] = ("(p )*", False, {})
    return result


class Version:
    def __init__(self, name):
        self.name, self.is_third = name, name == "3.0"
        self.elements = renamed(ELEMENTS) if self.is_third else ELEMENTS
        self.item_space = "http://www.imsglobal.org/xsd/" + ("imsqtiasi_v3p0" if self.is_third else "imsqti_v2p1")
        self.package_space = "http://www.imsglobal.org/xsd/" + (
            "qti/qtiv3p0/imscp_v1p1" if self.is_third else "imscp_v1p1")
        self.schema = ("QTI Package", "3.0.0") if self.is_third else ("QTIv2.1 Package", "1.0.0")
        self.kind = "imsqti_item_xmlv3p0" if self.is_third else "imsqti_item_xmlv2p1"
        start = "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/" if self.is_third \
            else "http://www.imsglobal.org/question/qti_v2p1/rptemplates/"
        self.templates = {start + name + (".xml" if self.is_third else ""): name for name in ("match_correct", "map_response")}

    def element(self, name):
        return name if not self.is_third or name in HTML else "qti-" + dashed(name)

    def attribute(self, name):
        return dashed(name) if self.is_third else name


def check_element(element, elements, space, place):
    """An element and all in it, by the table; how often each comes."""
    counts = collections.Counter()
    for node in element.iter():
        check(node.tag.startswith("{" + space + "}"), f"{place}: {node.tag} is in another namespace")
        name = node.tag.split("}")[1]
        check(name in elements, f"{place}: no element {name}")
        content, mixed, attributes = elements[name]
        children = "".join(child.tag.split("}")[1] + " " for child in node)
        check(re.fullmatch(content, children), f"{place}: {name} holds '{children}', wanted '{content}'")
        texts = [node.text or ""] + [child.tail or "" for child in node]
        check(mixed or not "".join(texts).strip(), f"{place}: {name} holds text: {texts}")
        known = {key.rstrip("!"): pattern for key, pattern in attributes.items()}
        for key, value in node.attrib.items():
            check(key in known, f"{place}: {name} has no attribute {key}")
            check(re.fullmatch(known[key], value), f"{place}: {name} {key}='{value}'")
        for key in attributes:
            check(not key.endswith("!") or key[:-1] in node.attrib, f"{place}: {name} without {key}")
        counts[name] += 1
    return counts


def check_references(item, version, place):
    """What an item names is there, and has the right type."""
    space = "{" + version.item_space + "}"

    def every(name, within=item):
        return within.iter(space + version.element(name))

    def value(node, name):
        return node.get(version.attribute(name))

    declared = {value(node, "identifier"): node for node in every("responseDeclaration")}
    outcomes = {value(node, "identifier") for node in every("outcomeDeclaration")}
    check("SCORE" in outcomes, f"{place}: no score")
    equal(len(declared) + len(outcomes), len(set(declared) | outcomes), f"{place}: identifiers of variables")
    asked = collections.Counter()
    for name in ("choiceInteraction", "orderInteraction", "matchInteraction", "extendedTextInteraction", "textEntryInteraction"):
        for node in every(name):
            response = value(node, "responseIdentifier")
            check(response in declared, f"{place}: {name} answers {response}, which is not declared")
            asked[response] += 1
            declaration = declared[response]
            types = {"choiceInteraction": {"identifier"}, "orderInteraction": {"identifier"},
                     "matchInteraction": {"directedPair"}, "extendedTextInteraction": {"string"},
                     "textEntryInteraction": {"string", "float", "integer"}}[name]
            check(value(declaration, "baseType") in types, f"{place}: {name} of {value(declaration, 'baseType')}")
            check_choices(name, node, declaration, version, place)
    equal(dict(asked), {name: 1 for name in declared}, f"{place}: answers asked for")
    for feedback in every("modalFeedback"):
        check(value(feedback, "outcomeIdentifier") in outcomes, f"{place}: feedback by {value(feedback, 'outcomeIdentifier')}")
    for processing in every("responseProcessing"):
        check_processing(processing, declared, outcomes, version, place)


def check_choices(name, node, declaration, version, place):
    space = "{" + version.item_space + "}"
    kind = "simpleAssociableChoice" if name == "matchInteraction" else "simpleChoice"
    choices = [choice.get("identifier") for choice in node.iter(space + version.element(kind))]
    equal(len(choices), len(set(choices)), f"{place}: identifiers of choices")
    response = declaration.find(space + version.element("correctResponse"))
    right = [] if response is None else [value.text or "" for value in response]
    cardinality = declaration.get("cardinality")
    equal(cardinality in ("multiple", "ordered"), cardinality != "single", f"{place}: cardinality")
    check(cardinality != "single" or len(right) <= 1, f"{place}: {len(right)} answers to a single one")
    if name == "orderInteraction":
        equal((cardinality, sorted(right)), ("ordered", sorted(choices)), f"{place}: order")
    if name == "choiceInteraction":
        check(right and set(right) < set(choices), f"{place}: right {right} of {choices}")
        most = int(node.get(version.attribute("maxChoices"), "1"))
        check((most == 1) == (cardinality == "single"), f"{place}: at most {most}, {cardinality}")
    if name == "matchInteraction":
        sides = [[choice.get("identifier") for choice in side] for side in node.iter(space + version.element("simpleMatchSet"))]
        for pair in right:
            left, other = pair.split(" ")
            check(left in sides[0] and other in sides[1], f"{place}: the pair {pair}")
    if name == "textEntryInteraction" and declaration.get(version.attribute("baseType")) == "float":
        check(all(re.fullmatch(DOUBLE, number) for number in right), f"{place}: numbers {right}")


def check_processing(processing, declared, outcomes, version, place):
    space = "{" + version.item_space + "}"
    template = processing.get("template")
    if template is not None:
        check(template in version.templates, f"{place}: the template {template}")
        check(not list(processing) and "RESPONSE" in declared, f"{place}: a template beside rules, or without RESPONSE")
        wanted = {"match_correct": "correctResponse", "map_response": "mapping"}[version.templates[template]]
        check(declared["RESPONSE"].find(space + version.element(wanted)) is not None, f"{place}: {template} without {wanted}")
        return
    for node in processing.iter():
        name, identifier = node.tag.removeprefix(space), node.get("identifier")
        if name == version.element("setOutcomeValue"):
            check(identifier in outcomes, f"{place}: sets {identifier}")
        elif name in (version.element("variable"), version.element("correct"), version.element("mapResponse")):
            check(identifier in declared, f"{place}: reads {identifier}")
            if name == version.element("mapResponse"):
                check(declared[identifier].find(space + version.element("mapping")) is not None, f"{place}: {identifier} without a mapping")


def check_package(package, version):
    """A package: its manifest lists each item once, and each item is right; how often each element comes."""
    counts = collections.Counter()
    with zipfile.ZipFile(package) as archive:
        manifest = xml.fromstring(archive.read("imsmanifest.xml"))
        counts += check_element(manifest, PACKAGE, version.package_space, "imsmanifest.xml")
        space = "{" + version.package_space + "}"
        metadata = manifest.find(f"{space}metadata")
        equal(tuple(metadata.findtext(space + name) for name in ("schema", "schemaversion")), version.schema, "schema")
        resources = list(manifest.iter(space + "resource"))
        names = [resource.get("identifier") for resource in resources] + [manifest.get("identifier")]
        equal(len(names), len(set(names)), "identifiers of resources")
        listed = {resource.get("href"): resource.get("identifier") for resource in resources}
        equal(set(listed) | {"imsmanifest.xml"}, set(archive.namelist()), "files and resources")
        for resource in resources:
            equal(resource.get("type"), version.kind, "type of a resource")
            equal([file.get("href") for file in resource], [resource.get("href")], "files of a resource")
            item = xml.fromstring(archive.read(resource.get("href")))
            equal(item.tag, "{" + version.item_space + "}" + version.element("assessmentItem"), resource.get("href"))
            counts += check_element(item, version.elements, version.item_space, resource.get("href"))
            equal(item.get("identifier"), resource.get("identifier"), "identifiers of item and resource")
            check_references(item, version, resource.get("href"))
    return len(resources), counts


def check_officially(package, version, folder):
    """By 1EdTech's own schemas, where there are any; how many files."""
    schemas = os.environ.get("QTI_SCHEMAS")
    if not schemas:
        return 0
    check(shutil.which("xmllint"), "no xmllint: install libxml2-utils")
    place = folder / f"unpacked-{version.name}"
    with zipfile.ZipFile(package) as archive:
        archive.extractall(place)
    item, manifest = (pathlib.Path(schemas) / name for name in OFFICIAL[version.name])
    groups = {item: sorted(place.glob("items/*.xml")), manifest: [place / "imsmanifest.xml"]}
    for schema, files in groups.items():
        run = subprocess.run(["xmllint", "--noout", "--nonet", "--schema", schema, *files], capture_output=True, timeout=300)
        check(run.returncode == 0, f"{schema.name}: {run.stderr.decode()[:2000]}")
    return sum(map(len, groups.values()))


def check_the_check(package, version):
    """What is broken is found: an attribute, an element out of its place, an answer that is no choice."""
    with zipfile.ZipFile(package) as archive:
        name = next(name for name in archive.namelist() if version.element("choiceInteraction").encode() in archive.read(name)
                    and name.startswith("items/"))
        good = archive.read(name).decode("utf-8")
    right = re.search(f"<{version.element('correctResponse')}><{version.element('value')}>(\\w+)<", good)[1]
    for old, new in ((' identifier="', ' identifer="'), (f">{right}<", ">C99<"), (version.item_space, version.item_space + "x"),
                     (f"<{version.element('itemBody')}>", f"<{version.element('itemBody')}>text"),
                     (f"<{version.element('prompt')}>", f"<{version.element('prompt')} kind=\"\">")):
        check(old in good, f"no {old} in {name}")
        item = xml.fromstring(good.replace(old, new, 1))
        try:
            check_element(item, version.elements, version.item_space, name)
            check_references(item, version, name)
        except Failure:
            continue
        check(False, f"'{new}' in place of '{old}' is not found")


def prove(bundle):
    said = []
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        for version in map(Version, ("2.1", "3.0")):
            package = folder / f"{version.name}.zip"
            curricc("export", f"qti-{version.name}", bundle, "-o", package)
            items, counts = check_package(package, version)
            check_the_check(package, version)
            used = {name for name in counts if name in version.elements}
            check(len(used) >= 25, f"{len(used)} elements alone: {sorted(used)}")
            files = check_officially(package, version, folder)
            said.append(f"QTI {version.name}: {items} items of {sum(counts.values())} elements"
                        + (f", {files} files by 1EdTech's schemas" if files else ""))
    return "; ".join(said) + " follow the binding"


main(prove)
