import { showAuthor } from "./author.js";
import { counted, crumbs, h, replace } from "./dom.js";
import { resultsOf } from "./results.js";
import { load } from "./store.js";
import { openParts } from "../runtime/story.js";

// The story as a tree of stages, which exams open.

/** The story with what is open in it. */
export async function storyView([id]) {
  const unit = await load(`story-${id}`);
  const { story } = unit;
  const results = resultsOf(story.story_id);
  const body = h("div", {});
  const draw = () => replace(body, treeOf(unit, results, draw));
  draw();
  showAuthor(unit, [{ label: story.title, number: story.story_id, key: story.key }]);
  return {
    title: story.title,
    node: [
      crumbs(["Home", "#/"], [story.title]), h("h1", { tabindex: -1, dir: "auto" }, story.title),
      h("p", { class: "quiet" }, `Kits pass with ${story.kit_pass_pct} %, exams with ${story.exam_pass_pct} %. `, h("a", { href: `#/training/${story.story_id}` }, "Training")),
      body,
    ],
  };
}

/** The state of the story by the runtime's rules. */
function stateOf(unit, results) {
  return openParts({
    kit_pass_pct: unit.story.kit_pass_pct, exam_pass_pct: unit.story.exam_pass_pct,
    stages: unit.stages.map((stage) => stage.stage_id),
    kits: unit.stages.flatMap((stage) => stage.kits.map((kit) => ({ kit: kit.kit_id, stage: stage.stage_id, result: results.kits[kit.kit_id] ?? null }))),
    exams: unit.exams.map((exam) => ({ exam: exam.exam_id, covers: exam.covers, stages: exam.covered_stages, opens: exam.opened_stages })),
    exam_results: Object.entries(results.exams).map(([exam, result]) => ({ exam: Number(exam), result })),
    selected_stages: results.selected,
  });
}

/** Stages in the order in which exams open them; those that open together stand side by side. */
function levelsOf(unit) {
  const opened = new Set(unit.exams.flatMap((exam) => exam.opened_stages));
  const levels = [unit.stages.filter((stage) => !opened.has(stage.stage_id)).map((stage) => stage.stage_id)];
  const seen = new Set(levels[0]);
  for (let level = levels[0]; level.length; level = levels.at(-1)) {
    const exams = unit.exams.filter((exam) => exam.covered_stages.some((stage) => level.includes(stage)));
    const next = [...new Set(exams.flatMap((exam) => exam.opened_stages))].filter((stage) => !seen.has(stage));
    next.forEach((stage) => seen.add(stage));
    if (!next.length) break;
    levels.push(next);
  }
  return levels.map((level) => ({
    stages: level.map((number) => unit.stages.find((stage) => stage.stage_id === number)),
    exams: unit.exams.filter((exam) => exam.covered_stages.some((stage) => level.includes(stage))),
  }));
}

function treeOf(unit, results, draw) {
  const state = stateOf(unit, results);
  const isOpen = (stage) => results.isAllOpen || state.open_stages.includes(stage.stage_id);
  const all = h("input", { type: "checkbox", id: "open-all", checked: results.isAllOpen });
  all.addEventListener("change", () => { results.isAllOpen = all.checked; draw(); document.getElementById("open-all").focus(); });
  return [
    state.finished ? h("p", { class: "score passed" }, "The story is finished") : null,
    h("p", {}, all, h("label", { for: "open-all" }, "Open everything, for authors")),
    h("ol", { class: "tree" }, levelsOf(unit).map((level) => h("li", { class: level.stages.some(isOpen) ? "open" : null },
      h("div", { class: "branches" }, level.stages.map((stage) => stageView(stage, unit, results, isOpen(stage)))),
      level.exams.map((exam) => examLine(exam, unit, results, state, draw))))),
  ];
}

function stageView(stage, unit, results, isOpen) {
  const kit = (entry) => {
    const result = results.kits[entry.kit_id];
    const words = `${counted(entry.questions, "word")}${result === undefined ? "" : ` · best ${result} %${result >= unit.story.kit_pass_pct ? " ✓" : ""}`}`;
    return h("li", {}, isOpen ? h("a", { href: `#/kit/${entry.kit_id}`, dir: "auto" }, entry.name) : h("span", { dir: "auto" }, entry.name), h("span", { class: "quiet small" }, ` ${words}`));
  };
  return h("section", { class: `tile ${isOpen ? "" : "locked"}`, "data-stage": stage.name },
    h("h2", { class: "title", dir: "auto" }, stage.title),
    h("span", { class: `tag ${isOpen ? "open" : ""}` }, isOpen ? "open" : "locked"),
    h("ul", { class: "plain-list" }, stage.kits.map(kit)));
}

function examLine(exam, unit, results, state, draw) {
  const isPassed = state.passed_exams.includes(exam.exam_id);
  const isOpen = results.isAllOpen || state.open_exams.includes(exam.exam_id);
  const result = results.exams[exam.exam_id];
  const choice = exam.covers !== "selected" ? null : h("fieldset", {}, h("legend", { class: "small" }, "Stages for the exam; all, if you select none"),
    exam.covered_stages.map((number) => {
      const stage = unit.stages.find((entry) => entry.stage_id === number);
      const box = h("input", { type: "checkbox", id: `select-${number}`, checked: results.selected.includes(number) });
      box.addEventListener("change", () => {
        results.selected = box.checked ? [...results.selected, number] : results.selected.filter((other) => other !== number);
        draw();
        document.getElementById(`select-${number}`).focus();
      });
      return h("div", {}, box, h("label", { for: `select-${number}`, dir: "auto" }, stage?.title ?? String(number)));
    }));
  return h("div", { class: "tile", "data-exam": exam.key }, h("h3", { dir: "auto" }, isOpen ? h("a", { href: `#/exam/${unit.story.story_id}/${exam.exam_id}` }, exam.title) : exam.title),
    h("span", { class: `tag ${isPassed ? "passed" : isOpen ? "open" : ""}` }, isPassed ? "passed" : isOpen ? "open" : "locked"),
    h("span", { class: "quiet small" }, result === undefined ? (isOpen ? "" : ` every kit above has to be passed first`) : ` best ${result} %`), choice);
}
