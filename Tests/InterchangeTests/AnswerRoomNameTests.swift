import PDFText
import Testing

@testable import Interchange

/// "Your answer" below options, where a letter is to be written.
struct AnswerRoomNameTests {
  private func items(_ line: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      1. Which gas do plants take in?
        A oxygen
        B carbon dioxide
        C neon
        D argon
        \(line)
      2. Explain why leaves are green.
      3. State two uses of a root.
      4. Describe how a seed travels.
      """)
  }

  @Test func theNameOfTheRoomForALetterIsNoPartOfTheLastOption() {
    let found = items("Your answer")
    #expect(found.first?.options.map(\.text) == ["oxygen", "carbon dioxide", "neon", "argon"])
    #expect(found.first?.question == "Which gas do plants take in?")
  }

  @Test func otherWordsBelowTheLastOptionArePartOfIt() {
    #expect(items("and helium").first?.options.last?.text == "argon and helium")
  }
}
