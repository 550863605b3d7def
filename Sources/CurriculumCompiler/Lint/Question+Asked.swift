import CurriculumRuntime

extension Question {
  /// What two questions that ask the same have in common.
  ///
  /// The same words may be asked for in two ways, or about two pictures or recordings.
  var askedKey: String {
    let medium = details.audio?.string ?? details.image?.file.string ?? ""
    return [typeName.string, medium, answerText, AcceptableAnswers.comparisonForm(of: prompt.string)]
      .joined(separator: "/")
  }

  /// The answer in words, as far as one text says it.
  private var answerText: String {
    switch body {
    case .typed(let answer, _), .spoken(let answer, _), .recall(let answer): answer.string
    case .choice(let options, let keys, _): keys.map { options[$0].string }.joined(separator: "/")
    case .cloze(let gaps): gaps.compactMap { $0.first?.string }.joined(separator: "/")
    case .ordering(let items): items.map(\.string).joined(separator: "/")
    case .trueFalse, .matching, .numeric, .rubric: ""
    }
  }
}
