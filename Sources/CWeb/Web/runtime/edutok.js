import { addDays, ordinal } from "./days.js";
import { RuleError, SeededRandom } from "./random.js";

// Edutok: points, levels, challenges, boxes, batches, reviews.

const rewards = {
  "card-completed": 10, "correct-answer": 15, "perfect-card": 25, "topic-completed": 100, "daily-goal": 50,
  "weekly-challenge": 200, "speed-bonus": 5, "streak-bonus": 20,
};

/** Points for something that was achieved. */
export function reward(name) {
  if (!Object.hasOwn(rewards, name)) throw new RuleError("reward");
  return rewards[name];
}

/** Points at which a level begins: 50 n (n-1). */
export function levelStart(number) {
  return number <= 1 ? 0 : 50 * number * (number - 1);
}

/** The level and where somebody stands in it. */
export function level(points) {
  const own = Math.max(0, points);
  let number = Math.max(1, Math.floor((1 + Math.sqrt(1 + (4 * own) / 50)) / 2));
  while (levelStart(number) > own) number -= 1;
  while (levelStart(number + 1) <= own) number += 1;
  return { level: number, xp_in_level: own - levelStart(number), xp_to_next: levelStart(number + 1) - own };
}

/** Points for a card; fast is under five seconds. */
export function cardPoints({ correct, first_try, seconds }) {
  return 10 + (correct ? 15 + (first_try ? 25 : 0) + (seconds >= 0 && seconds < 5 ? 5 : 0) : 0);
}

/** Points of a session's cards, one after the other: a card pays once. */
export function sessionPoints(cards) {
  const seen = new Set();
  return cards.map((card) => {
    if (seen.has(card.card)) return 0;
    seen.add(card.card);
    return cardPoints(card);
  });
}

const challenges = {
  "card-master": { target: 15, xp: 50 }, "perfect-score": { target: 10, xp: 75 }, "topic-explorer": { target: 3, xp: 100 },
};

/** How a daily challenge stands after some events: `add` an amount, or `answer` right or wrong in a row. */
export function challenge(name, events) {
  if (!Object.hasOwn(challenges, name)) throw new RuleError("challenge");
  const { target, xp } = challenges[name];
  let progress = 0;
  let row = 0;
  for (const event of events) {
    if (progress >= target) break;
    if (event.do === "answer") {
      row = event.correct ? row + 1 : 0;
      progress = Math.min(row, target);
    } else {
      progress = Math.min(progress + Math.max(0, event.amount), target);
    }
  }
  const completed = progress >= target;
  return { progress, completed, xp: completed ? xp : 0 };
}

const rarities = [
  { rarity: "common", least: 10, most: 25, percent: 50 }, { rarity: "rare", least: 25, most: 50, percent: 30 },
  { rarity: "epic", least: 50, most: 100, percent: 15 }, { rarity: "legendary", least: 100, most: 200, percent: 5 },
];

/** The rarity that a draw from 0 to 1 stands for. */
export function rarity(draw) {
  return (draw < 0.5 ? rarities[0] : draw < 0.8 ? rarities[1] : draw < 0.95 ? rarities[2] : rarities[3]).rarity;
}

/** What a rarity pays at least and at most, and how often it comes, in per cent. */
export function rarityFacts(name) {
  const facts = rarities.find((entry) => entry.rarity === name);
  if (!facts) throw new RuleError("rarity");
  return { least: facts.least, most: facts.most, percent: facts.percent };
}

/** What a box pays on average, in hundredths of a point. */
export function boxAverage() {
  return rarities.reduce((sum, { least, most, percent }) => sum + (percent * (least + most)) / 2, 0);
}

/** Three to five boxes by a seed. */
export function boxes(seed) {
  const random = new SeededRandom(seed);
  const count = 3 + random.below(3);
  return Array.from({ length: count }, () => {
    const name = rarity(random.unit());
    const { least, most } = rarityFacts(name);
    return { rarity: name, xp: least + random.below(most - least + 1) };
  });
}

/** The next batch's number: as the app's document counts (`seed`), or without its gap (`fixed`). */
export function nextBatch(cards, reading = "seed") {
  return Math.floor(Math.max(0, cards) / 15) + (reading === "fixed" ? 1 : 2);
}

/** The depth of a batch, and the place of its aspect among fifteen. */
export function depth(batch) {
  const number = Math.max(1, batch);
  const name = ["Expert", "Foundational", "Intermediate", "Advanced"][number % 4];
  return { depth: name, aspect_index: (number - 1) % 15 };
}

/** The type of a card by a name that a language model wrote. */
export function cardType(name) {
  const bare = name.toLowerCase().replace(/[ _]/g, "");
  if (bare === "definition") return "definition";
  if (bare === "truefalse" || bare === "true/false") return "truefalse";
  return ["fillinblank", "fillblank", "fill-in-blank", "fillintheblank"].includes(bare) ? "fillblank" : "question";
}

/** Which variation of its picture a card gets. */
export function imageIndex(cards, index) {
  return (Math.max(0, cards) + Math.max(0, index)) % 12;
}

/** Understood cards of a topic in per cent, rounded down. */
export function topicProgress(understood, total) {
  return total <= 0 ? 0 : Math.floor((100 * Math.min(Math.max(understood, 0), total)) / total);
}

const waits = [1, 3, 7, 14, 30];

/** The day on which a card is due; null for one that is not understood. */
export function reviewDue({ understood = true, understood_on, last_reviewed_on, review_count }) {
  if (!understood) return null;
  if (!last_reviewed_on) return understood_on;
  return addDays(last_reviewed_on, waits[Math.min(Math.max(review_count, 0), waits.length - 1)]);
}

/** A card's state after a review on a day. */
export function review(card, answer, on) {
  // From the beginning: due since the day on which it was understood, and so at once.
  if (answer === "again") return { review_count: 0, last_reviewed_on: null, due: card.understood_on };
  const state = { review_count: Math.max(0, card.review_count) + 1, last_reviewed_on: on };
  return { ...state, due: reviewDue({ ...state, understood_on: card.understood_on }) };
}

/** How much was done on a day, in words. */
export function activity(total) {
  return total <= 0 ? "none" : total < 5 ? "low" : total < 15 ? "medium" : "high";
}

/** The fifty best, with ranks; those with the same value keep their order. */
export function leaderboard(entries) {
  return [...entries].sort((left, right) => right.value - left.value).slice(0, 50)
    .map((entry, place) => ({ rank: place + 1, ...entry }));
}

const achievements = [
  { name: "First Steps", xp: 25, isEarned: (facts) => facts.cards_completed >= 1 },
  { name: "Scholar", xp: 100, isEarned: (facts) => facts.cards_completed >= 100 },
  { name: "Perfectionist", xp: 150, isEarned: (facts) => facts.correct_answers >= 25 },
  { name: "Night Owl", xp: 75, isEarned: ({ hour }) => hour === 23 || (hour >= 0 && hour <= 5) },
  { name: "Early Bird", xp: 75, isEarned: (facts) => facts.hour >= 5 && facts.hour <= 8 },
  { name: "Streak Master", xp: 200, isEarned: (facts) => facts.streak >= 7 },
];

/** The names of what somebody has achieved. */
export function achieved(facts) {
  return achievements.filter((achievement) => achievement.isEarned(facts)).map(({ name }) => name);
}

/** Points for an achievement. */
export function achievementPoints(name) {
  const achievement = achievements.find((entry) => entry.name === name);
  if (!achievement) throw new RuleError("achievement");
  return achievement.xp;
}

/** Days in a row with something done that end today, and the most there ever were. */
export function streak(days, today, longestBefore) {
  const active = new Set(
    days.filter((day) => day.cards_flipped > 0 || day.topics_explored > 0).map((day) => ordinal(day.day)));
  let current = 0;
  while (active.has(ordinal(today) - current)) current += 1;
  return { current, longest: Math.max(longestBefore, current) };
}
