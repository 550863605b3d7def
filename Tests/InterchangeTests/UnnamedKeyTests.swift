import PDFText
import Testing

@testable import Interchange

/// Keys that are told by their form: answer sheets that are filled in, rows of pairs, answers without a head.
struct UnnamedKeyTests {
  private func pages(_ text: String) -> [PageText] {
    [TypedLines.page(TypedLines.lines(text, column: 150))]
  }

  private static let paper = """
    1. Which of these are metals?
    a. wood
    b. iron
    c. zinc
    d. glass
    2. Which of these are gases?
    a. neon
    b. salt
    c. sugar
    d. helium
    3. Which of these are fruits?
    a. leek
    b. plum
    c. pear
    d. kale
    """

  @Test(arguments: ["X", "✗", "✓", "●"])
  func lettersBeforeASignOnAnAnswerSheetAreRight(sign: String) {
    let sheet = """
      *Answers
      1. a.  b. \(sign)  c. \(sign)  d.
      2. a. \(sign)  b.  c.  d. \(sign)
      3. a.  b. \(sign)  c. \(sign)  d.
      """
    let found = TypedLines.items(Self.paper + "\n\n" + sheet)
    #expect(found.map(\.answerLabels) == [["b", "c"], ["a", "d"], ["b", "c"]])
    #expect(found.first?.answer == "iron\nzinc")
  }

  @Test func anAnswerSheetMayBeAFileOfItsOwn() {
    let sheet = """
      *Answer sheet
      1. a.  b. X  c. X  d.
      2. a. X  b.  c.  d. X
      3. a.  b. X  c. X  d.
      """
    let found = extract(pages(Self.paper), answers: pages(sheet), answerFile: "key.pdf").items
    #expect(found.map(\.answer) == ["iron\nzinc", "neon\nhelium", "plum\npear"])
  }

  private func matched(_ row: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      *Match the animals with their young.
      1. cow|a. puppy
      2. dog|b. foal
      3. sheep|c. calf
      4. horse|d. lamb

      \(row)
      """, column: 200)
  }

  @Test(arguments: ["1-c  2-a  3-d  4-b", "1 -c  2 - a  3- d  4-b", "1→c 2→a 3→d 4→b", "1–c, 2–a, 3–d, 4–b"])
  func aRowOfPairsBelowWhatIsToBeMatchedIsItsKey(row: String) {
    let found = matched(row)
    #expect(found.map(\.question) == ["cow", "dog", "sheep", "horse"])
    #expect(found.map(\.answer) == ["calf", "puppy", "lamb", "foal"])
  }

  @Test(arguments: ["1-c  2-a  3-c  4-b", "1-c  2-a  4-d  3-b"])
  func aRowInWhichALetterOrANumberIsOutOfPlaceIsNoKey(row: String) {
    #expect(matched(row).allSatisfy { $0.answer == nil })
  }

  private func sung(_ answers: String, _ questions: [String] = questions) -> [ExtractedItem] {
    TypedLines.items((questions + ["", answers]).joined(separator: "\n"))
  }

  private static let questions = [
    "1. Who led the men?", "2. Who found the gold?", "3. Which boy sang in the choir?",
    "4. How are the strings played here?", "5. Who built the organ?",
  ]

  @Test func answersWithoutAHeadMayRunOnBehindEachOther() {
    let found = sung("1. Captain Brown\n2. Old Joe\n3. Peter Phillips 4. Pizzicato 5. Anna Lind")
    #expect(
      found.map(\.answer) == ["Captain Brown", "Old Joe", "Peter Phillips", "Pizzicato", "Anna Lind"])
    #expect(found.map(\.question).last == "Who built the organ?")
  }

  @Test func whereNotEveryQuestionHasItsAnswerNothingWithoutAHeadIsOne() {
    let found = sung("1. Captain Brown\n2. Old Joe\n3. Peter Phillips 4. Pizzicato")
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func belowOrdersNothingWithoutAHeadIsAnAnswer() {
    let orders = [
      "1. Name the leader of the men", "2. Name the finder of the gold", "3. Name the boy in the choir",
      "4. Name the way the strings are played", "5. Name the builder of the organ",
    ]
    let found = sung("1. Captain Brown\n2. Old Joe\n3. Peter Phillips 4. Pizzicato 5. Anna Lind", orders)
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
