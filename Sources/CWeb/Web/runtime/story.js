import { percentOf } from "./boss.js";

// indi's story: kits, exams, what they open, and training.

/** A kit's result in whole per cent, and whether it passes: by the rounded figure, as the app does. */
export function kitResult(correct, total, passPercent = 70) {
  const result = percentOf(correct, total);
  return { result, passed: total > 0 && result >= passPercent };
}

/** The best of some results; null without any. */
export function best(results) {
  return results.length ? Math.max(...results) : null;
}

/** An exam's result: right answers of the ten there should have been, whatever was there to ask. */
export function examResult(pool, correct, questions = 10, passPercent = 50) {
  const asked = Math.min(Math.max(pool, 0), questions);
  const result = percentOf(Math.min(Math.max(correct, 0), asked), questions);
  return { asked, result, passed: result >= passPercent };
}

/** The best result that a pool allows, and how many right answers pass; null where none do. */
export function examReach(pool, questions = 10, passPercent = 50) {
  const asked = Math.min(Math.max(pool, 0), questions);
  const needed = Array.from({ length: asked + 1 }, (_, right) => right)
    .find((right) => examResult(pool, right, questions, passPercent).passed);
  return { best: percentOf(asked, questions), needed: needed ?? null };
}

/** A text as the app compares it: each word with a capital and small letters. */
function capitalised(text) {
  return text.normalize("NFC").toLowerCase().replace(/\p{L}[\p{L}\p{M}\p{N}'’]*/gu,
    (word) => word.replace(/^./u, (letter) => letter.toUpperCase()));
}

/** Whether an exam's answer is right as the app judges: letters' case aside, nothing is forgiven. */
export function examAnswer(correct, typed) {
  return capitalised(correct.trim()) === capitalised(typed);
}

/**
 * What is open in a story.
 * @param story `stages` by number, `kits` of `kit`, `stage` and best `result`, `exams` of `exam`, `covers`, `stages`
 *   and `opens`, `exam_results`, `selected_stages`, `kit_pass_pct`, `exam_pass_pct`.
 */
export function openParts(story) {
  const results = new Map(story.exam_results.map(({ exam, result }) => [exam, result]));
  const hasPassed = (exam) => (results.get(exam.exam) ?? -1) >= story.exam_pass_pct;
  const passed = story.exams.filter(hasPassed);
  const opened = new Set(story.exams.flatMap((exam) => exam.opens));
  const isOpen = (stage) => !opened.has(stage) || passed.some((exam) => exam.opens.includes(stage));
  const stagePasses = (stage) =>
    story.kits.filter((kit) => kit.stage === stage).every((kit) => (kit.result ?? -1) >= story.kit_pass_pct);
  const covered = (exam) => coveredStages(exam, story.selected_stages ?? []);
  const openExams = story.exams.filter((exam) =>
    hasPassed(exam) || covered(exam).every(stagePasses));
  const last = story.exams.filter((exam) => exam.opens.length === 0);
  return {
    open_stages: story.stages.filter(isOpen),
    open_exams: openExams.map((exam) => exam.exam),
    passed_exams: passed.map((exam) => exam.exam),
    finished: last.length > 0 && last.every(hasPassed),
  };
}

/** The stages that an exam asks about: those selected, where it lets learners select and they did; else all. */
export function coveredStages(exam, selected) {
  if (exam.covers !== "selected") return exam.stages;
  const chosen = exam.stages.filter((stage) => selected.includes(stage));
  return chosen.length ? chosen : exam.stages;
}

/** Which bands are open: the first, and each behind one that was passed. */
export function openBands(passed) {
  return passed.map((_, place) => place === 0 || passed[place - 1]);
}

/** Training: rounds of questions, until each was answered right once. */
export class Training {
  constructor(questions) {
    this.total = questions.length;
    this.round = [...questions];
    this.place = 0;
    this.wrong = [];
    this.right = 0;
    this.rounds = [];
  }

  /** The question to ask now; null when all were answered right. */
  get question() {
    return this.round[this.place] ?? null;
  }

  get isFinished() {
    return this.question === null;
  }

  /** Answers the question that is asked now. */
  answer(isCorrect) {
    if (this.isFinished) return;
    if (isCorrect) this.right += 1;
    else this.wrong.push(this.question);
    this.place += 1;
    if (this.place < this.round.length) return;
    this.rounds.push({ correct: this.round.length - this.wrong.length, asked: this.round.length });
    [this.round, this.place, this.wrong] = [this.wrong, 0, []];
  }
}

/** Right answers of all in hundredths of a per cent, rounded half up. */
export function accuracy(correct, total) {
  if (total <= 0) return 0;
  const part = Math.min(Math.max(correct, 0), total);
  return Math.floor((20000 * part + total) / (2 * total));
}
