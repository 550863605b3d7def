import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Parts of questions that capital letters name, as options are elsewhere.
struct CapitalPartTests {
  @Test func ordersBehindCapitalLettersAreParts() {
    let found = TypedLines.items(
      """
      1. A town at the mouth of a river has grown fast since 1990.
      A. Define the term delta.
      B. Identify TWO reasons why people moved to the town.
      C. Explain ONE way in which the harbour helped the town.

      2. A valley in the north has lost half of its people.
      A. Define the term migration.
      B. Describe ONE effect on the schools of the valley.
      C. Explain how a new road could change this.
      """)
    #expect(found.map(\.number) == ["1(A)", "1(B)", "1(C)", "2(A)", "2(B)", "2(C)"])
    #expect(found.allSatisfy { $0.kind == .short && $0.options.isEmpty })
    #expect(found.first?.question == "Define the term delta.")
    #expect(found.first?.stem == "A town at the mouth of a river has grown fast since 1990.")
    #expect(found.last?.question == "Explain how a new road could change this.")
  }

  @Test func optionsThatEndABrokenOffStemStayOptions() {
    let found = TypedLines.items(
      """
      1. Before you leave the laboratory you should
      A. Describe the floor.
      B. Identify the door.
      C. Explain the rules.

      2. When the alarm rings you should
      A. Describe the noise.
      B. Identify the ladder.
      C. Explain the stairs.
      """)
    #expect(found.map(\.number) == ["1", "2"])
    #expect(found.allSatisfy { $0.kind == .choice && $0.options.count == 3 })
  }

  @Test func ordersBelowAQuestionStayOptions() {
    let found = TypedLines.items(
      """
      1. Which order may a judge give?
      A. Describe the case.
      B. Identify the thief.
      C. Explain the law.

      2. Which order may a coach give?
      A. Describe the game.
      B. Identify the ball.
      C. Explain the rules.
      """)
    #expect(found.map(\.number) == ["1", "2"])
    #expect(found.allSatisfy { $0.options.map(\.label) == ["A", "B", "C"] })
  }

  @Test func statementsBehindCapitalLettersStayOptions() {
    let found = TypedLines.items(
      """
      1. A town at the mouth of a river has grown fast.
      A. It has a harbour.
      B. Rain is rare there.
      C. Explain the rest.

      2. A valley in the north has lost its people.
      A. It has no school.
      B. Snow is deep there.
      C. Describe the rest.
      """)
    #expect(found.map(\.number) == ["1", "2"])
    #expect(found.allSatisfy { $0.options.count == 3 })
  }
}
