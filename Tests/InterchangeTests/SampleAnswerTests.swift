import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Answers that mark schemes print behind the bands of marks: "Sample answer: …".
struct SampleAnswerTests {
  private func items(_ paper: String, scheme: String) -> [ExtractedItem] {
    func pages(_ text: String) -> [PageText] { [TypedLines.page(TypedLines.lines(text, column: 300))] }
    return extract(pages(paper), answers: pages(scheme), answerFile: "scheme.pdf").items
  }

  private static let paper = """
    Question 1
    Explain how a dam changes the river below it.
    Question 2
    Describe one use of the water behind a dam.
    Question 3
    Outline why silt gathers behind a dam.
    """

  /// What is read with a scheme in which each row has a label, a text and marks, or only a text.
  private func items(rows: [(label: String, text: String, marks: String)]) -> [ExtractedItem] {
    var typed: [(text: String, x: Int, y: Int, font: String)] = []
    for (row, entry) in ([("Question", "Answer", "Marks")] + rows).enumerated() {
      for (text, x) in [(entry.label, 60), (entry.text, 180), (entry.marks, 420)] where !text.isEmpty {
        typed.append((text, x, 100 + 15 * row, row == 0 ? "Serif-Bold" : "Serif"))
      }
    }
    let paper = TypedLines.page(TypedLines.lines(Self.paper, column: 150))
    return extract([paper], answers: [TypedLines.page(typed)], answerFile: "scheme.pdf").items
  }

  @Test func aSampleAnswerBehindBandsOfMarksIsTheAnswerAndTheBestBandIsItsWorth() {
    let found = items(rows: [
      ("1", "Explains how the river changes", "3"), ("", "Describes one change of the river", "2"),
      ("", "Names a change", "1"), ("", "Sample answer:", ""), ("", "Less sand reaches the delta.", ""),
      ("2", "Describes a use of the water", "2"), ("", "Names a use of the water", "1"),
      ("", "Sample answer:", ""), ("", "Farmers lead it to their fields.", ""),
      ("3", "Outlines why silt gathers", "2"), ("", "Names silt", "1"), ("", "Sample answer:", ""),
      ("", "The water slows down.", ""),
    ])
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(
      found.map(\.answer) == [
        "Less sand reaches the delta.", "Farmers lead it to their fields.", "The water slows down.",
      ])
    #expect(found.map(\.marks) == [3, 2, 2])
    #expect(
      found.first?.rubric == [
        ExtractedItem.Point(text: "Explains how the river changes", marks: 3),
        ExtractedItem.Point(text: "Describes one change of the river", marks: 2),
        ExtractedItem.Point(text: "Names a change", marks: 1),
      ])
  }

  @Test func pointsWithMarksOfTheirOwnStayTheAnswerWhereNoSampleIsGiven() {
    let found = items(rows: [
      ("1", "Less sand reaches the delta", "1"), ("", "The coast wears away", "1"),
      ("2", "Farmers lead it to their fields", "1"), ("3", "The water slows down", "1"),
    ])
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.first?.answer == "Less sand reaches the delta\nThe coast wears away")
    #expect(found.map(\.marks) == [2, 1, 1])
  }

  @Test func aSampleAnswerBelowTheHeadOfItsQuestionIsTheAnswer() {
    let found = items(
      Self.paper,
      scheme: """
        *Question 1
        *Criteria
        Explains how the river changes for 3 marks
        Sample answer:
        Less sand reaches the delta, so the coast wears away.

        *Question 2
        *Criteria
        Describes a use of the water for 2 marks
        Sample answer:
        Farmers lead it to their fields in summer.

        *Question 3
        *Criteria
        Outlines why silt gathers for 2 marks
        Sample answer:
        The water slows down and drops what it carries.
        """)
    #expect(
      found.map(\.answer) == [
        "Less sand reaches the delta, so the coast wears away.",
        "Farmers lead it to their fields in summer.",
        "The water slows down and drops what it carries.",
      ])
  }

  @Test func aCorrectAnswerOfAPolishSchemeStandsBehindItsRules() {
    let found = items(
      """
      Zadanie 1. (0–1)
      Podaj nazwę rzeki w Krakowie.
      Zadanie 2. (0–1)
      Podaj nazwę gór na południu.
      Zadanie 3. (0–1)
      Podaj nazwę morza na północy.
      """,
      scheme: """
        *Zadanie 1. (0–1)
        Zasady oceniania
        1 pkt – podanie nazwy rzeki.
        0 pkt – odpowiedź niepoprawna.
        Poprawna odpowiedź
        Wisła

        *Zadanie 2. (0–1)
        Zasady oceniania
        1 pkt – podanie nazwy gór.
        0 pkt – odpowiedź niepoprawna.
        Poprawna odpowiedź
        Karpaty

        *Zadanie 3. (0–1)
        Zasady oceniania
        1 pkt – podanie nazwy morza.
        0 pkt – odpowiedź niepoprawna.
        Poprawna odpowiedź
        Bałtyk
        """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.answer) == ["Wisła", "Karpaty", "Bałtyk"])
  }
}
