import PDFText
import Testing

@testable import Interchange

/// Statements to judge in languages whose letters for true say something else elsewhere, and boxes before statements.
struct VerdictLetterTests {
  @Test func aIsTrueInRomanianWhereTheSheetSaysSo() {
    let found = TypedLines.items(
      """
      Scrieți A dacă enunțul este adevărat și F dacă este fals.
      1. (____) Islanda are vulcani activi.
      2. (____) Clima are veri ploioase.
      3. (____) Alpii sunt munți tineri.
      4. (____) Taigaua este o pădure de foioase.

      *Barem de corectare
      1. A
      2. F
      3. A
      4. F
      """)
    #expect(found.first?.question == "Islanda are vulcani activi.")
    #expect(found.allSatisfy { $0.kind == .trueFalse })
    #expect(found.map(\.answer) == ["True", "False", "True", "False"])
  }

  @Test func iAndHAreVerdictsInHungarianAlone() {
    var item = ExtractedItem(kind: .trueFalse, number: "1", question: "A víz nedves.")
    item.answer = "I"
    func read(_ order: String) -> String? {
      var items = [item]
      items.readVerdictLetters(
        of: DocumentLines([TypedLines.page(TypedLines.lines(order, column: 150))]) { _ in true })
      return items[0].answer
    }
    #expect(read("Igaz vagy hamis? Írd be a betűt: I vagy H.") == "True")
    #expect(read("True or false?") == "I")
  }

  @Test func boxesBetweenNumbersAndStatementsAreNoPartOfThem() {
    let found = TypedLines.items(
      """
      Indica se le affermazioni sono vere (V) o false (F).
      1. ☐ V ☐ F  Il Po nasce dal Monviso in alto.
      2. ☐ V ☐ F  La Sardegna è più grande della Sicilia.
      3. ☐ V ☐ F  San Marino è uno Stato indipendente.
      """)
    #expect(
      found.map(\.question) == [
        "Il Po nasce dal Monviso in alto.", "La Sardegna è più grande della Sicilia.",
        "San Marino è uno Stato indipendente.",
      ])
    #expect(found.allSatisfy { $0.kind == .trueFalse && $0.options.isEmpty })
  }

  @Test func boxesBeforeOptionsStay() {
    let lines = TypedLines.rows("1. ☐ red ☐ blue ☐ green\n2. ☐ one ☐ two ☐ three\n3. ☐ up ☐ down ☐ left")
    #expect(VerdictsBeforeNumbers.without(lines).map(\.text) == lines.map(\.text))
  }
}
