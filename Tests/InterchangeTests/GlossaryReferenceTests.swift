import PDFText
import Testing

@testable import Interchange

/// Entries of glossaries that only send to another one.
struct GlossaryReferenceTests {
  private static let entries = [
    "Anchor: a heavy hook that holds a ship", "Beam: the width of a ship", "Deck: the floor of a ship",
    "Galley: the kitchen of a ship", "Helm: the wheel that steers a ship",
  ]

  private func read(_ further: String) -> [ExtractedItem] {
    TypedLines.items((["*Glossary"] + Self.entries + [further]).joined(separator: "\n"))
  }

  private func items(_ further: String) -> [String] { read(further).map(\.question) }

  @Test(arguments: [
    "Kitchen: see Galley", "Kitchen: see also Galley", "Küche: siehe Galley", "Cuisine: voir Galley",
  ])
  func anEntryThatSendsToAnotherIsNotLearnt(entry: String) {
    #expect(items(entry) == ["Anchor", "Beam", "Deck", "Galley", "Helm"])
  }

  @Test(arguments: ["Kitchen: see Galley", "Helm: see Deck"])
  func whatSendsToAnotherIsNamedAmongWhatIsLeftOut(entry: String) {
    #expect(read(entry).flatMap(\.leftOut).contains(entry))
  }

  @Test(arguments: ["Kitchen: see the picture", "Watch: see that nothing is in the way"])
  func anEntryThatSendsToNoneIsKept(entry: String) {
    #expect(items(entry).count == 6)
  }
}
