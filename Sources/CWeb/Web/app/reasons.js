// Why an answer is right, partly right or not, in a learner's words.

const sentences = {
  exact: "", converted: "The same amount in another unit.", within_tolerance: "Near enough to the answer.",
  article_missing: "The article is missing.", article_extra: "There is an article too many.",
  diacritic_slip: "Mind the accents.", typo: "Mind the spelling.", judged: "",
  article_wrong: "The word is right, its article is not.", unit_missing: "The number is right; it needs a unit.",
  unit_unexpected: "The number is right, but it has no unit.",
  unit_case: "Capital and small letters matter in a unit.", unit_unknown: "What follows the number is no unit.",
  unit_dimension: "The number is right, the unit is not.", unit_quantity: "The unit belongs to another quantity.",
  sf: "The value is right; the number of significant figures is not.", some_right: "Part of it is right.",
  unit_scale: "The number is right, but the unit makes it another amount.", sign: "The sign is wrong.",
  power_of_ten: "Out by a power of ten.", value: "The value is not right.",
  decimal_comma: "Write a decimal point, not a comma.", fraction: "Write a decimal number with its unit.",
  unparseable: "This does not read as a number.", other_answer: "This is the answer to something else.",
  wrong_option: "", different: "", empty: "Nothing was answered.", too_long: "That is too long for an answer.",
  wrong_kind: "That is no answer to such a question.",
};

/** A sentence for a reason; empty where the verdict says all. */
export function sentence(reason) {
  return sentences[reason] ?? "";
}

/** A verdict in a few words. */
export function verdictWords({ verdict, marks, out_of: total }) {
  if (verdict === "correct") return total > 1 ? `Right: ${total} of ${total} marks` : "Right";
  if (verdict === "partial") return `Partly right: ${marks} of ${total === 1 ? "1 mark" : `${total} marks`}`;
  return total > 1 ? `Not right: ${marks} of ${total} marks` : "Not right";
}

/** Where wrong options come from, by the names in the bundle. */
export const origins = {
  author: "written by the author", lesson: "another card of the lesson", unit: "another card of the unit",
  band: "another card of the band", course: "another card of the course", "other-course": "a card of another course",
  dictionary: "the dictionary of English", "look-alike": "looks like the answer", memory: "chosen for such answers before",
  question: "taken from the question itself", slip: "what a typical mistake comes to", kit: "another question of the kit",
  story: "another kit of the story", quiz: "another question of the quiz", deck: "another card of the deck",
};
