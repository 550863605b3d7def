import PDFText

/// Keys that give letters for several questions at once: "1–5 d d b c a   6–10 d d b b c", "1-5 BDACA".
///
/// So are keys printed in China above all.
extension AnswerKeyReader {
  /// Entries of such ranges; none where a range has more letters or fewer than questions.
  func ranges(_ range: Range<Int>, _ numbers: Set<String>) -> [AnswerKey.Entry] {
    var entries: [AnswerKey.Entry] = []
    var run = 0
    var last = 0
    for line in range {
      var rest = document.texts[line][...]
      while let start = rest.firstIndex(where: \.isDigit) {
        rest = rest[start...]
        guard let found = Self.takeRange(&rest) else {
          rest = rest.drop(while: \.isDigit)
          continue
        }
        guard found.first > last || found.first == 1 else { return [] }
        if found.first <= last { run += 1 }
        last = found.first + found.letters.count - 1
        for (offset, letter) in found.letters.enumerated() {
          entries.append(
            AnswerKey.Entry(
              number: String(found.first + offset), text: String(letter),
              place: ExtractedItem.Place(page: document.lines[line].page, box: document.lines[line].box),
              run: run))
        }
      }
    }
    return entries.count >= 3 && entries.allSatisfy { numbers.contains($0.number) } ? entries : []
  }

  /// Entries of a key whose dots lead from each number to its answer, and from there to the next number.
  ///
  /// Source: scoring keys of the New York State Regents Examinations.
  func ledPairs(_ range: Range<Int>, _ numbers: Set<String>) -> [AnswerKey.Entry] {
    var entries: [AnswerKey.Entry] = []
    for line in range {
      let words = document.lines[line].words
      let own = words.flatMap(withoutLeaders)
      let dots = words.reduce(0) { $0 + $1.text.count(where: isLeader) }
      guard own.count >= 2, own.count % 2 == 0, dots * 2 >= own.count, own.allSatisfy({ $0.text.count <= 2 })
      else { continue }
      for place in stride(from: 0, to: own.count, by: 2) {
        guard own[place].text.smallNumber != nil else { return [] }
        entries.append(
          AnswerKey.Entry(
            number: own[place].text, text: own[place + 1].text,
            place: ExtractedItem.Place(
              page: document.lines[line].page, box: own[place].box.union(own[place + 1].box)), run: 0))
      }
    }
    let known = Set(entries.map(\.number))
    return entries.count >= 3 && known.count == entries.count && known.isSubset(of: numbers) ? entries : []
  }

  /// What the dots of a word leave of it, one or several words: "3....1....".
  private func withoutLeaders(_ word: TextWord) -> [TextWord] {
    word.text.split(whereSeparator: isLeader).map { part in
      var own = word
      own.text = String(part)
      return own
    }
  }

  /// Takes a range with its letters from the beginning of a text; nil where it begins with anything else.
  private static func takeRange(_ text: inout Substring) -> (first: Int, letters: [Character])? {
    var rest = text
    func takeNumber() -> Int? {
      let digits = rest.prefix(while: \.isDigit)
      rest.removeFirst(digits.count)
      return digits.count <= 3 ? Int(digits) : nil
    }
    func skip(_ signs: String) { rest = rest.drop { signs.contains($0) } }
    guard let first = takeNumber() else { return nil }
    skip(" ")
    guard let dash = rest.first, "-–—‑~～".contains(dash) else { return nil }
    skip("-–—‑~～ ")
    guard let end = takeNumber(), end > first, end - first < 50 else { return nil }
    skip(" .:：)）、")
    var letters: [Character] = []
    // Behind the last one stands anything but another letter of the same word.
    var endsWord = true
    while letters.count <= end - first, let letter = rest.first, isLetter(letter) {
      letters.append(letter)
      rest.removeFirst()
      endsWord = rest.first?.isLetter != true
      skip(" ,，、;")
    }
    let isFollowed = rest.first.map(isLetter) == true && rest.dropFirst().first?.isLetter != true
    guard letters.count == end - first + 1, endsWord, !isFollowed else { return nil }
    text = rest
    return (first, letters)
  }

  /// True for the letter of an option, or a verdict.
  private static func isLetter(_ character: Character) -> Bool {
    ("A"..."H").contains(character) || ("a"..."h").contains(character) || "TF√×✓✗✔✘".contains(character)
  }
}
