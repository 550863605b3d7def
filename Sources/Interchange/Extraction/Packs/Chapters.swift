import PDFText

/// Where the chapters of a document begin: stretches of lines below headings of one size, each of which may be an exercise
/// of another kind than the others.
struct Chapters {
  private let document: DocumentLines
  /// The lines that head something other than a key.
  private let heads: [Int]
  /// The lines that head keys.
  private let keys: [Int]

  init(_ document: DocumentLines, _ joiner: LineJoiner) {
    self.document = document
    let starts = Set(AnswerKeyReader(document: document, joiner: joiner).starts())
    // "None of these answers" is an option.
    keys = document.lines.indices.filter { line in
      starts.contains(line)
        || (document.lines[line].isBold || document.isHeading(line)) && Self.headsKey(document.texts[line])
    }
    heads = document.lines.indices.filter { Self.heads($0, document) }
  }

  /// The chapters of a stretch of lines: those below its largest headings of which there are several; none where there
  /// are no two.
  func divided(_ range: Range<Int>) -> [Range<Int>] {
    var sizes: [Int32: [Int]] = [:]
    for line in heads.within(range) {
      // Two lines of one heading are one.
      let size = document.lines[line].size
      if let last = sizes[size]?.last, last == line - 1 { continue }
      sizes[size, default: []].append(line)
    }
    guard let starts = sizes.filter({ $0.value.count > 1 }).max(by: { $0.key < $1.key })?.value else {
      return []
    }
    // What stands above the first heading may be its heading of a larger size.
    let ends = starts.dropFirst() + [range.upperBound]
    var chapters = zip(starts, ends).map { $0..<$1 }
    // A key behind the last of them is that of all, unless each of the others has one, too.
    if let last = chapters.last, let key = keys.within(last).first,
      !chapters.dropLast().allSatisfy(hasKey)
    {
      chapters[chapters.count - 1] = last.lowerBound..<key
    }
    let opening = range.lowerBound..<starts[0]
    return opening.count > 2 ? [opening] + chapters : chapters
  }

  /// True where more than one key begins in the document.
  var hasSeveralKeys: Bool { keys.count > 1 }

  /// True where a key begins in a stretch of lines.
  func hasKey(_ range: Range<Int>) -> Bool { !keys.within(range).isEmpty }

  /// True for a heading, or the bold name of an exercise, that heads no key.
  private static func heads(_ line: Int, _ document: DocumentLines) -> Bool {
    guard document.isHeading(line) || namesExercise(line, document) else { return false }
    return !headsKey(document.texts[line])
  }

  private static func headsKey(_ text: String) -> Bool {
    guard text.utf8.count < 60 else { return false }
    let bare = text.lowercased().trimmedOfPunctuation
    return AnswerKeyReader.headsKey(bare) || InlineAnswer.isHead(bare) || AnswerKeyReader.isSingleHead(bare)
  }

  /// True for "Exercice 1.1 : Trouver le radical", set in bold letters.
  private static func namesExercise(_ line: Int, _ document: DocumentLines) -> Bool {
    let words = document.lines[line].words
    return document.lines[line].isBold && words.count <= 14
      && words.first.map { ExerciseNames.all.contains($0.text.lowercased()) } == true
  }
}

extension [Int] {
  /// Those of ascending numbers that lie within a range.
  fileprivate func within(_ range: Range<Int>) -> ArraySlice<Int> {
    func place(_ bound: Int) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if self[middle] < bound { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return self[place(range.lowerBound)..<place(range.upperBound)]
  }
}
