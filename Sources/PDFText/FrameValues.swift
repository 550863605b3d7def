/// Reads the values within one frame, none of them past its end.
struct FrameValues {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Whether every byte was read.
  var isAtEnd: Bool { offset == bytes.count }

  /// Reads what a frame of a kind holds.
  mutating func frame(_ kind: FrameKind) throws(FrameError) -> Frame {
    switch kind {
    case .head: return .head(try head())
    case .page: return .page(try page())
    case .pageFailed: return .pageFailed(number: try pageNumber(), try failure())
    case .documentFailed: return .documentFailed(try failure())
    case .message:
      let page = Int(try integer(UInt32.self))
      return .message(try text(), page: page)
    case .picture:
      let index = Int(try integer(UInt32.self))
      return .picture(index: index, png: [UInt8](try take(Int(try integer(UInt32.self)))))
    case .greyPicture:
      let index = Int(try integer(UInt32.self))
      let width = Int(try integer(UInt32.self))
      let dots = [UInt8](try take(Int(try integer(UInt32.self))))
      guard let picture = GreyPicture(width: width, dots: dots) else { throw .wrongDots }
      return .greyPicture(index: index, picture)
    case .end: return .end
    }
  }

  private mutating func head() throws(FrameError) -> DocumentHead {
    let pageCount = try pageNumber()
    let flags = try flags(below: 4)
    let title = try optionalText()
    let author = try optionalText()
    return DocumentHead(
      pageCount: pageCount, title: title, author: author, isEncrypted: flags & 1 != 0,
      mayCopy: flags & 2 != 0, pdfVersion: try text())
  }

  private mutating func page() throws(FrameError) -> PageDump {
    var page = PageDump(
      number: try pageNumber(), width: try length(), height: try length())
    page.styles = try list(atLeast: 13) { values throws(FrameError) in
      let name = try values.text()
      let size = try values.length()
      let color = try values.integer(UInt32.self)
      let flags = try values.flags(below: 8)
      return TextStyle(
        fontName: name, size: size, color: color, isBold: flags & 1 != 0, isItalic: flags & 2 != 0,
        isMonospaced: flags & 4 != 0)
    }
    page.glyphs = try glyphs(styleCount: page.styles.count)
    page.images = try list(atLeast: 16) { values throws(FrameError) in try values.box() }
    page.fields = try list(atLeast: 26) { values throws(FrameError) in
      let code = try values.integer(UInt8.self)
      guard let kind = FormField.Kind(rawValue: code) else { throw .unknownCode(code) }
      let isOn = try values.flags(below: 2) == 1
      let name = try values.text()
      return FormField(kind: kind, name: name, value: try values.text(), isOn: isOn, box: try values.box())
    }
    page.notes = try list(atLeast: 20) { values throws(FrameError) in
      PageNote(contents: try values.text(), box: try values.box())
    }
    return page
  }

  private mutating func glyphs(styleCount: Int) throws(FrameError) -> [Glyph] {
    let count = Int(try integer(UInt32.self))
    let (length, overflows) = count.multipliedReportingOverflow(by: GlyphRecords.size)
    guard !overflows else { throw .cutShort }
    let records = try take(length)
    var problem: FrameError?
    let glyphs = [Glyph](unsafeUninitializedCapacity: count) { glyphs, filled in
      for index in 0..<count {
        switch GlyphRecords.glyph(in: records, at: index * GlyphRecords.size, styleCount: styleCount) {
        case .success(let glyph): glyphs.initializeElement(at: index, to: glyph)
        case .failure(let error):
          problem = error
          return
        }
        filled = index + 1
      }
    }
    if let problem { throw problem }
    return glyphs
  }

  private mutating func pageNumber() throws(FrameError) -> Int {
    let number = Int(try integer(UInt32.self))
    guard number > 0 else { throw .pageZero }
    return number
  }

  private mutating func failure() throws(FrameError) -> WorkerFailure {
    let code = try integer(UInt8.self)
    guard let failure = WorkerFailure(rawValue: code) else { throw .unknownCode(code) }
    return failure
  }

  private mutating func flags(below limit: UInt8) throws(FrameError) -> UInt8 {
    let flags = try integer(UInt8.self)
    guard flags < limit else { throw .unknownCode(flags) }
    return flags
  }

  private mutating func box() throws(FrameError) -> Box {
    let box = Box(
      left: try integer(Int32.self), top: try integer(Int32.self), right: try integer(Int32.self),
      bottom: try integer(Int32.self))
    guard box.left <= box.right, box.top <= box.bottom else { throw .boxInsideOut }
    guard box.isWithinBounds else { throw .outOfBounds }
    return box
  }

  /// The size of a page or of letters, which may be on their head.
  private mutating func length() throws(FrameError) -> Int32 {
    let length = try integer(Int32.self)
    guard -GlyphRecords.farthest...GlyphRecords.farthest ~= length else { throw .outOfBounds }
    return length
  }

  private mutating func text() throws(FrameError) -> String {
    String(decoding: try take(Int(try integer(UInt32.self))), as: UTF8.self)
  }

  private mutating func optionalText() throws(FrameError) -> String? {
    try flags(below: 2) == 0 ? nil : try text()
  }

  private mutating func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws(FrameError) -> Number {
    Number(littleEndian: try take(MemoryLayout<Number>.size).loadUnaligned(as: Number.self))
  }

  /// Reads a list whose elements have some bytes each, so that no number makes it ask for memory in vain.
  private mutating func list<Element>(
    atLeast size: Int, _ read: (inout FrameValues) throws(FrameError) -> Element
  ) throws(FrameError) -> [Element] {
    let count = Int(try integer(UInt32.self))
    guard count <= (bytes.count - offset) / size else { throw .cutShort }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  private mutating func take(_ count: Int) throws(FrameError) -> UnsafeRawBufferPointer {
    guard count <= bytes.count - offset else { throw .cutShort }
    defer { offset += count }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
  }
}
