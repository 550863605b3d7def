import CurriculumCompiler
import Foundation

/// Lines of a file that changed, counted from 1.
struct ChangedLines {
  /// Ranges in ascending order; nil when every line is new.
  private(set) var ranges: [ClosedRange<Int>]? = []

  /// Every line of a file.
  static let all: ChangedLines = {
    var lines = ChangedLines()
    lines.ranges = nil
    return lines
  }()

  /// Adds the new lines of a hunk's header: `@@ -12,3 +14,2 @@`.
  mutating func add(hunk header: Data) {
    let words = header.split(separator: 0x20)
    guard words.count > 2, words[2].first == 0x2B else { return }
    let numbers = words[2].dropFirst().split(separator: 0x2C)
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard let first = numbers.first else { return }
    let count = numbers.count > 1 ? numbers[1] : 1
    if count > 0 { ranges?.append(first...(first + count - 1)) }
  }

  /// The UTF-8 offsets of the lines in a file.
  func offsets(in source: SourceFile) -> [ClosedRange<Int>] {
    guard let ranges else { return [0...source.bytes.count] }
    guard !ranges.isEmpty else { return [] }
    let table = LineTable(source)
    let last = table.line(at: source.bytes.count)
    return ranges.filter { $0.lowerBound <= last }.map { lines in
      table.start(ofLine: lines.lowerBound)...table.end(ofLine: min(lines.upperBound, last))
    }
  }
}
