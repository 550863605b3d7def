/// Glyphs as they stand in a frame: scalar, left, top, right, bottom in four bytes each, style in two.
///
/// A page has thousands, so both ways are loops over memory without a Swift value in between.
package enum GlyphRecords {
  /// The bytes of one record.
  package static let size = 22
  /// The most that fit into a frame beside the rest of a page.
  package static let most = (FrameReader.longestFrame - (8 << 20)) / size

  /// The farthest that anything may lie off, in hundredths of a point: 10 m, where pages have 5 m at most.
  ///
  /// Whoever works with places adds and multiplies them, by 200 at most, which must not overflow.
  ///
  /// Source: PDF 1.7 reference, appendix C, table C.1: a page has 14 400 units at most.
  package static let farthest: Int32 = 2_880_000

  /// A stretch of text in one style.
  package struct Run {
    /// How many scalars of the text come before its end, those of the stretch among them.
    package let end: Int
    /// The position of the style among the page's styles.
    package let style: UInt16

    package init(end: Int, style: UInt16) {
      self.end = end
      self.style = style
    }
  }

  /// Writes the glyphs of a text: their number and a record for each scalar but ends of lines.
  ///
  /// - Parameters:
  ///   - text: UTF-8. What is not, becomes U+FFFD.
  ///   - boxes: Left, top, right, bottom of each scalar of the text, ends of lines among them, in points. Scalars
  ///     behind the last box are left out.
  ///   - runs: The styles in the order of the text. Scalars behind the last run have style 0.
  package static func write(
    text: UnsafeBufferPointer<UInt8>, boxes: UnsafeBufferPointer<Double>, runs: [Run],
    to writer: inout FrameWriter
  ) {
    let boxCount = boxes.count / 4
    writer.records(most: min(boxCount, text.count), size: size) { start in
      var record = start
      var written = 0
      var index = 0
      var run = 0
      var decoder = UTF8Scalars(text)
      while index < boxCount, let scalar = decoder.next() {
        while run < runs.count, runs[run].end <= index { run += 1 }
        if scalar != 0x0A, scalar != 0x0D, scalar != 0x0C {
          let left = hundredths(boxes[index * 4])
          let top = hundredths(boxes[index * 4 + 1])
          let right = hundredths(boxes[index * 4 + 2])
          let bottom = hundredths(boxes[index * 4 + 3])
          record.storeBytes(of: scalar.littleEndian, as: UInt32.self)
          record.storeBytes(of: min(left, right).littleEndian, toByteOffset: 4, as: Int32.self)
          record.storeBytes(of: min(top, bottom).littleEndian, toByteOffset: 8, as: Int32.self)
          record.storeBytes(of: max(left, right).littleEndian, toByteOffset: 12, as: Int32.self)
          record.storeBytes(of: max(top, bottom).littleEndian, toByteOffset: 16, as: Int32.self)
          let style = run < runs.count ? runs[run].style : 0
          record.storeBytes(of: style.littleEndian, toByteOffset: 20, as: UInt16.self)
          record += size
          written += 1
        }
        index += 1
      }
      return written
    }
  }

  /// A length in points as hundredths of a point; what no page has becomes the nearest that can be written.
  package static func hundredths(_ points: Double) -> Int32 {
    let hundredths = (points * 100).rounded()
    // Written so that what is not a number becomes 0.
    guard abs(hundredths) < Double(farthest) else {
      return hundredths > 0 ? farthest : hundredths < 0 ? -farthest : 0
    }
    return Int32(hundredths)
  }

  /// Reads one record.
  static func glyph(in records: UnsafeRawBufferPointer, at offset: Int, styleCount: Int) -> Result<
    Glyph, FrameError
  > {
    func side(_ position: Int) -> Int32 {
      Int32(littleEndian: records.loadUnaligned(fromByteOffset: offset + position, as: Int32.self))
    }
    let value = UInt32(littleEndian: records.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    guard let scalar = Unicode.Scalar(value) else { return .failure(.notAScalar(value)) }
    let box = Box(left: side(4), top: side(8), right: side(12), bottom: side(16))
    guard box.left <= box.right, box.top <= box.bottom else { return .failure(.boxInsideOut) }
    guard box.isWithinBounds else { return .failure(.outOfBounds) }
    let style = UInt16(littleEndian: records.loadUnaligned(fromByteOffset: offset + 20, as: UInt16.self))
    guard style < styleCount else { return .failure(.noSuchStyle(style)) }
    return .success(Glyph(scalar: scalar, box: box, style: style))
  }
}

extension Box {
  /// True when all sides are near enough to be reckoned with.
  var isWithinBounds: Bool {
    left >= -GlyphRecords.farthest && top >= -GlyphRecords.farthest && right <= GlyphRecords.farthest
      && bottom <= GlyphRecords.farthest
  }
}

/// The scalars of UTF-8, without a `String`.
private struct UTF8Scalars {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next scalar; U+FFFD for each byte that is no part of one.
  @inline(__always)
  mutating func next() -> UInt32? {
    guard offset < bytes.count else { return nil }
    let first = UInt32(bytes[offset])
    offset += 1
    if first < 0x80 { return first }
    let (count, smallest): (Int, UInt32) =
      first >= 0xF0 ? (3, 0x10000) : first >= 0xE0 ? (2, 0x800) : (1, 0x80)
    guard first >= 0xC2, first < 0xF5, offset + count <= bytes.count else { return 0xFFFD }
    var scalar = first & (0x3F >> UInt32(count))
    for position in offset..<offset + count {
      guard bytes[position] & 0xC0 == 0x80 else { return 0xFFFD }
      scalar = scalar << 6 | UInt32(bytes[position] & 0x3F)
    }
    guard scalar >= smallest, Unicode.Scalar(scalar) != nil else { return 0xFFFD }
    offset += count
    return scalar
  }
}
