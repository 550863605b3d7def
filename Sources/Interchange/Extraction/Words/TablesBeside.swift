/// Tables of words that stand beside each other in what looks like one.
extension WordTableReader {
  /// The tables of one that stand beside each other in it; nil where it is one by itself.
  ///
  /// Their heads say so by naming the same again: "Word | Meaning | Example | Word | Meaning | Example". Without heads
  /// each second column is in the other language, or begins with articles that only its own language has.
  func tablesBeside(_ table: Table, _ names: [String]?) -> [Table]? {
    let columns = table.columns
    let width: Int
    if let names {
      let found = (2..<max(2, columns)).first { width in
        columns % width == 0 && names.indices.allSatisfy { names[$0] == names[$0 % width] }
      }
      guard let found else { return nil }
      width = found
    } else {
      let english = (0..<columns).map { column in
        share(ofEnglish: table.rows.map { $0.texts[column] }.filter { !$0.isEmpty })
      }
      let pairs = stride(from: 0, to: columns - 1, by: 2)
      if columns % 2 == 0, columns > 2,
        columns == 4 && beginAlike(table.rows)
          || pairs.allSatisfy({ english[$0] < english[$0 + 1] - 0.25 && english[$0 + 1] >= 0.5 })
          || pairs.allSatisfy({ english[$0 + 1] < english[$0] - 0.25 && english[$0] >= 0.5 })
          || isEachSecondForeign(table, english)
      {
        width = 2
      } else if let found = widthOfRepeatedScripts(table, english) {
        width = found
      } else {
        return nil
      }
    }
    return stride(from: 0, to: columns, by: width).map { first in
      Table(
        columns: width,
        rows: table.rows.map { row in
          let below = row.below.filter { (first..<first + width).contains($0.key) }
          return Row(
            texts: Array(row.texts[first..<first + width]), lines: row.lines,
            below: Dictionary(below.map { ($0.key - first, $0.value) }) { one, _ in one })
        },
        head: table.head)
    }
  }

  /// True where the first and the third cells begin with the same words, as with articles, and no others do.
  private func beginAlike(_ rows: [Row]) -> Bool {
    func starts(_ column: Int) -> [String] {
      rows.compactMap { row in
        let text = row.texts[column].lowercased()
        return text.firstIndex { " ’'".contains($0) }.map { String(text[...$0]) }
      }
    }
    let (first, second) = (starts(0), starts(2))
    let known = Set(first).intersection(second)
    let others = starts(1) + starts(3)
    return first.count { known.contains($0) } * 3 >= rows.count * 2
      && second.count { known.contains($0) } * 2 >= rows.count
      && !others.contains(where: known.contains)
  }

  /// How many columns come again beside themselves, by their scripts and by which of them is English; nil where none do.
  private func widthOfRepeatedScripts(_ table: Table, _ english: [Double]) -> Int? {
    enum Kind { case foreign, english, other }
    let kinds = (0..<table.columns).map { column -> Kind in
      let texts = table.rows.map { $0.texts[column] }.filter { !$0.isEmpty }
      return isForeign(texts) ? .foreign : english[column] >= 0.5 ? .english : .other
    }
    guard kinds.contains(.foreign), kinds.contains(.english) else { return nil }
    for width in [3, 4] where kinds.count % width == 0 && kinds.count > width {
      if zip(kinds, kinds.dropFirst(width)).allSatisfy({ $0 == $1 }) { return width }
    }
    return nil
  }

  /// True where each second column is in another script than those beside it, which are alike: "a | あ | lete | 寒さ".
  private func isEachSecondForeign(_ table: Table, _ english: [Double]) -> Bool {
    let areForeign = (0..<table.columns).map { column in
      isForeign(table.rows.map { $0.texts[column] }.filter { !$0.isEmpty })
    }
    let others = areForeign.indices.filter { !areForeign[$0] }.map { english[$0] }
    return zip(areForeign, areForeign.dropFirst()).allSatisfy { $0 != $1 }
      && (others.max() ?? 0) - (others.min() ?? 0) <= 0.25
  }
}
