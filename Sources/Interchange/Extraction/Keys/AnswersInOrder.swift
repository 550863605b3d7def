import PDFText

/// Keys that say the answers one after the other without numbers.
///
/// So stands "Respuestas (en orden): raíz, suelo, clorofila." below a passage with three gaps.
struct AnswersInOrder {
  let document: DocumentLines
  let joiner: LineJoiner

  /// Fewer may be a sentence with commas.
  private static let fewest = 4

  /// Gives the answers to items of which none has one, where the key has just as many as these have gaps.
  func give(to reading: inout Recognition) {
    guard reading.items.count >= 3, reading.items.allSatisfy({ $0.answer == nil && $0.options.isEmpty }),
      let last = reading.items.compactMap({ $0.places.last }).max(by: { place($0) < place($1) })
    else { return }
    let gaps = reading.items.map {
      max(1, $0.question.split(separator: " ").count(where: PlainPassage.isGap))
    }
    let wanted = gaps.reduce(0, +)
    guard wanted >= Self.fewest else { return }
    for start in document.lines.indices where isBehind(last, start) {
      guard let head = head(of: start), case let lines = self.lines(from: start),
        let answers = answers(behind: head, lines, count: wanted)
      else { continue }
      var next = 0
      for (index, count) in zip(reading.items.indices, gaps) {
        reading.items[index].answer = answers[next..<next + count].joined(separator: "\n")
        reading.items[index].isAnswerInferred = true
        reading.items[index].answerPlace = document.places(Array(lines)).first
        next += count
      }
      reading.explained.formUnion(lines)
      reading.hasKey = true
      return
    }
  }

  private func place(_ place: ExtractedItem.Place) -> (Int, Int32) { (place.page, place.box.top) }

  private func isBehind(_ last: ExtractedItem.Place, _ index: Int) -> Bool {
    let line = document.lines[index]
    return (line.page, line.box.top) > place(last)
  }

  /// How many letters of a line head a key, with the colon; nil where it is something else.
  private func head(of index: Int) -> Int? {
    let text = document.texts[index]
    guard let colon = text.prefix(50).firstIndex(where: { ":：".contains($0) }) else {
      return AnswerKeyReader.headsKey(text.lowercased().trimmedOfPunctuation) ? text.count : nil
    }
    let name = text[..<colon].prefix { $0 != "(" && $0 != "," }.lowercased().trimmed
    return AnswerKeyReader.headsKey(name) ? text.distance(from: text.startIndex, to: colon) + 1 : nil
  }

  /// The lines of a key that begins somewhere, up to a heading or other letters.
  private func lines(from start: Int) -> Range<Int> {
    let first = document.lines[start]
    let end = document.lines.indices.dropFirst(start + 1).first { index in
      let line = document.lines[index]
      return line.page != first.page && index != start + 1 || document.isHeading(index)
        || index > start + 1 && abs(line.size - document.lines[start + 1].size) > 100
    }
    return start..<(end ?? document.lines.count)
  }

  /// The parts of a key; nil where no sign divides it into so many.
  private func answers(behind head: Int, _ lines: Range<Int>, count: Int) -> [String]? {
    let whole = joiner.text(lines.map { document.texts[$0] })
    let text = String(whole.dropFirst(head)).trimmed
    if lines.count == count + 1, head == document.texts[lines.lowerBound].count,
      lines.dropFirst().allSatisfy({
        document.texts[$0].first?.isNumber == false && document.labels[$0] == nil
      })
    {
      return lines.dropFirst().map { document.texts[$0] }
    }
    for sign in [";", "•", "·", "|", " – ", " / ", ",", "、"] {
      let parts = text.split(separator: sign, omittingEmptySubsequences: false).map {
        String($0).trimmed.withoutStop
      }
      if parts.count == count,
        parts.allSatisfy({ $0.contains(where: \.isLetter) || $0.contains(where: \.isNumber) })
      {
        return parts
      }
    }
    return nil
  }
}
