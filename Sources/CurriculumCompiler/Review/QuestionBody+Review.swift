extension QuestionBody {
  /// What can be chosen, for teachers to read; nil when nothing is.
  var optionText: String? {
    guard case .choice(let options, _, _) = self else { return nil }
    return options.map(\.string).joined(separator: " · ")
  }

  /// The right answer, for teachers to read.
  var answerText: String {
    switch self {
    case .choice(let options, let keys, _): keys.map { options[$0].string }.joined(separator: " · ")
    case .trueFalse(let isTrue): isTrue.value ? "true" : "false"
    case .typed(let answer, _), .spoken(let answer, _), .recall(let answer): answer.string
    case .cloze(let gaps): gaps.compactMap { $0.first?.string }.joined(separator: " · ")
    case .ordering(let items): items.map(\.string).joined(separator: " · ")
    case .matching(let pairs):
      pairs.map { "\($0.left.string) = \($0.right.string)" }.joined(separator: " · ")
    case .numeric(let answer): answer.value.value.text + (answer.unit.map { " " + $0.string } ?? "")
    case .rubric(let points): points.map(\.string).joined(separator: " · ")
    }
  }

  /// Other answers that are accepted, and how far a number may be off; nil for none.
  var acceptedText: String? {
    switch self {
    case .typed(_, let accept), .spoken(_, let accept):
      accept.isEmpty ? nil : accept.map(\.string).joined(separator: " · ")
    case .cloze(let gaps):
      gaps.contains { $0.count > 1 }
        ? gaps.map { $0.dropFirst().map(\.string).joined(separator: " · ") }.joined(separator: " | ") : nil
    case .numeric(let answer): answer.tolerance.map(Self.text)
    case .choice, .trueFalse, .ordering, .matching, .rubric, .recall: nil
    }
  }

  private static func text(_ tolerance: Tolerance) -> String {
    switch tolerance {
    case .relative(let percent): "± \(percent.value.text) %"
    case .absolute(let amount): "± \(amount.value.text)"
    case .range(let low, let high): "\(low.value.text) to \(high.value.text)"
    case .exactAfterRounding: "exact after rounding"
    }
  }

  /// What makes the question easier or harder.
  var weights: [ReviewedEntity.Weight] {
    switch self {
    case .choice(let options, _, _):
      [ReviewedEntity.Weight(name: "options", value: Double(options.count), growsHarder: true)]
    case .typed(_, let accept), .spoken(_, let accept):
      [ReviewedEntity.Weight(name: "accepted answers", value: Double(accept.count), growsHarder: false)]
    case .numeric(let answer):
      switch answer.tolerance {
      case .relative(let percent):
        [ReviewedEntity.Weight(name: "tolerance in %", value: percent.value.double, growsHarder: false)]
      case .absolute(let amount):
        [ReviewedEntity.Weight(name: "tolerance", value: amount.value.double, growsHarder: false)]
      case .range, .exactAfterRounding, nil: []
      }
    case .rubric(let points):
      [
        ReviewedEntity.Weight(
          name: "points of the mark scheme", value: Double(points.count), growsHarder: false)
      ]
    case .trueFalse, .cloze, .ordering, .matching, .recall: []
    }
  }
}
