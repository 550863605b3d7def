import PDFText

/// Tables of contents, which name what stands elsewhere.
enum Contents {
  /// Leaves out what stands below "Contents" and again, line by line, further below.
  static func withoutNamed(_ lines: [TextLine]) -> [TextLine] {
    let heads: Set<String> = [
      "contents", "table of contents", "on this page", "inhalt", "inhaltsverzeichnis", "sommaire",
      "table des matières",
      "índice", "contenido", "indice", "sommario", "sumário", "inhoud", "spis treści", "содержание", "obsah",
    ]
    guard
      let head = lines.prefix(40).firstIndex(where: {
        $0.words.count <= 4 && heads.contains($0.text.lowercased().trimmedOfPunctuation)
      })
    else { return lines }
    func key(_ line: TextLine) -> String {
      var words = line.words.drop { $0.text.allSatisfy { !$0.isLetter } }
      // "Subject: 1.1. What is a starter?" in messages.
      if words.first?.text.lowercased() == "subject:" {
        words = words.dropFirst().drop { $0.text.allSatisfy { !$0.isLetter } }
      }
      return words.map(\.text).joined(separator: " ")
    }
    let keys = lines.map(key)
    var last: [String: Int] = [:]
    for index in lines.indices { last[keys[index]] = index }
    var end = head + 1
    var missed = 0
    var found = 0
    for index in lines.indices.dropFirst(head + 1) {
      guard let again = last[keys[index]], again > index, !keys[index].isEmpty else {
        missed += 1
        if missed > 1 { break }
        continue
      }
      missed = 0
      found += 1
      end = index + 1
    }
    // Entries have to stand again behind the last of them, or they are no entries.
    let behind = Set(keys[end...])
    guard found >= 4, keys[(head + 1)..<end].count(where: behind.contains) * 10 >= (end - head - 1) * 8 else {
      return lines
    }
    return Array(lines[..<head] + lines[end...])
  }

  /// Leaves out a table of contents: it names what stands elsewhere.
  static func withoutPaged(_ lines: [TextLine]) -> [TextLine] {
    let entries = lines.indices.filter { lines[$0].isOfContents }
    guard entries.count >= 3, let first = entries.first, let last = entries.last else { return lines }
    // Between a word list's dots stand words, not pages; entries of more than one line are among the others.
    guard entries.count * 2 >= last - first + 1 else { return lines }
    // "Supply decreases.  . . . . . . . 1" in a marking scheme
    guard !DottedMarks.fall(entries.map { lines[$0] }) else { return lines }
    var start = first
    while start > 0, lines[start - 1].isBold || lines[start - 1].words.count <= 2 { start -= 1 }
    return Array(lines[..<start] + lines[(last + 1)...])
  }
}

extension TextLine {
  /// True for a line of a table of contents: dots that lead to a page.
  var isOfContents: Bool {
    guard let last = words.last?.text, last.allSatisfy({ $0.isNumber || "ivxlc".contains($0) }) else {
      return false
    }
    // The stops of "A.P." and "3." are none.
    let leaders = words.dropLast().reduce(0) { count, word in
      let own = word.text.count { isLeader($0) && $0 != "_" }
      return count + (own * 2 > word.text.count || own > 3 ? own : 0)
    }
    return leaders >= 6 && words.dropLast().contains { $0.text.contains(where: \.isLetter) }
  }
}
