import Testing

@testable import Interchange

/// Lines that name the letters of which one is to be chosen.
struct LetterToChooseTests {
  @Test(arguments: [
    ("Welche Lösung (a, b oder c) ist jeweils richtig?", 3), ("Wählen Sie (a, b, c oder d).", 4),
    ("Choose the right word (A, B or C).", 3), ("Elige la respuesta (a, b o c).", 3),
    ("Scegli la risposta (a, b, c o d).", 4), ("Choisissez la bonne réponse (a, b, c ou d).", 4),
  ])
  func aLineThatNamesThemSaysHowManyThereAre(text: String, count: Int) {
    #expect(ItemBuilder.lettersToChoose(text) == count)
  }

  @Test(arguments: [
    "Answer all parts (a, b and c).", "Löse alle Teile (a, b und c).", "Faites tout (a, b et c).",
    "Haz todas las partes (a, b y c).", "The sides (a, b) of the square", "Point (a, b, c) lies on it.",
    "Use the words (a, be or see).",
  ])
  func allLettersAreNoChoice(text: String) {
    #expect(ItemBuilder.lettersToChoose(text) == nil)
  }

  private func sheet(_ order: String) -> String {
    "\(order)\n"
      + (1...4).map { row in
        "\(row). Auf Seite \(row) steht\n  a) ein Haus\n  b) ein Baum\n  c) ein Hund"
      }.joined(separator: "\n")
  }

  @Test func lettersThatALineTellsToChooseFromAreOptions() {
    let found = TypedLines.items(sheet("Welche Lösung (a, b oder c) ist jeweils richtig?"))
    #expect(found.count == 4)
    #expect(
      found.allSatisfy { $0.options.map(\.text) == ["ein Haus", "ein Baum", "ein Hund"] && $0.answer == nil })
  }

}
