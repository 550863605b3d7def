/// Writes frames: what the worker tells the program that started it.
///
/// A frame is a byte for its kind, the length of what follows in four bytes, and that. Numbers are little endian;
/// texts are UTF-8 behind their length in four bytes.
package struct FrameWriter {
  /// The frames so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Forgets the frames, and keeps the memory for the next ones.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes what a file says of itself.
  package mutating func head(_ head: DocumentHead) {
    frame(.head) { writer in
      writer.integer(UInt32(clamping: head.pageCount))
      writer.integer(UInt8((head.isEncrypted ? 1 : 0) | (head.mayCopy ? 2 : 0)))
      writer.optional(head.title)
      writer.optional(head.author)
      writer.text(head.pdfVersion)
    }
  }

  /// Writes a page whose glyphs are values already.
  package mutating func page(_ page: PageDump) {
    self.page(page) { writer in
      writer.integer(UInt32(page.glyphs.count))
      for glyph in page.glyphs {
        writer.integer(glyph.scalar.value)
        writer.box(glyph.box)
        writer.integer(glyph.style)
      }
    }
  }

  /// Writes a page, and its glyphs as the caller does: their number in four bytes, then their records.
  package mutating func page(_ page: PageDump, glyphs: (inout FrameWriter) -> Void) {
    frame(.page) { writer in
      writer.integer(UInt32(clamping: page.number))
      writer.integer(page.width)
      writer.integer(page.height)
      writer.list(page.styles) { writer, style in
        writer.text(style.fontName)
        writer.integer(style.size)
        writer.integer(style.color)
        writer.integer(
          UInt8((style.isBold ? 1 : 0) | (style.isItalic ? 2 : 0) | (style.isMonospaced ? 4 : 0)))
      }
      glyphs(&writer)
      writer.list(page.images) { $0.box($1) }
      writer.list(page.fields) { writer, field in
        writer.integer(field.kind.rawValue)
        writer.integer(UInt8(field.isOn ? 1 : 0))
        writer.text(field.name)
        writer.text(field.value)
        writer.box(field.box)
      }
      writer.list(page.notes) { writer, note in
        writer.text(note.contents)
        writer.box(note.box)
      }
    }
  }

  /// Writes that a page could not be read.
  package mutating func pageFailed(_ number: Int, _ failure: WorkerFailure) {
    frame(.pageFailed) { writer in
      writer.integer(UInt32(clamping: number))
      writer.integer(failure.rawValue)
    }
  }

  /// Writes that the file could not be opened.
  package mutating func documentFailed(_ failure: WorkerFailure) {
    frame(.documentFailed) { $0.integer(failure.rawValue) }
  }

  /// Writes what poppler says about the file; page 0 is the file as a whole.
  package mutating func message(_ text: String, page: Int) {
    frame(.message) { writer in
      writer.integer(UInt32(clamping: page))
      writer.text(text)
    }
  }

  /// Writes a picture of a part of a page.
  package mutating func picture(index: Int, png: UnsafeRawBufferPointer) {
    frame(.picture) { writer in
      writer.integer(UInt32(clamping: index))
      writer.integer(UInt32(clamping: png.count))
      writer.bytes.append(contentsOf: png)
    }
  }

  /// Writes a picture of a part of a page as shades of grey.
  package mutating func picture(index: Int, _ picture: GreyPicture) {
    frame(.greyPicture) { writer in
      writer.integer(UInt32(clamping: index))
      writer.integer(UInt32(clamping: picture.width))
      writer.integer(UInt32(clamping: picture.dots.count))
      writer.bytes.append(contentsOf: picture.dots)
    }
  }

  /// Writes that all is said.
  package mutating func end() {
    frame(.end) { _ in }
  }

  /// Appends a number.
  package mutating func integer<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends records of one size that the caller fills in, and returns how many it did.
  package mutating func records(most: Int, size: Int, _ fill: (UnsafeMutableRawPointer) -> Int) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: 4 + most * size))
    let count = bytes.withUnsafeMutableBytes { buffer -> Int in
      guard let base = buffer.baseAddress else { return 0 }
      let count = fill(base + start + 4)
      precondition(count <= most, "more records than room for them")
      (base + start).storeBytes(of: UInt32(count).littleEndian, as: UInt32.self)
      return count
    }
    bytes.removeLast((most - count) * size)
  }

  private mutating func frame(_ kind: FrameKind, _ body: (inout FrameWriter) -> Void) {
    bytes.append(kind.rawValue)
    let start = bytes.count
    integer(UInt32(0))
    body(&self)
    let length = UInt32(bytes.count - start - 4)
    bytes.withUnsafeMutableBytes {
      $0.storeBytes(of: length.littleEndian, toByteOffset: start, as: UInt32.self)
    }
  }

  private mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      integer(UInt32(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  private mutating func optional(_ text: String?) {
    integer(UInt8(text == nil ? 0 : 1))
    if let text { self.text(text) }
  }

  private mutating func box(_ box: Box) {
    for side in [box.left, box.top, box.right, box.bottom] { integer(side) }
  }

  private mutating func list<Element>(_ list: [Element], _ write: (inout FrameWriter, Element) -> Void) {
    integer(UInt32(list.count))
    for element in list { write(&self, element) }
  }
}

/// What a frame holds.
enum FrameKind: UInt8 {
  case head = 1
  case page
  case pageFailed
  case documentFailed
  case message
  case picture
  case end
  case greyPicture
}

/// Why the worker itself says that it cannot read a file or a page.
package enum WorkerFailure: UInt8, Error, CaseIterable {
  case passwordNeeded = 1
  case passwordWrong
  case notPDF
  case damaged
  case noPages
  case noSuchPage
  case tooMuchText
  case pageDamaged
  case pictureTooLarge
}
