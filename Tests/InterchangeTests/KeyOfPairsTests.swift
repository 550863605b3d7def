import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Keys that only their pairs of numbers and letters tell, whatever the words before them say.
struct KeyOfPairsTests {
  private static let questions = [
    ("Which planet is nearest to the sun?", "Venus", "Mars", "Mercury"),
    ("Which planet has rings that can be seen?", "Mars", "Saturn", "Venus"),
    ("Which planet is red?", "Mars", "Saturn", "Venus"),
    ("Which planet is the largest?", "Mars", "Saturn", "Jupiter"),
    ("Which planet is the hottest?", "Mars", "Venus", "Jupiter"),
  ]

  /// The items of five questions with options, and lines below them.
  private func items(_ lines: String...) -> [ExtractedItem] {
    let questions = Self.questions.enumerated().flatMap { place, asked in
      ["\(place + 1). \(asked.0)", "A. \(asked.1)", "B. \(asked.2)", "C. \(asked.3)"]
    }
    return TypedLines.items((questions + [""] + lines).joined(separator: "\n"))
  }

  @Test(arguments: [
    "Klucz dla nauczyciela: 1–C, 2–B, 3–A, 4–C, 5–B", "Für die Hand der Lehrkraft: 1C 2B 3A 4C 5B",
    "Na lærar: 1. C, 2. B, 3. A, 4. C, 5. B", "Dla sprawdzających: 1-C; 2-B; 3-A; 4-C; 5-B",
    "Rätt svarat blir så: 1 = C, 2 = B, 3 = A, 4 = C, 5 = B",
  ])
  func fivePairsBehindAColonAreTheKey(line: String) {
    let found = items(line)
    #expect(found.map(\.answerLabels) == [["C"], ["B"], ["A"], ["C"], ["B"]])
    #expect(found.last?.options.map(\.text) == ["Mars", "Venus", "Jupiter"])
  }

  @Test func thePairsMayGoOnInTheNextLine() {
    let found = items("Klucz dla nauczyciela: 1–C, 2–B, 3–A,", "4–C, 5–B")
    #expect(found.map(\.answerLabels) == [["C"], ["B"], ["A"], ["C"], ["B"]])
  }

  @Test func twoSuchLinesNameExercisesAndAreNoKey() {
    let found = items("Blatt eins: 1–C, 2–B, 3–A, 4–C, 5–B", "Blatt zwei: 1–A, 2–B, 3–A, 4–B, 5–B")
    #expect(found.count == 5)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test(arguments: [
    "Klucz dla nauczyciela: 1–C, 2–B, 3–A", "Klucz dla nauczyciela: 1–C, 2–B, 4–A, 5–C, 6–B",
    "Klucz dla nauczyciela: 1–Cat, 2–Boat, 3–Ape, 4–Cow, 5–Bee",
    "Klucz dla nauczyciela 1–C, 2–B, 3–A, 4–C, 5–B",
  ])
  func otherLinesAreNoKey(line: String) {
    let found = items(line)
    #expect(found.count == 5)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  /// The items of a paper whose marks add up to its total, with a line below it.
  private func marked(_ line: String) -> [ExtractedItem] {
    let questions = Self.questions.enumerated().flatMap { place, asked in
      ["\(place + 1). \(asked.0) [1]", "A. \(asked.1)", "B. \(asked.2)", "C. \(asked.3)"]
    }
    return TypedLines.items((questions + [line, "[Total: 5]"]).joined(separator: "\n"))
  }

  @Test func whereAKeyMayBeUnreadNothingIsSure() {
    let found = marked("Klucz dla nauczyciela 1–C, 2–B, 3–A, 4–C, 5–B")
    #expect(found.count == 5)
    #expect(found.allSatisfy { $0.answer == nil && $0.confidence < 0.9 })
  }

  @Test func pairsWithinATextThatCountFromOneAreToldFromOthers() {
    #expect(KeysOfPairs.areWithin("tulipan Klucz 1–C, 2–D, 3–B, 4–C"))
    #expect(KeysOfPairs.areWithin("Answers 1 C 2 D 3 B 4 C"))
    #expect(!KeysOfPairs.areWithin("1–C, 2–D, 3–B"))
    #expect(!KeysOfPairs.areWithin("2 A of 3 V at 4 K and 5 J"))
  }
}
