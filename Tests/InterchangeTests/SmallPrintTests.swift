import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What stands at the end of a sheet or of each of its rounds, and is part of no question.
struct SmallPrintTests {
  private static let pairs = [
    ("Where do hedgehogs sleep in winter?", "They sleep below a heap of leaves."),
    ("When do they wake up?", "They wake up in spring."), ("Who may see them?", "Anyone with a lamp."),
    ("What do they eat?", "They eat snails and worms."),
  ]

  private func answers(_ line: String, size: Int = 8, gap: Int = 30) -> [String?] {
    found(line, size: size, gap: gap).map(\.answer)
  }

  /// Four questions with their answers, and a line below the last.
  private func found(_ line: String, size: Int = 8, gap: Int = 30) -> [ExtractedItem] {
    var page = TypedPage(1)
    for (row, pair) in Self.pairs.enumerated() {
      page.type("\(row + 1). \(pair.0)", x: 60, y: 100 + 30 * row)
      page.type("Answer: \(pair.1)", x: 60, y: 115 + 30 * row)
    }
    page.type(line, x: 60, y: 205 + gap, size: size)
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [
    "This sheet may be copied for schools by friends of the garden.",
    "Drawn by the children of the school in Hull, in the spring.",
    "Come and see the hedgehogs in our garden!",
  ])
  func smallPrintAtTheEndIsPartOfNoAnswer(line: String) {
    #expect(answers(line) == Self.pairs.map(\.1))
  }

  @Test func whatTheSmallPrintSaysIsNamedBesideTheLastItem() {
    let line = "This sheet may be copied for schools by friends of the garden."
    #expect(found(line).last?.leftOut == [line])
  }

  @Test func aLineOfTheSameSizeIsPartOfTheLastAnswer() {
    let line = "This sheet may be copied for schools by friends of the garden."
    #expect(answers(line, size: 10, gap: 15).last == "\(Self.pairs[3].1) \(line)")
  }

  @Test func smallPrintRightBelowTheLastAnswerIsPartOfIt() {
    let line = "They drink water in the night."
    #expect(answers(line, gap: 12).last == "\(Self.pairs[3].1) \(line)")
  }

  @Test func aKeyInSmallPrintIsRead() {
    var page = TypedPage(1)
    for (row, pair) in Self.pairs.enumerated() {
      page.type("\(row + 1). \(pair.0)", x: 60, y: 100 + 45 * row)
      page.type("A. nobody does", x: 80, y: 115 + 45 * row)
      page.type("B. all of them do", x: 80, y: 130 + 45 * row)
    }
    page.type("Answers: 1 A, 2 B, 3 B, 4 A.", x: 60, y: 310, size: 8)
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.answerLabels) == [["A"], ["B"], ["B"], ["A"]])
  }

  private static let refrain = "Please hand in your answers now."
  private static let rounds = [
    ["Which river flows through Paris?", "Which river flows through Rome?"],
    ["Which bird swims?", "Which bird is black?"], ["Which tree has needles?", "Which tree bears acorns?"],
  ]

  /// The items of some rounds, each with a heading above it and a sentence below it.
  private func items(_ sentences: [String]) -> [ExtractedItem] {
    var page = TypedPage(1)
    var y = 100
    for (round, sentence) in zip(Self.rounds, sentences) {
      page.type("A round of questions", x: 60, y: y, size: 14, font: "Serif-Bold")
      for (row, question) in round.enumerated() {
        page.type("\(row + 1). \(question)", x: 60, y: y + 20 + 15 * row)
      }
      page.type(sentence, x: 60, y: y + 50)
      y += 75
    }
    return extract([PageText(page.dump)]).items
  }

  @Test func aSentenceBelowEachOfThreeRoundsIsPartOfNoQuestion() {
    let found = items([Self.refrain, Self.refrain, Self.refrain])
    #expect(found.map(\.question) == Array(Self.rounds.joined()))
    #expect(found.allSatisfy { $0.leftOut.isEmpty })
  }

  @Test func aTaskBelowEachOfThreeRoundsIsKept() {
    let task = "Give a reason for each of your answers."
    let found = items([task, task, task])
    #expect(found.contains { ($0.question + $0.leftOut.joined()).contains(task) })
  }

  @Test(arguments: [[refrain, refrain], [refrain, refrain, "Please write your names on the sheet."]])
  func aSentenceBelowTwoRoundsIsKept(sentences: [String]) {
    let found = items(sentences)
    #expect(found.count == 2 * sentences.count)
    #expect(found.flatMap(\.leftOut) == sentences)
  }
}
