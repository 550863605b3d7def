import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Letters before notes in schemes that do not say what they stand for, and labels with several letters in a row.
struct SchemeLetterTests {
  /// The entries of a scheme of two questions, with semicolons behind so many points, and a note below the first two.
  private func items(_ note: String, points: Int) -> [ExtractedItem] {
    let rows = [
      ("1 (a)|", "algae live in the coral"), (" |", "they make sugar"), ("", note),
      ("1 (b)|", "the water is warm"), (" |", "the sun is strong"), ("2 (a)|", "plants take in air"),
      (" |", "they give off oxygen"),
    ]
    var left = points
    let lines = rows.map { row in
      if row.0.isEmpty { return " |\(row.1)" }
      left -= 1
      return "\(row.0)\(row.1)\(left >= 0 ? ";" : "")"
    }
    return TypedLines.items((["*Mark Scheme"] + lines).joined(separator: "\n"))
  }

  @Test func anABelowPointsWithSemicolonsAccepts() {
    let found = items("A symbiotic algae", points: 6)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)"])
    #expect(found.first?.answer == "algae live in the coral\nthey make sugar")
    #expect(found.first?.accepted == ["symbiotic algae"])
  }

  @Test func anRBelowPointsWithSemicolonsRejects() {
    let found = items("R other animals", points: 6)
    #expect(found.first?.answer == "algae live in the coral\nthey make sugar")
    #expect(found.first?.accepted.isEmpty == true)
  }

  @Test(arguments: [("A symbiotic algae", 2), ("A Symbiotic algae", 6)])
  func otherLinesThatBeginWithAnAAreAnswers(note: String, points: Int) {
    let found = items(note, points: points)
    #expect(found.first?.answer?.hasSuffix(note) == true)
    #expect(found.first?.accepted.isEmpty == true)
  }

  /// The entries of a table of answers with some heads.
  private func items(_ heads: [String], _ labels: [String]) -> [ExtractedItem] {
    var page = TypedPage(1)
    for (place, head) in heads.enumerated() {
      page.type(head, x: [60, 120, 480][place], y: 100, font: "Serif-Bold")
    }
    for (row, label) in labels.enumerated() {
      page.type(label, x: 60, y: 120 + 20 * row)
      page.type(
        "seeds that fly in wind \(["east", "west", "north", "south", "high"][row])", x: 120, y: 120 + 20 * row
      )
      page.type("\(row + 1)", x: 480, y: 120 + 20 * row)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [["Qn", "Answer", "Marks"], ["Qns", "Answers", "Mark"], ["Qs", "Answer", "Marks"]])
  func aLetterAndANumeralBehindANumberAreTwoParts(heads: [String]) {
    let found = items(heads, ["1a", "1b", "2a", "2bi", "2bii"])
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2(a)", "2(b)(i)", "2(b)(ii)"])
    #expect(found.map(\.marks) == [1, 2, 3, 4, 5])
  }

  @Test func theLetterOfASectionMayStandBeforeThem() {
    let found = items(["Qn", "Answer", "Marks"], ["A1a", "A1b", "A2a", "A2bi", "A2bii"])
    #expect(found.map(\.number) == ["A1(a)", "A1(b)", "A2(a)", "A2(b)(i)", "A2(b)(ii)"])
    #expect(found.map(\.marks) == [1, 2, 3, 4, 5])
  }

  @Test(arguments: ["2bat", "2xi", "2bb", "2abc"])
  func otherLettersBehindANumberAreNoParts(word: String) {
    #expect(compactLabel(word).map { $0.count < 3 } ?? true)
  }
}
