import Interchange
import PDFText
import Testing

/// Passages whose gaps have their numbers behind them or before them.
@Suite struct GapNumberTests {
  private func items(_ gaps: [String]) -> [ExtractedItem] {
    TypedLines.items(
      """
      *The water cycle
      The water \(gaps[0]) moves through the air and the ground. First the sun heats the sea, and
      the water becomes \(gaps[1]) that nobody sees. Later it falls as \(gaps[2]) on the hills.
      1 A cycle|B circle|C wheel
      2 A ice|B vapour|C salt
      3 A sand|B rain|C wind

      Answers: 1 A 2 B 3 B
      """, column: 120)
  }

  @Test(arguments: [["____ (1)", "____ (2)", "____ (3)"], ["(1) ____", "(2) ____", "(3) ____"]])
  func theSentenceOfAGapIsAskedOnWhicheverSideItsNumberStands(gaps: [String]) {
    let found = items(gaps)
    #expect(found.map { $0.question.contains("___") } == [true, true, true])
    #expect(found.map { $0.question.contains("First the sun") } == [false, true, false])
    #expect(found.map(\.answer) == ["cycle", "vapour", "rain"])
  }

  @Test func aNumberBehindAWordIsNoGap() {
    let found = items(["____ (1)", "steam (2)", "____ (3)"])
    #expect(found.map(\.number) == ["1", "3"])
    #expect(found.map(\.question).last == "Later it falls as ____ (3) on the hills.")
  }

  // MARK: Numbers within their room

  @Test func aNumberWithinItsRoomIsThatOfItsGap() {
    let found = items(["____1____", "____2____", "____3____"])
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map { $0.question.contains("First the sun") } == [false, true, false])
    #expect(found.map(\.answer) == ["cycle", "vapour", "rain"])
  }

  /// A passage whose gaps count on from another part, without options.
  private func passage(_ gaps: [String]) -> [ExtractedItem] {
    TypedLines.items(
      """
      *Section B
      Read the passage and fill in the gaps.
      The water \(gaps[0]) moves through the air and the ground. First the sun heats the sea, and
      the water becomes \(gaps[1]) that nobody sees. Later it falls as \(gaps[2]) on the hills.
      """)
  }

  @Test func gapsMayCountOnFromAnotherPart() {
    let found = passage(["____26____", "____27____", "____28____"])
    #expect(found.map(\.number) == ["26", "27", "28"])
    #expect(found.allSatisfy { $0.kind == .cloze })
    #expect(found.last?.question == "Later it falls as ____28____ on the hills.")
  }

  @Test func roomsWithWordsInThemAreNoNumberedGaps() {
    let found = passage(["____cycle____", "____vapour____", "____rain____"])
    #expect(found.allSatisfy { $0.number == nil })
  }

  @Test func twoNumberedRoomsAreTooFewForAPassage() {
    let found = passage(["____26____", "____27____", "rain"])
    #expect(!found.contains { $0.number == "26" })
  }

  /// A passage of which the sentence with the first gap begins in a line that is set in.
  private func setIn(_ first: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      Read the passage and fill in the gaps.
          \(first)
      the ____26____ of the harbour and carry it to the market, where the cooks of the town are waiting
      for the ____27____ of the night. By noon the stalls are empty, and the last ____28____ is swept away.
      """)
  }

  @Test func aSentenceMayBeginInTheFirstLineOfAParagraphThatIsSetIn() {
    let found = setIn("Before the sun is up the fishermen of the island bring the catch over the old stones")
    #expect(found.map(\.number) == ["26", "27", "28"])
    #expect(found.first?.question.hasPrefix("Before the sun is up the fishermen") == true)
  }

  @Test func aShortLineThatIsSetInIsNoBeginningOfTheSentenceBelow() {
    let found = setIn("The fish market")
    #expect(found.map(\.number) == ["26", "27", "28"])
    #expect(found.first?.question.hasPrefix("the ____26____ of the harbour") == true)
  }
}
