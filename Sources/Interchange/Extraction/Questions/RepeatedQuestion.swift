import PDFText

extension String {
  /// What stands behind a question that it says again first, compared by letters and digits alone.
  ///
  /// - Returns: The rest without the marks that it begins with, empty where no letter or digit is in it; nil where the
  ///   question is not said again, or has so few letters that an answer may begin with them.
  func rest(behind question: String) -> String? {
    if let rest = restBehindWhole(question) { return rest }
    // "… a business aim. Tick (✓) one box only.": a scheme leaves out how to answer.
    guard let stop = question.dropLast().lastIndex(where: { ".?:".contains($0) }),
      UnletteredOptions.isTickInstruction(String(question[question.index(after: stop)...]).trimmed)
    else { return nil }
    return restBehindWhole(String(question[...stop]))
  }

  /// What stands behind an equation that is said again sign by sign, with a space between: "n − 9 = 4 n = 13".
  private func restBehindEquation(_ question: String) -> String? {
    guard question.contains("="), question.count > 4 else { return nil }
    var signs = question.filter { $0 != " " }[...]
    var rest = self[...]
    while let sign = signs.first {
      guard let next = rest.popFirst() else { return nil }
      guard next != " " else { continue }
      guard next == sign else { return nil }
      signs = signs.dropFirst()
    }
    return rest.first == " " ? String(rest).trimmed : nil
  }

  private func restBehindWhole(_ question: String) -> String? {
    var asked = Verification.words(question).joined()[...]
    guard asked.count > 10 else { return restBehindEquation(question) }
    var rest = self[...]
    while !asked.isEmpty {
      guard let next = rest.popFirst() else { return nil }
      let letters = Verification.words(String(next)).joined()
      guard asked.hasPrefix(letters) else { return nil }
      asked = asked.dropFirst(letters.count)
    }
    // A longer word is another one: "planets" behind "Name a planet".
    if let next = rest.first, next.isPartOfWord, self[..<rest.startIndex].last?.isPartOfWord == true {
      return nil
    }
    guard rest.contains(where: { $0.isLetter || $0.isNumber }) else { return "" }
    return String(rest.drop { ".?!:)’”\"' ".contains($0) }).trimmed
  }
}

extension String {
  /// What fills the gaps of a question that it says again, compared by letters and digits alone; nil where it does not.
  func fillings(of question: String) -> [String]? {
    let pieces = question.split(separator: "___", omittingEmptySubsequences: false).map {
      $0.drop { $0 == "_" }
    }
    // "1.9 + 9.0 = 10.9" fills "1.9 + 9.0 = ___", however short it is.
    if pieces.count == 2, pieces[1].allSatisfy(\.isWhitespace), case let sum = String(pieces[0]).trimmed,
      sum.last == "=", sum.count > 3, hasPrefix(sum)
    {
      return [String(dropFirst(sum.count)).trimmed]
    }
    let letters = pieces.map { Verification.words(String($0)).joined() }
    guard pieces.count > 1, letters.joined().count > 8, !letters.dropFirst().dropLast().contains("") else {
      return nil
    }
    let words = split(separator: " ")
    let own = words.map { Verification.words(String($0)).joined() }
    /// The place behind a piece that begins at a word; nil where it does not stand there.
    func end(of piece: String, at start: Int) -> Int? {
      var rest = piece[...]
      var place = start
      while !rest.isEmpty {
        guard place < own.count, rest.hasPrefix(own[place]) else { return nil }
        rest = rest.dropFirst(own[place].count)
        place += 1
      }
      return place
    }
    guard var place = end(of: letters[0], at: 0) else { return nil }
    var found: [String] = []
    for (count, piece) in letters.dropFirst().enumerated() {
      let isLast = count + 2 == letters.count
      let starts = piece.isEmpty ? [words.count] : Array((place + 1)..<max(place + 1, words.count))
      guard
        let start = starts.first(where: { start in
          end(of: piece, at: start).map { !isLast || $0 == words.count } ?? false
        }), start > place
      else { return nil }
      var filling = words[place..<start].joined(separator: " ")
      // The full stop behind the gap is the sentence's.
      if let mark = pieces[count + 1].first(where: { $0 != " " }), mark.isPunctuation, filling.last == mark {
        filling.removeLast()
      }
      found.append(filling)
      place = end(of: piece, at: start) ?? start
    }
    // What goes on much longer than a gap is another sentence.
    return found.allSatisfy { !$0.isEmpty && !$0.contains("_") && $0.count <= 60 } ? found : nil
  }

  /// The letter that a copy of the paper has in the room for it, before the options: "· · · · ( A ) (A) …"; nil for none.
  var letterInRoom: String? {
    let rest = drop { isLeader($0) || $0 == " " }
    guard let open = rest.first, "(（".contains(open),
      let close = rest.firstIndex(where: { ")）".contains($0) })
    else { return nil }
    let inside = String(rest[..<close].dropFirst()).trimmed
    return inside.count == 1 && inside.first.map { ("A"..."H").contains($0) } == true ? inside : nil
  }

  /// The text without the stop that stands apart at its end: it ends the sentence that the text was written into.
  var withoutStopApart: String {
    for stop in [" .", " ．", " 。"] where hasSuffix(stop) { return String(dropLast(2)).trimmed }
    return self
  }

  /// The words that stand between those of a question that it says again: its gaps are drawn, and no characters.
  ///
  /// - Returns: What fills each gap; nil where it says something else, or hardly more than the question.
  func insertions(in question: String) -> [String]? {
    let asked = question.split(separator: " ").map { Verification.words(String($0)).joined() }
      .filter { !$0.isEmpty }
    let words = split(separator: " ")
    guard asked.count >= 5, words.count > asked.count, words.count <= asked.count * 2 else { return nil }
    var next = 0
    var found: [[Substring]] = []
    var isOpen = false
    for word in words {
      let own = Verification.words(String(word)).joined()
      if next < asked.count, own == asked[next] {
        next += 1
        isOpen = false
      } else if isOpen {
        found[found.count - 1].append(word)
      } else if !own.isEmpty {
        found.append([word])
        isOpen = true
      }
    }
    guard next == asked.count, (1...5).contains(found.count), found.allSatisfy({ $0.count <= 4 }) else {
      return nil
    }
    return found.map { $0.joined(separator: " ").trimmedOfPunctuation }
  }
}

extension Character {
  /// True for what scripts that set words apart make words of.
  fileprivate var isPartOfWord: Bool { isCased || isNumber }
}
