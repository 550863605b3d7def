import CurriculumRuntime

/// A numeric answer as rules need it.
struct NumericItem {
  let question: Question
  let answer: NumericAnswer
  let key: WrittenNumber
  /// nil when it cannot be read, is none or is missing.
  let unit: UnitOfMeasure?
}

/// Calls `body` with each numeric answer of a slice whose number can be read.
func forEachNumeric(_ context: some RuleContext, _ body: (NumericItem) -> Void) {
  for item in context.items {
    guard let question = item.question, case .numeric(let answer) = question.body,
      let key = try? WrittenNumber(answer.value.value.text)
    else { continue }
    let unit = answer.unit.flatMap { $0.string == "none" ? UnitOfMeasure.one : try? UnitOfMeasure($0.string) }
    body(NumericItem(question: question, answer: answer, key: key, unit: unit))
  }
}
