import PDFText

/// Questions that stand at half the height of their options beside them.
///
/// "A  It starts at three." stands above "6  What did you think of the match?  B  We lost." and "C  I think so, too.", as in reading
/// papers of Cambridge English. The question is read before its first option then.
enum CentredQuestions {
  private static let several = 3

  /// A question with its options, as it stands on the page.
  private struct Group {
    let lines: Range<Int>
    let number: Int
    let question: [TextLine]
    let options: [TextLine]
  }

  /// The lines with such questions above their options.
  static func above(_ lines: [TextLine]) -> [TextLine] {
    var groups: [Group] = []
    var index = 0
    while index < lines.count {
      guard isOption(0, lines[index], at: lines[index].box.left), let group = group(lines, from: index) else {
        index += 1
        continue
      }
      groups.append(group)
      index = group.lines.upperBound
    }
    guard groups.count >= several, zip(groups, groups.dropFirst()).allSatisfy({ $1.number == $0.number + 1 })
    else { return lines }
    var result = lines
    for group in groups.reversed() {
      result.replaceSubrange(group.lines, with: group.question + group.options)
    }
    return result
  }

  private static func group(_ lines: [TextLine], from start: Int) -> Group? {
    let edge = lines[start].box.left
    var question: [TextLine] = []
    var options = [lines[start]]
    var count = 1
    var end = start + 1
    while end < lines.count, lines[end].page == lines[start].page {
      let parts = lines[end].split(at: edge - 100)
      if let right = parts.right {
        if isOption(count, right, at: edge) {
          count += 1
        } else if isOption(0, right, at: edge) || right.box.left < edge + right.size {
          break
        }
        options.append(right)
      } else if count > 2, parts.left?.label() != nil {
        break
      }
      if let left = parts.left {
        guard left.box.right < edge else { return nil }
        question.append(left)
      }
      end += 1
      // What is left of the question stands above its last option.
      if count > 2, end < lines.count, isOption(0, lines[end], at: edge) { break }
      if count > 2, end < lines.count, lines[end].split(at: edge - 100).right == nil { break }
    }
    let numbers = question.compactMap { $0.label()?.parts.first?.number }
    guard count > 2, numbers.count == 1, question.first?.label()?.parts.first?.number != nil else {
      return nil
    }
    return Group(lines: start..<end, number: numbers[0], question: question, options: options)
  }

  /// True for a line that begins at an edge with the capital at a place of the alphabet and goes on behind room.
  private static func isOption(_ place: Int, _ line: TextLine, at edge: Int32) -> Bool {
    let words = line.words
    return words.count > 1 && abs(line.box.left - edge) < 300
      && words[0].text == String("ABCDE".dropFirst(place).prefix(1)) && words[1].gapBefore > words[0].size / 2
  }
}
