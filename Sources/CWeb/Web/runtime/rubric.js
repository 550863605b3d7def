import { normal } from "./text.js";

// Longer answers against the points of a mark scheme: a first proposal, for a person to judge.

const littleWords = new Set(
  ("a an the and so of to in on at by for from with as it its is are was were be been this that these those they them "
    + "their there then than if").split(" "));
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Runs of letters and digits, without regard to case. */
function wordsOf(text) {
  return normal(text, null).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether a term is there: its words on end; a star stands for the end of a word. */
function occurs(term, response) {
  if (ideographs.test(term)) return normal(response, "zh").includes(normal(term, "zh"));
  const isOpen = term.endsWith("*");
  const wanted = wordsOf(isOpen ? term.slice(0, -1) : term);
  const words = wordsOf(response);
  const matches = (word, place) => {
    const isLast = place === wanted.length - 1;
    return isOpen && isLast ? word?.startsWith(wanted[place]) : word === wanted[place];
  };
  return wanted.length > 0
    && words.some((_, start) => wanted.every((_, place) => matches(words[start + place], place)));
}

function isMatched({ groups = [], reject = [] }, response) {
  return groups.some((group) => group.every((terms) => terms.some((term) => occurs(term, response))))
    && !reject.some((term) => occurs(term, response));
}

/** A word's stem: without one ending, and without e. */
function stem(word) {
  const ending = word.length <= 4 ? null
    : ["ing", "ed", "es", "s"].find((end) => word.endsWith(end) && !(end === "s" && word.endsWith("ss")));
  return (ending ? word.slice(0, -ending.length) : word).replace(/e$/, "");
}

/** Whether a point in words is said. */
export function saysPoint(point, response) {
  const said = new Set(wordsOf(response).map(stem));
  const bare = point.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ");
  return bare.split(" / ").some((alternative) => {
    if (ideographs.test(alternative)) return occurs(alternative.trim(), response);
    const choices = alternative.replace(/\s+or\s+/gi, "/").split(/\s+/).filter(Boolean)
      .map((words) => words.split("/").map(wordsOf).filter((list) => list.length));
    const needed = choices.filter((lists) => lists.some((list) => list.some((word) => !littleWords.has(word))));
    // What is made of little words alone has to be said as it is.
    if (!needed.length) return occurs(alternative, response);
    return needed.every((lists) =>
      lists.some((list) => list.every((word) => littleWords.has(word) || said.has(stem(word)))));
  });
}

/** The verdict on an answer of which some points were matched, and some wrong ones said. */
function verdictOn(matched, points, wrong, marks) {
  const earned = Math.max(0, Math.min(matched.length - wrong, marks));
  const full = Math.min(marks, points);
  const verdict = earned === 0 ? "incorrect" : earned >= full ? "correct" : "partial";
  return { verdict, marks: earned, matched };
}

/** Grades an answer by groups of terms: each group a list of terms, each term a list of alternatives. */
export function gradeRubric(points, marks, response, reject = []) {
  const matched = points.flatMap((point, place) => (isMatched(point, response) ? [place] : []));
  return verdictOn(matched, points.length, reject.filter((term) => occurs(term, response)).length, marks);
}

/** Grades an answer by points in words, as bundles have them. */
export function gradePoints(points, marks, response, reject = []) {
  const matched = points.flatMap((point, place) => (saysPoint(point, response) ? [place] : []));
  return verdictOn(matched, points.length, reject.filter((term) => saysPoint(term, response)).length, marks);
}
