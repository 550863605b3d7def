import PDFText
import Testing

@testable import Interchange

/// Scoring guidelines that say each part again with its capital, "A) Define … (1 point)".
struct SchemeCapitalTests {
  private func items(_ paper: String, _ scheme: String) -> [ExtractedItem] {
    func pages(_ text: String) -> [PageText] { [TypedLines.page(TypedLines.lines(text, column: 150))] }
    return extract(pages(paper), answers: pages(scheme), answerFile: "scheme.pdf").items
  }

  private static let paper = """
    1. A baker pays more for flour each year.
    A. Define inflation.
    B. Describe two things the baker can do.
    2. A fisher catches fewer fish each year.
    A. Define overfishing.
    B. Describe two things the state can do.
    """

  @Test func eachPartIsAnsweredByWhatStandsBelowItInTheScheme() {
    let found = items(
      Self.paper,
      """
      *Scoring Guidelines
      Question 1
      A. Define inflation. (1 point)
      Prices rise everywhere for a long time.
      B. Describe two things the baker can do. (2 points)
      Sell fewer kinds of bread, and raise prices.
      Question 2
      A. Define overfishing. (1 point)
      More fish are caught than are born.
      B. Describe two things the state can do. (2 points)
      Set a limit on catches, and close the sea in spring.
      """)
    #expect(found.map(\.number) == ["1(A)", "1(B)", "2(A)", "2(B)"])
    #expect(
      found.map(\.answer) == [
        "Prices rise everywhere for a long time.", "Sell fewer kinds of bread, and raise prices.",
        "More fish are caught than are born.", "Set a limit on catches, and close the sea in spring.",
      ])
    #expect(found.map(\.marks) == [1, 2, 1, 2])
  }

  @Test func whatThePointsAreForIsNoAnswer() {
    let found = items(
      Self.paper,
      """
      *Scoring Guidelines
      Question 1
      A. Define inflation. (1 point)
      Prices rise everywhere for a long time.
      B. Describe two things the baker can do. (2 points)
      One point for each of any two of the following:
      • Sell fewer kinds of bread.
      • Raise prices.
      • Make smaller loaves.
      Question 2
      A. Define overfishing. (1 point)
      More fish are caught than are born.
      B. Describe two things the state can do. (2 points)
      One point for each of any two of the following:
      • Set a limit on catches.
      • Close the sea in spring.
      """)
    #expect(found[1].answer == "Sell fewer kinds of bread.\nRaise prices.\nMake smaller loaves.")
    #expect(found[3].answer == "Set a limit on catches.\nClose the sea in spring.")
    #expect(found.map(\.marks) == [1, 2, 1, 2])
  }

  @Test func capitalsBeforeOptionsArePartsOfNothing() {
    let found = items(
      """
      1. What do you do when the bell rings?
      A. Leave the room by the nearest door.
      B. Write down your name.
      C. Call your friends.
      2. What do you do when you smell gas?
      A. Light a match.
      B. Open the windows.
      C. Draw the curtains.
      """,
      """
      *Mark scheme
      1. What do you do when the bell rings?
      A. Leave the room by the nearest door. (1 mark)
      2. What do you do when you smell gas?
      B. Open the windows. (1 mark)
      """)
    #expect(found.map(\.number) == ["1", "2"])
    #expect(found.map(\.answerLabels) == [["A"], ["B"]])
  }

  @Test func aCapitalAloneIsTheLetterOfAnOption() {
    let found = items(
      """
      1. Which bird cannot fly?
      A. heron
      B. penguin
      C. stork
      2. Which bird sings at night?
      A. nightingale
      B. gull
      C. swan
      """, "*Mark scheme\n1. B (1 mark)\n2. A (1 mark)")
    #expect(found.map(\.answer) == ["penguin", "nightingale"])
  }
}
