import PDFText

/// What tells to join entries of two columns.
extension DocumentLines {
  /// True where one of the lines above tells to join what belongs together: what stands beside an entry is no answer to it.
  func tellsToMatch(above line: Int) -> Bool {
    (max(0, line - 6)..<line).contains { index in
      // Tabs of a page may be named "Learn | Test | Matching".
      guard lines[index].cells.count < 3 else { return false }
      let text = texts[index].lowercased()
      let words = text.split { !$0.isLetter }
      return words.contains { Self.orders.contains(String($0)) }
        || Self.columns.contains(where: text.contains) && words.contains { Self.signs.contains(String($0)) }
        || text.contains("write the letter of the")
    }
  }

  /// True where one of the lines above begins with such an order: nothing else gives up answers.
  func ordersToMatch(above line: Int) -> Bool {
    (max(0, line - 6)..<line).contains { index in
      guard lines[index].cells.count < 3 else { return false }
      let text = texts[index].lowercased()
      var words = text.split { !$0.isLetter }.map(String.init)
      if Self.drawing.contains(where: text.contains) { return true }
      if Self.columns.contains(where: text.contains), words.contains(where: Self.signs.contains) {
        return true
      }
      // "B. Match …", "2) Ordnen Sie …"
      if words.count > 2, words[0].count < 3 || Self.names.contains(words[0]) { words.removeFirst() }
      guard words.count > 2, let first = words.first, Self.orders.contains(first) else { return false }
      // "Une con flechas" orders in Spanish; in French it is an article.
      return first != "une" || ["con", "cada", "las", "los"].contains(words[1])
    }
  }

  /// What names an order, as in "Directions: Match each idiom with its meaning" of a work sheet.
  private static let names: Set<String> = ["directions", "direction", "instructions", "instruction", "task"]

  /// Orders to draw what joins two entries.
  private static let drawing = [
    "draw a line from each", "draw lines from", "draw a line to", "draw lines to", "draw a line between each",
    "draw lines between", "join each", "connect each", "link each", "pair each", "zieh linien",
    "ziehe linien",
    "trace une ligne", "tracez une ligne", "traza una línea", "traza líneas", "trek een lijn",
    "traccia una linea",
  ]

  /// True where one of the lines above tells to draw what joins two entries.
  func ordersToDraw(above line: Int) -> Bool {
    (max(0, line - 6)..<line).contains { index in
      let text = texts[index].lowercased()
      return Self.drawing.contains(where: text.contains)
    }
  }

  private static let columns = [
    "right-hand column", "left-hand column", "column on the right", "column on the left",
    "column to the right",
    "column to the left",
  ]

  /// What is written beside an entry of such a column, or drawn from it.
  private static let signs: Set<String> = ["number", "numbers", "letter", "letters", "line", "lines"]

  private static let orders: Set<String> = [
    "match", "matching", "ordne", "ordnen", "zuordnen", "verbinde", "verbinden", "empareja", "emparejar",
    "relaciona", "relacione", "relacionar", "une", "unir", "asocia", "asocie", "associe", "associez", "relie",
    "reliez", "relier", "abbina", "abbinare", "collega", "collegare", "associa", "associar", "ligue", "ligar",
    "correlacione", "połącz", "dopasuj", "соедини", "соедините", "соотнесите", "сопоставьте", "verbind",
    "koppla", "párosítsd", "eşleştir", "eşleştirin", "jodohkan", "pasangkan",
  ]
}

extension [ExtractedItem] {
  /// Takes what stands beside entries that are to be joined for what they may be joined with, and for no answers.
  mutating func takeAnswersForOptions() {
    let options = compactMap(\.answer).map { ExtractedItem.Option(label: nil, text: $0) }
    // Letters beside them name entries of a list.
    guard options.count >= 3, options.contains(where: { $0.text.count > 2 }) else { return }
    for index in indices where self[index].options.isEmpty {
      self[index].kind = .matching
      self[index].options = options
      (self[index].answer, self[index].answerPlace, self[index].isAnswerInferred) = (nil, nil, false)
    }
  }
}
