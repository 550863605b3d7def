import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Ends of one sentence behind letters, of which each asks for something.
struct EndAsPartTests {
  private func items(_ question: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      1. \(question)
      2. Find the mass of the star.
      3. Find the age of the star.
      4. Find the size of the star.
      """)
  }

  @Test func twoEndsOfASentenceThatAsksAreParts() {
    let found = items("A star is far. Find its distance (a) in parsecs. (b) in light-years.")
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2", "3", "4"])
    #expect(found.prefix(2).map(\.question) == ["in parsecs.", "in light-years."])
    #expect(found.prefix(2).allSatisfy { $0.stem == "A star is far. Find its distance" })
  }

  @Test func fourEndsAreOptions() {
    let found = items("Find its distance (a) in parsecs. (b) in light-years.\n(c) in miles. (d) in inches.")
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(
      found.first?.options.map(\.text) == ["in parsecs.", "in light-years.", "in miles.", "in inches."])
  }

  @Test(arguments: [
    "The colour of the star is (a) red and pale. (b) blue and bright.",
    "Find its distance (a) in parsecs and (b) in light-years.",
    "Find the star (see part (a) of the book.",
  ])
  func othersAreOneQuestion(question: String) {
    let found = items(question)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.first?.question == question)
  }
}
