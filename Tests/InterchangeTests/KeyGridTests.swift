import PDFText
import Testing

@testable import Interchange

/// Keys that are grids of crosses below letters, and rows of letters of which one is ringed.
struct KeyGridTests {
  private static let rivers = ["Danube", "Rhine", "Elbe"]

  /// Four questions with options A to C, and what stands below them.
  private func items(_ below: [[(x: Int, text: String)]], ringed: [(line: String, letter: String)] = [])
    -> [ExtractedItem]
  {
    let asked = [
      "Which river flows to the east?", "Which flows through Cologne?", "Which flows through Dresden?",
      "Which flows through Vienna?",
    ]
    var rows: [[(x: Int, text: String)]] = []
    for (row, question) in asked.enumerated() {
      rows.append([(60, "\(row + 1). \(question)")])
      for (letter, river) in zip("ABC", Self.rivers) { rows.append([(80, "\(letter). \(river)")]) }
    }
    var page = TypedLines.sheet(rows + below)
    for line in page.lines.indices {
      guard let ring = ringed.first(where: { $0.line == page.lines[line].text }) else { continue }
      for cell in page.lines[line].cells.indices where page.lines[line].cells[cell].text == ring.letter {
        page.lines[line].cells[cell].words[0].isRinged = true
      }
    }
    return extract([page]).items
  }

  private static let letters = [(x: 60, text: "Item"), (120, "A"), (160, "B"), (200, "C")]

  private func row(_ number: Int, _ column: Int?) -> [(x: Int, text: String)] {
    [(x: 60, text: "\(number)")] + (column.map { [(x: 120 + 40 * $0, text: "X")] } ?? [])
  }

  @Test func theCrossBelowALetterIsTheAnswer() {
    let found = items(
      [[(60, "Answer key")], Self.letters] + [0, 1, 2, 0].enumerated().map { row($0 + 1, $1) })
    #expect(found.map(\.answer) == ["Danube", "Rhine", "Elbe", "Danube"])
  }

  @Test func crossesBelowTwoVerdictsAreTheAnswers() {
    let said = [
      "The Moon is larger than the Earth.", "Ice floats on water.", "Spiders have eight legs.",
      "Whales are fish.",
    ]
    let right = ["False", "True", "True", "False"]
    let rows: [[(x: Int, text: String)]] =
      [[(60, "Say whether the statements are true or false.")]]
      + said.enumerated().map { [(60, "\($0 + 1). \($1)")] }
      + [[(60, "Answer key")], [(120, "True"), (200, "False")]]
      + right.enumerated().map { [(60, "\($0 + 1)"), ($1 == "True" ? 126 : 206, "X")] }
    #expect(extract([TypedLines.sheet(rows)]).items.map(\.answer) == right)
  }

  @Test func theRingedLetterOfARowIsTheAnswer() {
    let rows = (1...4).map { number in
      [(x: 60, text: "\(number)"), (x: 120, text: "A"), (x: 160, text: "B"), (x: 200, text: "C")]
    }
    let found = items(
      [[(60, "Answer key")]] + rows,
      ringed: [("1 A B C", "A"), ("2 A B C", "B"), ("3 A B C", "C"), ("4 A B C", "A")])
    #expect(found.map(\.answer) == ["Danube", "Rhine", "Elbe", "Danube"])
  }

  // MARK: What is no key

  @Test func aGridToFillInGivesNoAnswers() {
    let found = items([[(60, "Answers")], Self.letters] + (1...4).map { row($0, nil) })
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil && $0.options.count == 3 })
  }

  @Test func rowsOfLettersWithoutRingsGiveNoAnswers() {
    let rows = (1...4).map { number in
      [(x: 60, text: "\(number)"), (x: 120, text: "A"), (x: 160, text: "B"), (x: 200, text: "C")]
    }
    let found = items([[(60, "Answers")]] + rows)
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil && $0.options.map(\.text) == Self.rivers })
  }

  @Test func aRowWithTwoRingsGivesNoAnswer() {
    let text = "1|A|B|C\n2|A|B|C\n3|A|B|C"
    var lines = TypedLines.rows(text, column: 60)
    for line in lines.indices {
      for cell in line == 1 ? [1, 2] : [1] { lines[line].cells[cell].words[0].isRinged = true }
    }
    #expect(KeyGrids.written(lines).map(\.text) == ["1 A", "3 A"])
  }

  @Test func aTimetableWithPointsBelowLettersIsNoKey() {
    let table: [[(x: Int, text: String)]] =
      [
        [(60, "5. The trains 1 to 4 stop where there is a point. Which train stops at B?")],
        [(60, "Train"), (120, "A"), (160, "B"), (200, "C")],
      ] + [0, 1, 2, 0].enumerated().map { [(60, "\($0 + 1)"), (120 + 40 * $1, "•")] }
    let found = items(table)
    #expect(found.allSatisfy { $0.answer == nil })
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5"])
  }

  @Test func crossesInOneColumnOnlyAreLeftAsTheyStand() {
    let rows = [Self.letters] + (1...4).map { row($0, 1) }
    let lines = TypedLines.sheet(rows).lines
    #expect(KeyGrids.written(lines).map(\.text) == lines.map(\.text))
  }

  @Test func aRowWithTwoCrossesIsLeftOutOfTheKey() {
    let rows = [Self.letters, row(1, 0), row(2, 1) + [(200, "X")], row(3, 2), row(4, 0)]
    let lines = TypedLines.sheet(rows).lines
    #expect(KeyGrids.written(lines).map(\.text) == ["1 A", "3 C", "4 A"])
  }

  /// Six choices, and a grid in which the fourth row is as given.
  private func answers(fourth: [(x: Int, text: String)]) -> [String?] {
    let grid = [Self.letters, row(1, 0), row(2, 1), row(3, 2), fourth, row(5, 0), row(6, 2)]
    let more: [[(x: Int, text: String)]] = (5...6).flatMap { number in
      [[(x: 60, text: "\(number). Which flows through town number \(number)?")]]
        + zip("ABC", Self.rivers).map { [(x: 80, text: "\($0). \($1)")] }
    }
    return items(more + [[(60, "Answer key")]] + grid).map(\.answer)
  }

  @Test func aRowWithoutACrossGivesNoAnswerAndKeepsTheOthers() {
    let found = answers(fourth: [(60, "4")])
    #expect(found == ["Danube", "Rhine", "Elbe", nil, "Danube", "Elbe"])
  }

  @Test func theCrossItselfIsNoAnswerBehindARowWithTwo() {
    let found = answers(fourth: [(60, "4"), (120, "X"), (160, "X")])
    #expect(found.count == 6)
    #expect(!found.contains("X"))
  }

  // MARK: Letters at the left, numbers above

  private static let numbers = [(x: 120, text: "1"), (160, "2"), (200, "3"), (240, "4")]

  /// The row of a letter, with crosses below numbers.
  private func row(_ letter: String, below numbers: [Int], _ sign: String = "X") -> [(x: Int, text: String)] {
    [(x: 60, text: letter)] + numbers.map { (x: 80 + 40 * $0, text: sign) }
  }

  private func turned(_ crosses: [[Int]], sign: String = "X") -> [[(x: Int, text: String)]] {
    [Self.numbers] + zip(["A", "B", "C"], crosses).map { row($0, below: $1, sign) }
  }

  @Test(arguments: ["X", "✗", "●"])
  func theCrossBesideALetterAnswersTheQuestionWhoseNumberStandsAbove(sign: String) {
    let found = items([[(60, "Answer key")]] + turned([[1, 4], [2], [3]], sign: sign))
    #expect(found.map(\.answer) == ["Danube", "Rhine", "Elbe", "Danube"])
  }

  @Test func whatExplainsTheCrossIsNoAnswer() {
    let found = items(
      [[(60, "Answer key")]] + turned([[1], [2, 4], [3]]) + [[(60, "X = correct answer")]])
    #expect(found.map(\.answer) == ["Danube", "Rhine", "Elbe", "Rhine"])
    #expect(!found.keep("correct answer"))
  }

  @Test func aNumberWithoutACrossBelowItHasNoAnswer() {
    let lines = TypedLines.sheet(turned([[1], [2], [4]])).lines
    #expect(KeyGrids.written(lines).map(\.text) == ["1 A", "2 B", "4 C"])
  }

  @Test(arguments: [
    [[1, 4], [2], [2, 3]], [[1, 2, 3, 4], [], []], [[1], [2], []], [[1, 2, 3], [], [3, 4]],
  ])
  func aGridThatGivesNoOneLetterToEachNumberIsLeftAsItStands(crosses: [[Int]]) {
    let lines = TypedLines.sheet(turned(crosses)).lines
    #expect(KeyGrids.written(lines).map(\.text) == lines.map(\.text))
  }

  @Test func numbersThatDoNotCountOnHeadNoKey() {
    let lines = TypedLines.sheet(
      [[(120, "1"), (160, "2"), (200, "4"), (240, "8")]] + turned([[1, 4], [2], [3]]).dropFirst()
    ).lines
    #expect(KeyGrids.written(lines).map(\.text) == lines.map(\.text))
  }

  @Test func rowsOfWordsBelowNumbersAreNoKey() {
    let lines = TypedLines.sheet(
      [
        Self.numbers, row("A", below: [1, 4], "car"), row("B", below: [2], "bus"),
        row("C", below: [3], "tram"),
      ]
    ).lines
    #expect(KeyGrids.written(lines).map(\.text) == lines.map(\.text))
  }

  @Test(arguments: ["A)", "A.", "A"])
  func theLettersOfATurnedGridMayHaveAStop(first: String) {
    let stop = first.dropFirst()
    let rows = [Self.numbers] + zip("ABC", [[1, 4], [2], [3]]).map { row("\($0)\(stop)", below: $1) }
    #expect(KeyGrids.written(TypedLines.sheet(rows).lines).map(\.text) == ["1 A", "2 B", "3 C", "4 A"])
  }

  @Test(arguments: ["Item", "Nr.", "Question"])
  func aWordMayStandBeforeTheNumbersOfATurnedGrid(word: String) {
    let rows = [[(x: 60, text: word)] + Self.numbers] + turned([[1, 4], [2], [3]]).dropFirst()
    #expect(KeyGrids.written(TypedLines.sheet(rows).lines).map(\.text) == ["1 A", "2 B", "3 C", "4 A"])
  }

  @Test(arguments: ["9223372036854775807", "9223372036854775808"])
  func aNumberAsLargeAsANumberCanBeHeadsNoKey(number: String) {
    let head: [(x: Int, text: String)] = [(120, number), (240, "2"), (280, "3"), (320, "4")]
    let rows: [[(x: Int, text: String)]] = [
      head, [(60, "A"), (160, "X"), (320, "X")], [(60, "B"), (240, "X")], [(60, "C"), (280, "X")],
    ]
    let lines = TypedLines.sheet(rows).lines
    #expect(KeyGrids.written(lines).map(\.text) == lines.map(\.text))
  }

  // MARK: Several crosses in a row

  private func severalCrosses(below said: String) -> [String] {
    let rows: [[(x: Int, text: String)]] = [
      [(60, said)], Self.letters, row(1, 0) + [(200, "X")], row(2, 1), row(3, 2), row(4, 0),
    ]
    return KeyGrids.written(TypedLines.sheet(rows).lines).map(\.text)
  }

  @Test(arguments: [
    "Mark one or more answers for each question.", "Es sind eine oder mehrere Antworten richtig.",
    "Cochez une ou plusieurs cases.",
  ])
  func allCrossesOfARowAreItsAnswerWhereTheSheetSaysThatSeveralMayBeRight(said: String) {
    #expect(severalCrosses(below: said) == [said, "1 AC", "2 B", "3 C", "4 A"])
  }

  @Test(arguments: ["Mark one answer for each question.", "One or more"])
  func twoCrossesAreNoAnswerWhereTheSheetDoesNotSaySo(said: String) {
    #expect(severalCrosses(below: said) == [said, "2 B", "3 C", "4 A"])
  }
}
