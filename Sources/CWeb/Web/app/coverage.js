import { hideAuthor } from "./author.js";
import { barChart, table } from "./charts.js";
import { counted, crumbs, h, replace } from "./dom.js";
import { origins } from "./reasons.js";
import { load, session } from "./store.js";

// What the content covers, in charts.

/** The page of charts. */
export async function coverageView() {
  hideAuthor();
  const [index, coverage] = await Promise.all([load("index"), load("coverage")]);
  return {
    title: "Coverage",
    node: [
      crumbs(["Home", "#/"], ["Coverage"]), h("h1", { tabindex: -1 }, "Coverage"),
      index.languages.length ? h("h2", {}, "Bands") : null,
      h("div", { class: "charts" }, index.languages.map((language) => bands(language, coverage.sublevels))),
      index.languages.some((language) => language.bands.length) ? [h("h2", {}, "Vocabulary load"), loadOf(index)] : null,
      coverage.boards.length ? h("h2", {}, "Boards and topics") : null,
      h("div", { class: "charts" }, coverage.boards.map(board)),
      h("h2", {}, "Ways to ask"), grouped(coverage.gradings, "questions", (kind) => `Questions of ${kind === "card" ? "cards" : kind.replaceAll("-", " ")}`, (name) => name),
      coverage.origins.length ? [h("h2", {}, "Where wrong answers come from"),
        grouped(coverage.origins, "wrong answers", (kind) => `Wrong answers of ${kind === "card" ? "cards" : kind.replaceAll("-", " ")}`, (name) => origins[name] ?? name)] : null,
      coverage.lesson_types.length ? [h("h2", {}, "Kinds of lessons"),
        h("div", { class: "scroll" }, table(["Band", "Kind", "Lessons"], coverage.lesson_types.map(([band, kind, count]) => [band, kind.replaceAll("_", " "), count])))] : null,
    ],
  };
}

function bands(language, sublevels) {
  const rows = sublevels.map((label) => {
    const own = language.bands.filter((band) => band.short_label === label);
    return { label: own[0] ? `${label} ${own[0].long_label}` : label, value: own.reduce((sum, band) => sum + band.cards, 0) };
  });
  const covered = rows.filter((row) => row.value > 0);
  return barChart(rows, {
    title: `${language.name}: cards by band`, unit: "Cards",
    description: `${counted(covered.length, "band")} of ${sublevels.length} on the ACTFL scale have cards: ${covered.map((row) => `${row.label} ${row.value}`).join(", ") || "none"}.`,
  });
}

/** The cards of each lesson of a band that is chosen, with the most there should be. */
function loadOf(index) {
  const state = session("load", () => ({ band: null }));
  const all = index.languages.flatMap((language) => language.bands.map((band) => ({ language, band })));
  state.band ??= all[0].band.band_id;
  const place = h("div", {});
  const select = h("select", { id: "load-band" }, all.map(({ language, band }) => h("option", { value: band.band_id, selected: band.band_id === state.band }, `${language.name} · ${band.long_label}`)));
  const draw = async () => {
    const unit = await load(`band-${state.band}`);
    const lessons = unit.units.flatMap((entry) => entry.lessons);
    const limit = unit.new_words_limit ?? null;
    const over = limit === null ? [] : lessons.filter((lesson) => lesson.cards > limit);
    replace(place, barChart(lessons.map((lesson) => ({ label: lesson.title, value: lesson.cards })), {
      title: `New words by lesson: ${unit.language.name}, ${unit.band.long_label}`, unit: "New words", limit, limitLabel: "limit", marksGaps: false,
      description: `${counted(lessons.length, "lesson")}, ${lessons.length ? Math.max(...lessons.map((lesson) => lesson.cards)) : 0} new words at most. `
        + (limit === null ? "There is no limit here." : over.length ? `Beyond the limit of ${limit}: ${over.map((lesson) => lesson.title).join(", ")}.` : `None is beyond the limit of ${limit}.`),
    }));
  };
  select.addEventListener("change", () => { state.band = Number(select.value); draw(); });
  draw();
  return [h("div", { class: "field" }, h("label", { for: "load-band" }, "Band"), select), place];
}

const boardNames = { aqa: "AQA", edexcel: "Edexcel", "ocr-a": "OCR A", "ocr-b": "OCR B" };

function board({ board: name, subject, code, topics }) {
  const missing = topics.filter((topic) => topic.questions === 0);
  return barChart(topics.map((topic) => ({ label: `${topic.code} ${topic.title}`, value: topic.questions })), {
    title: `${boardNames[name] ?? name} ${subject}, ${code}: questions by topic`, unit: "Questions",
    description: missing.length === 0 ? "Every topic has questions." : missing.length === topics.length ? "No topic has questions yet."
      : `Without questions: ${missing.map((topic) => `${topic.code} ${topic.title}`).join(", ")}.`,
  });
}

function grouped(rows, unit, titleOf, labelOf) {
  const kinds = [...new Set(rows.map(([kind]) => kind))];
  return h("div", { class: "charts" }, kinds.map((kind) => {
    const own = rows.filter((row) => row[0] === kind);
    return barChart(own.map(([, name, count]) => ({ label: labelOf(name), value: count })), {
      title: titleOf(kind), unit, description: own.map(([, name, count]) => `${labelOf(name)}: ${count}`).join("; ") + ".",
    });
  }));
}
