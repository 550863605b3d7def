import PDFText

/// Reads a passage whose gaps have neither numbers nor letters: "The Romans built long, straight ______ so that …".
///
/// Each sentence with a gap is a question. Where the passage stands again further on with the gaps filled in, as on a sheet's
/// second page, the words there are the answers.
struct PlainPassage {
  let document: DocumentLines
  let joiner: LineJoiner

  /// Fewer gaps may be room for a name and a date.
  private static let fewest = 4

  func read() -> Recognition? {
    let gaps = document.lines.indices.filter(isPassageWithGap)
    guard gaps.count >= Self.fewest, let first = gaps.first, let last = gaps.last, isOrdered(before: first)
    else { return nil }
    let body = start(of: first)...end(of: last)
    var items: [ExtractedItem] = []
    for paragraph in paragraphs(body) {
      let text = joiner.text(paragraph.map { document.texts[$0] })
      for sentence in Self.sentences(text) where Self.holdsGap(sentence) {
        // "Name: ____" among other rooms to write in.
        guard sentence.split(separator: " ").count(where: { !Self.isGap($0) }) >= 4 else { return nil }
        var item = ExtractedItem(kind: .cloze, question: sentence)
        let words = Set(sentence.split(separator: " ").map(String.init))
        let own = paragraph.filter { line in
          document.lines[line].words.count { words.contains($0.text) } * 10
            >= document.lines[line].words.count * 3
        }
        item.places = document.places(own.isEmpty ? paragraph : own)
        items.append(item)
      }
    }
    guard items.count >= Self.fewest else { return nil }
    var explained = Set(body)
    let rest = (body.upperBound + 1)..<max(body.upperBound + 1, document.lines.count)
    // A title above the copy is no part of its first sentence.
    let copy = rest.filter {
      !document.isHeading($0)
        && (document.lines[$0].words.count > 4 || $0 > rest.lowerBound && isFull($0 - 1))
    }
    let filled = FilledCopy(joiner.text(copy.map { document.texts[$0] }))
    for index in items.indices {
      guard let words = filled.words(inGapsOf: items[index].question) else { continue }
      items[index].answer = words.joined(separator: "\n")
      items[index].answerPlace = document.places(copy).first
    }
    if items.count(where: { $0.answer != nil }) * 10 >= items.count * 6 {
      explained.formUnion(copy.filter(isFilled(items)))
    } else {
      // A few that are found by chance are not a copy.
      for index in items.indices { (items[index].answer, items[index].answerPlace) = (nil, nil) }
    }
    name(besides: body, explained, in: &items)
    return Recognition(layout: .numbered, items: items, explained: explained, coherence: 0.8)
  }

  /// Says with the items what stands around the passage and in it, and is in none of them: the order, the words to choose from,
  /// sentences without gaps, what follows.
  private func name(besides body: ClosedRange<Int>, _ explained: Set<Int>, in items: inout [ExtractedItem]) {
    let plain = paragraphs(body).flatMap { Self.sentences(joiner.text($0.map { document.texts[$0] })) }
      .filter { !Self.holdsGap($0) }
    let above = document.lines.indices[..<body.lowerBound].filter { !document.isHeading($0) }
      .map { document.texts[$0] }.filter { !$0.hasSuffix(":") && !$0.contains("___") }
    let below = document.lines.indices[(body.upperBound + 1)...]
      .filter { !explained.contains($0) && !document.isHeading($0) }.map { document.texts[$0] }
    items[0].leftOut += above + plain
    items[items.count - 1].leftOut += below
  }

  /// Tells the lines of a filled copy from others: most of their words stand in the sentences.
  private func isFilled(_ items: [ExtractedItem]) -> (Int) -> Bool {
    let words = Set(
      items.flatMap {
        ($0.question + " " + ($0.answer ?? "")).lowercased().split { !$0.isLetter && !$0.isNumber }
      })
    return { line in
      let own = document.texts[line].lowercased().split { !$0.isLetter && !$0.isNumber }
      return own.count(where: words.contains) * 10 >= own.count * 8
    }
  }

  // MARK: - Lines

  private func isPassageWithGap(_ index: Int) -> Bool {
    let line = document.lines[index]
    guard document.labels[index] == nil, !document.isHeading(index), line.cells.count <= 2 else {
      return false
    }
    let words = document.texts[index].split(separator: " ")
    guard words.contains(where: Self.isGap), !document.texts[index].contains(":") else { return false }
    return words.count > 5 || words.count > 1 && index > 0 && isFull(index - 1)
  }

  /// True for a line that reaches the right end of its column.
  private func isFull(_ index: Int) -> Bool {
    let line = document.lines[index]
    return (line.columnRight - line.box.right) * 10 < (line.columnRight - line.columnLeft) * 3
  }

  /// Whether something tells to complete the text, or a bank of words stands above it.
  private func isOrdered(before first: Int) -> Bool {
    document.texts[..<first].contains { text in
      let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
      return !words.isDisjoint(with: Self.orders)
    }
  }

  private static let orders: Set<String> = [
    "complete", "fill", "blanks", "gaps", "missing", "bank", "insert", "cloze", "ergänze", "ergänzen",
    "lücken",
    "lückentext", "setze", "completa", "completez", "complète", "complétez", "remplis", "remplissez",
    "rellena",
    "huecos", "completare", "preencha", "lacunas", "uzupełnij", "luki", "заполните", "вставьте",
    "пропуски", "vul", "invullen", "fyll", "doldurunuz", "doplň", "doplňte",
  ]

  /// The first line of the paragraph with a line.
  private func start(of line: Int) -> Int {
    var start = line
    while start > 0, goesOn(behind: start - 1) { start -= 1 }
    return start
  }

  private func end(of line: Int) -> Int {
    var end = line
    while end + 1 < document.lines.count, goesOn(behind: end) { end += 1 }
    return end
  }

  /// True for a line that the next one goes on from.
  private func goesOn(behind index: Int) -> Bool {
    let (line, next) = (document.lines[index], document.lines[index + 1])
    guard line.page == next.page, line.column == next.column, !document.isHeading(index),
      !document.isHeading(index + 1), next.box.top - line.box.top < document.pitch * 3 / 2,
      abs(line.box.left - next.box.left) < 1_500, isFull(index)
    else { return false }
    return document.texts[index].last.map { !".?!:".contains($0) } ?? false
  }

  private func paragraphs(_ body: ClosedRange<Int>) -> [[Int]] {
    var paragraphs: [[Int]] = []
    for index in body where !document.isHeading(index) {
      if let last = paragraphs.last?.last, last + 1 == index,
        document.texts[last].last.map({ !".?!".contains($0) }) == true
          || document.lines[index].box.top - document.lines[last].box.top < document.pitch * 3 / 2
      {
        paragraphs[paragraphs.count - 1].append(index)
      } else {
        paragraphs.append([index])
      }
    }
    return paragraphs
  }

  // MARK: - Sentences

  static func isGap(_ word: Substring) -> Bool {
    let bare = word.drop { "(“\"‘".contains($0) }
    return bare.count >= 3 && bare.prefix(3).allSatisfy { $0 == "_" || isLeader($0) }
      && bare.drop { $0 == "_" || isLeader($0) }.allSatisfy { ".,;:?!)”\"’".contains($0) }
  }

  private static func holdsGap(_ text: String) -> Bool { text.split(separator: " ").contains(where: isGap) }

  /// The sentences of a paragraph.
  private static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var own: [Substring] = []
    let words = text.split(separator: " ")
    for (place, word) in words.enumerated() {
      own.append(word)
      let bare = word.reversed().drop { ")”\"’".contains($0) }
      let ends = bare.first.map { ".?!".contains($0) } ?? false
      // The dots of a gap end nothing.
      guard ends, !isGap(word) || bare.first != "." || word.contains("_") else { continue }
      let next = place + 1 < words.count ? words[place + 1] : nil
      guard next.map({ $0.first?.isLowercase != true }) ?? true else { continue }
      sentences.append(own.joined(separator: " "))
      own = []
    }
    if !own.isEmpty { sentences.append(own.joined(separator: " ")) }
    return sentences
  }
}

/// A text in which the gaps of another are filled in.
struct FilledCopy {
  private let words: [String]
  private let bare: [String]
  /// Where each word stands.
  private let places: [String: [Int]]

  init(_ text: String) {
    words = text.split(separator: " ").map(String.init)
    bare = words.map { $0.lowercased().trimmedOfPunctuation }
    places = Dictionary(grouping: bare.indices) { [bare] in bare[$0] }
  }

  /// What stands in the gaps of a sentence; nil where the sentence is not found with them filled in, or twice.
  func words(inGapsOf sentence: String) -> [String]? {
    let own = sentence.split(separator: " ")
    let parts = own.split(omittingEmptySubsequences: false, whereSeparator: PlainPassage.isGap).map { part in
      part.map { String($0).lowercased().trimmedOfPunctuation }.filter { !$0.isEmpty }
    }
    guard parts.count > 1, let anchor = parts.indices.max(by: { parts[$0].count < parts[$1].count }),
      let word = parts[anchor].first
    else { return nil }
    let found = (places[word] ?? []).compactMap { place -> [String]? in
      guard matches(parts[anchor], at: place) else { return nil }
      var answers: [String] = []
      var at = place
      for part in parts[..<anchor].reversed() {
        guard let (start, answer) = before(at, part) else { return nil }
        answers.insert(answer, at: 0)
        at = start
      }
      at = place + parts[anchor].count
      for part in parts[(anchor + 1)...] {
        guard let (end, answer) = behind(at, part) else { return nil }
        answers.append(answer)
        at = end
      }
      return answers
    }
    return found.count == 1 ? found[0] : nil
  }

  private func matches(_ part: [String], at place: Int) -> Bool {
    place >= 0 && place + part.count <= bare.count && zip(part, bare[place...]).allSatisfy { $0 == $1 }
  }

  /// One to four words before a place, behind another part of the sentence.
  private func before(_ place: Int, _ part: [String]) -> (start: Int, answer: String)? {
    for count in 1...4 where place - count - part.count >= 0 {
      let start = place - count - part.count
      guard part.isEmpty ? endsSentence(start - 1) : matches(part, at: start) else { continue }
      return (start, text(place - count..<place))
    }
    return nil
  }

  private func behind(_ place: Int, _ part: [String]) -> (end: Int, answer: String)? {
    for count in 1...4 where place + count <= bare.count {
      guard part.isEmpty ? endsSentence(place + count - 1) : matches(part, at: place + count) else {
        continue
      }
      return (place + count + part.count, text(place..<place + count))
    }
    return nil
  }

  private func endsSentence(_ place: Int) -> Bool {
    place < 0 || words[place].last.map { ".?!”".contains($0) } ?? false
  }

  private func text(_ range: Range<Int>) -> String {
    words[range].joined(separator: " ").trimmedOfPunctuation
  }
}
