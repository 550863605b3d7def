import { RuleError } from "./random.js";

// Calendar days as 'YYYY-MM-DD'. Differences count days, never hours, so that clocks put back cost nobody a day.

const dayLength = 86_400_000;

/** The day's number, counted from 1970-01-01; throws for what is no day of the calendar. */
export function ordinal(day) {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!parts) throw new RuleError("day");
  const [year, month, date] = parts.slice(1).map(Number);
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, date);
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== date) throw new RuleError("day");
  return Math.round(moment.getTime() / dayLength);
}

/** The day with a number. */
export function dayOf(number) {
  return new Date(number * dayLength).toISOString().slice(0, 10);
}

/** The day some days later. */
export function addDays(day, count) {
  return dayOf(ordinal(day) + count);
}

/** Days from one day to another; negative where the other comes first. */
export function daysBetween(from, to) {
  return ordinal(to) - ordinal(from);
}

/** Year, month, day and time of a moment on the clocks of a time zone. */
function onClocks(moment, timeZone) {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone, calendar: "gregory", numberingSystem: "latn", hourCycle: "h23",
    year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit",
  });
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** The local day of a moment. */
export function localDay(moment, timeZone) {
  const parts = onClocks(new Date(moment), timeZone);
  return `${parts.year.padStart(4, "0")}-${parts.month}-${parts.day}`;
}

/** The moment at which the next local day begins, in milliseconds since 1970. */
export function nextMidnight(moment, timeZone) {
  const tomorrow = addDays(localDay(moment, timeZone), 1);
  let [low, high] = [new Date(moment).getTime(), new Date(moment).getTime() + 2 * dayLength];
  // Clocks may skip midnight itself; the first moment of the new day is looked for.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (localDay(middle, timeZone) < tomorrow) low = middle;
    else high = middle;
  }
  return high;
}
