import PDFText

extension [ExtractedItem] {
  /// Takes a key that no heading names out of the questions: numbers with nothing but letters of options behind them.
  ///
  /// - Parameter runs: For each item, which run of numbers it belongs to; what is taken out is taken out here, too.
  /// - Returns: True where there was one.
  mutating func takeHeadlessKey(_ runs: inout [Int]) -> Bool {
    let choices = indices.filter { !self[$0].options.isEmpty && self[$0].number != nil }
    let keys = indices.filter { self[$0].options.isEmpty && !self[$0].keyEntries.isEmpty }
    guard choices.count >= 3, keys.count >= 2, let first = keys.first, let last = choices.last, first > last
    else {
      return false
    }
    let entries = keys.flatMap { key in self[key].keyEntries.map { ($0, self[key].places.first) } }
    // The other half of it may stand in a column that was told to be a key.
    guard entries.count * 10 >= choices.count * 4 else { return false }
    for (entry, place) in entries {
      guard
        let index = choices.first(where: { choice in
          self[choice].answer == nil && self[choice].number == entry.number
            && self[choice].options.contains { $0.label?.lowercased() == entry.letter.lowercased() }
        })
      else { continue }
      self[index].take(answer: entry.letter, at: place)
    }
    for key in keys.reversed() {
      remove(at: key)
      runs.remove(at: key)
    }
    return true
  }
}

extension [ExtractedItem] {
  /// Takes answers that no known heading names out of the questions: the same labels again, with nothing that asks.
  ///
  /// - Parameter runs: As for `takeHeadlessKey`.
  /// - Returns: What they say under their labels; empty where there are none.
  mutating func takeUnnamedAnswers(_ runs: inout [Int]) -> [SchemeEntry] {
    var seen: Set<String> = []
    guard let start = indices.first(where: { self[$0].number.map { !seen.insert($0).inserted } ?? false })
    else {
      return []
    }
    let asked = self[..<start]
    let hasHead = self[start].section != self[start - 1].section
    let rest = hasHead ? Array(self[start...]) : self[start...].dividedAtNumbers(until: asked.count)
    // Without a heading between them every question has to have its answer, and to ask for one.
    guard
      hasHead || asked.count(where: { $0.question.hasSuffix("?") }) * 10 >= asked.count * 8,
      hasHead || rest.map(\.number) == asked.map(\.number), asked.count >= 3,
      rest.count * 10 >= asked.count * 6, rest.count <= asked.count,
      Set(rest.map(\.number)).isSubset(of: asked.map(\.number)), Set(rest.map(\.number)).count == rest.count,
      asked.allSatisfy({ $0.answer == nil }),
      rest.allSatisfy({ $0.answer == nil && $0.options.isEmpty }),
      mayAnswer(rest, asked),
      asked.count(where: \.asks) * 10 >= asked.count * 8, rest.count(where: \.asks) * 10 <= rest.count * 2
    else { return [] }
    let entries = rest.map { item in
      var entry = SchemeEntry(number: item.number ?? "", place: item.places.first)
      let sign = item.question.first.flatMap { Bullets.marks.contains($0) ? $0 : nil } ?? ";"
      entry.answer = item.question.split(separator: sign).map { String($0).trimmed }.filter { !$0.isEmpty }
      entry.marks = item.marks
      if entry.answer.count > 1 { entry.points = entry.answer.map { ExtractedItem.Point(text: $0) } }
      return entry
    }
    removeSubrange(start...)
    runs.removeSubrange(start...)
    return entries
  }
}

extension [ExtractedItem] {
  /// False where a heading tells to judge statements, and where most questions have options of which sentences below the same
  /// numbers say nothing.
  private func mayAnswer(_ rest: [ExtractedItem], _ asked: ArraySlice<ExtractedItem>) -> Bool {
    if let heading = rest.first?.section, TrueFalse.isAsked(heading.lowercased()) { return false }
    let others = asked.count { choice in
      guard !choice.options.isEmpty,
        let said = rest.first(where: { $0.number == choice.number })?.question.lowercased(),
        said.split(separator: " ").count >= 4
      else { return false }
      return !choice.options.contains { option in
        said.contains(option.text.lowercased())
          || option.label.map {
            // "Canals are …" begins with no letter of an option.
            said.hasPrefix($0.lowercased()) && said.dropFirst($0.count).first?.isLetter != true
          } == true
      }
    }
    return others * 10 <= asked.count * 4
  }
}

extension ArraySlice<ExtractedItem> {
  /// With an item for each number that stands within a text where the next is awaited.
  ///
  /// "3. Peter Phillips 4. Pizzicato 5. …" has three.
  fileprivate func dividedAtNumbers(until last: Int) -> [ExtractedItem] {
    var divided: [ExtractedItem] = []
    for (place, item) in zip(indices, self) {
      divided.append(item)
      guard var number = item.number.flatMap({ Int($0) }) else { continue }
      let next = place + 1 < endIndex ? self[place + 1].number.flatMap { Int($0) } ?? last + 1 : last + 1
      while number + 1 < next, let own = divided.last,
        let found = own.question.firstRange(of: " \(number + 1). ")
      {
        number += 1
        var other = own
        other.number = String(number)
        other.question = String(own.question[found.upperBound...])
        divided[divided.count - 1].question = String(own.question[..<found.lowerBound])
        divided.append(other)
      }
    }
    return divided
  }
}

extension ExtractedItem {
  /// True where its own words ask something, not those above it.
  fileprivate var asks: Bool { Asking.worth(question) >= 0.9 || Asking.worth(command) >= 0.9 }

  /// The numbers and letters of an item that holds nothing else; empty for any other.
  fileprivate var keyEntries: [(number: String, letter: String)] {
    guard var current = number else { return [] }
    var entries: [(number: String, letter: String)] = []
    for word in question.split(separator: " ") {
      let bare = String(word).trimmedOfPunctuation
      if let number = Int(bare) {
        current = String(number)
      } else if bare.count == 1, bare.first?.isLetter == true {
        entries.append((current, bare))
      } else {
        return []
      }
    }
    return entries
  }
}
