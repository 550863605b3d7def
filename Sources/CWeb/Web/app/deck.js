import { showAuthor } from "./author.js";
import { button, crumbs, h, meter, replace } from "./dom.js";
import { questionView } from "./question.js";
import { itemOf } from "./sequence.js";
import { load, session } from "./store.js";
import { cardPoints, level, topicProgress } from "../runtime/edutok.js";

// The feed of flashcards: one after the other, each turned over once for points.

const kinds = { definition: "Definition", question: "Question", "true-false": "True or false", cloze: "Fill in the blank" };

/** A deck as a feed. */
export async function deckView([id], parameters) {
  const unit = await load(`deck-${id}`);
  const { deck } = unit;
  const state = session(`deck-${id}`, () => ({ place: 0, cards: {}, xp: 0 }));
  const item = unit.questions.findIndex((question) => String(question.question_id) === parameters.get("item"));
  if (item >= 0) state.place = item;
  const body = h("div", {});
  const draw = (hasFocus) => {
    replace(body, cardOf());
    if (hasFocus) body.querySelector(".flash button:not(:disabled), .flash input, #next")?.focus({ preventScroll: true });
  };
  const cardOf = () => {
    state.place = Math.min(state.place, unit.questions.length - 1);
    const question = unit.questions[state.place];
    const own = (state.cards[question.question_id] ??= { since: Date.now() });
    showAuthor(unit, [itemOf({ question })]);
    const go = (step) => {
      state.place += step;
      draw(true);
    };
    const understood = unit.questions.filter((entry) => state.cards[entry.question_id]?.grade?.verdict === "correct").length;
    const standing = level(state.xp);
    const isLast = state.place === unit.questions.length - 1;
    const next = button("Next", () => go(1), { id: "next", disabled: isLast, class: own.grade ? "main" : null });
    const save = button(own.isSaved ? "★ Bookmarked" : "☆ Bookmark", () => { own.isSaved = !own.isSaved; draw(); body.querySelector("#save").focus(); }, { "aria-pressed": String(Boolean(own.isSaved)), id: "save" });
    return [
      h("div", { class: "head" }, h("span", { class: "quiet", id: "where" }, `Card ${state.place + 1} of ${unit.questions.length} · ${kinds[question.type] ?? question.type}`),
        h("span", { id: "points" }, `${state.xp} XP, level ${standing.level}`)),
      meter(understood, unit.questions.length, `Understood: ${topicProgress(understood, unit.questions.length)} %`),
      h("div", { class: "panel flash" }, questionView(question, {
        state: own, language: null, seed: question.question_id, id: `answer-${question.question_id}`,
        onGraded: (grade) => {
          state.xp += cardPoints({ correct: grade.verdict === "correct", first_try: true, seconds: (Date.now() - own.since) / 1000 });
          draw();
          body.querySelector("#next:not(:disabled), #save")?.focus({ preventScroll: true });
        },
      }), h("div", { class: "actions" }, state.place > 0 ? button("Back", () => go(-1)) : null, save, next)),
    ];
  };
  if (unit.questions.length) draw();
  else replace(body, h("p", {}, "The deck has no cards."));
  return {
    title: deck.topic,
    node: [
      crumbs(["Home", "#/"], [deck.topic]), h("h1", { tabindex: -1, dir: "auto" }, deck.topic),
      h("p", { class: "quiet" }, [deck.aspect, deck.depth, `batch ${deck.batch}`].filter(Boolean).join(" · ")), body,
    ],
  };
}
