import PDFText
import Testing

@testable import Interchange

/// Sentences that begin with a row of dots, which is room for a word.
struct LeadingDotTests {
  @Test func dotsThatASentenceBeginsWithAreAGap() {
    let found = TypedLines.items(
      """
      1. . . . . . . Montag will be a holiday.
      2. . . . . . . Freitag was a long day.
      3. ....... Sonntag is for sleep.
      """)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.question.hasPrefix("___ ") })
  }

  @Test func threeDotsThatASentenceBeginsWithAreNoGap() {
    let found = TypedLines.items(
      """
      1. . . . and then it rained. Who came?
      2. . . . and then it snowed. Who left?
      3. . . . and then it cleared. Who sang?
      """)
    #expect(!found.contains { $0.question.contains("___") })
  }
}
