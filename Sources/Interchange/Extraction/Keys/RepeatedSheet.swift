import Distractors
import PDFText

/// Sheets that stand in a document twice, blank and with the answers filled in.
extension [ExtractedItem] {
  /// Takes the answers of a second copy of the questions, and the copy out.
  ///
  /// A copy has the numbers and the words of the first, nearly all of them, perhaps with the answer behind them.
  mutating func mergeCopies() {
    guard count >= 6 else { return }
    let copies = copies()
    guard copies.count >= 3, let start = copies.keys.min() else { return }
    // What stands behind the first copy belongs to the second sheet, as a whole.
    let behind = count - start
    guard copies.count * 10 >= behind * 8, copies.values.allSatisfy({ $0 < start }) else { return }
    for (copy, first) in copies.sorted(by: { $0.key < $1.key }) {
      if self[first].options.isEmpty, !self[copy].options.isEmpty {
        self[first].options = self[copy].options
        self[first].kind = self[copy].kind
      }
      self[first].leftOut += self[copy].leftOut
      if self[first].answer == nil, let answer = self[copy].answer ?? answer(of: copy, behind: first) {
        self[first].take(
          answer: answer, at: self[copy].answerPlace ?? self[copy].places.first,
          file: self[copy].answerFile)
        self[first].reviews.removeAll { $0 == ConfidenceJudge.answerMissing }
      }
    }
    self = indices.filter { copies[$0] == nil }.map { self[$0] }
  }

  /// The positions of items that say an earlier one again, each with the position of that.
  ///
  /// The letters of a question begin those of its copy: by the beginnings of each item is found what it may say again,
  /// so that no two are compared for nothing.
  private func copies() -> [Int: Int] {
    var firsts: [String: [UInt64: [Int]]] = [:]
    var copies: [Int: Int] = [:]
    for index in indices {
      guard let number = self[index].number else { continue }
      let beginnings = self[index].beginnings
      let mayBe = firsts[number].map { known in Set(beginnings).flatMap { known[$0] ?? [] }.sorted() }
      if let first = mayBe?.first(where: { isCopy(index, of: $0) }) {
        copies[index] = first
      } else if let whole = beginnings.last {
        firsts[number, default: [:]][whole, default: []].append(index)
        // A copy has words where it has a gap.
        if let before = self[index].question.firstRange(of: "___")?.lowerBound,
          case let letters = Verification.words(String(self[index].question[..<before])).joined().utf8,
          !letters.isEmpty
        {
          firsts[number]?[beginnings[letters.count], default: []].append(index)
        }
      }
    }
    return copies
  }

  private func isCopy(_ copy: Int, of first: Int) -> Bool {
    let (one, other) = (self[first], self[copy])
    // The same words below another stem, or with other options or answers, are another question.
    // What stands above all questions of one copy may be missed above the other.
    let isLong = one.question.count > 30 && (one.stem == nil || other.stem == nil)
    guard one.stem == other.stem || isLong,
      one.options.isEmpty || other.options.isEmpty || one.options == other.options,
      one.answer == nil || other.answer == nil || one.answer == other.answer
    else { return false }
    let (asked, said) = (one.question, other.question)
    return asked.count > 3
      && (said == asked || said.rest(behind: asked) != nil || said.hasPrefix(asked + " ")
        || said.fillings(of: asked) != nil)
  }

  /// What stands behind the words of a question in its copy; nil for nothing.
  private func answer(of copy: Int, behind first: Int) -> String? {
    let (asked, said) = (self[first].question, self[copy].question)
    guard said != asked else { return nil }
    if let filled = said.fillings(of: asked) { return filled.joined(separator: "\n") }
    let rest =
      said.hasPrefix(asked + " ") ? String(said.dropFirst(asked.count + 1)) : said.rest(behind: asked) ?? ""
    return rest.isEmpty ? nil : rest
  }

}

extension ExtractedItem {
  /// Hashes of all beginnings of its question, by letters and digits alone; the last is that of all of it.
  fileprivate var beginnings: [UInt64] {
    var hash = TextHash()
    var hashes = [hash.wide]
    for byte in Verification.words(question).joined().utf8 {
      hash.add(byte)
      hashes.append(hash.wide)
    }
    return hashes
  }
}
