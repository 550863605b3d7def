import PDFText

/// The options of a question, with what stands before and behind them.
struct FoundOptions {
  var options: [ExtractedItem.Option]
  /// Rows of the question that stand before the first option.
  var stem: [[QuestionCell]]
  /// Positions of options that are ticked.
  var ticked: [Int] = []
  /// True when no letters name them.
  var isUnlettered = false
}

extension FoundOptions {
  /// The words of the options, which may begin on the line that the question ends on.
  func words(in rows: [[QuestionCell]]) -> [TextWord] {
    let words = rows.joined().flatMap(\.words)
    let first = options.first?.text.split(separator: " ").first.map(String.init)
    let label = options.first?.label
    let start = words.indices.dropLast().first { place in
      words[place].text.trimmedOfPunctuation == label && words[place + 1].text == first
    }
    return start.map { Array(words[$0...]) } ?? rows.dropFirst(stem.count).joined().flatMap(\.words)
  }
}

extension FoundOptions {
  /// Takes the circle to fill in from behind each option: "الف) روزها O".
  mutating func dropCircles() {
    let isCircled = options.allSatisfy { option in
      guard let last = option.text.last, let before = option.text.dropLast().last else { return false }
      return "○◯".contains(last) || last == "O" && (before == " " || !before.isASCII)
    }
    guard options.count > 2, isCircled else { return }
    for index in options.indices { options[index].text = String(options[index].text.dropLast()).trimmed }
  }
}
