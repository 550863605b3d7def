import CurriculumRuntime

extension NumericKey {
  /// Another number as this key would be written, with what stands around it; nil when it cannot be.
  func written(_ value: Double) -> NumberStyle.Written? {
    guard let written = style.written(value, key: self.value) else { return nil }
    guard let behind = behind(of: written.value) else { return nil }
    return (before(of: written.text) + written.text + behind, written.value, written.exact)
  }

  /// What stands before another number: a 5-bit code, an 8-bit code.
  private func before(of number: String) -> String {
    guard let last = before.split(separator: " ").last, before.last == " " else { return before }
    let onset = Onset(of: number)
    switch (last.lowercased(), onset) {
    case ("a", .vowel): return before.dropLast() + "n "
    case ("an", .consonant): return before.dropLast(2) + " "
    default: return before
    }
  }

  /// What stands behind another number: one class, two classes; nil when the form is not known.
  private func behind(of other: Double) -> String? {
    let (isOne, wasOne) = (other == 1, value == 1)
    guard isOne != wasOne, style.decimals == 0 else { return behind }
    let word = behind.dropFirst().prefix { $0.isLetter && $0.isASCII }
    guard behind.first == " " || behind.first == "-", word.utf8.count > 2 else { return behind }
    let rest = behind.dropFirst(1 + word.utf8.count)
    // `km/h` and `9-year-old` have no plural.
    guard behind.first == " ", rest.first.map({ $0 == " " || $0 == "." }) ?? true else { return behind }
    let form = isOne ? Self.singular(of: word) : Self.plural(of: word)
    return form.map { " " + $0 + rest }
  }

  private static func singular(of word: Substring) -> String? {
    if let irregular = irregular.first(where: { $0.plural == word }) { return irregular.singular }
    if ["Hz", "percent", "per", "times"].contains(word) { return word == "times" ? nil : String(word) }
    guard word.hasSuffix("s"), !["ss", "us", "is"].contains(String(word.suffix(2))) else { return nil }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    for ending in ["ches", "shes", "sses", "xes"] where word.hasSuffix(ending) { return String(word.dropLast(2)) }
    return String(word.dropLast())
  }

  private static func plural(of word: Substring) -> String? {
    if let irregular = irregular.first(where: { $0.singular == word }) { return irregular.plural }
    if ["kHz", "MHz", "GHz", "mol", "min", "percent", "per"].contains(word) { return String(word) }
    for ending in ["ch", "sh", "ss", "x"] where word.hasSuffix(ending) { return word + "es" }
    guard word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) else {
      return word + "s"
    }
    return word.dropLast() + "ies"
  }

  private static let irregular: [(singular: String, plural: String)] = [
    ("foot", "feet"), ("man", "men"), ("woman", "women"), ("child", "children"), ("person", "people"),
    ("tooth", "teeth"), ("half-life", "half-lives"), ("life", "lives"), ("nucleus", "nuclei"),
    ("vertex", "vertices"), ("hertz", "hertz"), ("species", "species"), ("axis", "axes"), ("lens", "lenses"),
  ]
}

/// Wrong answers to a key that is a fraction, such as `1/2` or `¾`, written as fractions too.
func fractionSlips(for key: NumericKey) -> [NumericSlip] {
  guard let above = key.exact.numerator.small, let below = key.exact.denominator.small, above > 0, below > 1,
    max(above, below) < 1000
  else { return [] }
  let isVulgar = key.style.text.unicodeScalars.contains { FractionText.value($0) != nil }
  let candidates: [(Rational, String?, String)] = [
    (Rational(below - above, over: below), "complement", "gave what is left of the whole"),
    (Rational(above, over: below + above), "part_for_whole", "compared the part with the wrong whole"),
    (above < below ? Rational(above, over: below - above) : 0, "part_for_whole",
      "compared the part with the rest, not with the whole"),
    (Rational(below, over: above), "inverted_ratio", "turned the fraction upside down"),
    (Rational(above, over: 2 * below), nil, "came to a number nearby"),
    (Rational(2 * above, over: below), nil, "came to a number nearby"),
    (Rational(above + 1, over: below + 1), nil, "came to a number nearby"),
    (Rational(above, over: below + 1), nil, "came to a number nearby"),
    (Rational(3 * above, over: 2 * below), nil, "came to a number nearby"),
    (Rational(above, over: 3 * below), nil, "came to a number nearby"),
  ]
  var slips: [NumericSlip] = []
  for (value, tag, reason) in candidates {
    let isPart = above < below && value >= 1 && tag == nil
    guard value.signum > 0, value != key.exact, !isPart, !slips.contains(where: { $0.value == value }),
      !key.accepts(value.nearestDouble), let text = FractionText.text(value, isVulgar: isVulgar)
    else { continue }
    slips.append(
      NumericSlip(
        text: key.before + text + key.behind, value: value, origin: tag == nil ? .neighbour : .slip,
        errorTag: tag, reason: reason))
  }
  return slips
}

/// Fractions as texts.
enum FractionText {
  private static let signs: [(sign: Unicode.Scalar, value: Rational)] = [
    ("½", Rational(1, over: 2)), ("⅓", Rational(1, over: 3)), ("⅔", Rational(2, over: 3)),
    ("¼", Rational(1, over: 4)), ("¾", Rational(3, over: 4)), ("⅕", Rational(1, over: 5)),
    ("⅛", Rational(1, over: 8)),
  ]

  /// The value of a sign such as `½`; nil for other characters.
  static func value(_ scalar: Unicode.Scalar) -> Rational? { signs.first { $0.sign == scalar }?.value }

  /// A fraction with a slash, or as one sign where the key is one; nil when there is no such sign.
  static func text(_ value: Rational, isVulgar: Bool) -> String? {
    if value.isWhole { return value.numerator.text }
    if !isVulgar { return value.numerator.text + "/" + value.denominator.text }
    return signs.first { $0.value == value }.map { String($0.sign) }
  }
}
