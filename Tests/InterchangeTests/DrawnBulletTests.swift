import Testing

@testable import Interchange

/// Lists whose bullets are drawn, and no characters.
struct DrawnBulletTests {
  private func items(_ order: String, _ entries: [String], indent: String = "    ") -> [ExtractedItem] {
    TypedLines.items(
      (["1. \(order)"] + entries.map { indent + $0 } + ["2. Which gas burns?", "3. Which gas is green?"])
        .joined(separator: "\n"))
  }

  private static let terms = ["energy", "power", "work (in joules)", "heat"]

  @Test(arguments: ["Define each of these terms:", "Say in your own words what each of the following means:"])
  func eachEntryIsAskedWithTheOrderAboveIt(order: String) {
    let found = items(order, Self.terms)
    #expect(found.prefix(4).map(\.question) == Self.terms)
    #expect(found.prefix(4).allSatisfy { $0.stem == order })
    #expect(found.count == 6)
  }

  @Test func anOrderThatDoesNotSayEachIsAskedOnce() {
    #expect(items("Choose from these terms for your text:", Self.terms).count == 3)
  }

  @Test func entriesAtTheEdgeOfTheQuestionAreItsWords() {
    #expect(items("Define each of these terms:", Self.terms, indent: "").count == 3)
  }

  @Test func sentencesAndFewEntriesAreNoSuchList() {
    let sentences = ["Iron rusts.", "Neon is a gas.", "Zinc is a metal."]
    #expect(items("Explain each of these facts:", sentences).count == 3)
    #expect(items("Define each of these terms:", ["energy", "power"]).count == 3)
  }
}
