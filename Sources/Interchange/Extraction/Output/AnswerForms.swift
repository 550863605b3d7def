import CurriculumCompiler
import PDFText

/// Answers to statements that are judged.
enum TrueFalseAnswer {
  private static let words: [(word: String, verdict: Bool)] = [
    ("true", true), ("false", false), ("t", true), ("f", false), ("yes", true), ("no", false),
    ("right", true), ("wrong", false), ("correct", true), ("incorrect", false), ("✓", true), ("✗", false),
  ]

  /// True for a tick or a cross alone, perhaps in brackets: "(√)".
  static func isSign(_ answer: String) -> Bool {
    let sign = bare(answer)
    return sign.count == 1 && "✓✗√×✔✘".contains(sign)
  }

  private static func bare(_ answer: String) -> String {
    answer.filter { !" ()（）[]".contains($0) }
  }

  /// What a quoted verdict says, as in "„Falsch“."; nil for any other text.
  static func quoted(_ answer: String) -> Bool? {
    let quotes = "'\"„“”‚‘’«»"
    let inner = answer.trimmed.drop { quotes.contains($0) || $0.isWhitespace }
    guard inner.count < answer.trimmed.count else { return nil }
    let word = inner.prefix { $0.isLetter }
    guard inner.dropFirst(word.count).allSatisfy({ quotes.contains($0) || $0 == "." || $0.isWhitespace })
    else { return nil }
    return TrueFalse.value(String(word))
  }

  /// The verdict, and what the answer says beside it; nil for an answer that is no verdict.
  static func read(_ answer: String) -> (verdict: Bool, rest: String?)? {
    let text = isSign(answer) ? Self.bare(answer) : answer.trimmed
    let first = String(text.prefix { $0.isLetter || "✓✗√×✔✘○〇".contains($0) })
    guard
      let verdict = words.first(where: { $0.word == first.lowercased() })?.verdict
        ?? TrueFalse.agreement(first) ?? TrueFalse.letter(first)
    else { return nil }
    let rest = text.dropFirst(first.count).drop { " .,;:–—-()。，\n".contains($0) }
    return (verdict, rest.isEmpty ? nil : String(rest))
  }
}

/// Answers to texts with gaps.
enum ClozeAnswer {
  /// A text for each gap; nil where the answer has more or fewer.
  static func divide(_ answer: String, into count: Int) -> [String]? {
    if count == 1 { return answer.contains("\n") ? nil : [answer] }
    for separator in ["\n", ";", ",", " … ", " ... ", "/"] {
      let parts = answer.split(separator: separator, omittingEmptySubsequences: false)
        .map { String($0).trimmed }
      if parts.count == count, parts.allSatisfy({ !$0.isEmpty }) { return parts }
    }
    return nil
  }
}

/// Tolerances as mark schemes write them.
enum ToleranceText {
  /// The tolerance: "± 0.5", "±2%", "9.7 to 9.9"; nil for anything else.
  static func read(_ text: String) -> AuthoringMapping? {
    let plain = text.replacing("+/-", with: "±").trimmed
    var tolerance = AuthoringMapping()
    if plain.hasPrefix("±") {
      let amount = String(plain.dropFirst()).trimmed
      if amount.hasSuffix("%") {
        let percent = String(amount.dropLast()).trimmed
        guard Decimal(percent) != nil else { return nil }
        tolerance.add("kind", "relative")
        tolerance.addPlain("pct", percent)
        return tolerance
      }
      guard Decimal(amount) != nil else { return nil }
      tolerance.add("kind", "absolute")
      tolerance.addPlain("value", amount)
      return tolerance
    }
    for separator in [" to ", "–", " - "] {
      let ends = plain.split(separator: separator).map { String($0).trimmed }
      guard ends.count == 2, let low = Decimal(ends[0]), let high = Decimal(ends[1]),
        low.double <= high.double
      else { continue }
      tolerance.add("kind", "range")
      tolerance.addPlain("low", ends[0])
      tolerance.addPlain("high", ends[1])
      return tolerance
    }
    return nil
  }
}
