import CurriculumTestSupport
import PDFText
import Testing

/// Two columns of entries that hang, of questions with notes beside their numbers, and what stands below both.
@Suite struct HangingColumnTests {
  /// Types entries below each other, their further lines to the right of the first; a letter alone in the middle.
  private func type(_ entries: [[String]], x: Int, on page: inout TypedPage) {
    var top = 100
    for entry in entries {
      for (row, line) in entry.enumerated() {
        page.type(line, x: line.count == 1 ? x + 90 : row == 0 ? x : x + 12, y: top)
        top += 15
      }
    }
  }

  @Test func lettersBetweenHangingEntriesDoNotJoinTheColumns() {
    let left = [
      ["A"], ["ash: what a fire", "leaves behind"], ["axe: a tool to", "cut wood"], ["B"],
      ["bay: where the sea", "enters the land"], ["bog: wet ground"], ["bud: a leaf or a", "flower to come"],
    ]
    let right = [
      ["C"], ["cub: a young bear", "or a young fox"], ["cud: what a cow", "chews again"], ["D"],
      ["dam: a wall that", "holds water"], ["den: where a bear", "sleeps"], ["dew: wet in the", "morning"],
    ]
    var page = TypedPage()
    type(left, x: 60, on: &page)
    type(right, x: 320, on: &page)
    #expect(page.lines == Array(left.joined()) + Array(right.joined()))
  }

  @Test func rowsOfATableWithLettersBetweenThemStayRows() {
    let rows = [
      ["A"], ["ash"], ["axe"], ["B"], ["bay"], ["bog"], ["bud"], ["bus"], ["C"], ["cub"], ["cud"], ["cup"],
    ]
    let meanings = [
      ["A"], ["cenere"], ["ascia"], ["B"], ["baia"], ["palude"], ["gemma"], ["autobus"], ["C"], ["cucciolo"],
      ["bolo"], ["tazza"],
    ]
    var page = TypedPage()
    type(rows, x: 60, on: &page)
    type(meanings, x: 320, on: &page)
    #expect(page.lines == zip(rows.joined(), meanings.joined()).map { "\($0) \($1)" })
  }

  @Test func questionsInTwoColumnsMayHaveANoteBesideTheirNumbers() {
    let questions = [
      "What is at the end?", "Who may pass here?", "When is it dark?", "Where do you stop?",
      "How fast is it?",
      "Why is it wet?",
    ]
    var page = TypedPage()
    for (place, question) in questions.enumerated() {
      let (left, top) = (place < 3 ? 60 : 320, 100 + 70 * (place % 3))
      page.type("\(5 + place)", x: left, y: top)
      page.type("Mark one answer", x: left + 100, y: top)
      for (row, text) in [question, "yes, always", "no, never"].enumerated() {
        page.type(text, x: left, y: top + 15 + 15 * row)
      }
    }
    #expect(
      page.lines
        == questions.enumerated().flatMap { place, question in
          ["\(5 + place) Mark one answer", question, "yes, always", "no, never"]
        })
  }

  @Test func aSecondLineOfSmallPrintBelowBothColumnsMayBeginWithANumber() {
    var page = TypedPage()
    for row in 0..<8 {
      page.type("\(row + 1). Put the verb into the sentence no. \(row + 1)", x: 60, y: 100 + 20 * row)
      page.type("\(row + 9). Put the other one into that no. \(row + 9)", x: 320, y: 100 + 20 * row)
    }
    let key = [
      "Key: 1 goes up   2 went in   3 gone by   4 get up   5 takes after   6 looks at   7 sees to",
      "8 ran off   9 put out   10 gave in   11 set up   12 broke down   13 came by   14 took in",
    ]
    for (row, line) in key.enumerated() { page.type(line, x: 60, y: 300 + 10 * row, size: 7) }
    #expect(page.lines.count == 18)
    #expect(
      page.lines.suffix(2) == [
        "Key: 1 goes up 2 went in 3 gone by 4 get up 5 takes after 6 looks at 7 sees to",
        "8 ran off 9 put out 10 gave in 11 set up 12 broke down 13 came by 14 took in",
      ])
  }

  @Test func smallPrintWithinTheColumnsStaysInThem() {
    var page = TypedPage()
    for row in 0..<8 {
      page.type("\(row + 1). Put the verb into the sentence no. \(row + 1)", x: 60, y: 100 + 20 * row)
      page.type("\(row + 9). Put the other one into that no. \(row + 9)", x: 320, y: 100 + 20 * row)
    }
    page.type("1 goes, 2 went, 3 gone, 4 get, 5 takes", x: 60, y: 270, size: 7)
    page.type("9 ran, 10 put, 11 gave, 12 set, 13 came", x: 320, y: 270, size: 7)
    #expect(page.lines[8] == "1 goes, 2 went, 3 gone, 4 get, 5 takes")
    #expect(page.lines.last == "9 ran, 10 put, 11 gave, 12 set, 13 came")
  }
}
