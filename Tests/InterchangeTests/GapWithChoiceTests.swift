import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Gaps that a teacher's edition fills in colour, above the words that there are to choose from.
struct GapWithChoiceTests {
  /// The items of lines; what stands in braces is red, and a bar goes to the next column.
  private func items(_ text: String) -> [ExtractedItem] {
    var page = TypedPage(1)
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for (column, cell) in line.split(separator: "|").enumerated() {
        var x = 60 + 110 * column
        for (place, part) in cell.split(
          omittingEmptySubsequences: false, whereSeparator: { "{}".contains($0) }
        )
        .enumerated() {
          page.type(String(part), x: x, y: 100 + 15 * row, color: place.isMultiple(of: 2) ? 0 : 0xC000_00)
          x += 5 * part.unicodeScalars.count
        }
      }
    }
    return extract([PageText(page.dump)]).items
  }

  private static let sheet = """
    1. The boat {drifted} slowly down the river.
     |drifted|sang|baked
    2. The hikers {climbed} to the top of the hill.
     |swam|climbed|wrote
    3. The swallows {flew} south in the autumn.
     |dived|drove|flew
    """

  @Test(arguments: ["Teacher’s edition", "Teacher’s book, unit 4"])
  func theRowBelowASentenceIsWhatThereIsToChooseFrom(title: String) {
    let found = items("Verbs – \(title)\n\(Self.sheet)")
    #expect(found.map(\.answer) == ["drifted", "climbed", "flew"])
    #expect(found.options(0) == ["drifted", "sang", "baked"])
    #expect(found.allSatisfy { $0.kind == .choice })
  }

  @Test func withoutAWordOnAnswersRedWordsAreNone() {
    let found = items("Verbs\n\(Self.sheet)")
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func ordersInColourOfATeachersEditionAreNoAnswers() {
    let found = items(
      """
      Plants – Teacher’s edition
      1. Name {two} plants that climb up walls.
      2. Do {not} use the book to draw a fern.
      3. List {three} plants that we can eat.
      """)
    #expect(found.allSatisfy { $0.answer == nil })
    #expect(found.keep("Name two plants that climb up walls"))
  }

  @Test func aRowThatDoesNotHaveTheAnswerIsNoRowOfOptions() {
    let found = items(
      "Verbs – Teacher’s edition\n" + Self.sheet.replacing("|drifted|sang|baked", with: "|ran|sang|hopped"))
    #expect(found.first?.options.isEmpty == true)
    #expect(found.keep("hopped"))
  }

  @Test func redWordsOfAQuizThatHasItsKeyElsewhereAreNoGaps() {
    let found = items(
      """
      Spiders – quiz with answers on page 2
      Are the statements true or false?
      1. Spiders are {not} insects.
      2. Spiders have {eight} legs.
      3. Spiders can {all} swim.
      """)
    #expect(found.allSatisfy { $0.answer == nil })
    #expect(found.keep("Spiders are not insects"))
  }
}
