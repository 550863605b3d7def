import PDFText
import Testing

@testable import Interchange

/// Labels that are written together with what follows, or that nothing but room sets apart from it.
struct LabelWithoutRoomTests {
  @Test func romanNumeralsWrittenTogetherWithTheirWordsAreLabels() {
    let found = TypedLines.items(
      """
      1. Which statements are true of sailing ships at sea?
      i)Both have masts
      ii)Both have sails
      iii)Neither has wheels
      iv)Neither has wings
      2. Who steers the ship?
      """)
    #expect(found.map(\.number) == ["1", "2"])
    #expect(
      found.first?.options.map(\.text) == [
        "Both have masts", "Both have sails", "Neither has wheels", "Neither has wings",
      ])
  }

  @Test func capitalsOfOtherScriptsWrittenTogetherWithDigitsAreLabels() {
    let found = TypedLines.items(
      """
      1. Когда крестили Русь?
      А.900 году Б.988 году В.1054 году Г.1147 году
      2. Когда основали Москву?
      А.900 году Б.988 году В.1054 году Г.1147 году
      3. Когда родился Пётр?
      А.1600 году Б.1672 году В.1700 году Г.1725 году
      """)
    #expect(found.map { $0.options.compactMap(\.label) } == Array(repeating: ["А", "Б", "В", "Г"], count: 3))
    #expect(found.last?.options.map(\.text) == ["1600 году", "1672 году", "1700 году", "1725 году"])
  }

  @Test(arguments: ["v)Both have masts at sea", "А.900 году была зима", "He saw ii)Both at sea"])
  func aLabelWrittenTogetherWithItsWordThatNothingCountsOnFromIsNone(line: String) {
    let lines = arrange([TypedLines.page(TypedLines.lines("Of ships at sea\n" + line, column: 150))])[0].lines
    #expect(GluedLabels.apart(lines).map(\.text).last == line)
  }

  @Test(arguments: [1, 8])
  func numbersBeforeAnOpeningSignAreLabels(first: Int) {
    let asked = [
      "¿Quién es el capitán?", "¿Qué es un barco?", "¿Dónde está el puerto?", "¿Cuándo sale el tren?",
    ]
    let found = TypedLines.items(
      asked.enumerated().map { "\(first + $0.offset)\($0.element)" }.joined(separator: "\n"))
    #expect(found.map(\.number) == (first..<first + 4).map { String($0) })
    #expect(found.map(\.question) == asked)
  }

  private static let phrases = [
    "1 to make up a ______", "2 to let someone ______", "3 to go to bed ______", "4 to be at ______ often",
  ]

  @Test func fourNumbersWithoutAMarkBeforeSmallLettersAreLabels() {
    let found = TypedLines.items("*Complete the phrases.\n" + Self.phrases.joined(separator: "\n"))
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.first?.question == "to make up a ___")
  }

  @Test func threeNumbersWithoutAMarkMayBePartOfASentence() {
    #expect(
      TypedLines.items("*Complete the phrases.\n" + Self.phrases.dropLast().joined(separator: "\n")).isEmpty)
  }

  /// Whether the last of several lines has more room behind its first word than between others.
  private func isSetApart(_ lines: [String]) -> Bool {
    let page = TypedLines.page(TypedLines.lines(lines.joined(separator: "\n"), column: 150))
    guard let words = BareNumbers.setApart(arrange([page])[0].lines).last?.words else { return false }
    return words[1].gapBefore > words[2].gapBefore
  }

  @Test func oneInFiveIsNoEntry() {
    #expect(!isSetApart(["Of many people whom we asked", "1 in five has a dog at home"]))
    #expect(!isSetApart(["1 in five has a dog", "2 in ten have a cat", "3 in fifty have a horse"]))
    #expect(isSetApart(Self.phrases))
  }

  @Test func aNumberThatBeginsALineOfASentenceIsNoLabel() {
    let found = TypedLines.items(
      """
      *Reading
      The survey asked many people, and of these
      1 in five has a dog at home.
      The others keep other animals or none.
      1. Who keeps a dog?
      2. Who keeps a cat?
      3. Who keeps none?
      """)
    #expect(found.map(\.question) == ["Who keeps a dog?", "Who keeps a cat?", "Who keeps none?"])
  }

  @Test(arguments: ["1.", "1"])
  func endingsToMatchMayHaveLettersWithoutAMark(number: String) {
    let mark = number.dropFirst()
    let found = TypedLines.items(
      """
      *Match the beginnings with the endings.
      1\(mark) to invent|a on more employees
      2\(mark) to take|b a story for children
      3\(mark) to depend|c on the weather
      4\(mark) to fall|d in love with somebody
      """, column: 250)
    #expect(found.map(\.question) == ["to invent", "to take", "to depend", "to fall"])
    #expect(found.allSatisfy { $0.kind == .matching && $0.options.map(\.label) == ["a", "b", "c", "d"] })
    #expect(found.first?.options.first?.text == "on more employees")
  }

  @Test func aListBelowMayHaveLettersWithoutAMark() {
    let found = TypedLines.items(
      """
      Match each word with its definition. Write the letter on the line.
      1. sicken ____
      2. hasten ____
      3. loom ____
      4. cunning ____
      a to hurry; to speed something up
      b to appear threatening
      c cleverly deceitful; crafty
      d to disgust; to cause shock
      """)
    #expect(found.map(\.question) == ["sicken", "hasten", "loom", "cunning"])
    #expect(found.allSatisfy { $0.options.map(\.label) == ["a", "b", "c", "d"] })
  }
}
