import PDFText
import Testing

@testable import Interchange

/// What stands at the feet of sheets and is part of no question.
struct SheetFootTests {
  private static let asked: [[(x: Int, text: String)]] = (1...5).map {
    [(60, "\($0). Why is part \($0) made of steel?")]
  }

  /// The lines that stay of a sheet with a row behind its questions.
  private static func kept(_ row: [(x: Int, text: String)]) -> [String] {
    PageFeet.without(TypedLines.sheet(asked + [[], [], row]).lines).map(\.text)
  }

  @Test(arguments: [
    [(60, "Punkte"), (150, "/ 21"), (250, "Note"), (350, "Unterschrift")],
    [(60, "Candidate’s signature"), (350, "Assessor")],
    [(60, "« Prev: HTML Questions"), (350, "Next: PHP Questions »")],
    [(60, "© Bright Grammar. This sheet may be copied for use in class.")],
  ])
  func itIsLeftOut(row: [(x: Int, text: String)]) {
    #expect(Self.kept(row).count == 5)
  }

  @Test(arguments: [
    [(60, "a note"), (250, "a mark")], [(60, "Name"), (250, "Nom"), (400, "Nombre")],
    [(60, "The signature"), (350, "of Ms Hall is missing?")],
    [(60, "6. Note the date and the mark."), (350, "Name it.")],
  ])
  func otherRowsStay(row: [(x: Int, text: String)]) {
    #expect(Self.kept(row).count == 6)
  }

  @Test func aRowOfWordsAmongOthersIsNoPlaceToSign() {
    let rows = [("Die Stelle", "The post"), ("Die Firma", "The company"), ("Das Amt", "The office")]
    let words = rows + rows.map { ($0 + "n", $1) } + [("Die Unterschrift", "The signature")]
    let lines = TypedLines.sheet(words.map { [(60, $0.0), (250, $0.1)] }).lines
    #expect(PageFeet.without(lines).count == 7)
  }

  @Test func keysThatCountDownTheirRowsAreReadByTheirNumbers() {
    let items = (101...106).map { "\($0). Which word is right here?\n(A) up | (B) down | (C) off" }
    let found = TypedLines.items(
      items.joined(separator: "\n") + "\n\n*Answer Key\n101 (A) 103 (B) 105 (C)\n102 (B) 104 (C) 106 (A)")
    #expect(found.map(\.answer) == ["up", "down", "down", "off", "off", "up"])
  }

  @Test func pointsBeforeNumbersAreMarks() {
    let found = TypedLines.items(
      """
      1p 1 Noem de provincie waar de meeste slachtoffers vielen.
      2p 2 Geef twee voordelen van de afsluiting.
      3p 3 Leg uit waarom de dam niet helemaal dicht is.
      """)
    #expect(found.map(\.marks) == [1, 2, 3])
    #expect(found.map(\.number) == ["1", "2", "3"])
  }
}
