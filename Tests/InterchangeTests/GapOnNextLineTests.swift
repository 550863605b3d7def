import PDFText
import Testing

@testable import Interchange

/// Gaps that did not fit on the line of their sentence.
struct GapOnNextLineTests {
  private static let within = [
    "1. Wir gehen ...... in den Park.", "2. Sie kommt ...... nach Hause.", "3. Er liest ...... ein Buch.",
    "4. Ihr spielt ...... am See.",
  ]

  private func read(_ lines: [String], within: Int = 4) -> [String] {
    GapsOnNextLine.joined(
      TypedLines.rows((Self.within.prefix(within) + lines).joined(separator: "\n"))
    )
    .map(\.text).dropFirst(within).map { $0 }
  }

  @Test(arguments: [("......?", "_____?"), ("......", "_____"), ("..........", "_____")])
  func roomAloneBelowAnOpenSentenceIsItsGap(room: String, gap: String) {
    #expect(read(["5. Nehmen Sie heute den Bus oder", room]) == ["5. Nehmen Sie heute den Bus oder \(gap)"])
  }

  @Test func oneDotMoreThanUsualIsTheStop() {
    #expect(read(["5. Am Abend sehen wir", "......."]) == ["5. Am Abend sehen wir _____."])
    #expect(read(["Wir trinken gern ......."]) == ["Wir trinken gern _____."])
  }

  @Test func theQuestionEndsInItsGap() {
    let found = TypedLines.items(
      (Self.within + ["5. Nehmen Sie heute den Bus oder", "......?", "6. Du singst ...... im Chor."])
        .joined(separator: "\n"))
    #expect(found.count == 6)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(found.allSatisfy { $0.kind == .cloze })
    #expect(found[4].question.hasPrefix("Nehmen Sie heute den Bus oder __"))
    #expect(found[4].question.hasSuffix("?"))
  }

  // MARK: What is none of it

  @Test(arguments: [
    ["5. Was kostet der Bus?", "......"], ["5. Was siehst du auf dem Bild", "......", "......"],
    ["5. Wir fahren mit dem Bus.", "......"], ["5. Wir fahren mit dem Zug nach Bonn ......"],
  ])
  func roomForAnAnswerStays(lines: [String]) {
    #expect(read(lines) == lines)
  }

  @Test func fewGapsWithinSentencesAreNoHabit() {
    let lines = ["5. Beschreibe den Weg zur Schule und", "......"]
    #expect(read(lines, within: 3) == lines)
  }

  @Test func muchLongerRoomIsForAnAnswer() {
    let lines = ["5. Erkläre das Wort und nenne ein Beispiel", "........................................"]
    #expect(read(lines) == lines)
  }

  @Test func roomFarBelowASentenceStays() {
    let lines = GapsOnNextLine.joined(
      TypedLines.rows((Self.within + ["5. Male dein Haus und", "", "", "......"]).joined(separator: "\n")))
    #expect(lines.map(\.text).suffix(2) == ["5. Male dein Haus und", "......"])
  }
}
