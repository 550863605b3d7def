import PDFText

/// Reads papers whose answers are in a file of their own that is no mark scheme.
extension DocumentReading {
  /// What a paper has with its key, where that answers more of its questions in another way than as a mark scheme.
  ///
  /// The key may be the paper again with its answers, a teacher's copy. Keys that name sections as the paper does, tables
  /// of letters and sheets that are filled in are read at the end of a document, and are in a file of their own as often.
  ///
  /// - Parameter whole: What the paper has with the file read as a mark scheme.
  func extract(
    _ pages: [PageText], keyBehind answers: [PageText], _ whole: Extraction
  ) -> Extraction {
    let file = answerFile ?? ""
    let isSaidAgain = whole.isSaidAgain(in: answers)
    if isSaidAgain, !whole.hasPoints {
      let copy = extract(DocumentLines(arrange(answers), isWord: isWord), answers, nil)
      if let found = whole.answered(by: copy, file: file) { return found }
    }
    guard let last = pages.map(\.number).max(),
      isSaidAgain || whole.mayLackAnswers || whole.hasRepeatedNumbers
    else { return whole }
    let both = pages + answers.map { $0.numbered(from: last) }
    var joined = extract(DocumentLines(arrange(both), isWord: isWord), both, nil)
    joined.takeOff(pagesBehind: last, file: file)
    return joined.answersBetter(than: whole) ? joined : whole
  }
}

extension Extraction {
  /// The highest confidence of items whose key was read in one of several ways.
  private static let most = 0.85
  /// How many items of a copy may be the one that is looked for: they are in the same order.
  private static let mostCompared = 50

  /// True where most items have several points, or what else is accepted: then the file is a mark scheme.
  fileprivate var hasPoints: Bool {
    items.count { $0.rubric.count > 1 || !$0.accepted.isEmpty || !$0.rejected.isEmpty } * 2 > items.count
  }

  /// How much its answers say about marking them.
  private var guidance: Int {
    items.reduce(0) {
      $0 + Swift.max(0, $1.rubric.count - 1) + $1.accepted.count + $1.rejected.count + $1.ignored.count
    }
  }

  /// True where its numbers repeat: what goes with what is then not plain.
  fileprivate var hasRepeatedNumbers: Bool {
    let numbers = items.compactMap(\.number)
    return Set(numbers).count < numbers.count
  }

  /// True where pages have the words of most of its questions, two by two, in whatever order.
  fileprivate func isSaidAgain(in pages: [PageText]) -> Bool {
    func pairs(_ text: String) -> [String] {
      let words = Verification.words(text)
      return zip(words, words.dropFirst()).map { $0 + " " + $1 }
    }
    let known = Set(pages.flatMap { pairs($0.ownText) })
    // Of a term that is to be defined, two words would be too many.
    let asked = items.map { $0.question.split(separator: "___").flatMap { pairs(String($0)) } }.filter {
      !$0.isEmpty
    }
    let said = asked.count { own in own.count { known.contains($0) } * 10 >= own.count * 9 }
    return said * 10 >= max(2, asked.count) * 6
  }

  /// True where it has the questions of another reading and answers more of them, or as many in fewer words.
  fileprivate func answersBetter(than other: Extraction) -> Bool {
    let questions = Set(other.items.map { [$0.number ?? "", $0.question] })
    let same = items.count { questions.contains([$0.number ?? "", $0.question]) }
    guard same * 10 >= other.items.count * 9, items.count * 10 <= other.items.count * 11 else { return false }
    let answers = (own: items.compactMap(\.answer), others: other.items.compactMap(\.answer))
    guard answers.own.count == answers.others.count else { return answers.own.count > answers.others.count }
    // What else is accepted or rejected is more than fewer words are.
    guard guidance >= other.guidance else { return false }
    return answers.own.joined().count < answers.others.joined().count
  }

  /// Its items with the answers of the same questions in a copy; nil where that lacks most of them.
  fileprivate func answered(by copy: Extraction, file: String) -> Extraction? {
    var byNumber = Dictionary(grouping: copy.items.indices) { copy.items[$0].number ?? "" }
    var answered = self
    var found = 0
    for index in items.indices {
      let number = items[index].number ?? ""
      // Copies have their questions in the same order, so that the first is nearly always the one.
      guard let places = byNumber[number],
        let place = places.prefix(Self.mostCompared).firstIndex(where: {
          copy.items[$0].isCopy(of: items[index])
        })
      else { continue }
      let other = copy.items[places[place]]
      byNumber[number]?.remove(at: place)
      found += 1
      let filled = other.question.fillings(of: items[index].question)?.joined(separator: "\n")
      guard let answer = filled ?? other.answer else { continue }
      var own = items[index]
      own.takeAnswer(answer, of: other, file: file)
      own.confidence = min(own.confidence, other.confidence, Self.most)
      answered.items[index] = own
    }
    let answers = (own: answered.items.count { $0.answer != nil }, before: items.count { $0.answer != nil })
    return found * 10 >= items.count * 7 && answers.own * 10 >= answers.before * 7 ? answered : nil
  }

  /// Leaves the pages out that are another file's, from which its answers were taken.
  fileprivate mutating func takeOff(pagesBehind last: Int, file: String) {
    items.removeAll { $0.page > last }
    silentPages.removeAll { $0.page > last }
    for index in items.indices {
      items[index].confidence = min(items[index].confidence, Self.most)
      guard let place = items[index].answerPlace, place.page > last else { continue }
      items[index].answerPlace?.page = place.page - last
      items[index].answerFile = file
    }
  }
}

extension ExtractedItem {
  /// Takes an answer from a copy, with all that goes with it; what was known before is another reading's.
  fileprivate mutating func takeAnswer(_ answer: String, of other: ExtractedItem, file: String) {
    (answerPlace, answerFile) = (other.answerPlace ?? other.places.first, file)
    reviews.removeAll { $0.contains("no answer") }
    if options.map(\.text) == other.options.map(\.text) {
      // The letters are those of the copy: a word such as "A" may be an option's text.
      (self.answer, kind, answerLabels) = (answer, other.kind, other.answerLabels)
    } else {
      answerLabels = []
      if kind == .multiChoice { kind = .choice }
      take(answer: answer, at: answerPlace, file: file)
    }
    (rubric, accepted, rejected, ignored) = (other.rubric, other.accepted, other.rejected, other.ignored)
    (quantity, isAnswerInferred) = (other.quantity, other.isAnswerInferred)
    for name in ["explanation", "marking"] { details[name] = other.details[name] ?? details[name] }
  }

  /// True where another item has the same words, options and stem.
  func asksTheSame(as other: ExtractedItem) -> Bool {
    question == other.question && stem == other.stem && options == other.options
  }

  /// True where another item asks the same, or what it fills gaps of.
  fileprivate func isCopy(of other: ExtractedItem) -> Bool {
    Verification.words(question) == Verification.words(other.question)
      || question.fillings(of: other.question) != nil
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
