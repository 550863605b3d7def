import CurriculumTestSupport
import PDFText
import Testing

/// Columns of answers whose labels are numbers with letters right behind them.
@Suite struct LetteredNumberColumnTests {
  private func lines(_ left: [String], _ right: [String]) -> [String] {
    var page = TypedPage()
    for (row, line) in left.enumerated() { page.type(line, x: 60, y: 100 + 15 * row) }
    for (row, line) in right.enumerated() { page.type(line, x: 260, y: 100 + 15 * row) }
    return page.lines
  }

  @Test func labelsThatCountOnFromOneColumnToTheNextPartThem() {
    let left = ["1a It is warm.", "1b It is wet.", "2a The moon", "2b The sun", "3a Ice and snow in May"]
    let right = ["3b Rain", "3c Fog in the valley", "4a Wind", "4b Hail", "5a A storm"]
    #expect(lines(left, right) == left + right)
  }

  @Test func labelsThatCountOnAlongEachRowPartNothing() {
    let left = ["1a It is warm.", "2a The moon", "3a Ice and snow in May"]
    let right = ["1b It is wet.", "2b The sun", "3b Rain"]
    #expect(lines(left, right) == zip(left, right).map { "\($0) \($1)" })
  }

  @Test func wordsOfMoreLettersBehindADigitAreNoLabels() {
    let left = ["1st came Ann", "2nd came Bo", "3rd came Cem", "4th came Dee"]
    let right = ["5th came Eve", "6th came Fay", "7th came Gus", "8th came Hal"]
    #expect(lines(left, right) == zip(left, right).map { "\($0) \($1)" })
  }
}
