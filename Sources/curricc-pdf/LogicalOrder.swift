import CPoppler
import PDFText

/// Brings the boxes of a page's characters into the order of its text, where some of it runs from right to left.
///
/// Poppler gives a line word by word. A word of letters from right to left stands between embedding marks, in the order
/// in which it is read, and what runs from left to right in it between marks of its own; but its boxes go from left to
/// right, and there are none for the marks.
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
    var order: [Int] = []
    order.reserveCapacity(visual.count)
    var kept = String.UnicodeScalarView()
    /// The parts of the word between embedding marks; nil outside of them.
    var word: [Part]?
    var depth = 0
    for scalar in scalars {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}":
        depth += 1
        let isReversed = scalar == "\u{202B}" || scalar == "\u{202E}"
        word = word ?? []
        word?.append(Part(count: 0, isReversed: isReversed))
      case "\u{202C}":
        depth = max(0, depth - 1)
        if depth == 0 {
          order += Self.places(word ?? [], from: order.count)
          word = nil
        } else {
          word?.append(Part(count: 0, isReversed: true))
        }
      case "\n":
        // A word ends with its line, whatever marks a file has.
        order += Self.places(word ?? [], from: order.count)
        (word, depth) = (nil, 0)
        kept.append(scalar)
        order.append(order.count)
      default:
        kept.append(scalar)
        if let last = word?.indices.last {
          word?[last].count += 1
        } else {
          order.append(order.count)
        }
      }
    }
    order += Self.places(word ?? [], from: order.count)
    text = Array(String(kept).utf8)
    for place in order where place < visual.count { boxes.append(visual[place]) }
    takeStyles(styles, order)
  }

  /// Characters of a word that run one way.
  private struct Part {
    var count: Int
    var isReversed: Bool
  }

  /// For each character of a word, which begins at a place, its own place from left to right.
  ///
  /// The word's parts stand from right to left, unless it has but one that runs the other way.
  private static func places(_ parts: [Part], from start: Int) -> [Int] {
    var end = start + parts.reduce(0) { $0 + $1.count }
    return parts.flatMap { part -> [Int] in
      let first = end - part.count
      defer { end = first }
      return part.isReversed ? (first..<end).reversed() : Array(first..<end)
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
