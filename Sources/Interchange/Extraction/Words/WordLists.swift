import PDFText

/// Lists of words with their translations, without columns.
extension WordTableReader {
  /// Entries that a sign or dots part within a cell, as in "pain = bread".
  func lists(_ taken: Set<Int>) -> (items: [ExtractedItem], explained: Set<Int>, isDoubtful: Bool) {
    var counts: [String: Int] = [:]
    var cells: [(line: Int, cell: TextCell)] = []
    for index in document.lines.indices where !taken.contains(index) && !document.isHeading(index) {
      for cell in document.lines[index].cells {
        cells.append((index, cell))
        let text = cell.text
        // Most cells have no such sign; bytes tell so at once.
        guard text.utf8.contains(where: Self.mayBeSign) else { continue }
        for sign in Self.signs where divided(text, sign) != nil { counts[sign, default: 0] += 1 }
      }
    }
    guard let sign = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), sign.value >= 4,
      sign.value * 10 >= cells.count * 6
    else { return bracketed(cells) }
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    var left: [String] = []
    let sections = document.sections
    let beginnings =
      sign.key == "...." ? cells.map { DotLeaders($0.cell.text) }.beginnings : cells.map { _ in nil }
    for ((line, cell), beginning) in zip(cells, beginnings) {
      guard let pair = divided(cell.text, sign.key) else { continue }
      var first = (beginning ?? pair.0).withoutBullet
      let second = pair.1
      var number: String?
      if let label = first.split(separator: " ").first, let part = compactLabel(String(label))?.first,
        part.number != nil
      {
        number = part.text
        first = String(first.dropFirst(label.count)).trimmed
      }
      var item = ExtractedItem(
        kind: second.split(separator: " ").count > 6 ? .definition : .vocabulary, question: first)
      item.answer = second
      item.number = number
      item.section = sections[line]
      item.places = [ExtractedItem.Place(page: document.lines[line].page, box: cell.box)]
      item.takeReading()
      left.append(first)
      items.append(item)
      explained.insert(line)
    }
    items.takeKinds()
    // Where what stands first is English and the other is not, the list is turned round.
    if share(ofEnglish: left) > share(ofEnglish: items.compactMap(\.answer)) + 0.3 {
      for index in items.indices {
        let term = items[index].answer ?? ""
        items[index].answer = items[index].question
        items[index].question = term
        items[index].command = term
      }
    }
    return (items, explained, false)
  }

  /// Words with what they mean in brackets behind them: "carciofo (artichoke)".
  private func bracketed(_ cells: [(line: Int, cell: TextCell)]) -> (
    items: [ExtractedItem], explained: Set<Int>, isDoubtful: Bool
  ) {
    let sections = document.sections
    let found = cells.compactMap { line, cell -> (line: Int, item: ExtractedItem)? in
      let text = cell.text
      guard let open = text.firstRange(of: " ("), let close = text.lastIndex(of: ")"),
        open.upperBound < close,
        !text[open.upperBound..<close].contains("(")
      else { return nil }
      let word = String(text[..<open.lowerBound]).trimmed.withoutBullet
      let meaning = String(text[open.upperBound..<close]).trimmed
      guard isPair(word, meaning), word.split(separator: " ").count <= 4,
        !word.contains(where: { ".:?".contains($0) })
      else { return nil }
      var item = ExtractedItem(kind: .vocabulary, question: word)
      item.answer = meaning
      let rest = String(text[text.index(after: close)...].drop { "-–— ,;".contains($0) }).trimmed
      if !rest.isEmpty { item.details[Role.note.rawValue] = rest }
      item.section = sections[line]
      item.places = [ExtractedItem.Place(page: document.lines[line].page, box: cell.box)]
      return (line, item)
    }
    guard found.count >= 6, found.count * 10 >= cells.count * 9 else { return ([], [], false) }
    return (found.map(\.item), Set(found.map(\.line)), true)
  }

  private static let signs = [
    " = ", " – ", " — ", " ‒ ", " - ", " → ", " -> ", " --> ", " –> ", " —> ", " => ", " ==> ", " ⇒ ", " ⟶ ",
    " ➔ ", " ➜ ", ": ", "....",
  ]

  /// True for the bytes that signs have: those of "=", "-", ":" and ".", and the first of the others.
  private static func mayBeSign(_ byte: UInt8) -> Bool {
    byte == 0x3D || byte == 0x2D || byte == 0x3A || byte == 0x2E || byte == 0xE2
  }

  private func divided(_ text: String, _ sign: String) -> (String, String)? {
    guard sign == "...." ? text.utf8.contains(0x2E) : text.holds(sign) else { return nil }
    if sign == "...." {
      // How it sounds may stand behind dots of its own.
      guard let leaders = DotLeaders(text),
        isPair(leaders.before, DotLeaders(leaders.behind)?.before ?? leaders.behind)
      else { return nil }
      return (leaders.before, leaders.behind)
    }
    guard let range = text.firstRange(of: sign) else { return nil }
    let (first, second) = (
      String(text[..<range.lowerBound]).trimmed, String(text[range.upperBound...]).trimmed
    )
    return isPair(first, second) ? (first, second) : nil
  }

  private func isPair(_ first: String, _ second: String) -> Bool {
    first.contains(where: \.isLetter) && second.contains(where: \.isLetter)
      && first.split(separator: " ").count <= 8
      && second.split(separator: " ").count <= 14
      && compactLabel(String(first.split(separator: " ").first ?? "")).map {
        $0.first?.number != nil && first.contains(" ")
      } ?? true
  }
}

extension [ExtractedItem] {
  /// Takes what kind of word each is out of "to rise - verb - go up", where the middle has few words again and again.
  mutating func takeKinds() {
    let divided = map { item -> (kind: String, meaning: String)? in
      guard let answer = item.answer,
        let sign = [" - ", " – ", " — "].compactMap({ answer.firstRange(of: $0) }).min(by: {
          $0.lowerBound < $1.lowerBound
        })
      else { return nil }
      return (String(answer[..<sign.lowerBound]).trimmed, String(answer[sign.upperBound...]).trimmed)
    }
    let kinds = divided.compactMap { $0?.kind.lowercased() }
    guard kinds.count >= 6, kinds.count * 10 >= count * 9, Set(kinds).count * 2 <= kinds.count,
      kinds.allSatisfy({ $0.count <= 16 }), divided.allSatisfy({ $0?.meaning.isEmpty != true })
    else { return }
    for (index, parts) in divided.enumerated() {
      guard let parts else { continue }
      self[index].details[WordTableReader.Role.partOfSpeech.rawValue] = parts.kind
      self[index].answer = parts.meaning
    }
  }
}

extension String {
  /// Without the bullet that it begins with.
  var withoutBullet: String {
    guard let first, Bullets.marks.contains(first) || Bullets.dashes.contains(first), dropFirst().first == " "
    else {
      return self
    }
    return String(dropFirst(2)).trimmed
  }
}
