import CurriculumTestSupport
import PDFText
import Testing

/// What a quiz tool prints below each question's number, where a page begins with it.
@Suite struct MarksAtTheTopTests {
  private func lines(between rows: Int) -> [String] {
    let pages = (1...3).map { number in
      var page = TypedPage(number)
      page.type("Mark 0.\(number)0 out of 1.00", x: 60, y: 60)
      page.type("What is the capital of country \(number)?", x: 60, y: 80)
      for row in 0..<rows {
        page.type("Mark 0.\(row)5 out of 1.00", x: 60, y: 200 + 80 * row)
        page.type("What is the river of country \(number), region \(row)?", x: 60, y: 220 + 80 * row)
      }
      return PageText(page.dump)
    }
    return arrange(pages).flatMap { $0.lines.map(\.text) }
  }

  @Test func whatStandsBetweenMarginsTooIsNoRunningHead() {
    #expect(lines(between: 2).count { $0.hasPrefix("Mark") } == 9)
  }

  @Test func whatStandsAtTheTopAloneIsARunningHead() {
    #expect(lines(between: 0).allSatisfy { !$0.hasPrefix("Mark") })
  }
}
