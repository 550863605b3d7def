import Interchange
import PDFText
import Testing

/// Answers that name an option in words, or say why it is right.
@Suite struct OptionNameTests {
  private func items(_ answers: [String]) -> [ExtractedItem] {
    TypedLines.items(
      answers.indices.map { place in
        """
        \(place + 1). Which of these is heavy, number \(place + 1)?
          A. feather
          B. stone
          C. leaf
        """
      }.joined(separator: "\n") + "\n\n*Answers\n"
        + answers.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))
  }

  @Test(arguments: ["Option", "Réponse", "Antwort", "Respuesta", "Letra", "Risposta"])
  func theWordBeforeTheLetterOfAnOptionIsNoPartOfIt(word: String) {
    let found = items(["\(word) B", "\(word) A", "\(word) C"])
    #expect(found.map(\.answer) == ["stone", "feather", "leaf"])
    #expect(found.map(\.answerLabels) == [["B"], ["A"], ["C"]])
  }

  @Test func aLetterThatNoOptionHasIsNotChosen() {
    #expect(items(["Option B", "Option E", "Option C"]).map(\.answerLabels) == [["B"], [], ["C"]])
  }

  @Test func theReasonBehindALetterIsKept() {
    let found = items(["B because it sinks in any water", "A – the wind blows it away at once", "C"])
    #expect(found.map(\.answer) == ["stone", "feather", "leaf"])
    #expect(found.first?.details["explanation"] == "because it sinks in any water")
    #expect(found.dropFirst().first?.details["explanation"] == "the wind blows it away at once")
    #expect(found.last?.details["explanation"] == nil)
  }

  @Test func theWordsOfTheOptionBehindItsLetterAreNoReason() {
    let found = items(["B stone", "A feather", "C leaf"])
    #expect(found.map(\.answer) == ["stone", "feather", "leaf"])
    #expect(found.allSatisfy { $0.details["explanation"] == nil })
  }
}
