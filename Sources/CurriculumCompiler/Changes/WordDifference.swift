/// What changes from one text to another, word by word.
package struct WordDifference: Sendable {
  /// A stretch of words that stays, goes or comes.
  package enum Kind: String, Sendable {
    case same, removed, added
  }

  /// The stretches in order; what goes stands before what comes in its place.
  package private(set) var parts: [(kind: Kind, text: String)] = []

  /// Beyond this many words a text is shown as replaced where it is not the same from an end.
  private static let limit = 4000

  /// The change of a text into another.
  ///
  /// - Complexity: O(*n* × *d*) in the words and the words that differ (Myers 1986), at most 4000 of each.
  package init(_ was: String, _ now: String) {
    let (old, new) = (Self.words(was), Self.words(now))
    let head = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let tail = min(
      zip(old.reversed(), new.reversed()).prefix { $0.utf8.elementsEqual($1.utf8) }.count,
      min(old.count, new.count) - head)
    add(.same, old[..<head].joined())
    addMiddle(Array(old[head..<(old.count - tail)]), Array(new[head..<(new.count - tail)]))
    add(.same, old[(old.count - tail)...].joined())
  }

  private mutating func addMiddle(_ old: [String], _ new: [String]) {
    guard old.count <= Self.limit, new.count <= Self.limit else {
      add(.removed, old.joined())
      add(.added, new.joined())
      return
    }
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    let gone = Set(difference.removals.compactMap(Self.place))
    let come = Set(difference.insertions.compactMap(Self.place))
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (from, to) = (i, j)
      while gone.contains(i) { i += 1 }
      while come.contains(j) { j += 1 }
      add(.removed, old[from..<i].joined())
      add(.added, new[to..<j].joined())
      guard i < old.count, j < new.count else { break }
      add(.same, old[i])
      (i, j) = (i + 1, j + 1)
    }
  }

  private static func place(_ change: CollectionDifference<String>.Change) -> Int? {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private mutating func add(_ kind: Kind, _ text: String) {
    guard !text.isEmpty else { return }
    if let last = parts.last, last.kind == kind {
      parts[parts.count - 1].text += text
    } else {
      parts.append((kind, text))
    }
  }

  /// Words, and what stands between them; together they are the text.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      let isIdeograph = character.unicodeScalars.first.map { 0x2E80..<0xFB00 ~= $0.value } ?? false
      if character.isLetter || character.isNumber || character == "'" || character == "’", !isIdeograph {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      words.append(String(character))
    }
    return word.isEmpty ? words : words + [word]
  }
}

extension FieldChange {
  /// What people are shown: a text word by word, a list by what went and came, anything else as a whole.
  package var difference: [(kind: WordDifference.Kind, text: String)] {
    if let texts { return WordDifference(texts.was, texts.now).parts }
    guard let elements else {
      return [was.map { (WordDifference.Kind.removed, $0) }, now.map { (.added, $0) }].compactMap(\.self)
        .joinedBySpaces
    }
    let (gone, come) = elements
    // One text in the place of another is most often the same text, mended.
    if gone.count == 1, come.count == 1 { return WordDifference(gone[0], come[0]).parts }
    if gone.isEmpty, come.isEmpty { return [(.same, "the same in another order")] }
    return (gone.map { (.removed, $0) } + come.map { (.added, $0) }).joinedBySpaces
  }
}

extension [(kind: WordDifference.Kind, text: String)] {
  /// The parts with a space between them.
  fileprivate var joinedBySpaces: [(kind: WordDifference.Kind, text: String)] {
    flatMap { [(WordDifference.Kind.same, " "), $0] }.dropFirst().map { ($0.0, $0.1) }
  }
}
