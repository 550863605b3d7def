import PDFText
import Testing

@testable import Interchange

/// Marks of schemes that dots lead to, and tables of contents, whose dots lead to pages.
struct DottedMarkTests {
  private static let paper = """
    1. Explain what happens to supply when wages rise. [2]
    2. Explain what happens to demand when incomes rise. [3]
    3. Name two costs that every baker has to pay for. [2]
    """

  private static let points = [
    "1. Costs go up.", "Fewer loaves are offered.", "2. People buy more.", "The demand curve moves right.",
    "3. flour and rent",
  ]

  private func scheme(_ marks: [Int], dots: String = ". . . . . . .", head: String = "*Marking scheme")
    -> String
  {
    head + "\n" + zip(Self.points, marks).map { "\($0)|\(dots) \($1)" }.joined(separator: "\n")
  }

  private func items(_ scheme: String) -> [ExtractedItem] {
    func pages(_ text: String) -> [PageText] { [TypedLines.page(TypedLines.lines(text, column: 350))] }
    return extract(pages(Self.paper), answers: pages(scheme), answerFile: "scheme.pdf").items
  }

  @Test(arguments: [". . . . . . .", ". . . .", "……………"])
  func eachPointHasTheMarksAtTheEndOfItsDots(dots: String) {
    let found = items(scheme([1, 1, 2, 1, 2], dots: dots))
    #expect(
      found.map(\.answer) == [
        "Costs go up.\nFewer loaves are offered.", "People buy more.\nThe demand curve moves right.",
        "flour and rent",
      ])
    #expect(found.map(\.marks) == [2, 3, 2])
    #expect(found[1].rubric.map(\.marks) == [2, 1])
  }

  private func bracketed(_ text: String) -> [String] {
    DottedMarks.bracketed(TypedLines.rows(text, column: 350)).map { $0.cells.last?.text ?? "" }
  }

  @Test func pointsOfOneMarkEachAreMarksToo() {
    #expect(bracketed(scheme([1, 1, 1, 1, 2])).dropFirst() == ["[1]", "[1]", "[1]", "[1]", "[2]"])
  }

  // MARK: What is none of it

  private func isKept(_ text: String) -> Bool {
    let lines = TypedLines.rows(text, column: 350)
    return DottedMarks.bracketed(lines).map(\.text) == lines.map(\.text)
  }

  @Test func aTableOfContentsIsKept() {
    #expect(isKept(scheme([1, 3, 7, 12, 15], head: "Marks and how to get them")))
  }

  @Test func twoChaptersOnOnePageDoNotMakeMarksOfThePages() {
    #expect(isKept(scheme([3, 3, 7, 9, 12], head: "Marks and how to get them")))
  }

  @Test func pagesThatAreNamedInATableOfContentsAreNoQuestions() {
    let found = TypedLines.items(
      """
      Contents
      Supply|. . . . . . . 1
      Demand|. . . . . . . 3
      Costs|. . . . . . . 7
      Prices|. . . . . . . 12
      1. What is supply?
      2. What is demand?
      3. What is a cost?
      """, column: 350)
    #expect(found.map(\.question) == ["What is supply?", "What is demand?", "What is a cost?"])
    #expect(!found.keep("Prices"))
  }

  @Test func numbersWhereNothingSpeaksOfMarksAreKept() {
    #expect(isKept(scheme([4, 2, 9, 1, 3], head: "Loaves of each kind")))
  }

  @Test func threeAreTooFewToTell() {
    #expect(isKept(scheme([2, 1, 2])))
  }
}
