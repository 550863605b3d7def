import PDFText

/// Papers that number their choices "1", "2", "3" and go on with "Question 6" where answers are to be written.
///
/// Source: Higher School Certificate papers of New South Wales.
enum LaterQuestionWords {
  private static let words: Set<String> = [
    "Question", "Frage", "Pregunta", "Questão", "Domanda", "Aufgabe", "Vraag",
  ]

  /// The lines with the word before the first numbers, too.
  static func shared(_ lines: [TextLine]) -> [TextLine] {
    guard let first = lines.firstIndex(where: { named($0) != nil }), let (word, number) = named(lines[first]),
      (4...40).contains(number)
    else { return lines }
    // Those with the word count on from there.
    let later = lines[first...].compactMap { line in named(line).flatMap { $0.word == word ? $0.number : nil }
    }
    guard later.count > 1, later.prefix(2) == [number, number + 1] else { return lines }
    var plain: [Int] = []
    for index in lines.indices[..<first] {
      guard let label = lines[index].label(), label.parts.count == 1,
        label.parts[0].number == plain.count + 1,
        plain.first.map({ abs(lines[$0].box.left - lines[index].box.left) < 300 }) ?? true
      else { continue }
      plain.append(index)
    }
    // In a key there are letters behind the numbers, and no questions.
    guard plain.count == number - 1, plain.count(where: { lines[$0].words.count > 4 }) * 10 >= plain.count * 7
    else { return lines }
    var result = lines
    for (place, index) in plain.enumerated() {
      var name = lines[index].cells[0].words[0]
      name.text = word
      result[index].cells[0].words[0].text = "\(place + 1)"
      result[index].cells[0].words[0].gapBefore = name.size / 4
      result[index].cells[0].words.insert(name, at: 0)
      // The number may have stood in a cell of its own.
      if result[index].cells.count > 1, result[index].cells[0].words.count == 2 {
        result[index].cells[0] = TextCell(result[index].cells[0].words + result[index].cells[1].words)
        result[index].cells.remove(at: 1)
      }
    }
    return result
  }

  private static func named(_ line: TextLine) -> (word: String, number: Int)? {
    let line = line.cells[0].words
    guard line.count > 1, words.contains(line[0].text), let number = Int(line[1].text.trimmedOfPunctuation)
    else {
      return nil
    }
    return (line[0].text, number)
  }
}
