import PDFText

/// Options without letters of which each question's right one has a sign or a word beside it: what forms, quiz programs and
/// teachers print.
///
/// "exceção ✓" stands among words without a sign, "Correct! | Indian Ocean" among those of a review of Canvas, "32 | ✓ | 19"
/// in a report of Kahoot, "the Stamp Act*" in an instructor's copy. They get boxes before them, of which the right one is
/// ticked, as other sheets have them.
enum TickedRuns {
  /// What stands beside an option.
  fileprivate enum Verdict {
    case right, wrong
  }

  /// A line as an option: without what says whether it is right.
  fileprivate struct Option {
    var line: TextLine
    var verdict: Verdict?
    /// Whether it begins with a box or a bullet, which then tells options apart.
    var isBoxed = false
    /// Whether it is a box, of which several may be right.
    var hasBox = false
  }

  private static let ticks: Set<String> = ["✓", "✔", "√", "✅", "☑"]
  private static let crosses: Set<String> = ["✗", "✘", "❌", "☒"]
  private static let boxes: Set<String> = ["□", "☐", "▢", "❏", "❑", "○", "◯", "◦"]
  private static let bullets: Set<Character> = ["•", "▪", "‣", "∙", "■", "➢", "►"]
  private static let stars: Set<Character> = ["*", "∗", "＊"]

  /// What Canvas prints in the margin of a quiz that was handed in, without signs.
  private static let margin: [String: Verdict] = [
    "correct": .right, "correct answer": .right, "correct answers": .right, "you answered": .wrong,
    "incorrect": .wrong, "respuesta correcta": .right, "usted respondió": .wrong, "correcto": .right,
    "richtige antwort": .right, "ihre antwort": .wrong, "bonne réponse": .right, "vous avez répondu": .wrong,
    "resposta correta": .right, "você respondeu": .wrong,
  ]

  /// The lines with boxes before such options.
  static func boxed(_ lines: [TextLine]) -> [TextLine] {
    let isStarred = starsTell(lines)
    let options = lines.map { option($0, isStarred) }
    let told = options.indices.filter { options[$0].verdict == .right }
    guard told.count > 2 else { return lines }
    var runs: [Range<Int>] = []
    var covered = 0
    for place in told where place >= covered {
      guard let run = run(around: place, lines, options) else { continue }
      covered = run.upperBound
      let right = run.count { options[$0].verdict == .right }
      let wrong = run.count { options[$0].verdict == .wrong }
      // Where one of two has a sign, it may be a note; with signs at all of them, several may be right.
      guard (2...8).contains(run.count), !holdsWrapped(run, lines),
        right == 1 || options[place].hasBox || right + wrong == run.count,
        right < run.count
      else {
        continue
      }
      runs.append(run)
    }
    let explained = runs.reduce(0) { sum, run in sum + run.count { options[$0].verdict == .right } }
    guard runs.count > 2, explained * 10 >= told.count * 8 else { return lines }
    let heads = heads(of: runs, lines)
    var result = lines
    for run in runs {
      for index in run { result[index] = options[index].boxed }
    }
    return result.indices.filter { !heads.contains($0) }.map { result[$0] }
  }

  /// The rows that head most of the tables that the options stand in: "Answer options | Correct? | Answers received".
  private static func heads(of runs: [Range<Int>], _ lines: [TextLine]) -> Set<Int> {
    // A head has a cell for each column: "Select one: | 1 point" has more than options have.
    let above = runs.filter { run in
      let cells = run.map { lines[$0].cells.count }
      return run.lowerBound > 0 && cells.allSatisfy { $0 == cells[0] } && cells[0] > 1
        && lines[run.lowerBound - 1].cells.count == cells[0]
    }.map { $0.lowerBound - 1 }
    let texts = Dictionary(grouping: above) { lines[$0].text }
    guard let most = texts.values.max(by: { $0.count < $1.count }), most.count > 2,
      most.count * 2 > runs.count
    else { return [] }
    return Set(most)
  }

  // MARK: - Lines as options

  /// Whether stars may say that an option is right: not where a footnote says what else they mean.
  private static func starsTell(_ lines: [TextLine]) -> Bool {
    let notes = lines.filter { line in
      guard let first = line.words.first?.text, let star = first.first, stars.contains(star) else {
        return false
      }
      return line.words.count > 2 && line.label() == nil
    }
    return notes.allSatisfy { note in
      let lower = note.text.lowercased()
      return [
        "correct", "right", "answer", "richtig", "korrekt", "bonne", "juste", "giust", "corret", "certa",
        "верн",
        "правильн", "poprawn", "pergunta", "question", "pregunta", "required",
      ].contains(where: lower.contains)
    }
  }

  /// What a line would be as an option.
  private static func option(_ line: TextLine, _ starsTell: Bool) -> Option {
    var option = Option(line: line)
    option.isBoxed =
      line.words.first.map { first in
        boxes.contains(first.text) || first.text.count == 1 && first.text.first.map(bullets.contains) == true
      } ?? false
    option.hasBox = line.words.first.map { boxes.contains($0.text) } ?? false
    guard line.words.count > 1 else {
      // "France*" without anything else.
      if starsTell, let bare = withoutStar(line) { (option.line, option.verdict) = (bare, .right) }
      return option
    }
    var cells = line.cells
    // How many gave this answer.
    if cells.count > 2, cells[cells.count - 1].text.allSatisfy(\.isNumber),
      sign(cells[cells.count - 2]) != nil
    {
      cells.removeLast()
    }
    if let verdict = margin[cells[0].text.lowercased().trimmedOfPunctuation], cells.count > 1 {
      option.verdict = verdict
      cells.removeFirst()
      cells[0].words[0].gapBefore = 0
    } else if let last = cells.last, let verdict = sign(last), cells.count > 1 {
      option.verdict = verdict
      cells.removeLast()
    } else if let word = cells.last?.words.last, cells[cells.count - 1].words.count > 1,
      let verdict = sign(TextCell([word]))
    {
      option.verdict = verdict
      cells[cells.count - 1] = TextCell(Array(cells[cells.count - 1].words.dropLast()))
    } else if starsTell, let bare = withoutStar(line) {
      option.verdict = .right
      cells = bare.cells
    }
    if option.verdict != nil {
      option.line.cells = cells
      option.line.box = cells.dropFirst().reduce(cells[0].box) { $0.union($1.box) }
    }
    return option
  }

  /// What a cell says that is nothing but a sign.
  private static func sign(_ cell: TextCell) -> Verdict? {
    guard cell.words.count == 1 else { return nil }
    return ticks.contains(cell.words[0].text) ? .right : crosses.contains(cell.words[0].text) ? .wrong : nil
  }

  /// The line without the star that its last word ends with; nil where there is none, or two.
  private static func withoutStar(_ line: TextLine) -> TextLine? {
    guard let last = line.cells.last?.words.last, let star = last.text.last, stars.contains(star),
      last.text.dropLast().last.map({ !stars.contains($0) }) ?? (line.words.count > 1)
    else { return nil }
    // "Which …? *" has to be answered.
    let before = last.text.dropLast().last ?? line.words.dropLast().last?.text.last
    guard before.map({ !"?:".contains($0) }) == true else { return nil }
    var line = line
    let cell = line.cells.count - 1
    let word = line.cells[cell].words.count - 1
    line.cells[cell].words[word].text.removeLast()
    if line.cells[cell].words[word].text.isEmpty { line.cells[cell].words.removeLast() }
    if line.cells[cell].words.isEmpty { line.cells.removeLast() }
    return line
  }

  // MARK: - Runs of options

  /// The options that stand with one: the lines that begin where it does, up to a question.
  private static func run(around place: Int, _ lines: [TextLine], _ options: [Option]) -> Range<Int>? {
    guard mayBeOption(place, lines, options) else { return nil }
    func belongs(_ index: Int, beside other: Int) -> Bool {
      lines[index].column == lines[place].column && options[index].isBoxed == options[place].isBoxed
        && abs(options[index].line.box.left - options[place].line.box.left) < 250
        && abs(lines[index].page - lines[other].page) < 2
        && (options[index].verdict != nil || !asks(lines[index])) && mayBeOption(index, lines, options)
    }
    var start = place
    while start > 0, place - start < 8, belongs(start - 1, beside: start) { start -= 1 }
    var end = place + 1
    while end < lines.count, end - place < 9, belongs(end, beside: end - 1) { end += 1 }
    // Something must be asked above them.
    guard start > 0 else { return nil }
    return start..<end
  }

  /// True where a line goes on from the full one above it: then nobody knows where options begin.
  private static func holdsWrapped(_ run: Range<Int>, _ lines: [TextLine]) -> Bool {
    run.dropFirst().contains { index in
      let above = lines[index - 1]
      return lines[index].words.first?.text.first?.isLowercase == true && above.words.count > 3
        && above.words.first?.text.first?.isUppercase == true
        && (above.columnRight - above.box.right) * 4 < above.columnRight - above.columnLeft
    }
  }

  /// True for what has no letter or number that names it, and is no sentence over the whole line.
  private static func mayBeOption(_ index: Int, _ lines: [TextLine], _ options: [Option]) -> Bool {
    let line = options[index].line
    guard line.words.count <= 16, line.cells.count <= (options[index].isBoxed ? 2 : 1) else { return false }
    guard let label = line.label() else { return true }
    // "4" and "20 seconds" are options, "4. Who …" is none.
    return label.parts.allSatisfy { $0.style == .bare } && line.words.count <= 4
  }

  private static func asks(_ line: TextLine) -> Bool {
    guard let last = line.text.last else { return false }
    return "?:…".contains(last) || line.text.hasSuffix("___")
  }
}

extension TickedRuns.Option {
  /// The line with a box before it.
  fileprivate var boxed: TextLine {
    var line = line
    guard var box = line.cells.first?.words.first else { return line }
    if isBoxed {
      line.cells[0].words[0].text = verdict == .right ? "☑" : "☐"
      return line
    }
    box.text = verdict == .right ? "☑" : "☐"
    box.box.right = box.box.left
    box.box.left = max(0, box.box.left - box.size)
    box.gapBefore = 0
    (box.isBold, box.isItalic) = (false, false)
    line.cells[0].words[0].gapBefore = box.size / 3
    line.cells[0] = TextCell([box] + line.cells[0].words)
    line.box.left = line.cells[0].box.left
    return line
  }
}
