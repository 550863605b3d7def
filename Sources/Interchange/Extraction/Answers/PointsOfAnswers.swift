import PDFText

/// Answers that are worth more than a mark, and have a point for each or more.
///
/// They stand in bullets, or on lines of their own. In one run of words nobody could tell what a mark is given for.
extension [ExtractedItem] {
  /// Divides such answers into their points.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - answers: That of its mark scheme, where it is another file.
  ///   - joiner: What joins lines.
  mutating func divideIntoPoints(_ document: DocumentLines, _ answers: DocumentLines?, _ joiner: LineJoiner) {
    let found = map { item -> LinesOfAnswer? in
      guard item.isAnsweredInWords, let answer = item.answer, let place = item.answerPlace,
        let own = item.answerFile == nil ? document : answers
      else { return nil }
      return LinesOfAnswer(answer, at: place, in: own)
    }
    takeLoneCodes()
    let all = found.compactMap { $0 }
    let reader = MarkSchemeReader(document: answers ?? document, joiner: joiner)
    // Few places have answers that begin there: each is looked at once.
    var columns: [Int32: AnswerColumn] = [:]
    for (index, lines) in zip(indices, found) where self[index].isAnsweredInWords {
      var column: AnswerColumn?
      if let lines, lines.runs.count > 1 {
        let place = lines.left / 300
        column =
          columns[place] ?? AnswerColumn(all, around: lines.left, size: lines.runs[0].first.size)
        columns[place] = column
      }
      if self[index].rubric.count > 1 {
        if let lines, let column { self[index].joinPoints(lines, column, joiner) }
      } else if let points = self[index].points(on: lines, in: column) {
        self[index].rubric = points.map { ExtractedItem.Point(text: $0) }
      } else {
        continue
      }
      self[index].mendPoints(reader, joiner)
    }
  }
}

extension [ExtractedItem] {
  /// How many answers end their points with codes where such a code behind a single point is none of its words.
  private static var several: Int { 3 }

  /// Takes "A1" from behind answers that are worth one mark, where others have codes that add up.
  fileprivate mutating func takeLoneCodes() {
    let coded = lazy.filter { item in
      item.isAnsweredInWords && (item.marks ?? 0) > 1
        && item.answer.map { CodedPoints.read($0, worth: item.marks) != nil } == true
    }
    guard coded.prefix(Self.several).count == Self.several else { return }
    for index in indices where self[index].marks == 1 && self[index].isAnsweredInWords {
      guard let answer = self[index].answer, let points = CodedPoints.read(answer), points.count == 1,
        points[0].marks == 1
      else { continue }
      self[index].answer = points[0].text
    }
  }
}

extension ExtractedItem {
  fileprivate var isAnsweredInWords: Bool {
    [.short, .numeric].contains(kind) && options.isEmpty && answer != nil
  }

  /// The points of an answer in words that is worth several marks, and is not divided yet; nil for any other.
  fileprivate func points(on lines: LinesOfAnswer?, in column: AnswerColumn?) -> [String]? {
    guard let answer, !answer.contains("\n"), (marks ?? 0) > 1 else { return nil }
    let points =
      Self.bulletedPoints(answer)
      // What codes say of marks has to be what the answer is worth: "5p" and "2A" are answers as well.
      ?? (CodedPoints.read(answer, worth: marks) == nil ? nil : [answer])
      ?? Self.semicolonPoints(answer)
      ?? lines.flatMap { lines in column.map { lines.pieces(of: answer, in: $0, marks: marks) } }
    guard let points, points.allSatisfy({ !$0.isEmpty }) else { return nil }
    return points.count > 1 || CodedPoints.read(answer, worth: marks) != nil ? points : nil
  }

  /// Joins points that a line's end parts, where the next word would not have fitted on the line.
  fileprivate mutating func joinPoints(_ lines: LinesOfAnswer, _ column: AnswerColumn, _ joiner: LineJoiner) {
    guard let answer, answer == rubric.map(\.text).joined(separator: "\n") else { return }
    let whole = Set(
      zip(lines.runs, lines.runs.dropFirst()).filter { !column.isEnded($0, before: $1) }.map {
        answer[..<$0.0.end].filter { !$0.isWhitespace }.count
      })
    var joined: [Point] = []
    var length = 0
    for point in rubric {
      if let last = joined.last, whole.contains(length), point.text.first?.isLowercase == true,
        last.text.last.map({ ".;:!?".contains($0) }) != true, last.marks == nil
      {
        joined[joined.count - 1] = Point(text: joiner.text([last.text, point.text]), marks: point.marks)
      } else {
        joined.append(point)
      }
      length += point.text.filter { !$0.isWhitespace }.count
    }
    guard joined.count < rubric.count else { return }
    rubric = joined
    self.answer = joined.map(\.text).joined(separator: "\n")
  }

  /// The points of "mitochondria carry out respiration; muscles need much energy;"; nil where no semicolon ends the last.
  private static func semicolonPoints(_ text: String) -> [String]? {
    guard text.last == ";" else { return nil }
    let points = text.split(separator: ";").map { String($0).trimmed }
    return points.count > 1 ? points : nil
  }

  /// What stands behind bullets in a text, if several do; nil for any other.
  fileprivate static func bulletedPoints(_ text: String) -> [String]? {
    let dashes: Set<Substring> = ["–", "-", "—"]
    let words = text.split { $0 == " " || $0 == "\n" }
    let signs = words.first.map(dashes.contains) == true ? dashes : PointMender.bullets
    guard words.dropFirst().contains(where: signs.contains) else { return nil }
    let points = words.split(whereSeparator: signs.contains).map { $0.joined(separator: " ") }
    // "– 3 – 2x" has signs, and no points.
    guard signs == PointMender.bullets || points.allSatisfy({ $0.count(where: \.isLetter) > 2 }) else {
      return nil
    }
    return points
  }

  /// Takes what is none out of the points, and tells what each is worth.
  fileprivate mutating func mendPoints(_ reader: MarkSchemeReader, _ joiner: LineJoiner) {
    let isAnswer =
      answer.map { Verification.words($0) == rubric.flatMap { Verification.words($0.text) } } ?? false
    var mender = PointMender(reader: reader, joiner: joiner, marks: marks)
    if let coded = CodedPoints.read(rubric.map(\.text).joined(separator: " "), worth: marks) {
      for point in coded { mender.take(point) }
    } else {
      for point in rubric { mender.take(point) }
    }
    // Criteria beside an answer that shows what they ask for stay as they are where one alone would be left.
    guard mender.points.count > (isAnswer ? 0 : 1) else { return }
    rubric = mender.points.count > 1 ? mender.points : []
    if let marks { rubric.shareMarks(marks) }
    rubric.takeMarks(from: (details["marking"].map { [$0] } ?? []) + mender.entry.notes)
    if isAnswer { answer = mender.points.map(\.text).joined(separator: "\n") }
    accepted += mender.entry.accepted.map(\.asNote)
    rejected += mender.entry.rejected.map(\.asNote)
    ignored += mender.entry.ignored.map(\.asNote)
    if !mender.entry.notes.isEmpty {
      details["marking"] =
        ([details["marking"]].compactMap { $0 } + mender.entry.notes).joined(separator: "\n")
    }
  }
}

/// Sorts what stands among the points of an answer: points, sums, and what is said about marking them.
private struct PointMender {
  static let bullets: Set<Substring> = ["•", "▪", "●", "◦", "‣", "■", "➢", "►", "○"]

  let reader: MarkSchemeReader
  let joiner: LineJoiner
  /// What the whole answer is worth.
  let marks: Int?
  var points: [ExtractedItem.Point] = []
  /// What is said about marking.
  var entry = SchemeEntry(number: "")

  init(reader: MarkSchemeReader, joiner: LineJoiner, marks: Int?) {
    (self.reader, self.joiner, self.marks) = (reader, joiner, marks)
  }

  mutating func take(_ given: ExtractedItem.Point) {
    var point = given
    var words = point.text.split(separator: " ")
    if let first = words.first, Self.bullets.contains(first), words.count > 1 { words.removeFirst() }
    point.text = words.joined(separator: " ")
    // "Fnet = ma ✓ 80 − 30 = 20a", whose last tick was taken already.
    if point.text.contains("✓"), let ticked = TickedPoints.read(point.text + " ✓"), ticked.count > 1 {
      for one in ticked { add(ExtractedItem.Point(text: one.text, marks: one.marks)) }
      return
    }
    // Beside the first of several may stand what all are worth: "… in the soil (2 mks)   (6 mks)".
    if point.marks == nil || point.marks == marks,
      let found = MarkReader.trailing(point.text, isAtMargin: false), !found.text.isEmpty
    {
      (point.text, point.marks) = (found.text, found.marks)
    }
    add(point)
  }

  private mutating func add(_ given: ExtractedItem.Point) {
    var point = given
    // "so that only members of staff can log in   Total: 16 marks"
    if let sum = point.text.firstMatch(
      of: /\s(?:\[Total:? \d+\]|\(Total:? \d+[^)]*\)|Total:? \d+ marks?)$/)
    {
      point.text.removeSubrange(sum.range)
    }
    point.text = point.text.trimmed
    if point.text.last == ";" { point.text.removeLast() }
    guard !point.text.isEmpty, !isSum(point) else { return }
    if isGuidance(point.text) {
      reader.addGuidance(point.text, to: &entry)
      return
    }
    // "Ideas such as:" leads to points.
    if points.isEmpty, point.marks == nil, point.text.last == ":", point.text.split(separator: " ").count < 8
    {
      entry.notes.append(point.text)
      return
    }
    if let last = points.indices.last, goesOn(points[last].text, point.text) {
      points[last].text = joiner.text([points[last].text, point.text])
      points[last].marks = point.marks ?? points[last].marks
      return
    }
    points.append(point)
  }

  /// True for "=" alone and "Total for Question 1: 7 marks", and for "Total: 7" where there are points enough without it.
  private func isSum(_ point: ExtractedItem.Point) -> Bool {
    let text = point.text
    if text.allSatisfy({ "=_ ".contains($0) }) { return true }
    guard MarkSchemeReader.isTotal(text) || text.trimmedOfPunctuation == "Total" && point.marks == nil else {
      return false
    }
    // "total £30" may be a point itself.
    return points.count >= max(2, marks ?? 0) || text.lowercased().contains("mark")
      || text.lowercased().contains("question")
  }

  private func isGuidance(_ text: String) -> Bool {
    let lower = text.lowercased()
    return reader.isGuidance(text) && !MarkSchemeReader.isAdvice(text)
      || lower.hasPrefix("any other ") && lower.split(separator: " ").count < 7
      || MarkSchemeReader.howMany(lower) != nil || lower.hasPrefix("any ") && lower.contains(" of these")
  }

  /// True where a word is divided between two texts.
  private func goesOn(_ before: String, _ next: String) -> Bool {
    guard before.last == "-", let letter = before.dropLast().last, letter.isLowercase else { return false }
    return next.first?.isLowercase == true
  }
}

extension [ExtractedItem.Point] {
  /// Takes what each is worth from notes such as "2 @ 3 marks", which say it of as many points.
  fileprivate mutating func takeMarks(from notes: [String]) {
    guard allSatisfy({ $0.marks == nil }) else { return }
    for note in notes {
      guard let match = note.firstMatch(of: /(\d) ?@ ?(\d) marks?/), Int(match.1) == count else { continue }
      for index in indices { self[index].marks = Int(match.2) }
      return
    }
  }

  /// Completes what single points are worth by what all are: as many points as marks have one each.
  mutating func shareMarks(_ marks: Int) {
    let stated = compactMap(\.marks)
    let sum = stated.reduce(0, +)
    let open = indices.filter { self[$0].marks == nil }
    if stated.isEmpty, count == marks {
      for index in indices { self[index].marks = 1 }
    } else if open.count == 1, !stated.isEmpty, sum < marks {
      self[open[0]].marks = marks - sum
    } else if open.isEmpty, count > 1, let last = last?.marks, last == marks, sum - last < marks {
      // The last has the sum beside it.
      self[count - 1].marks = marks - (sum - last)
    }
  }
}
