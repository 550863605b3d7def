import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Documents that are read stretch by stretch.
@Suite struct LongExtractionTests {
  /// Pages with three questions each.
  private static func pages(_ count: Int) -> [PageText] {
    (1...count).map { number in
      var page = TypedPage(number)
      for line in 0..<3 {
        let question = 3 * (number - 1) + line + 1
        page.type("\(question). What is meant by force number \(question)?", x: 60, y: 100 + 40 * line)
      }
      return PageText(page.dump)
    }
  }

  private static func read(
    _ pages: [PageText], stretch: Int, answers: [PageText]? = nil
  ) -> (Extraction, stretches: [[Int]]) {
    var stretches: [[Int]] = []
    var long = LongExtraction(
      answers: answers.map { ($0, "scheme.pdf", RecognisedText()) }, stretch: stretch, recogniser: nil
    ) { pages, _ in stretches.append(pages.map(\.number)) }
    for page in pages { long.take(page) }
    long.finish()
    return (long.extraction, stretches)
  }

  @Test func stretchesFindWhatTheWholeHas() {
    let pages = Self.pages(10)
    let whole = extract(pages)
    let (found, stretches) = Self.read(pages, stretch: 4)
    #expect(whole.items.count == 30)
    #expect(found.items.map(\.question) == whole.items.map(\.question))
    #expect(found.items.map(\.places) == whole.items.map(\.places))
    #expect(found.layout == whole.layout)
    #expect(stretches.count > 2 && stretches.flatMap { $0 } == Array(1...10), "\(stretches)")
  }

  @Test func aQuestionThatGoesOnInTheNextStretchIsOne() {
    var pages = Self.pages(6)
    var first = TypedPage(3)
    first.type("7. What is meant by force number 7?", x: 60, y: 100)
    first.type("8. A ball falls from a tower in still air.", x: 60, y: 140)
    first.type("(a) What is the force on it?", x: 80, y: 160)
    var second = TypedPage(4)
    second.type("(b) What is its weight?", x: 80, y: 100)
    for number in 9...12 {
      second.type("\(number). What is meant by force number \(number)?", x: 60, y: 40 * number - 220)
    }
    pages[2] = PageText(first.dump)
    pages[3] = PageText(second.dump)
    let whole = extract(pages).items.map { [$0.number ?? "", $0.stem ?? "", $0.question] }
    #expect(whole.contains { $0[0] == "8(b)" && $0[1].contains("tower") }, "\(whole)")
    let found = Self.read(pages, stretch: 3).0.items.map { [$0.number ?? "", $0.stem ?? "", $0.question] }
    #expect(found == whole)
  }

  @Test func aDocumentOfOneStretchIsReadInOnePiece() {
    #expect(Self.read(Self.pages(4), stretch: 4).stretches == [[1, 2, 3, 4]])
    #expect(LongExtraction.stretch == 300)
  }

  @Test func itemsNameTheFileThatTheirAnswerStandsIn() {
    var scheme = TypedPage()
    for (line, answer) in ["push", "pull", "twist"].enumerated() {
      scheme.type("\(line + 1)", x: 60, y: 100 + 20 * line)
      scheme.type(answer, x: 120, y: 100 + 20 * line)
      scheme.type("1", x: 400, y: 100 + 20 * line)
    }
    let found = Self.read(Self.pages(1), stretch: 4, answers: [PageText(scheme.dump)]).0
    let answered = found.items.filter { $0.answerPlace != nil }
    #expect(!answered.isEmpty && answered.allSatisfy { $0.answerFile == "scheme.pdf" })
  }

  @Test func anAnswerReadOffAScannedSchemeMakesItsItemUnsure() {
    var item = ExtractedItem(kind: .short, question: "Why?")
    item.confidence = 0.97
    item.answerFile = "scheme.pdf"
    item.answerPlace = ExtractedItem.Place(page: 1, box: Box(left: 0, top: 0, right: 100, bottom: 100))
    var extraction = Extraction(items: [item], layout: "numbered")
    let page = PageText(number: 1, width: 1000, height: 1000)
    let words = [(box: Box(left: 10, top: 10, right: 50, bottom: 50), confidence: 1.0)]
    extraction.mark(
      RecognisedText(), in: [], answers: RecognisedText(RecognisedPage(text: page, words: words)))
    #expect(extraction.items[0].isRecognised && extraction.items[0].confidence == 0.85)
  }
}
