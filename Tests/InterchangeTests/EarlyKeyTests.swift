import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Keys early in a document, behind the questions that they answer and before much else.
struct EarlyKeyTests {
  private static let questions = [
    "1. What do bees make?", "2. What do hens lay?", "3. What do cows give?", "4. What do sheep wear?",
  ]
  private static let right = ["honey", "eggs", "milk", "wool"]

  private func items(_ first: [String], _ second: [String]) -> [ExtractedItem] {
    let pages = [first, second].enumerated().map { number, lines in
      var page = TypedPage(number + 1)
      for word in TypedLines.lines(lines.joined(separator: "\n"), column: 150) {
        page.type(word.text, x: word.x, y: word.y, font: word.font)
      }
      return PageText(page.dump)
    }
    return extract(pages).items
  }

  private static let animals = [
    "foxes", "hares", "moles", "owls", "frogs", "swans", "bats", "mice", "wolves", "deer", "seals", "storks",
  ]
  private static let foods = [
    "hens", "grass", "worms", "mice", "flies", "weeds", "moths", "corn", "deer", "leaves", "fish", "frogs",
  ]

  @Test func aSheetThatFollowsHasAKeyOfItsOwn() {
    let found = items(
      Self.questions + ["*Answers"] + Self.right.enumerated().map { "\($0 + 1). \($1)" },
      Self.animals.enumerated().map { "\($0 + 1). What do \($1) eat?" } + ["*Answers"]
        + Self.foods.enumerated().map { "\($0 + 1). \($1)" })
    #expect(found.map(\.answer) == Self.right + Self.foods)
  }

  @Test func aStoryMayFollowOnTheNextPage() {
    let story = (1...20).map { "The farmer got up on day \($0) and went out to see them all." }
    let found = items(
      Self.questions + ["*Answers", "1. honey  2. eggs  3. milk  4. wool"], ["*Story"] + story)
    #expect(found.map(\.question) == Self.questions.map { String($0.dropFirst(3)) })
    #expect(found.map(\.answer) == Self.right)
  }

  @Test func aKeyBeforeItsQuestionsIsReadAsBefore() {
    let found = items(["*Answers"] + Self.right.enumerated().map { "\($0 + 1). \($1)" }, Self.questions)
    #expect(found.map(\.answer) == Self.right)
  }

  @Test func whatTellsHowToWriteAnswersIsNoKeyOfWhatCountsOn() {
    let rest = Self.animals.enumerated().map { "\($0 + 5). What do \($1) eat?" }
    let found = items(
      Self.questions + ["*Answers", "1. Write them on the lines.", "2. Use a pencil.", "3. Do not hurry."]
        + rest, [])
    #expect(found.map(\.question).suffix(12) == rest.map { String($0.drop { $0 != "W" }) }[...])
    #expect(found.filter { $0.question.contains("bees") }.allSatisfy { $0.answer == nil })
  }
}
