import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Answers below the parts of a question, by Roman numerals, and answers in a frame at the other edge.
struct RomanAnswerTests {
  @Test func answersByRomanNumeralsBelongToThePartsAbove() {
    let found = TypedLines.items(
      """
      *Question 1
      A ball is thrown up from a wall.
      (i) State how high it rises.
      (ii) Find when it comes down.
      (iii) Find how fast it is then.
      *Solution
      (i) It rises for 5 m.
      (ii) After two seconds, as it
      falls as long as it rose.
      (iii) It is as fast as before.

      *Question 2
      A stone falls into a well.
      (i) State how deep the well is.
      (ii) Find when the stone is heard.
      *Solution
      (i) The well is 20 m deep.
      (ii) A little after two seconds.
      """)
    #expect(found.map(\.number) == ["1(i)", "1(ii)", "1(iii)", "2(i)", "2(ii)"])
    #expect(
      found.map(\.answer) == [
        "It rises for 5 m.", "After two seconds, as it falls as long as it rose.",
        "It is as fast as before.", "The well is 20 m deep.", "A little after two seconds.",
      ])
  }

  @Test func namesCountedBelowOnePartAreOneAnswer() {
    let found = TypedLines.items(
      """
      *Question 1
      a) Name two signals of a ship in fog.
      *Answer
      i. Bells
      ii. Flags
      b) Name two signals of a ship at night.
      *Answer
      i. Lamps
      ii. Rockets

      *Question 2
      a) Name two parts of a sail.
      *Answer
      i. Foot
      ii. Head
      b) Name two knots.
      *Answer
      i. Bowline
      ii. Hitch
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)"])
    #expect(found.first?.answer?.contains("Bells") == true)
    #expect(found.first?.answer?.contains("Flags") == true)
    #expect(found.last?.answer?.contains("Bowline") == true)
    #expect(found.last?.answer?.contains("Hitch") == true)
  }

  private static let numbers = ["406", "515", "227"]

  /// Three questions whose text is set in, each with a word below it, some room, a number, and below that why.
  private func framed(_ word: String, room: Int) -> [ExtractedItem] {
    var page = TypedPage(1)
    for (row, fruit) in ["apples", "pears", "plums"].enumerated() {
      let y = 100 + 90 * row
      page.type("\(row + 1).", x: 60, y: y, font: "Serif-Bold")
      page.type("How many \(fruit) are in the two boxes of the old farmer when both are full?", x: 83, y: y)
      page.type(word, x: 83, y: y + 15)
      page.type(Self.numbers[row], x: 83 + 5 * word.count + room, y: y + 15, font: "Serif-Bold")
      page.type(
        "The hundreds are added first, and then the rest of them is added as well, so", x: 83, y: y + 30)
      page.type("that there are some more.", x: 83, y: y + 45)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [("solution", 400), ("Solve", 400), ("Solution", 60)])
  func otherWordsAndNumbersNearThemAreNoAnswers(typed: (word: String, room: Int)) {
    let found = framed(typed.word, room: typed.room)
    #expect(!found.contains { $0.answer?.contains("The hundreds") == true })
  }
}
