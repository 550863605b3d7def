import PDFText

/// Columns whose heads say that their numbers measure or count something, and are no marks: "Pages", "Metres".
enum MeasuredColumns {
  /// The last cells of lines that are such heads, with the positions of their lines.
  static func heads(in lines: [TextLine]) -> [(line: Int, box: Box)] {
    lines.indices.compactMap { index in
      guard let cell = lines[index].cells.last, cell.words.count == 1, cell.words[0].text.utf8.count <= 10,
        names.contains(cell.text.lowercased().trimmedOfPunctuation)
      else { return nil }
      return (index, cell.box)
    }
  }

  private static let names: Set<String> = [
    "page", "pages", "lesson", "lessons", "unit", "units", "chapter", "week", "weeks", "day", "days", "year",
    "years",
    "age", "month", "months", "hours", "minutes", "min", "seconds", "metres", "meters", "m", "km", "cm", "kg",
    "g",
    "litres", "liters", "time", "room", "level", "grade", "seite", "seiten", "kapitel", "lektion", "jahre",
    "minuten",
    "página", "páginas", "año", "años", "pagina", "pagine", "anni", "année", "années", "strona",
    "strony", "lata",
  ]
}

extension DocumentLines {
  /// True where a head above a line says so of the column at a place.
  func isMeasured(_ middle: Int32, at line: Int) -> Bool {
    measures.contains { head in
      head.line < line && head.box.left - 600 < middle && middle < head.box.right + 600
    }
  }
}

extension QuestionLines {
  /// True where a number stands at the end of a row, and nothing above its column says that it measures something.
  func mayHaveMarksColumn(_ document: DocumentLines) -> Bool {
    guard let found = marksColumn(), let cell = rows[found.row].last else { return false }
    return !document.isMeasured(cell.words[0].box.centerX, at: cell.line)
  }
}
