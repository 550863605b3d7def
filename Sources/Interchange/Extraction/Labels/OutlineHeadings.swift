import PDFText

/// Headings of an outline, as "4.1 Week 1" and "4.1.1 Problem solving": they say what stands below them, and ask nothing.
enum OutlineHeadings {
  /// The lines of such headings among those that have labels.
  ///
  /// They are larger than the text or bold, end without a stop, count on as an outline does, and some have numbers of
  /// several parts. Below them stand questions with numbers of their own, several questions without any, or text that
  /// asks nothing.
  static func find(_ document: DocumentLines) -> Set<Int> {
    var titles: [(line: Int, path: [Int])] = []
    var others = 0
    for line in document.lines.indices {
      guard let path = path(of: line, document) else { continue }
      if isTitle(line, document) {
        titles.append((line, path))
      } else if path.count > 1 {
        others += 1
      }
    }
    let asking = titles.count { asks($0.line, document) }
    guard titles.count > 1, asking * 4 <= titles.count, titles.contains(where: { $0.path.count > 1 }),
      others * 4 <= titles.count,
      zip(titles, titles.dropFirst()).allSatisfy({ isNext($1.path, to: $0.path) })
    else { return [] }
    let lines = Set(titles.map(\.line))
    let ends = titles.dropFirst().map(\.line) + [document.lines.count]
    let texts = zip(titles, ends).map { $0.line + 1..<$1 }.filter { !$0.isEmpty }
    guard texts.count > 1 else { return [] }
    return haveNumbers(texts, document) || haveQuestions(texts, document) || askNothing(texts, document)
      ? lines : []
  }

  /// The numbers of a label without a word or a bracket: 4.1.1 is 4, 1, 1.
  private static func path(of line: Int, _ document: DocumentLines) -> [Int]? {
    guard let parts = document.labels[line]?.parts, let first = parts.first,
      first.style == .bare || first.style == .dot, document.labels[line]?.marksBefore == nil,
      parts.dropFirst().allSatisfy({ $0.style == .decimal })
    else { return nil }
    let numbers = parts.compactMap(\.number)
    return numbers.count == parts.count && numbers[0] < 100 ? numbers : nil
  }

  private static func isTitle(_ line: Int, _ document: DocumentLines) -> Bool {
    let own = document.lines[line]
    let words = own.words.count - (document.labels[line]?.wordCount ?? 0)
    guard (1...10).contains(words), own.cells.count <= 2,
      own.isBold || own.size * 100 >= document.bodySize * 112,
      document.texts[line].last.map({ $0.isLetter || $0.isNumber || ")?".contains($0) }) == true
    else { return false }
    // In a text that is bold throughout a number is no heading's.
    return line + 1 == document.lines.count || !document.lines[line + 1].isBold
      || document.lines[line + 1].size * 100 <= own.size * 95 || document.labels[line + 1] != nil
  }

  private static func asks(_ line: Int, _ document: DocumentLines) -> Bool {
    document.texts[line].hasSuffix("?") || Asking.worth(document.texts[line]) >= 0.9
  }

  /// True where an outline goes on so: 1.2 behind 1.1 and behind 1.1.3, 1.2.1 behind 1.2; pages may be missing between.
  private static func isNext(_ path: [Int], to last: [Int]) -> Bool {
    let shared = zip(path, last).prefix { $0 == $1 }.count
    if shared == last.count { return path.count > shared && path[shared...].allSatisfy { $0 <= 2 } }
    return shared < path.count && path[shared] > last[shared] && path[shared] <= last[shared] + 3
  }

  /// True where questions count from 1 below the headings: plain numbers, not as bold as those.
  private static func haveNumbers(_ texts: [Range<Int>], _ document: DocumentLines) -> Bool {
    let counted = texts.map { text in
      text.compactMap { line -> Int? in
        guard let parts = document.labels[line]?.parts, parts.count == 1, !document.lines[line].isBold,
          document.lines[line].words.count > 2, parts[0].style != .bare
        else { return nil }
        return parts[0].number
      }
    }
    let beginning = counted.count { $0.contains(1) && $0.count > 1 }
    return beginning > 0 && beginning * 3 >= texts.count && counted.joined().count > 2
  }

  /// True where below most headings several lines ask, which have no numbers.
  private static func haveQuestions(_ texts: [Range<Int>], _ document: DocumentLines) -> Bool {
    let asking = texts.count { text in
      text.count { document.labels[$0] == nil && document.texts[$0].hasSuffix("?") } > 2
    }
    return asking * 2 > texts.count
  }

  /// True where the text below few headings asks something, and there is more of it than of headings.
  private static func askNothing(_ texts: [Range<Int>], _ document: DocumentLines) -> Bool {
    let asking = texts.count { text in text.contains { Asking.worth(document.texts[$0]) >= 0.9 } }
    return texts.count > 3 && asking * 3 < texts.count
  }
}
