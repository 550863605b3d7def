import { button, crumbs, h, replace } from "./dom.js";
import { verdictView } from "./question.js";
import { sequenceView } from "./sequence.js";
import { load, session } from "./store.js";

// A quiz of exam-style questions, marked as mark schemes do.

/** A quiz as learners take it; `item` shows that question at once. */
export async function quizView([id], parameters) {
  const unit = await load(`quiz-${id}`);
  const { quiz } = unit;
  const state = session(`quiz-${id}`, () => ({}));
  const language = { tag: quiz.language, code: quiz.language, direction: "auto" };
  const entries = unit.questions.map((question) => ({ question, language, promptLanguage: language, seed: question.question_id }));
  const item = unit.questions.findIndex((question) => String(question.question_id) === parameters.get("item"));
  if (item >= 0) Object.assign(state, { place: item, isDone: false });
  const body = h("div", {});
  const draw = () => replace(body, state.isDone ? result() : sequenceView(entries, {
    unit, state, label: "Question", onEnd: () => { state.isDone = true; draw(); body.querySelector("h2").focus(); },
  }));
  const gradeOf = (question) => state.answers?.[question.question_id]?.grade;
  const result = () => {
    const total = unit.questions.reduce((sum, question) => sum + question.marks, 0);
    const earned = unit.questions.reduce((sum, question) => sum + (gradeOf(question)?.marks ?? 0), 0);
    return [
      h("div", { class: "panel" }, h("h2", { tabindex: -1 }, "Your marks"), h("p", { class: "score", id: "score" }, `${earned} of ${total}`),
        h("div", { class: "actions" }, button("Look through it", () => { Object.assign(state, { isDone: false, place: 0 }); draw(); }),
          button("Start again", () => { Object.assign(state, { isDone: false, place: 0, answers: {} }); draw(); }, { class: "main" }))),
      unit.questions.filter(gradeOf).map((question) => h("div", { class: "panel" }, h("p", { dir: "auto" }, question.prompt), verdictView(question, gradeOf(question), { language }))),
    ];
  };
  draw();
  return {
    title: quiz.title,
    node: [
      crumbs(["Home", "#/"], [quiz.title]), h("h1", { tabindex: -1, dir: "auto" }, quiz.title),
      h("p", { class: "quiet" }, [quiz.subject, quiz.board, `${quiz.tier} tier`, quiz.topic].filter(Boolean).join(" · ")), body,
    ],
  };
}
