import PDFText

/// Keys that are grids: the letters of the options above, a number at the left of each row, and a cross below the letter that
/// is right.
enum KeyGrids {
  private static let signs: Set<String> = [
    "X", "x", "×", "✗", "✘", "✓", "✔", "√", "●", "■", "⬤", "☒", "☑", "•",
  ]
  private static let verdicts: Set<String> = [
    "true", "false", "t", "f", "richtig", "falsch", "r", "vrai", "faux", "v", "verdadero", "falso", "vero",
    "verdadeiro", "yes", "no", "ja", "nein", "oui", "non", "sí", "si",
  ]

  /// The lines with the letter in place of the cross, without those that name the columns.
  static func written(_ lines: [TextLine]) -> [TextLine] {
    var lines = lines
    var heads: [Int] = []
    for head in lines.indices where isHead(lines[head]) {
      let columns = lines[head].cells.suffix(letterCount(lines[head]))
      let mostCrosses = lines.contains { Self.tellsOfSeveral($0) } ? columns.count : 1
      var rows: [(line: Int, columns: [TextCell])] = []
      var open: [Int] = []
      var next = head + 1
      while next < lines.count {
        if let found = crossed(lines[next], among: columns), found.count <= mostCrosses {
          rows.append((next, found))
        } else if isOpen(lines[next]) {
          // No cross, or two: nobody knows what is right.
          open.append(next)
        } else {
          break
        }
        next += 1
      }
      guard rows.count > 2, Set(rows.map { $0.columns.map(\.text) }).count > 1 else { continue }
      for row in rows {
        let box = lines[row.line].cells[1].box
        var word = row.columns[0].words[0]
        // "BD" is how keys write two letters.
        word.text = row.columns.map(\.text).joined()
        word.box.top = box.top
        word.box.bottom = box.bottom
        word.isBold = false
        lines[row.line].cells.replaceSubrange(1..., with: [TextCell([word])])
      }
      heads += [head] + open
    }
    for head in heads.sorted(by: >) { lines.remove(at: head) }
    return withoutOpenRows(turned(lines))
  }

  /// The lines with a row for each number in place of a grid that has the numbers above and the letters at the left, as the
  /// correction grids of driving tests have.
  private static func turned(_ lines: [TextLine]) -> [TextLine] {
    var result: [TextLine] = []
    var index = 0
    while index < lines.count {
      let numbers = numbersAbove(lines[index])
      var end = index + 1
      var letters: [Int: TextCell] = [:]
      var isSound = true
      while numbers.count > 3, end < lines.count, lines[end].page == lines[index].page,
        case let cells = lines[end].cells,
        cells[0].text.trimmedOfPunctuation == String("ABCDEF".dropFirst(end - index - 1).prefix(1)),
        cells.dropFirst().allSatisfy({ $0.words.allSatisfy { signs.contains($0.text) } })
      {
        for word in cells.dropFirst().flatMap(\.words) {
          let column = numbers.indices.min {
            abs(numbers[$0].box.centerX - word.box.centerX) < abs(numbers[$1].box.centerX - word.box.centerX)
          }
          if let column, letters[column] == nil { letters[column] = cells[0] } else { isSound = false }
        }
        end += 1
      }
      guard end > index + 2, isSound, letters.count * 4 >= numbers.count * 3,
        Set(letters.values.map(\.text)).count > 1
      else {
        result.append(lines[index])
        index += 1
        continue
      }
      for (column, number) in numbers.enumerated() {
        guard let letter = letters[column] else { continue }
        var line = lines[index]
        var word = letter.words[0]
        word.text = word.text.trimmedOfPunctuation
        word.box.top = number.box.top
        word.box.bottom = number.box.bottom
        line.cells = [TextCell([number]), TextCell([word])]
        result.append(line)
      }
      index = end
      // "✗ = correct answer"
      if end < lines.count, lines[end].words.count > 2, signs.contains(lines[end].words[0].text),
        lines[end].words[1].text == "="
      {
        index += 1
      }
    }
    return result
  }

  /// The numbers of a line that has nothing else, or a word before them, and counts on; none for any other.
  private static func numbersAbove(_ line: TextLine) -> [TextWord] {
    let named = line.words.first?.text.contains(where: \.isNumber) == false
    let words = Array(line.words.dropFirst(named ? 1 : 0))
    guard words.count > 3, let first = words[0].text.smallNumber else { return [] }
    return words.enumerated().allSatisfy { Int($1.text) == first + $0 } ? words : []
  }

  /// The lines without rows of a number and all letters, "1 | A | B | C": the ring around one of them is drawn, so that they
  /// say nothing where nobody has looked.
  private static func withoutOpenRows(_ lines: [TextLine]) -> [TextLine] {
    let open = Set(lines.indices.filter { isOpenRow(lines[$0]) })
    guard open.count > 2 else { return lines }
    return lines.indices.compactMap { index in
      guard open.contains(index) else { return lines[index] }
      let ringed = lines[index].cells.dropFirst().filter { $0.words[0].isRinged }
      guard ringed.count == 1 else { return nil }
      var line = lines[index]
      line.cells = [line.cells[0], ringed[0]]
      return line
    }
  }

  private static func isOpenRow(_ line: TextLine) -> Bool {
    guard (4...7).contains(line.cells.count) else { return false }
    let cells = line.cells.map { $0.text.trimmedOfPunctuation }
    return Int(cells[0]) != nil && cells.dropFirst().joined() == String("ABCDEF".prefix(cells.count - 1))
  }

  /// Where such rows stand, page by page.
  static func openRows(in pages: [PageText]) -> [Int: [Box]] {
    var found: [Int: [Box]] = [:]
    for page in pages {
      let rows = page.lines.filter(isOpenRow)
      if rows.count > 2 { found[page.number] = rows.map { page.printed($0.box) } }
    }
    return found
  }

  /// True for a row of a number with no cross, or with several.
  private static func isOpen(_ line: TextLine) -> Bool {
    Int(line.cells[0].text.trimmedOfPunctuation) != nil && line.cells.count != 2
      && line.cells.dropFirst().allSatisfy { signs.contains($0.text) }
  }

  /// How many cells at the end of a line name columns: letters from A on, or two verdicts.
  private static func letterCount(_ line: TextLine) -> Int {
    let cells = line.cells.map(\.text)
    if cells.count > 1, cells.suffix(2).allSatisfy({ verdicts.contains($0.lowercased()) }),
      cells[cells.count - 1].lowercased() != cells[cells.count - 2].lowercased()
    {
      return 2
    }
    for count in [6, 5, 4, 3] where cells.count >= count {
      let names = cells.suffix(count).map { $0.uppercased() }
      if names.joined() == String("ABCDEF".prefix(count)) { return count }
    }
    return 0
  }

  private static func isHead(_ line: TextLine) -> Bool {
    let count = letterCount(line)
    return count > 1 && line.cells.count <= count + 1
  }

  /// The columns of the crosses behind a row's number, each in one of its own; nil for any other line.
  private static func crossed(_ line: TextLine, among columns: ArraySlice<TextCell>) -> [TextCell]? {
    guard line.cells.count > 1, line.cells[0].words.count == 1,
      Int(line.cells[0].text.trimmedOfPunctuation) != nil
    else { return nil }
    var found: [Int] = []
    for cell in line.cells.dropFirst() {
      guard cell.words.count == 1, signs.contains(cell.text),
        let nearest = columns.indices.min(by: {
          abs(columns[$0].box.centerX - cell.box.centerX) < abs(columns[$1].box.centerX - cell.box.centerX)
        }), abs(columns[nearest].box.centerX - cell.box.centerX) < 1_500, !found.contains(nearest)
      else { return nil }
      found.append(nearest)
    }
    return found.map { columns[$0] }
  }

  /// True for a line that says that more than one answer may be right.
  private static func tellsOfSeveral(_ line: TextLine) -> Bool {
    guard line.words.count > 3 else { return false }
    let text = line.text.lowercased()
    return several.contains(where: text.contains)
  }

  private static let several = [
    "eine oder mehrere", "mehrere antworten", "one or more", "more than one answer", "select all that apply",
    "une ou plusieurs", "plusieurs réponses", "una o varias", "una o más", "una o più", "een of meer",
    "jedna lub więcej",
  ]
}
