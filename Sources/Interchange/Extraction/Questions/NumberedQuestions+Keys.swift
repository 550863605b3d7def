import PDFText

/// Gives questions the answers that stand together elsewhere in their document.
extension NumberedQuestions {
  /// Where answers stand together.
  func keyRegions() -> [Range<Int>] {
    let reader = AnswerKeyReader(document: document, joiner: joiner)
    var regions: [Range<Int>] = []
    let starts = reader.starts().filter { !taken.contains($0) }
    let ofSheets = reader.keysOfSheets(starts.filter(reader.isAlone))
    for start in starts where regions.last.map({ start >= $0.upperBound }) ?? true {
      if let key = ofSheets[start] {
        regions.append(key)
      } else if RowsOfPairs.isWhole(document.lines[start]) {
        regions.append(start..<start + 1)
      } else if reader.isAlone(start) {
        if start * 10 >= document.lines.count * 3 || countsAgain(behind: start) {
          let isEarly = start * 10 < document.lines.count * 3
          let end = isEarly ? headingBehindNumbers(start) : document.lines.count
          if !isCopy(start..<document.lines.count) { regions.append(start..<end) }
        } else if let first = keyBeforeQuestions(start) {
          regions.append(first)
        }
      } else {
        let first = document.lines[start]
        let end =
          document.lines.indices.dropFirst(start + 1).first { index in
            let line = document.lines[index]
            let room = line.box.top - document.lines[index - 1].box.bottom
            return line.page != first.page || abs(line.size - first.size) * 100 > first.size * 8
              || document.isHeading(index) || room > 2 * line.size || isSetAtRight(line, below: first)
          } ?? document.lines.count
        regions.append(start..<end)
      }
    }
    return regions
  }

  /// True for a few words at the right edge of the page below a key that begins at its left: who set the sheet, for whom.
  private func isSetAtRight(_ line: TextLine, below first: TextLine) -> Bool {
    let middle = (first.columnLeft + first.columnRight) / 2
    // A key that is printed upside down goes on above.
    return line.box.top > first.box.top && line.cells.count == 1 && line.words.count <= 6
      && line.box.left > middle && first.box.left < middle
      && line.words[0].text.contains(where: \.isLetter) && compactLabel(line.words[0].text) == nil
  }

  /// True where all questions with numbers stand in the paper as well, and nothing behind them: a second paper, whose
  /// answers are written in elsewhere.
  private func isCopy(_ region: Range<Int>) -> Bool {
    guard let first = region.first(where: { document.labels[$0]?.parts.first?.number != nil }) else {
      return false
    }
    let counted = (first..<region.upperBound).filter { document.lines[$0].words.count > 1 }
    guard counted.count >= 6 else { return false }
    let known = Set(document.texts[..<region.lowerBound])
    if counted.count(where: { known.contains(document.texts[$0]) }) * 20 >= counted.count * 19 { return true }
    return isCopyWithAnswers(counted, known)
  }

  /// True where all questions stand in the paper as well, and what does not is bold or in a colour: answers that are printed in.
  private func isCopyWithAnswers(_ lines: [Int], _ known: Set<String>) -> Bool {
    // In columns beside each other a key would be read row by row.
    guard lines.contains(where: { document.lines[$0].column > 0 }) else { return false }
    let again = lines.filter { known.contains(document.texts[$0]) }
    let asked = lines.filter {
      document.labels[$0]?.parts.first?.number != nil && document.lines[$0].words.count > 3
    }
    guard asked.count >= 4,
      asked.count(where: { known.contains(document.texts[$0]) }) * 10 >= asked.count * 9,
      again.count * 2 >= lines.count, let plain = again.first.flatMap({ document.lines[$0].words.last })
    else { return false }
    return lines.allSatisfy { line in
      known.contains(document.texts[line])
        || document.lines[line].words.allSatisfy { $0.isBold != plain.isBold || $0.color != plain.color }
    }
  }

  /// True where questions have been counted above a line, and counting begins again below it.
  private func countsAgain(behind start: Int) -> Bool {
    let above = document.labels[..<start].compactMap { $0?.parts.first?.number }
    let below = document.labels[start...].compactMap { $0?.parts.first?.number }
    guard above.count >= 4, [1, 2, 3].allSatisfy(above.contains), below.first == 1 else { return false }
    // What goes on to numbers that nothing has above are questions: "Answers: 1. Write on the lines."
    let run = below.dropFirst().prefix { $0 != 1 }
    return run.count { !above.contains($0) } * 4 <= run.count
  }

  /// The first heading behind all that is counted below a line, above a story that follows; the end of the document where
  /// there is none.
  private func headingBehindNumbers(_ start: Int) -> Int {
    let last = document.labels.lastIndex { $0?.parts.first?.number != nil } ?? start
    return document.lines.indices[max(last, start)...].dropFirst().first(where: document.isHeading)
      ?? document.lines.count
  }

  /// A key at the beginning of a document, up to the end of its page, where counting begins again behind it; nil for none.
  private func keyBeforeQuestions(_ start: Int) -> Range<Int>? {
    let page = document.lines[start].page
    func numbers(_ lines: Range<Int>) -> [Int] {
      lines.compactMap { document.labels[$0]?.parts.first?.number }
    }
    guard let end = document.lines.indices[start...].first(where: { document.lines[$0].page != page }),
      // A formula may begin with a number; nothing is counted there.
      !numbers(0..<start).contains(2), numbers(start..<end).count >= 3
    else { return nil }
    let behind = numbers(end..<document.lines.count)
    return behind.first == 1 && behind.count >= 3 ? start..<end : nil
  }

  /// How many letters and digits of a key, without its head, are in no answer and in no label.
  private func lettersLeft(in region: Range<Int>, by entries: [AnswerKey.Entry]) -> Int {
    func letters(_ text: String) -> Int { text.count { $0.isLetter || $0.isNumber } }
    let hasHead = !document.texts[region.lowerBound].contains(where: \.isDigit)
    let all = region.dropFirst(hasHead ? 1 : 0).reduce(0) { $0 + letters(document.texts[$1]) }
    return max(0, all - entries.reduce(0) { $0 + letters($1.number) + letters($1.text) })
  }

  /// The line behind a key: pages at its end without any number have something else, where they are not a few lines.
  private func end(of region: Range<Int>) -> Int {
    var end = region.upperBound
    while let last = region.contains(end - 1) ? document.lines[end - 1].page : nil,
      last > document.lines[region.lowerBound].page
    {
      let page = document.lines(ofPage: last).clamped(to: region)
      let hasNumber = page.contains { line in
        document.lines[line].words.contains { compactLabel($0.text)?.first?.number != nil }
      }
      guard !hasNumber, page.count >= 4 else { break }
      end = page.lowerBound
    }
    return end
  }

  /// Gives items the answers of keys.
  func addKeys(_ keys: [Range<Int>], _ result: inout Recognition, _ runs: [Int]) {
    result.hasKey = !keys.isEmpty
    let reader = AnswerKeyReader(document: document, joiner: joiner)
    var places: [String: [Int]] = [:]
    for (index, item) in result.items.enumerated() {
      guard let number = item.number else { continue }
      places[normalizedNumber(number), default: []].append(index)
    }
    places.addLettersOfOnlyQuestion()
    let numbers = Set(places.keys)
    let candidates = keys.isEmpty ? [] : KeySections.candidates(in: document)
    var lines: [Int?]?
    for region in keys {
      let end = end(of: region)
      let whole = reader.read(
        from: region.lowerBound, until: end, numbers: numbers, sections: candidates)
      var places = places
      var found = whole
      if whole == nil, let letters = lettersOfQuestion(before: region.lowerBound, result.items, places) {
        places = letters
        found = reader.read(
          from: region.lowerBound, until: end, numbers: Set(letters.keys), sections: candidates
        ).flatMap { key in
          key.entries.count > 1 && key.entries.allSatisfy { letters[normalizedNumber($0.number)] != nil }
            ? key : nil
        }
      }
      guard let key = found else { continue }
      result.explained.formUnion(region.lowerBound..<end)
      result.keyAnswers += key.entries.count
      result.keyRest += lettersLeft(in: region, by: key.entries)
      var used: Set<Int> = []
      let only = onlyRun(of: key.entries, places, runs)
      for entry in key.entries {
        var matches = places[normalizedNumber(entry.number), default: []].filter { !used.contains($0) }
        var before: Int?
        if let section = entry.section {
          let starts = lines ?? result.items.map(line)
          lines = starts
          matches = matches.filter { index in
            starts[index].map(key.sections.openings[section].questions.contains) ?? false
          }
          before = matches.first
        } else if keys.count > 1 {
          // Of several keys each answers what stands before it.
          before = matches.last { index in
            result.items[index].places.last.map {
              ($0.page, $0.box.top) < (entry.place.page, entry.place.box.top)
            } ?? false
          }
        }
        let run = only ?? entry.run
        guard let index = before ?? matches.first(where: { runs[$0] == run }) ?? matches.first else {
          result.strayAnswers += 1
          continue
        }
        used.insert(index)
        result.items[index].marks = result.items[index].marks ?? entry.marks
        // The letter that stands below the question itself as its answer is its own.
        let own = result.items[index]
        let isAnswered = !own.answerLabels.isEmpty && own.answerPlace == nil && !own.isAnswerInferred
        guard let text = result.items[index].answer(in: entry.text), !isAnswered else {
          result.strayAnswers += 1
          continue
        }
        result.items[index].take(answer: text, at: entry.place)
        if result.items[index].answer == entry.text, entry.points.count > 1 {
          result.items[index].rubric = entry.points
        }
      }
    }
  }

  /// The one of several runs of questions that has all numbers of a key which counts only once: "Problems", which go on to
  /// 11, and not the five "Questions" before them; nil where that is none, or more than one.
  private func onlyRun(
    of entries: [AnswerKey.Entry], _ places: [String: [Int]], _ runs: [Int]
  ) -> Int? {
    guard Set(entries.map(\.run)).count == 1, entries.allSatisfy({ $0.section == nil }), Set(runs).count > 1
    else { return nil }
    var counts: [Int: Int] = [:]
    for number in Set(entries.map { normalizedNumber($0.number) }) {
      for run in Set((places[number] ?? []).map { runs[$0] }) { counts[run, default: 0] += 1 }
    }
    let most = counts.values.max() ?? 0
    let best = counts.filter { $0.value == most }.keys
    return best.count == 1 ? best.first : nil
  }

  /// The parts of the question right before a line by their letters alone, as its key may name them; nil for none.
  private func lettersOfQuestion(
    before line: Int, _ items: [ExtractedItem], _ places: [String: [Int]]
  ) -> [String: [Int]]? {
    let start = document.lines[line]
    let last = items.indices.last { index in
      items[index].places.last.map { ($0.page, $0.box.top) < (start.page, start.box.top) } ?? false
    }
    // Nothing else may be counted there.
    let labels = document.lines[line].words.prefix(4).compactMap { compactLabel($0.text)?.first }
    guard let last, items[last].places.last?.page == start.page, labels.first?.number == nil, !labels.isEmpty,
      let number = items[last].number, let open = number.firstIndex(of: "(")
    else { return nil }
    let root = number[..<open]
    var letters: [String: [Int]] = [:]
    for index in items.indices[...last].reversed() {
      guard let own = items[index].number, own.hasPrefix(root), own.dropFirst(root.count).first == "(" else {
        break
      }
      letters[normalizedNumber(String(own.dropFirst(root.count))), default: []].append(index)
    }
    return letters
  }

  /// The line that an item begins with; nil where it has no place.
  func line(of item: ExtractedItem) -> Int? {
    guard let place = item.places.first else { return nil }
    return document.lines(ofPage: place.page).first { line in
      let box = document.lines[line].box
      return box.top >= place.box.top && box.bottom <= place.box.bottom && box.left >= place.box.left
        && box.right <= place.box.right
    }
  }
}

extension [String: [Int]] {
  /// Adds the letters of parts as labels of their own where one question has all parts: its key need not say its number.
  fileprivate mutating func addLettersOfOnlyQuestion() {
    let roots = Set(keys.map { $0.prefix { $0 != "(" } })
    guard count > 2, roots.count == 1, let root = roots.first, !root.isEmpty,
      keys.allSatisfy({ $0.count > root.count })
    else { return }
    for (number, items) in self {
      let letters = normalizedNumber(String(number.dropFirst(root.count)))
      if self[letters] == nil { self[letters] = items }
    }
  }
}
