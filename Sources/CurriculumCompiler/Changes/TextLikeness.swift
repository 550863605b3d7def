import CurriculumRuntime
import Foundation

/// How alike two versions of a text are, judged with care: what may have another meaning is not alike.
enum TextLikeness {
  /// True when both count as the same answer.
  static func isSame(_ one: String, _ other: String) -> Bool {
    AcceptableAnswers.comparisonForm(of: one).utf8.elementsEqual(
      AcceptableAnswers.comparisonForm(of: other).utf8)
  }

  /// True when one is the other with a slip of the pen mended: one letter of five or more, or accents alone.
  static func isSlip(_ one: String, _ other: String) -> Bool {
    let (a, b) = (AcceptableAnswers.comparisonForm(of: one), AcceptableAnswers.comparisonForm(of: other))
    guard digits(a) == digits(b) else { return false }
    let (plainA, plainB) = (Array(withoutAccents(a)), Array(withoutAccents(b)))
    if plainA == plainB { return true }
    return min(plainA.count, plainB.count) >= 5 && isOneEdit(plainA, plainB)
  }

  /// True when both say the same in nearly the same words: nothing but a few slips, or one word of five other.
  ///
  /// Words that turn a sentence round (not, never, except) and numbers must be the same.
  static func isSameWording(_ one: String, _ other: String) -> Bool {
    if isSame(one, other) || isSlip(one, other) { return true }
    let (a, b) = (words(one), words(other))
    guard digits(one) == digits(other), !a.isEmpty, !b.isEmpty, a.count <= 4000, b.count <= 4000 else {
      return false
    }
    let difference = b.difference(from: a)
    var (gone, come): ([String], [String]) = ([], [])
    for change in difference {
      switch change {
      case .remove(_, let word, _): gone.append(word)
      case .insert(_, let word, _): come.append(word)
      }
    }
    guard !(gone + come).contains(where: turningWords.contains) else { return false }
    // A word whose spelling was mended counts as the same.
    let mended = gone.count { word in come.contains { isSlip(word, $0) } }
    let others = max(gone.count, come.count) - mended
    return others == 0 || others * 5 <= max(a.count, b.count)
  }

  /// Words without which, or with which, a sentence says the opposite.
  private static let turningWords: Set<String> = [
    "not", "no", "never", "except", "incorrect", "false", "without", "least", "most", "only", "always",
    "cannot",
    "can't", "isn't", "aren't", "doesn't", "don't", "didn't", "wasn't", "won't", "increase", "decrease",
    "increases",
    "decreases", "more", "less", "before", "after", "above", "below",
    "ni", "nunca", "jamás", "sin", "ne", "pas", "jamais", "sans", "nicht", "kein", "keine", "nie", "ohne",
    "не", "нет",
    "ни", "без", "لا", "ليس", "لم", "لن",
  ]

  /// The words of a text in the form in which answers are compared; of Chinese and Japanese each character.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in AcceptableAnswers.comparisonForm(of: text) {
      let isIdeograph =
        character.unicodeScalars.first.map { $0.value >= 0x2E80 && $0.value < 0xFB00 } ?? false
      if character.isLetter || character.isNumber || character == "'", !isIdeograph {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if isIdeograph { words.append(String(character)) }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func digits(_ text: String) -> [Character] {
    text.filter { $0.isNumber || $0 == "-" || $0 == "−" || $0 == "+" }
  }

  private static func withoutAccents(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark { result.append(scalar) }
    return String(result)
  }

  /// True when one letter too many, too few, wrong, or two in the wrong order make the difference.
  private static func isOneEdit(_ one: [Character], _ other: [Character]) -> Bool {
    guard abs(one.count - other.count) <= 1 else { return false }
    let head = zip(one, other).prefix { $0 == $1 }.count
    let tail = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let (a, b) = (one.count - head - tail, other.count - head - tail)
    if max(a, b) <= 1 { return true }
    guard a == 2, b == 2 else { return false }
    return one[head] == other[head + 1] && one[head + 1] == other[head]
  }
}
