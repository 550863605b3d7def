/// The words that Tesseract read off a picture, with their places in dots.
struct RecognisedWords: Equatable {
  /// A word.
  struct Word: Equatable {
    var text: String
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// How sure Tesseract is, 0...1.
    var confidence: Double
  }

  /// The size of the picture.
  var width: Int
  var height: Int
  /// Words line by line from top to bottom, each line from left to right.
  var lines: [[Word]]

  /// More words than a page can show.
  private static let most = 100_000

  /// Reads a table as `tesseract … tsv` writes it; nil where it is none.
  init?(_ table: String) {
    var rows = table.split(separator: "\n", omittingEmptySubsequences: true)[...]
    guard let head = rows.popFirst(), head.hasPrefix("level\tpage_num\t") else { return nil }
    var size: (Int, Int)?
    var lines: [[Word]] = []
    var current: [Int] = []
    var count = 0
    for row in rows {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count >= 11, let level = Int(cells[0]), let left = Int(cells[6]), let top = Int(cells[7]),
        let width = Int(cells[8]), let height = Int(cells[9]), let confidence = Double(cells[10]),
        [left, top, width, height].allSatisfy({ (0...1_000_000).contains($0) })
      else { return nil }
      if level == 1, size == nil { size = (width, height) }
      guard level == 5, cells.count >= 12, confidence >= 0 else { continue }
      let text = cells[11...].joined(separator: " ").trimmed
      guard !text.isEmpty, width > 0, height > 0 else { continue }
      count += 1
      guard count <= Self.most else { return nil }
      let place = cells[1...4].map { Int($0) ?? 0 }
      if place != current {
        lines.append([])
        current = place
      }
      lines[lines.count - 1].append(
        Word(
          text: text, left: left, top: top, width: width, height: height, confidence: min(1, confidence / 100)
        ))
    }
    guard let size, size.0 > 0, size.1 > 0 else { return nil }
    (width, height) = size
    self.lines = lines
  }
}
