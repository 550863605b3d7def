import Interchange
import PDFText
import Testing

/// Sheets that choose some questions of each part of a longer paper.
@Suite struct CountedOnTests {
  private static func sheet(_ heading: String, _ numbers: [Int]) -> String {
    """
    *Part one: metals

    1. Which metal rusts in moist air?
    2. Which metal is liquid in a warm room?
    3. Which metal is in brass beside copper?
    4. Which metal is in most coins?

    \(heading)

    \(numbers[0]). Which gas do plants take in?
    \(numbers[1]). Which gas burns with a pop?
    \(numbers[2]). Which gas is most of the air?
    """
  }

  @Test(arguments: [[6, 7, 8], [11, 12, 13], [21, 22, 23]])
  func belowAHeadingNumbersMayBeLeftOut(numbers: [Int]) {
    let found = TypedLines.items(Self.sheet("*Part two: gases", numbers))
    #expect(found.map(\.number) == ["1", "2", "3", "4"] + numbers.map(String.init))
    #expect(found.last?.question == "Which gas is most of the air?")
  }

  @Test func whereNoHeadingStandsAboveThemTheyAreNoQuestionsAndSomebodyHasToLook() {
    let found = TypedLines.items(Self.sheet("And gases", [11, 12, 13]))
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.last?.reviews.isEmpty == false)
  }
}
