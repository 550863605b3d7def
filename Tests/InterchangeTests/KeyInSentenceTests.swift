import Testing

@testable import Interchange

/// Keys that are told in sentences, or closed up.
struct KeyInSentenceTests {
  private static let statements = """
    Say whether the statements are true or false.
    1. Spiders have eight legs.
    2. Whales are fish.
    3. Bees make honey.
    4. Frogs have feathers.
    5. Bats can fly.
    """

  @Test func aSentenceThatNamesTheFalseOnesIsTheKey() {
    let found = TypedLines.items(
      Self.statements + "\n\nAnswers\nStatements 2 and 4 are false. All the others are true.")
    #expect(found.map(\.answer) == ["True", "False", "True", "False", "True"])
  }

  @Test func aSentenceThatNamesTheTrueOnesIsTheKey() {
    let found = TypedLines.items(
      Self.statements + "\n\nAnswers\nSentences 1, 3 and 5 are true, and the rest are false.")
    #expect(found.map(\.answer) == ["True", "False", "True", "False", "True"])
  }

  private static let choices = (1...4).map { row in
    """
    \(row). Which of these words is number \(row) in the list?
      A. apple
      B. pear
      C. plum
      D. quince
    """
  }.joined(separator: "\n")

  @Test(arguments: ["Answers\n", "*Key\n", "Key\n", ""])
  func numbersAndLettersClosedUpAreTheKey(head: String) {
    let found = TypedLines.items(Self.choices + "\n\n\(head)1C 2A 3D 4B")
    #expect(found.map(\.answer) == ["plum", "apple", "quince", "pear"])
    #expect(found.options(3) == ["apple", "pear", "plum", "quince"])
  }

  // MARK: What is no key

  @Test func aSentenceWithinAQuestionGivesNoAnswers() {
    let found = TypedLines.items(
      Self.statements + """

        6. Mia has read the statements above. This is what she wrote:
        Statements 2 and 4 are false. All the others are true.
        Is she right?
        """)
    #expect(found.allSatisfy { $0.answer == nil })
    #expect(found.keep("Statements 2 and 4 are false. All the others are true."))
  }

  @Test func aRiddleThatSupposesVerdictsGivesNoAnswers() {
    let found = TypedLines.items(
      """
      1. Anna has a dog.
      2. Ben has a cat.
      3. Carla has a bird.
      4. Whose animal is it?
      Statements 1 and 3 are true if the others are false.
      """)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func aSentenceWithoutTheOthersIsNoKey() {
    let lines = TypedLines.rows(Self.statements + "\nStatements 2 and 4 are false, as you have seen.")
    #expect(KeysInSentences.written(lines).map(\.text) == lines.map(\.text))
  }

  @Test func namesOfClassesInAQuestionAreNoKey() {
    let found = TypedLines.items(
      """
      1. How many classes does the school have?
      2. Which of the classes has won the race?
      1A 2B 3C 4D
      3. Which class has come last?
      4. Which class has not run?
      """)
    #expect(found.allSatisfy { $0.answer == nil })
    #expect(found.keep("1A 2B 3C 4D"))
  }

  @Test func closedUpNumbersThatDoNotCountOnAreLeft() {
    let lines = TypedLines.rows(Self.choices + "\n1C 2A 4D 3B")
    #expect(KeysInSentences.written(lines).map(\.text) == lines.map(\.text))
  }

  @Test func theShellsOfAnAtomAreNoKey() {
    let found = TypedLines.items(
      """
      1. What is an orbital?
      2. Which of these do not exist?
      1s 2p 3d 4f
      3. How many electrons are in a full shell?
      4. Which shell is filled last?
      """)
    #expect(found.allSatisfy { $0.answer == nil })
    #expect(found.keep("1s 2p 3d 4f"))
  }
}
