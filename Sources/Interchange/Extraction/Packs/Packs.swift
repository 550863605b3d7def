import PDFText

/// Reads the sheets of a pack one by one.
extension DocumentReading {
  /// What a document has that may be a pack, and was read as one at first.
  ///
  /// Its sheets are read one by one: it is a pack if that finds more answers, and not more questions without. What is left
  /// of pages of which nothing was recognised is read by itself.
  func extract(
    packOf pages: [PageText], _ arranged: [PageText], _ document: DocumentLines, _ whole: Extraction
  ) -> Extraction {
    let sheets = Sheets(document, arranged, joiner)
    let bare = pages.withoutFeet(arranged)
    let best = sheets.packs().map { extract(bare, sheetsFrom: $0) }.reduce(whole) { best, pack in
      let more = pack.answered - best.answered
      let without = max(0, pack.unanswered - best.unanswered)
      return more > max(without, pack.lost(of: best)) ? pack : best
    }
    return extract(silentPagesOf: best, pages, sheets)
  }

  /// What the sheets of a pack have that begin with some of its pages.
  private func extract(_ pages: [PageText], sheetsFrom firsts: [Int]) -> Extraction {
    Extraction(
      sheets: firsts.indices.map { place in
        let start = place == 0 ? Int.min : firsts[place]
        let end = place + 1 < firsts.count ? firsts[place + 1] : Int.max
        let own = pages.filter { (start..<end).contains($0.number) }
        return extract(DocumentLines(arrange(own), isWord: isWord), own, nil)
      })
  }

  /// What the pages have of which nothing was recognised, read by themselves: they may be another's than the others.
  private func extract(silentPagesOf found: Extraction, _ pages: [PageText], _ sheets: Sheets)
    -> Extraction
  {
    let silent = found.notRecognised
    guard !found.items.isEmpty, !silent.isEmpty else { return found }
    var runs: [[PageText]] = []
    for (place, page) in pages.enumerated() where silent.contains(page.number) {
      if place > 0, silent.contains(pages[place - 1].number) {
        runs[runs.count - 1].append(page)
      } else {
        runs.append([page])
      }
    }
    let leftOut = found.items.flatMap(\.leftOut)
    var whole = found
    for run in runs where !sheets.beginsWithKey(run[0].number) {
      var own = extract(DocumentLines(arrange(run), isWord: isWord), run, nil)
      // Numbered advice is named beside the first question already.
      guard own.items.count >= 4, own.isExercise,
        !own.items.prefix(3).contains(where: { item in leftOut.contains { $0.contains(item.question) } })
      else { continue }
      for index in own.items.indices {
        own.items[index].confidence = min(own.items[index].confidence, 0.8)
        own.items[index].reviews.append("its page was read by itself: the others are set in another way")
      }
      let speaking = Set(run.map(\.number)).subtracting(own.silentPages.map(\.page))
      whole.items += own.items
      whole.silentPages.removeAll { speaking.contains($0.page) }
    }
    whole.items = whole.items.enumerated().sorted { one, other in
      (one.element.page, one.offset) < (other.element.page, other.offset)
    }.map(\.element)
    return whole
  }
}

extension [PageText] {
  /// The pages without the running feet that only all of them show as such: "Version 1 – page 2".
  fileprivate func withoutFeet(_ arranged: [PageText]) -> [PageText] {
    zip(self, arranged).map { page, known in
      let feet = known.furniture.filter { $0.box.top * 3 > known.height * 2 }.map(\.box)
      guard page.number == known.number, !feet.isEmpty else { return page }
      var page = page
      page.lines.removeAll { feet.contains($0.box) }
      return page
    }
  }
}

extension Extraction {
  /// What the sheets of a pack have, one behind the other.
  fileprivate init(sheets: [Extraction]) {
    self.init(items: sheets.flatMap(\.items), layout: nil)
    silentPages = sheets.flatMap(\.silentPages)
    var layouts: [String: Int] = [:]
    for sheet in sheets {
      witnesses.formUnion(sheet.witnesses)
      if let layout = sheet.layout { layouts[layout, default: 0] += sheet.items.count }
    }
    layout = layouts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// True where most items have answers, options or marks, or ask, and none is a paragraph with a letter before it.
  fileprivate var isExercise: Bool {
    let asking = items.count { item in
      item.kind != .answer
        && (item.answer != nil || !item.options.isEmpty || item.marks != nil
          || Asking.worth(item.command) >= 0.9)
    }
    return asking * 10 >= items.count * 7 && !items.contains { $0.question.utf8.count == 1 }
  }

  /// True where not all items have an answer, or pages with text have no item.
  var mayLackAnswers: Bool {
    unanswered > 0 || !notRecognised.isEmpty
  }

  /// Why pages with text have no item.
  static let notRecognised = "no question, term or word list was recognised"

  /// The pages with text that have no item.
  fileprivate var notRecognised: Set<Int> {
    Set(silentPages.filter { $0.reason == Self.notRecognised }.map(\.page))
  }

  /// How many questions have an answer.
  var answered: Int { items.count { $0.answer != nil && $0.kind != .answer } }

  /// How many questions of another reading, which ask or have options, are in none of its own.
  fileprivate func lost(of other: Extraction) -> Int {
    let own = Set(items.map(\.question))
    return other.items.count { item in
      (item.question.last == "?" || !item.options.isEmpty) && !own.contains(item.question)
    }
  }

  /// How many items have none, or are one whose question is elsewhere.
  var unanswered: Int { items.count - answered }
}
