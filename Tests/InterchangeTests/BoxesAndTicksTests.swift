import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Boxes to tick and ticks, beside and behind what they belong to.
@Suite struct BoxesAndTicksTests {
  private static let statements = ["Das Boot war teuer.", "Die Insel ist klein.", "Der Hafen ist voll."]

  @Test(arguments: [
    ("□ richtig □ falsch", "Lösungen", "1 richtig 2 falsch 3 richtig"),
    ("□ V □ F", "Soluzioni", "1. V 2. F 3. V"),
    ("□ ja □ nein", "Lösungen", "1 ja 2 nein 3 ja"),
  ])
  func aStatementStaysBeforeItsBoxesAndTheKeySaysWhatItIs(boxes: String, head: String, key: String) {
    let lines = Self.statements.enumerated().map { "\($0 + 1). \($1)|\(boxes)" }
    let found = TypedLines.items(
      "*Kreuze an.\n\(lines.joined(separator: "\n"))\n\n*\(head)\n\(key)", column: 280)
    #expect(found.map(\.question) == Self.statements)
    #expect(found.map(\.answer) == ["True", "False", "True"])
    #expect(found.map(\.kind) == [.trueFalse, .trueFalse, .trueFalse])
  }

  @Test func yesAndNoAnswerAQuestionAndAreNoVerdict() {
    let found = TypedLines.items(
      """
      1. Have you read the text?|□ yes □ no
      2. Did you talk about it?|□ yes □ no
      3. Do you like the end?|□ yes □ no
      """, column: 280)
    #expect(found.map(\.kind) == [.choice, .choice, .choice])
    #expect(found.map { $0.options.map(\.text) } == Array(repeating: ["yes", "no"], count: 3))
  }

  @Test func aTickBehindAnOptionIsTheAnswerAndNoSignOfIt() {
    let found = TypedLines.items(
      """
      1. What does HTML stand for?
        A) Hyper Transfer Mail
        B) High Text Machine
        C) Home Tool Markup
        D) HyperText Markup Language ✓
      2. Which of these is a browser?
        A) Excel ✗
        B) Firefox ✓
        C) Linux ✗
        D) Python ✗
      """)
    #expect(found.map(\.answer) == ["HyperText Markup Language", "Firefox"])
    #expect(found.map { $0.options.last?.text } == ["HyperText Markup Language", "Python"])
  }

  @Test func ticksBehindAllOptionsSayNothing() {
    let found = TypedLines.items(
      """
      1. Which of these do you need?
        A) ruler ✓
        B) pencil ✓
        C) rubber ✓
      2. Which of these are signs?
        A) plus ✓
        B) minus ✓
        C) times ✓
      """)
    #expect(found.map(\.answer) == [nil, nil])
  }

  @Test func lettersBehindBoxesNameTheOptions() {
    let found = TypedLines.items(
      """
      1. How many legs has an ant?
        □ A 4
        □ B 6
        □ C 8
      2. How many legs has a spider?
        □ A 4
        □ B 6
        □ C 8
      Answers: 1 B 2 C
      """)
    #expect(found.map { $0.options.map(\.label) } == [["A", "B", "C"], ["A", "B", "C"]])
    #expect(found.map(\.answer) == ["6", "8"])
  }

  @Test func anArticleBehindABoxIsNoLetter() {
    let found = TypedLines.items(
      """
      1. Which sentence is right?
        □ A dog barks.
        □ The dog bark.
        □ Dogs barks.
      2. Which sentence is wrong?
        □ A cat sleeps.
        □ Birds sings.
        □ Cows eat grass.
      """)
    #expect(found.map { $0.options.map(\.text).first } == ["A dog barks.", "A cat sleeps."])
  }

  @Test func boxesBelowTrueAndFalseJoinNothing() {
    let found = TypedLines.items(
      "*Exercise 1\n"
        + (1...3).map { "\($0). What do you bring to party \($0)?\n  A ☐ salad\n  B ☐ cake\n" }.joined()
        + "*Exercise 2\nTrue or false? Tick the right answer.\n | True | False\n"
        + "1. Marc is late. | ☐ | ☐\n2. Ann is ill. | ☐ | ☐\n3. Paul is old. | ☐ | ☐", column: 220)
    #expect(!found.contains { $0.kind == .matching || $0.options.contains { $0.text == "☐" } })
  }
}
