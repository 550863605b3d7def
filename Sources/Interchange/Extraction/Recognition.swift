import PDFText

/// What a way of reading a document found in it.
struct Recognition {
  /// Ways to read a document.
  enum Layout: String {
    case numbered, pairs, headings, terms, table, matching, markScheme = "mark-scheme"
  }

  var layout: Layout
  var items: [ExtractedItem]
  /// Lines, by position, that became part of an item or of what goes with it.
  var explained: Set<Int> = []
  /// How well what was found hangs together, 0...1: complete chains, sums that agree.
  var coherence: Double
  /// True when the document has a key, or a mark scheme of its own, that its items may find their answers in.
  var hasKey = false
  /// Answers of its keys whose questions were not found.
  var strayAnswers = 0
  /// Answers that its keys have, whether their questions were found or not.
  var keyAnswers = 0
  /// Letters and digits of its keys, without heads, that are in no answer and in no label.
  var keyRest = 0
  /// True where the labels of its questions begin with a word.
  var namesQuestions = false
  /// True where a mark scheme has the same labels, each once, with the same marks.
  var agreesWithScheme = false

  /// Whether a label comes again with nothing that asks: what stands there may be the answers.
  var hasLabelsOfAnswers: Bool {
    var seen: Set<String> = []
    return items.contains { item in
      guard let number = item.number, !seen.insert(number).inserted else { return false }
      return item.options.isEmpty && item.kind == .short && Asking.worth(item.command) < 0.9
        && !item.question.contains("?")
    }
  }

  /// Whether the last question is so much longer than all others that a key, or another part, may have gone into it.
  var endsWithMore: Bool {
    guard let last = items.last?.question.count else { return false }
    let most = items.dropLast().map(\.question.count).max() ?? 0
    return last > 3 * most + 40
  }
}

extension DocumentLines {
  /// What part of the letters of some lines is explained, 0...1.
  func share(of explained: Set<Int>) -> Double {
    var all = 0
    var known = 0
    for index in lines.indices {
      let count = texts[index].utf8.count
      all += count
      if explained.contains(index) { known += count }
    }
    return all == 0 ? 0 : Double(known) / Double(all)
  }
}
