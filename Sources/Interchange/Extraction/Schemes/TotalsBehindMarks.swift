import PDFText

/// Totals of questions at the right of the marks that they sum up, as some boards print them in their schemes.
///
/// "Certificate of insurance   [1]   4": the four are no word of the answer.
enum TotalsBehindMarks {
  /// The lines without the totals, where each is the sum of the marks since the one before.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    var lines = lines
    var found: [Int] = []
    var sum = 0
    for (index, line) in lines.enumerated() {
      guard line.cells.contains(where: { $0.words.contains { $0.text.utf8.first == 0x5B } }) else { continue }
      let words = line.words
      let place = words.lastIndex { $0.text.first == "[" && $0.text.last == "]" }
      guard let place, place + 2 >= words.count, let marks = words[place].text.bracketedNumber else {
        continue
      }
      sum += marks
      guard place + 2 == words.count, let total = words[place + 1].text.smallNumber,
        words[place + 1].gapBefore > words[place + 1].size
      else { continue }
      // One that sums up nothing may be anything.
      guard total == sum else { return lines }
      found.append(index)
      sum = 0
    }
    guard found.count > 1 else { return lines }
    for index in found {
      let last = lines[index].cells.count - 1
      if lines[index].cells[last].words.count > 1 {
        lines[index].cells[last] = TextCell(Array(lines[index].cells[last].words.dropLast()))
      } else {
        lines[index].cells.removeLast()
      }
    }
    return lines
  }
}

extension String {
  /// The number in square brackets: 2 for "[2]"; nil for any other text.
  fileprivate var bracketedNumber: Int? {
    first == "[" && last == "]" ? String(dropFirst().dropLast()).smallNumber : nil
  }
}
