extension QuestionType {
  /// A quantity to work out.
  static let numeric = QuestionType("numeric", "Work out a number.", keys: [.answer, .distractors]) {
    reader, fields in
    let expected = "{value, unit, tolerance}"
    guard let node = reader.answerNode(fields, expected: expected) else { return nil }
    return reader.readNumericAnswer(node).map { .numeric($0) }
  }
}

extension NodeReader {
  fileprivate mutating func readNumericAnswer(_ node: YAMLTree.NodeID) -> NumericAnswer? {
    guard let fields = fields(node, NumericAnswerKey.self) else { return nil }
    let value = decimal(fields, .value)
    let unit = text(fields, .unit)
    let tolerance = fields[.tolerance].flatMap { readTolerance($0) }
    let figures = integer(fields, .significantFigures)
    var accept: [(value: Spanned<Decimal>, unit: Text?)] = []
    for child in elements(fields, .accept, of: "numbers") {
      guard let other = self.fields(child, AcceptedNumberKey.self) else { continue }
      let otherUnit = text(other, .unit)
      if let number = decimal(other, .value) { accept.append((number, otherUnit)) }
    }
    return value.map {
      NumericAnswer(
        value: $0, unit: unit, tolerance: tolerance, significantFigures: figures, accept: accept,
        span: tree.span(node))
    }
  }

  private mutating func readTolerance(_ node: YAMLTree.NodeID) -> Tolerance? {
    guard let fields = fields(node, ToleranceKey.self), let kind = text(fields, .kind) else { return nil }
    let percent = decimal(fields, .percent)
    let value = decimal(fields, .value)
    let low = decimal(fields, .low)
    let high = decimal(fields, .high)
    switch kind.string {
    case "relative":
      if let percent { return .relative(percent) }
      return incomplete(kind, "needs 'pct'")
    case "absolute":
      if let value { return .absolute(value) }
      return incomplete(kind, "needs 'value'")
    case "range":
      if let low, let high, low.value.double <= high.value.double { return .range(low: low, high: high) }
      return incomplete(kind, "needs 'low' and 'high', the lower first")
    case "exact_after_rounding":
      return .exactAfterRounding(kind.span)
    default:
      reportUnknownWord(kind, name: "kind", ToleranceKey.kinds, .unknownWord)
      return nil
    }
  }

  private mutating func incomplete(_ kind: Text, _ need: String) -> Tolerance? {
    report(.missingField, "a tolerance of kind '\(kind.string)' \(need)", at: kind.span)
    return nil
  }
}
