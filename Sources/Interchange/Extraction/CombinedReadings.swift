import PDFText

/// Puts readings together that found different things in a document: questions, and the words that they are about.
struct CombinedReadings {
  let document: DocumentLines
  let plausibility: Plausibility

  /// The best reading with the items of others that stand where it found nothing.
  ///
  /// - Parameter others: The other readings, the best first.
  func combine(_ best: Recognition, with others: [Recognition], _ isWord: (String) -> Bool) -> Recognition {
    var result = best
    for other in others where belongs(other, to: result) {
      var other = other
      other.turnWords(isWord, in: document)
      other.complete()
      result.insert(other.items)
      result.explained.formUnion(other.explained)
    }
    return result
  }

  /// True for a reading of other lines that speaks for itself.
  private func belongs(_ other: Recognition, to best: Recognition) -> Bool {
    // The gaps of a passage and questions below it may have one key.
    let isPassage = other.isPassage
    let own =
      isPassage || best.isPassage ? lines(other.explained, beside: other.items) : other.explained
    guard other.items.count >= 3, own.isDisjoint(with: best.explained),
      other.coherence >= (isPassage ? 0.7 : 0.75),
      document.share(of: other.explained) >= 0.04, plausibility.objection(to: other) == nil
    else { return false }
    switch other.layout {
    case .numbered: return other.evidence >= 0.8
    case .pairs, .headings: return other.items.allSatisfy { $0.question.hasSuffix("?") && $0.answer != nil }
    case .terms: return other.items.allSatisfy { $0.answer != nil } && isHeaded(other)
    // What is to be joined by letters says so itself; what is to be joined by lines has an order above it.
    case .matching:
      return other.items.allSatisfy { $0.options.allSatisfy { $0.label != nil } }
        || other.explained.min().map { document.ordersToDraw(above: $0) } == true
    case .table: return other.items.allSatisfy { $0.answer != nil } && isHeaded(other)
    case .markScheme: return false
    }
  }

  /// Those of some lines that one of some items stands on.
  private func lines(_ lines: Set<Int>, beside items: [ExtractedItem]) -> Set<Int> {
    let places = Dictionary(grouping: items.flatMap(\.places), by: \.page)
    return lines.filter { index in
      let line = document.lines[index]
      return places[line.page]?.contains { $0.isBeside(line) } ?? false
    }
  }

  /// True where a heading names the words, right above the first of them.
  private func isHeaded(_ terms: Recognition) -> Bool {
    guard let first = terms.explained.min() else { return false }
    return (max(0, first - 3)..<first).contains { plausibility.namesWords($0) }
  }
}

extension Recognition {
  /// Puts items where they stand among those that are there, by page and height.
  fileprivate mutating func insert(_ others: [ExtractedItem]) {
    func start(_ item: ExtractedItem) -> (Int, Int32) {
      item.places.first.map { ($0.page, $0.box.top) } ?? (.max, 0)
    }
    guard let first = others.first else { return }
    let place = items.firstIndex { start($0) > start(first) } ?? items.count
    items.insert(contentsOf: others, at: place)
  }
}

extension Recognition {
  /// True for gaps alone.
  fileprivate var isPassage: Bool { layout == .numbered && items.allSatisfy { $0.kind == .cloze } }

  /// Cuts the key's answers to the questions that follow off the last gap.
  mutating func cutLastAnswer() {
    guard let last = items.last, let number = last.number.flatMap({ Int($0) }), let answer = last.answer,
      let end = [". ", ") "].lazy.compactMap({ answer.firstRange(of: " \(number + 1)\($0)") }).first
    else { return }
    items[items.count - 1].answer = String(answer[..<end.lowerBound])
  }

  /// Takes the gaps of a passage in place of the task that holds them all, where other questions follow it.
  ///
  /// "Aufgabe 1: Setze die Wörter ein. …" has the passage below it, and "Aufgabe 2" a table of statements.
  mutating func takeGaps(of passage: Recognition) {
    guard layout == .numbered, passage.items.count >= 4 else { return }
    let holding = items.indices.filter { index in
      passage.items.count { gap in gap.number.map { items[index].question.contains("(\($0)) _") } ?? false }
        * 2
        > passage.items.count
    }
    // With few others the task is a heading of the passage alone.
    guard holding.count == 1, items.count * 3 > passage.items.count, items.count > 3 else { return }
    items.remove(at: holding[0])
    items.insert(contentsOf: passage.items, at: holding[0])
    // The order above statements to judge, which count from 1 again, is none of them.
    items = items.indices.filter { index in
      guard index + 1 < items.count, items[index + 1].number == "1", items[index + 1].kind == .trueFalse
      else {
        return true
      }
      return items[index].number == "1" || !TrueFalse.isAsked(items[index].question.lowercased())
    }.map { items[$0] }
  }
}
