import { bossPoints } from "./tong.js";

// Tong's boss battle: who may try, its clock, its score, and what follows.

/** Right answers of all in whole per cent, rounded half up: what is shown. */
export function percentOf(correct, total) {
  if (total <= 0) return 0;
  const part = Math.min(Math.max(correct, 0), total);
  return Math.floor((200 * part + total) / (2 * total));
}

/** The score, and whether it passes: never by the rounded figure. */
export function score(correct, total, passPercent) {
  const part = Math.min(Math.max(correct, 0), Math.max(total, 0));
  const mark = Math.min(Math.max(passPercent, 1), 100);
  return { percent: percentOf(correct, total), passed: total > 0 && 100 * part >= mark * total };
}

/** Whether somebody may try: `eligible`, or what stands in the way. */
export function eligibility({ units_required, units_completed, boss_passed, band_accessible = true }) {
  if (boss_passed) return "already-passed";
  if (!band_accessible) return "band-locked";
  return units_completed >= units_required ? "eligible" : "units-missing";
}

/** What a test that has ended changes for the learner. */
export function aftermath({ units_required, units_completed, boss_passed, passed_at_ms, passed, at_ms }) {
  const xp = bossPoints(passed, boss_passed);
  if (!passed || boss_passed) return { units_completed, boss_passed, passed_at_ms, xp };
  return { units_completed: units_required, boss_passed: true, passed_at_ms: at_ms, xp };
}

/** A boss test while somebody takes it. Moments are milliseconds since 1970. */
export class BossRun {
  /** @param {number | null} limitSeconds null or 0: no limit. */
  constructor(items, limitSeconds, passPercent) {
    this.items = items;
    this.limit = limitSeconds > 0 ? limitSeconds * 1000 : null;
    this.passPercent = passPercent;
    this.state = "intro";
    this.answers = new Map();
    this.elapsed = 0;
    this.isTimedOut = false;
  }

  /** Begins the test, once. */
  start(moment) {
    if (this.state !== "intro") return this.state === "in-progress" ? "already-started" : "finished";
    this.state = "in-progress";
    this.started = moment;
    return "started";
  }

  /** Answers an item; the last answer holds. */
  answer(item, isCorrect, moment) {
    const obstacle = this.obstacle();
    if (obstacle) return obstacle;
    if (this.isOver(moment)) return "late";
    if (!Number.isInteger(item) || item < 0 || item >= this.items) return "no-such-item";
    this.answers.set(item, isCorrect);
    return "accepted";
  }

  /** Hands the test in. */
  submit(moment) {
    const obstacle = this.obstacle();
    if (obstacle) return obstacle;
    if (this.isOver(moment)) return "time-up";
    this.end();
    return "submitted";
  }

  /** Tells the test the time. */
  tick(moment) {
    const obstacle = this.obstacle();
    if (obstacle) return obstacle;
    return this.isOver(moment) ? "time-up" : "running";
  }

  /** Whole seconds that are left; null without a limit. */
  get remainingSeconds() {
    return this.limit === null ? null : Math.ceil((this.limit - this.elapsed) / 1000);
  }

  /** Right answers so far. */
  get correct() {
    return [...this.answers.values()].filter(Boolean).length;
  }

  obstacle() {
    return this.state === "intro" ? "not-started" : this.state === "in-progress" ? null : "finished";
  }

  /** Moves the clock, which never goes back, and ends the test where time is up. */
  isOver(moment) {
    this.elapsed = Math.max(this.elapsed, moment - this.started);
    if (this.limit === null || this.elapsed <= this.limit) return false;
    this.elapsed = this.limit;
    this.isTimedOut = true;
    this.end();
    return true;
  }

  end() {
    this.result = score(this.correct, this.items, this.passPercent);
    this.state = this.result.passed ? "passed" : "failed";
  }
}
