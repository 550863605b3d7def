import PDFText

extension [SchemeEntry] {
  /// Entries that hold those of the next parts, too, as several: "1 (a) algae [1] (b) perch [2]" says two things.
  ///
  /// - Parameter numbers: The labels of the questions, in their order.
  func divided(for numbers: [String]) -> [SchemeEntry] {
    let known = Set(map { normalizedNumber($0.number) })
    return flatMap { $0.divided(for: numbers, known) }.map(\.pointed)
  }
}

extension SchemeEntry {
  /// With a point for each "1 point: …" or "2 marks: …" in the answer.
  fileprivate var pointed: SchemeEntry {
    var points: [ExtractedItem.Point] = []
    for line in answer {
      var words: [Substring] = []
      var marks: Int?
      func close() {
        if !words.isEmpty {
          points.append(ExtractedItem.Point(text: words.joined(separator: " "), marks: marks))
        }
        (words, marks) = ([], nil)
      }
      for word in line.split(separator: " ") {
        if word.last == ":", let before = words.last,
          let found = MarkReader.whole("\(before) \(word.dropLast())")
        {
          words.removeLast()
          close()
          marks = found
        } else {
          words.append(word)
        }
      }
      close()
    }
    guard points.contains(where: { $0.marks != nil }) else { return self }
    var entry = self
    entry.answer = points.map(\.text)
    entry.points = points.count > 1 ? points : []
    return entry
  }

  fileprivate func divided(for numbers: [String], _ known: Set<String>) -> [SchemeEntry] {
    guard var next = numbers.firstIndex(where: { normalizedNumber($0) == normalizedNumber(number) }) else {
      return [self]
    }
    var found: [SchemeEntry] = []
    var current = SchemeEntry(number: number)
    current.place = place
    func label(_ place: Int) -> String? {
      guard place < numbers.count, !known.contains(normalizedNumber(numbers[place])),
        let open = numbers[place].lastIndex(of: "("), numbers[place][..<open] == number.prefixBeforeLastPart
      else { return nil }
      return String(numbers[place][open...])
    }
    for line in answer {
      var words: [Substring] = []
      func close() {
        if let last = words.last, let marks = MarkReader.whole(String(last)), last.first == "[" {
          current.marks = (current.marks ?? 0) + marks
          words.removeLast()
        }
        if !words.isEmpty { current.answer.append(words.joined(separator: " ")) }
        words = []
      }
      for word in line.split(separator: " ") {
        if let label = label(next + 1),
          word == label || word.trimmedOfPunctuationEnds == label.dropFirst().dropLast(),
          word == label || isInner(words.last, numbers[next + 1])
        {
          // "(b) ii." says the letter again.
          if word != label { words.removeLast() }
          close()
          found.append(current)
          next += 1
          current = SchemeEntry(number: numbers[next])
          current.place = place
        } else {
          words.append(word)
        }
      }
      close()
    }
    guard !found.isEmpty else { return [self] }
    found.append(current)
    for index in found.indices where found[index].answer.count > 1 {
      found[index].points = found[index].answer.map { ExtractedItem.Point(text: $0) }
    }
    return found
  }
}

/// True for the letter above a Roman numeral: the "(b)" before "ii." in "1(b)(ii)".
private func isInner(_ word: Substring?, _ number: String) -> Bool {
  guard let word, word.first == "(", word.last == ")" else { return false }
  return number.prefixBeforeLastPart.hasSuffix(word)
}

extension Substring {
  fileprivate var trimmedOfPunctuationEnds: Substring {
    var text = self
    while let last = text.last, ".:)".contains(last) { text.removeLast() }
    return text
  }
}

extension String {
  /// The label of what a part belongs to: "1" of "1(a)".
  fileprivate var prefixBeforeLastPart: Substring { lastIndex(of: "(").map { self[..<$0] } ?? self[...] }
}
