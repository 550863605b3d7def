import PDFText

/// Points of an answer that a mark scheme counts, as the labels of parts that the paper does not have.
extension [SchemeEntry] {
  /// With one entry for each such question: "(i) Bells  (ii) Flags" below question 6 are two points of its answer.
  ///
  /// So do the schemes of Kenya's and of many schools' examinations. Roman numerals count points there; letters may as well
  /// be those of parts that were not found, so the scheme has to say the whole question above them.
  func gathered(for items: [ExtractedItem]) -> [SchemeEntry] {
    var questions: [String: String] = [:]
    var parted: Set<String> = []
    for item in items {
      guard let number = item.number.map(normalizedNumber) else { continue }
      questions[number] = questions[number] ?? item.question
      var outer = number.withoutLastPart
      while let own = outer {
        parted.insert(own)
        outer = own.withoutLastPart
      }
    }
    var result: [SchemeEntry] = []
    for entry in self {
      let number = normalizedNumber(entry.number)
      guard questions[number] == nil, let outer = number.withoutLastPart, let question = questions[outer],
        !parted.contains(outer)
      else {
        result.append(entry)
        continue
      }
      let isBelow = result.last.map { normalizedNumber($0.number) == outer } ?? false
      let part = number.dropFirst(outer.count + 1).dropLast()
      let isSaid = isBelow && result[result.count - 1].says(question)
      let goesOn = isBelow && result[result.count - 1].isGathered
      guard isSaid || goesOn || romanValue(String(part)) != nil, isBelow || romanValue(String(part)) == 1
      else {
        result.append(entry)
        continue
      }
      if !isBelow { result.append(SchemeEntry(number: outer)) }
      if isSaid { (result[result.count - 1].answer, result[result.count - 1].points) = ([], []) }
      result[result.count - 1].gather(entry)
    }
    for index in result.indices where result[index].isGathered { result[index].countMarks() }
    return result
  }
}

extension SchemeEntry {
  /// True where its answer is nothing but the question again.
  fileprivate func says(_ question: String) -> Bool {
    !answer.isEmpty
      && Verification.words(
        MarkReader.trailing(answer.joined(separator: " "), isAtMargin: true)?.text
          ?? answer.joined(separator: " ")) == Verification.words(question)
  }

  /// Takes another entry as a point.
  fileprivate mutating func gather(_ point: SchemeEntry) {
    isGathered = true
    let text = point.answer.joined(separator: " ")
    if !text.isEmpty {
      points.append(ExtractedItem.Point(text: text, marks: point.marks))
      answer.append(text)
    }
    accepted += point.accepted
    rejected += point.rejected
    ignored += point.ignored
    notes += point.notes
    place =
      place.map { own in
        guard let other = point.place, other.page == own.page else { return own }
        return ExtractedItem.Place(page: own.page, box: own.box.union(other.box))
      } ?? point.place
  }

  /// Tells what each point is worth from what the whole is: "Any 2 points @ 1 mark each (2 marks)" stands below the last.
  fileprivate mutating func countMarks() {
    let stated = points.compactMap(\.marks)
    guard !stated.isEmpty else { return }
    marks = marks ?? stated.reduce(0, +)
    if stated.count == 1, points.last?.marks != nil { points[points.count - 1].marks = nil }
  }
}

extension String {
  /// A label without its last part: "1(a)" of "1(a)(ii)"; nil for a label of one part.
  fileprivate var withoutLastPart: String? {
    guard last == ")", let open = lastIndex(of: "("), open > startIndex else { return nil }
    return String(self[..<open])
  }
}
