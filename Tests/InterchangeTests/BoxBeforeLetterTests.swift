import Testing

@testable import Interchange

/// Boxes to tick before the letters of options.
struct BoxBeforeLetterTests {
  private func sheet(_ box: String, ticked: String? = nil) -> String {
    (1...3).map { row in
      """
      \(row). Which animal is number \(row) on the picture?
        \(ticked != nil && row == 1 ? ticked ?? "" : box) A. a red fox
        \(box) B. a grey wolf
        \(box) C. a brown bear
      """
    }.joined(separator: "\n")
  }

  @Test(arguments: ["☐", "□", "○", "❑"])
  func theLettersBehindBoxesNameTheOptions(box: String) {
    let found = TypedLines.items(sheet(box))
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.options.map(\.label) == ["A", "B", "C"] && $0.answer == nil })
    #expect(found.options(0) == ["a red fox", "a grey wolf", "a brown bear"])
  }

  @Test func aKeyOfLettersAnswersThem() {
    let found = TypedLines.items(sheet("☐") + "\n\nAnswer key\n1. B\n2. C\n3. A")
    #expect(found.map(\.answer) == ["a grey wolf", "a brown bear", "a red fox"])
  }

  @Test(arguments: ["☑", "☒", "■"])
  func whereOneIsTickedTheBoxesStay(ticked: String) {
    let lines = TypedLines.rows(sheet("☐", ticked: ticked))
    #expect(SignsBeforeOptions.moved(lines).map(\.text) == lines.map(\.text))
    let found = TypedLines.items(sheet("☐", ticked: ticked))
    #expect(found.dropFirst().allSatisfy { $0.answer == nil })
  }

  @Test func boxesBeforeWordsAreNoBoxesBeforeLetters() {
    let text = "☐ a tent\n☐ a rope\n☐ a lamp\n☐ an axe"
    let lines = TypedLines.rows(text)
    #expect(SignsBeforeOptions.moved(lines).map(\.text) == lines.map(\.text))
  }
}
