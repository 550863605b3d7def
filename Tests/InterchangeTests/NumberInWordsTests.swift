import PDFText
import Testing

@testable import Interchange

/// Questions whose numbers are written out.
struct NumberInWordsTests {
  private func paper(_ heads: [String]) -> String {
    """
    *\(heads[0])
    (a) Define the term harbour due. (6 marks)
    (b) Explain three duties of a pilot. (14 marks)
    *\(heads[1])
    (a) Describe how a tug is made fast. (8 marks)
    (b) State four signals of a ship at anchor. (12 marks)
    """
  }

  @Test(arguments: [
    ["QUESTION ONE (20 MARKS)", "QUESTION TWO (20 MARKS)"], ["Question One", "Question Two"],
    ["QUESTION ONE: (20 Marks)", "QUESTION TWO: (20 Marks)"],
  ])
  func thePartsBelowThemAreTheirs(heads: [String]) {
    let found = TypedLines.items(paper(heads))
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)"])
    #expect(found.map(\.marks) == [6, 14, 8, 12])
    #expect(found.first?.question == "Define the term harbour due.")
    #expect(found[1].question == "Explain three duties of a pilot.")
  }

  @Test func sectionsMayCountFromOneAgain() {
    let lines = TypedLines.rows(
      "QUESTION ONE (5 MARKS)\nQUESTION TWO (5 MARKS)\nSection B\nQUESTION ONE (9 MARKS)")
    #expect(
      NumbersInWords.counted(lines).map(\.text)
        == ["QUESTION 1 (5 MARKS)", "QUESTION 2 (5 MARKS)", "Section B", "QUESTION 1 (9 MARKS)"])
  }

  // MARK: What is none of it

  @Test(arguments: [
    "Question one is about tides.\nQuestion two is about winds.",
    "question one\nquestion two", "QUESTION TWO (5 MARKS)\nQUESTION THREE (5 MARKS)",
    "QUESTION ONE (5 MARKS)\nQUESTION THREE (5 MARKS)", "QUESTION ONE (20 MARKS)\nAnswer all parts.",
    "Question one asks (as most do) what tides are.\nQuestion two (it is hard) asks about the moon.",
  ])
  func whatDoesNotCountOnFromOneStays(text: String) {
    let lines = TypedLines.rows(text)
    #expect(NumbersInWords.counted(lines).map(\.text) == lines.map(\.text))
  }

  @Test(arguments: [
    ["FRAGE EINS (20 MARKS)", "FRAGE ZWEI (20 MARKS)"], ["VRAAG EEN (20)", "VRAAG TWEE (20)"],
    ["Pregunta uno", "Pregunta dos"],
  ])
  func theyMayBeWrittenInOtherLanguages(heads: [String]) {
    #expect(TypedLines.items(paper(heads)).map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)"])
  }
}
