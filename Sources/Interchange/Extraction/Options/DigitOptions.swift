import PDFText

/// Finds options that digits name: "(1) tesla  (2) weber" below question 1.
///
/// Entrance examinations of India, Korea and Japan print them so. A digit in brackets may number a part as well; options
/// begin anew below every question, are as many everywhere, and ask nothing. Their digits become the signs that Unicode has
/// for them, so that readers of labels can tell them from numbers.
enum DigitOptions {
  /// How a digit is written.
  private enum Style: CaseIterable {
    case parentheses, closing, circled
    /// As "1.", where words number the questions: "Вопрос 3".
    case dot
    /// As "1" alone, where the cells of a row begin with 1, 2, 3 …: "1 animals   2 letters   3 seasons".
    case bare

    /// How the digit 1 is written.
    var first: String {
      switch self {
      case .parentheses: "(1)"
      case .closing: "1)"
      case .circled: "①"
      case .dot: "1."
      case .bare: "1"
      }
    }

    /// The first of the signs that stand for the digits.
    var one: UInt32 {
      switch self {
      case .circled: 0x2460
      case .dot: 0x2488
      case .parentheses, .closing, .bare: 0x2474
      }
    }
  }

  /// A digit that may name an option.
  private struct Mark {
    let line: Int
    let cell: Int
    let word: Int
    let digit: Int
    /// How many numbers of questions stand before it.
    let questions: Int
  }

  /// The digit that a sign for the name of an option stands for, as it is printed; nil for any other text.
  static func label(_ text: String) -> String? {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    return [0x2460, 0x2474, 0x2488].lazy.compactMap { one in
      (one..<one + 9).contains(scalar.value) ? String(scalar.value - one + 1) : nil
    }.first
  }

  /// The lines with signs in place of the digits that name options, and with numbers in place of circled digits that number questions.
  static func named(_ lines: [TextLine]) -> [TextLine] {
    var lines = withDotsBehindLoneDigits(lines).map(\.withSignsApart)
    // Reading labels is costly: once for all styles, and anew where signs took the place of digits.
    var labels: [LabelPart?]?
    for style in Style.allCases where lines.contains(where: { hasFirst(style, $0) }) {
      let parts = labels ?? lines.map { $0.label()?.parts.first }
      labels = parts
      let marks = marks(style, lines, parts)
      guard marks.contains(where: { $0.digit == 1 }) else { continue }
      if areOptions(marks, lines) {
        guard style != .circled, let runs = runs(marks) else { continue }
        for mark in runs.joined() {
          guard let sign = Unicode.Scalar(style.one + UInt32(mark.digit) - 1) else { continue }
          lines[mark.line].cells[mark.cell].words[mark.word].text = String(Character(sign))
        }
        labels = nil
      } else if style == .circled, areNumbers(marks, lines) {
        for mark in marks { lines[mark.line].cells[0].words[0].text = "\(mark.digit))" }
        labels = nil
      }
    }
    return lines
  }

  /// The lines with stops behind digits in cells of their own below questions that words number.
  ///
  /// "Aufgabe 3" is such a question, and below it stand "1 | 140 Stück", "2 | 240 Stück".
  private static func withDotsBehindLoneDigits(_ lines: [TextLine]) -> [TextLine] {
    var runs: [[Int]] = []
    var questions = 0
    var isOpen = false
    for (index, line) in lines.enumerated() {
      let cell = line.cells[0]
      if line.cells.count == 2, cell.words.count == 1, cell.text.count == 1, let digit = Int(cell.text) {
        if isOpen, digit == (runs.last?.count ?? 0) + 1 {
          runs[runs.count - 1].append(index)
        } else if digit == 1 {
          runs.append([index])
          isOpen = true
        }
      } else if cell.words.count <= 3, case .word? = line.label()?.parts.first?.style {
        questions += 1
        isOpen = false
      }
    }
    let whole = runs.filter { (3...6).contains($0.count) }
    guard questions > 2, whole.count <= questions, whole.count * 10 >= questions * 7 else { return lines }
    var result = lines
    for index in whole.joined() { result[index].cells[0].words[0].text += "." }
    return result
  }

  /// True for a line with the sign that the first option of every question has.
  private static func hasFirst(_ style: Style, _ line: TextLine) -> Bool {
    style == .bare ? line.isRowOfDigits : line.cells.contains { $0.words.contains { $0.text == style.first } }
  }

  private static func marks(_ style: Style, _ lines: [TextLine], _ labels: [LabelPart?]) -> [Mark] {
    var marks: [Mark] = []
    var questions = 0
    for (index, line) in lines.enumerated() {
      if style == .bare {
        if line.isRowOfDigits {
          marks += line.cells.indices.map {
            Mark(line: index, cell: $0, word: 0, digit: $0 + 1, questions: questions)
          }
          continue
        }
      }
      // Bare numbers that count on may number the questions above the rows: "3 えきの北に …" above "1 みなみ  2 ひがし".
      if isQuestion(labels[index], style) || style == .bare && labels[index]?.number == questions + 1 {
        questions += 1
      }
      if style == .bare { continue }
      for (cell, content) in line.cells.enumerated() {
        for (place, word) in content.words.enumerated()
        where place == 0 || style == .circled || word.gapBefore > word.size / 2 {
          guard let digit = digit(word.text, style) else { continue }
          marks.append(Mark(line: index, cell: cell, word: place, digit: digit, questions: questions))
        }
      }
    }
    return marks
  }

  private static func digit(_ text: String, _ style: Style) -> Int? {
    let scalars = Array(text.unicodeScalars.prefix(4))
    let value: UInt32? =
      switch style {
      case .parentheses where scalars.count == 3 && scalars[0] == "(" && scalars[2] == ")":
        scalars[1].value &- 0x30
      case .closing where scalars.count == 2 && scalars[1] == ")": scalars[0].value &- 0x30
      case .dot where scalars.count == 2 && scalars[1] == ".": scalars[0].value &- 0x30
      case .circled where scalars.count == 1: scalars[0].value &- 0x245F
      case .bare where scalars.count == 1: scalars[0].value &- 0x30
      default: nil
      }
    return value.flatMap { (1...9).contains($0) ? Int($0) : nil }
  }

  /// True for a line with room for an answer, or with what is to be matched: no option has either.
  private static func isAsked(_ line: TextLine) -> Bool {
    line.isPaired || line.words.contains { $0.text.hasPrefix("___") } || line.hasDrawnGap
  }

  /// True for the label of a line that a number of another style begins.
  private static func isQuestion(_ label: LabelPart?, _ style: Style) -> Bool {
    guard let part = label, part.number != nil else { return false }
    return switch style {
    case .parentheses: part.style != .parentheses
    case .closing: part.style != .closing
    case .circled: true
    case .bare: part.style != .bare
    case .dot: if case .word = part.style { true } else { false }
    }
  }

  /// The marks of each question; nil where those of a question do not count from 1 without a gap.
  private static func runs(_ marks: [Mark]) -> [[Mark]]? {
    var runs: [[Mark]] = []
    for mark in marks {
      if let last = runs.last?.last, last.questions == mark.questions, mark.line - last.line <= 6,
        !runs[runs.count - 1].contains(where: { $0.digit == mark.digit })
      {
        runs[runs.count - 1].append(mark)
      } else {
        runs.append([mark])
      }
    }
    let complete = runs.filter { run in
      (3...6).contains(run.count) && run[0].digit == 1 && run[0].questions > 0
        && run.map(\.digit).sorted() == Array(1...run.count)
    }
    return complete.count >= 2 ? complete : nil
  }

  /// True where most questions have as many marks, which ask nothing.
  private static func areOptions(_ marks: [Mark], _ lines: [TextLine]) -> Bool {
    guard marks.count(where: { isAsked(lines[$0.line]) }) * 2 < marks.count else { return false }
    guard let runs = runs(marks) else { return false }
    // Sentences with gaps below "Task 1", which a key answers in one line.
    let asked = runs.count { run in run.count { isAsked(lines[$0.line]) } * 2 > run.count }
    guard asked * 2 < runs.count else { return false }
    let counts = Dictionary(runs.map { ($0.count, 1) }, uniquingKeysWith: +)
    let questions = Set(runs.map { $0[0].questions })
    guard questions.count == runs.count, let usual = counts.values.max(), usual * 10 >= runs.count * 8,
      runs.count * 10 >= (marks.last?.questions ?? 0) * 5
    else { return false }
    let texts = runs.joined().map { text(behind: $0, lines) }
    // "2. a. Calculer …": what has parts is no option.
    let beginnings = texts.compactMap { $0.split(separator: " ").first.flatMap { compactLabel(String($0)) } }
    guard beginnings.count(where: { $0[0].letter == 1 && $0[0].style != .bare }) < 2 else { return false }
    // Five sentences and more below "Exercise 14A" are what it asks about.
    let sentences = texts.count { $0.last == "." && $0.split(separator: " ").count >= 4 }
    guard runs.contains(where: { $0.count < 5 }) || sentences * 10 < texts.count * 8 else { return false }
    let asking = texts.count { $0.contains("?") || MarkReader.trailing($0, isAtMargin: true) != nil }
    let orders = texts.count {
      $0.split(separator: " ").first.map { Asking.isOrderInAnyLanguage(String($0)) } ?? false
    }
    return asking * 10 < texts.count && orders * 10 < texts.count * 3
      && texts.reduce(0) { $0 + $1.count } < texts.count * 60
  }

  /// The words of a mark's line behind it, up to the next mark.
  private static func text(behind mark: Mark, _ lines: [TextLine]) -> String {
    let cells = lines[mark.line].cells
    let words = cells[mark.cell].words.dropFirst(mark.word + 1) + cells[(mark.cell + 1)...].flatMap(\.words)
    // A digit alone is a word like others: "What is 2 + 2?"
    return words.prefix { word in !Style.allCases.contains { $0 != .bare && digit(word.text, $0) != nil } }
      .map(\.text)
      .joined(separator: " ")
  }

  /// True where circled digits begin lines and count on, perhaps anew in each section, with no question between them.
  private static func areNumbers(_ marks: [Mark], _ lines: [TextLine]) -> Bool {
    marks.count >= 3 && marks[0].digit == 1
      && marks.allSatisfy { $0.cell == 0 && $0.word == 0 && $0.questions == marks[0].questions }
      && zip(marks, marks.dropFirst()).allSatisfy { $1.digit == $0.digit + 1 || $1.digit == 1 }
  }
}

extension TextLine {
  /// True for three to six cells that begin with 1, 2, 3 … and go on with words.
  fileprivate var isRowOfDigits: Bool {
    (3...6).contains(cells.count)
      && cells.enumerated().allSatisfy { place, cell in
        cell.words.count > 1 && cell.words[0].text == String(place + 1)
          && cell.words[1].text.contains(where: \.isLetter)
      }
  }

  /// True for a sentence with room in it that nothing fills: a gap whose rule is drawn, and no text.
  fileprivate var hasDrawnGap: Bool {
    guard cells.count > 1, cells[0].words.count > 1, words.count > 3 else { return false }
    return cells.dropFirst().contains { cell in
      guard let first = cell.words.first?.text else { return false }
      return first.first?.isLowercase == true && first.count > 1 && first.last != ")"
    }
  }
}
