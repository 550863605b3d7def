import Testing

@testable import Interchange

/// Orders about several questions that end where another section begins.
struct SectionOrderTests {
  private static let lead = "For the following exercises, find the sum of both numbers."

  @Test(arguments: [
    "For the following exercises, find the sum of both numbers.",
    "For each of the following problems, find the sum of both numbers.",
    "In the following questions, find the sum of both numbers.",
  ])
  func whatLeadsToAnOrderIsAskedWithEach(order: String) {
    let found = TypedLines.items(
      """
      *Numbers

      \(order)
      1. 12 + 13
      2. 25 + 31
      3. 44 + 15
      4. 61 + 27
      """)
    #expect(found.map(\.question) == ["12 + 13", "25 + 31", "44 + 15", "61 + 27"])
    #expect(found.map(\.stem) == [String?](repeating: order, count: 4))
  }

  @Test(arguments: [
    "For the following reasons, find the sum of both numbers.",
    "For lunch we find the following numbers each day.",
  ])
  func whatLeadsToNoQuestionsIsNotAskedWithEach(text: String) {
    let found = TypedLines.items("*Numbers\n\n\(text)\n1. 12 + 13\n2. 25 + 31\n3. 44 + 15\n4. 61 + 27")
    #expect(!found.contains { $0.stem != nil })
  }

  @Test(arguments: [lead, "Find each of the following sums."])
  func anOrderEndsAtTheTitleOfTheNextSection(order: String) {
    let found = TypedLines.items(
      """
      *Numbers

      \(order)
      1. 12 + 13
      2. 25 + 31
      3. 44 + 15

      *Words
      4. the sea and the shore
      5. the sun and the moon
      6. the wind and the rain
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(found.prefix(3).allSatisfy { $0.stem == order })
    #expect(found.dropFirst(3).allSatisfy { $0.stem == nil })
    #expect(found.dropFirst(2).first?.question == "44 + 15")
  }

  @Test func anOrderGoesOnWhereNoTitleStandsBetween() {
    let found = TypedLines.items(
      """
      *Numbers

      \(Self.lead)
      1. 12 + 13
      2. 25 + 31
      3. 44 + 15

      4. 61 + 27
      5. 10 + 11
      6. 35 + 12
      """)
    #expect(found.map(\.stem) == [String?](repeating: Self.lead, count: 6))
  }

  @Test func aBoldTitleAboveAnOrderIsNoPartOfTheQuestionBeforeIt() {
    let found = TypedLines.items(
      """
      \(Self.lead)
      1. 12 + 13
      2. 25 + 31
      3. 44 + 15
      *Products of numbers
      For the following exercises, find the product.
      4. 6 · 7
      5. 8 · 9
      6. 5 · 4
      """)
    #expect(found.map(\.question) == ["12 + 13", "25 + 31", "44 + 15", "6 · 7", "8 · 9", "5 · 4"])
    #expect(found.last?.stem == "For the following exercises, find the product.")
  }

  @Test func anOrderInOneQuestionIsItsOwn() {
    let found = TypedLines.items(
      """
      1. A list of numbers stands on the board.
         For the following problems, find the sum of both numbers.
      2. the sea and the shore
      3. the sun and the moon
      4. the wind and the rain
      """)
    #expect(!found.contains { $0.stem != nil })
  }
}
