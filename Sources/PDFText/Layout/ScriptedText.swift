/// Where a character stands in its line.
enum ScriptLevel {
  case line
  case raised
  case lowered
}

/// Makes text of characters of which some are raised or lowered: those become Unicode's own where there are such.
///
/// A stretch of raised characters is changed whole or not at all, since half of it would read as something else.
func scriptedText(_ characters: [(scalar: Unicode.Scalar, level: ScriptLevel)]) -> String {
  var text = String.UnicodeScalarView()
  var start = 0
  while start < characters.count {
    let level = characters[start].level
    let end = characters[start...].firstIndex { $0.level != level } ?? characters.count
    let table = level == .raised ? raisedForms : level == .lowered ? loweredForms : [:]
    // Nothing is lowered before a digit: a smaller digit is a part of its number.
    let isOfNumber =
      level == .lowered && start == 0 && end < characters.count
      && characters[end].level == .line
      && characters[end].scalar.properties.numericType != nil
    let isKnown =
      level != .line && !isOfNumber && characters[start..<end].allSatisfy { table[$0.scalar] != nil }
    for character in characters[start..<end] {
      // Behind a digit it is one wherever it stands: some fonts have it on the line.
      let isDegree =
        (character.scalar == "\u{25E6}" || character.scalar == "\u{2218}")
        && text.last.map { ("0"..."9").contains($0) } == true
      text.append(isDegree ? "°" : isKnown ? table[character.scalar] ?? character.scalar : character.scalar)
    }
    start = end
  }
  return String(text)
}

/// A raised ring is the sign of degrees: TeX has no other, `20^\circ`.
private let raisedForms = pairs("0123456789+−-=()ni◦∘", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ°°")
private let loweredForms = pairs("0123456789+−-=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎")

private func pairs(_ from: String, _ to: String) -> [Unicode.Scalar: Unicode.Scalar] {
  Dictionary(uniqueKeysWithValues: zip(from.unicodeScalars, to.unicodeScalars))
}
