import Distractors
package import PDFText

/// Everything that was found in a document.
package struct Extraction: Sendable {
  /// The items in the document's order.
  package var items: [ExtractedItem]
  /// The way the document was read: "numbered", "table" and so on; nil where nothing was recognised.
  package var layout: String?
  /// Pages of which nothing became an item, with what is known about why.
  package var silentPages: [(page: Int, reason: String)] = []
}

/// Finds what a document asks or teaches.
///
/// - Parameters:
///   - pages: Its pages, not yet arranged.
///   - answers: The pages of its mark scheme, where that is another file.
package func extract(_ pages: [PageText], answers: [PageText]? = nil) -> Extraction {
  let lexicon = Lexicon.english
  let isWord: @Sendable (String) -> Bool = { lexicon.word($0) != nil }
  let joiner = LineJoiner(isWord: isWord)
  let document = DocumentLines(arrange(pages), isWord: isWord)
  let inner = answers == nil ? MarkSchemeReader(document: document, joiner: joiner).read(isWhole: false) : nil
  let candidates = readings(of: document, joiner, lexicon, without: inner?.lines ?? [])
  guard var best = candidates.max(by: { $0.worth < $1.worth }), best.worth > 0.08 else {
    return Extraction(items: [], layout: nil)
  }
  if let answers {
    let scheme = MarkSchemeReader(document: DocumentLines(arrange(answers), isWord: isWord), joiner: joiner).read(isWhole: true)
    if let scheme { best.reading.pair(with: scheme.entries) }
  } else if let inner {
    best.reading.pair(with: inner.entries)
  }
  return Extraction(items: best.reading.items, layout: best.reading.layout.rawValue)
}

extension Recognition {
  /// Gives items what a mark scheme says under their labels.
  mutating func pair(with entries: [SchemeEntry]) {
    var byNumber: [String: SchemeEntry] = [:]
    for entry in entries where byNumber[normalizedNumber(entry.number)] == nil {
      byNumber[normalizedNumber(entry.number)] = entry
    }
    for index in items.indices {
      guard let number = items[index].number, let entry = byNumber[normalizedNumber(number)] else { continue }
      items[index].take(entry, file: nil)
    }
  }
}

/// The ways a document can be read, each with what it is worth.
private func readings(
  of document: DocumentLines, _ joiner: LineJoiner, _ lexicon: Lexicon, without taken: Set<Int>
) -> [(reading: Recognition, worth: Double)] {
  let pairs = QuestionPairs(document: document, joiner: joiner)
  let readings = [
    NumberedQuestions(document: document, joiner: joiner, taken: taken).read(),
    pairs.marked(), pairs.headed(),
    Passages(document: document, joiner: joiner).read(),
    MatchingExercises(document: document, joiner: joiner).joined(),
    TermList(document: document, joiner: joiner).read(),
    WordTableReader(document: document, joiner: joiner, lexicon: lexicon).read(),
  ]
  return readings.compactMap { $0 }.map { reading in
    (reading, document.share(of: reading.explained) * reading.coherence * reading.evidence)
  }
}

extension Recognition {
  /// How many of the items show by themselves that they are what they were taken for, 0...1.
  var evidence: Double {
    guard !items.isEmpty else { return 0 }
    switch layout {
    case .numbered:
      let asking = items.count { item in
        item.marks != nil || !item.options.isEmpty || item.answer != nil && !item.isAnswerInferred || item.kind != .short
          || Asking.worth(item.question) >= 0.9 || Asking.worth(item.command) >= 0.9
          || item.stem.map { stem in Asking.worth(stem) >= 0.9 || Wording.split(stem).context != nil } == true
      }
      let share = Double(asking) / Double(items.count)
      return share < 0.4 ? 0 : share
    case .pairs: return 1.05
    default: return 1
    }
  }
}
