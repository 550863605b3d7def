import { h, inLanguage, replace } from "./dom.js";
import { origins } from "./reasons.js";
import { load } from "./store.js";

// What authors want to know of what learners see: where it is written, what was found, why these wrong answers.

let latest = 0;

/** Shows what is known of some items beside the page; `items` have a `label`, a `number` and perhaps a `question`. */
export async function showAuthor(unit, items) {
  const turn = (latest += 1);
  const place = document.getElementById("author");
  const state = await load("state");
  const findings = state.has_findings ? await load("findings") : null;
  const changes = state.has_changes ? await load("changes") : null;
  if (turn !== latest) return;
  const sections = items.filter(Boolean).map((item) => itemView(unit, item, findings, changes));
  replace(place, h("div", { class: "panel" }, h("h2", {}, "For authors"), sections));
  place.parentElement.classList.add("beside");
}

/** Shows nothing beside the page. */
export function hideAuthor() {
  latest += 1;
  const place = document.getElementById("author");
  replace(place);
  place.parentElement.classList.remove("beside");
}

function itemView(unit, item, findings, changes) {
  const own = findings?.findings.filter((finding) => finding.item === item.number) ?? [];
  const place = unit.places?.[item.number];
  const change = changes?.changes.find((entry) => entry.key === item.key);
  return h("section", {},
    h("h3", { dir: "auto" }, item.label.length > 90 ? `${item.label.slice(0, 88)}…` : item.label),
    h("dl", { class: "facts" }, fact("Key", item.key ? h("code", {}, item.key) : null), fact("Written in", place ? h("code", {}, place) : null),
      source(item.question?.details?.source), answerFacts(item.question), limitFact(item)),
    change ? h("p", {}, h("span", { class: "tag" }, change.actions.join(", ")), " since the other version") : null,
    findings ? (own.length ? own.map((finding) => findingView(finding)) : h("p", { class: "quiet" }, "No findings.")) : null,
    item.question?.options?.length ? optionsView(item.question, item.language) : null);
}

const fact = (name, value) => (value ? [h("dt", {}, name), h("dd", {}, value)] : null);

function source(from) {
  if (!from) return null;
  const pages = from.page ? `, page ${from.page}${from.last_page ? `–${from.last_page}` : ""}` : "";
  return [
    fact("Taken from", [h("code", {}, from.file), pages]),
    fact("Word for word", from.snippet ? h("q", { dir: "auto" }, from.snippet) : null),
    fact("Confidence", from.confidence),
    fact("Answer from", from.answer_file ? [h("code", {}, from.answer_file), from.answer_page ? `, page ${from.answer_page}` : ""] : null),
  ];
}

function answerFacts(question) {
  if (!question) return null;
  const { answer, details = {} } = question;
  return [
    fact("Type", `${question.type}, graded as ${question.grading}`),
    fact("Also right", answer.alternatives?.length ? h("span", { dir: "auto" }, answer.alternatives.join(" · ")) : null),
    fact("Tolerance", answer.tolerance ? tolerance(answer) : null),
    fact("Working", details.working), fact("Command word", details.command_word), fact("Objective", details.ao),
    fact("Topics", details.topics ? Object.entries(details.topics).map(([board, code]) => `${board} ${code}`).join(", ") : null),
    fact("To be looked at", details.review?.join("; ")),
  ];
}

function tolerance({ tolerance: allowed, unit, significant_figures: figures }) {
  const words = {
    relative: () => `± ${allowed.pct} %`, absolute: () => `± ${allowed.value} ${unit ?? ""}`,
    range: () => `${allowed.low} to ${allowed.high} ${unit ?? ""}`, exact_after_rounding: () => "none, once rounded",
  }[allowed.kind]?.() ?? allowed.kind;
  return figures ? `${words}; ${figures} significant figures` : words;
}

function limitFact({ words, limit }) {
  if (words === undefined) return null;
  return fact("New words", limit ? `${words} of at most ${limit}` : String(words));
}

/** A finding as the compiler says it, with its line. */
export function findingView(finding, link) {
  const title = finding.severity === "info" ? "remark" : finding.severity;
  return h("div", { class: `finding ${finding.severity}` },
    h("p", {}, h("span", { class: `tag ${finding.severity}` }, title), " ", finding.message),
    finding.help ? h("p", { class: "quiet" }, finding.help) : null,
    finding.excerpt ? h("pre", { dir: "auto" }, finding.excerpt.trim()) : null,
    h("p", { class: "quiet small" }, h("code", {}, finding.rule), finding.path ? [" · ", h("code", {}, `${finding.path}:${finding.line}:${finding.column}`)] : null,
      link ? [" · ", link] : null));
}

function optionsView(question, language) {
  const wrong = question.options.filter((option) => !option.is_key);
  return [
    h("h3", {}, wrong.every((option) => option.origin === "author") ? "Wrong answers" : "Why these wrong answers"),
    wrong.map((option) => h("div", { class: "origin" },
      h("p", {}, inLanguage(option.text, language), option.error_tag ? [" ", h("span", { class: "tag warning" }, option.error_tag.replaceAll("_", " "))] : null),
      h("p", { class: "quiet small" }, origins[option.origin] ?? option.origin,
        option.score === undefined ? null : `, score ${option.score.toFixed(2)}`,
        option.reason ? `: ${option.reason}` : null))),
  ];
}
