extension [TextLine] {
  /// The middle of the lines' lengths in characters.
  var medianLength: Int {
    // Room to write on is no text.
    let lengths = map { line in
      line.words.reduce(0) { $0 + ($1.text.hasPrefix("___") ? 0 : $1.text.count + 1) }
    }
    .sorted()
    return lengths.isEmpty ? 0 : lengths[lengths.count / 2]
  }

  /// True where nearly all lines are words with a dash and others behind it: "Brot – bread".
  var areEntries: Bool {
    let entries = count { line in
      line.cells.count == 1
        && line.words.dropFirst().dropLast().contains { ["–", "—", "-", "="].contains($0.text) }
    }
    return count >= 4 && entries * 10 >= count * 7
  }

  /// True where entries have a dot behind them and others a dot before them, to draw lines between: one list, no columns.
  var areToBeJoined: Bool {
    count { line in
      let dots = line.cells.dropFirst().dropLast().map(\.text)
      return dots.count == 2 && dots[0] == dots[1] && dots[0].count == 1
        && ["•", "●", "∙", "·", "○", "◦", "▪", "■", "□"].contains(dots[0])
    } >= 3
  }

  /// True below the head of a mark scheme's table: "Question | General instructions | Max | Specific instructions".
  ///
  /// Its columns may hold paragraphs, but are cells of rows.
  var areRowsOfScheme: Bool {
    contains { line in
      guard line.cells.count >= 3, line.words[0].text == "Question" else { return false }
      return line.cells.dropFirst().contains {
        ["max", "mark", "marks", "max mark", "max marks", "marks available"].contains($0.text.lowercased())
      }
    }
  }

  /// True for eight lines or more of which nearly all are one cell and begin at one place.
  var areLinesAlone: Bool {
    let lefts = map(\.box.left).sorted()
    guard count >= 8, let edge = lefts.dropFirst(count / 2).first else { return false }
    return self.count { $0.cells.count == 1 && abs($0.box.left - edge) < 600 } * 10 >= count * 9
  }

  /// True where many lines are long, and nearly all begin at one place.
  var areParagraphs: Bool {
    let long = count { line in line.words.reduce(0) { $0 + $1.text.count + 1 } >= 38 }
    let lefts = map(\.box.left).sorted()
    guard count >= 6, let edge = lefts.dropFirst(count / 2).first else { return false }
    return long * 10 >= count * 3 && lefts.count { abs($0 - edge) < 300 } * 10 >= count * 8
  }

  /// How far lines that go on stand to the right of those that begin, as in dictionaries; nil for other texts.
  ///
  /// Cells of a table begin at one place; entries that hang begin at two, and nothing else does so on both sides.
  var hangingIndent: Int32? {
    let indents = indents
    let count = indents.count
    guard count >= 8 else { return nil }
    let hanging = indents.filter { $0 > 400 }.sorted()
    guard hanging.count >= 3, let usual = hanging.dropFirst(hanging.count / 2).first, usual < 3_000 else {
      return nil
    }
    let begins = indents.count { $0 < 100 }
    let goesOn = indents.count { abs($0 - usual) < 100 }
    return begins >= 4 && goesOn >= 3 && (begins + goesOn) * 10 >= count * 9 ? usual : nil
  }

  /// True where lines begin at two places, so far apart: entries and, some of them, what goes on from them.
  func hang(by indent: Int32) -> Bool {
    let indents = indents
    let begins = indents.count { $0 < 100 }
    let goesOn = indents.count { abs($0 - indent) < 100 }
    return begins >= 4 && goesOn >= 2 && (begins + goesOn) * 10 >= indents.count * 9
  }

  /// How far lines stand to the right of the first edge, without the letters above the entries that begin with them.
  private var indents: [Int32] {
    let own = filter { $0.words.count > 1 || $0.words[0].text.count > 1 }
    guard let edge = own.map(\.box.left).min() else { return [] }
    return own.map { $0.box.left - edge }
  }

  /// True for rows of cells under heads of their own: words with their meanings, topic by topic.
  ///
  /// The head of a table names each of its columns; one of a topic stands by itself, bold or in a colour of its own.
  var areHeadedLists: Bool {
    let rows = filter { $0.cells.count > 1 && !$0.isBold }
    guard rows.count >= 3, let color = rows[0].words.first?.color else { return false }
    let heads = filter { line in
      line.cells.count == 1
        && (line.isBold || line.words.allSatisfy { $0.color != color }
          || line.words.allSatisfy(\.isItalic) && rows.allSatisfy { $0.words.first?.isItalic == false })
    }
    let seconds = rows.map { $0.cells[1].box.left }.sorted()
    let edge = seconds[seconds.count / 2]
    guard let top = heads.map(\.box.top).min(), top < rows[0].box.top else { return false }
    return (heads.count + rows.count) * 10 >= count * 8
      && seconds.count { abs($0 - edge) < 300 } * 10 >= seconds.count * 8
  }

  /// True where three or more numbers count on, each alone on its line, at one edge: those of the questions below them.
  var areCountedAlone: Bool {
    let alone = filter { $0.words.count == 1 && $0.loneNumber != nil }
    guard alone.count >= 3, let first = alone.first?.box.left else { return false }
    return alone.compactMap(\.loneNumber).countedOn.count == alone.count
      && alone.allSatisfy { abs($0.box.left - first) < 700 }
  }

  /// The numbers that lines begin with, as labels: "7.", "7)", or "(7)" where there are no others.
  var numbers: [Int] {
    let bracketed = filter { $0.words.first?.text.first == "(" }.compactMap(\.leadingNumber)
    let others = filter { $0.words.first?.text.first != "(" }.compactMap(\.leadingNumber)
    return others.count >= 2 ? others : bracketed.isEmpty ? others : compactMap(\.leadingNumber)
  }
}

extension [TextLine] {
  /// The bare numbers at the left edge of the lines, where they count on and something stands behind each: "7   £5120".
  var edgeNumbers: [Int] {
    let bare = compactMap { line -> (left: Int32, number: Int)? in
      guard line.words.count > 1, line.words[1].gapBefore * 5 > line.words[1].size,
        let number = line.words[0].text.smallNumber
      else { return nil }
      return (line.box.left, number)
    }
    guard let edge = map(\.box.left).min() else { return [] }
    let numbers = bare.filter { $0.left < edge + 300 }.map(\.number)
    return numbers.countedOn.count == numbers.count ? numbers : []
  }

  /// The numbers behind the word that most lines with one begin with: "Solution 1", "Solution 2"; none where words differ.
  var namedNumbers: (word: String, numbers: [Int])? {
    var found: [String: [Int]] = [:]
    for line in self {
      guard line.words.count > 1, line.words[0].text.count >= 4,
        line.words[0].text.first?.isUppercase == true,
        line.words[0].text.allSatisfy(\.isLetter),
        let number = line.words[1].text.trimmedOfPunctuation.smallNumber
      else { continue }
      found[line.words[0].text, default: []].append(number)
    }
    return found.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }.map { ($0.key, $0.value) }
  }
}

extension [Int] {
  /// The first numbers, as long as each is the one behind the one before.
  var countedOn: [Int] {
    var run: [Int] = []
    for number in self {
      if let last = run.last, number != last + 1 { break }
      run.append(number)
    }
    return run
  }
}

extension TextLine {
  /// The number that is all the line says, as above a question; nil for any other line.
  fileprivate var loneNumber: Int? { words.count == 1 ? words[0].text.trimmedOfPunctuation.smallNumber : nil }

  /// The number that the line begins with, as a label; nil for none.
  var leadingNumber: Int? {
    guard let first = words.first else { return nil }
    if first.text.first == "Q", first.text.count > 1,
      let number = first.text.dropFirst().filter({ $0 != "." && $0 != ":" }).smallNumber
    {
      return number
    }
    if first.text.last == "." || first.text.last == ")" { return first.text.trimmedOfPunctuation.smallNumber }
    if words.count == 1, isBold, let number = first.text.smallNumber { return number }
    // "3   20% of 350 =": a sum with room for its answer.
    if words.count > 2, words.last?.text == "=", words[1].gapBefore * 2 > words[1].size {
      return first.text.smallNumber
    }
    // A bare number, set off from a sentence.
    guard let next = words.dropFirst().first, next.text.first?.isUppercase == true,
      // What tells how to answer may stand at the other edge: "5            Mark one answer".
      next.gapBefore < 3 * next.size || cells.count == 2 && cells[0].words.count == 1
    else {
      return nil
    }
    return first.text.smallNumber
  }
}
