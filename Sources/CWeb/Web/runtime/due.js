import { daysBetween } from "./days.js";

// Which cards are reviewed on a day, and in which order.

/** Cards that are due, the most overdue first, then the harder, then by number. */
export function dueCards(cards, today) {
  const overdue = (card) => daysBetween(card.next_review_at, today);
  return cards
    .filter((card) => overdue(card) >= 0)
    .sort((left, right) => overdue(right) - overdue(left) || left.ease - right.ease || left.card - right.card)
    .map((card) => card.card);
}

/** Cards that went wrong, the most frequent and latest first, then those that are due; each once. */
export function reviewSet(errors, cards, today, limit = 10) {
  const last = (error) => (error.last_error_at ? new Date(error.last_error_at).getTime() : -Infinity);
  const wrong = [...errors].sort((left, right) => {
    if (left.error_count !== right.error_count) return right.error_count - left.error_count;
    return last(left) === last(right) ? left.card - right.card : last(right) > last(left) ? 1 : -1;
  });
  const all = [...wrong.map((error) => error.card), ...dueCards(cards, today)];
  return [...new Set(all)].slice(0, Math.max(0, limit));
}
