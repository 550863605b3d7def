// Limits that apps show before a server or an author's rule would say no.

/** Voice notes that are left of the day's three. */
export function voiceNotesLeft(recordedToday) {
  return Math.max(0, 3 - Math.max(0, recordedToday));
}

/** Whether another quick game may begin: two may be under way. */
export function mayStartGame(active) {
  return active < 2;
}

/** Whether a recording is no larger than 5 MiB and no longer than 30 seconds, and is one at all. */
export function acceptsRecording(bytes, seconds) {
  return bytes > 0 && bytes <= 5_242_880 && seconds > 0 && seconds <= 30;
}

/** Whether a turn's twelve hours are over. */
export function isTurnOver(begun, now) {
  return new Date(now).getTime() - new Date(begun).getTime() >= 12 * 3_600_000;
}

/** Whether a name to be shown has 3 to 50 code points. */
export function acceptsDisplayName(name) {
  const length = [...name].length;
  return length >= 3 && length <= 50;
}

/** Texts that differ in no more than case and white space around them. */
const bare = (text) => text.trim().normalize("NFC").toLowerCase();

/** Characters as people count them. */
function characters(text) {
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].length;
}

/**
 * What keeps a kit that a learner made from being kept, each problem once.
 * @param kit `name`, and `questions` of `question`, `correct_answer`, `incorrect_answers`.
 * @param {string[]} otherNames Names of the kits of its stage.
 */
export function kitProblems({ name, questions }, otherNames) {
  const hasRepeated = ({ correct_answer, incorrect_answers }) => {
    const all = [correct_answer, ...incorrect_answers].map(bare);
    return new Set(all).size < all.length;
  };
  const problems = {
    "name-empty": !name.trim(),
    "name-too-long": characters(name.trim()) > 30,
    "name-taken": Boolean(name.trim()) && otherNames.some((other) => bare(other) === bare(name)),
    "no-questions": questions.length === 0,
    "question-empty": questions.some(({ question }) => !question.trim()),
    "answer-empty": questions.some((entry) => [entry.correct_answer, ...entry.incorrect_answers].some((answer) => !answer.trim())),
    "incorrect-answers-count": questions.some((entry) => entry.incorrect_answers.length < 1 || entry.incorrect_answers.length > 3),
    "incorrect-answer-repeated": questions.some(hasRepeated),
  };
  return Object.keys(problems).filter((problem) => problems[problem]);
}
