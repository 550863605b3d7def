import CurriculumTestSupport
import PDFText
import Testing

/// Numbers at the foot of a page that are marks or answers, and a foot that tells to turn over.
@Suite struct FootMarkTests {
  /// The lines of two pages of a paper, the first of which ends in a number.
  private func lines(_ last: String, x: Int, below others: [String], x place: Int, pitch: Int = 130)
    -> [String]
  {
    var first = TypedPage(1)
    first.type("Why do leaves fall in autumn? Say it in your own words.", x: 60, y: 100)
    for (row, other) in others.enumerated() {
      first.type(other, x: place, y: 800 - pitch * (others.count - row))
    }
    first.type(last, x: x, y: 800)
    var second = TypedPage(2)
    second.type("Why does wood float? Say it in your own words.", x: 60, y: 100)
    second.type("It may be light.", x: 60, y: 400)
    return arrange([PageText(first.dump), PageText(second.dump)])[0].lines.map(\.text)
  }

  @Test func marksAtTheFootBelowOtherMarksAreNoPageNumber() {
    #expect(lines("[4]", x: 480, below: ["[2]", "[3]", "[2]"], x: 480).last == "[4]")
  }

  @Test(arguments: [480, 300])
  func aNumberInBracketsByItselfIsAPageNumber(x: Int) {
    #expect(!lines("[4]", x: x, below: ["oak", "elm", "ash"], x: 60).contains("[4]"))
  }

  @Test func aNumberBelowMarksAtAnotherPlaceIsAPageNumber() {
    #expect(!lines("[4]", x: 290, below: ["[2]", "[3]", "[2]"], x: 480).contains("[4]"))
  }

  @Test(arguments: ["•", "–", "■"])
  func aNumberBehindABulletBelowOthersIsAnAnswer(bullet: String) {
    let others = ["\(bullet) 12", "\(bullet) 14", "\(bullet) 15"]
    #expect(lines("\(bullet) 16", x: 80, below: others, x: 80, pitch: 15).last == "\(bullet) 16")
  }

  @Test(arguments: ["•", "–"])
  func aNumberBehindABulletByItselfIsAPageNumber(bullet: String) {
    #expect(!lines("\(bullet) 16", x: 290, below: ["oak", "elm", "ash"], x: 60).contains("\(bullet) 16"))
  }

  /// The lines of a page with two cells at its foot.
  private func foot(_ left: String, _ right: String) -> [String] {
    var page = TypedPage(1)
    for row in 0..<5 {
      page.type("A line of the page, the one with number \(row).", x: 60, y: 100 + 15 * row)
    }
    page.type(left, x: 60, y: 800)
    page.type(right, x: 450, y: 800)
    return page.lines
  }

  @Test(arguments: [("AGRICULTURE 0599/02/O/N", "[Turn over]"), ("0599/02 Jan 24", "Turn over")])
  func whatStandsBesideTheWordsThatTellToTurnOverIsAFoot(left: String, right: String) {
    #expect(foot(left, right).count == 5)
  }

  @Test func wordsBesideOthersAreNoFoot() {
    #expect(foot("Turn the page round", "and look over it").count == 6)
  }

  @Test func aWordThatMeansToTurnOverIsARowOfItsTable() {
    var page = TypedPage(1)
    for (row, pair) in [("gehen", "go"), ("umdrehen", "turn over"), ("lesen", "read"), ("sehen", "see")]
      .enumerated()
    {
      page.type(pair.0, x: 60, y: 100 + 15 * row)
      page.type(pair.1, x: 250, y: 100 + 15 * row)
    }
    #expect(page.lines.count == 4)
  }
}
