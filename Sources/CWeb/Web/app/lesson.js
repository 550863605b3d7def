import { showAuthor } from "./author.js";
import { button, counted, crumbs, h, inLanguage, meter, replace } from "./dom.js";
import { progressOf } from "./home.js";
import { markdown } from "./markdown.js";
import { media } from "./question.js";
import { itemOf, sequenceView } from "./sequence.js";
import { languages, load, session } from "./store.js";
import { newCard, qualityOf, review } from "../runtime/sm2.js";
import { lessonPoints, reviewPoints } from "../runtime/tong.js";

// A lesson: what it explains, its cards, its words as choices, its exercises, and what they earn.

const buttons = [["again", "Again"], ["hard", "Hard"], ["good", "Good"], ["easy", "Easy"]];

/** A lesson as learners take it; `item` shows that card or question at once. */
export async function lessonView([id], parameters) {
  const unit = await load(`lesson-${id}`);
  const { lesson, band, language } = unit;
  const state = session(`lesson-${id}`, () => ({ step: null, card: 0, cards: {}, reviews: {}, choice: {}, exercises: {}, errors: 0, xp: 0 }));
  const steps = stepsOf(unit);
  const item = Number(parameters.get("item"));
  if (item) turnTo(unit, state, item);
  if (!steps.some(([name]) => name === state.step)) state.step = steps[0]?.[0] ?? "result";
  const body = h("div", {});
  const nav = h("ul", { class: "steps", "aria-label": "Parts of the lesson" });
  const draw = () => {
    replace(nav, steps.map(([name, label]) => h("li", {}, button(label, () => go(name), { "aria-current": name === state.step ? "step" : null, id: `step-${name}` }))));
    replace(body, parts[state.step]({ unit, state, go, next }));
  };
  const go = (name) => {
    state.step = name;
    draw();
    body.querySelector("button:not(:disabled), input, a")?.focus({ preventScroll: true });
  };
  const next = () => go(steps[steps.findIndex(([name]) => name === state.step) + 1]?.[0] ?? "result");
  draw();
  return {
    title: lesson.title,
    node: [
      crumbs(["Home", "#/"], [language.name, `#/course/${language.language_id}`], [band.long_label, `#/band/${band.band_id}`], [lesson.title]),
      h("h1", { tabindex: -1, dir: "auto" }, lesson.title),
      lesson.can_do ? h("p", { class: "quiet", dir: "auto" }, lesson.can_do) : null,
      nav, body,
    ],
  };
}

/** The parts that a lesson has. */
function stepsOf(unit) {
  const content = unit.lesson.content ?? {};
  return [
    content.explanations?.length || unit.sentences.length ? ["read", "Read"] : null,
    unit.cards.length ? ["cards", "Cards"] : null,
    choices(unit).length ? ["choice", "Choose"] : null,
    unit.questions.length ? ["exercises", "Exercises"] : null,
    ["result", "Result"],
  ].filter(Boolean);
}

/** Goes where a card or question is. */
function turnTo(unit, state, number) {
  const card = unit.cards.findIndex((entry) => entry.card_id === number);
  const exercise = unit.questions.findIndex((question) => question.question_id === number);
  if (card >= 0) Object.assign(state, { step: "cards", card });
  if (exercise >= 0) Object.assign(state, { step: "exercises", exercises: { ...state.exercises, place: exercise } });
}

/** Both directions of the cards that have options: first all into the language known, then back. */
function choices(unit) {
  const { target, source } = languages(unit.language);
  return ["recognise", "produce"].flatMap((direction, place) => unit.cards.flatMap((card) => {
    const question = card.questions.find((entry) => entry.key.endsWith(`/${direction}`));
    if (!question || question.options.length < 2) return [];
    const shown = { ...question, type: "choice", grading: "choose-one" };
    return [{
      question: shown, language: place === 0 ? source : target, promptLanguage: place === 0 ? target : source,
      items: [{ ...itemOf({ question, language: place === 0 ? source : target }), number: card.card_id, key: card.key }],
    }];
  }));
}

const parts = {
  read({ unit, next }) {
    const { target, source } = languages(unit.language);
    showAuthor(unit, [{ label: unit.lesson.title, number: unit.lesson.lesson_id, key: unit.lesson.key, words: unit.cards.length, limit: unit.new_words_limit }]);
    return [
      h("div", { class: "panel" },
        (unit.lesson.content?.explanations ?? []).map(markdown),
        unit.sentences.length ? h("h2", {}, "Sentences") : null,
        unit.sentences.map((sentence) => h("div", { class: "sentence" },
          inLanguage(sentence.target_text, target, { class: "target" }),
          sentence.transliteration ? h("span", { class: "quiet" }, sentence.transliteration, h("br")) : null,
          inLanguage(sentence.native_text, source), sentence.note ? h("span", { class: "quiet" }, ` – ${sentence.note}`) : null,
          media(sentence.audio_url, "audio")))),
      h("div", { class: "actions" }, button("Go on", next, { class: "main" })),
    ];
  },
  cards({ unit, state, next }) {
    const view = h("div", {});
    const show = (selector) => {
      replace(view, cardView(unit, state, { show, next }));
      if (selector) view.querySelector(selector)?.focus({ preventScroll: true });
    };
    show(null);
    return view;
  },
  choice({ unit, state, next }) {
    return sequenceView(choices(unit), {
      unit, state: state.choice, label: "Word", endLabel: "Go on", onEnd: next, onGraded: (entry, grade) => count(state, grade),
    });
  },
  exercises({ unit, state, next }) {
    const { target, source } = languages(unit.language);
    const entries = unit.questions.map((question) => ({ question, language: answersIn(question, target), promptLanguage: source, seed: question.question_id }));
    return sequenceView(entries, {
      unit, state: state.exercises, label: "Exercise", endLabel: "Go on", onEnd: next, onGraded: (entry, grade) => count(state, grade),
    });
  },
  result({ unit, state }) {
    const own = lessonPoints(state.errors, unit.lesson.xp_value);
    const progress = progressOf(unit.language.language_id);
    showAuthor(unit, [{ label: unit.lesson.title, number: unit.lesson.lesson_id, key: unit.lesson.key, words: unit.cards.length, limit: unit.new_words_limit }]);
    return h("div", { class: "panel" },
      h("h2", {}, "The lesson is done"),
      h("p", { class: "score passed", id: "points" }, `${own + state.xp} XP`),
      h("p", {}, `${own} for the lesson${state.errors === 0 ? ", without a single error" : `, with ${counted(state.errors, "error")}`}; ${state.xp} for reviews that were good or easy.`),
      h("div", { class: "actions" }, button("Complete the lesson", () => {
        progress.completed[unit.lesson.lesson_id] = true;
        location.hash = `#/band/${unit.band.band_id}`;
      }, { class: "main" })));
  },
};

/** Answers that are options in both languages stay as they are; others are in the language learned. */
const answersIn = (question, target) => (question.grading === "choose-one" ? null : target);

function count(state, grade) {
  if (grade.verdict !== "correct") state.errors += 1;
}

/** A card: the word, then its meaning, then how well it was known. */
function cardView(unit, state, { show, next }) {
  const { target, source } = languages(unit.language);
  state.card = Math.min(state.card, unit.cards.length - 1);
  const card = unit.cards[state.card];
  const own = (state.cards[card.card_id] ??= {});
  const details = card.details ?? {};
  const recognise = card.questions.find((question) => question.key.endsWith("/recognise"));
  showAuthor(unit, [{ label: card.target_text, number: card.card_id, key: card.key, question: recognise, language: source }]);
  const go = (step) => {
    state.card += step;
    if (state.card >= unit.cards.length) {
      state.card = 0;
      next();
    } else show("#reveal, .grades button");
  };
  const grade = (name) => {
    const before = state.reviews[card.card_id] ?? newCard;
    state.reviews[card.card_id] = review(before, qualityOf(name));
    state.xp += reviewPoints(qualityOf(name));
    go(1);
  };
  return [
    h("div", { class: "head" }, h("span", { class: "quiet", id: "where" }, `Card ${state.card + 1} of ${unit.cards.length}`)),
    meter(state.card + 1, unit.cards.length, "How far you are"),
    h("div", { class: "panel" },
      media(card.image_url, "image", card.image_alt),
      h("div", { class: "word" },
        inLanguage(card.target_text, target, { class: "target" }),
        h("span", { class: "below" }, [card.transliteration, card.ipa, card.part_of_speech, card.gender].filter(Boolean).join(" · ")),
        own.isShown ? inLanguage(card.native_text, source, { class: "native" }) : null,
        own.isShown && details.note ? h("span", { class: "below" }, details.note) : null,
        own.isShown ? (details.hints ?? []).map((hint) => h("span", { class: "below" }, hint.text ?? hint)) : null),
      media(card.audio_url, "audio"),
      own.isShown
        ? h("div", { class: "actions center grades", role: "group", "aria-label": "How well did you know it?" }, buttons.map(([name, label]) => {
          const days = review(state.reviews[card.card_id] ?? newCard, qualityOf(name)).interval;
          return button([label, h("span", { class: "quiet small" }, ` ${counted(days, "day")}`)], () => grade(name), { "data-grade": name });
        }))
        : h("div", { class: "actions center" }, button("Show the meaning", () => { own.isShown = true; show(".grades button"); }, { class: "main", id: "reveal" })),
      h("div", { class: "actions" }, state.card > 0 ? button("Back", () => go(-1)) : null, button(state.card < unit.cards.length - 1 ? "Next card" : "Go on", () => go(1)))),
  ];
}
