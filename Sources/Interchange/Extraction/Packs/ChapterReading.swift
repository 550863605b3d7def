import PDFText

/// Reads the chapters of a document one by one.
extension DocumentReading {
  /// What a document has, with what is found in its chapters where reading these by themselves finds more.
  ///
  /// Exercises of several kinds, each perhaps with its own key below it, do not count on from one to the next.
  func extract(chaptersOf document: DocumentLines, _ pages: [PageText], _ whole: Extraction) -> Extraction {
    // Where keys begin is looked for only if there may be something to gain.
    guard whole.mayLackAnswers || whole.items.contains(where: { $0.answerPlace != nil }) else { return whole }
    let chapters = Chapters(document, joiner)
    guard whole.mayLackAnswers || chapters.hasSeveralKeys else { return whole }
    let reading = ChapterReading(
      reading: self, document: document, pages: pages, chapters: chapters,
      isAlone: whole.items.isEmpty, leftOut: whole.items.flatMap(\.leftOut))
    return reading.improved(whole)
  }
}

/// Compares what is found in chapters with what was found there before.
private struct ChapterReading {
  let reading: DocumentReading
  let document: DocumentLines
  let pages: [PageText]
  let chapters: Chapters
  /// True where nothing was found in the whole document.
  let isAlone: Bool
  /// What is named beside the items that were found.
  var leftOut: [String] = []

  /// Chapters within chapters that are looked at.
  private static let mostLevels = 3
  /// The lines of a chapter at least.
  private static let fewestLines = 3

  func improved(_ whole: Extraction) -> Extraction {
    let all = document.lines.indices
    let parts = chapters.divided(all)
    guard parts.count > 1 else { return whole }
    var homes: [Int: [ExtractedItem]] = [:]
    var last = 0
    for item in whole.items {
      let line = item.places.first.flatMap(home) ?? last
      homes[line, default: []].append(item)
      last = line
    }
    var result = whole
    result.items = improved(all, whole.items, homes, level: 0)
    // A filled-in copy may be a chapter by itself.
    result.items.mergeCopies()
    let speaking = Set(result.items.flatMap { $0.places.map(\.page) })
    result.silentPages.removeAll { speaking.contains($0.page) }
    return result
  }

  /// The items of a stretch of lines: those that were found, or more.
  private func improved(
    _ range: Range<Int>, _ found: [ExtractedItem], _ homes: [Int: [ExtractedItem]], level: Int
  ) -> [ExtractedItem] {
    guard range.count >= Self.fewestLines, level <= Self.mostLevels else { return found }
    var best = found
    let parts = chapters.divided(range)
    if parts.count > 1 {
      // What stands before the first of them, and in a key behind the last.
      let opening = (range.lowerBound..<parts[0].lowerBound).flatMap { homes[$0] ?? [] }
      let closing = (parts[parts.count - 1].upperBound..<range.upperBound).flatMap { homes[$0] ?? [] }
      let inside = parts.flatMap { part in
        improved(part, part.flatMap { homes[$0] ?? [] }, homes, level: level + 1)
      }
      best = opening + inside + closing
    }
    let own = chapters.hasKey(range) ? best.map { withoutAnswer(from: range, $0) } : best
    guard level > 0, mayHaveMore(range, than: own) else { return best }
    return read(range, own) ?? best
  }

  /// An item without its answer, where that stands outside of a chapter that has a key of its own.
  private func withoutAnswer(from range: Range<Int>, _ item: ExtractedItem) -> ExtractedItem {
    guard let place = item.answerPlace, item.answerFile == nil, let line = home(place), !range.contains(line)
    else { return item }
    var item = item
    (item.answer, item.answerPlace, item.answerLabels) = (nil, nil, [])
    return item
  }

  /// The items of a chapter that is read by itself; nil where they are no better than those that were found.
  private func read(_ range: Range<Int>, _ best: [ExtractedItem]) -> [ExtractedItem]? {
    let numbers = Set(document.lines[range].map(\.page))
    let own = reading.extract(
      DocumentLines(range, of: document), pages.filter { numbers.contains($0.number) }, nil)
    guard own.isBetter(than: best), !isLeftOut(own.items) else { return nil }
    // What looks like notes as a whole may have steps in a part of it.
    if isAlone, !own.asksMoreThanOrders, !TitledTasks.are(in: DocumentLines(range, of: document)) {
      return nil
    }
    return own.items.map { item in
      var item = item
      item.leftOut += own.rest(of: best, behind: item)
      item.confidence = min(item.confidence, 0.8)
      item.reviews.append("its section was read by itself: the others are set in another way")
      return item
    }
  }

  /// True for a chapter in which nothing was found, or a key, or something that may be several questions.
  private func mayHaveMore(_ range: Range<Int>, than found: [ExtractedItem]) -> Bool {
    guard let most = found.map(\.question.utf8.count).max() else { return true }
    return found.contains { $0.answer == nil } && (chapters.hasKey(range) || most > Self.longQuestion)
  }

  /// Bytes of a question that may be several.
  private static let longQuestion = 400

  /// True for items that stand beside others already, as numbered advice does.
  private func isLeftOut(_ items: [ExtractedItem]) -> Bool {
    // Advice has no answers.
    items.contains { $0.answer == nil }
      && items.contains { item in
        leftOut.contains { $0.hasSuffix(item.question) && $0.count <= item.question.count + 6 }
      }
  }

  /// The line that an item begins on.
  private func home(_ place: ExtractedItem.Place) -> Int? {
    document.lines(ofPage: place.page).filter { document.lines[$0].page == place.page }.min { one, other in
      distance(one, place.box) < distance(other, place.box)
    }
  }

  private func distance(_ line: Int, _ box: Box) -> Int32 {
    let own = document.lines[line].box
    let aside = max(0, own.left - box.right, box.left - own.right)
    return abs(own.top - box.top) + aside
  }
}

extension Extraction {
  /// True for items that speak for themselves where nothing was found before.
  private var isNew: Bool {
    guard items.count > 2 || items.allSatisfy({ $0.answer != nil }) else { return false }
    switch layout {
    case "numbered":
      let asking = items.count { item in
        item.kind == .cloze || item.kind == .matching || !item.options.isEmpty
          || Asking.worth(item.command) >= 0.9 || Asking.hasPoliteOrder(item.question)
          || item.stem.map { Asking.worth($0) >= 0.9 } == true
      }
      // One that asks speaks for others that are sentences, but not for the rows of a table.
      let areSentences = items.allSatisfy { $0.question.split(separator: " ").count > 1 }
      return asking * 10 >= items.count * 7 || areSentences && asking * 3 >= items.count
    case "table": return !items.contains { $0.reviews.contains(where: Plausibility.isDoubt) }
    case "matching": return true
    default: return false
    }
  }

  /// True for an item that several of these have gone into.
  private func holds(_ item: ExtractedItem) -> Bool {
    let held = items.map(\.question).filter { item.question.contains($0) && $0.contains(" ") }
    let letters = held.reduce(0) { $0 + $1.utf8.count }
    return held.count > 2 && letters * 10 >= item.question.utf8.count * 6 && item.answer == nil
  }

  /// True for an answer that was taken for a question, perhaps with what follows it.
  private func isAnswer(_ item: ExtractedItem) -> Bool {
    guard item.answer == nil, item.options.isEmpty, item.question.last != "?" else { return false }
    return items.contains { own in
      guard let answer = own.answer, answer.count > 2 else { return false }
      return item.question == answer || item.question.hasPrefix(answer + " ")
    }
  }

  /// True for an item that has another answer here.
  private func changesAnswer(_ item: ExtractedItem) -> Bool {
    guard let answer = item.answer else { return false }
    // An answer, too, may have gone on into what does not belong to it.
    let own = items.filter { !$0.question.isEmpty && item.question.hasPrefix($0.question) }
    return !own.isEmpty && !own.contains { $0.answer.map(answer.hasPrefix) ?? false }
  }

  /// What the item of another reading has behind the words of one of these, where that is in none.
  fileprivate func rest(of before: [ExtractedItem], behind item: ExtractedItem) -> [String] {
    guard let longer = before.first(where: { !item.question.isEmpty && $0.question.hasPrefix(item.question) })
    else { return [] }
    let rest = String(longer.question.dropFirst(item.question.count)).trimmed
    let texts = items.flatMap { [$0.question, $0.stem ?? "", $0.section ?? ""] }.filter { $0.count > 2 }
    return rest.contains(where: \.isLetter) && !texts.contains(where: rest.contains) ? [rest] : []
  }

  /// True where questions have marks of their own, options, gaps or question marks: steps are orders, too.
  fileprivate var asksMoreThanOrders: Bool {
    guard layout == "numbered" else { return true }
    return items.count { item in
      item.kind == .cloze || item.kind == .matching || !item.options.isEmpty || item.marks != nil
        || item.question.contains("?")
    } * 2 > items.count
  }

  /// True where it has more answers than what was found before, and all questions of that.
  fileprivate func isBetter(than before: [ExtractedItem]) -> Bool {
    if before.isEmpty { return items.count > 1 && isNew }
    let texts = items.map(\.question)
    // What was found may have gone on into what does not belong to it, or be an answer that was taken for a question.
    let areKept = before.allSatisfy { item in
      texts.contains { !$0.isEmpty && item.question.hasPrefix($0) } || isAnswer(item)
    }
    let answeredBefore = before.count { $0.answer != nil && $0.kind != .answer }
    if !areKept, isNew, items.count >= 3 * before.count, answered >= answeredBefore, before.allSatisfy(holds)
    {
      return true
    }
    // Nothing tells which of two answers is the right one.
    guard !before.contains(where: changesAnswer) else { return false }
    return areKept && answered > answeredBefore && unanswered <= before.count - answeredBefore
  }
}
