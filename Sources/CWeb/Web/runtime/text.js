// Typed words: whether a response says what is accepted, with the slips that do not matter.

const longest = 65_536;
const articles = {
  en: "a an the to", es: "el la los las un una unos unas", fr: "le la les l' un une des",
  de: "der die das den dem des ein eine einen einem einer eines", it: "il lo la i gli le l' un uno una un'",
  pt: "o a os as um uma uns umas", ca: "el la els les l' un una uns unes", nl: "de het een", sv: "en ett", da: "en et",
  nb: "en ei et", el: "ο η το οι τα ένας μια ένα",
};
/** Letters that are letters of their own, not others with a mark. */
const ownLetters = { es: "ñ", de: "äöü", sv: "åäö", fi: "åäö", da: "åæø", nb: "åæø", ru: "й", pl: "ł" };
const twoLetters = { ä: "ae", ö: "oe", ü: "ue" };
const confusables = [
  ["mitosis", "meiosis"], ["amylase", "amylose"], ["cellulose", "cellulase"], ["ureter", "urethra"],
  ["alkane", "alkene"], ["glucagon", "glycogen"], ["fission", "fusion"],
];
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a response has too many bytes of UTF-8, or more marks on end than any script writes. */
export function isTooLong(response, bytes) {
  return new TextEncoder().encode(response.trim()).length > bytes || /\p{M}{31}/u.test(response);
}

/** A language's code without its variety; Norwegian is taken as Bokmål. */
function codeOf(language) {
  const code = (language ?? "").toLowerCase().split("-")[0];
  return code === "no" ? "nb" : code;
}

/** Letters of which capitals and small ones are the same. */
function folded(text, code) {
  if (code === "tr" || code === "az") return text.replace(/I/g, "ı").replace(/İ/g, "i").toLowerCase();
  return text.replace(/ẞ/g, "ss").toUpperCase().toLowerCase().replace(/ς/g, "σ");
}

/** The form in which two texts are compared. */
export function normal(text, language) {
  const code = codeOf(language);
  let form = text.normalize("NFC").replace(/[’‘ʼ`´′]/g, "'").replace(/[\u2010-\u2015\u2212]/g, "-");
  // What would leave nothing, as quotes alone, is compared as it is.
  const spaced = form.replace(/\s+/g, " ").trim();
  const bare = spaced.replace(/["“”„‟«»]/g, "").trim() || spaced;
  form = bare.replace(/^[¿¡\s]+/, "").replace(/[.!?…。！？،؟\s]+$/, "") || bare;
  form = folded(form, code).replace(/[\u064B-\u0652\u0670\u0640]/g, "").normalize("NFC");
  if (code === "zh" || code === "ja") {
    form = form.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
    form = folded(form.replace(/\s/g, ""), code);
  }
  return form;
}

/** A text in its article and what follows. */
function divided(form, code) {
  for (const article of (articles[code] ?? "").split(" ").filter(Boolean)) {
    const start = article.endsWith("'") ? article : article + " ";
    if (form.startsWith(start) && form.length > start.length) {
      return { article, rest: form.slice(start.length).trimStart() };
    }
  }
  return { article: null, rest: form };
}

/** A text without the marks that may be forgotten. */
function withoutMarks(form, code) {
  if (code === "vi") return form;
  const own = ownLetters[code] ?? "";
  return [...form.normalize("NFC")].map((letter) => {
    if (own.includes(letter)) return code === "de" ? (twoLetters[letter] ?? letter) : letter;
    if (letter === "œ") return "oe";
    if (letter === "æ") return "ae";
    return letter.normalize("NFD").replace(/[\u0300-\u036F]/g, "").normalize("NFC");
  }).join("");
}

/** Insertions, deletions, substitutions and swaps of neighbours between two texts. */
export function slips(left, right) {
  const [a, b] = [[...left], [...right]];
  let before = null;
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column] + 1, next[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, before[column - 2] + 1);
      next.push(cost);
    }
    [before, last] = [last, next];
  }
  return last[b.length];
}

/** How many slips are forgiven in an answer. */
function forgiven(answer, form, spelling) {
  const isExact = spelling === "strict" || /[\p{Nd}⁰¹²³⁴-⁹₀-₉]/u.test(answer) || ideographs.test(answer)
    || /\p{L}\p{Lu}/u.test(answer) || confusables.flat().includes(form);
  const length = [...form].length;
  return isExact || length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** What an article that differs does: nothing, a remark, or half the answer. */
function articleSlip(wanted, given, isRequired) {
  if (wanted === given) return null;
  if (wanted && given) return { verdict: "partial", reason: "article_wrong" };
  return { verdict: isRequired ? "partial" : "correct", reason: wanted ? "article_missing" : "article_extra" };
}

/**
 * Grades typed words.
 * @param {string[]} accepted What is right, the answer first.
 * @param options `language`; `others`, answers that are taught or listed as wrong; `article` (`required`), `spelling`
 *   (`strict`).
 * @returns `verdict`, `reason`, and of typing slips `typos`.
 */
export function gradeText(accepted, response, { language, others = [], article, spelling } = {}) {
  if (isTooLong(response, longest)) return { verdict: "incorrect", reason: "too_long" };
  const code = codeOf(language);
  const form = normal(response, code);
  if (!form) return { verdict: "incorrect", reason: "empty" };
  const given = divided(form, code);
  const wanted = accepted.map((answer) => ({ answer, form: normal(answer, code) }))
    .map((entry) => ({ ...entry, ...divided(entry.form, code) }));
  if (wanted.some((entry) => entry.form === form)) return { verdict: "correct", reason: "exact" };
  const isRequired = article === "required";
  const bareMatches = wanted.filter((entry) => entry.rest === given.rest)
    .map((entry) => articleSlip(entry.article, given.article, isRequired)).filter(Boolean);
  if (bareMatches.length) return bareMatches.find(({ verdict }) => verdict === "correct") ?? bareMatches[0];
  const mixed = wanted.flatMap((entry) => confusables.filter((pair) => pair.includes(entry.rest)).flat()
    .filter((word) => word !== entry.rest));
  const wrong = [...others.map((other) => normal(other, code)), ...mixed];
  if (wrong.some((other) => other === form || divided(other, code).rest === given.rest)) {
    return { verdict: "incorrect", reason: "other_answer" };
  }
  return withSlips(wanted, given, { code, isRequired, spelling }) ?? { verdict: "incorrect", reason: "different" };
}

/** A response that misses marks or letters; null where it misses too much. */
function withSlips(wanted, given, { code, isRequired, spelling }) {
  const judged = (entry, grade) => {
    const slip = articleSlip(entry.article, given.article, isRequired);
    return slip?.verdict === "partial" ? slip : grade;
  };
  const bare = withoutMarks(given.rest, code);
  const unmarked = wanted.filter((entry) => withoutMarks(entry.rest, code) === bare)
    .map((entry) => judged(entry, { verdict: "correct", reason: "diacritic_slip" }));
  if (unmarked.length) return unmarked.find(({ verdict }) => verdict === "correct") ?? unmarked[0];
  const near = wanted.filter(({ rest }) => Math.abs([...rest].length - [...given.rest].length) <= 2)
    .map((entry) => ({ entry, count: slips(entry.rest, given.rest) }))
    .filter(({ entry, count }) => count <= forgiven(entry.answer, entry.rest, spelling))
    .sort((left, right) => left.count - right.count)[0];
  return near ? judged(near.entry, { verdict: "correct", reason: "typo", typos: near.count }) : null;
}
