import PDFText

/// Room for the answers to the parts of a question below all of them, with what each part is worth behind it:
/// "Answer: (a) ………… [1]", "(b) ………… [2]".
///
/// Without this the last part had the marks of all. Source: papers of Zimbabwe's and Cambridge's boards.
enum MarksBehindRoom {
  /// Room for a part's answer.
  private struct Room {
    let line: Int
    /// The part's label as it is printed, "(a)".
    let label: String
    /// The words before the leaders.
    let leading: Int
    /// The word or words behind the leaders.
    let marks: [TextWord]
  }

  /// How many lines above its room a part may begin.
  private static let farthest = 60

  /// The lines with such marks behind the parts' words, and without labels before the room.
  static func moved(_ lines: [TextLine]) -> [TextLine] {
    let rooms = lines.indices.compactMap { room(lines[$0], $0) }
    guard rooms.count > 1 else { return lines }
    var result = lines
    for group in groups(of: rooms) where group.count > 1 {
      guard let parts = parts(group, lines) else { continue }
      for (place, room) in group.enumerated() {
        let end = place + 1 < parts.count ? parts[place + 1] : group[0].line
        guard let last = (parts[place]..<end).last(where: { !lines[$0].isAnswerLine }) else { continue }
        var marks = room.marks
        marks[0].gapBefore = marks[0].size * 3
        result[last].cells.append(TextCell(marks))
        let leaders = lines[room.line].words.dropFirst(room.leading).dropLast(room.marks.count)
        result[room.line].cells = [TextCell(Array(leaders))]
        result[room.line].fitBox()
      }
    }
    return result
  }

  /// Rooms on lines that follow each other.
  private static func groups(of rooms: [Room]) -> [[Room]] {
    var result: [[Room]] = []
    for room in rooms {
      if let last = result.last?.last, room.line == last.line + 1 {
        result[result.count - 1].append(room)
      } else {
        result.append([room])
      }
    }
    return result
  }

  /// Where the parts begin that there is room for; nil where they are not all above it, one behind the other.
  private static func parts(_ rooms: [Room], _ lines: [TextLine]) -> [Int]? {
    var places: [Int] = []
    var end = rooms[0].line
    for room in rooms.reversed() {
      guard
        let place = (max(0, rooms[0].line - farthest)..<end).last(where: { index in
          lines[index].words.prefix(2).contains { $0.text == room.label }
        })
      else { return nil }
      places.append(place)
      end = place
    }
    let all = Array(places.reversed())
    // Parts that have marks of their own need none.
    let hasMarks = (all[0]..<rooms[0].line).contains { index in
      lines[index].words.last.map { MarkReader.whole($0.text) != nil } == true
    }
    return hasMarks ? nil : all
  }

  private static func room(_ line: TextLine, _ index: Int) -> Room? {
    // Bytes first: nearly no line ends in a bracket.
    guard let end = line.cells.last?.words.last?.text.utf8.last, end == 0x5D || end == 0x29 else {
      return nil
    }
    let words = line.words
    let lead = words.first.map { InlineAnswer.isHead($0.text) } == true ? 1 : 0
    guard words.count > lead + 2, case let label = words[lead].text, label.utf8.count <= 6,
      label.utf8.last == 0x29,
      let part = compactLabel(label), part.count == 1, part[0].letter != nil || part[0].roman != nil,
      let marks = words.indices.dropFirst(lead + 2).first(where: { !words[$0].text.allSatisfy(isLeader) }),
      words[lead + 1].text.allSatisfy(isLeader), words.count - marks <= 2,
      words[(lead + 1)..<marks].reduce(0, { $0 + $1.text.count }) >= 6,
      MarkReader.whole(Array(words[marks...]).text) != nil
    else { return nil }
    return Room(line: index, label: label, leading: lead + 1, marks: Array(words[marks...]))
  }
}
