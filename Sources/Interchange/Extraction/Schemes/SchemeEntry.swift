import PDFText

/// What a mark scheme says of one question.
struct SchemeEntry {
  /// The label as the scheme writes it.
  var number: String
  var answer: [String] = []
  var points: [ExtractedItem.Point] = []
  var accepted: [String] = []
  var rejected: [String] = []
  var ignored: [String] = []
  /// What else it tells the marker: "max 2 if …".
  var notes: [String] = []
  var marks: Int?
  var place: ExtractedItem.Place?
  /// Which lines of the answer have marks of their own beside them.
  var markedLines: [(line: Int, marks: Int)] = []
  /// True where the scheme counts its points, and each was an entry.
  var isGathered = false
  /// True while what tells how to mark goes on on the next line: "Award one mark for each / factor, up to two marks:".
  var isInstructing = false
}

extension SchemeEntry {
  /// True where the last note ends within a word, "lame-".
  var hasBrokenNote: Bool {
    guard let last = notes.last ?? rejected.last ?? ignored.last ?? accepted.last else { return false }
    return last.last == "-" && last.dropLast().last?.isLowercase == true
  }

  /// Takes the question out that the scheme says again before its answer.
  mutating func removeQuestion(_ question: String) {
    if let first = answer.first, let found = MarkReader.leading(first), !found.text.isEmpty {
      answer[0] = found.text
      if !points.isEmpty { points[0].text = found.text }
      marks = marks ?? found.marks
    }
    if answer.count == 1, points.isEmpty,
      let filled = answer[0].fillings(of: question) ?? answer[0].insertions(in: question)
    {
      answer = filled.count == 1 ? filled : [filled.joined(separator: "\n")]
      return
    }
    joinWrappedQuestion(question)
    guard let rest = answer.first?.rest(behind: question) else { return }
    if rest.isEmpty, answer.count > 1 {
      answer.removeFirst()
      if !points.isEmpty { points.removeFirst() }
      if points.count == 1 { points = [] }
    } else if !rest.isEmpty {
      answer[0] = rest.letterInRoom ?? rest.withoutLeadingMark.withoutStopApart
      if !points.isEmpty { points[0].text = answer[0] }
    }
  }
}

extension SchemeEntry {
  /// Joins the first lines where only all of them together are the question that the scheme says again.
  private mutating func joinWrappedQuestion(_ question: String) {
    guard answer.count > 2, points.count == answer.count, answer[0].rest(behind: question) == nil else {
      return
    }
    let asked = Verification.words(question).joined()
    guard let own = answer.first.map({ Verification.words($0).joined() }), own.count > 20,
      asked.hasPrefix(own)
    else { return }
    for count in 2..<min(6, answer.count) {
      let whole = answer[..<count].joined(separator: " ")
      guard Verification.words(whole).joined() == asked else { continue }
      answer.replaceSubrange(..<count, with: [whole])
      points.replaceSubrange(..<count, with: [ExtractedItem.Point(text: whole)])
      return
    }
  }
}

extension SchemeEntry {
  /// Takes what says why the other options are wrong from behind the letter.
  ///
  /// "The only correct answer is B. A is incorrect because …"
  /// Source: mark schemes of Pearson Edexcel.
  mutating func takeOnlyCorrect() {
    let text = answer.joined(separator: " ")
    let head = "the only correct answer is "
    guard text.lowercased().hasPrefix(head), let letter = text.dropFirst(head.count).first,
      letter.isASCII, letter.isUppercase
    else { return }
    let rest = text.dropFirst(head.count + 1).drop { " .:;".contains($0) }
    guard
      rest.isEmpty || rest.lowercased().contains(" incorrect") || rest.lowercased().contains(" not correct")
    else { return }
    answer = [String(letter)]
    points = []
    if !rest.isEmpty { notes.append(String(rest)) }
  }
}
