import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Keys that say whether a statement is true, and why.
struct ReasonedVerdictTests {
  private static let statements = [
    "The oil goes round the rollers.", "The belt turns the wheel.", "The lamp burns with gas.",
    "The door opens to the left.", "The pump lifts water.",
  ]
  private static let verdicts = ["False", "True", "False", "False", "True"]
  private static let reasons = [
    "The oil has to get inside the rollers.", "The belt is what joins both.", "It burns with oil.",
    "It opens to the right.", "That is what it is for.",
  ]

  /// The items of a sheet whose key is headed below it.
  private func items(_ questions: [String], _ answers: [String]) -> [ExtractedItem] {
    let asked = questions.enumerated().map { "\($0 + 1). \($1)" }
    let key = answers.enumerated().map { "\($0 + 1). \($1)" }
    return TypedLines.items((["*Questions"] + asked + ["", "*Answers"] + key).joined(separator: "\n"))
  }

  @Test func theVerdictIsTheAnswerAndTheReasonIsKept() {
    let found = items(Self.statements, zip(Self.verdicts, Self.reasons).map { "\($0). \($1)" })
    #expect(found.map(\.kind) == [ExtractedItem.Kind](repeating: .trueFalse, count: 5))
    #expect(found.map(\.answer) == Self.verdicts)
    #expect(found.map { $0.details["explanation"] } == Self.reasons)
  }

  @Test func questionsThatAskAreNoStatements() {
    let questions = [
      "Does oil go round?", "Does it turn?", "Does it burn?", "Does it open?", "Does it lift?",
    ]
    let answers = zip(Self.verdicts, Self.reasons).map { "\($0). \($1)" }
    let found = items(questions, answers)
    #expect(found.allSatisfy { $0.kind == .short })
    #expect(found.map(\.answer) == answers)
  }

  @Test func fewVerdictsAmongOtherAnswersTellNoStatements() {
    let answers = zip(Self.verdicts, Self.reasons).enumerated().map { $0 < 3 ? "\($1.0). \($1.1)" : $1.1 }
    let found = items(Self.statements, answers)
    #expect(found.allSatisfy { $0.kind == .short })
    #expect(found.map(\.answer) == answers)
  }
}
