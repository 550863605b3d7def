import Foundation
import PDFText

/// The lines of a document, with what all recognisers ask of them.
struct DocumentLines {
  let lines: [TextLine]
  let pageCount: Int
  /// Size of most letters, in hundredths of a point.
  let bodySize: Int32
  /// From one line of a paragraph to the next, in hundredths of a point.
  let pitch: Int32
  /// The words of each line with spaces between them.
  let texts: [String]
  /// Cells that stand with most questions word for word, in small letters: they are part of none.
  var repeatedCells: Set<String> = []
  /// Where the middle of the column is that has the marks of most questions, numbers alone; nil for none.
  var marksColumn: Int32?
  /// Heads of columns whose numbers are no marks.
  let measures: [(line: Int, box: Box)]
  /// Options that stand beside several questions; found where these are read.
  var optionsBeside: [OptionsBeside] = []
  /// The document's own word that is read as "Question"; nil for none.
  let countedWord: String?
  /// The first lines, also where some of the others are read by themselves.
  let titles: [String]
  /// Whether it has the word "Question" as well.
  let printsQuestions: Bool
  /// Where the lines of a page are, those of other pages between them.
  private let pageRanges: [Int: Range<Int>]
  /// The middle between the edges of all text.
  private var textMiddle: Int32 = 0
  /// Whether each line heads the next ones.
  private var headings: [Bool] = []
  /// The label that each line begins with; nil for none.
  private(set) var labels: [LineLabel?]
  /// Lines whose numbers count sections or exercises, and no questions.
  private(set) var numberedHeadings: Set<Int> = []
  /// Lines whose labels are none.
  private(set) var suppressed: Set<Int> = []
  /// What stands behind the last question or answer and belongs to neither.
  private(set) var closing: [String] = []
  /// What the numbers of the questions stand for.
  private(set) var printedNumbers = PrintedNumbers()
  /// How much each line, with those that go on from it, looks as if it asked something, 0...1.
  let asking: [Float]

  init(_ pages: [PageText], isWord: @escaping @Sendable (String) -> Bool) {
    let upright = LigatureRepair(isWord: isWord).mend(
      Contents.withoutNamed(
        pages.flatMap {
          turnedRound(
            Contents.withoutPaged(
              BindingLine.without(AxisNames.without(ExaminersMargin.without($0.lines))).filter {
                !$0.isSeparator
              }.map {
                AccentsApart.joined($0.withLettersOfTheirOwn)
              }),
            isWord)
        }))
    let latin = LettersOfParts.latin(upright)
    let coded = CodedNumbers.counted(Self.passes.reduce(latin.lines) { lines, pass in pass(lines) })
    let paper = coded.lines
    let counted = CountedWords.named(
      DigitOptions.named(
        dividedAtTerms(GluedLabels.apart(GluedLabels.openingSignsApart(GluedLabels.bracketsApart(paper))))))
    let divided = dividedAtLetters(dividedAtNumbers(BoldLetters.divided(RomanNumbers.named(counted.lines))))
    self.init(
      dividedAtRunInParts(divided), pageCount: pages.count,
      titles: nil, countedWord: counted.word,
      printsQuestions: counted.word != nil && paper.contains { $0.words.contains { $0.text == "Question" } })
    closing = ClosingLines.texts(upright) + ResultBands.texts(upright) + ClosingWishes.texts(upright)
    printedNumbers = PrintedNumbers(codes: coded.codes, letters: latin.letters)
  }

  /// Some lines of a document as a document of their own.
  init(_ range: Range<Int>, of document: DocumentLines) {
    let lines = Array(document.lines[range])
    self.init(
      lines, pageCount: Set(lines.map(\.page)).count, titles: document.titles,
      countedWord: document.countedWord,
      printsQuestions: document.printsQuestions)
    printedNumbers = document.printedNumbers
  }

  /// The same document with lines that say more.
  func with(_ lines: [TextLine]) -> DocumentLines {
    var document = DocumentLines(
      lines, pageCount: pageCount, titles: titles, countedWord: countedWord, printsQuestions: printsQuestions)
    document.printedNumbers = printedNumbers
    return document
  }

  private init(
    _ lines: [TextLine], pageCount: Int, titles: [String]?, countedWord: String?, printsQuestions: Bool
  ) {
    self.lines = lines
    self.titles = titles ?? lines.prefix(3).map(\.text)
    self.pageCount = pageCount
    self.countedWord = countedWord
    self.printsQuestions = printsQuestions
    var ranges: [Int: Range<Int>] = [:]
    for (index, line) in lines.enumerated() {
      ranges[line.page] = (ranges[line.page]?.lowerBound ?? index)..<index + 1
    }
    pageRanges = ranges
    measures = MeasuredColumns.heads(in: lines)
    var sizes: [Int32: Int] = [:]
    // Rows of dots to write on are no text.
    for line in lines where line.words.contains(where: { $0.text.contains { $0.isLetter || $0.isNumber } }) {
      sizes[line.size, default: 0] += line.words.reduce(0) { $0 + $1.text.utf8.count }
    }
    bodySize = sizes.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1_000
    let pitches = zip(lines, lines.dropFirst()).filter {
      $0.page == $1.page && $0.column == $1.column && $0.words.count > 4
    }
    .map { $1.box.top - $0.box.top }.filter { $0 > 0 }.sorted()
    pitch = pitches.isEmpty ? bodySize * 6 / 5 : pitches[pitches.count / 3]
    let texts = lines.map(\.text)
    self.texts = texts
    let ticks = AxisTicks.find(lines)
    let labels = lines.indices.map { index in
      ticks.contains(index) || index > 0 && lines[index].isRestOfEquation(in: lines[index - 1])
        ? nil : lines[index].label()
    }
    self.labels = labels
    var asking = texts.map { Asking.worth($0) }
    for index in lines.indices where asking[index] < 1 && TrueFalse.isChoice(lines[index].words) {
      asking[index] = 1
    }
    // What is asked may stand a few lines below its label.
    for index in lines.indices where asking[index] < 1 && labels[index] != nil {
      for next in lines.indices.dropFirst(index + 1).prefix(6) {
        guard labels[next]?.parts.first?.number == nil else { break }
        asking[index] = max(asking[index], asking[next] * 0.9)
      }
    }
    self.asking = asking
    textMiddle = ((lines.map(\.columnLeft).min() ?? 0) + (lines.map(\.columnRight).max() ?? 0)) / 2
    numberedHeadings = NumberedHeadings.all(self)
    for line in numberedHeadings { self.labels[line] = nil }
    headings = lines.indices.map(looksLikeHeading)
    for line in BoldAnswersSetIn.among(headings, lines, labels) { headings[line] = false }
  }

  /// Takes the labels of lines that begin with something else than a label.
  mutating func suppress(_ lines: Set<Int>) {
    for line in lines { labels[line] = nil }
    suppressed.formUnion(lines)
  }

  /// The numbers of the pages that have lines.
  var pages: [Int] { pageRanges.keys.sorted() }

  /// The lines from a page's first to its last.
  func lines(ofPage page: Int) -> Range<Int> { pageRanges[page] ?? 0..<0 }

  /// The heading above each line, if any: made anew at each call, in one pass.
  var sections: [String?] {
    var section: String?
    return lines.indices.map { index in
      defer { if headings[index] { section = texts[index] } }
      return section
    }
  }

  /// Where some lines are, one place for those of a page.
  func places(_ lines: some Sequence<Int>) -> [ExtractedItem.Place] {
    lines.map { ExtractedItem.Place(page: self.lines[$0].page, box: self.lines[$0].box) }.joined
  }

  /// True for a line that heads what follows: bold or larger than the text, a few words from the left edge or centred.
  func isHeading(_ index: Int) -> Bool { headings[index] }

  /// True for "General Instructions:", alone on its line.
  func headsInstructions(_ index: Int) -> Bool {
    let words = lines[index].words
    return words.count <= 3 && texts[index].last == ":"
      && words.last?.text.lowercased().hasPrefix("instructions") == true
  }

  /// True for the letter A above a B, and for "①": an option, in whatever size.
  private func isFirstOption(_ index: Int) -> Bool {
    if DigitOptions.label(lines[index].words[0].text) != nil { return true }
    guard index + 1 < lines.count, let letter = labels[index]?.parts.first?.letter else { return false }
    return letter == 1 && labels[index + 1]?.parts.first?.letter == 2
  }

  private func looksLikeHeading(_ index: Int) -> Bool {
    let line = lines[index]
    // What costs least and says no most often is asked first.
    let isLarge = line.size * 100 >= bodySize * 112
    guard isLarge || line.isBold, !isFirstOption(index) else { return false }
    let isAtLeft = line.box.left - line.columnLeft < 2_500
    let middle = (line.columnLeft + line.columnRight) / 2
    // A page without a full line is narrower than the text.
    let isCentred = abs(line.box.centerX - middle) < 1_500 || abs(line.box.centerX - textMiddle) < 300
    // Centred between margins that no line of short sums reaches, or set in with the text behind numbers in a margin.
    let isTitle =
      line.isBold && line.size * 100 >= bodySize * 118 && line.cells.count == 1 && line.words.count <= 8
    guard isAtLeft || isCentred || isTitle else { return false }
    guard isLarge || !(texts[index].last.map { ".?:;,".contains($0) } ?? false) else { return false }
    let letters = texts[index].count { $0.isLetter || $0.isNumber }
    // "Tick (✓) one box only." is bold in many papers.
    if UnletteredOptions.isTickInstruction(texts[index]) { return false }
    return letters >= 4 && line.words.count <= 14 && labels[index]?.parts.first?.number == nil
  }
}

extension TextLine {
  /// True for a line of signs that divides a text: "~~", "* * *", "=====".
  fileprivate var isSeparator: Bool {
    guard let first = words.first?.text.first, "~*=#—".contains(first), cells.count == 1 else {
      return false
    }
    let signs = words.reduce(0) { $0 + $1.text.count }
    return signs > (first == "~" ? 1 : 2) && words.allSatisfy { $0.text.allSatisfy { $0 == first } }
  }

  /// The line with letters in place of the forms that Arabic letters take in print.
  fileprivate var withLettersOfTheirOwn: TextLine {
    func isForm(_ scalar: Unicode.Scalar) -> Bool {
      (0xFB50...0xFDFF).contains(scalar.value) || (0xFE70...0xFEFC).contains(scalar.value)
    }
    guard cells.contains(where: { $0.words.contains { $0.text.unicodeScalars.contains(where: isForm) } })
    else { return self }
    var line = self
    for cell in line.cells.indices {
      for word in line.cells[cell].words.indices {
        line.cells[cell].words[word].text =
          line.cells[cell].words[word].text.precomposedStringWithCompatibilityMapping
      }
    }
    return line
  }
}

/// Turns lines round that are printed upside down: backwards they read as words.
private func turnedRound(_ lines: [TextLine], _ isWord: (String) -> Bool) -> [TextLine] {
  var result: [TextLine] = []
  var turned: [TextLine] = []
  let isTurned = lines.map { $0.isUpsideDown(isWord) }
  for (index, line) in lines.enumerated() {
    // A word alone says little; it is turned where the lines beside it are.
    let isBeside = [index - 1, index + 1].contains {
      lines.indices.contains($0) && isTurned[$0] && lines[$0].size == line.size
        && (line.readsBackwards(isWord) || line.hasTurnedLabels)
    }
    if isTurned[index] || isBeside {
      turned.insert(line.reversed, at: 0)
      continue
    }
    result += turned
    turned.removeAll()
    result.append(line)
  }
  return result + turned
}

extension TextLine {
  /// True when the letters of its words make words only backwards.
  fileprivate func isUpsideDown(_ isWord: (String) -> Bool) -> Bool {
    let bare = words.map { $0.text.lowercased().trimmedOfPunctuation }
    // The same word twice says no more than once, in a language whose words are known backwards by chance.
    let long = Set(bare.filter { $0.count >= 4 && $0.allSatisfy(\.isLetter) })
    if bare.contains(where: ["srewsna", "snoitulos", "yek", "rewsna"].contains) { return true }
    guard long.count >= 2 else { return false }
    let forwards = long.count(where: isWord)
    guard 2 * forwards + 1 <= long.count else { return false }
    let backwards = long.count { isWord(String($0.reversed())) }
    return backwards * 2 > long.count && backwards >= 2 * forwards + 1
  }

  /// True when no word of the line is one forwards, and some are backwards.
  fileprivate func readsBackwards(_ isWord: (String) -> Bool) -> Bool {
    let found = words.map { $0.text.lowercased().trimmedOfPunctuation }.filter {
      $0.count >= 3 && $0.allSatisfy(\.isLetter)
    }
    return !found.contains(where: isWord) && found.contains { isWord(String($0.reversed())) }
  }

  /// True for labels whose marks stand before them: "c .51 ,b .41".
  fileprivate var hasTurnedLabels: Bool {
    let words = words.map(\.text)
    return words.count {
      $0.count > 1 && (".)".contains($0.first ?? " ")) && $0.dropFirst().allSatisfy(\.isNumber)
    } >= 2
      && !words.contains { $0.count > 1 && ".),".contains($0.last ?? " ") }
  }

  /// The same line turned round.
  fileprivate var reversed: TextLine {
    let turned = cells.reversed().map { cell in
      TextCell(
        cell.words.reversed().map { word in
          var word = word
          word.text = String(word.text.reversed())
          (word.box.left, word.box.right) = (
            box.left + box.right - word.box.right, box.left + box.right - word.box.left
          )
          return word
        })
    }
    var line = self
    line.cells = turned
    return line
  }
}

extension TextLine {
  /// True for a line to write on, of dots, dashes or underscores, perhaps with a unit or marks at its end.
  var isAnswerLine: Bool {
    var possible = 0  // Bytes first: where too few could be leaders, no characters need to be made.
    for cell in cells {
      for word in cell.words {
        for byte in word.text.utf8 where byte >= 0x80 || byte == 0x2E || byte == 0x5F || byte == 0x2D {
          possible += 1
        }
      }
    }
    guard possible >= 12 else { return false }
    var leaders = 0
    var letters = 0
    for word in words {
      for character in word.text {
        if isLeader(character) { leaders += 1 } else { letters += 1 }
      }
    }
    return leaders >= 12 && letters <= max(12, leaders / 4)
  }
}

/// True for characters that answer lines are drawn with.
func isLeader(_ character: Character) -> Bool {
  guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else { return false }
  return switch scalar {
  // The last is another form of "·".
  case ".", "_", "…", "‥", "·", "-", "–", "—", "‾", "¯", "\u{387}": true
  default: false
  }
}

extension String {
  /// Without leaders at the end, but with the gap that ends a sentence, as in "Water turns into vapour by ___".
  var withoutLeadersButGaps: String {
    let text = withoutLeaders
    // Behind a plus or an arrow something is missing, whatever the sentence tells to do.
    if let last = text.last, "+→⇌".contains(last), text.count < count { return text + " ___" }
    let rest = dropFirst(text.count).filter { $0 != " " }
    // "Sales of coats were lower than -------."
    if rest.hasPrefix("-----"), rest.hasSuffix("."), text.contains(" ") { return trimmed }
    // "Lemons are ____." is a sentence, whatever its length.
    let least = rest.hasPrefix("___") && rest.hasSuffix(".") ? 2 : 3
    // "disebut ....": four dots apart are a gap, as tests of Indonesia have it; those at a word's end are a pause and a stop.
    let isApart = rest.count >= 4 && rest.allSatisfy { $0 == "." } && dropFirst(text.count).first == " "
    guard rest.hasPrefix("___") || rest.hasPrefix("......") || isApart,
      text.split(separator: " ").count >= least,
      let last = text.last,
      last.isLetter || ",’'".contains(last), !text.contains("?"),
      !(text.split(separator: " ").first.map { Asking.isOrder(String($0)) } ?? false)
    else { return text }
    return text + " ___" + (rest.hasSuffix(".") && !(isApart && rest.count < 6) ? "." : "")
  }

  /// With a gap for a row of dots that stand apart within a sentence.
  var withDottedGaps: String {
    guard holds(". . . . .") else { return self }
    var words: [Substring] = []
    var dots = 0
    for word in split(separator: " ") {
      if word == "." {
        dots += 1
        continue
      }
      words += dots >= 5 ? ["___"] : [Substring](repeating: ".", count: dots)
      dots = 0
      words.append(word)
    }
    return (words + [Substring](repeating: ".", count: dots)).joined(separator: " ")
  }

  /// Without dots and dashes at the end that lead to an answer or a number; what is left may be empty.
  var withoutLeaders: String {
    var text = self[...]
    var leaders = 0
    var shorter = text
    while let last = shorter.last, isLeader(last) || last == " " {
      if last != " " { leaders += last == "…" ? 3 : 1 }
      shorter.removeLast()
    }
    if leaders >= 4 { text = shorter }
    // Dots that lead to room for the letter: "等于 · · · · · ( )".
    for room in ["( )", "（ ）", "()", "（）", "（　）"] where text.hasSuffix(room) {
      let bare = String(text.dropLast(room.count))
      let led = bare.withoutLeaders
      if led.count < bare.trimmed.count { return led }
    }
    return String(text).trimmed
  }
}
