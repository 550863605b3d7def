import PDFText

/// Reads mark schemes: tables with a column for labels, or lists below labels.
struct MarkSchemeReader {
  let document: DocumentLines
  let joiner: LineJoiner
  /// Whether marks stand as numbers alone at the right margin, each beside the point that it is given for.
  var hasMarksBeside = false

  /// What single letters before a note stand for, where the scheme says so: "A accept    R reject".
  private let abbreviations: [Character: String]
  /// Whether the scheme says what the letters stand for.
  private let hasLegend: Bool
  /// Whether semicolons part the points.
  private let partsPoints: Bool

  init(document: DocumentLines, joiner: LineJoiner) {
    (self.document, self.joiner) = (document, joiner)
    let pointed = document.texts.count { $0.hasSuffix(";") }
    let named = Self.abbreviations(in: document)
    // Where semicolons end points in small letters, these capitals need no legend. Source: mark schemes of Cambridge in the sciences.
    let small = document.lines.count { line in
      let words = line.words.map(\.text)
      guard words.last?.hasSuffix(";") == true else { return false }
      return words.first { $0.contains(where: \.isLetter) && compactLabel($0) == nil }?.first?.isUppercase
        == false
    }
    abbreviations =
      named.isEmpty && pointed >= 5 && small * 10 >= pointed * 6
      ? ["A": "Accept", "R": "Reject", "I": "Ignore"] : named
    partsPoints = !abbreviations.isEmpty && pointed > 2
    hasLegend = !named.isEmpty
  }

  private static let legends = Phrases([
    "ccept", "llow", "eject", "gnore", "CCEPT", "LLOW", "EJECT", "GNORE",
  ])

  private static func abbreviations(in document: DocumentLines) -> [Character: String] {
    var found: [Character: String] = [:]
    for text in document.texts where legends.areIn(text) {
      let words = text.split { " =:–;,".contains($0) }
      for (letter, word) in zip(words, words.dropFirst())
      where letter.count == 1 && ["accept", "allow", "reject", "ignore"].contains(word.lowercased())
        && letter.first == word.first?.uppercased().first
      {
        if let letter = letter.first {
          found[letter] = word.prefix(1).uppercased() + word.dropFirst().lowercased()
        }
      }
    }
    return found.count > 1 ? found : [:]
  }

  /// A note with the word that its first letter stands for.
  private func spelledOut(_ text: String) -> String {
    guard let first = text.first, text.dropFirst().first == " ", let word = abbreviations[first],
      text.last != ";",
      // Where no sign parts the points, "A leaf takes in air" may be one.
      first != "A" || text.split(separator: " ").count <= 3 || partsPoints,
      text.dropFirst(2).first.map({ $0.isLetter || $0.isNumber || "‘“'\"".contains($0) }) == true,
      hasLegend || text.dropFirst(2).first?.isUppercase == false
    else { return text }
    return word + text.dropFirst()
  }

  /// The entries, and the lines that they take; nil where there is no mark scheme.
  func read(isWhole: Bool) -> (entries: [SchemeEntry], lines: Set<Int>)? {
    guard var found = table() ?? list(isWhole: isWhole) else { return nil }
    // "(a) (ii)" says its letter again, which ends no answer.
    for index in found.entries.indices where found.entries[index].answer.count > 1 {
      if let last = found.entries[index].answer.last, last.utf8.count == 3, last.first == "(",
        last.last == ")",
        last.dropFirst().first?.isLowercase == true, found.entries[index].number.contains(last)
      {
        found.entries[index].answer.removeLast()
      }
    }
    return found
  }

  func isGuidance(_ text: String) -> Bool {
    let lower = spelledOut(text).lowercased()
    if Self.mayAnswer(lower) { return false }
    let first = lower.split(separator: " ").first.map(String.init)?.trimmedOfPunctuation ?? ""
    if lower.hasPrefix("also accept") || lower.hasPrefix("also allow") { return true }
    // "Target AO1: Recall, select and communicate knowledge of history"
    if lower.hasPrefix("target ao") || lower.hasPrefix("assessment objective") { return true }
    if Self.howMany(lower) != nil { return true }
    // "One point for each of any two of the following:"
    if lower.hasPrefix("one point for ") || lower.hasPrefix("one mark for "), lower.hasSuffix(":") {
      return true
    }
    if lower.hasPrefix("any "), lower.hasSuffix(" from:") || lower.hasSuffix(" from") { return true }
    if Self.tellsHowToMark(lower) { return true }
    return ["allow", "accept", "reject", "ignore", "max", "maximum", "do", "credit", "note"].contains(first)
      && (first != "do" || Self.forbids(lower)) && (first != "credit" || !Self.namesCredit(lower))
  }

  /// How many points are enough by "Any two", "Any 3 – 1 mark each", "Any 1 reason" by itself; nil for any other text.
  static func howMany(_ lower: String) -> Int? {
    let words = lower.split { " –-:.(),;".contains($0) }.map(String.init)
    guard (2...6).contains(words.count), words[0] == "any",
      let number = ["one", "two", "three", "four", "five", "six"].firstIndex(of: words[1]).map({ $0 + 1 })
        ?? words[1].smallNumber
    else { return nil }
    let others: Set<String> = [
      "mark", "marks", "point", "points", "reason", "reasons", "each", "mk", "mks", "answer", "answers",
      "correct", "of", "these", "valid", "relevant", "x", "×",
    ]
    return words.dropFirst(2).allSatisfy { others.contains($0) || Int($0) != nil } ? number : nil
  }

  /// True for what begins as notes on marking do, and may as well be done or found: "reject the null hypothesis".
  private static func mayAnswer(_ lower: String) -> Bool {
    let words = lower.split(separator: " ").map(String.init)
    guard words.count > 1 else { return false }
    switch words[0] {
    case "note": return ["the", "that", "down", "how", "when", "where"].contains(words[1])
    case "max", "maximum":
      return !words[1].contains(where: \.isNumber) && !words.contains { $0.hasPrefix("mark") }
        && !["one", "two", "three", "four", "five", "of", "for", "if"].contains(words[1])
    case "reject", "accept":
      return lower.contains("hypothesis") || lower.contains("h0") || lower.contains("h₀")
    default: return false
    }
  }

  /// True for "credit union" and other things that are lent or sold, which are answers.
  private static func namesCredit(_ lower: String) -> Bool {
    let words = lower.split { !$0.isLetter }
    return words.count > 1
      && [
        "union", "unions", "card", "cards", "note", "notes", "transfer", "rating", "sale", "sales", "terms",
        "control", "facilities", "purchase", "purchases", "crunch", "balance", "side", "entry",
      ].contains(words[1])
  }

  /// True for "do not accept …", but not for "do not overfill, so that air can circulate".
  private static func forbids(_ lower: String) -> Bool {
    let words = lower.split(separator: " ")
    guard words.count > 2, words[1] == "not" else { return false }
    return [
      "accept", "allow", "credit", "award", "reject", "penalise", "penalize", "give", "expect", "mark",
      "ignore",
      "count", "apply", "reward", "include", "deduct", "double",
    ].contains(String(words[2]).trimmedOfPunctuation)
  }

  /// True for a point that tells somebody to allow something, as "allow hot food to cool", and is no note on marking.
  static func isAdvice(_ point: String) -> Bool {
    let words = point.lowercased().split(separator: " ")
    guard words.first == "allow", let to = words.firstIndex(of: "to"), (2...6).contains(to),
      to + 1 < words.count
    else { return false }
    return words[to + 1].allSatisfy(\.isLetter)
      && !words.contains {
        [
          "answer", "answers", "ecf", "mark", "marks", "candidates", "reference", "candidate", "response",
          "responses",
          "working", "student", "students", "learner", "learners", "pupil", "pupils", "be",
        ].contains($0)
      }
  }

  /// True for what tells how marks are given, and is no answer: "One mark for each of the following, up to two marks:".
  static func tellsHowToMark(_ lower: String) -> Bool {
    let heads = [
      "award ", "one mark for ", "two marks for ", "1 mark for ", "2 marks for ", "up to ",
      "first check the answer",
      "if answer = ", "if the answer is ", "other valid ", "correct answer with no working",
      "candidates may ",
      "answers may ", "answers must ", "mark as ", "marks may ", "views may ", "other appropriate ",
      "voorbeelden van een juist antwoord", "voorbeeld van een juist antwoord",
      "de kern van een juist antwoord",
      "uit het antwoord moet blijken",
    ]
    return lower.contains(" @ ") && lower.contains("mark")
      || lower.hasPrefix("any ")
        && (lower.hasSuffix(" from:") || lower.hasSuffix(" from") || lower.contains("mark each")
          || lower.contains("marks each"))
      || leadsToExamples(lower)
      || lower.hasPrefix("accept any ") && lower.last == "." && lower.split(separator: " ").count <= 6
      || heads.contains(where: lower.hasPrefix)
        && (lower.contains("mark") || lower.contains("award") || lower.contains("answer")
          || lower.contains("valid")
          || lower.contains("appropriate") || lower.hasPrefix("views") || lower.contains("antwoord"))
  }

  /// True for a line that names what follows as examples of answers: "Responses could include:", "Possible answers:".
  ///
  /// Source: marking instructions of the SQA, mark schemes of AQA and OCR.
  private static func leadsToExamples(_ lower: String) -> Bool {
    let words = lower.split { !$0.isLetter }
    guard lower.last == ":" || words.last == "include", (2...8).contains(words.count) else { return false }
    let names: Set<Substring> = ["responses", "answers", "points", "examples", "reasons", "candidates"]
    return words.contains(where: names.contains)
      && (words.contains { $0 == "include" || $0 == "including" || $0 == "mention" }
        || words.first == "possible" || words.first == "acceptable" || words.first == "suitable")
  }

  /// Sorts a note by its first word.
  func addGuidance(_ text: String, to entry: inout SchemeEntry) {
    for part in RunInNotes.sentences(text).flatMap({ $0.split(separator: ";") }).map({
      spelledOut(String($0).trimmed)
    })
    where !part.isEmpty {
      let lower = part.lowercased()
      func rest(_ word: String) -> String { String(part.dropFirst(word.count)).withoutLeadingMark }
      if let word = ["also accept", "also allow", "allow", "accept", "credit"].first(where: {
        lower.hasPrefix($0 + " ") || lower.hasPrefix($0 + ":")
      }), !Self.namesCredit(lower) {
        entry.accepted.append(rest(word))
      } else if let word = ["reject", "do not accept", "do not allow", "not"].first(where: {
        lower.hasPrefix($0 + " ") || lower.hasPrefix($0 + ":")
      }) {
        // "Do" stood at the end of the line above.
        let isDivided = word == "not" && entry.takeOffDo()
        let verb = ["not accept", "not allow", "not credit"].first { isDivided && lower.hasPrefix($0 + " ") }
        entry.rejected.append(rest(verb ?? word))
      } else if lower.hasPrefix("ignore ") || lower.hasPrefix("ignore:") {
        entry.ignored.append(rest("ignore"))
      } else if let first = part.first, first.isLowercase, isOpen(entry) {
        extend(&entry, part)
      } else {
        entry.notes.append(part)
      }
    }
  }

  /// Takes a line that tells how to mark, or goes on doing so; false for any other.
  func takeInstruction(_ text: String, to entry: inout SchemeEntry) -> Bool {
    let ends =
      text.last.map { ".:".contains($0) } == true || text.hasSuffix("mark") || text.hasSuffix("marks")
    if entry.isInstructing, text.first?.isLowercase == true, let last = entry.notes.indices.last {
      entry.notes[last] = joiner.text([entry.notes[last], text])
    } else if Self.tellsHowToMark(text.lowercased()), !ends, text.split(separator: " ").count > 5 {
      entry.notes.append(text)
    } else {
      entry.isInstructing = false
      return false
    }
    entry.isInstructing = !ends
    return true
  }

  /// True when the last note may go on on the next line.
  private func isOpen(_ entry: SchemeEntry) -> Bool {
    !(entry.accepted.isEmpty && entry.rejected.isEmpty && entry.ignored.isEmpty && entry.notes.isEmpty)
  }

  /// Lets the last note go on.
  func extend(_ entry: inout SchemeEntry, _ text: String) {
    if let last = entry.notes.indices.last {
      entry.notes[last] = joiner.text([entry.notes[last], text])
    } else if let last = entry.rejected.indices.last {
      entry.rejected[last] = joiner.text([entry.rejected[last], text])
    } else if let last = entry.ignored.indices.last {
      entry.ignored[last] = joiner.text([entry.ignored[last], text])
    } else if let last = entry.accepted.indices.last {
      entry.accepted[last] = joiner.text([entry.accepted[last], text])
    }
  }

  /// The points of a text of which each ends with its mark: "leaflets (1) they reach people nearby (1)"; nil for others.
  private func markedPoints(_ text: String) -> [ExtractedItem.Point]? {
    let ticks: Set<Substring> = ["✓", "✔", "√"]
    var points: [ExtractedItem.Point] = []
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      let isBracketed = word.count == 3 && "([".contains(word.first ?? " ") && ")]".contains(word.last ?? " ")
      let marks = ticks.contains(word) ? 1 : isBracketed ? Int(word.dropFirst().dropLast()) : nil
      guard let marks, !words.isEmpty else {
        words.append(word)
        continue
      }
      // A bullet has become what parts points.
      if words[0] == ";", words.count > 1 { words.removeFirst() }
      // "= 9 units" goes on from the working.
      let text = words.joined(separator: " ")
      points.append(
        ExtractedItem.Point(text: text.first == "=" ? text : text.withoutLeadingMark, marks: marks))
      words.removeAll()
    }
    return points.isEmpty || !words.isEmpty ? nil : points
  }

  /// What stands between answers of which each is enough.
  private static let alternatives: Set<String> = ["OR", "or", "Or", "ODER", "OU"]

  /// Joins the lines of an answer and divides it into points.
  func finish(_ entry: inout SchemeEntry) {
    if entry.takeMarkedLines(joiner) { return }
    entry.takeLevels()
    entry.divideAwardedLines()
    let lines = entry.answer
    entry.answer.removeAll { Self.alternatives.contains($0) }
    let hasAlternatives = entry.answer.count < lines.count
    let text = joiner.text(
      entry.answer.map { $0.first.map(Bullets.marks.contains) == true ? "; " + $0.dropFirst() : $0 })
    if let marked = markedPoints(text) {
      entry.points = marked
      entry.answer = marked.map(\.text)
      if marked.count == 1 { entry.points = [] }
      // Of several ways or things one or two are enough: no point has marks of its own.
      if let marks = entry.marks, marked.reduce(0, { $0 + ($1.marks ?? 0) }) > marks {
        for index in entry.points.indices { entry.points[index].marks = nil }
      }
      return
    }
    if hasAlternatives {
      entry.points = lines.split { Self.alternatives.contains($0) }.map {
        ExtractedItem.Point(text: joiner.text(Array($0)))
      }
      entry.answer = entry.points.map(\.text)
      return
    }
    let points = text.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
    entry.answer = points
    if points.count > 1 { entry.points = points.map { ExtractedItem.Point(text: $0) } }
    if let marks = entry.marks, marks == entry.points.count {
      for index in entry.points.indices { entry.points[index].marks = 1 }
    }
  }
}

extension SchemeEntry {
  /// Takes lines that have marks beside them for points, each with those behind it that have none.
  ///
  /// - Returns: False where one or no line has marks, or where they do not stand beside the first lines of points.
  fileprivate mutating func takeMarkedLines(_ joiner: LineJoiner) -> Bool {
    guard markedLines.count > 1, markedLines[0].line == 0 else { return false }
    let ends = markedLines.dropFirst().map(\.line) + [answer.count]
    points = zip(markedLines, ends).map { start, end in
      ExtractedItem.Point(text: joiner.text(Array(answer[start.line..<end])), marks: start.marks)
    }
    answer = points.map(\.text)
    return true
  }

  /// Moves what describes levels of response to the notes: it says how to mark, and is no answer.
  ///
  /// Source: AQA and Pearson Edexcel, levels-based mark schemes of GCSE humanities.
  fileprivate mutating func takeLevels() {
    func isLevel(_ text: String) -> Bool {
      let words = text.lowercased().split(separator: " ")
      guard words.count > 1, words[0] == "level" else { return false }
      return words[1].first?.isNumber == true || words[1] == "marks" || words[1] == "mark"
    }
    guard let first = answer.firstIndex(where: isLevel) else { return }
    let end = answer[first...].firstIndex { text in
      text.lowercased().hasPrefix("indicative content") || Bullets.marks.contains(text.first ?? " ")
    }
    let last = end ?? answer.lastIndex(where: isLevel).map { $0 + 1 } ?? first + 1
    notes += answer[first..<last]
    answer.removeSubrange(first..<last)
    answer.removeAll { $0.lowercased().trimmedOfPunctuation == "indicative content" }
  }
}

extension ExtractedItem {
  /// Takes the number alone behind a question for its marks where the scheme gives as many.
  private mutating func takeBareMarks(_ stated: Int) {
    guard marks == nil else { return }
    for mark in [".", "?"] where question.hasSuffix("\(mark) \(stated)") {
      question = String(question.dropLast("\(stated)".count + 1)).trimmed
      (context, command) = Wording.split(question)
      marks = stated
    }
  }

  /// Takes what a mark scheme says.
  mutating func take(_ given: SchemeEntry, file: String?) {
    var entry = given
    entry.takeAwards()
    entry.divideRunInNotes()
    entry.takeSampleAnswer()
    entry.takeOnlyCorrect()
    var text = entry.answer.joined(separator: entry.points.count > 1 ? "\n" : " ")
    // "nucleus; ✓": what parts points ends the only one, too.
    if entry.points.count < 2, text.last == ";" { text = String(text.dropLast()).trimmed }
    if !text.isEmpty { take(answer: text, at: entry.place, file: file) }
    rubric = entry.points
    accepted = entry.accepted.map(\.asNote)
    rejected = entry.rejected.map(\.asNote)
    ignored = entry.ignored.map(\.asNote)
    if !entry.notes.isEmpty { details["marking"] = entry.notes.joined(separator: "\n") }
    if let stated = entry.marks {
      takeBareMarks(stated)
      if let marks, marks != stated {
        reviews.append("the paper gives \(marks) marks, the mark scheme \(stated)")
      }
      marks = marks ?? stated
    }
  }
}
