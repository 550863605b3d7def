// What the calls of the conformance vectors are in the page's runtime. A call that is not here is a failure.

import * as boss from "../runtime/boss.js";
import * as days from "../runtime/days.js";
import * as due from "../runtime/due.js";
import * as edutok from "../runtime/edutok.js";
import * as limits from "../runtime/limits.js";
import { gradeNumber } from "../runtime/number.js";
import { gradeQuestion } from "../runtime/question.js";
import { RuleError, SeededRandom } from "../runtime/random.js";
import * as rubric from "../runtime/rubric.js";
import * as sm2 from "../runtime/sm2.js";
import * as story from "../runtime/story.js";
import { gradeText, normal } from "../runtime/text.js";
import * as tong from "../runtime/tong.js";

const range = (count) => Array.from({ length: count }, (_, place) => place);

function runBoss({ items, time_limit_seconds, pass_score_pct, steps }) {
  const run = new boss.BossRun(items, time_limit_seconds, pass_score_pct);
  const outcomes = steps.map((step) => {
    switch (step.do) {
      case "start": return run.start(step.at_ms);
      case "answer": return run.answer(step.item, step.correct, step.at_ms);
      case "submit": return run.submit(step.at_ms);
      case "tick": return run.tick(step.at_ms);
      default: throw new Error(`unknown step ${step.do}`);
    }
  });
  const facts = { outcomes, state: run.state };
  if (!run.result) return { ...facts, remaining_seconds: run.remainingSeconds };
  return {
    ...facts, correct: run.correct, total: items, percent: run.result.percent, elapsed_ms: run.elapsed,
    timed_out: run.isTimedOut,
  };
}

function train({ questions, answers }) {
  const training = new story.Training(questions);
  const asked = [];
  const right = [];
  for (const answer of answers) {
    if (training.isFinished) break;
    asked.push(training.question);
    training.answer(answer);
    right.push(training.right);
  }
  return { asked, right_so_far: right, rounds: training.rounds, finished: training.isFinished };
}

function session({ events }) {
  const points = events.map((event) => {
    switch (event.event) {
      case "lesson": return tong.lessonPoints(event.errors, event.xp_value);
      case "review": return tong.reviewPoints(event.quality);
      case "boss": return tong.bossPoints(event.passed, event.passed_before);
      default: throw new Error(`unknown event ${event.event}`);
    }
  });
  const xp = points.reduce((sum, value) => sum + value, 0);
  const { level, xp_to_next } = tong.levelProgress(xp);
  return { xp, level, xp_to_next };
}

const calls = {
  "boss.score": (input) => boss.score(input.correct, input.total, input.pass_score_pct),
  "boss.eligibility": (input) => ({ eligibility: boss.eligibility(input) }),
  "boss.run": runBoss,
  "boss.aftermath": (input) => boss.aftermath(input),
  "due_queue.due": ({ cards, today }) => ({ cards: due.dueCards(cards, today) }),
  "due_queue.review_set": ({ errors, cards, today, limit }) => ({ cards: due.reviewSet(errors, cards, today, limit) }),
  "edutok.level": ({ xp }) => edutok.level(xp),
  "edutok.level_xp": ({ level }) => ({ xp: edutok.levelStart(level) }),
  "edutok.card_xp": (input) => ({ xp: edutok.cardPoints(input) }),
  "edutok.session": ({ cards }) => ({ xp: edutok.sessionPoints(cards) }),
  "edutok.reward": ({ reward }) => ({ xp: edutok.reward(reward) }),
  "edutok.challenge": ({ challenge, events }) => edutok.challenge(challenge, events),
  "edutok.rarity": ({ u }) => ({ rarity: edutok.rarity(u) }),
  "edutok.rarity_xp": ({ rarity }) => edutok.rarityFacts(rarity),
  "edutok.box_average": () => ({ hundredths: edutok.boxAverage() }),
  "edutok.next_batch": ({ cards, reading }) => ({ batch: edutok.nextBatch(cards, reading) }),
  "edutok.depth": ({ batch }) => edutok.depth(batch),
  "edutok.card_type": ({ name }) => ({ type: edutok.cardType(name) }),
  "edutok.image_index": ({ cards, index }) => ({ index: edutok.imageIndex(cards, index) }),
  "edutok.topic_progress": ({ understood, total }) => ({ percent: edutok.topicProgress(understood, total) }),
  "edutok.review_due": (input) => ({ due: edutok.reviewDue(input) }),
  "edutok.review": (input) => edutok.review(input, input.answer, input.on),
  "edutok.activity": ({ total }) => ({ level: edutok.activity(total) }),
  "edutok.leaderboard": ({ entries }) => ({ entries: edutok.leaderboard(entries) }),
  "edutok.achievements": (input) => ({ achievements: edutok.achieved(input) }),
  "edutok.achievement_xp": ({ achievement }) => ({ xp: edutok.achievementPoints(achievement) }),
  "edutok.challenge_expiry": ({ at, time_zone }) => ({ expires_at: moment(days.nextMidnight(at, time_zone)) }),
  "grade.number": ({ answer, response, ...options }) => gradeNumber(answer, response, options),
  "grade.question": ({ question, given, options, language }) => {
    const { verdict, marks, out_of, reason } = gradeQuestion(question, given, options, language);
    return { verdict, marks, out_of, reason };
  },
  "grade.rubric": ({ points, marks, response, reject }) => rubric.gradeRubric(points, marks, response, reject),
  "grade.rubric_text": ({ point, response }) => ({ matched: rubric.saysPoint(point, response) }),
  "grade.text": ({ accepted, response, ...options }) => gradeText(accepted, response, options),
  "text.normal": ({ text, language }) => ({ text: normal(text, language) }),
  "indi.kit_problems": ({ other_names, ...kit }) => ({ problems: limits.kitProblems(kit, other_names) }),
  "tong.voice_notes": ({ recorded_today }) => ({ left: limits.voiceNotesLeft(recorded_today) }),
  "tong.may_start_game": ({ active }) => ({ allowed: limits.mayStartGame(active) }),
  "tong.recording": ({ bytes, seconds }) => ({ accepted: limits.acceptsRecording(bytes, seconds) }),
  "tong.turn": ({ begun, now }) => ({ over: limits.isTurnOver(begun, now) }),
  "tong.display_name": ({ name }) => ({ accepted: limits.acceptsDisplayName(name) }),
  "indi.kit_result": ({ correct, total }) => story.kitResult(correct, total),
  "indi.best": ({ results }) => ({ best: story.best(results) }),
  "indi.exam_result": ({ pool, correct }) => story.examResult(pool, correct),
  "indi.exam_reach": ({ pool }) => story.examReach(pool),
  "indi.exam_answer": (input) => ({ correct: examAnswer(input) }),
  "indi.training": train,
  "indi.accuracy": ({ correct, total }) => ({ hundredths: story.accuracy(correct, total) }),
  "random.outputs": ({ seed, count }) => {
    const random = new SeededRandom(seed);
    return { outputs: range(count).map(() => random.next().toString(16).padStart(16, "0")) };
  },
  "random.shuffle": ({ seed, count }) => ({ order: new SeededRandom(seed).shuffled(range(count)) }),
  "random.sample": ({ seed, count, size }) => ({ sample: new SeededRandom(seed).sample(range(count), size) }),
  "random.units": ({ seed, count }) => {
    const random = new SeededRandom(seed);
    return { millionths: range(count).map(() => Math.round(random.unit() * 1e6)) };
  },
  "random.below": ({ seed, bound, count }) => {
    const random = new SeededRandom(seed);
    return { numbers: range(count).map(() => random.below(bound)) };
  },
  "random.boxes": ({ seed }) => ({ boxes: edutok.boxes(seed) }),
  "sm2.review": ({ profile, quality, ...state }) => sm2.review(state, quality, profile),
  "sm2.sequence": ({ profile, qualities }) => {
    const states = sm2.sequence(qualities, profile);
    return { intervals: states.map(({ interval }) => interval), eases: states.map(({ ease }) => ease) };
  },
  "sm2.next_review": ({ reviewed_on, interval }) => ({ next_review_at: sm2.nextReview(reviewed_on, interval) }),
  "sm2.button": ({ button }) => ({ quality: sm2.qualityOf(button) }),
  "sm2.replay": ({ log, profile }) => ({ cards: sm2.replay(log, profile) }),
  "streak.tong": ({ active_days, today }) => ({ streak: tong.streak(active_days, today) }),
  "streak.tong_at": ({ active_at, now, time_zone }) => ({ streak: tong.streakAt(active_at, now, time_zone) }),
  "streak.edutok": (input) => edutok.streak(input.days, input.today, input.longest_before),
  "day.local": ({ at, time_zone }) => ({ day: days.localDay(at, time_zone) }),
  "day.difference": ({ from, to }) => ({ days: days.daysBetween(from, to) }),
  "day.parse": ({ day }) => ({ day: days.dayOf(days.ordinal(day)) }),
  "unlock.bands": ({ passed }) => ({ accessible: story.openBands(passed) }),
  "unlock.story": (input) => story.openParts(input),
  "tong.xp.review": ({ quality }) => ({ xp: tong.reviewPoints(quality) }),
  "tong.xp.lesson": ({ errors, xp_value }) => ({ xp: tong.lessonPoints(errors, xp_value) }),
  "tong.xp.boss": ({ passed, passed_before }) => ({ xp: tong.bossPoints(passed, passed_before) }),
  "tong.xp.game": ({ outcome }) => ({ xp: tong.gamePoints(outcome) }),
  "tong.xp.live_session": ({ seconds }) => ({ xp: tong.sessionPoints(seconds) }),
  "tong.level": ({ xp }) => ({ level: tong.level(xp), seed_level: tong.seedLevel(xp) }),
  "tong.level_xp": ({ level }) => ({ xp: tong.levelStart(level) }),
  "tong.level_progress": ({ xp }) => tong.levelProgress(xp),
  "tong.session": session,
  "progress.ring": ({ done, total }) => ({ percent: tong.ring(done, total) }),
};

const moment = (milliseconds) => new Date(milliseconds).toISOString().replace(".000Z", "Z");

function examAnswer({ correct, typed, mode }) {
  if (mode === "strict") return story.examAnswer(correct, typed);
  if (mode === "lenient") return gradeText([correct], typed, { language: "en" }).verdict === "correct";
  throw new Error(`unknown mode ${mode}`);
}

/** What a call answers; an input that is wrong answers with its name. */
export function answer(name, input) {
  if (!Object.hasOwn(calls, name)) throw new Error(`unknown call ${name}`);
  try {
    return calls[name](input);
  } catch (error) {
    if (error instanceof RuleError) return { error: error.code };
    throw error;
  }
}
