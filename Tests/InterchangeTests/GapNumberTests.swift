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
}
