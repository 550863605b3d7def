import PDFText
import Testing

@Suite struct FrameTests {
  private static let box = Box(left: -5, top: 0, right: 100, bottom: 2_000_000)

  private static let page = PageDump(
    number: 7, width: 59_500, height: 84_200,
    glyphs: "Añ語🙂".unicodeScalars.enumerated().map { Glyph(scalar: $1, box: box, style: UInt16($0 % 2)) },
    styles: [
      TextStyle(fontName: "Times-Bold", size: 1200, color: 0),
      TextStyle(fontName: "", size: 0, color: 0xFF8000),
    ],
    images: [box], fields: [FormField(kind: .choice, name: "q.1", value: "a\nb", isOn: true, box: box)],
    notes: [PageNote(contents: "See “me”", box: box)])

  private static let grey: GreyPicture = {
    guard let picture = GreyPicture(width: 2, dots: [0, 9, 200, 255]) else {
      preconditionFailure("whole rows")
    }
    return picture
  }()

  private static let frames: [Frame] = [
    .head(
      DocumentHead(
        pageCount: 3, title: "Título", author: nil, isEncrypted: true, mayCopy: false, pdfVersion: "1.7")),
    .head(DocumentHead(pageCount: 1)), .message("odd", page: 0), .page(page),
    .page(PageDump(number: 1, width: 0, height: 0)), .pageFailed(number: 2, .pageDamaged),
    .documentFailed(.passwordWrong), .picture(index: 2, png: [1, 2, 3]),
    .greyPicture(index: 1, grey), .end,
  ]

  private static func bytes(_ frames: [Frame]) -> [UInt8] {
    var writer = FrameWriter()
    for frame in frames {
      switch frame {
      case .head(let head): writer.head(head)
      case .page(let page): writer.page(page)
      case .pageFailed(let number, let failure): writer.pageFailed(number, failure)
      case .documentFailed(let failure): writer.documentFailed(failure)
      case .message(let text, let page): writer.message(text, page: page)
      case .picture(let index, let png): png.withUnsafeBytes { writer.picture(index: index, png: $0) }
      case .greyPicture(let index, let picture): writer.picture(index: index, picture)
      case .end: writer.end()
      }
    }
    return writer.bytes
  }

  /// The frames in bytes that come in pieces, up to the first error.
  private static func read(_ bytes: [UInt8], piece: Int) -> (frames: [Frame], error: FrameError?) {
    var reader = FrameReader()
    var frames: [Frame] = []
    do throws(FrameError) {
      for start in stride(from: 0, to: bytes.count, by: piece) {
        bytes[start..<min(start + piece, bytes.count)].withUnsafeBytes { reader.append($0) }
        while let frame = try reader.next() { frames.append(frame) }
      }
    } catch {
      return (frames, error)
    }
    return (frames, nil)
  }

  @Test(arguments: [1, 3, 64, 100_000])
  func whatIsWrittenIsReadHoweverItIsCutIntoPieces(piece: Int) {
    let result = Self.read(Self.bytes(Self.frames), piece: piece)
    #expect(result.frames == Self.frames)
    #expect(result.error == nil)
  }

  @Test func aFrameThatIsNotAllThereIsWaitedFor() {
    let bytes = Self.bytes([.page(Self.page)])
    for length in 0..<bytes.count {
      let result = Self.read(Array(bytes[..<length]), piece: 1000)
      #expect(result.frames.isEmpty && result.error == nil, "\(length)")
    }
  }

  @Test func changedBytesGiveFramesOrAnErrorAndNothingElse() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededNumbers(state: seed)
    let whole = Self.bytes(Self.frames)
    var errors = 0
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[position] = 0xFF
        case 1: bytes.remove(at: position)
        case 2: bytes.insert(UInt8.random(in: 0...3, using: &generator), at: position)
        default: bytes[position] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      if Self.read(bytes, piece: 500).error != nil { errors += 1 }
    }
    #expect(errors > 5_000, "seed \(seed)")
  }

  @Test func nonsenseIsNamed() {
    #expect(Self.read([99, 0, 0, 0, 0], piece: 5).error == .unknownKind(99))
    #expect(Self.read([2, 0xFF, 0xFF, 0xFF, 0xFF], piece: 5).error == .tooLong(0xFFFF_FFFF))
    #expect(Self.read([7, 1, 0, 0, 0, 0], piece: 6).error == .leftOver)
    #expect(Self.read([5, 8, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0], piece: 13).error == .cutShort)
    var page = PageDump(number: 1, width: 1, height: 1)
    page.glyphs = [Glyph(scalar: "a", box: Self.box, style: 0)]
    #expect(Self.read(Self.bytes([.page(page)]), piece: 100).error == .noSuchStyle(0))
    page.styles = Self.page.styles
    page.images = [Box(left: 2, top: 0, right: 1, bottom: 0)]
    #expect(Self.read(Self.bytes([.page(page)]), piece: 1000).error == .boxInsideOut)
    page.images = []
    // Found by the fuzzer: places that cannot be added up.
    page.glyphs[0].box = Box(left: 2_000_000_000, top: 0, right: 2_000_000_001, bottom: 1)
    #expect(Self.read(Self.bytes([.page(page)]), piece: 1000).error == .outOfBounds)
    page.glyphs[0].box = Self.box
    page.width = .max
    #expect(Self.read(Self.bytes([.page(page)]), piece: 1000).error == .outOfBounds)
    page.width = 1
    // A surrogate where the glyph's scalar stands.
    var bytes = Self.bytes([.page(page)])
    let scalar = bytes.count - 12 - GlyphRecords.size
    bytes[scalar] = 0x00
    bytes[scalar + 1] = 0xD8
    #expect(Self.read(bytes, piece: 1000).error == .notAScalar(0xD800))
  }

  @Test func aListThatClaimsBillionsAsksForNoMemory() {
    // A page whose number of styles is the greatest there is.
    let bytes: [UInt8] = [2, 16, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(Self.read(bytes, piece: 100).error == .cutShort)
  }

  @Test(arguments: [
    ("Times-Bold", "b"), ("ABCDEF+CMBX10", "b"), ("Arial-BoldItalicMT", "bi"), ("CMTI12", "i"),
    ("Helvetica-Oblique", "i"), ("CourierNew", "m"), ("CMTT9", "m"), ("DejaVuSansMono-Bold", "bm"),
    ("Georgia", ""),
  ])
  func weightSlantAndWidthAreReadOutOfTheNameOfTheFont(name: String, flags: String) {
    let style = TextStyle(fontName: name, size: 1, color: 0)
    #expect(style.isBold == flags.contains("b"))
    #expect(style.isItalic == flags.contains("i"))
    #expect(style.isMonospaced == flags.contains("m"))
  }

  @Test(arguments: [1, 2, 3, 7])
  func sharesOfPagesMeetInEveryPageOnce(workers: Int) {
    for (pageCount, wanted) in [(1, nil), (39, nil), (100, 5...80), (100, 90...200), (3, 7...9)] {
      let shares = (0..<workers).map {
        Array(PageShare(index: $0, count: workers).pages(of: pageCount, wanted: wanted, sharedFrom: 0))
      }
      let all = PageShare.range(of: pageCount, wanted: wanted)
      #expect(shares.joined().sorted() == Array(all))
      #expect(shares.allSatisfy { $0.count <= all.count / workers + 1 })
    }
  }
}

/// Numbers that look random, the same for the same start (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
