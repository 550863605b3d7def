import { button, h, hiddenText, inLanguage, replace } from "./dom.js";
import { markdown } from "./markdown.js";
import { sentence, verdictWords } from "./reasons.js";
import { gradeQuestion } from "../runtime/question.js";
import { SeededRandom } from "../runtime/random.js";

// A question as learners meet it: the prompt, a way to answer, and what becomes of the answer.

const gap = /_{3,}/;

/** A picture or recording of the curriculum; what lies on other servers is named, not fetched. */
export function media(path, kind, alt) {
  if (!path) return null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) {
    return h("p", { class: "quiet small" }, `${kind === "audio" ? "Recording" : "Picture"} at `, h("code", {}, path), ", which the preview does not fetch.");
  }
  const src = "media/" + path.split("/").map(encodeURIComponent).join("/");
  return kind === "audio" ? h("audio", { controls: true, src, preload: "none" }) : h("img", { class: "picture", src, alt: alt ?? "" });
}

/** The right answer in words. */
export function answerText(question) {
  const { answer } = question;
  switch (question.grading) {
    case "match": return answer.pairs.map(([left, right]) => `${left} – ${right}`).join("; ");
    case "order": return answer.correct.join(" ");
    case "rubric": return answer.points.join("; ");
    default: return answer.correct.join(" · ");
  }
}

/**
 * A question to be answered.
 * @param options `language` of the answer, `others` (what its prompt is in), `seed`, `shuffles` options, `onGraded(grade)`,
 *   `isSilent` (the verdict is shown later), `state` (kept over renderings), `id` for fields, `gradeWith(given)` in place of
 *   the usual grading.
 */
export function questionView(question, options) {
  const { state, id = "answer" } = options;
  const verdict = h("div", { role: "status", class: "verdict-place" });
  const body = h("div", {});
  const finish = (given) => {
    if (isEmpty(given)) {
      replace(verdict, h("p", { class: "quiet" }, "Write an answer first."));
      body.querySelector("input, textarea, select")?.focus();
      return;
    }
    const grade = options.gradeWith?.(given) ?? gradeQuestion(question, given, question.options ?? [], options.language?.code);
    const focused = document.activeElement;
    const place = focused?.dataset?.place;
    const field = focused?.id;
    Object.assign(state, { given, grade });
    draw();
    // What had the focus was drawn anew; without this the keyboard would begin at the top of the page.
    if (place !== undefined) body.querySelector(`[data-place="${place}"]`)?.focus();
    else if (field) document.getElementById(field)?.focus();
    options.onGraded?.(grade);
  };
  const draw = () => {
    const way = ways[wayOf(question)];
    replace(body, way({ question, state, finish, id, ...options }));
    replace(verdict, state.grade && !options.isSilent ? verdictView(question, state.grade, options) : null);
  };
  draw();
  const details = question.details ?? {};
  const number = question.marks > 1 ? h("span", { class: "quiet" }, ` (${question.marks} marks)`) : null;
  const isGapped = wayOf(question) === "gaps" && gap.test(question.prompt);
  return h("div", { class: "question" },
    media(details.image_url, "image", details.image_alt), media(details.audio_url, "audio"),
    isGapped ? null : h("p", { class: `prompt ${question.prompt.length > 120 ? "long" : ""}`, dir: "auto", lang: options.promptLanguage?.tag, id: `${id}-prompt` }, question.prompt, number),
    body, verdict);
}

/** Whether there is nothing in an answer that could be graded. */
function isEmpty({ text, texts, pairs, choices }) {
  if (text !== undefined) return !text.trim();
  if (choices) return !choices.length;
  return (texts ?? pairs)?.every((part) => !String(part).trim()) ?? false;
}

function wayOf(question) {
  if (question.grading === "choose-one") return "choice";
  return { "choose-many": "choices", "fill-gaps": "gaps", order: "order", match: "match", rubric: "long", self: "self" }[question.grading] ?? "line";
}

/** What became of an answer: never by colour alone. */
export function verdictView(question, grade, options = {}) {
  const sign = { correct: "✓", partial: "~", incorrect: "✗" }[grade.verdict];
  const why = sentence(grade.reason);
  const isPlain = grade.verdict === "correct" && grade.reason === "exact";
  return h("div", { class: `verdict ${grade.verdict}`, "data-verdict": grade.verdict, "data-reason": grade.reason },
    h("strong", {}, h("span", { "aria-hidden": "true" }, `${sign} `), verdictWords(grade)),
    why ? h("p", {}, why) : null,
    grade.matched ? pointsView(question, grade) : null,
    isPlain || question.grading === "rubric" || question.grading === "self" ? null
      : h("p", { class: "answer" }, "Answer: ", inLanguage(answerText(question), options.language)),
    question.explanation ? h("div", { class: "plain" }, markdown(question.explanation)) : null);
}

function pointsView(question, { matched }) {
  return h("div", { class: "plain" },
    h("p", { class: "small" }, "A first proposal by the words of the mark scheme; a person judges."),
    h("ul", { class: "plain-list" }, question.answer.points.map((point, place) => {
      const isThere = matched.includes(place);
      return h("li", { dir: "auto" }, isThere ? "✓ " : "○ ", hiddenText(isThere ? "said: " : "not found: "), point);
    })));
}

/** The places of a list, in an order that a seed decides. */
function shuffledPlaces(count, seed) {
  return new SeededRandom(seed).shuffled(Array.from({ length: count }, (_, place) => place));
}

const ways = {
  choice({ question, state, finish, language, seed, shuffles, isSilent }) {
    const rows = question.options?.length ? question.options : ["True", "False"].map((text) => ({ text }));
    const places = shuffles ? shuffledPlaces(rows.length, seed) : rows.map((_, place) => place);
    const hasTruth = !question.options?.length;
    const isDone = state.grade && !isSilent;
    const isRight = (place) => (hasTruth ? (place === 0) === question.answer.value : rows[place].is_key);
    const isChosen = (place) => (hasTruth ? state.given?.truth === (place === 0) : state.given?.choice === place);
    const answer = (place) => finish(hasTruth ? { truth: place === 0 } : { choice: place });
    const item = (place, position) => {
      const mark = isDone && isRight(place) ? "right" : isDone && isChosen(place) ? "wrong" : null;
      const told = mark === "right" ? (isChosen(place) ? "✓ your answer, right" : "✓ the right answer") : mark ? "✗ your answer" : null;
      return h("li", {}, button([
        h("span", { class: "key", "aria-hidden": "true" }, position + 1),
        inLanguage(rows[place].text, language, { class: "text" }), told ? h("span", { class: "small" }, told) : null,
      ], () => answer(place), {
        class: mark, disabled: isDone, "data-place": place, "aria-pressed": isSilent ? String(Boolean(isChosen(place))) : null,
      }));
    };
    const list = h("ul", { class: "options", "aria-label": "Options" }, places.map(item));
    list.addEventListener("keydown", (event) => {
      const position = Number(event.key) - 1;
      if (!isDone && position >= 0 && position < places.length) answer(places[position]);
    });
    return list;
  },
  choices({ question, state, finish, language, seed, shuffles, isSilent, id }) {
    const places = shuffles ? shuffledPlaces(question.options.length, seed) : question.options.map((_, place) => place);
    const isDone = state.grade && !isSilent;
    const boxes = places.map((place) => h("input", {
      type: "checkbox", id: `${id}-${place}`, value: place, disabled: isDone, checked: state.given?.choices.includes(place),
    }));
    const rows = places.map((place, position) => h("li", {}, boxes[position], h("label", { for: `${id}-${place}` },
      inLanguage(question.options[place].text, language),
      isDone && question.options[place].is_key ? h("span", { class: "small" }, " ✓ right") : null)));
    return h("fieldset", {}, h("legend", {}, "Choose all that are right"), h("ul", { class: "plain-list" }, rows),
      check(isDone, isSilent, () => finish({ choices: boxes.filter((box) => box.checked).map((box) => Number(box.value)) })));
  },
  line({ question, state, finish, language, isSilent, id }) {
    const isDone = state.grade && !isSilent;
    const isNumber = question.grading === "type-number";
    const labels = { "type-number": "Your answer, with its unit", speech: "What you would say", "type-text": "Your answer" };
    const label = isNumber && !question.answer.unit ? "Your answer" : labels[question.grading];
    const input = h("input", {
      type: "text", id, autocomplete: "off", autocapitalize: "off", spellcheck: "false", disabled: isDone,
      lang: isNumber ? null : language?.tag, dir: isNumber ? "ltr" : language?.direction, value: state.given?.text ?? state.draft ?? "",
    });
    input.addEventListener("input", () => { state.draft = input.value; });
    return h("form", { on: { submit: (event) => { event.preventDefault(); finish({ text: input.value }); } } },
      spoken(question, language),
      h("div", { class: "field" }, h("label", { for: id }, label), input), check(isDone, isSilent));
  },
  long({ question, state, finish, isSilent, id }) {
    const isDone = state.grade && !isSilent;
    const area = h("textarea", { id, disabled: isDone, rows: 5 }, state.given?.text ?? state.draft ?? "");
    area.addEventListener("input", () => { state.draft = area.value; });
    return h("form", { on: { submit: (event) => { event.preventDefault(); finish({ text: area.value }); } } },
      h("div", { class: "field" }, h("label", { for: id }, `Your answer, for ${question.marks} ${question.marks === 1 ? "mark" : "marks"}`), area),
      check(isDone, isSilent));
  },
  gaps({ question, state, finish, language, isSilent, id }) {
    const isDone = state.grade && !isSilent;
    const count = question.answer.gaps.length;
    const inputs = Array.from({ length: count }, (_, place) => h("input", {
      type: "text", id: `${id}-${place}`, autocomplete: "off", autocapitalize: "off", spellcheck: "false", disabled: isDone,
      lang: language?.tag, dir: language?.direction, "aria-label": `Gap ${place + 1}`, value: state.given?.texts[place] ?? "",
    }));
    const parts = question.prompt.split(new RegExp(gap, "u"));
    return h("form", { on: { submit: (event) => { event.preventDefault(); finish({ texts: inputs.map((input) => input.value) }); } } },
      h("p", { class: "prompt", dir: "auto" }, parts.flatMap((part, place) => [part, place < parts.length - 1 ? "___" : ""])),
      inputs.map((input, place) => h("div", { class: "field" }, h("label", { for: `${id}-${place}` }, count === 1 ? "What is missing" : `Gap ${place + 1}`), input)),
      check(isDone, isSilent));
  },
  order({ question, state, finish, language, seed, isSilent }) {
    const isDone = state.grade && !isSilent;
    const all = question.answer.correct;
    state.order ??= [];
    const places = shuffledPlaces(all.length, seed);
    const redraw = () => replace(view, ...parts());
    const move = (place) => {
      state.order = state.order.includes(place) ? state.order.filter((other) => other !== place) : [...state.order, place];
      redraw();
      view.querySelector(`[data-token="${place}"]`)?.focus();
      if (isSilent) finish({ texts: state.order.map((other) => all[other]) });
    };
    const token = (place) => h("li", {}, button(inLanguage(all[place], language), () => move(place), {
      disabled: isDone, "data-token": place,
      "aria-label": `${all[place]}, ${state.order.includes(place) ? "take back" : "add"}`,
    }));
    const parts = () => [
      h("p", { class: "quiet small" }, "Your sentence"),
      h("ul", { class: "tokens", dir: language?.direction ?? "auto", "aria-label": "Your sentence" }, state.order.map(token)),
      h("p", { class: "quiet small" }, "Words to place"),
      h("ul", { class: "tokens", dir: language?.direction ?? "auto", "aria-label": "Words to place" }, places.filter((place) => !state.order.includes(place)).map(token)),
      isSilent ? null : check(isDone, isSilent, () => finish({ texts: state.order.map((place) => all[place]) })),
    ];
    const view = h("div", {});
    redraw();
    return view;
  },
  match({ question, state, finish, language, seed, isSilent, id }) {
    const isDone = state.grade && !isSilent;
    const { pairs } = question.answer;
    const rights = shuffledPlaces(pairs.length, seed).map((place) => pairs[place][1]);
    const selects = pairs.map(([left], place) => h("select", { id: `${id}-${place}`, disabled: isDone },
      h("option", { value: "" }, "Choose"), rights.map((right) => h("option", {
        value: right, selected: state.given?.pairs.some((pair) => pair[0] === left && pair[1] === right),
      }, right))));
    const rows = pairs.map(([left], place) => [
      h("label", { for: `${id}-${place}`, class: "left" }, inLanguage(left, language)), selects[place]]);
    const given = () => ({ pairs: pairs.map(([left], place) => [left, selects[place].value]).filter(([, right]) => right) });
    return h("form", { on: { submit: (event) => { event.preventDefault(); finish(given()); } } },
      h("div", { class: "pairs" }, rows), check(isDone, isSilent));
  },
  self({ question, state, finish, language }) {
    const show = button("Show the answer", () => { state.isShown = true; replace(view, ...parts()); view.querySelector("button")?.focus(); }, { class: "main" });
    const parts = () => {
      if (!state.isShown) return [h("div", { class: "actions" }, show)];
      return [
        h("div", { class: "shown" }, inLanguage(question.answer.correct.join(" · "), language)),
        state.grade ? null : h("div", { class: "actions" },
          button("I knew it", () => finish({ known: true }), { class: "main" }), button("Not yet", () => finish({ known: false }))),
      ];
    };
    const view = h("div", {}, ...[]);
    replace(view, ...parts());
    return view;
  },
};

/** The button that hands an answer in. */
function check(isDone, isSilent, onClick) {
  if (isDone) return null;
  const label = isSilent ? "Keep this answer" : "Check";
  const properties = { class: isSilent ? null : "main" };
  return h("div", { class: "actions" }, onClick ? button(label, onClick, properties)
    : h("button", { type: "submit", ...properties }, label));
}

/** What the app would say aloud, where there is no recording. */
function spoken(question, language) {
  if (question.type !== "listen_and_type" || question.details?.audio_url) return null;
  return h("details", {}, h("summary", {}, "There is no recording: show what the app would say"),
    h("p", {}, inLanguage(question.answer.correct[0], language)));
}
