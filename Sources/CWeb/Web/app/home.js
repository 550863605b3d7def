import { hideAuthor } from "./author.js";
import { counted, crumbs, h, inLanguage } from "./dom.js";
import { languages, load } from "./store.js";
import { session } from "./store.js";
import { openBands } from "../runtime/story.js";

// What there is to choose from.

const tile = (href, title, ...rest) => h("li", {}, h("a", { class: "tile", href }, h("span", { class: "title", dir: "auto" }, title), rest.map((text) => (text ? h("span", { class: "quiet", dir: "auto" }, text) : null))));

/** How far somebody has come with a course. */
export function progressOf(languageID) {
  return session(`course-${languageID}`, () => ({ completed: {}, passed: {} }));
}

/** The first page: courses, stories, quizzes, decks. */
export async function homeView() {
  hideAuthor();
  const index = await load("index");
  const group = (title, items) => (items.length ? [h("h2", {}, title), h("ul", { class: "grid" }, items)] : null);
  return {
    title: index.name,
    node: [
      h("h1", { tabindex: -1, dir: "auto" }, index.name),
      h("p", { class: "quiet" }, "What learners will meet. Your progress here is kept in this tab alone."),
      group("Languages", index.languages.map((language) => tile(`#/course/${language.language_id}`,
        `${language.flag_emoji ? `${language.flag_emoji} ` : ""}${language.name}`, language.native_name,
        `${counted(language.bands.length, "band")}, ${counted(language.bands.reduce((sum, band) => sum + band.cards, 0), "card")}`))),
      group("Stories", index.stories.map((story) => tile(`#/story/${story.story_id}`, story.title, `${story.source_code} → ${story.target_code}`))),
      group("Quizzes", index.quizzes.map((quiz) => tile(`#/quiz/${quiz.quiz_id}`, quiz.title,
        [quiz.subject, quiz.board, quiz.tier].filter(Boolean).join(" · "), counted(quiz.questions, "question")))),
      group("Flashcards", index.decks.map((deck) => tile(`#/deck/${deck.deck_id}`, deck.topic,
        [deck.aspect, deck.depth].filter(Boolean).join(" · "), counted(deck.questions, "card")))),
    ],
  };
}

/** A course with its bands, which open one after the other. */
export async function courseView([id]) {
  hideAuthor();
  const index = await load("index");
  const language = index.languages.find((entry) => String(entry.language_id) === id);
  if (!language) throw new Error("there is no such course");
  const progress = progressOf(language.language_id);
  const open = openBands(language.bands.map((band) => Boolean(progress.passed[band.band_id])));
  const { target } = languages(language);
  return {
    title: language.name,
    node: [
      crumbs(["Home", "#/"], [language.name]),
      h("h1", { tabindex: -1 }, language.name, " ", language.native_name ? inLanguage(language.native_name, target, { class: "quiet" }) : null),
      language.dialect_policy ? h("p", {}, language.dialect_policy) : null,
      h("ul", { class: "grid" }, language.bands.map((band, place) => h("li", {}, h("a", { class: "tile", href: `#/band/${band.band_id}` },
        h("span", { class: "title" }, `${band.short_label} · ${band.long_label}`),
        h("span", { class: `tag ${open[place] ? "open" : ""}` }, progress.passed[band.band_id] ? "passed" : open[place] ? "open" : "locked for learners"),
        band.description ? h("span", { class: "quiet" }, band.description) : null,
        h("span", { class: "quiet" }, `${counted(band.units, "unit")}, ${counted(band.lessons, "lesson")}, ${counted(band.cards, "card")}`))))),
    ],
  };
}

/** A band with its units, lessons and boss test. */
export async function bandView([id]) {
  hideAuthor();
  const unit = await load(`band-${id}`);
  const { band, language } = unit;
  const progress = progressOf(language.language_id);
  const isDone = (entry) => entry.lessons.length > 0 && entry.lessons.every((lesson) => progress.completed[lesson.lesson_id]);
  const done = unit.units.filter(isDone).length;
  return {
    title: band.long_label,
    node: [
      crumbs(["Home", "#/"], [language.name, `#/course/${language.language_id}`], [band.long_label]),
      h("h1", { tabindex: -1 }, `${band.short_label} · ${band.long_label}`),
      band.description ? h("p", {}, band.description) : null,
      unit.boss_test_id ? h("p", {}, h("a", { href: `#/boss/${unit.boss_test_id}` }, "Boss test"), ` – opens with ${counted(band.units_required, "unit")}; done here: ${done}`) : null,
      unit.units.map((entry) => [
        h("h2", { dir: "auto" }, entry.title), entry.can_do ? h("p", { class: "quiet", dir: "auto" }, entry.can_do) : null,
        h("ul", { class: "rows" }, entry.lessons.map((lesson) => h("li", {},
          h("a", { href: `#/lesson/${lesson.lesson_id}`, dir: "auto" }, lesson.title),
          h("span", { class: "quiet" }, progress.completed[lesson.lesson_id] ? "✓ done · " : "",
            [lesson.lesson_type.replaceAll("_", " "), counted(lesson.cards, "card"), lesson.exercises ? counted(lesson.exercises, "exercise") : null].filter(Boolean).join(" · "))))),
      ]),
    ],
  };
}
