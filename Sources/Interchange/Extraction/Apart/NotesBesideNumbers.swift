import PDFText

/// What tells how to answer beside the numbers of questions: "5            Mark one answer", with the question below.
///
/// Source: practice papers of the United Kingdom's theory test for drivers.
enum NotesBesideNumbers {
  /// The lines with the numbers of questions beside their first words, and without such notes.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let noted = lines.indices.dropLast().filter { index in
      let line = lines[index]
      guard line.cells.count == 2, line.cells[0].words.count == 1, line.page == lines[index + 1].page,
        line.column == lines[index + 1].column,
        line.cells[0].text.split(separator: ".").allSatisfy({ $0.smallNumber != nil })
      else { return false }
      return UnletteredOptions.isInstruction(line.cells[1].text)
    }
    guard noted.count >= 3 else { return lines }
    var result = lines
    for index in noted {
      let number = lines[index].cells[0]
      var question = lines[index + 1]
      question.cells.insert(number, at: 0)
      question.box = question.box.union(number.box)
      result[index + 1] = question
    }
    let dropped = Set(noted)
    return result.indices.filter { !dropped.contains($0) }.map { result[$0] }
  }
}
