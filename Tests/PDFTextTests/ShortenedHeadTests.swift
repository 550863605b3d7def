import CurriculumTestSupport
import PDFText
import Testing

/// Running heads that say less than the first page's.
struct ShortenedHeadTests {
  /// The furniture of a second page with some words at its top, below a first page with others.
  private func heads(_ second: [(String, Int)], below first: [(String, Int)]) -> [String] {
    var one = TypedPage(1)
    for (text, x) in first { one.type(text, x: x, y: 40) }
    for row in 0..<6 {
      one.type("\(row + 1). Find the value of sum number \(row + 1).", x: 60, y: 100 + 30 * row)
    }
    var two = TypedPage(2)
    for (text, x) in second { two.type(text, x: x, y: 40) }
    for row in 6..<12 {
      two.type(
        "\(row + 1). Find the value of sum number \(row + 1), all the way to the edge on the right of the page",
        x: 60, y: 80 + 30 * (row - 6))
    }
    return arrange([PageText(one.dump), PageText(two.dump)])[1].furniture.map(\.text)
  }

  @Test func aHeadThatLeavesOutWordsOfTheFirstIsNoText() {
    #expect(
      heads([("MAT 265", 60), ("Quiz 4", 500)], below: [("MAT 265 Calculus I", 60), ("Quiz 4", 500)]) == [
        "MAT 265 Quiz 4"
      ])
  }

  @Test func aHeadOfThreePartsThatComesAgainIsNoText() {
    #expect(
      heads(
        [("MAT 265", 60), ("Spring", 280), ("Quiz 4", 500)],
        below: [("MAT 265 Calculus I", 60), ("Spring", 280), ("Quiz 4", 500)]) == ["MAT 265 Spring Quiz 4"])
  }

  @Test(arguments: ["MAT 26", "Maths", "MAT 265 Algebra"])
  func otherWordsAtTheTopAreText(left: String) {
    #expect(
      heads([(left, 60), ("Quiz 9", 500)], below: [("MAT 265 Calculus I", 60), ("Quiz 4", 500)]).isEmpty)
  }

  @Test func aPartOfAWordOfTheFirstHeadIsText() {
    #expect(heads([("Calc", 60), ("Quiz 4", 500)], below: [("Calculus I", 60), ("Quiz 4", 500)]).isEmpty)
  }
}
