import PDFText

/// Reads a paper and its key, which is a file of its own, as one document.
extension DocumentReading {
  /// What a paper has with its key behind it, where that answers more of the same questions than a mark scheme would.
  ///
  /// Keys that name sections as the paper does, tables of letters and copies of the paper that are filled in are read so
  /// at the end of a document, and are in a file of their own as often.
  ///
  /// - Parameter whole: What the paper has with the file read as a mark scheme.
  func extract(
    _ pages: [PageText], keyBehind answers: [PageText], _ whole: Extraction
  ) -> Extraction {
    guard let last = pages.map(\.number).max(), whole.mayLackAnswers || whole.mayHaveOthersWords else {
      return whole
    }
    let both = pages + answers.map { $0.numbered(from: last) }
    var joined = extract(DocumentLines(arrange(both), isWord: isWord), both, nil)
    joined.items.removeAll { $0.page > last }
    joined.silentPages.removeAll { $0.page > last }
    guard joined.answersBetter(than: whole) else { return whole }
    for index in joined.items.indices {
      joined.items[index].confidence = min(joined.items[index].confidence, 0.85)
      guard let place = joined.items[index].answerPlace, place.page > last else { continue }
      joined.items[index].answerPlace?.page = place.page - last
      joined.items[index].answerFile = answerFile ?? ""
    }
    return joined
  }
}

extension Extraction {
  /// True where its numbers repeat, or answers say their questions again: what goes with what is then not plain.
  fileprivate var mayHaveOthersWords: Bool {
    let numbers = items.compactMap(\.number)
    let again = items.count { item in item.answer.map { item.isSaidAgain(in: $0) } ?? false }
    return Set(numbers).count < numbers.count || again * 2 > items.count
  }

  /// True where it has the questions of another reading and answers more of them, or as many in fewer words.
  fileprivate func answersBetter(than other: Extraction) -> Bool {
    let questions = Set(other.items.map { [$0.number ?? "", $0.question] })
    let same = items.count { questions.contains([$0.number ?? "", $0.question]) }
    guard same * 10 >= other.items.count * 9, items.count * 10 <= other.items.count * 11 else { return false }
    let answers = (own: items.compactMap(\.answer), others: other.items.compactMap(\.answer))
    guard answers.own.count == answers.others.count else { return answers.own.count > answers.others.count }
    return answers.own.joined().count < answers.others.joined().count
  }
}

extension ExtractedItem {
  /// True where an answer has most words of its question.
  fileprivate func isSaidAgain(in answer: String) -> Bool {
    let words = Set(Verification.words(question)).subtracting(["_"])
    return words.count >= 3 && words.intersection(Verification.words(answer)).count * 10 >= words.count * 8
  }
}

extension PageText {
  /// The page with a number that so many are before.
  fileprivate func numbered(from count: Int) -> PageText {
    var page = self
    page.number += count
    for index in page.lines.indices { page.lines[index].page += count }
    for index in page.furniture.indices { page.furniture[index].page += count }
    return page
  }
}
