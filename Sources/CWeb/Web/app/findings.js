import { findingView, hideAuthor } from "./author.js";
import { counted, crumbs, h, replace } from "./dom.js";
import { load, session } from "./store.js";

// All that the compiler found, with links to what it is about.

const kinds = { lesson: "lesson", "boss-test": "boss", kit: "kit", quiz: "quiz", deck: "deck", story: "story", band: "band" };

/** Where a finding's item is shown; null where nothing shows it. */
export function linkTo(finding, hasContent) {
  const kind = kinds[finding.owner_kind];
  if (!kind || !hasContent) return null;
  const item = finding.item !== finding.owner ? `?item=${finding.item}` : "";
  return h("a", { href: `#/${kind}/${finding.owner}${item}` }, "show it");
}

/** The page of findings. */
export async function findingsView() {
  hideAuthor();
  const [state, found] = await Promise.all([load("state"), load("findings")]);
  const chosen = session("findings", () => ({ severity: "", rule: "" }));
  const list = h("div", {});
  const rules = [...new Set(found.findings.map((finding) => finding.rule))].sort();
  const select = (id, label, choices, member) => {
    const element = h("select", { id }, choices.map(([value, text]) => h("option", { value, selected: chosen[member] === value }, text)));
    element.addEventListener("change", () => { chosen[member] = element.value; draw(); });
    return h("div", { class: "field" }, h("label", { for: id }, label), element);
  };
  const draw = () => {
    const shown = found.findings.filter((finding) => (!chosen.severity || finding.severity === chosen.severity) && (!chosen.rule || finding.rule === chosen.rule));
    replace(list, h("p", { class: "quiet", role: "status" }, counted(shown.length, "finding")),
      shown.slice(0, 300).map((finding) => findingView(finding, linkTo(finding, state.has_content))),
      shown.length > 300 ? h("p", { class: "quiet" }, `${shown.length - 300} more; choose a rule.`) : null);
  };
  draw();
  return {
    title: "Findings",
    node: [
      crumbs(["Home", "#/"], ["Findings"]), h("h1", { tabindex: -1 }, "Findings"),
      h("p", {}, found.findings.length ? [counted(found.errors, "error"), counted(found.warnings, "warning"), counted(found.infos, "remark")].join(", ") + "." : "Nothing was found."),
      found.omitted ? h("p", { class: "quiet" }, `${found.omitted} of the least severe are left out here; curricc lint has them.`) : null,
      found.findings.length ? [
        select("severity", "Severity", [["", "All"], ["error", "Errors"], ["warning", "Warnings"], ["info", "Remarks"]], "severity"),
        select("rule", "Rule", [["", "All"], ...rules.map((rule) => [rule, rule])], "rule"), list,
      ] : null,
    ],
  };
}
