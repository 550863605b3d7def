import { showAuthor } from "./author.js";
import { button, h, meter, replace } from "./dom.js";
import { questionView } from "./question.js";

// Questions one after the other.

/**
 * Asks some questions one by one.
 * @param entries Each with `question`, `language`, `promptLanguage`, `seed`, `shuffles`, and what the author sees: `items`.
 * @param options `state` (kept over renderings), `unit`, `label`, `onGraded(entry, grade)`, `onEnd`.
 */
export function sequenceView(entries, { state, unit, label, onGraded, onEnd, endLabel = "Finish" }) {
  state.place ??= 0;
  state.answers ??= {};
  const view = h("div", {});
  const show = (hasFocus) => {
    state.place = Math.min(Math.max(state.place, 0), entries.length - 1);
    const entry = entries[state.place];
    const own = (state.answers[entry.question.question_id] ??= {});
    const isLast = state.place === entries.length - 1;
    const next = button(isLast ? endLabel : "Next", () => (isLast ? onEnd() : go(1)), { class: own.grade ? "main" : null, id: "next" });
    const asked = questionView(entry.question, {
      ...entry, state: own, id: `answer-${entry.question.question_id}`,
      onGraded: (grade) => {
        onGraded?.(entry, grade);
        next.classList.add("main");
        next.focus({ preventScroll: true });
      },
    });
    replace(view,
      h("div", { class: "head" }, h("span", { class: "quiet", id: "where" }, `${label} ${state.place + 1} of ${entries.length}`)),
      meter(state.place + 1, entries.length, "How far you are"),
      h("div", { class: "panel" }, asked,
        h("div", { class: "actions" }, state.place > 0 ? button("Back", () => go(-1)) : null, next)));
    if (hasFocus) view.querySelector("input:not(:disabled), textarea:not(:disabled), .options button:not(:disabled), select, #next")?.focus({ preventScroll: true });
    showAuthor(unit, entry.items ?? [itemOf(entry)]);
  };
  const go = (step) => {
    state.place += step;
    show(true);
  };
  show(false);
  return view;
}

/** What the author sees of a question. */
export function itemOf({ question, language, label, number, key }) {
  return { label: label ?? question.prompt, number: number ?? question.question_id, key: key ?? question.key, question, language };
}

/** Right answers among those given. */
export function countRight(state, entries) {
  return entries.filter(({ question }) => state.answers?.[question.question_id]?.grade?.verdict === "correct").length;
}
