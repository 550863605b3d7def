import PDFText

/// Room for what a learner gets beside what there is to get: "___ / 2 P.", "____/3 points".
///
/// Source: tests of primary schools in Germany and Switzerland.
enum RoomForScores {
  static let units: Set<String> = [
    "p", "p.", "pt", "pts", "pts.", "pkt", "pkt.", "punkt", "punkte", "punkten", "point", "points", "mark",
    "marks",
    "punto", "puntos", "punti", "ponto", "pontos",
  ]

  /// The lines with the marks in brackets, as papers print them, where at least three lines have such room: "[2]", "[1,5 P.]".
  static func bracketed(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.compactMap { index in worth(lines[index]).map { (line: index, worth: $0) } }
    guard found.count >= 3 else { return lines }
    var lines = lines
    for (index, worth) in found {
      guard let last = lines[index].cells.indices.last, var word = lines[index].cells[last].words.first else {
        continue
      }
      word.text = "[\(worth)]"
      word.box = lines[index].cells[last].box
      lines[index].cells[last] = TextCell([word])
    }
    return lines
  }

  /// What such room at the end of a line says that a question is worth; nil for any other line.
  private static func worth(_ line: TextLine) -> String? {
    guard line.cells.count > 1, let cell = line.cells.last, cell.words.count <= 4,
      let first = cell.words[0].text.utf8.first,
      first == 0x5F || first == 0x2E || first == 0x2F || first >= 0x80
    else { return nil }
    let text = cell.words.map(\.text).joined()
    let room = text.prefix(while: isLeader)
    let behind = text.dropFirst(room.count)
    // "___ von 2 P."; a drawn rule leaves no characters.
    guard room.count >= 2 || room.isEmpty && behind.first == "/",
      let sign = ["/", "von", "of", "outof", "sur", "de", "di", "van"].first(where: behind.hasPrefix)
    else { return nil }
    let rest = behind.dropFirst(sign.count)
    let amount = rest.prefix { $0.isNumber || ",.".contains($0) }
    let parts = amount.split { ",.".contains($0) }
    guard let whole = parts.first.flatMap({ Int($0) }), (0...100).contains(whole),
      whole > 0 || parts.count == 2,
      parts.count == 1 && amount.last?.isNumber == true
        || parts.count == 2 && ["5", "25", "75"].contains(parts[1]),
      units.contains(rest.dropFirst(amount.count).lowercased())
    else { return nil }
    return parts.count == 1 ? String(amount) : "\(amount) \(rest.dropFirst(amount.count))"
  }
}
