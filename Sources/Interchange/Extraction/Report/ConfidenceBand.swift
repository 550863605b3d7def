/// How sure an item is, in the three steps that a report shows.
package enum ConfidenceBand: String, CaseIterable, Sendable {
  case sure
  case fair
  case poor

  /// The step of a confidence, 0...1.
  package init(_ confidence: Double) {
    self = confidence >= 0.9 ? .sure : confidence >= 0.7 ? .fair : .poor
  }

  /// A sign that tells the step without its colour.
  var sign: StaticString {
    switch self {
    case .sure: "✓"
    case .fair: "~"
    case .poor: "!"
    }
  }

  /// The class that the report's style knows it by.
  var style: StaticString {
    switch self {
    case .sure: "sure"
    case .fair: "fair"
    case .poor: "poor"
    }
  }

  /// The name of the step.
  var name: StaticString {
    switch self {
    case .sure: "Sure"
    case .fair: "Fairly sure"
    case .poor: "Unsure"
    }
  }

  /// The confidences that belong to it, and how they look.
  var range: StaticString {
    switch self {
    case .sure: "90 % and more; green, a thin frame"
    case .fair: "70 % to 89 %; amber, a double frame"
    case .poor: "less than 70 %; red, a thick hatched frame"
    }
  }
}
