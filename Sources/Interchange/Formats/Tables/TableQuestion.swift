/// A question of a table, as `curricc export csv` writes it, or with a right answer and wrong ones.
struct TableQuestion {
  let type: String
  let prompt: String
  let answers: [String]
  let wrong: [String]
  let unit: String?
  let tolerance: String?

  /// How it is asked.
  var kind: ForeignQuestion.Kind {
    let right = answers.map { ForeignQuestion.Option(text: $0, weight: 100).literal }
    switch type.lowercased().replacing("_", with: "-") {
    case "true-false", "truefalse", "tf":
      let value = answers[0].lowercased()
      return value == "true" || value == "false"
        ? .trueFalse(value == "true", right: "", wrong: "") : .typed(right)
    case "multi-choice":
      return .several(
        answers.map { ForeignQuestion.Option(text: $0, weight: 100 / Double(answers.count)) } + wrongOptions)
    case "typed", "translate-text", "short-answer", "listen-and-type": return .typed(right)
    case "cloze", "fill-blank":
      return .cloze(
        answers.map { line in
          line.split(separator: " | ").map {
            ForeignQuestion.Option(text: String($0).trimmed, weight: 100).literal
          }
        })
    case "ordering", "order-words": return .ordering(answers)
    case "matching", "match":
      return .matching(
        answers.map { line in
          let halves = line.split(separator: " = ", maxSplits: 1).map { String($0).trimmed }
          return ForeignQuestion.Pair(left: halves.first ?? "", right: halves.count > 1 ? halves[1] : "")
        })
    case "numeric": return .numeric([number])
    case "short": return .essay(rubric: answers)
    case "choice", "multiple-choice-text", "multiple-choice", "mc", "multiple-choice-audio", "":
      return .choice(options)
    default: return wrong.isEmpty ? .other(type) : .choice(options)
    }
  }

  /// The right answer among the wrong ones, at a place that depends on the wording alone.
  private var options: [ForeignQuestion.Option] {
    var options = wrongOptions
    let place = prompt.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % (options.count + 1)
    options.insert(ForeignQuestion.Option(text: answers[0], weight: 100), at: place)
    return options
  }

  private var wrongOptions: [ForeignQuestion.Option] {
    wrong.map { ForeignQuestion.Option(text: $0, weight: 0) }
  }

  /// The number with its tolerance: '1 %', '± 0.5' or '1 to 2'.
  private var number: ForeignQuestion.Number {
    let text = (tolerance ?? "").trimmed
    let kind: ForeignQuestion.Number.Tolerance
    if text.hasSuffix("%") {
      kind = .relative(String(text.dropLast()).trimmed)
    } else if text.hasPrefix("±") {
      kind = .absolute(String(text.dropFirst()).trimmed)
    } else if let words = text.firstRange(of: " to "), !text.hasPrefix("to ") {
      kind = .range(
        low: String(text[..<words.lowerBound]).trimmed, high: String(text[words.upperBound...]).trimmed)
    } else {
      kind = .absolute(text.isEmpty ? "0" : text)
    }
    return ForeignQuestion.Number(value: answers[0], tolerance: kind, unit: unit, weight: 100, feedback: "")
  }
}
