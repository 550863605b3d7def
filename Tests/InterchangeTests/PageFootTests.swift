import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What stands at the ends of pages and of sheets, and is part of no question.
struct PageFootTests {
  private static let questions = (1...6).map { "\($0). Which tool do you need for job number \($0)?" }

  private func read(_ lines: [String], column: Int = 250) -> [String] {
    PageFeet.without(
      TypedLines.rows((Self.questions + lines).joined(separator: "\n"), column: column)
    )
    .map(\.text).dropFirst(6).map { $0 }
  }

  @Test(arguments: [
    "Employee signature: ____________  Date: ________", "Unterschrift: ______________",
    "Signature of parent: ..............", "Firma del tutor: ____________", "Signature:",
  ])
  func roomToSignInIsLeftOut(line: String) {
    #expect(read([line]).isEmpty)
  }

  @Test(arguments: ["Level:", "Score:", "Datum:", "Pass mark: 8 of 10", "Score: ____ / 10  Initials: ____"])
  func fieldsToFillInAreLeftOut(line: String) {
    #expect(read([line]).isEmpty)
  }

  @Test(arguments: [
    "All the best", "ALL THE BEST!!!", "Good luck!", "*** Best of luck ***", "Viel Erfolg!", "Bonne chance !",
    "– Boa prova! –", "THE END",
  ])
  func wishesAreLeftOut(line: String) {
    #expect(read([line]).isEmpty)
    let found = TypedLines.items((Self.questions + [line]).joined(separator: "\n"))
    #expect(found.last?.question == "Which tool do you need for job number 6?")
  }

  @Test(arguments: [
    "Form W/12 v3 · Page 1 of 1", "Page 2 of 4", "Course Faculty|HoD / Carpentry",
    "Woodwork Mock|Page 1|Ordinary Level", "WK-0177-b-25 einde", "– Ende –", "FIN",
  ])
  func theLastLineMaySayWhichPageItIsOrWhoSigns(line: String) {
    #expect(read(["", line]).isEmpty)
  }

  // MARK: What is none of it

  @Test(arguments: [
    "7. Good luck!", "3) Best wishes", "Good luck is what every carpenter needs.",
    "What is a signature: ____ ?", "Signature tools: saw 3, plane 4: ____", "Level: spirit level",
    "fin|end", "fin", "Teacher|Principal", "Planks:", "HoD means head of the department.",
    "The end of the plank is cut.",
  ])
  func questionsAndAnswersWithSuchWordsStay(line: String) {
    #expect(read([line]) == [line.replacing("|", with: " ")])
  }

  @Test func answersToQuestionsAboutWishesAreRead() {
    let found = TypedLines.items(
      """
      1. What do you say before a test?
      2. What do you write below a letter?
      3. What do you say to a team?
      4. What do you say when you leave?

      *Answers
      1. Good luck!
      2. Best wishes
      3. All the best
      4. Goodbye
      """)
    #expect(found.map(\.answer) == ["Good luck!", "Best wishes", "All the best", "Goodbye"])
  }

  /// Pages that begin with the same title.
  private func pages(_ title: String, _ numbers: [[Int]]) -> [TextLine] {
    let typed = numbers.enumerated().map { place, numbers in
      var page = TypedPage(place + 1)
      page.type(title, x: 60, y: 60, size: 14, font: "Serif-Bold")
      for (row, number) in numbers.enumerated() {
        page.type("\(number). Which tool do you need for job number \(number)?", x: 60, y: 100 + 20 * row)
      }
      return PageText(page.dump)
    }
    return typed.flatMap(\.lines)
  }

  @Test func theTitleAboveTheNextQuestionsIsNoPartOfThem() {
    let found = PageFeet.without(pages("Tools and timber", [[1, 2, 3], [4, 5, 6]])).map(\.text)
    #expect(found.count { $0 == "Tools and timber" } == 1)
    #expect(found.count == 7)
  }

  @Test func theTitleOfTheSameSheetAgainStays() {
    let lines = pages("Tools and timber", [[1, 2, 3], [1, 2, 3]])
    #expect(PageFeet.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func aFirstLineThatIsAQuestionIsNoTitle() {
    let typed = (1...2).map { number in
      var page = TypedPage(number)
      for row in 0..<4 { page.type("Name the tool in the picture.", x: 60, y: 60 + 20 * row) }
      return PageText(page.dump)
    }
    let lines = typed.flatMap(\.lines)
    #expect(PageFeet.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test(arguments: [
    "For office use  Score: ____ / 12", "Office use only: ______", "For official use  Total ____",
  ])
  func whatTheOfficeFillsInIsLeftOut(line: String) {
    #expect(read([line]).isEmpty)
  }

  @Test(arguments: ["For office work you need a desk.", "Official records say so."])
  func sentencesAboutOfficesStay(line: String) {
    #expect(read([line]) == [line])
  }

  @Test func smallPrintFromEdgeToEdgeFarBelowIsNoPartOfTheLastQuestion() {
    func found(size: Int, y: Int) -> ExtractedItem? {
      var page = TypedPage(1)
      for (row, text) in Self.questions.enumerated() { page.type(text, x: 60, y: 100 + 20 * row) }
      page.type(
        "They all hang at the wall of the workshop, one beside the other, near the door.", x: 60, y: 220)
      page.type("Woodwork Year 7", x: 60, y: y, size: size)
      page.type("Tools, Sheet 5", x: 430, y: y, size: size)
      return extract([PageText(page.dump)]).items.last
    }
    #expect(found(size: 7, y: 300)?.question.contains("Woodwork") == false)
  }
}
