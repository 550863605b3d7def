import CurriculumTestSupport
import Foundation
import PDFText
import Testing

@Suite struct ReaderTests {
  @Test func aPageIsItsCharactersWithTheirPlacesAndLooks() throws {
    let content = MinimalPDF.line("Hi you") + "1 0 0 rg\n" + MinimalPDF.line("Red", y: 600, size: 20)
    let reading = try Reader.read(MinimalPDF(pages: [content], font: "Helvetica-BoldOblique").bytes)
    #expect(reading.error == nil)
    #expect(reading.head == DocumentHead(pageCount: 1, pdfVersion: "1.7"))
    let page = try #require(reading.pages.first)
    #expect((page.number, page.width, page.height) == (1, 61_200, 79_200))
    #expect(reading.text(0) == "Hi youRed")
    let first = try #require(page.glyphs.first)
    #expect(abs(first.box.left - 7200) < 100 && first.box.right > first.box.left)
    // The origin is at the top: the line stands 72 points below it.
    #expect(first.box.top > 5500 && first.box.bottom < 7700, "\(first.box)")
    let style = page.styles[Int(first.style)]
    #expect(style.size == 1200 && style.isBold && style.isItalic && style.color == 0)
    let last = page.styles[Int(try #require(page.glyphs.last).style)]
    #expect(last.size == 2000 && last.color == 0xFF0000)
  }

  @Test func anEmptyPageIsAPageWithoutCharacters() throws {
    let reading = try Reader.read(
      MinimalPDF(pages: [MinimalPDF.line("one"), "", MinimalPDF.line("three")]).bytes)
    #expect(reading.numbers == [1, 2, 3])
    #expect([0, 1, 2].map(reading.text) == ["one", "", "three"])
  }

  @Test func pagesCanBeChosen() throws {
    let file = MinimalPDF(pages: (1...9).map { MinimalPDF.line("page \($0)") }).bytes
    #expect(try Reader.read(file) { $0.pages = 3...5 }.numbers == [3, 4, 5])
    #expect(try Reader.read(file) { $0.pages = 8...99 }.numbers == [8, 9])
    #expect(try Reader.read(file) { $0.pages = 10...12 }.error == .noSuchPage(10))
  }

  @Test(arguments: [1, 2, 3])
  func aLongFileComesInTheOrderOfItsPagesFromAnyNumberOfWorkers(workers: Int) throws {
    let file = MinimalPDF(pages: (1...90).map { MinimalPDF.line("page \($0)") }).bytes
    let reading = try Reader.read(file) { $0.limits.workers = workers }
    #expect(reading.numbers == Array(1...90))
    #expect(reading.text(66) == "page 67")
    #expect(try Reader.read(file) { $0.pages = 11...75 }.numbers == Array(11...75))
  }

  @Test func fieldsAndCommentsAreReadBesideTheText() throws {
    var file = MinimalPDF(
      pages: [MinimalPDF.line("text")], catalogue: "/AcroForm<</Fields[7 0 R]>>", page: "/Annots[6 0 R 7 0 R]"
    )
    file.add("<</Type/Annot/Subtype/Text/Rect[10 700 30 720]/Contents(Ask for units)>>")
    file.add("<</Type/Annot/Subtype/Widget/FT/Tx/T(answer)/V(42)/Rect[100 100 200 120]/DA(/F1 9 Tf)>>")
    let page = try #require(try Reader.read(file.bytes).pages.first)
    #expect(page.notes.map(\.contents) == ["Ask for units"])
    #expect(page.notes.first?.box == Box(left: 1000, top: 7200, right: 3000, bottom: 9200))
    #expect(page.fields.map(\.name) == ["answer"] && page.fields.map(\.value) == ["42"])
    #expect(page.fields.first?.kind == .text)
    #expect(page.fields.first?.box == Box(left: 10_000, top: 67_200, right: 20_000, bottom: 69_200))
  }

  @Test func picturesAreLookedForWhereTheyAreAskedForOrThePageMayBeAScan() throws {
    let long = MinimalPDF.line(String(repeating: "many words ", count: 9))
    var file = MinimalPDF(
      pages: ["q 300 0 0 200 50 100 cm /I1 Do Q", long + "q 30 0 0 20 50 100 cm /I1 Do Q"],
      resources: "/XObject<</I1 8 0 R>>")
    _ = file.add(
      stream: [0, 0], "/Type/XObject/Subtype/Image/Width 2/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8")
    let box = Box(left: 5000, top: 49_200, right: 35_000, bottom: 69_200)
    #expect(try Reader.read(file.bytes).pages.map(\.images) == [[box], []])
    #expect(try Reader.read(file.bytes) { $0.images = .never }.pages.map(\.images) == [[], []])
    #expect(try Reader.read(file.bytes) { $0.images = .always }.pages.map(\.images.count) == [1, 1])
  }

  @Test func anEncryptedFileOpensWithItsPasswordOnly() {
    let path = Reader.fixture("locked.pdf")
    #expect(Reader.read(path: path).error == .passwordNeeded)
    #expect(Reader.read(path: path) { $0.password = "simsalabim" }.error == .passwordWrong)
    let reading = Reader.read(path: path) { $0.password = "sesame" }
    #expect(reading.text(0) == "Open, sesame")
    #expect(reading.head?.isEncrypted == true)
  }

  @Test func thatAnAuthorForbidsCopyingIsSaidNotEnforced() {
    let reading = Reader.read(path: Reader.fixture("no-copying.pdf"))
    #expect(reading.head?.mayCopy == false && reading.head?.isEncrypted == true)
    #expect(reading.text(0) == "Open, sesame")
  }

  @Test func whatPopplerSaysOfAPageComesAsAFewMessages() throws {
    let broken = String(repeating: "/F1 nonsense ", count: 1000)
    let reading = try Reader.read(MinimalPDF(pages: [broken + MinimalPDF.line("text")]).bytes)
    #expect(reading.text(0) == "text")
    #expect((1...40).contains(reading.messages.count), "\(reading.messages)")
    #expect(reading.messages.contains { $0.contains("Unknown operator") }, "\(reading.messages)")
  }

  @Test func partsOfAPageAreDrawn() throws {
    let file = MinimalPDF(pages: ["0 0 100 100 re f"]).bytes
    let pictures = try Reader.pictures(
      file,
      crops: [
        Box(left: 0, top: 69_200, right: 10_000, bottom: 79_200),
        Box(left: 0, top: 0, right: 7200, bottom: 3600),
      ], dotsPerInch: 36)
    #expect(pictures.count == 2)
    for (picture, size) in zip(pictures, [[50, 50], [36, 18]]) {
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // Width and height stand in the first chunk, big endian.
      #expect([19, 23].map { Int(picture[$0]) } == size)
    }
  }

  @Test func aPageIsDrawnInShadesOfGreyDotByDot() throws {
    let file = MinimalPDF(pages: ["0.5 g 0 0 306 792 re f 1 0 0 rg 306 0 306 396 re f"]).bytes
    let picture = try Reader.grey(file)
    #expect((picture.width, picture.height) == (612, 792))
    func dot(_ x: Int, _ y: Int) -> Int { Int(picture.dots[y * 612 + x]) }
    #expect(abs(dot(100, 700) - 128) <= 1 && dot(500, 100) == 255)
    // Red weighs three tenths.
    #expect(abs(dot(500, 700) - 76) <= 1)
  }

  @Test func aPictureTooLargeToDrawIsRefused() throws {
    let file = MinimalPDF(pages: [""]).bytes
    #expect(throws: PDFError.pictureTooLarge(page: 1)) {
      try Reader.pictures(file, crops: [], dotsPerInch: 2400)
    }
    #expect(throws: PDFError.noSuchPage(2)) {
      try Reader.pictures(file, crops: [], dotsPerInch: 72, page: 2)
    }
  }
}
