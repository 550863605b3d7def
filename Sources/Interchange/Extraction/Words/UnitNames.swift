import PDFText

/// What a vocabulary list writes between its rows above the words of a lesson: "Lesson 2", "第二课 Lesson 2", "Unité 3".
enum UnitNames {
  private static let words: Set<String> = [
    "lesson", "unit", "chapter", "week", "module", "lektion", "einheit", "kapitel", "leçon", "unité",
    "chapitre",
    "lección", "unidad", "capítulo", "lição", "unidade", "lezione", "unità", "capitolo", "les", "hoofdstuk",
    "lekcja", "rozdział", "урок", "глава", "модуль", "ders", "ünite", "bài", "pelajaran",
  ]

  /// True for a line that names a lesson and nothing else.
  static func isName(_ line: TextLine) -> Bool {
    guard line.cells.count == 1, (1...4).contains(line.words.count) else { return false }
    if let first = line.words[0].text.first, first == "第",
      line.words[0].text.prefixMatch(of: /第[一二三四五六七八九十百0-9０-９]+[课課單单元章]/) != nil
    {
      return true
    }
    guard line.words.count == 2 else { return false }
    let names = line.words.map { $0.text.lowercased().trimmedOfPunctuation }
    return words.contains(names[0]) && (names[1].smallNumber != nil || romanValue(names[1]) != nil)
  }
}
