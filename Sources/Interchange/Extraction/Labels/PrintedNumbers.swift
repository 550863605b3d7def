import PDFText

/// What the numbers of questions stand for where they are read otherwise than they are printed.
struct PrintedNumbers {
  /// The codes of the questions, in the order in which they count here; empty where they have numbers.
  var codes: [String] = []
  /// The letters of parts in another script, by the Latin ones that they are read as.
  var letters: [Character: String] = [:]

  /// The letter of an entry to match as it is printed.
  func letter(_ label: String) -> String { label.map { letters[$0] ?? String($0) }.joined() }

  /// A number as it is printed: "CG004" for the fourth code, "426(а)" for "426(a)".
  func printed(_ number: String) -> String {
    var number = number
    // Letters alone in brackets count; a Roman numeral stays one.
    for (latin, letter) in letters where number.contains("(\(latin))") {
      number = number.replacing("(\(latin))", with: "(\(letter))")
    }
    let digits = number.prefix(while: \.isDigit)
    guard let place = Int(digits), codes.indices.contains(place - 1) else { return number }
    return codes[place - 1] + number.dropFirst(digits.count)
  }
}

extension Recognition {
  /// Gives the items the numbers of their questions back.
  mutating func takeNumbers(_ numbers: PrintedNumbers) {
    guard !numbers.codes.isEmpty || !numbers.letters.isEmpty else { return }
    for index in items.indices {
      items[index].number = items[index].number.map(numbers.printed)
      guard items[index].kind == .matching else { continue }
      for option in items[index].options.indices {
        items[index].options[option].label = items[index].options[option].label.map(numbers.letter)
      }
      items[index].answerLabels = items[index].answerLabels.map(numbers.letter)
    }
  }
}
