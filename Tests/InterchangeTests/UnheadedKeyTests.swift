import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Keys whose heading nobody knows, told by the numbers that they answer.
struct UnheadedKeyTests {
  private static let birds = """
    1. Which bird cannot fly?
      a. heron
      b. penguin
      c. stork
    2. Which bird sings at night?
      a. nightingale
      b. gull
      c. swan
    3. Which bird drums on trees?
      a. wren
      b. owl
      c. woodpecker
    4. Which bird nests in burrows?
      a. puffin
      b. rook
      c. robin
    """
  private static let right = ["penguin", "nightingale", "woodpecker", "puffin"]

  private static let animals = """
    1. What do bees make?
    2. What do hens lay?
    3. What do cows give?
    4. What do sheep wear?
    """

  private func items(_ questions: String, _ key: String, heading: String = "For whoever marks this")
    -> [ExtractedItem]
  {
    var page = TypedPage(2)
    for word in TypedLines.lines("*\(heading)\n" + key, column: 150) {
      page.type(word.text, x: word.x, y: word.y, font: word.font)
    }
    return extract([TypedLines.page(TypedLines.lines(questions, column: 150)), PageText(page.dump)]).items
  }

  // MARK: Letters

  @Test(arguments: [
    "3-c  1-b  4-a  2-a", "3c, 1b, 4a, 2a", "3) c  1) b  4) a  2) a", "(3) c (1) b\n(4) a (2) a",
    "4 a 3 c 2 a 1 b",
    "3. C   1. B   4. A   2. A",
  ])
  func lettersStandInAnyOrderBehindTheirNumbers(key: String) {
    #expect(items(Self.birds, key).map(\.answer) == Self.right)
  }

  @Test(arguments: ["Zum Vergleichen", "Para quien corrige", "Dla sprawdzającego", "Для проверяющего"])
  func theirHeadingMayBeInAnyLanguage(heading: String) {
    #expect(items(Self.birds, "1b  3c  2a  4a", heading: heading).map(\.answer) == Self.right)
  }

  @Test func verdictsAreLettersToo() {
    let found = items(
      """
      1. Bees make honey. T / F
      2. Hens give milk. T / F
      3. Cows lay eggs. T / F
      4. Sheep wear wool. T / F
      """, "2F 4T 1T 3F")
    #expect(found.map(\.answer) == ["True", "False", "False", "True"])
  }

  @Test(arguments: [
    // One is missing, one is no option, one is there twice, all boxes of an answer sheet, the same everywhere.
    "3-c  1-b  4-a", "3-c  1-b  4-e  2-a", "Group one: 1a 2a 3b 4c\nGroup two: 1b 2a 3c 4a",
    "1 a b c\n2 a b c\n3 a b c\n4 a b c", "1 a\n2 a\n3 a\n4 a",
  ])
  func whereALetterIsInDoubtNothingIsAnswered(key: String) {
    let found = items(Self.birds, key)
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  // MARK: Words

  @Test(arguments: [
    "1 – honey, 2 – eggs, 3 – milk, 4 – wool", "1 honey 2 eggs\n3 milk\n4 wool",
    "(1) honey (2) eggs (3) milk (4) wool",
    "Row one: 1 honey 2 eggs 3 milk 4 wool",
  ])
  func wordsStandInTheOrderOfTheirNumbers(key: String) {
    #expect(items(Self.animals, key).map(\.answer) == ["honey", "eggs", "milk", "wool"])
  }

  @Test func severalWordsMayAnswer() {
    #expect(
      items(Self.animals, "1 honey and wax 2 eggs\n3 milk 4 thick wool").map(\.answer)
        == ["honey and wax", "eggs", "milk", "thick wool"])
  }

  @Test(arguments: [
    "1 1 1 1\n2 2 2 2\n3 3 3 3\n4 4 4 4", "0 1 2 3 4 5 6 7 8 9\n0 1 2 3 4 5 6 7 8 9", "1 2 3 4 5 6 7 8",
  ])
  func aSheetToCodeOnesOwnNumberOnIsNoKey(sheet: String) {
    let found = items(Self.animals, sheet, heading: "Your number")
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func whatIsToBeDoneWithTheSheetIsNoKey() {
    let found = items(
      Self.animals, "1 Fold the sheet\n2 Write your name\n3 Put it in the box\n4 Go and play",
      heading: "How to hand this in")
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func whereNumbersBeginAgainNobodyKnowsWhichAreMeant() {
    let found = items(
      """
      *Part one
      1. What do bees make?
      2. What do hens lay?
      *Part two
      1. What do cows give?
      2. What do sheep wear?
      """, "1 – honey, 2 – eggs")
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  // MARK: A file of its own

  private func items(_ questions: String, file: String) -> [ExtractedItem] {
    func pages(_ text: String) -> [PageText] { [TypedLines.page(TypedLines.lines(text, column: 150))] }
    return extract(pages(questions), answers: pages(file), answerFile: "key.pdf").items
  }

  @Test func aFileOfItsOwnNeedsNoHeading() {
    let letters = items(Self.birds, file: "Birds\n4 a, 2 a, 1 b, 3 c")
    #expect(letters.map(\.answer) == Self.right)
    #expect(letters.allSatisfy { $0.answerFile == "key.pdf" })
    let words = items(Self.animals, file: "Farm animals, for the marker\n1 honey 2 eggs\n3 milk 4 wool")
    #expect(words.map(\.answer) == ["honey", "eggs", "milk", "wool"])
  }

  @Test func aFileOfItsOwnThatAnswersOtherQuestionsAnswersNothing() {
    let found = items(Self.birds, file: "Fish\n1 b, 2 a, 3 d, 4 c, 5 a")
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
