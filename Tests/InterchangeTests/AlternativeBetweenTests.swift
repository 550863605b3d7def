import PDFText
import Testing

@testable import Interchange

/// What stands between two questions of which one is to be answered.
struct AlternativeBetweenTests {
  private func text(_ word: String) -> String {
    """
    1. Describe how a lock lifts a ship.
    2. Explain why a ship of steel floats.
    \(word)
    3. Explain why an anchor sinks.
    4. Name two parts of a sail.
    """
  }

  @Test(arguments: ["(OR)", "(or)", "( OR )", "(ODER)", "(ou)", "(или)"])
  func theWordIsPartOfNeither(word: String) {
    let found = TypedLines.items(text(word))
    #expect(
      found.map(\.question) == [
        "Describe how a lock lifts a ship.", "Explain why a ship of steel floats.",
        "Explain why an anchor sinks.", "Name two parts of a sail.",
      ])
  }

  @Test(arguments: ["or", "(ore)", "(or both)", "(and)"])
  func otherWordsStay(word: String) {
    let lines = TypedLines.rows(text(word))
    #expect(AlternativesBetween.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func theWordAboveATextStays() {
    let lines = TypedLines.rows(
      "1. Explain why a ship of steel floats\n(or)\nwhy an anchor sinks.\n2. Name two parts of a sail.")
    #expect(AlternativesBetween.without(lines).map(\.text) == lines.map(\.text))
  }
}
