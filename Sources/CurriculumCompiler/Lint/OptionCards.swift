/// Which cards of a course the options of its questions are.
///
/// Built once, by looking each card up among the options, since there are many more cards than options.
package struct OptionCards: Sendable {
  /// A card that an option is.
  package struct Match: Sendable {
    /// The lesson, by its position in the curriculum.
    package let lesson: Int32
    /// The card, by its position in the lesson.
    package let card: Int32
    /// Place of the lesson in the course.
    package let place: Int32
    /// Which of its texts the option is.
    package let side: Side
  }

  /// A text of a card.
  package enum Side: Sendable {
    /// In the language taught.
    case target
    /// In the language taught, without the article.
    case bareTarget
    /// In the learners' language.
    case native
  }

  private var table = WordTable()
  private var matches: [[Match]] = []

  /// The cards that are options in a course.
  ///
  /// - Complexity: O(*n*) in the bytes of the course's cards and options.
  init(_ course: Int, _ curriculum: Curriculum, _ order: TeachingOrder, _ items: [Item]) {
    var folder = TextFolder()
    for item in items where item.question != nil {
      for option in item.options { _ = folder.fold(option.string) { table.intern($0) } }
    }
    guard table.count > 0 else { return }
    matches = [[Match]](repeating: [], count: table.count)
    for (place, lesson) in order.lessonsOfCourse[course].enumerated() {
      for (index, card) in curriculum.lessons[lesson].cards.enumerated() {
        func add(_ text: String, _ side: Side) {
          guard let number = folder.fold(text, { table.number(of: $0) }) else { return }
          matches[number].append(
            Match(lesson: Int32(lesson), card: Int32(index), place: Int32(place), side: side))
        }
        add(card.targetText.string, .target)
        for sense in card.senses { add(sense, .native) }
        for text in card.acceptNative { add(text.string, .native) }
        if let article = card.article?.string, card.targetText.string.hasPrefix(article) {
          add(String(card.targetText.string.dropFirst(article.count)), .bareTarget)
        }
      }
    }
  }

  /// The cards that an option is, in teaching order.
  package func matches(_ option: String) -> [Match] {
    guard !matches.isEmpty else { return [] }
    var folder = TextFolder()
    return folder.fold(option) { table.number(of: $0) }.map { matches[$0] } ?? []
  }
}

/// Folds short texts for looking them up: small ASCII letters, without marks and spaces at the ends.
private struct TextFolder {
  private var bytes: [UInt8] = []

  /// Calls `body` with the folded bytes of a text; nil when nothing is left of it.
  mutating func fold<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
    bytes.removeAll(keepingCapacity: true)
    for byte in text.utf8 { bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
    while let last = bytes.last, [0x20, 0x21, 0x2E, 0x3F].contains(last) { bytes.removeLast() }
    var start = 0
    while start < bytes.count {
      if bytes[start] == 0x20 {
        start += 1
      } else if bytes[start] == 0xC2, start + 1 < bytes.count,
        bytes[start + 1] == 0xA1 || bytes[start + 1] == 0xBF
      {
        start += 2
      } else {
        break
      }
    }
    guard start < bytes.count else { return nil }
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start...])) }
  }
}
