import { button, counted, crumbs, h, replace } from "./dom.js";
import { countRight, itemOf, sequenceView } from "./sequence.js";
import { load, session } from "./store.js";
import { resultsOf } from "./results.js";
import { SeededRandom } from "../runtime/random.js";
import { coveredStages, examAnswer, examResult, kitResult } from "../runtime/story.js";

// A kit's test and an exam.

/** A kit's test: all its questions in random order, with their options shuffled. */
export async function kitView([id], parameters) {
  const unit = await load(`kit-${id}`);
  const { kit, story } = unit;
  const state = session(`kit-${id}`, () => ({ attempt: 1 }));
  const results = resultsOf(story.story_id);
  const target = { tag: story.details?.target_variant ?? story.target_code, code: story.target_code, direction: "auto" };
  const source = { tag: story.source_code, code: story.source_code, direction: "auto" };
  const entries = () => new SeededRandom(BigInt(kit.kit_id) + BigInt(state.attempt)).shuffled(unit.questions)
    .map((question) => ({ question, language: target, promptLanguage: source, seed: question.question_id + state.attempt, shuffles: true }));
  const item = Number(parameters.get("item"));
  if (item) state.place = Math.max(0, entries().findIndex(({ question }) => question.question_id === item));
  const body = h("div", {});
  const draw = () => replace(body, state.isDone ? result() : sequenceView(entries(), {
    unit, state, label: "Question", onEnd: () => { state.isDone = true; draw(); body.querySelector("h2").focus(); },
  }));
  const result = () => {
    const right = countRight(state, entries());
    const outcome = kitResult(right, unit.questions.length, story.kit_pass_pct);
    results.kits[kit.kit_id] = Math.max(outcome.result, results.kits[kit.kit_id] ?? 0);
    return h("div", { class: "panel" },
      h("h2", { tabindex: -1 }, outcome.passed ? "Passed" : "Not passed yet"),
      h("p", { class: `score ${outcome.passed ? "passed" : "failed"}`, id: "score" }, `${outcome.result} %`),
      h("p", {}, `${right} of ${unit.questions.length} right. Best result: ${results.kits[kit.kit_id]} %; ${story.kit_pass_pct} % pass.`),
      h("div", { class: "actions" },
        button("Try again", () => { Object.assign(state, { isDone: false, place: 0, answers: {}, attempt: state.attempt + 1 }); draw(); }),
        button("Back to the story", () => { location.hash = `#/story/${story.story_id}`; }, { class: "main" })));
  };
  draw();
  return {
    title: kit.name,
    node: [crumbs(["Home", "#/"], [story.title, `#/story/${story.story_id}`], [kit.name]), h("h1", { tabindex: -1, dir: "auto" }, kit.name), body],
  };
}

/** Where the questions of several kits are written. */
function placesOf(pool) {
  return Object.assign({}, ...pool.map(({ kit }) => kit.places ?? {}));
}

/** An exam: questions drawn from all kits of its stages, answered by typing, as strictly as the app does. */
export async function examView([storyID, examID]) {
  const unit = await load(`story-${storyID}`);
  const { story } = unit;
  const exam = unit.exams.find((entry) => String(entry.exam_id) === examID);
  if (!exam) throw new Error("there is no such exam");
  const results = resultsOf(story.story_id);
  const stages = coveredStages({ covers: exam.covers, stages: exam.covered_stages }, results.selected);
  const kits = unit.stages.filter((stage) => stages.includes(stage.stage_id)).flatMap((stage) => stage.kits);
  const pool = (await Promise.all(kits.map((kit) => load(`kit-${kit.kit_id}`)))).flatMap((kit) => kit.questions.map((question) => ({ question, kit })));
  const state = session(`exam-${examID}`, () => ({ attempt: 1 }));
  const target = { tag: story.details?.target_variant ?? story.target_code, code: story.target_code, direction: "auto" };
  const drawn = new SeededRandom(BigInt(exam.exam_id) + BigInt(state.attempt)).sample(pool, story.exam_questions);
  // The app forgives nothing but capitals, and so does its exam here.
  const gradeStrictly = (question) => ({ text }) => ({
    out_of: 1, ...(examAnswer(question.answer.correct[0], text) ? { verdict: "correct", marks: 1, reason: "exact" } : { verdict: "incorrect", marks: 0, reason: "different" }),
  });
  const entries = drawn.map(({ question }) => ({
    question: { ...question, grading: "type-text" }, language: target, promptLanguage: { tag: story.source_code, direction: "auto" },
    gradeWith: gradeStrictly(question), items: [itemOf({ question, language: target })],
  }));
  const places = placesOf(pool);
  const body = h("div", {});
  const draw = () => replace(body, state.isDone ? result() : sequenceView(entries, {
    unit: { places }, state, label: "Question", onEnd: () => { state.isDone = true; draw(); body.querySelector("h2").focus(); },
  }));
  const result = () => {
    const right = countRight(state, entries);
    const outcome = examResult(pool.length, right, story.exam_questions, story.exam_pass_pct);
    results.exams[exam.exam_id] = Math.max(outcome.result, results.exams[exam.exam_id] ?? 0);
    return h("div", { class: "panel" },
      h("h2", { tabindex: -1 }, outcome.passed ? "Passed" : "Not passed"),
      h("p", { class: `score ${outcome.passed ? "passed" : "failed"}`, id: "score" }, `${outcome.result} %`),
      h("p", {}, `${right} right of ${counted(entries.length, "question")}; the result counts ${story.exam_questions}, and ${story.exam_pass_pct} % pass.`),
      h("div", { class: "actions" }, button("Back to the story", () => { location.hash = `#/story/${story.story_id}`; }, { class: "main" })));
  };
  if (entries.length) draw();
  else replace(body, h("p", {}, "There is nothing to ask: the stages have no questions."));
  return {
    title: exam.title,
    node: [crumbs(["Home", "#/"], [story.title, `#/story/${story.story_id}`], [exam.title]), h("h1", { tabindex: -1, dir: "auto" }, exam.title), body],
  };
}
