import PDFText
import Testing

@testable import Interchange

/// Keys with a column for each round of a quiz.
struct KeyByRoundTests {
  /// A key with the names of its rounds above the columns of the answers.
  private func key(_ names: [String], _ rows: [[String]]) -> [TextLine] {
    var cells = [names.enumerated().map { (x: 100 + 120 * $0.offset, text: $0.element) }]
    for (row, answers) in rows.enumerated() {
      cells.append(
        [(x: 60, text: "\(row + 1)")]
          + answers.enumerated().filter { !$0.element.isEmpty }
          .map { (x: 100 + 120 * $0.offset, text: $0.element) })
    }
    return TypedLines.sheet(cells).lines
  }

  private static let rows = [
    ["Oslo", "Saturn", "oboe"], ["Lima", "Mars", "lute"], ["Quito", "Venus", "viola"],
  ]

  @Test(arguments: ["Round", "Runde", "Ronde"])
  func theAnswersOfEachRoundStandBelowItsName(name: String) {
    let found = KeysByRound.written(key(["\(name) 1", "\(name) 2", "\(name) 3"], Self.rows))
    #expect(
      found.map(\.text) == [
        "\(name) 1", "1 Oslo", "2 Lima", "3 Quito", "\(name) 2", "1 Saturn", "2 Mars", "3 Venus",
        "\(name) 3", "1 oboe", "2 lute", "3 viola",
      ])
  }

  @Test func aRoundMayHaveFewerQuestionsThanTheOthers() {
    let rows = Self.rows + [["Accra", "", "harp"]]
    let found = KeysByRound.written(key(["Round 1", "Round 2", "Round 3"], rows)).map(\.text)
    #expect(found.prefix(5) == ["Round 1", "1 Oslo", "2 Lima", "3 Quito", "4 Accra"])
    #expect(found.dropFirst(5).prefix(5) == ["Round 2", "1 Saturn", "2 Mars", "3 Venus", "Round 3"])
    #expect(found.last == "4 harp")
  }

  @Test func anAnswerMayGoOnBelowItsRow() {
    let lines = TypedLines.sheet([
      [(x: 100, text: "Round 1"), (x: 220, text: "Round 2")],
      [(x: 60, text: "1"), (x: 100, text: "Oslo"), (x: 220, text: "Saturn")],
      [(x: 60, text: "2"), (x: 100, text: "Lima"), (x: 220, text: "Mars and")], [(x: 220, text: "its moons")],
      [(x: 60, text: "3"), (x: 100, text: "Quito"), (x: 220, text: "Venus")],
    ]).lines
    #expect(
      KeysByRound.written(lines).map(\.text) == [
        "Round 1", "1 Oslo", "2 Lima", "3 Quito", "Round 2", "1 Saturn", "2 Mars and its moons", "3 Venus",
      ])
  }

  @Test func eachRoundOfAQuizHasItsOwnAnswers() {
    let questions = [
      ["capital of Norway", "capital of Peru", "capital of Ecuador"],
      ["planet with rings", "red planet", "hottest planet"],
    ]
    var cells: [[(x: Int, text: String)]] = []
    for (round, asked) in questions.enumerated() {
      cells.append([(x: 60, text: "Round \(round + 1)")])
      for (row, text) in asked.enumerated() {
        cells.append([(x: 60, text: "\(row + 1). What is the name of the \(text)?")])
      }
    }
    cells += [[], [(x: 60, text: "Answers")], [(x: 100, text: "Round 1"), (x: 220, text: "Round 2")]]
    for row in 0..<3 {
      cells.append([
        (x: 60, text: "\(row + 1)"), (x: 100, text: Self.rows[row][0]), (x: 220, text: Self.rows[row][1]),
      ])
    }
    let found = extract([TypedLines.sheet(cells)]).items
    #expect(found.map(\.answer) == ["Oslo", "Lima", "Quito", "Saturn", "Mars", "Venus"])
  }

  // MARK: What is none of it

  @Test(arguments: [
    ["Round 1", "Round 3", "Round 4"], ["Round 1", "Group 2", "Round 3"], ["Team A", "Team B", "Team C"],
    ["Cities", "Planets", "Music"],
  ])
  func columnsWhoseNamesDoNotCountStay(names: [String]) {
    let lines = key(names, Self.rows)
    #expect(KeysByRound.written(lines).map(\.text) == lines.map(\.text))
  }

  @Test func twoRowsAreTooFewToTell() {
    let lines = key(["Round 1", "Round 2", "Round 3"], Array(Self.rows.prefix(2)))
    #expect(KeysByRound.written(lines).map(\.text) == lines.map(\.text))
  }

  @Test func rowsWithNumbersInEachColumnStay() {
    let rows: [[(x: Int, text: String)]] = [[(x: 60, text: "Round 1"), (x: 260, text: "Round 2")]]
    let lines = TypedLines.sheet(
      rows
        + Self.rows.enumerated().map { place, row in
          [
            (x: 60, text: "\(place + 1)"), (x: 80, text: row[0]), (x: 260, text: "\(place + 1)"),
            (x: 280, text: row[1]),
          ]
        }
    ).lines
    #expect(KeysByRound.written(lines).map(\.text) == lines.map(\.text))
  }

  // MARK: Rounds with titles

  @Test(arguments: [
    ["Round 1 – Cities", "Round 2 – Planets", "Round 3 – Music"],
    ["Round 1: Cities", "Round 2: Sky", "Round 3: Music"],
    ["Round 1 - Cities", "Round 2 - The sky", "Round 3 - Music"],
    ["Round 1 | A", "Round 2 | B", "Round 3 | C"],
  ])
  func aRoundMayHaveATitleBehindItsNumber(names: [String]) {
    let found = KeysByRound.written(key(names, Self.rows)).map(\.text)
    #expect(
      found == [
        names[0], "1 Oslo", "2 Lima", "3 Quito", names[1], "1 Saturn", "2 Mars", "3 Venus", names[2],
        "1 oboe",
        "2 lute", "3 viola",
      ])
  }

  @Test func roundsWithTitlesHaveTheirOwnAnswers() {
    let names = ["Round 1 – Cities", "Round 2 – Planets"]
    let questions = [
      ["capital of Norway", "capital of Peru", "capital of Ecuador"],
      ["planet with rings", "red planet", "hottest planet"],
    ]
    var cells: [[(x: Int, text: String)]] = []
    for (name, asked) in zip(names, questions) {
      cells.append([(x: 60, text: name)])
      for (row, text) in asked.enumerated() {
        cells.append([(x: 60, text: "\(row + 1). What is the name of the \(text)?")])
      }
    }
    cells += [[], [(x: 60, text: "Answers")], [(x: 100, text: names[0]), (x: 220, text: names[1])]]
    for row in 0..<3 {
      cells.append([
        (x: 60, text: "\(row + 1)"), (x: 100, text: Self.rows[row][0]), (x: 220, text: Self.rows[row][1]),
      ])
    }
    let found = extract([TypedLines.sheet(cells)]).items
    #expect(found.map(\.answer) == ["Oslo", "Lima", "Quito", "Saturn", "Mars", "Venus"])
  }

  @Test(arguments: [
    ["Round 1 – Cities", "Round 3 – Planets", "Round 4 – Music"],
    ["Round 1 – Cities", "Group 2 – Planets", "Round 3 – Music"],
    ["Round 1 of 3", "Round 2 of 3", "Round 3 of 3"], ["Room 1 is red", "Room 2 is red", "Room 3 is red"],
  ])
  func columnsWithOtherTitlesStay(names: [String]) {
    let lines = key(names, Self.rows)
    #expect(KeysByRound.written(lines).map(\.text) == lines.map(\.text))
  }
}
