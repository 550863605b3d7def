import CurriculumTestSupport
import Foundation
import PDFText
import Testing

/// Files that are not what they should be, or were written to do harm.
///
/// Each ends in a clear error within its limits; the pages that can be read are read.
@Suite(.serialized) struct HostileFileTests {
  private static func short(_ options: inout PDFReader.Options) {
    options.limits.processorSeconds = 1
    options.limits.seconds = 15
  }

  @Test func whatIsNoFileIsNamedForWhatItIs() throws {
    let folder = try TemporaryFolder()
    try folder.write("empty.pdf", "")
    try folder.write("letter.pdf", String(repeating: "Dear all, this is no PDF. ", count: 100))
    #expect(Reader.read(path: folder.path("none.pdf")).error == .notFound)
    #expect(Reader.read(path: folder.path("empty.pdf") + "/below").error == .notFound)
    #expect(Reader.read(path: "").error == .notFound)
    #expect(Reader.read(path: folder.path).error == .isFolder)
    #expect(Reader.read(path: folder.path("empty.pdf")).error == .empty)
    #expect(Reader.read(path: folder.path("letter.pdf")).error == .notPDF)
    #expect(
      Reader.read(path: folder.path("letter.pdf")) { $0.limits.fileSize = 99 }.error == .tooLarge(limit: 99))
    #expect(Reader.read(path: "/dev/null").error == .notAFile)
    mkfifo(folder.path("pipe.pdf"), 0o600)
    #expect(Reader.read(path: folder.path("pipe.pdf")).error == .notAFile)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every file"))
  func aFileThatMayNotBeReadIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret.pdf", "x")
    chmod(folder.path("secret.pdf"), 0)
    #expect(Reader.read(path: folder.path("secret.pdf")).error == .notReadable)
  }

  #if os(Linux)
    @Test func aFileThatTakesTheWorkerOverGetsNoFurther() throws {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: Tool.path + "-pdf")
      process.arguments = ["defences"]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      try process.run()
      let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(report.contains("new files: refused"), "\(report)")
      if report.contains("Landlock: in force") {
        #expect(report.contains("other files: refused"), "\(report)")
      }
      // Containers may forbid even to give up rights.
      if report.contains("seccomp: in force") {
        #expect(
          report.contains("network: refused") && report.contains("other programs: refused"), "\(report)")
      }
    }
  #endif

  @Test func everyErrorSaysWhatIsWrongAndWhatToDo() {
    let errors: [PDFError] = [
      .notFound, .passwordNeeded, .noPages, .timeLimit(page: 3), .timeLimit(page: nil), .memoryLimit(page: 4),
      .crashed(signal: 11, page: 5), .workerMissing(places: ["/a/curricc-pdf"]), .tooLarge(limit: 5_000_000),
    ]
    for error in errors {
      #expect(!error.message.isEmpty && !error.help.isEmpty)
      #expect(error.page == nil || error.message.contains("\(error.page ?? 0)"), "\(error.message)")
    }
    #expect(PDFError.tooLarge(limit: 5_000_000).message.contains("5 MB"))
  }

  @Test func aTruncatedFileIsReadOrSaidToBeCutOff() throws {
    let whole = MinimalPDF(pages: (1...5).map { MinimalPDF.line("page \($0)") }).bytes
    for part in [0.1, 0.3, 0.5, 0.7, 0.9, 0.99] {
      let reading = try Reader.read(Array(whole[..<Int(Double(whole.count) * part)]))
      let isNamed = [.damaged, .noPages].contains(reading.error)
      #expect(isNamed || !reading.pages.isEmpty || !reading.failures.isEmpty, "\(part): \(reading)")
    }
    #expect(try Reader.read(Array(whole[..<60])).error == .damaged)
  }

  @Test func bytesTurnedAtRandomNeverEndTheRun() throws {
    let whole = MinimalPDF(pages: (1...3).map { MinimalPDF.line("page \($0)") }).bytes
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededNumbers(state: seed)
    for _ in 0..<40 {
      var bytes = whole
      for _ in 0..<20 {
        bytes[Int.random(in: 9..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      let reading = try Reader.read(bytes, Self.short)
      let met = reading.pages.count + reading.failures.count
      #expect(reading.error != nil || met == reading.head?.pageCount, "seed \(seed): \(reading)")
    }
  }

  @Test func tenThousandPagesAreReadInOrder() throws {
    let reading = try Reader.read(MinimalPDF(pages: (1...10_000).map { MinimalPDF.line("page \($0)") }).bytes)
    #expect(reading.error == nil)
    #expect(reading.numbers == Array(1...10_000))
    #expect(reading.text(9_999) == "page 10000")
  }

  @Test func aPageOfAMillionCharactersIsReadOrRefusedByName() throws {
    let row = String(repeating: "abcdefghij", count: 100)
    let rows = (0..<1000).map { MinimalPDF.line(row, x: 10, y: $0 * 14 + 10) }
    let reading = try Reader.read(
      MinimalPDF(
        pages: [MinimalPDF.line("before"), rows.joined(), MinimalPDF.line("after")], size: "14400 14400"
      ).bytes)
    #expect(reading.error == nil)
    // Poppler itself takes some for the same glyph twice, and pdftotext prints as few.
    let isRead = reading.pages.contains { $0.number == 2 && $0.glyphs.count > 900_000 }
    #expect(
      isRead || reading.failures[2] != nil,
      "\(reading.failures) \(reading.pages.map(\.glyphs.count)) \(reading.messages)")
    #expect(Set(reading.numbers).isSuperset(of: [1, 3]))
  }

  @Test func aDecompressionBombCostsItsPageAndNoOther() throws {
    #expect(Bomb.spaces.count > 50)
    var file = MinimalPDF(pages: [MinimalPDF.line("before"), "", MinimalPDF.line("after")])
    file.replace(7, stream: Bomb.spaces, Bomb.filter)
    let reading = try Reader.read(file.bytes, Self.short)
    #expect(reading.failures == [2: .timeLimit(page: 2)], "\(reading)")
    #expect(reading.numbers == [1, 3])
    #expect(reading.seconds < 25)
  }

  @Test func formsThatDrawOthersTenTimesEachCostTheirPageAndNoOther() throws {
    var file = MinimalPDF(
      pages: ["/X1 Do", MinimalPDF.line("after")], resources: "/XObject<</X1 8 0 R>>")
    for level in 1...12 {
      let next = level < 12 ? "/Resources<</XObject<</X1 \(8 + level) 0 R>>>>" : ""
      _ = file.add(
        stream: Array(String(repeating: "/X1 Do ", count: 10).utf8),
        "/Type/XObject/Subtype/Form/BBox[0 0 9 9]" + next)
    }
    let reading = try Reader.read(file.bytes, Self.short)
    #expect(reading.failures == [1: .timeLimit(page: 1)], "\(reading)")
    #expect(reading.text(0) == "after")
  }

  @Test func aFormThatDrawsItselfEnds() throws {
    var file = MinimalPDF(
      pages: [MinimalPDF.line("text") + "/X1 Do"], resources: "/XObject<</X1 6 0 R>>")
    _ = file.add(
      stream: Array("/X1 Do /X1 Do".utf8),
      "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X1 6 0 R>>>>")
    let reading = try Reader.read(file.bytes, Self.short)
    #expect(reading.text(0) == "text", "\(reading)")
  }

  @Test func pagesThatContainEachOtherEnd() throws {
    var file = MinimalPDF()
    file.add("<</Type/Catalog/Pages 2 0 R>>")
    file.add("<</Type/Pages/Count 9/Kids[3 0 R]>>")
    file.add("<</Type/Pages/Count 9/Kids[2 0 R 3 0 R]/Parent 2 0 R>>")
    let reading = try Reader.read(file.bytes, Self.short)
    #expect(reading.error != nil || reading.failures.count == 9, "\(reading)")
    #expect(reading.seconds < 25)
  }

  @Test func aPageTreeThatClaimsAMillionPagesIsGivenUp() throws {
    var file = MinimalPDF()
    file.add("<</Type/Catalog/Pages 2 0 R>>")
    file.add("<</Type/Pages/Count 1000000/Kids[3 0 R]>>")
    file.add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>")
    let reading = try Reader.read(file.bytes, Self.short)
    #expect(reading.seconds < 25, "\(reading.seconds)")
    #expect(reading.numbers.count < 2)
  }

  @Test func textInAFontThatIsNowhereIsRead() throws {
    let reading = try Reader.read(
      MinimalPDF(pages: [MinimalPDF.line("words")], font: "NoSuchFontAnywhere").bytes)
    #expect(reading.text(0) == "words")
  }

  @Test func aPageThatNeedsTooMuchMemoryIsNamedAndTheNextOneRead() throws {
    let row = String(repeating: "abcdefghij", count: 100)
    let rows = (0..<1000).map { MinimalPDF.line(row, x: 10, y: $0 * 14 + 10) }
    let reading = try Reader.read(
      MinimalPDF(pages: [rows.joined(), MinimalPDF.line("after")], size: "14400 14400").bytes
    ) { $0.limits.megabytes = 64 }
    #expect(reading.failures == [1: .memoryLimit(page: 1)], "\(reading.failures) \(reading.messages)")
    #expect(reading.text(0) == "after")
  }

  @Test func afterTooManyDeathsTheRestOfTheFileIsLeftAlone() throws {
    var file = MinimalPDF(pages: [MinimalPDF.line("before"), "", ""])
    for object in [7, 9] {
      file.replace(object, stream: Bomb.spaces, Bomb.filter)
    }
    let reading = try Reader.read(file.bytes) {
      Self.short(&$0)
      $0.limits.deaths = 0
    }
    #expect(reading.numbers == [1])
    #expect(reading.failures.keys.sorted() == [2])
    #expect(reading.error == .tooManyFailures(page: 3))
  }

  @Test func aWallClockEndsWhatTheProcessorsClockDoesNot() throws {
    var file = MinimalPDF(pages: ["", MinimalPDF.line("after")])
    file.replace(5, stream: Bomb.spaces, Bomb.filter)
    let reading = try Reader.read(file.bytes) { $0.limits.seconds = 1.5 }
    #expect(reading.failures == [1: .timeLimit(page: 1)])
    #expect(reading.text(0) == "after")
    let whole = try Reader.read(file.bytes) { $0.limits.secondsInAll = 0.5 }
    #expect(whole.error == .timeLimit(page: nil))
  }
}
