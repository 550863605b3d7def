import PDFText

/// What speaks for a reading of a document, and what rules it out.
extension Recognition {
  /// True for headings with so much below each that numbered questions stand in it.
  func swallows(_ numbered: Recognition?) -> Bool {
    guard layout == .headings, let numbered, numbered.evidence > 0.5, numbered.items.count > 2 * items.count
    else {
      return false
    }
    let lengths = items.map { $0.answer?.count ?? 0 }.sorted()
    return !lengths.isEmpty && (lengths.last ?? 0) > 600
  }

  /// True for pairs whose answers are the options of numbered questions: those that have them say what they are.
  func holdsOptions(of numbered: Recognition?) -> Bool {
    guard layout == .headings, let numbered else { return false }
    let answers = Dictionary(items.map { ($0.question, $0.answer ?? "") }) { one, _ in one }
    let held = numbered.items.count { item in
      guard item.options.count > 1, let answer = answers[item.question] else { return false }
      return item.options.allSatisfy { answer.contains($0.text) }
    }
    return held >= 3 && held * 2 >= items.count
  }

  /// True for a question or two that hold a passage with the numbers of many gaps: a task with a number of its own.
  func holdsGaps(of passage: Recognition?) -> Bool {
    guard let passage, passage.items.count >= 4 else { return false }
    if layout == .terms || layout == .headings {
      // Notes for the teacher, of which one goes on in the passage.
      return items.contains { item in
        passage.items.count { gap in
          gap.number.map { item.answer?.contains("(\($0)) _") == true } ?? false
        } >= 3
      }
    }
    guard layout == .numbered, items.count * 3 <= passage.items.count else { return false }
    return items.contains { item in
      passage.items.count { gap in gap.number.map { item.question.contains("(\($0)) _") } ?? false } >= 3
    }
  }

  /// True for terms whose meanings hold most rows of a table of words that another reading found.
  func tears(_ words: Recognition, in document: DocumentLines) -> Bool {
    guard layout == .terms, words.layout == .table, words.items.count * 2 >= items.count * 3 else {
      return false
    }
    let rows = words.explained.filter { document.lines[$0].cells.count > 1 }
    return rows.count { document.lines[$0].cells.count > 2 } * 3 >= rows.count
      && rows.count(where: explained.contains) * 10 >= rows.count * 8
  }

  /// True for headings, numbered or not, with tables of words below them, which another reading found: "1 Greetings".
  func heads(_ words: Recognition, in document: DocumentLines) -> Bool {
    guard
      layout == .numbered && [.table, .terms].contains(words.layout)
        && items.allSatisfy({ $0.marks == nil && $0.answer == nil && $0.options.isEmpty })
        || layout == .terms && words.layout == .table,
      words.items.count >= 3 * items.count
    else { return false }
    let own = explained.subtracting(words.explained)
    return own.count <= items.count
      && own.allSatisfy { line in
        document.lines[line].isBold || document.lines[line].size * 100 > document.bodySize * 106
      }
  }

  /// True for words beside others that are to be joined, whose meanings stand in another order.
  func isToBeMatched(in document: DocumentLines) -> Bool {
    guard layout == .table || layout == .terms, let first = explained.min() else { return false }
    return document.ordersToMatch(above: first)
  }

  /// True for headings whose answers are boxes to tick: these are questions with options.
  var holdsBoxes: Bool {
    let boxed = items.count { item in
      (item.answer?.filter { OptionReader.open.contains($0) && !$0.isASCII }.count ?? 0) > 1
    }
    return (layout == .headings || layout == .table) && boxed * 2 > items.count
  }

  /// True for terms or words that come again and again: names of those who speak in a play.
  ///
  /// So are "Task 1" and "Task 2", which only their numbers tell apart.
  var isDialogue: Bool {
    guard layout == .terms || layout == .table, items.count > 2 else { return false }
    let terms = Set(
      items.map { item in
        item.question.contains(where: \.isLetter) ? item.question.filter { !$0.isNumber } : item.question
      })
    return terms.count * 10 < items.count * 6
  }

  /// True for terms of which many number exercises or say that an answer follows: "Exercise 2-1: …", "Solution: …".
  var namesExercises: Bool {
    guard layout == .terms else { return false }
    let named = items.count { item in
      let words = item.question.split(separator: " ")
      return InlineAnswer.isHead(item.question)
        || words.count == 2 && LabelWords.all.contains(words[0].lowercased())
          && words[1].first?.isNumber == true
    }
    return named > 1 && named * 10 >= items.count * 4
  }

  /// How many of the items show by themselves that they are what they were taken for, 0...1.
  var evidence: Double {
    guard !items.isEmpty else { return 0 }
    switch layout {
    case .numbered:
      let asking = items.count { item in
        item.marks != nil || !item.options.isEmpty || item.answer != nil && !item.isAnswerInferred
          || item.kind != .short || item.reviews.contains(RunInAnswer.reviewOfDash)
          || Asking.worth(item.question) >= 0.9 || Asking.worth(item.command) >= 0.9
          || Asking.hasPoliteOrder(item.question)
          || item.stem.map { stem in Asking.worth(stem) >= 0.9 || Wording.hasContext(stem) } == true
      }
      let share = Double(asking) / Double(items.count)
      // Where a word numbers them, as "Zadanie 1", in whatever language, one that asks speaks for the others.
      if namesQuestions, asking > 0 { return max(0.6, share) }
      return share < 0.4 ? 0 : share
    case .pairs: return 1.05
    // What tells to do something heads questions, and is no term.
    case .terms: return items.count(where: \.isInstruction) * 2 > items.count ? 0.6 : 1
    default: return 1
    }
  }
}

extension ExtractedItem {
  /// True for a term of several words that tells to do something, as "Write the reading of each word." does.
  fileprivate var isInstruction: Bool {
    let words = question.split(separator: " ")
    if number != nil, let answer, Asking.worth(answer) >= 0.95 || Asking.hasPoliteOrder(answer),
      !answer.contains("?")
    {
      return true
    }
    return Asking.endsAsking(question)
      || words.count > 3 && words.first.map { Asking.isOrderInAnyLanguage(String($0)) } == true
  }
}
