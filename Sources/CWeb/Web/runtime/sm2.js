import { addDays } from "./days.js";
import { RuleError } from "./random.js";

// SM-2 (Wozniak 1990) in three readings of its text. The ease is kept in hundredths, since it moves by hundredths.

/** What an answer of quality 0 to 5 adds to the ease, in hundredths: 0.1 - (5-q)(0.08 + (5-q)0.02). */
const easeChange = [-80, -54, -32, -14, 0, 10];
const leastEase = 130;
const mostEase = 10_000;
/** A hundred years of 365 days. */
const mostDays = 36_500;

const within = (number, least, most) => Math.min(Math.max(number, least), most);

/** What the profiles differ in. */
const profiles = {
  sm2: { usesNewEase: false, rounds: (hundredths) => Math.floor((hundredths + 99) / 100), failureCosts: false },
  "sm2-newef": { usesNewEase: true, rounds: (hundredths) => Math.floor((hundredths + 99) / 100), failureCosts: false },
  "sm2-delphi": { usesNewEase: false, rounds: (hundredths) => Math.floor((hundredths + 50) / 100), failureCosts: true },
};

/** A card that was never reviewed. */
export const newCard = Object.freeze({ repetitions: 0, interval: 0, ease: 250 });

/** Grades by the names of buttons and swipes. */
const grades = {
  blackout: 0, incorrect: 1, difficult: 3, good: 4, easy: 5, again: 1, hard: 3, "swipe-left": 1, "swipe-right": 5,
};

/** The quality that a button stands for. */
export function qualityOf(button) {
  if (!Object.hasOwn(grades, button)) throw new RuleError("button");
  return grades[button];
}

/**
 * The card's state after a review.
 * @param state `repetitions`, `interval` in days, `ease` in hundredths.
 * @param {number} quality 0 (blank) to 5 (perfect).
 */
export function review(state, quality, profile = "sm2") {
  if (!Number.isInteger(quality) || quality < 0 || quality > 5) throw new RuleError("quality");
  const rule = profiles[profile];
  if (!rule) throw new RuleError("profile");
  const repetitions = Math.max(0, state.repetitions);
  const days = within(state.interval, 0, mostDays);
  const ease = within(state.ease, leastEase, mostEase);
  const changed = within(ease + easeChange[quality], leastEase, mostEase);
  if (quality < 3) return { repetitions: 0, interval: 1, ease: rule.failureCosts ? changed : ease };
  const interval =
    repetitions === 0 ? 1 : repetitions === 1 ? 6 : rule.rounds(days * (rule.usesNewEase ? changed : ease));
  return { repetitions: repetitions + 1, interval: within(interval, 1, mostDays), ease: changed };
}

/** The states of a new card after each of some reviews. */
export function sequence(qualities, profile) {
  const states = [];
  for (const quality of qualities) states.push(review(states.at(-1) ?? newCard, quality, profile));
  return states;
}

/** The day of the next review. */
export function nextReview(reviewedOn, interval) {
  return addDays(reviewedOn, interval);
}

/**
 * The cards' states after a log that may have come in any order.
 * @param log Entries of `card`, `quality`, `reviewed_at` (a moment) and `reviewed_on` (the local day).
 */
export function replay(log, profile) {
  const moment = (entry) => new Date(entry.reviewed_at).getTime();
  const ordered = [...log].sort((left, right) => 
    moment(left) - moment(right) || left.card - right.card || left.quality - right.quality);
  const cards = new Map();
  for (const entry of ordered) {
    const state = review(cards.get(entry.card) ?? newCard, entry.quality, profile);
    cards.set(entry.card, { ...state, next_review_at: nextReview(entry.reviewed_on, state.interval) });
  }
  return [...cards].sort(([left], [right]) => left - right).map(([card, state]) => ({ card, ...state }));
}
