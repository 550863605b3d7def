import { hideAuthor, showAuthor } from "./author.js";
import { button, counted, crumbs, h, meter, replace } from "./dom.js";
import { questionView } from "./question.js";
import { itemOf } from "./sequence.js";
import { load, session } from "./store.js";
import { SeededRandom } from "../runtime/random.js";
import { accuracy, Training } from "../runtime/story.js";

// Training: some kits, a number of questions, and rounds until each was answered right.

/** Training with kits of a story. */
export async function trainingView([id]) {
  const unit = await load(`story-${id}`);
  const { story } = unit;
  const name = `training-${id}`;
  const state = session(name, () => ({ kits: [], count: 10, training: null, attempt: 0 }));
  const body = h("div", {});
  const draw = (hasFocus) => {
    replace(body, !state.training ? choose() : state.training.isFinished ? finished() : state.isPaused ? pause() : ask());
    if (hasFocus) body.querySelector("input:not(:disabled), .options button, h2[tabindex], button.main")?.focus({ preventScroll: true });
  };
  const choose = () => {
    hideAuthor();
    const total = unit.stages.flatMap((stage) => stage.kits).filter((kit) => state.kits.includes(kit.kit_id)).reduce((sum, kit) => sum + kit.questions, 0);
    const number = h("input", { type: "number", id: "count", min: 1, max: Math.max(1, total), value: Math.min(state.count, Math.max(1, total)) });
    const box = (kit) => {
      const input = h("input", { type: "checkbox", id: `kit-${kit.kit_id}`, checked: state.kits.includes(kit.kit_id) });
      input.addEventListener("change", () => {
        state.count = Number(number.value);
        state.kits = input.checked ? [...state.kits, kit.kit_id] : state.kits.filter((other) => other !== kit.kit_id);
        draw();
        document.getElementById(`kit-${kit.kit_id}`).focus();
      });
      return h("div", {}, input, h("label", { for: `kit-${kit.kit_id}`, dir: "auto" }, `${kit.name} (${kit.questions})`));
    };
    const begin = async () => {
      const documents = await Promise.all(state.kits.map((kit) => load(`kit-${kit}`)));
      const questions = documents.flatMap((entry) => entry.questions);
      state.places = Object.assign({}, ...documents.map((entry) => entry.places ?? {}));
      state.attempt += 1;
      state.count = Math.min(Math.max(1, Number(number.value) || 1), questions.length);
      const asked = new SeededRandom(BigInt(story.story_id) + BigInt(state.attempt)).sample(questions, state.count);
      Object.assign(state, { training: new Training(asked), answered: 0, right: 0, current: {}, isPaused: false });
      draw(true);
    };
    return h("div", { class: "panel" },
      h("div", { class: "branches" }, unit.stages.filter((stage) => stage.kits.length).map((stage) => h("fieldset", {}, h("legend", { dir: "auto" }, stage.title), stage.kits.map(box)))),
      h("div", { class: "field" }, h("label", { for: "count" }, total ? `Questions, of ${total}` : "Questions; choose a kit first"), number),
      h("div", { class: "actions" }, button("Train", begin, { class: "main", disabled: total === 0, id: "train" })));
  };
  const ask = () => {
    const { training } = state;
    const { question } = training;
    const target = { tag: story.target_code, code: story.target_code, direction: "auto" };
    const source = { tag: story.source_code, direction: "auto" };
    showAuthor({ places: state.places }, [itemOf({ question, language: target })]);
    const next = button("Next", () => {
      const rounds = training.rounds.length;
      training.answer(state.current.grade?.verdict === "correct");
      state.current = {};
      state.isPaused = training.rounds.length > rounds && !training.isFinished;
      draw(true);
    }, { id: "next", disabled: !state.current.grade, class: "main" });
    return [
      h("div", { class: "head" }, h("span", { class: "quiet", id: "where" }, `Round ${training.rounds.length + 1}, question ${training.place + 1} of ${training.round.length}`)),
      meter(training.right, training.total, "Right so far"),
      h("div", { class: "panel" }, questionView(question, {
        state: state.current, language: target, promptLanguage: source, seed: question.question_id + training.rounds.length, shuffles: true, id: "training-answer",
        onGraded: (grade) => {
          state.answered += 1;
          if (grade.verdict === "correct") state.right += 1;
          next.disabled = false;
          next.focus({ preventScroll: true });
        },
      }), h("div", { class: "actions" }, next)),
    ];
  };
  const pause = () => {
    const last = state.training.rounds.at(-1);
    return h("div", { class: "panel" }, h("h2", { tabindex: -1 }, `${last.correct} of ${last.asked} right`),
      h("p", {}, `${counted(state.training.round.length, "question")} went wrong; they are asked again.`),
      h("div", { class: "actions" }, button("Another round", () => { state.isPaused = false; draw(true); }, { class: "main", id: "round" })));
  };
  const finished = () => h("div", { class: "panel" }, h("h2", { tabindex: -1 }, "All answered right"),
    h("p", { class: "score passed", id: "score" }, `${(accuracy(state.right, state.answered) / 100).toFixed(2)} %`),
    h("p", {}, `${state.right} of ${counted(state.answered, "answer")} right, in ${counted(state.training.rounds.length, "round")}.`),
    h("div", { class: "actions" }, button("Train again", () => { state.training = null; draw(true); }, { class: "main" })));
  draw();
  return {
    title: "Training",
    node: [crumbs(["Home", "#/"], [story.title, `#/story/${story.story_id}`], ["Training"]), h("h1", { tabindex: -1 }, "Training"), body],
  };
}
