import PDFText

/// Reads numbers with units out of answers, and what a question demands of them.
enum Quantities {
  /// The number that an answer ends with, with its unit; nil where it is no number.
  static func read(_ answer: String, question: String, unit printed: String?) -> ExtractedItem.Quantity? {
    let lines = answer.split(separator: "\n").map { String($0) }
    guard let last = lines.last(where: { value($0) != nil }), let found = value(last) else { return nil }
    var quantity = ExtractedItem.Quantity(value: found.value, unit: found.unit ?? printed)
    quantity.significantFigures = significantFigures(question)
    quantity.tolerance = found.tolerance
    return quantity
  }

  /// "0.60 m/s²", "3.0 × 10⁸ m/s", "−12 %", "12.5 ± 0.5 cm": nothing but a number and its unit.
  private static func value(_ text: String) -> (value: String, unit: String?, tolerance: String?)? {
    var rest = text.trimmed[...]
    for lead in ["=", "≈"] where rest.hasPrefix(lead) { rest = rest.dropFirst().drop { $0 == " " } }
    var value = ""
    if let first = rest.first, first == "-" || first == "−" || first == "–" {
      value = "-"
      rest.removeFirst()
    }
    let digits = takeNumber(&rest)
    guard !digits.isEmpty else { return nil }
    value += digits
    if let power = takePower(&rest) { value += "e\(power)" }
    rest = rest.drop { $0 == " " }
    var tolerance: String?
    if rest.first == "±" {
      rest = rest.dropFirst().drop { $0 == " " }
      let amount = takeNumber(&rest)
      if !amount.isEmpty { tolerance = amount }
      rest = rest.drop { $0 == " " }
    }
    let unit = String(rest).trimmed
    guard unit.isEmpty || isUnit(unit) else { return nil }
    return (value, unit.isEmpty ? nil : unit, tolerance)
  }

  private static func takeNumber(_ rest: inout Substring) -> String {
    var digits = ""
    while let first = rest.first {
      if first.isASCII, first.isNumber {
        digits.append(first)
      } else if first == ".", !digits.isEmpty, !digits.contains("."), rest.dropFirst().first?.isNumber == true
      {
        digits.append(".")
      } else if first == " " || first == "," || first == "\u{2009}", isGroup(rest.dropFirst()),
        !digits.isEmpty
      {
        // "334 000": a group of three.
      } else {
        break
      }
      rest.removeFirst()
    }
    return digits
  }

  private static func isGroup(_ rest: Substring) -> Bool {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    return digits.count == 3
  }

  /// "× 10⁸", "x 10^-3".
  private static func takePower(_ rest: inout Substring) -> Int? {
    var trial = rest.drop { $0 == " " }
    guard let sign = trial.first, "×x*".contains(sign) else { return nil }
    trial = trial.dropFirst().drop { $0 == " " }
    guard trial.hasPrefix("10") else { return nil }
    trial = trial.dropFirst(2)
    if trial.first == "^" { trial = trial.dropFirst() }
    var digits = ""
    while let first = trial.first {
      guard let plain = plainDigit(first) else { break }
      digits.append(plain)
      trial.removeFirst()
    }
    guard let power = Int(digits) else { return nil }
    rest = trial
    return power
  }

  private static func plainDigit(_ character: Character) -> Character? {
    if let place = "⁰¹²³⁴⁵⁶⁷⁸⁹".firstIndex(of: character) {
      return Character(String("⁰¹²³⁴⁵⁶⁷⁸⁹".distance(from: "⁰¹²³⁴⁵⁶⁷⁸⁹".startIndex, to: place)))
    }
    if character == "⁻" || character == "−" || character == "-" { return "-" }
    return character.isASCII && character.isNumber ? character : nil
  }

  /// A few letters, signs and powers, of which no part is a longer word.
  private static func isUnit(_ text: String) -> Bool {
    guard text.count <= 16, text.contains(where: { $0.isLetter || "%°£$€Ω".contains($0) }) else {
      return false
    }
    let parts = text.split { " /·".contains($0) }
    let known: Set<String> = [
      "beats", "min", "bubbles", "litres", "metres", "seconds", "hours", "minutes", "days", "years", "units",
      "joules", "newtons", "watts",
    ]
    return parts.count <= 4 && parts.allSatisfy { $0.count <= 6 || known.contains(String($0).lowercased()) }
  }

  /// What "to 3 significant figures" asks for; nil where nothing does.
  static func significantFigures(_ question: String) -> Int? {
    let words = question.lowercased().split { " .,()".contains($0) }.map(String.init)
    for (place, word) in words.enumerated() {
      guard
        word.hasPrefix("significant") || word == "sf"
          || word == "s" && place + 1 < words.count && words[place + 1] == "f",
        place > 0
      else { continue }
      if let number = Int(words[place - 1]) { return number }
      let named = ["one": 1, "two": 2, "three": 3, "four": 4, "five": 5]
      if let number = named[words[place - 1]] { return number }
    }
    return nil
  }
}

/// Names the figures that a text speaks of.
enum FigureNames {
  private static let kinds: Set<String> = [
    "Figure", "Fig", "Figures", "Table", "Diagram", "Graph", "Source", "Photo", "Picture", "Chart", "Map",
  ]
  /// The bytes that they begin with.
  private static let initials = Set(kinds.compactMap(\.utf8.first))

  /// True for a line that names a figure or a table and says no more.
  static func isCaption(_ text: String) -> Bool {
    // Its first letter says so of nearly every line that is none.
    guard let first = text.utf8.first(where: \.isASCIILetter), initials.contains(first) else { return false }
    let words = text.split(separator: " ")
    // "Figure B: rays"
    if words.count <= 7, words.count > 2, words[1].last == ":", find("\(words[0]) \(words[1])").count == 1 {
      return true
    }
    return words.count == 2 && find(text).count == 1 && words[1].last?.isPunctuation != true
  }

  /// "Figure 1", "Table 2" and the like, in the order in which they are named, each once.
  static func find(_ text: String) -> [String] {
    let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    var names: [String] = []
    for (word, next) in zip(words, words.dropFirst()) {
      let kind = word.trimmedOfPunctuation
      guard kinds.contains(kind) else { continue }
      let number = next.trimmedOfPunctuation
      guard number.first?.isNumber == true || number.count == 1 && number.first?.isUppercase == true,
        number.count <= 4
      else { continue }
      let name = "\(kind == "Fig" || kind == "Figures" ? "Figure" : kind) \(number)"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
