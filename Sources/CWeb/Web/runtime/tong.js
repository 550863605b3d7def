import { daysBetween, localDay } from "./days.js";
import { RuleError } from "./random.js";

// Tong: experience points, levels, rings and streaks.

/** Points for a review: good and easy answers pay. */
export function reviewPoints(quality) {
  if (!Number.isInteger(quality) || quality < 0 || quality > 5) throw new RuleError("quality");
  return quality >= 4 ? 5 : 0;
}

/** Points for a lesson: its own value, and five more without an error. */
export function lessonPoints(errors, value = 15) {
  return Math.max(0, value) + (errors === 0 ? 5 : 0);
}

/** Points for a boss test: once a band. */
export function bossPoints(passed, passedBefore) {
  return passed && !passedBefore ? 100 : 0;
}

/** Points for a quick game. */
export function gamePoints(outcome) {
  if (!["win", "loss", "draw"].includes(outcome)) throw new RuleError("outcome");
  return outcome === "win" ? 50 : 15;
}

/** Points for a session with a teacher: fifteen minutes are asked for. */
export function sessionPoints(seconds) {
  return seconds >= 900 ? 120 : 0;
}

/** The whole part of a square root, exactly. */
export function wholeRoot(number) {
  let root = Math.floor(Math.sqrt(number));
  while (root * root > number) root -= 1;
  while ((root + 1) * (root + 1) <= number) root += 1;
  return root;
}

/** The level, from 1: a level L begins at 50 (L-1)² points. */
export function level(points) {
  return 1 + seedLevel(points);
}

/** The level as the app's document has it, from 0. */
export function seedLevel(points) {
  return wholeRoot(Math.floor(Math.max(0, points) / 50));
}

/** Points at which a level begins. */
export function levelStart(number) {
  return 50 * Math.max(0, number - 1) ** 2;
}

/** Where somebody stands within a level. */
export function levelProgress(points) {
  const own = level(points);
  const start = levelStart(own);
  return { level: own, xp_in_level: Math.max(0, points) - start, xp_to_next: levelStart(own + 1) - Math.max(0, points) };
}

/** Done of what there is to do, in whole per cent, rounded half up. */
export function ring(done, total) {
  if (total <= 0) return 0;
  const part = Math.min(Math.max(done, 0), total);
  return Math.floor((200 * part + total) / (2 * total));
}

/** The streak on a day: days in a row with something done, alive until a whole day was missed. */
export function streak(activeDays, today) {
  let length = 0;
  let last = null;
  for (const day of activeDays) {
    const gap = last === null ? 2 : daysBetween(last, day);
    // A clock that was put back changes nothing.
    if (gap <= 0) continue;
    length = gap === 1 ? length + 1 : 1;
    last = day;
  }
  return last === null || daysBetween(last, today) > 1 ? 0 : length;
}

/** The same by moments, on the clocks of a time zone. */
export function streakAt(moments, now, timeZone) {
  return streak(moments.map((moment) => localDay(moment, timeZone)), localDay(now, timeZone));
}
