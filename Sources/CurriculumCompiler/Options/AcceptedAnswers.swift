import CurriculumRuntime

/// Everything that is right for an item, in the form in which answers are compared.
///
/// One definition for the rules on what authors wrote and for what is chosen.
struct AcceptedAnswers: Sendable {
  private let forms: [String: Text?]

  /// The answers of an item.
  init(_ answers: [String]) {
    forms = Dictionary(answers.map { (AcceptableAnswers.comparisonForm(of: $0), nil) }) { first, _ in first }
  }

  /// The answers of an item as its author wrote them, to be pointed at.
  init(_ answers: [Text]) {
    forms = Dictionary(answers.map { (AcceptableAnswers.comparisonForm(of: $0.string), $0) }) { first, _ in
      first
    }
  }

  /// True when a text counts as one of them.
  func contains(_ text: String) -> Bool {
    !forms.isEmpty && forms[AcceptableAnswers.comparisonForm(of: text)] != nil
  }

  /// The answer that a text counts as; nil for a wrong one.
  func match(_ text: String) -> Text? { forms[AcceptableAnswers.comparisonForm(of: text)] ?? nil }
}
