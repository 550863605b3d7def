import PDFText

/// Where the lines of an answer end on the page, and which of them were ended on purpose.
///
/// A line to which the first word of the next would still have fitted was ended by whoever wrote it: what follows is a new
/// point, and not the rest of a sentence.
struct LinesOfAnswer {
  /// A stretch of the answer that stands on one line.
  struct Run {
    /// Where it ends in the answer.
    var end: String.Index
    /// Its first and last word.
    var first: TextWord
    var last: TextWord
    var line: Int
    /// Where the next cell of the line begins, if it has one.
    var beside: Int32?
  }

  var runs: [Run]

  /// How many lines of a row of a table may have nothing of the answer between two that have.
  private static let mostBetween = 2
  /// How many lines a label and what stands beside it may take before the answer begins.
  private static let mostBefore = 4

  /// Finds the words of an answer from the line on at which its place begins; nil where they do not stand there in order.
  init?(_ answer: String, at place: ExtractedItem.Place, in document: DocumentLines) {
    let lines = document.lines(ofPage: place.page)
    guard let start = lines.first(where: { document.lines[$0].box.bottom > place.box.top }) else {
      return nil
    }
    for line in lines[start...].prefix(Self.mostBefore) {
      let words = document.lines[line].words
      for first in words.indices where answer.hasPrefix(words[first].text) {
        if let runs = Self.runs(of: answer, from: line, first, until: lines.upperBound, document) {
          self.runs = runs
          return
        }
      }
    }
    return nil
  }

  private static func runs(
    of answer: String, from start: Int, _ first: Int, until end: Int, _ document: DocumentLines
  ) -> [Run]? {
    var runs: [Run] = []
    var rest = answer[...]
    var empty = 0
    for line in start..<end {
      guard let own = run(&rest, on: line, from: line == start ? first : nil, document) else {
        empty += 1
        if runs.isEmpty || empty > mostBetween { return nil }
        continue
      }
      runs.append(own)
      empty = 0
      if rest.allSatisfy(\.isWhitespace) { return runs }
    }
    return nil
  }

  /// The words at the beginning of a text that a cell of a line consists of, taken off it; nil where none does.
  ///
  /// - Parameter first: The word of the line that it begins with, if it may be any.
  private static func run(
    _ text: inout Substring, on line: Int, from first: Int?, _ document: DocumentLines
  ) -> Run? {
    var place = 0
    var own: Run?
    for cell in document.lines[line].cells {
      defer { place += cell.words.count }
      var words = cell.words[...]
      if let first, own == nil {
        guard first < place + cell.words.count else { continue }
        words = words.dropFirst(max(0, first - place))
      }
      var rest = text
      var taken: [TextWord] = []
      for word in words {
        guard let after = rest.behind(word.text),
          own == nil || after.first?.isWhitespace ?? true
        else { break }
        rest = after
        taken.append(word)
      }
      // What is left of the cell may be marks; anything else belongs to another text.
      let others = words.dropFirst(taken.count)
      guard let begin = taken.first, let last = taken.last,
        others.isEmpty || rest.allSatisfy(\.isWhitespace)
          || others.count < 4 && others.contains(where: { $0.text.contains { $0.isNumber || $0 == "✓" } })
      else {
        if own != nil {
          own?.beside = cell.box.left
          break
        }
        continue
      }
      text = rest
      own = Run(end: rest.startIndex, first: own?.first ?? begin, last: last, line: line)
      if !others.isEmpty { break }
    }
    return own
  }

  /// Where its lines begin.
  var left: Int32 { runs.map(\.first.box.left).min() ?? 0 }

  /// The stretches of the answer that lines ended on purpose part.
  ///
  /// - Parameters:
  ///   - answer: The answer that it was made of.
  ///   - column: The column that it stands in.
  ///   - marks: What the answer is worth: as many lines are as many points, where lines seldom go on.
  func pieces(of answer: String, in column: AnswerColumn, marks: Int?) -> [String] {
    let pairs = Array(zip(runs, runs.dropFirst()))
    var ended = pairs.map { column.isEnded($0, before: $1) }
    // As many lines as marks are as many points, where lines seldom go on.
    if column.hasRoom || runs.count == marks && !column.isWrapped {
      ended = pairs.map { _ in true }
    }
    var pieces: [String] = []
    var start = answer.startIndex
    for ((run, _), isEnded) in zip(pairs, ended) where isEnded {
      pieces.append(String(answer[start..<run.end]).trimmed)
      start = run.end
    }
    pieces.append(String(answer[start...]).trimmed)
    return pieces
  }
}

/// The lines of all answers that begin as far left.
struct AnswerColumn {
  private let right: Int32
  /// Whether so many lines reach nearly as far as any that sentences go on from one to the next.
  let isWrapped: Bool
  /// Whether no line comes near to what stands beside them, so that each was ended on purpose.
  let hasRoom: Bool

  init(_ lines: [LinesOfAnswer], around left: Int32, size: Int32) {
    let runs = lines.flatMap(\.runs).filter { abs($0.first.box.left - left) < 3 * size }
    let most = runs.map(\.last.box.right).max() ?? 0
    right = most
    let full = runs.count { $0.last.box.right > most - 3 * size }
    isWrapped = full * 4 >= runs.count
    // Half of them full, the column ends there, whatever stands far beside it.
    hasRoom = full * 2 < runs.count && runs.compactMap(\.beside).min().map { most + 10 * size < $0 } ?? false
  }

  /// True where the first word of the next line would have fitted behind a line.
  func isEnded(_ run: LinesOfAnswer.Run, before next: LinesOfAnswer.Run) -> Bool {
    let goesOn =
      next.first.text.first.map { $0.isLowercase || ",;)]".contains($0) } == true
      && run.last.text.last.map { ".;:!?".contains($0) } != true
    // A ragged line may end early by itself, though not by much.
    let slack = goesOn ? run.last.size * 3 : run.last.size / 2
    let needed = run.last.size * 3 / 10 + (next.first.box.right - next.first.box.left) + slack
    if run.last.box.right + needed <= right { return true }
    return !isWrapped && run.last.box.right + 3 * run.last.size < right
  }
}

extension Substring {
  /// What stands behind a word that the text begins with, after spaces; nil where it begins with another.
  fileprivate func behind(_ word: String) -> Substring? {
    let text = drop(while: \.isWhitespace)
    if text.hasPrefix(word) { return text.dropFirst(word.count) }
    // A word that is divided at the end of a line stands in the answer in one.
    guard let last = word.last, "-\u{AD}‐".contains(last), word.count > 1, text.hasPrefix(word.dropLast())
    else {
      return nil
    }
    return text.dropFirst(word.count - 1)
  }
}
