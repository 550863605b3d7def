import { gradeNumber } from "./number.js";
import { gradePoints } from "./rubric.js";
import { gradeText } from "./text.js";

// A question as the bundle has it, and a learner's answer.

const wrongKind = { verdict: "incorrect", marks: 0, reason: "wrong_kind" };
const empty = { verdict: "incorrect", marks: 0, reason: "empty" };

/** What a part that is right of all earns. */
function partly(right, total, marks, otherwise) {
  const earned = total > 0 ? Math.floor((marks * right) / total) : 0;
  if (right > 0 && right === total) return { verdict: "correct", marks, reason: "exact" };
  if (right > 0) return { verdict: "partial", marks: earned, reason: "some_right" };
  return { verdict: "incorrect", marks: 0, reason: otherwise };
}

function chosen(options, place) {
  return Number.isInteger(place) && place >= 0 && place < options.length ? options[place] : null;
}

const graders = {
  "choose-one"({ answer, options, marks, language }, given) {
    const right = { verdict: "correct", marks, reason: "exact" };
    const wrong = { verdict: "incorrect", marks: 0, reason: "wrong_option" };
    if (typeof given.truth === "boolean" && typeof answer.value === "boolean") {
      return given.truth === answer.value ? right : wrong;
    }
    if (typeof given.text === "string") {
      const grade = gradeText([...answer.correct, ...(answer.alternatives ?? [])], given.text, { language, spelling: "strict" });
      if (grade.reason === "empty") return empty;
      return grade.reason === "exact" ? right : wrong;
    }
    const option = chosen(options, given.choice);
    return !option ? wrongKind : option.is_key ? right : wrong;
  },
  "choose-many"({ options, marks }, given) {
    if (!Array.isArray(given.choices)) return wrongKind;
    const places = [...new Set(given.choices)];
    if (!places.length) return empty;
    if (places.some((place) => !chosen(options, place))) return wrongKind;
    const keys = options.filter((option) => option.is_key).length;
    const right = places.filter((place) => options[place].is_key).length;
    return partly(Math.max(0, 2 * right - places.length), keys, marks, "wrong_option");
  },
  "type-text"({ answer, options, marks, language, details }, given) {
    if (typeof given.text !== "string") return wrongKind;
    const others = options.filter((option) => !option.is_key).map((option) => option.text);
    const { verdict, reason, ...rest } = gradeText(
      [...answer.correct, ...(answer.alternatives ?? [])], given.text,
      { language, others, article: details.article, spelling: details.spelling });
    const earned = verdict === "correct" ? marks : verdict === "partial" ? Math.max(0, marks - 1) : 0;
    return { verdict, marks: earned, reason, ...rest };
  },
  "type-number"({ answer, marks, lenient }, given) {
    return typeof given.text === "string" ? gradeNumber(answer, given.text, { marks, lenient }) : wrongKind;
  },
  "fill-gaps"({ answer, marks, language }, given) {
    if (!Array.isArray(given.texts)) return wrongKind;
    if (!given.texts.some((text) => text.trim())) return empty;
    const right = answer.gaps.filter((gap, place) =>
      gradeText(gap, given.texts[place] ?? "", { language }).verdict === "correct").length;
    return partly(right, answer.gaps.length, marks, "different");
  },
  order({ answer, marks }, given) {
    if (!Array.isArray(given.texts)) return wrongKind;
    if (!given.texts.length) return empty;
    const right = answer.correct.filter((item, place) => given.texts[place] === item).length;
    return partly(right, answer.correct.length, marks, "different");
  },
  match({ answer, marks }, given) {
    if (!Array.isArray(given.pairs)) return wrongKind;
    if (!given.pairs.length) return empty;
    const joined = new Map();
    for (const [left, right] of given.pairs) if (!joined.has(left)) joined.set(left, right);
    const right = answer.pairs.filter(([left, other]) => joined.get(left) === other).length;
    return partly(right, answer.pairs.length, marks, "different");
  },
  rubric({ answer, marks, details }, given) {
    if (typeof given.text !== "string") return wrongKind;
    if (!given.text.trim()) return empty;
    const { verdict, marks: earned, matched } = gradePoints(answer.points, marks, given.text, details.reject);
    const reason = { correct: "exact", partial: "some_right", incorrect: "different" }[verdict];
    return { verdict, marks: earned, reason, matched };
  },
  self({ marks }, given) {
    if (typeof given.known !== "boolean") return wrongKind;
    return { verdict: given.known ? "correct" : "incorrect", marks: given.known ? marks : 0, reason: "judged" };
  },
};
graders.speech = graders["type-text"];

/**
 * Grades a learner's answer.
 * @param question `grading`, `answer`, `marks`, `details` as in the bundle.
 * @param given `choice`, `choices`, `truth`, `text`, `texts`, `pairs` or `known`.
 * @param options The question's options, `text` and `is_key`.
 * @param {string | null} language What the answer is written in.
 * @returns `verdict`, `marks`, `out_of`, `reason`, and of mark schemes the points that were matched.
 */
export function gradeQuestion(question, given, options = [], language = null) {
  const marks = question.marks ?? 1;
  const grader = graders[question.grading];
  const all = { ...question, marks, options, language, details: question.details ?? {} };
  return { ...(grader ? grader(all, given) : wrongKind), out_of: marks };
}
