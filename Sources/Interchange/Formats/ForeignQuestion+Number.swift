import CurriculumCompiler

extension ForeignQuestion.Number {
  /// The number as a key; of a range its middle; nil for what is no number.
  var keyValue: String? {
    if case .range(let low, let high) = tolerance {
      guard let low = Decimal(low), let high = Decimal(high) else { return nil }
      return Self.middle(low, high)
    }
    return Decimal(value)?.text
  }

  /// The number as the answer of a numeric question.
  var mapping: AuthoringMapping {
    get throws(ForeignRefusal) {
      guard let key = keyValue else { throw ForeignRefusal(reason: "'\(value)' is no number") }
      guard let tolerance = toleranceMapping else {
        throw ForeignRefusal(reason: "how far an answer may be from \(key) is no number")
      }
      var mapping = AuthoringMapping()
      mapping.addPlain("value", key)
      mapping.add("unit", unit ?? "none")
      mapping.addLine("tolerance", tolerance)
      return mapping
    }
  }

  private var toleranceMapping: AuthoringMapping? {
    var mapping = AuthoringMapping()
    switch tolerance {
    case .absolute(let text):
      guard let amount = Decimal(text), amount.double >= 0 else { return nil }
      mapping.add("kind", "absolute")
      mapping.addPlain("value", amount.text)
    case .relative(let text):
      guard let percent = Decimal(text), percent.double >= 0 else { return nil }
      mapping.add("kind", "relative")
      mapping.addPlain("pct", percent.text)
    case .range(let low, let high):
      guard let low = Decimal(low), let high = Decimal(high), low.double <= high.double else { return nil }
      mapping.add("kind", "range")
      mapping.addPlain("low", low.text)
      mapping.addPlain("high", high.text)
    }
    return mapping
  }

  /// The middle of two numbers with as many figures behind the point as say it: of 3.1 and 3.2 it is 3.15.
  private static func middle(_ low: Decimal, _ high: Decimal) -> String {
    let middle = (low.double + high.double) / 2
    var shift = 1.0
    for _ in 0..<12 {
      let rounded = (middle * shift).rounded() / shift
      if abs(rounded - middle) <= abs(middle) * 1e-12 { return shown(rounded) }
      shift *= 10
    }
    return shown(middle)
  }

  private static func shown(_ number: Double) -> String {
    Decimal(ForeignMapping.shown(number))?.text ?? "\(number)"
  }
}
