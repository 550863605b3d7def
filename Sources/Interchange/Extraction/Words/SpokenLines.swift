import Distractors
import PDFText

/// Reads phrases with how they are said and what they mean, each on a line of its own.
///
/// "这个字怎么念?", "Zhèige zì zěnme niàn?", "How do you pronounce this character?": the meaning may stand above the phrase
/// instead.
///
/// A line of the other script that is followed by English alone may be a question in two languages, so the middle line,
/// which is neither, is what tells such phrases.
struct SpokenLines {
  let document: DocumentLines
  let lexicon: Lexicon

  private struct Phrase {
    var number: String?
    var text: String
    var sound: Int
    var meaning: [Int]
    var first: Int
    /// All of its lines, from top to bottom.
    var lines: [Int]
  }

  func read() -> Recognition? {
    // Phrases that stand beside each other, line for line, are read one by one.
    let (lines, origins) = Self.apart(document.lines)
    if lines.count > document.lines.count,
      var found = SpokenLines(document: document.with(lines), lexicon: lexicon).readLines()
    {
      found.explained = Set(found.explained.map { origins[$0] })
      return found
    }
    return readLines()
  }

  private func readLines() -> Recognition? {
    let starts = document.lines.indices.filter { words($0)?.isOtherScript == true }
    if starts.count >= 4 {
      return reading(starts) { phrase(from: $0, to: $1) }
        ?? reading(starts) { start, _ in phrase(around: start) }
    }
    // In Latin letters bold ones tell the phrase from what it means above it and how it sounds below.
    let bold = document.lines.indices.filter { document.lines[$0].isBold && !document.isHeading($0) }
    guard bold.count >= 6, share(bold.map { document.texts[$0] }) <= 0.5 else { return nil }
    return reading(bold) { line, _ in
      phrase(around: line).flatMap { phrase in
        document.lines[phrase.sound].isBold || document.lines[phrase.first].isBold ? nil : phrase
      }
    }
  }

  /// What a way to find phrases finds, from each line of the other script to the next.
  private func reading(_ starts: [Int], _ find: (Int, Int) -> Phrase?) -> Recognition? {
    let ends = starts.dropFirst() + [document.lines.count]
    let phrases = zip(starts, ends).compactMap { find($0, $1) }
    // A short line alone does not show its language: "On pyot chay." has two words that are English, too.
    guard phrases.count >= 4, phrases.count * 10 >= starts.count * 9,
      shareOfWords(phrases.map { document.texts[$0.sound] }) <= 0.5,
      share(phrases.flatMap { $0.meaning.map { document.texts[$0] } }) >= 0.7
    else { return nil }
    let sections = document.sections
    let items = phrases.map { item($0, in: sections[$0.first]) }
    return Recognition(
      layout: .pairs, items: items, explained: Set(phrases.flatMap(\.lines)), coherence: 0.9)
  }

  /// The phrase that begins on a line; nil where how it is said, or what it means, does not follow.
  private func phrase(from start: Int, to end: Int) -> Phrase? {
    guard start + 2 < end, isBelow(start), isBelow(start + 1), let own = words(start),
      let sound = words(start + 1), let meaning = words(start + 2), !sound.isOtherScript,
      !meaning.isOtherScript,
      document.labels[start + 1] == nil, document.labels[start + 2] == nil
    else { return nil }
    var lines = [start + 2]
    while let last = lines.last, last + 1 < end, lines.count < 3, isBelow(last), goesOn(last) {
      lines.append(last + 1)
    }
    return Phrase(
      number: own.number, text: own.text, sound: start + 1, meaning: lines, first: start,
      lines: [start, start + 1] + lines)
  }

  /// The phrase of a line with its meaning above it and how it is said below; nil where one of them is not there.
  private func phrase(around line: Int) -> Phrase? {
    guard line > 0, line + 1 < document.lines.count, isBelow(line - 1), isBelow(line), let own = words(line),
      let meaning = words(line - 1), let sound = words(line + 1), !meaning.isOtherScript,
      !sound.isOtherScript, document.labels[line + 1] == nil, !document.isHeading(line - 1)
    else { return nil }
    return Phrase(
      number: meaning.number ?? own.number, text: own.text, sound: line + 1, meaning: [line - 1],
      first: line - 1,
      lines: [line - 1, line, line + 1])
  }

  /// The lines with the cells of three or more that begin at the same places below each other column by column, and the position
  /// that each had.
  private static func apart(_ lines: [TextLine]) -> (lines: [TextLine], origins: [Int]) {
    var result: [TextLine] = []
    var origins: [Int] = []
    var start = 0
    while start < lines.count {
      let cells = lines[start].cells
      let end = lines.indices[start...].first { index in
        lines[index].page != lines[start].page || lines[index].cells.count != cells.count
          || zip(lines[index].cells, cells).contains { abs($0.box.left - $1.box.left) > 400 }
      }
      let run = start..<(end ?? lines.count)
      let isGrid = cells.count > 1 && run.count >= 3
      for column in 0..<(isGrid ? cells.count : 1) {
        for index in run {
          var line = lines[index]
          if isGrid { (line.cells, line.box) = ([line.cells[column]], line.cells[column].box) }
          result.append(line)
          origins.append(index)
        }
      }
      start = run.upperBound
    }
    return (result, origins)
  }

  /// The words of a line without its label, and whether they are in a script other than the Latin one.
  private func words(_ index: Int) -> (text: String, number: String?, isOtherScript: Bool)? {
    let label = document.labels[index]
    let text = document.lines[index].words.dropFirst(label?.wordCount ?? 0).map(\.text).joined(separator: " ")
    let letters = LetterCounts(text)
    guard letters.all > 0, letters.others == 0 || letters.others == letters.all else { return nil }
    return (text, label.map { $0.parts.map(\.text).joined() }, letters.others > 0)
  }

  /// What part of the words between spaces are English: syllables of a word with hyphens between them may be words, too.
  private func shareOfWords(_ texts: [String]) -> Double {
    let words = texts.flatMap { $0.lowercased().split(separator: " ") }.map {
      String($0).trimmedOfPunctuation
    }
    .filter { $0.count > 1 }
    return words.isEmpty
      ? 0 : Double(words.count { lexicon.word($0) != nil }) / Double(words.count)
  }

  private func share(_ texts: [String]) -> Double {
    Plausibility.share(ofEnglish: texts) { lexicon.word($0) != nil }
  }

  /// True where the line below goes on with the sentence, as an unfinished one does.
  private func goesOn(_ index: Int) -> Bool {
    guard document.labels[index + 1] == nil, let next = words(index + 1), !next.isOtherScript else {
      return false
    }
    return document.texts[index].last.map { !".?!".contains($0) } ?? false
      && next.text.first?.isLowercase == true
  }

  /// True where the next line stands close below.
  private func isBelow(_ index: Int) -> Bool {
    let (line, next) = (document.lines[index], document.lines[index + 1])
    return line.page == next.page && line.column == next.column
      && next.box.top - line.box.bottom < line.size
      && abs(next.box.left - line.box.left) < 4 * line.size
  }

  private func item(_ phrase: Phrase, in section: String?) -> ExtractedItem {
    let meaning = phrase.meaning.map { document.texts[$0] }
    var item = ExtractedItem(
      kind: .vocabulary, number: phrase.number, question: phrase.text, places: document.places(phrase.lines))
    item.command = phrase.text
    item.details[WordTableReader.Role.pronunciation.rawValue] = document.texts[phrase.sound]
    item.answer = meaning.joined(separator: " ")
    item.answerPlace = document.places(phrase.meaning).first
    item.section = section
    return item
  }
}
