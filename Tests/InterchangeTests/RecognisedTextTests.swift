import PDFText
import Testing

@testable import Interchange

@Suite struct RecognisedTextTests {
  private static let box = Box(left: 1000, top: 1000, right: 9000, bottom: 2000)

  private static func scan(_ number: Int) -> PageText {
    var page = PageText(number: number, width: 60_000, height: 80_000)
    page.images = [Box(left: 0, top: 0, right: 60_000, bottom: 80_000)]
    return page
  }

  private static func extraction(pages: [Int]) -> Extraction {
    let items = pages.map { page in
      var item = ExtractedItem(
        kind: .short, question: "Why?", places: [ExtractedItem.Place(page: page, box: box)])
      item.confidence = 0.97
      return item
    }
    return Extraction(items: items, layout: "numbered")
  }

  /// A page on which one word stands in the item's box, and one that nobody can read outside it.
  private static func recognised(_ page: PageText, confidence: Double) -> RecognisedPage {
    let outside = Box(left: 40_000, top: 70_000, right: 41_000, bottom: 71_000)
    var page = page
    page.letterCount = 100
    return RecognisedPage(text: page, words: [(box, confidence), (outside, 0.01)])
  }

  @Test func noItemReadOffAPictureIsSure() {
    var pages = [Self.scan(1), PageText(number: 2, width: 60_000, height: 80_000)]
    let text = RecognisedText(readingScansIn: &pages) { page throws(RecognitionError) in
      Self.recognised(page, confidence: 0.9)
    }
    var extraction = Self.extraction(pages: [1, 2])
    extraction.mark(text, in: pages)
    #expect(extraction.items.map(\.isRecognised) == [true, false])
    #expect(abs(extraction.items[0].confidence - 0.765) < 1e-9 && extraction.items[1].confidence == 0.97)
    #expect(extraction.items.map(\.reviews) == [["read by a text recogniser: compare every word"], []])
    extraction.mark(text, in: pages)
    #expect(extraction.items[0].reviews.count == 1)
  }

  @Test func anAnswerReadOffAPictureMakesItsItemUnsure() {
    var pages = [PageText(number: 1, width: 60_000, height: 80_000), Self.scan(2)]
    let text = RecognisedText(readingScansIn: &pages) { page throws(RecognitionError) in
      Self.recognised(page, confidence: 1)
    }
    var extraction = Self.extraction(pages: [1])
    extraction.items[0].answerPlace = ExtractedItem.Place(page: 2, box: Self.box)
    extraction.mark(text, in: pages)
    #expect(extraction.items[0].isRecognised && extraction.items[0].confidence == 0.85)
  }

  @Test func aPageThatCannotBeReadSaysWhyAndTheOthersAreRead() {
    var pages = [Self.scan(1), Self.scan(2), Self.scan(3)]
    let text = RecognisedText(readingScansIn: &pages) { page throws(RecognitionError) in
      if page.number == 2 { throw .timeLimit }
      return Self.recognised(page, confidence: 0.9)
    }
    #expect(text.pages.keys.sorted() == [1, 3])
    var extraction = Self.extraction(pages: [1])
    extraction.mark(text, in: pages)
    #expect(extraction.silentPages.map(\.page) == [2])
    #expect(
      extraction.silentPages[0].reason.hasPrefix("reading the text off the picture takes longer than it may;")
    )
  }

  @Test func aScanThatShowsNoWordsIsNotReadTwice() {
    var pages = [Self.scan(1)]
    let text = RecognisedText(readingScansIn: &pages) { page throws(RecognitionError) in
      RecognisedPage(text: page, words: [])
    }
    var extraction = Self.extraction(pages: [])
    extraction.mark(text, in: pages)
    #expect(extraction.silentPages.map(\.reason) == ["it is a picture off which hardly a word could be read"])
  }

  @Test func aScanThatNobodyReadSaysThatItHasNoTextAndHowToReadIt() {
    var extraction = Self.extraction(pages: [])
    extraction.silentPages = [(1, "nothing looks like a question"), (3, "nothing looks like a question")]
    extraction.mark(
      RecognisedText(), in: [Self.scan(1), Self.scan(2), PageText(number: 3, width: 1, height: 1)])
    #expect(extraction.silentPages.map(\.page) == [1, 2, 3])
    #expect(
      extraction.silentPages[1].reason
        == "it is a picture without a text layer; '--ocr' reads text off pictures")
    #expect(extraction.silentPages[2].reason == "nothing looks like a question")
  }
}
