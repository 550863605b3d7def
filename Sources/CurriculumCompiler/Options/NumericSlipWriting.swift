import CurriculumRuntime

extension NumericKey {
  /// Another number as this key would be written, with what stands around it.
  func text(of number: ShownNumber) -> String {
    if form == .fraction { return before + FractionText.text(number, like: style) + behind }
    let text = style.text(of: number)
    return before(of: text) + text + (behind(of: number.value) ?? behind)
  }

  /// False when the word behind the number has a form for one or for several that is not known.
  func hasForm(for number: ShownNumber) -> Bool { behind(of: number.value) != nil }

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
    for ending in ["ches", "shes", "sses", "xes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
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
func fractionSlips(_ question: SlipQuestion) -> [NumericSlip] {
  let key = question.key
  guard let above = key.exact.numerator.small, let below = key.exact.denominator.small, above > 0, below > 1,
    max(above, below) < 1000
  else { return [] }
  let candidates: [(Int, Int, StaticString?, StaticString)] = [
    (below - above, below, "complement", "gave what is left of the whole"),
    (above, below + above, "part_for_whole", "compared the part with the wrong whole"),
    (above, below - above, "part_for_whole", "compared the part with the rest, not with the whole"),
    (below, above, "inverted_ratio", "turned the fraction upside down"),
    (above, 2 * below, nil, "came to a number nearby"),
    (2 * above, below, nil, "came to a number nearby"),
    (above + 1, below + 1, nil, "came to a number nearby"),
    (above, below + 1, nil, "came to a number nearby"),
    (3 * above, 2 * below, nil, "came to a number nearby"),
    (above, 3 * below, nil, "came to a number nearby"),
  ]
  var slips: [NumericSlip] = []
  for (above, below, tag, reason) in candidates where above > 0 && below > 0 {
    let value = Rational(above, over: below)
    let isPart = key.value < 1 && value >= 1 && tag == nil
    guard value != key.exact, !isPart, !key.accepts(value.nearestDouble),
      !slips.contains(where: { $0.value == value }),
      let shown = FractionText.shown(value, like: key.style)
    else { continue }
    let reason = SlipReason(pattern: reason, first: .nothing, second: .nothing)
    let candidate = SlipList.Candidate(value: shown.value, rank: 0, tag: tag, reason: reason)
    slips.append(NumericSlip(question, shown, candidate))
  }
  return slips
}

/// Fractions as texts.
enum FractionText {
  private static let signs: [(sign: Character, above: Int, below: Int)] = [
    ("½", 1, 2), ("⅓", 1, 3), ("⅔", 2, 3), ("¼", 1, 4), ("¾", 3, 4), ("⅕", 1, 5), ("⅛", 1, 8),
  ]

  /// A fraction that can be shown in the style; nil where the key is one sign and there is none for the fraction.
  static func shown(_ value: Rational, like style: NumberStyle) -> ShownNumber? {
    guard let above = value.numerator.small, let below = value.denominator.small else { return nil }
    guard below == 1 || !isSign(style) || sign(above, below) != nil else { return nil }
    return ShownNumber(digits: above, places: 0, order: 0, below: below, value: value.nearestDouble)
  }

  /// A fraction with a slash, or as one sign where the key is one.
  static func text(_ number: ShownNumber, like style: NumberStyle) -> String {
    if number.below == 1 { return String(number.digits) }
    if isSign(style), let sign = sign(number.digits, number.below) { return String(sign) }
    return "\(number.digits)/\(number.below)"
  }

  private static func isSign(_ style: NumberStyle) -> Bool {
    style.text.contains { character in signs.contains { $0.sign == character } }
  }

  private static func sign(_ above: Int, _ below: Int) -> Character? {
    signs.first { $0.above == above && $0.below == below }?.sign
  }
}
