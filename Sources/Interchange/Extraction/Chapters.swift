import PDFText

/// Where the chapters of a document begin: stretches of lines below headings of one size, each of which may be an exercise
/// of another kind than the others.
struct Chapters {
  private let document: DocumentLines
  /// The lines that head something other than a key.
  private let heads: [Int]
  /// The lines that head keys.
  private let keys: [Int]

  init(_ document: DocumentLines) {
    self.document = document
    // "None of these answers" is an option.
    keys = document.lines.indices.filter { line in
      Self.headsKey(document.texts[line])
        && (document.lines[line].isBold || document.isHeading(line) || document.texts[line].last == ":")
    }
    heads = document.lines.indices.filter { Self.heads($0, document) }
  }

  /// The chapters of a stretch of lines: those below its largest headings of which there are several; none where there
  /// are no two.
  func divided(_ range: Range<Int>) -> [Range<Int>] {
    var sizes: [Int32: [Int]] = [:]
    for line in heads where range.contains(line) {
      // Two lines of one heading are one.
      let size = document.lines[line].size
      if let last = sizes[size]?.last, last == line - 1 { continue }
      sizes[size, default: []].append(line)
    }
    guard let starts = sizes.filter({ $0.value.count > 1 }).max(by: { $0.key < $1.key })?.value else {
      return []
    }
    // What stands above the first heading may be its heading of a larger size.
    let ends = starts.dropFirst() + [range.upperBound]
    var chapters = zip(starts, ends).map { $0..<$1 }
    // A key behind the last of them is that of all, unless others have one, too.
    let keyed = chapters.indices.filter { chapter in keys.contains { chapters[chapter].contains($0) } }
    if keyed == [chapters.count - 1], let last = chapters.last, let key = keys.first(where: last.contains) {
      chapters[chapters.count - 1] = last.lowerBound..<key
    }
    let opening = range.lowerBound..<starts[0]
    return opening.count > 2 ? [opening] + chapters : chapters
  }

  /// True where a key begins in a stretch of lines.
  func hasKey(_ range: Range<Int>) -> Bool { keys.contains(where: range.contains) }

  /// True for a heading, or the bold name of an exercise, that heads no key.
  private static func heads(_ line: Int, _ document: DocumentLines) -> Bool {
    guard document.isHeading(line) || namesExercise(line, document) else { return false }
    return !headsKey(document.texts[line])
  }

  private static func headsKey(_ text: String) -> Bool {
    guard text.utf8.count < 60 else { return false }
    let bare = text.lowercased().trimmedOfPunctuation
    return AnswerKeyReader.headsKey(bare) || InlineAnswer.isHead(bare)
  }

  /// True for "Exercice 1.1 : Trouver le radical", set in bold letters.
  private static func namesExercise(_ line: Int, _ document: DocumentLines) -> Bool {
    let words = document.lines[line].words
    return document.lines[line].isBold && words.count <= 14
      && words.first.map { ExerciseNames.all.contains($0.text.lowercased()) } == true
  }
}

/// Reads the chapters of a document one by one.
extension DocumentReading {
  /// What a document has, with what is found in its chapters where reading these by themselves finds more.
  ///
  /// Exercises of several kinds, each perhaps with its own key below it, do not count on from one to the next.
  func extract(sectionsOf document: DocumentLines, _ pages: [PageText], _ whole: Extraction) -> Extraction {
    guard whole.mayLackAnswers else { return whole }
    let reading = ChapterReading(
      reading: self, document: document, pages: pages, chapters: Chapters(document),
      leftOut: whole.items.flatMap(\.leftOut))
    return reading.improved(whole)
  }
}

/// Compares what is found in chapters with what was found there before.
private struct ChapterReading {
  let reading: DocumentReading
  let document: DocumentLines
  let pages: [PageText]
  let chapters: Chapters
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
      let opening = (range.lowerBound..<parts[0].lowerBound).flatMap { homes[$0] ?? [] }
      best =
        opening
        + parts.flatMap { part in
          improved(part, part.flatMap { homes[$0] ?? [] }, homes, level: level + 1)
        }
    }
    guard level > 0, mayHaveMore(range, than: best) else { return best }
    let numbers = Set(document.lines[range].map(\.page))
    let own = reading.extract(
      DocumentLines(range, of: document), pages.filter { numbers.contains($0.number) }, nil)
    guard own.isBetter(than: best), !isLeftOut(own.items) else { return best }
    return own.items.map { item in
      var item = item
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
    items.contains { item in
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
    items.count { item.question.contains($0.question) && $0.question.count * 3 < item.question.count * 2 } > 2
  }

  /// True where it has more answers than what was found before, and all questions of that.
  fileprivate func isBetter(than before: [ExtractedItem]) -> Bool {
    if before.isEmpty { return items.count > 1 && isNew }
    let texts = items.map(\.question)
    // What was found may have gone on into what does not belong to it, or be an answer that was taken for a question.
    let known = texts + items.compactMap(\.answer)
    let areKept = before.allSatisfy { item in
      known.contains { !$0.isEmpty && item.question.hasPrefix($0) }
    }
    if !areKept, isNew, items.count >= 3 * before.count, before.allSatisfy(holds) { return true }
    let answeredBefore = before.count { $0.answer != nil && $0.kind != .answer }
    return areKept && answered > answeredBefore && unanswered <= before.count - answeredBefore
  }
}
