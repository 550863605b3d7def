import PDFText

/// Keys that are grids with a row for each exercise: the numbers above, and "Ejercicio 1 | estamos | soy | están" below.
enum KeySectionGrid {
  /// The lines with the name of each exercise on a line of its own, and each of its answers behind its number below.
  static func written(_ lines: [TextLine]) -> [TextLine] {
    guard lines.contains(where: headsNumbers) else { return lines }
    var result: [TextLine] = []
    var index = 0
    while index < lines.count {
      let head = lines[index]
      let rows = headsNumbers(head) ? rows(below: index, lines) : []
      guard rows.count > 1 else {
        result.append(head)
        index += 1
        continue
      }
      for row in rows {
        var name = row.line
        name.cells = [row.line.cells[0]]
        name.fitBox()
        result.append(name)
        for (number, answer) in row.answers {
          var line = row.line
          line.cells = [TextCell([number] + answer.words)]
          line.fitBox()
          result.append(line)
        }
      }
      index += rows.count + 1
    }
    return result
  }

  /// True for numbers from 1 in cells of their own, with nothing or a word before them.
  private static func headsNumbers(_ line: TextLine) -> Bool {
    guard line.cells.count > 2, let last = line.cells.last, Int(last.text) != nil else { return false }
    let numbers = line.cells.compactMap { Int($0.text) }
    return numbers.count >= line.cells.count - 1 && numbers == Array(1...numbers.count)
  }

  /// The rows below numbers, each with the name of an exercise and answers under the numbers.
  private static func rows(below head: Int, _ lines: [TextLine]) -> [(
    line: TextLine, answers: [(number: TextWord, answer: TextCell)]
  )] {
    let numbers = lines[head].cells.filter { Int($0.text) != nil }
    var rows: [(line: TextLine, answers: [(number: TextWord, answer: TextCell)])] = []
    for line in lines[(head + 1)...] {
      guard line.page == lines[head].page, line.cells.count > 2, line.cells.count <= numbers.count + 1,
        let name = line.cells.first, isName(name.text),
        rows.isEmpty || rows[0].line.cells[0].words[0].text == name.words[0].text
      else { break }
      var answers: [(number: TextWord, answer: TextCell)] = []
      for (cell, number) in zip(line.cells.dropFirst(), numbers) {
        // Whoever leaves one out has nothing under its number, and nobody could tell which answer is whose.
        guard cell.box.left < number.box.right, cell.box.right > number.box.left else { return [] }
        var label = number.words[0]
        label.text += "."
        (label.box.top, label.box.bottom) = (cell.box.top, cell.box.bottom)
        answers.append((label, cell))
      }
      rows.append((line, answers))
    }
    return rows
  }

  /// True for "Ejercicio 1", "Exercise B".
  private static func isName(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0].count > 3, words[0].allSatisfy(\.isLetter) else { return false }
    let number = words[1].filter { $0 != "." && $0 != ":" }
    return Int(number) != nil || number.count == 1 && number.first?.isUppercase == true
  }
}
