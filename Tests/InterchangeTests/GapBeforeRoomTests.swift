import PDFText
import Testing

@testable import Interchange

/// Passages with bare numbers before the room of their gaps, and the letters of a list below them.
struct GapBeforeRoomTests {
  private func passage(_ room: String = "………………", from first: Int = 27) -> String {
    """
    *Rust
    Iron that is left in the rain turns brown, and the rust left a \(first) \(room) on whatever touched it.
    Long ago smiths rubbed it with \(first + 1) \(room) to keep the water off, and ships had a coat of
    \(first + 2) \(room) every spring. Today most steel has a coat of \(first + 3) \(room) instead.
    """
  }

  private static let bank = "\n\nA guard|B clay|C tar\nD zinc|E stain|F oil"

  @Test(arguments: ["………………", "..................", "__________"])
  func aNumberBeforeRoomIsAGap(room: String) {
    let found = TypedLines.items(passage(room))
    #expect(found.map(\.number) == ["27", "28", "29", "30"])
    #expect(found.allSatisfy { $0.kind == .cloze })
    #expect(found.last?.question.hasPrefix("Today most steel has a coat of (30)") == true)
  }

  @Test func theRoomMayStandInTheNextLine() {
    let found = TypedLines.items(
      """
      *Rust
      Iron that is left in the rain turns brown, and the rust left a 1 ……………… on whatever touched it.
      Long ago smiths rubbed it with 2 ……………… to keep the water off, and ships were painted with 3
      ……………… every spring. Today most steel has a coat of 4 ……………… instead.

      Answers: 1 stain 2 oil 3 tar 4 zinc
      """)
    #expect(found.map(\.answer) == ["stain", "oil", "tar", "zinc"])
    #expect(found[2].question.contains("painted with (3) ……………… every spring."))
  }

  @Test func eachGapTakesAWordOfTheListBelow() {
    let found = TypedLines.items(passage() + Self.bank)
    #expect(found.allSatisfy { $0.kind == .choice })
    #expect(found.options(0) == ["guard", "clay", "tar", "zinc", "stain", "oil"])
    #expect(found.options(3) == found.options(0))
  }

  @Test(arguments: [
    "A guard\nB clay\nC tar\nD zinc\nE stain\nF oil", "A. guard|B. clay|C. tar|D. zinc\nE. stain|F. oil",
  ])
  func theLettersOfTheListAnswer(bank: String) {
    let found = TypedLines.items(
      passage() + "\n\n" + bank + "\n\n*Answers\n27 E\n28 F\n29 C\n30 D", column: 110)
    #expect(found.map(\.answer) == ["stain", "oil", "tar", "zinc"])
    #expect(found.map(\.answerLabels) == [["E"], ["F"], ["C"], ["D"]])
  }

  // MARK: What is none of it

  @Test func aListOfFewerWordsThanGapsIsNoneOfTheirs() {
    let found = TypedLines.items(
      passage() + "\nPeople say that it is never 31 ……………… again.\n\nA guard|B clay|C tar\nD zinc")
    #expect(found.count == 5)
    #expect(found.allSatisfy { $0.options.isEmpty })
  }

  @Test func whereALetterIsMissingThereIsNoList() {
    let found = TypedLines.items(passage() + "\n\nA guard|B clay|D tar\nE zinc|F stain|G oil")
    #expect(found.allSatisfy { $0.options.isEmpty })
  }

  private func isKept(_ text: String) -> Bool {
    let lines = TypedLines.rows(text)
    return GapNumbersBeforeRoom.bracketed(lines).map(\.text) == lines.map(\.text)
  }

  @Test func numbersBelowEachOtherAreAListToFillIn() {
    #expect(isKept("*Write down five birds.\n" + (1...5).map { "\($0) ………………" }.joined(separator: "\n")))
  }

  @Test func amountsThatDoNotCountOnAreNoGaps() {
    #expect(isKept("We order 5 ………… and also 12 ………… for the kitchen, then 3 ………… and 7 ………… at last."))
  }

  @Test func threeAreTooFewToTell() {
    #expect(isKept("It left a 1 ………… on the wall, and a 2 ………… on the floor, and no 3 ………… on the roof."))
  }
}
