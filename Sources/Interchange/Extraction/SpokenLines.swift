import Distractors
import PDFText

/// Reads phrases in another script with how they are said and what they mean, each on a line of its own: "这个字怎么念?",
/// "Zhèige zì zěnme niàn?", "How do you pronounce this character?".
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
  }

  func read() -> Recognition? {
    let starts = document.lines.indices.filter { words($0)?.isOtherScript == true }
    guard starts.count >= 4 else { return nil }
    var phrases: [Phrase] = []
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : document.lines.count
      if let phrase = phrase(from: start, to: end) { phrases.append(phrase) }
    }
    // A short line alone does not show its language: "On pyot chay." has two words that are English, too.
    guard phrases.count >= 4, phrases.count * 10 >= starts.count * 9,
      share(phrases.map { document.texts[$0.sound] }) <= 0.5,
      share(phrases.flatMap { $0.meaning.map { document.texts[$0] } }) >= 0.7
    else { return nil }
    return Recognition(
      layout: .pairs, items: phrases.map(item),
      explained: Set(phrases.flatMap { [$0.first, $0.sound] + $0.meaning }), coherence: 0.9)
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
      number: own.number, text: own.text, sound: start + 1, meaning: lines, first: start)
  }

  /// The words of a line without its label, and whether they are in a script other than the Latin one.
  private func words(_ index: Int) -> (text: String, number: String?, isOtherScript: Bool)? {
    let label = document.labels[index]
    let text = document.lines[index].words.dropFirst(label?.wordCount ?? 0).map(\.text).joined(separator: " ")
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    guard !letters.isEmpty else { return nil }
    let others = letters.count { $0.value > 0x24F && !("\u{1E00}"..."\u{1EFF}").contains($0) }
    guard others == 0 || others == letters.count else { return nil }
    return (text, label.map { $0.parts.map(\.text).joined() }, others > 0)
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

  private func item(_ phrase: Phrase) -> ExtractedItem {
    func place(_ index: Int) -> ExtractedItem.Place {
      ExtractedItem.Place(page: document.lines[index].page, box: document.lines[index].box)
    }
    var item = ExtractedItem(
      kind: .vocabulary, number: phrase.number, question: phrase.text,
      places: ([phrase.first, phrase.sound] + phrase.meaning).map(place).joined)
    item.command = phrase.text
    item.details[WordTableReader.Role.pronunciation.rawValue] = document.texts[phrase.sound]
    item.answer = phrase.meaning.map { document.texts[$0] }.joined(separator: " ")
    item.answerPlace = phrase.meaning.map(place).joined.first
    item.section = document.lines.indices[..<phrase.first].last(where: document.isHeading).map {
      document.texts[$0]
    }
    return item
  }
}
