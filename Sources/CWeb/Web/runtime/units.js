import { Rational } from "./rational.js";

// Units of measurement as learners write them: symbols, names, prefixes, powers, products and quotients.

const one = new Rational(1);
const prefixes = {
  G: [9, "giga"], M: [6, "mega"], k: [3, "kilo"], d: [-1, "deci"], c: [-2, "centi"], m: [-3, "milli"],
  µ: [-6, "micro"], n: [-9, "nano"], p: [-12, "pico"],
};

/**
 * The units: symbol, other symbols, names, prefixes, size in base units, dimensions, and the kind of quantity where
 * others have the same dimensions.
 */
const table = [
  ["m", "", "metre metres meter meters", "GMkdcmµnp", "1", { m: 1 }],
  ["g", "", "gram grams gramme grammes", "Mkcmµnp", "0.001", { kg: 1 }],
  ["s", "sec secs", "second seconds", "kmµnp", "1", { s: 1 }],
  ["A", "amp amps", "ampere amperes", "kmµn", "1", { A: 1 }],
  ["K", "", "kelvin kelvins", "", "1", { K: 1 }],
  ["mol", "", "mole moles", "kmµn", "1", { mol: 1 }],
  ["cd", "", "candela candelas", "", "1", { cd: 1 }],
  ["Hz", "", "hertz", "GMkm", "1", { s: -1 }, "frequency"],
  ["Bq", "", "becquerel becquerels", "GMk", "1", { s: -1 }, "activity"],
  ["N", "", "newton newtons", "GMkmµn", "1", { kg: 1, m: 1, s: -2 }],
  ["Pa", "", "pascal pascals", "GMkm", "1", { kg: 1, m: -1, s: -2 }],
  ["J", "", "joule joules", "GMkmµn", "1", { kg: 1, m: 2, s: -2 }, "energy"],
  ["W", "", "watt watts", "GMkmµn", "1", { kg: 1, m: 2, s: -3 }],
  ["C", "", "coulomb coulombs", "kmµn", "1", { A: 1, s: 1 }],
  ["V", "", "volt volts", "Mkmµ", "1", { kg: 1, m: 2, s: -3, A: -1 }],
  ["Ω", "Ω ohm ohms", "", "GMkm", "1", { kg: 1, m: 2, s: -3, A: -2 }],
  ["F", "", "farad farads", "mµnp", "1", { kg: -1, m: -2, s: 4, A: 2 }],
  ["T", "", "tesla teslas", "mµn", "1", { kg: 1, s: -2, A: -1 }],
  ["Gy", "", "gray grays", "mµ", "1", { m: 2, s: -2 }, "absorbed dose"],
  ["Sv", "", "sievert sieverts", "mµ", "1", { m: 2, s: -2 }, "dose"],
  ["L", "l", "litre litres liter liters", "cdmµ", "0.001", { m: 3 }],
  ["cc", "", "", "", "0.000001", { m: 3 }],
  ["t", "", "tonne tonnes", "kM", "1000", { kg: 1 }],
  ["min", "mins", "minute minutes", "", "60", { s: 1 }],
  ["h", "hr hrs", "hour hours", "", "3600", { s: 1 }],
  ["day", "days d", "", "", "86400", { s: 1 }],
  ["week", "weeks", "", "", "604800", { s: 1 }],
  ["year", "years y yr yrs", "", "", "31557600", { s: 1 }],
  ["Wh", "", "watt-hour watt-hours", "GMk", "3600", { kg: 1, m: 2, s: -2 }, "energy"],
  ["eV", "", "electronvolt electronvolts", "GMk", "1.602176634e-19", { kg: 1, m: 2, s: -2 }, "energy"],
  ["cal", "", "calorie calories", "k", "4.184", { kg: 1, m: 2, s: -2 }, "energy"],
  ["bar", "bars", "", "m", "100000", { kg: 1, m: -1, s: -2 }],
  ["atm", "", "atmosphere atmospheres", "", "101325", { kg: 1, m: -1, s: -2 }],
  ["mmHg", "", "", "", "133.322387415", { kg: 1, m: -1, s: -2 }],
  ["ha", "", "hectare hectares", "", "10000", { m: 2 }],
  ["°C", "", "celsius centigrade", "", "1", { K: 1 }],
  ["°", "deg", "degree degrees", "", "1", { degree: 1 }],
  ["%", "percent", "", "", "0.01", {}],
];

/** All spellings: symbols as they are, names in small letters. */
const { symbols, names, lowered } = (() => {
  const [bySymbol, byName, byLower] = [new Map(), new Map(), new Map()];
  for (const [symbol, others, words, allowed, size, dimensions, kind] of table) {
    const unit = { size: Rational.of(size), dimensions, kind, isCelsius: symbol === "°C", isKelvin: symbol === "K" };
    const spellings = [symbol, ...others.split(" ").filter(Boolean)];
    for (const spelling of spellings) bySymbol.set(spelling, unit);
    for (const letter of allowed) {
      const scaled = { ...unit, size: unit.size.scaled(prefixes[letter][0]) };
      for (const spelling of symbol === "L" ? ["L", "l"] : [symbol]) bySymbol.set(letter + spelling, scaled);
      if (letter === "µ") for (const mu of ["μ", "u"]) bySymbol.set(mu + symbol, bySymbol.get(mu + symbol) ?? scaled);
      for (const word of words.split(" ").filter(Boolean)) byName.set(prefixes[letter][1] + word, scaled);
      if (symbol === "Ω") for (const word of ["ohm", "ohms"]) byName.set(prefixes[letter][1] + word, scaled);
    }
    for (const word of words.split(" ").filter(Boolean)) byName.set(word, unit);
  }
  for (const spelling of bySymbol.keys()) {
    const lower = spelling.toLowerCase();
    byLower.set(lower, [...(byLower.get(lower) ?? []), spelling]);
  }
  return { symbols: bySymbol, names: byName, lowered: byLower };
})();

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A unit's text in one spelling: superscripts as ^n, words for division and powers as signs. */
function inOneSpelling(text) {
  return text
    .replace(/[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (run) =>
      "^" + [...run].map((sign) => (sign === "⁻" ? "-" : sign === "⁺" ? "" : superscripts.indexOf(sign))).join(""))
    .replace(/⁻/g, "^-")
    .replace(/\bper\s+cents?\b/gi, "%")
    .replace(/℃/g, "°C").replace(/\u2126/g, "Ω").replace(/º/g, "°")
    .replace(/°\s+C\b/g, "°C")
    .replace(/\bdeg(?:rees?)?\.?\s*(?:C\b|celsius\b|centigrade\b)/gi, "°C")
    .replace(/\bsquared?\s+(\p{L}+)/giu, "$1^2").replace(/\bcubic\s+(\p{L}+)/giu, "$1^3")
    .replace(/\s+squared\b/gi, "^2").replace(/\s+cubed\b/gi, "^3")
    .replace(/\bper\b/gi, "/");
}

/** The unit that a spelling names, with how sure that is: `exact`, `case` for a slip of case; null for none. */
function named(spelling, options) {
  const unit = symbols.get(spelling) ?? names.get(spelling.toLowerCase());
  if (unit) return { unit, certainty: "exact" };
  if (options.lenient && /^[oO]C$/.test(spelling)) return { unit: symbols.get("°C"), certainty: "exact" };
  if (options.words?.has(spelling.toLowerCase())) {
    return { unit: { size: one, dimensions: { [spelling.toLowerCase()]: 1 } }, certainty: "exact" };
  }
  const likely = lowered.get(spelling.toLowerCase()) ?? [];
  const sizes = new Set(likely.map((other) => JSON.stringify(facts(symbols.get(other)))));
  return sizes.size === 1 ? { unit: symbols.get(likely[0]), certainty: "case" } : null;
}

const facts = ({ size, dimensions, isCelsius }) => [`${size.top}/${size.bottom}`, dimensions, isCelsius];

/** What is written together: N and m of `Nm`. Others would make kelvin joules of a slip of case. */
const together = /^((?:[kM]?N)|(?:[km]?A)|(?:[km]?C)|(?:[kM]?J)|(?:[kM]?W)|kg|V)([msh]|cm)$/;

/** The units that a word is made of; null where it is none. */
function factors(word, options) {
  const found = named(word, options);
  if (found?.certainty === "exact") return [found];
  const pair = together.exec(word);
  if (pair) return pair.slice(1).map((symbol) => ({ unit: symbols.get(symbol), certainty: "exact" }));
  return found ? [found] : null;
}

/**
 * The unit that a text writes.
 * @param {string} text What stands behind the number.
 * @param options `lenient` forgives case and an o for °; `words` are the key's own words, such as `beats`.
 * @returns Size in base units, dimensions, kind, temperature, certainty; null for what is no unit.
 */
export function readUnit(text, options = {}) {
  const parts = inOneSpelling(text).match(/[\p{L}°%℃]+|\^-?\d+|-?\d+|[/().*·⋅×]|\s+|./gu) ?? [];
  const result = { size: one, dimensions: {}, kinds: [], certainty: "exact", isCelsius: false, isKelvin: false };
  let count = 0;
  let isBelow = false;
  for (let place = 0; place < parts.length; place += 1) {
    const part = parts[place];
    if (part === "/") isBelow = true;
    else if (/^[\p{L}°%]/u.test(part)) {
      const found = factors(part, options);
      if (!found) return null;
      const next = parts[place + 1];
      const power = next && /^\^?-?\d+$/.test(next) ? Number(next.replace("^", "")) : 1;
      if (power !== 1 || (next && /\d/.test(next))) place += 1;
      found.forEach(({ unit, certainty }, position) => {
        const exponent = (position === found.length - 1 ? power : 1) * (isBelow ? -1 : 1);
        include(result, unit, exponent);
        if (certainty === "case") result.certainty = "case";
      });
      count += found.length;
    } else if (!/^(?:[().*·⋅×]|\s+)$/.test(part)) return null;
  }
  if (!count) return null;
  return finished(result, count);
}

function include(result, unit, exponent) {
  result.size = result.size.times(unit.size.power(exponent));
  for (const [name, power] of Object.entries(unit.dimensions)) {
    result.dimensions[name] = (result.dimensions[name] ?? 0) + power * exponent;
    if (result.dimensions[name] === 0) delete result.dimensions[name];
  }
  result.kinds.push({ kind: unit.kind, unit, exponent });
}

/** What a product of units is: a newton metre is a moment, and a temperature only by itself. */
function finished({ size, dimensions, kinds, certainty }, count) {
  const single = count === 1 && kinds[0].exponent === 1 ? kinds[0] : null;
  const isMoment = count === 2 && kinds.every(({ exponent }) => exponent === 1)
    && kinds.some(({ unit }) => unit.dimensions.kg === 1 && unit.dimensions.s === -2 && unit.dimensions.m === 1)
    && kinds.some(({ unit }) => unit.dimensions.m === 1 && Object.keys(unit.dimensions).length === 1);
  return {
    size, dimensions, certainty, kind: isMoment ? "moment" : single?.kind,
    isCelsius: single?.unit.isCelsius ?? false, isKelvin: single?.unit.isKelvin ?? false,
  };
}

/** Whether two units measure the same dimensions. */
export function areCommensurable(left, right) {
  const all = new Set([...Object.keys(left.dimensions), ...Object.keys(right.dimensions)]);
  return [...all].every((name) => (left.dimensions[name] ?? 0) === (right.dimensions[name] ?? 0));
}
