import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Tables of mark schemes whose heads name requirements and remarks, or whose answers begin with their labels.
@Suite struct SchemeOfRemarksTests {
  /// The items of words at places; a star before a word makes it bold.
  private func items(_ typed: [(x: Int, y: Int, text: String)]) -> [ExtractedItem] {
    var page = TypedPage(1)
    for word in typed {
      let isBold = word.text.first == "*"
      page.type(
        isBold ? String(word.text.dropFirst()) : word.text, x: word.x, y: word.y,
        font: isBold ? "Serif-Bold" : "Serif")
    }
    return extract([PageText(page.dump)]).items
  }

  @Test func labelsMayBeginTheAnswersBelowTheNumbers() {
    let found = items([
      (60, 60, "*Answer"), (320, 60, "*Marks"), (380, 60, "*Remarks"),
      (60, 80, "*1."),
      (60, 100, "(a)"), (80, 100, "The keel is laid first"), (330, 100, "1"),
      (60, 120, "(b)"), (80, 120, "The ribs carry the planks"), (330, 120, "2"),
      (60, 145, "*2."),
      (60, 165, "(a)"), (80, 165, "Pitch closes the seams"), (330, 165, "1"), (380, 165, "Accept tar"),
      (60, 185, "(b)"), (80, 185, "Oak bends when it is steamed"), (330, 185, "2"),
    ])
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)"])
    #expect(
      found.map(\.answer) == [
        "The keel is laid first", "The ribs carry the planks", "Pitch closes the seams",
        "Oak bends when it is steamed",
      ])
    #expect(found.map(\.marks) == [1, 2, 1, 2])
  }

  @Test(arguments: ["Requirement", "Requirements"])
  func whatIsRequiredIsTheAnswer(head: String) {
    let found = items([
      (60, 60, "*Question"), (130, 60, "*\(head)"), (360, 60, "*Mark"), (420, 60, "*Remarks"),
      (60, 80, "1(a)"), (130, 80, "The keel is laid first"), (365, 80, "1"),
      (60, 100, "1(b)"), (130, 100, "The ribs carry the planks"), (365, 100, "2"),
      (60, 120, "2"), (130, 120, "Pitch closes the seams"), (365, 120, "1"), (420, 120, "Accept tar"),
    ])
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2"])
    #expect(found.last?.answer == "Pitch closes the seams")
    #expect(found.map(\.marks) == [1, 2, 1])
  }

  @Test func aBoldTitleWithinTheTableIsPartOfNoAnswer() {
    let found = items([
      (60, 60, "*Question"), (130, 60, "*Answer"), (400, 60, "*Marks"),
      (60, 80, "1"), (130, 80, "The keel is laid first"), (405, 80, "1"),
      (60, 100, "2"), (130, 100, "The ribs carry the planks"), (405, 100, "2"),
    ])
    #expect(found.map(\.answer) == ["The keel is laid first", "The ribs carry the planks"])
    var page = TypedPage(1)
    for (x, text) in [(60, "Question"), (130, "Answer"), (400, "Marks")] {
      page.type(text, x: x, y: 60, font: "Serif-Bold")
    }
    let rows = ["The keel is laid first", "The ribs carry the planks", "Pitch closes seams", "Oak bends"]
    for (row, text) in rows.enumerated() {
      let y = 80 + 20 * row + (row > 1 ? 25 : 0)
      page.type("\(row + 1)", x: 60, y: y)
      page.type(text, x: 130, y: y)
      page.type("\(row + 1)", x: 405, y: y)
    }
    page.type("The shipyard", x: 130, y: 120, size: 12, font: "Serif-Bold")
    #expect(extract([PageText(page.dump)]).items.map(\.answer) == rows)
  }

  @Test func theMostMarksOfDutchPapersAreMarksAndNoWordsOfTheAnswer() {
    let found = items([
      (60, 60, "*Vraag"), (130, 60, "*Antwoord"), (400, 60, "*Scores"),
      (60, 80, "1"), (130, 80, "maximumscore 1"), (130, 95, "De kiel komt eerst"), (405, 95, "1"),
      (60, 120, "2"), (130, 120, "maximumscore 2"), (130, 135, "De spanten dragen de planken"),
      (405, 135, "2"),
      (60, 160, "3"), (130, 160, "maximumscore 1"), (130, 175, "Pek sluit de naden"), (405, 175, "1"),
    ])
    #expect(!found.contains { ($0.answer ?? "").contains("maximumscore") })
  }

  @Test func theFirstNameOfAHeadMayStandCloseToTheSecond() {
    let found = items([
      (60, 60, "*Question General marking instructions"), (320, 60, "*Max"),
      (370, 60, "*Specific marking instructions"),
      (60, 80, "1."), (110, 80, "One mark for the part"), (325, 80, "1"), (370, 80, "The keel"),
      (60, 100, "2."), (110, 100, "One mark for each part"), (325, 100, "2"),
      (370, 100, "The ribs and planks"),
      (60, 120, "3."), (110, 120, "One mark for the stuff"), (325, 120, "1"), (370, 120, "Pitch"),
      (60, 140, "4."), (110, 140, "One mark for each tree"), (325, 140, "2"), (370, 140, "Oak and larch"),
    ])
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.marks) == [1, 2, 1, 2])
    #expect(found.map(\.answer) == ["The keel", "The ribs and planks", "Pitch", "Oak and larch"])
  }

  // MARK: What is none of it

  @Test func aTableOfAnswersAndRemarksWithoutNumbersIsNoScheme() {
    let found = items([
      (60, 60, "*Answer"), (320, 60, "*Marks"), (380, 60, "*Remarks"),
      (60, 80, "The keel is laid first"), (330, 80, "1"), (380, 80, "as in most yards"),
      (60, 100, "The ribs carry the planks"), (330, 100, "2"), (380, 100, "of oak"),
    ])
    #expect(!found.contains { $0.number?.contains("(") == true })
  }
}
