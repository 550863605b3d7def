import Testing

@testable import Interchange

/// Options without letters of which a tick, a star or a word beside them tells the right one.
struct TickedRunTests {
  private static let asked = [
    "Which planet has rings?", "Which planet is red?", "Which planet is the largest?",
  ]
  private static let planets = [
    ["Mercury", "Saturn", "Venus"], ["Mars", "Neptune", "Earth"], ["Venus", "Mercury", "Jupiter"],
  ]
  private static let right = ["Saturn", "Mars", "Jupiter"]

  /// A quiz of which each option is written in a way that depends on whether it is right.
  private func sheet(_ written: (_ option: String, _ isRight: Bool) -> String) -> String {
    zip(Self.asked, Self.planets).enumerated().map { row, question in
      let options = question.1.map { "  " + written($0, $0 == Self.right[row]) }
      return (["\(row + 1). \(question.0)"] + options).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test(arguments: ["✓", "✔", "√", "✅"])
  func aTickBehindAnOptionTellsTheRightOne(tick: String) {
    let found = TypedLines.items(sheet { $1 ? "\($0) \(tick)" : $0 })
    #expect(found.map(\.answer) == Self.right)
    #expect(found.map { $0.options.map(\.text) } == Self.planets)
    #expect(found.map(\.question) == Self.asked)
  }

  @Test func aStarBehindAnOptionTellsTheRightOne() {
    let found = TypedLines.items(sheet { $1 ? "the planet \($0)*" : "the planet \($0)" })
    #expect(found.map(\.answer) == Self.right.map { "the planet \($0)" })
    #expect(found.allSatisfy { $0.options.count == 3 && !$0.options.contains { $0.text.contains("*") } })
  }

  @Test func aTickAmongCrossesTellsTheRightOne() {
    let found = TypedLines.items(sheet { $1 ? "\($0)|✓" : "\($0)|✗" }, column: 200)
    #expect(found.map(\.answer) == Self.right)
    #expect(found.map { $0.options.map(\.text) } == Self.planets)
  }

  @Test func howManyGaveAnAnswerIsNoPartOfIt() {
    let found = TypedLines.items(sheet { $1 ? "\($0)|✓|19" : "\($0)|✗|4" }, column: 150)
    #expect(found.map(\.answer) == Self.right)
    #expect(found.map { $0.options.map(\.text) } == Self.planets)
  }

  @Test func rightOptionsThatAreAllTheSecondOnesAreRight() {
    let found = TypedLines.items(
      (1...5).map {
        "\($0). Which word is number \($0) in the list?\n  first \($0)\n  second \($0) ✓\n  third \($0)"
      }
      .joined(separator: "\n"))
    #expect(found.map(\.answer) == (1...5).map { "second \($0)" })
  }

  // MARK: What is no answer

  @Test func aStarThatAFootnoteExplainsIsNoAnswer() {
    let found = TypedLines.items(
      sheet { $1 ? "the planet \($0)*" : "the planet \($0)" } + "\n\n** seen with the naked eye")
    #expect(found.allSatisfy { $0.answer == nil })
    #expect(found.count == 3)
  }

  @Test func whatALearnerTickedIsNotRightWhereTheSheetSaysAnother() {
    let text = zip(Self.asked, Self.planets).enumerated().map { row, question in
      let wrong = question.1.first { $0 != Self.right[row] }
      let options = question.1.map { "  " + ($0 == wrong ? "\($0) ✓" : $0) }
      return (["\(row + 1). \(question.0)"] + options + ["Correct answer: \(Self.right[row])"])
        .joined(separator: "\n")
    }.joined(separator: "\n")
    let found = TypedLines.items(text)
    for (item, right) in zip(found, Self.right) {
      #expect(item.answer == nil || item.answer == right, "\(item.answer ?? "")")
    }
    #expect(found.count == 3)
  }

  @Test func twoTicksOfFourGiveNoSingleAnswer() {
    let found = TypedLines.items(
      (1...4).map { row in
        """
        \(row). Which of these were seen on day \(row)?
          herons ✓
          storks
          gulls ✓
          terns
        """
      }.joined(separator: "\n"))
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil || $0.answer == "herons\ngulls" })
  }

  @Test func aListOfTasksDoneIsNoQuiz() {
    let found = TypedLines.items(
      """
      *What is left to do before the trip
      Monday:
        pack the tent ✓
        buy some gas
        print the map
      Tuesday:
        call the hut
        charge the lamp ✓
        fill the bottles
      Wednesday:
        find the keys
        wax the boots
        pay for the bus ✓
      """)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func tablesOfWhatWasSeenAreNoOptions() {
    let found = TypedLines.items(
      (1...3).map { row in
        """
        \(row). Describe what the pupils of group \(row) found out about metals and wood.
          copper|✓
          wood|✗
          iron|✓
        """
      }.joined(separator: "\n"), column: 200)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func starsOfHardQuestionsAreNoAnswers() {
    let text = """
      1. Draw the graph of the function.
      2. Find its slope at the origin.*
      3. Find where it is highest.
      4. Show that it is odd.*
      5. Find the area below it.
      6. Prove that it has no other roots.*
      Questions with a star are harder.
      """
    #expect(TickedRuns.boxed(TypedLines.rows(text)).map(\.text) == TypedLines.rows(text).map(\.text))
    #expect(TypedLines.items(text).allSatisfy { $0.answer == nil && $0.options.isEmpty })
  }

  @Test func twoQuestionsWithTicksAreTooFew() {
    let text = sheet { $1 ? "\($0) ✓" : $0 }.split(separator: "\n").prefix(8).joined(separator: "\n")
    #expect(TickedRuns.boxed(TypedLines.rows(text)).map(\.text) == TypedLines.rows(text).map(\.text))
  }

  @Test func aCheckOfARecipeKeepsItsWords() {
    // Each step ends with a star for a note at the foot; nothing is asked.
    let text = """
      *Bread with seeds
      Mix the flour with water*
      Let it rest for an hour
      Fold it three times
      Bake it until it is brown*
      Let it cool on a rack
      Eat it on the same day*
      * ask a grown-up to help
      """
    #expect(TypedLines.items(text).allSatisfy { $0.answer == nil })
    #expect(TickedRuns.boxed(TypedLines.rows(text)).map(\.text) == TypedLines.rows(text).map(\.text))
  }

  @Test(arguments: ["", "1. "])
  func starsOfQuestionsThatHaveToBeAnsweredAreNoAnswers(label: String) {
    // Forms on the web mark them so.
    let text = (1...6).map { row in
      let planets = Self.planets[row % 3].map { "○ \($0)" }
      return (["\(label)Which planet has number \(row)? *", "Mark only one oval."] + planets).joined(
        separator: "\n")
    }.joined(separator: "\n")
    let lines = TypedLines.rows("*Planets\n" + text)
    #expect(TickedRuns.boxed(lines).map(\.text) == lines.map(\.text))
  }

  @Test func starsOfFieldsThatHaveToBeFilledInAreNoAnswers() {
    let lines = TypedLines.rows(
      """
      *Please tell us
      Your name *
      Your class
      What do you want to learn?
      Your town *
      Your street
      When do you have time?
      Your school *
      Your teacher
      """)
    #expect(TickedRuns.boxed(lines).map(\.text) == lines.map(\.text))
  }

  @Test func trueAndFalseWithATickAreVerdicts() {
    let found = TypedLines.items(
      """
      1. Ice floats on water.
        True ✓
        False
      2. Whales are fish.
        True
        False ✓
      3. Spiders have eight legs.
        True ✓
        False
      """)
    #expect(found.map(\.answer) == ["True", "False", "True"])
  }

  @Test func marksAboveOptionsAreNotLost() {
    let text = sheet { $1 ? "\($0) ✓" : $0 }.replacing("?\n", with: "?\n  Select one:|1 point\n")
    let found = TypedLines.items(text, column: 200)
    #expect(found.map(\.answer) == Self.right)
    #expect(found.map(\.marks) == [1, 1, 1])
  }

}
