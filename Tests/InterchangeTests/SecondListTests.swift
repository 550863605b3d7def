import PDFText
import Testing

@testable import Interchange

/// Lists to match whose second one stands below the first, as if it were the options of its last entry.
struct SecondListTests {
  private static let parts = ["anther", "petal", "root", "stem"]
  private static let tasks = [
    "A. takes up water", "B. makes pollen", "C. holds the leaves up", "D. draws insects near",
  ]

  private func sheet(_ head: [String] = [], key: String = "1 B 2 D 3 A 4 C", above: [String] = [])
    -> [ExtractedItem]
  {
    let entries = Self.parts.enumerated().map { "\($0 + 1). \($1)" }
    return TypedLines.items(
      (above + entries + head + Self.tasks + ["", "Answers: " + key]).joined(separator: "\n"))
  }

  private static let right = ["makes pollen", "draws insects near", "takes up water", "holds the leaves up"]

  @Test(arguments: [[], ["*Definition"], ["*Meanings"], ["*What it does"]])
  func allEntriesChooseAmongWhatStandsBehindTheLast(head: [String]) {
    let found = sheet(head)
    #expect(found.map(\.question) == Self.parts)
    #expect(found.map(\.answer) == Self.right)
    #expect(found.allSatisfy { $0.kind == .matching && $0.options.count == 4 })
  }

  @Test(arguments: ["*Definition", "*Column B", "*Bedeutung"])
  func theNameOfTheSecondListMayStandBelowATaskToo(head: String) {
    let found = sheet([head], above: ["Match each part of the plant with what it does."])
    #expect(found.map(\.question) == Self.parts)
    #expect(found.map(\.answer) == Self.right)
  }

  @Test func numbersOfPartsAreEntriesToo() {
    let found = TypedLines.items(
      """
      1.1 anther
      1.2 petal
      1.3 root
      1.4 stem
        A. takes up water
        B. makes pollen
        C. holds the leaves up
        D. draws insects near
        E. stores starch

      *Answers
      1.1 B
      1.2 D
      1.3 A
      1.4 C
      """)
    #expect(found.map(\.answer) == Self.right)
    #expect(found.allSatisfy { $0.options.count == 5 })
  }

  @Test func whatBeginsLeftOfTheListBelongsToThePage() {
    let found = TypedLines.items(
      """
      Match each part of the plant with what it does.
            1. anther ___
            2. petal ___
            3. root ___
            4. stem ___
            A. takes up water
            B. makes pollen
            C. holds the leaves up
            D. draws insects near
      Garden club, page 3

      *Answers
      1. B
      2. D
      3. A
      4. C
      """)
    #expect(found.map(\.answer) == Self.right)
    #expect(found.last?.options.last?.text == "draws insects near")
    #expect(found.last?.leftOut == ["Garden club, page 3"])
  }

  // MARK: What is none of it

  private func last(_ question: String, _ before: [String]) -> [Int] {
    TypedLines.items(
      (before.enumerated().map { "\($0 + 1). \($1)" } + ["\(before.count + 1). \(question)"]
        + ["  A. root", "  B. stem", "  C. petal", "  D. leaf"]).joined(separator: "\n")
    )
    .map(\.options.count)
  }

  @Test(arguments: [
    "Which part draws insects near?", "Choose the part that draws insects near",
    "The part that draws insects is the ___",
  ])
  func theOptionsOfALastQuestionThatAsksAreItsOwn(question: String) {
    let before = [
      "Name the part that makes pollen.", "Name the part that takes up water.", "Name the part with leaves.",
    ]
    #expect(last(question, before) == [0, 0, 0, 4])
  }

  @Test func ordersAboveAQuestionWithOptionsHaveNone() {
    #expect(
      last("The part that draws insects near is the", ["Draw an anther", "Draw a petal", "Draw a root"]) == [
        0, 0, 0, 4,
      ])
  }

  @Test func entriesThatTheKeyAnswersInOtherWordsHaveNoneOfTheOptions() {
    let found = TypedLines.items(
      """
      1. a young dog
      2. a young cat
      3. a young cow
      4. a young sheep
        A. lamb
        B. kid
        C. foal
        D. cub

      Answers: 1 puppy 2 kitten 3 calf 4 A
      """)
    #expect(found.map(\.answer) == ["puppy", "kitten", "calf", "lamb"])
    #expect(found.map(\.options.count) == [0, 0, 0, 4])
  }

  @Test func aHeadingWithoutCapitalsNamesTheSecondListToo() {
    let found = TypedLines.items(
      """
      1. 春
      2. 夏
      3. 秋
      4. 冬
      *意思
      A. autumn
      B. winter
      C. spring
      D. summer

      Answers: 1 C 2 D 3 A 4 B
      """)
    #expect(found.map(\.question) == ["春", "夏", "秋", "冬"])
    #expect(found.map(\.answer) == ["spring", "summer", "autumn", "winter"])
  }

  @Test func twoEntriesAreTooFewToTell() {
    #expect(last("petal", ["anther"]) == [0, 4])
  }

  @Test(arguments: [
    ("*Section B", ["A. Write about a bird.", "B. Write about a fish.", "C. Write about a toad."]),
    ("*Discussion", ["A. Why do birds sing?", "B. Why do fish swim in schools?", "C. Why do toads hide?"]),
    (
      "*Schreiben", ["A. Beschreibe einen Vogel.", "B. Beschreibe einen Fisch.", "C. Beschreibe eine Kröte."]
    ),
  ])
  func theHeadingAboveQuestionsWithLettersIsKept(head: String, questions: [String]) {
    let lines = TypedLines.rows(
      (["1. Name a bird.", "2. Name a fish.", "3. Name a toad.", "4. Name a snail.", head] + questions)
        .joined(separator: "\n"))
    #expect(SecondListHeads.without(lines).map(\.text) == lines.map(\.text))
  }
}
