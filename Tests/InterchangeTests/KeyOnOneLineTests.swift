import PDFText
import Testing

@testable import Interchange

/// Keys that have all sections of a paper on one line: "KEY A 1 have lived 2 moved B 1 for 2 since 3 yet".
struct KeyOnOneLineTests {
  private static let verbs =
    "*A   Put the verb in the right form.\n1. I (live) here for years.\n2. They (move) to Leeds."
  private static let thirdVerb = "\n3. You (win) a prize."
  private static let words = """
    *B   Fill in for, since or yet.
    1. We have been here ___ a week.
    2. She has worked ___ March.
    3. He has not called ___.
    """
  private static let opposites = "*C   Write the opposite.\n1. hot\n2. dry\n3. old"

  private func answers(_ sections: [String], _ key: String) -> [String?] {
    TypedLines.items((sections + ["", key]).joined(separator: "\n")).map(\.answer)
  }

  @Test(arguments: ["KEY", "ANSWERS", "Key:"])
  func theLetterBehindTheOneBeforeBeginsASection(head: String) {
    #expect(
      answers(
        [Self.verbs + Self.thirdVerb, Self.words],
        head + " A 1 have lived 2 moved 3 won B 1 for 2 since 3 yet")
        == ["have lived", "moved", "won", "for", "since", "yet"])
  }

  @Test func aSectionMayHaveTwoQuestions() {
    #expect(
      answers([Self.verbs, Self.words], "KEY A 1 have lived 2 moved B 1 for 2 since 3 yet")
        == ["have lived", "moved", "for", "since", "yet"])
  }

  @Test func threeSectionsAreToldApart() {
    #expect(
      answers(
        [Self.verbs + Self.thirdVerb, Self.words, Self.opposites],
        "KEY A 1 lived 2 moved 3 won B 1 for 2 since 3 yet C 1 cold 2 wet 3 young")
        == ["lived", "moved", "won", "for", "since", "yet", "cold", "wet", "young"])
  }

  @Test func theKeyMayGoOnInTheNextLine() {
    #expect(
      answers(
        [Self.verbs + Self.thirdVerb, Self.words], "KEY A 1 have lived 2 moved 3 won\nB 1 for 2 since 3 yet")
        == ["have lived", "moved", "won", "for", "since", "yet"])
  }

  @Test func aLetterThatIsAnAnswerBeginsNoSection() {
    #expect(
      answers(
        [
          "*A   Name it.\n1. Which vitamin is in oranges?\n2. Which vitamin is in yeast?\n3. Which vitamin is in carrots?",
          Self.words,
        ], "KEY A 1 vitamin C 2 vitamin B 3 vitamin A B 1 for 2 since 3 yet")
        == ["vitamin C", "vitamin B", "vitamin A", "for", "since", "yet"])
  }

  @Test func aNumberWithinAnAnswerLeavesOtherSectionsAlone() {
    let found = answers(
      [
        "*A   Answer.\n1. How long did it take?\n2. How long will it take?\n3. How long has it taken?",
        Self.words,
      ], "KEY A 1 about 5 days 2 an hour 3 a week B 1 for 2 since 3 yet")
    #expect(found.suffix(3) == ["for", "since", "yet"])
  }
}
