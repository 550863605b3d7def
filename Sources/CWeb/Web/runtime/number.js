import { Rational } from "./rational.js";
import { isTooLong } from "./text.js";
import { areCommensurable, readUnit } from "./units.js";

// Numbers with units as learners type them: what was written, whether it is right, and why not.

const vulgar = {
  "½": [1, 2], "⅓": [1, 3], "⅔": [2, 3], "¼": [1, 4], "¾": [3, 4], "⅕": [1, 5], "⅖": [2, 5], "⅗": [3, 5], "⅘": [4, 5],
  "⅙": [1, 6], "⅚": [5, 6], "⅛": [1, 8], "⅜": [3, 8], "⅝": [5, 8], "⅞": [7, 8],
};
const dimensionless = { size: new Rational(1), dimensions: {}, certainty: "exact" };
/** Kelvins of 0 °C, as GCSE papers have it. */
const freezing = new Rational(273);

/** A response with one kind of minus and of space. */
function normalised(response) {
  return response.normalize("NFC").replace(/[\u2212\u2013\u2010\u2011\uFE63\uFF0D]/g, "-")
    .replace(/[\u00A0\u2007\u2009\u202F\s]+/g, " ").trim();
}

/**
 * What a response writes.
 * @returns `value`, `least` and `most` figures it may have, `unit` as text, `isFraction`; or `problem`.
 */
export function readNumber(response, lenient = false) {
  const text = normalised(response);
  if (!text) return { problem: "empty" };
  const body = text.replace(/^[×x]\s*(?=\d)/, "");
  const simple = /^([+-]?) ?(?:(\d+) ?\/ ?(\d+)|(\d*) ?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]))(?![\d.])/u.exec(body);
  if (simple) return fraction(simple, body);
  const start = /^([+-]?) ?(\d{1,3}(?:,\d{3})+(?![\d,])|\d{1,3}(?: \d{3})+(?!\d)|\d+|(?=\.\d))(\.\d*)?/.exec(body);
  if (!start || !/\d/.test(start[0])) return { problem: "unparseable" };
  const sign = start[1];
  let whole = start[2].replace(/[ ,]/g, "");
  let places = start[3]?.slice(1) ?? null;
  let rest = body.slice(start[0].length);
  const comma = /^,(\d*)/.exec(rest);
  if (comma) {
    if (!lenient || places !== null || !comma[1] || start[2].includes(",")) return { problem: "decimal_comma" };
    places = comma[1];
    rest = rest.slice(comma[0].length);
  }
  const exponent = readExponent(rest);
  if (exponent) rest = rest.slice(exponent.length);
  const value = Rational.of(`${sign}${whole || "0"}.${places ?? ""}e${exponent?.power ?? 0}`);
  if (!value) return { problem: "unparseable" };
  return { value, ...figures(whole, places), unit: rest.trim(), isFraction: false };
}

function fraction([all, sign, top, bottom, whole, character], body) {
  const [upper, lower] = character ? vulgar[character] : [Number(top), Number(bottom)];
  if (lower === 0) return { problem: "unparseable" };
  const part = character ? new Rational(upper, lower) : new Rational(BigInt(top), BigInt(bottom));
  const size = part.plus(new Rational(BigInt(whole || 0)));
  return {
    value: sign === "-" ? size.negated : size, least: 1, most: Infinity, unit: body.slice(all.length).trim(),
    isFraction: true,
  };
}

/** `×10^5`, `x 10⁵`, `*10^-3`, `e5`: the power, and how long it is; null for none. */
function readExponent(text) {
  const plain = /^[eE]([+-]?\d+)/.exec(text);
  if (plain) return { power: plain[1], length: plain[0].length };
  const long = /^ ?[×x*·⋅] ?10 ?(?:\^ ?\(?([+-]?\d+)\)?|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))/u.exec(text);
  if (!long) return null;
  const raised = [...(long[2] ?? "")]
    .map((sign) => (sign === "⁻" ? "-" : sign === "⁺" ? "" : "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(sign))).join("");
  return { power: long[1] ?? raised, length: long[0].length };
}

/** How many significant figures a number may have: zeros at the end of a whole number may count or not. */
function figures(whole, places) {
  const digits = (whole + (places ?? "")).replace(/^0+/, "");
  if (places !== null) return { least: Math.max(1, digits.length), most: Math.max(1, digits.length) };
  return { least: Math.max(1, digits.replace(/0+$/, "").length), most: Math.max(1, digits.length) };
}

/**
 * Grades a number.
 * @param key `value`, `unit`, `tolerance`, `significant_figures`, `accept`, as the bundle has them.
 * @param options `marks`, `lenient`, `temperature` (`point` or `difference`, where that is known), and `unit_required`:
 *   false where the unit stands beside the field.
 * @returns `verdict` (correct, partial, incorrect), `marks`, `reason`.
 */
export function gradeNumber(key, response, { marks = 1, lenient = false, temperature = null, unit_required = true } = {}) {
  if (isTooLong(response, 1000)) return { verdict: "incorrect", marks: 0, reason: "too_long" };
  const written = readNumber(response, lenient);
  if (written.problem) return { verdict: "incorrect", marks: 0, reason: written.problem };
  if (!unit_required && !written.unit) written.unit = key.unit ?? "";
  const keys = [key, ...(key.accept ?? []).map((other) => ({ ...key, ...other }))];
  const readings = temperature ? [temperature] : ["difference", "point"];
  const grades = keys.flatMap((one) => readings.map((reading) => judge(one, written, lenient, reading)));
  const rank = ({ verdict, reason }) =>
    ({ correct: 30, partial: 20, incorrect: 10 })[verdict] + (reason === "exact" ? 2 : reason === "value" ? 0 : 1);
  const { verdict, reason } = grades.reduce((best, grade) => (rank(grade) > rank(best) ? grade : best));
  const earned = verdict === "correct" ? marks : verdict === "partial" ? Math.max(0, marks - 1) : 0;
  return { verdict, marks: earned, reason };
}

function judge(key, written, lenient, temperature) {
  const value = Rational.of(key.value);
  const words = new Set((key.unit ?? "").match(/\p{L}+/gu)?.filter((word) => !readUnit(word)).map((word) => word.toLowerCase()));
  const own = key.unit ? readUnit(key.unit, { words }) : dimensionless;
  const unit = written.unit ? readUnit(written.unit, { lenient, words }) : null;
  if (written.isFraction && (key.unit || (written.unit && !unit))) return { verdict: "incorrect", reason: "fraction" };
  let problem = unitProblem(key, own, written, unit, lenient);
  const isCompared = problem !== "unit_missing" && problem !== "unit_unknown" && problem !== "unit_dimension"
    && problem !== "unit_unexpected";
  const amount = isCompared ? converted(written.value, unit ?? dimensionless, own, temperature) : written.value;
  const isRight = (number) => isWithin(number, value, key, written);
  if (!isRight(amount)) return { verdict: "incorrect", reason: wrongBecause(amount, value, written, unit, own, isRight) };
  const figuresWanted = key.significant_figures;
  if (!problem && figuresWanted && !(written.least <= figuresWanted && figuresWanted <= written.most)) problem = "sf";
  if (problem) return { verdict: "partial", reason: problem };
  if (!amount.equals(value)) return { verdict: "correct", reason: "within_tolerance" };
  const isSame = (unit ?? dimensionless).size.equals(own.size) && (unit?.isKelvin ?? false) === (own.isKelvin ?? false);
  return { verdict: "correct", reason: isSame ? "exact" : "converted" };
}

/** What is wrong with the unit; null for nothing. */
function unitProblem(key, own, written, unit, lenient) {
  if (!written.unit) return key.unit ? "unit_missing" : null;
  if (!unit || !own) return "unit_unknown";
  if (!areCommensurable(unit, own)) return key.unit ? "unit_dimension" : "unit_unexpected";
  if (unit.certainty === "case" && !lenient) return "unit_case";
  return unit.kind && own.kind && unit.kind !== own.kind ? "unit_quantity" : null;
}

/** An amount in the key's unit. */
function converted(value, unit, own, temperature) {
  const shift = temperature === "point" ? (unit.isCelsius ? 1 : 0) - (own.isCelsius ? 1 : 0) : 0;
  const isTemperature = (unit.isCelsius || unit.isKelvin) && (own.isCelsius || own.isKelvin);
  const shifted = isTemperature && shift ? value.plus(shift > 0 ? freezing : freezing.negated) : value;
  return shifted.times(unit.size).over(own.size);
}

/** Whether a number is as near the key as it has to be. */
function isWithin(number, value, key, written) {
  const { tolerance, significant_figures: wanted } = key;
  // Where figures are asked for, a number that has them may be the key once it is rounded.
  const isRounded = () =>
    wanted && written.most >= wanted && number.rounded(wanted).equals(value.rounded(wanted));
  const limit = (amount) => number.minus(value).size.isAtMost(amount);
  switch (tolerance?.kind) {
    case "relative": return limit(value.size.times(Rational.of(tolerance.pct)).scaled(-2)) || isRounded();
    case "absolute": return limit(Rational.of(tolerance.value).size) || isRounded();
    case "range": {
      const [low, high] = [Rational.of(tolerance.low), Rational.of(tolerance.high)];
      return (low.isAtMost(number) && number.isAtMost(high)) || isRounded();
    }
    default: return number.equals(value) || isRounded();
  }
}

function wrongBecause(amount, value, written, unit, own, isRight) {
  const isOtherUnit = unit && own && areCommensurable(unit, own)
    && (!unit.size.equals(own.size) || unit.isKelvin !== own.isKelvin);
  if (isOtherUnit && isRight(written.value)) return "unit_scale";
  if (isRight(amount.negated) && !amount.isZero) return "sign";
  if (!amount.isZero && !value.isZero && amount.top > 0n === value.top > 0n) {
    const distance = amount.magnitude - value.magnitude;
    for (const power of [distance - 1, distance, distance + 1]) {
      if (power !== 0 && isRight(amount.scaled(-power))) return "power_of_ten";
    }
  }
  return "value";
}
