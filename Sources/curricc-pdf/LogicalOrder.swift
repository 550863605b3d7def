import CPoppler
import PDFText

/// Brings the boxes of a page's characters into the order of its text, where some of it runs from right to left.
///
/// Poppler gives text in the order in which it is read, with embedding marks around what runs against the page's main
/// direction, but boxes from left to right, and none for the marks.
struct LogicalOrder {
  /// The text without embedding marks.
  private(set) var text: [UInt8] = []
  /// The rectangles in the text's order.
  private(set) var boxes: [PopplerRectangle] = []
  private(set) var runs: [GlyphRecords.Run] = []

  /// True for text that holds embedding marks or letters of scripts from right to left.
  static func isNeeded(_ text: UnsafeRawBufferPointer) -> Bool {
    for index in text.indices {
      let byte = text[index]
      // U+0590 to U+07FF; U+202A to U+202E; U+FB1D to U+FEFF.
      if (0xD6...0xDF).contains(byte) { return true }
      guard byte == 0xE2 || byte == 0xEF, index + 2 < text.count else { continue }
      if byte == 0xE2, text[index + 1] == 0x80, (0xAA...0xAE).contains(text[index + 2]) { return true }
      if byte == 0xEF, (0xAC...0xBB).contains(text[index + 1]) { return true }
    }
    return false
  }

  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - visual: A rectangle for each character but the marks, from left to right within each line.
  ///   - styles: Where looks end, by the rectangles' positions.
  init(
    _ bytes: UnsafeRawBufferPointer, _ visual: UnsafeBufferPointer<PopplerRectangle>,
    _ styles: [GlyphRecords.Run]
  ) {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let isRightToLeft =
      scalars.contains("\u{202A}")
      || !scalars.contains("\u{202B}") && scalars.contains(where: \.isRightToLeft)
    var order: [Int] = []
    order.reserveCapacity(visual.count)
    var kept = String.UnicodeScalarView()
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex(of: "\n") ?? scalars.count
      let first = order.count
      for part in Self.parts(scalars[start..<end], isRightToLeft) { kept.append(contentsOf: part.scalars) }
      order += Self.places(Self.parts(scalars[start..<end], isRightToLeft), isRightToLeft).map { first + $0 }
      if end < scalars.count {
        kept.append("\n")
        order.append(order.count)
      }
      start = end + 1
    }
    text = Array(String(kept).utf8)
    for place in order where place < visual.count { boxes.append(visual[place]) }
    takeStyles(styles, order)
  }

  /// A stretch of a line that runs one way.
  private struct Part {
    var scalars: ArraySlice<Unicode.Scalar>
    var isReversed: Bool
  }

  private static func parts(_ line: ArraySlice<Unicode.Scalar>, _ isRightToLeft: Bool) -> [Part] {
    var parts: [Part] = []
    var start = line.startIndex
    var isEmbedded = false
    for index in line.indices where (0x202A...0x202E).contains(line[index].value) {
      if index > start {
        parts.append(Part(scalars: line[start..<index], isReversed: isEmbedded != isRightToLeft))
      }
      isEmbedded = line[index] != "\u{202C}"
      start = index + 1
    }
    if start < line.endIndex {
      parts.append(Part(scalars: line[start...], isReversed: isEmbedded != isRightToLeft))
    }
    return parts
  }

  /// For each character of a line its place from left to right.
  private static func places(_ parts: [Part], _ isRightToLeft: Bool) -> [Int] {
    let counts = parts.map(\.scalars.count)
    var lefts = [Int](repeating: 0, count: parts.count)
    var left = 0
    for part in isRightToLeft ? Array(parts.indices.reversed()) : Array(parts.indices) {
      lefts[part] = left
      left += counts[part]
    }
    return parts.indices.flatMap { part in
      (0..<counts[part]).map {
        parts[part].isReversed ? lefts[part] + counts[part] - 1 - $0 : lefts[part] + $0
      }
    }
  }

  private mutating func takeStyles(_ styles: [GlyphRecords.Run], _ order: [Int]) {
    var byPlace: [UInt16] = []
    for run in styles { while byPlace.count < run.end { byPlace.append(run.style) } }
    for (index, place) in order.enumerated() {
      let style = place < byPlace.count ? byPlace[place] : 0
      if runs.last?.style == style { runs.removeLast() }
      runs.append(GlyphRecords.Run(end: index + 1, style: style))
    }
  }
}
