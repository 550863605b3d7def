import PDFText
import Testing

@testable import Interchange

/// Entries of keys with the working first, and the right option with its letter and all of its words behind it.
struct OptionAtEndTests {
  private func items(_ key: [String], _ sign: String = ")") -> [ExtractedItem] {
    let questions = [
      ("How many teams of 11 can 220 pupils make?", ["11", "22", "20"]),
      ("What is half of 90?", ["40", "45", "50"]), ("What is 7 times 8?", ["56", "48", "63"]),
    ]
    let asked = questions.enumerated().map { place, question in
      "\(place + 1). \(question.0)\n"
        + zip(["A", "B", "C"], question.1).map { "  \($0)\(sign) \($1)" }.joined(separator: "\n")
    }
    let answers = key.enumerated().map { "\($0 + 1). \($1)" }
    return TypedLines.items((asked + ["", "*Answers"] + answers).joined(separator: "\n"))
  }

  @Test(arguments: [
    ["220 ÷ 11 = 20. C) 20", "90 ÷ 2 = 45. B) 45", "7 × 8 = 56. A) 56"],
    ["220 ÷ 11 = 20 (C) 20", "90 ÷ 2 = 45 (B) 45", "7 × 8 = 56 (A) 56"],
    ["Share 220 by 11. C. 20", "Share 90 by 2. B. 45", "A row of 7, eight times. A. 56"],
  ])
  func theOptionAtTheEndIsRightAndWhatIsBeforeItSaysWhy(key: [String]) {
    let found = items(key)
    #expect(found.map(\.answerLabels) == [["C"], ["B"], ["A"]])
    #expect(found.map(\.answer) == ["20", "45", "56"])
    #expect(found.allSatisfy { $0.details["explanation"] != nil })
  }

  @Test func theWorkingIsTheExplanation() {
    let found = items(["220 ÷ 11 = 20. C) 20", "90 ÷ 2 = 45. B) 45", "7 × 8 = 56. A) 56"])
    #expect(found.map { $0.details["explanation"] } == ["220 ÷ 11 = 20.", "90 ÷ 2 = 45.", "7 × 8 = 56."])
  }

  @Test func aLetterWithTheWordsOfAnotherOptionChoosesNothing() {
    let found = items(["220 ÷ 11 = 20. C) 22", "90 ÷ 2 = 45. B) 45", "7 × 8 = 56. A) 56"])
    #expect(found[0].answerLabels.isEmpty)
    #expect(found[0].answer == "220 ÷ 11 = 20. C) 22")
    #expect(found[1].answer == "45")
  }

  @Test func anOptionThatAnotherIsComparedWithIsNotChosen() {
    let found = items(
      ["C because it is more than A) 11", "B because it is less than C) 50", "A since it is more than B) 48"])
    #expect(found.map(\.answerLabels) == [["C"], ["B"], ["A"]])
  }
}
