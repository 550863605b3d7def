/// A table as text: cells between separators, records between line breaks.
///
/// Source: RFC 4180, with any separators, as Quizlet and Anki write them.
struct DelimitedText: Sendable {
  /// A record with the line that it begins on, from 1.
  struct Record: Sendable, Equatable {
    var cells: [String]
    let line: Int
  }

  /// The records that have a cell with something in it.
  private(set) var records: [Record] = []
  /// The line of a quotation mark that nothing closes; nil where all are closed.
  private(set) var openQuote: Int?

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - text: With line feeds alone.
  ///   - separator: What stands between cells.
  ///   - end: What stands between records.
  ///   - line: The number of the first line.
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: some StringProtocol, separator: String, end: String = "\n", line: Int = 1) {
    let bytes = Array(text.utf8)
    let (comma, stop) = (Array(separator.utf8), Array(end.utf8))
    var cells: [String] = []
    var cell: [UInt8] = []
    var (number, start) = (line, line)
    var isQuoted = false
    var wasQuoted = false
    var index = 0
    func take() {
      cells.append(String(decoding: cell, as: UTF8.self))
      cell.removeAll(keepingCapacity: true)
      wasQuoted = false
    }
    func finish() {
      take()
      if cells.contains(where: { $0.contains { !$0.isWhitespace } }) {
        records.append(Record(cells: cells, line: start))
      }
      cells = []
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A { number += 1 }
      if isQuoted {
        if byte == 0x22 {
          if index + 1 < bytes.count, bytes[index + 1] == 0x22 {
            cell.append(byte)
            index += 1
          } else {
            isQuoted = false
          }
        } else {
          cell.append(byte)
        }
        index += 1
      } else if byte == 0x22, !wasQuoted, cell.isEmpty {
        (isQuoted, wasQuoted, openQuote) = (true, true, number)
        index += 1
      } else if bytes[index...].starts(with: comma) {
        take()
        index += comma.count
      } else if bytes[index...].starts(with: stop) {
        finish()
        index += stop.count
        start = number
      } else {
        cell.append(byte)
        index += 1
      }
    }
    if !cell.isEmpty || !cells.isEmpty || wasQuoted { finish() }
    if !isQuoted { openQuote = nil }
  }

  /// Takes the first record out, which has the names.
  mutating func removeFirst() { records.removeFirst() }

  /// The separator between columns whose names are known; nil where the first line has fewer than two such names.
  static func separatorOfNames(in text: some StringProtocol) -> String? {
    let first = String(text.prefix(1 << 14)).split(separator: "\n").first ?? ""
    return separators.first { separator in
      let names = DelimitedText(first, separator: separator).records.first?.cells ?? []
      return TableRoles(names: names).columns.count >= 2
    }
  }

  private static let separators = ["\t", ",", ";", "|", " - ", " – ", " = "]

  /// The separator between columns of known names; else that which most lines at a text's beginning have as often.
  static func separator(of text: some StringProtocol) -> String {
    if let separator = separatorOfNames(in: text) { return separator }
    let lines: [Substring] = String(text.prefix(1 << 14)).split(separator: "\n").prefix(50).map(\.self)
    func score(_ separator: String) -> Double {
      let counts: [Int] = lines.map { $0.occurrences(of: separator) }
      let usual = counts.filter { $0 > 0 }.sorted()
      guard !usual.isEmpty else { return 0 }
      let middle = usual[usual.count / 2]
      return Double(counts.count { $0 == middle }) / Double(max(lines.count, 1))
    }
    let best = separators.map { ($0, score($0)) }
    let most = best.map(\.1).max() ?? 0
    return best.first { $0.1 == most }.map(\.0) ?? ","
  }
}

extension Substring {
  /// How often a separator stands in it, outside quotation marks.
  fileprivate func occurrences(of separator: String) -> Int {
    var count = 0
    var isQuoted = false
    var index = startIndex
    while index < endIndex {
      if self[index] == "\"" { isQuoted.toggle() }
      if !isQuoted, self[index...].hasPrefix(separator) {
        count += 1
        index = self.index(index, offsetBy: separator.count)
      } else {
        index = self.index(after: index)
      }
    }
    return count
  }
}
