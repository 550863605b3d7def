import PDFText

/// Bullets below numbered questions that are options, since the key names one of them in words: "1 | Keyboard".
///
/// Bullets of which nothing is told may be answers or things to speak about; these get boxes in their place.
enum BulletsOfChoices {
  /// A numbered question with bullets below it.
  private struct Group {
    let number: Int
    /// The lines with bullets.
    let bullets: [Int]
    let texts: Set<String>
  }

  private static let bullets: Set<Character> = ["•", "▪", "●", "◦", "‣", "∙", "■", "➢", "►"]

  /// The lines with boxes in place of such bullets.
  static func boxed(_ lines: [TextLine]) -> [TextLine] {
    let bulleted = lines.map(isBulleted)
    guard bulleted.count(where: { $0 }) > 8 else { return lines }
    let groups = groups(lines, bulleted)
    guard groups.count > 2 else { return lines }
    let within = Set(groups.flatMap(\.bullets))
    var named: [Int: Set<String>] = [:]
    for (index, line) in lines.enumerated() where !within.contains(index) {
      for (number, text) in entries(line) { named[number, default: []].insert(text) }
    }
    let told = groups.count { group in !(named[group.number] ?? []).isDisjoint(with: group.texts) }
    guard told > 2, told * 10 >= groups.count * 7 else { return lines }
    var result = lines
    for index in within {
      let word = result[index].cells[0].words[0]
      result[index].cells[0].words[0].text = "☐" + word.text.dropFirst()
    }
    return result
  }

  private static func isBulleted(_ line: TextLine) -> Bool {
    line.words.count > 1 && line.words[0].text.count == 1
      && line.words[0].text.first.map(bullets.contains) == true
  }

  /// The questions that have three to eight bullets.
  private static func groups(_ lines: [TextLine], _ bulleted: [Bool]) -> [Group] {
    var groups: [Group] = []
    var number: Int?
    var own: [Int] = []
    func close() {
      guard let number, (3...8).contains(own.count) else { return }
      let texts = Set(own.map { key(lines[$0].words.dropFirst().map(\.text)) })
      groups.append(Group(number: number, bullets: own, texts: texts))
    }
    for index in lines.indices {
      if bulleted[index] {
        own.append(index)
      } else if let label = lines[index].label(), label.parts.count == 1, let value = label.parts[0].number {
        close()
        (number, own) = (value, [])
      }
    }
    close()
    return groups
  }

  /// What a line of a key says: numbers with the words behind them, cell by cell or through to the end.
  private static func entries(_ line: TextLine) -> [(number: Int, text: String)] {
    var entries: [(Int, String)] = []
    func add(_ words: [TextWord]) {
      guard words.count > 1, let number = Int(words[0].text.trimmedOfPunctuation) else { return }
      entries.append((number, key(words.dropFirst().map(\.text))))
    }
    add(line.words)
    if line.cells.count > 1 {
      for (cell, next) in zip(line.cells, line.cells.dropFirst()) {
        add(cell.words.count > 1 ? cell.words : cell.words + next.words)
      }
      add(line.cells[line.cells.count - 1].words)
    }
    return entries
  }

  private static func key(_ words: [String]) -> String {
    words.joined(separator: " ").lowercased().trimmedOfPunctuation
  }
}
