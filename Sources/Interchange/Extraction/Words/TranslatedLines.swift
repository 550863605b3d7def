import Distractors
import PDFText

/// Reads sentences with their translations below them, as phrase books and exercises print them: one line English, one not.
struct TranslatedLines {
  let document: DocumentLines
  let lexicon: Lexicon

  /// In which language a line is, as far as that can be told.
  private enum Language { case english, other }

  /// A sentence and what it is in the other language.
  private struct Pair {
    var question: String
    var answer: String
    var lines: [Int]
    var asksInEnglish: Bool
  }

  func read() -> Recognition? {
    let languages = document.lines.indices.map(language)
    guard languages.count(where: { $0 == .other }) >= 5 else { return nil }
    var pairs: [Pair] = []
    var lonely = 0
    var index = 0
    while index < document.lines.count {
      guard let own = languages[index] else {
        if let pair = pairInOneLine(index) { pairs.append(pair) }
        index += 1
        continue
      }
      if index + 1 < document.lines.count, let next = languages[index + 1], next != own, isBelow(index) {
        pairs.append(
          Pair(
            question: document.texts[index], answer: document.texts[index + 1], lines: [index, index + 1],
            asksInEnglish: own == .english))
        index += 2
        continue
      }
      if !pairs.isEmpty { lonely += 1 }
      index += 1
    }
    let inEnglish = pairs.count(where: \.asksInEnglish)
    let most = max(inEnglish, pairs.count - inEnglish)
    guard pairs.count >= 6, most * 10 >= pairs.count * 9, lonely * 5 <= pairs.count else { return nil }
    pairs.removeAll { $0.asksInEnglish != (inEnglish == most) }
    let sections = document.sections
    let items = pairs.map { item($0, in: sections[$0.lines[0]]) }
    return Recognition(
      layout: .pairs, items: items, explained: Set(pairs.flatMap(\.lines)), coherence: 0.8)
  }

  /// The language of a line that is a sentence or a phrase by itself; nil where that cannot be told, or where it is a part
  /// of something longer.
  private func language(_ index: Int) -> Language? {
    let line = document.lines[index]
    guard line.cells.count == 1, (2...14).contains(line.words.count), document.labels[index] == nil,
      !document.isHeading(index), !line.isBold,
      !document.texts[index].contains(where: { ":=_→".contains($0) })
    else { return nil }
    return language(of: document.texts[index])
  }

  private func language(of text: String) -> Language? {
    let share = Plausibility.share(ofEnglish: [text]) { lexicon.word($0) != nil }
    return share >= 0.8 ? .english : share <= 0.5 && text.contains(where: \.isLetter) ? .other : nil
  }

  /// True where the next line stands close below, or begins the next page.
  private func isBelow(_ index: Int) -> Bool {
    let (line, next) = (document.lines[index], document.lines[index + 1])
    guard line.page == next.page else { return next.page == line.page + 1 }
    return line.column == next.column && next.box.top - line.box.bottom < line.size
      && abs(next.box.left - line.box.left) < 4 * line.size
  }

  /// A sentence with its translation in one line: two sentences, of which one alone is English.
  private func pairInOneLine(_ index: Int) -> Pair? {
    let line = document.lines[index]
    guard line.cells.count == 1, (4...24).contains(line.words.count), document.labels[index] == nil else {
      return nil
    }
    let ends = line.words.indices.dropLast().filter {
      line.words[$0].text.last.map { ".?!".contains($0) } == true
    }
    guard ends.count == 1 else { return nil }
    let question = line.words[...ends[0]].map(\.text).joined(separator: " ")
    let answer = line.words[(ends[0] + 1)...].map(\.text).joined(separator: " ")
    guard let own = language(of: question), let other = language(of: answer), own != other else { return nil }
    return Pair(question: question, answer: answer, lines: [index], asksInEnglish: own == .english)
  }

  private func item(_ pair: Pair, in section: String?) -> ExtractedItem {
    var item = ExtractedItem(kind: .short, question: pair.question, places: document.places(pair.lines))
    item.command = pair.question
    item.answer = pair.answer
    item.answerPlace = item.places.last
    item.section = section
    return item
  }
}
