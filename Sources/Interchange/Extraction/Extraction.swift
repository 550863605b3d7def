import Distractors
package import PDFText

/// Everything that was found in a document.
package struct Extraction: Sendable {
  /// The items in the document's order.
  package var items: [ExtractedItem]
  /// The way the document was read: "numbered", "table" and so on; nil where nothing was recognised.
  package var layout: String?
  /// Pages of which nothing became an item, with what is known about why.
  package var silentPages: [(page: Int, reason: String)] = []
  /// What else in the document says that it was read rightly; where nothing does, no item is sure.
  package var witnesses: Set<Witness> = []
}

/// Finds what a document asks or teaches.
///
/// - Parameters:
///   - pages: Its pages, not yet arranged.
///   - answers: The pages of its mark scheme, where that is another file.
///   - answerFile: The name of that file, which becomes the `answerFile` of items that are answered in it.
///   - without: Readers to leave out, by the names of `readers`: how the others do on what was one's alone shows what
///     is doubted of a layout that no reader was written for.
package func extract(
  _ pages: [PageText], answers: [PageText]? = nil, answerFile: String? = nil, without: Set<String> = []
) -> Extraction {
  let (pages, answers) = (pages.turned, answers?.turned)
  var found = extractTurned(pages, answers, answerFile, without)
  found.items.takePronunciations()
  found.items.takeAskers()
  found.items.takeSpokenWords()
  for index in found.items.indices { found.items[index].divideRunInNotes() }
  found.turnBack(pages, answers)
  return found
}

/// Finds what a document asks or teaches in pages of which those from right to left are turned round.
private func extractTurned(
  _ pages: [PageText], _ answers: [PageText]?, _ answerFile: String?, _ without: Set<String>
) -> Extraction {
  let lexicon = Lexicon.english
  let isWord: @Sendable (String) -> Bool = { lexicon.word($0) != nil }
  let arranged = arrange(pages)
  let reader = DocumentReading(
    lexicon: lexicon, isWord: isWord, joiner: LineJoiner(isWord: isWord, isEnglish: arranged.areInEnglish),
    answerFile: answerFile, without: without)
  let document = DocumentLines(arranged, isWord: isWord)
  let whole = reader.extract(document, pages, answers)
  if let answers { return reader.extract(pages, keyBehind: answers, whole) }
  let found = whole.mayLackAnswers ? reader.extract(packOf: pages, arranged, document, whole) : whole
  return reader.extract(chaptersOf: document, pages, found)
}

extension Extraction {
  /// Puts the places of items back to where they are on pages that were turned round or upright.
  fileprivate mutating func turnBack(_ pages: [PageText], _ answers: [PageText]?) {
    func turned(_ pages: [PageText]) -> [Int: PageText] {
      let turned = pages.filter { $0.isTurned || $0.quarterTurn != nil }
      return Dictionary(turned.map { ($0.number, $0) }, uniquingKeysWith: { one, _ in one })
    }
    let (own, others) = (turned(pages), turned(answers ?? []))
    guard !own.isEmpty || !others.isEmpty else { return }
    for item in items.indices {
      for place in items[item].places.indices {
        guard let page = own[items[item].places[place].page] else { continue }
        items[item].places[place].box = page.turnedBack(items[item].places[place].box)
      }
      guard let place = items[item].answerPlace,
        let page = (items[item].answerFile == nil ? own : others)[place.page]
      else { continue }
      items[item].answerPlace?.box = page.turnedBack(place.box)
    }
  }
}

extension PageText {
  /// A box on the page as it is printed.
  fileprivate func turnedBack(_ box: Box) -> Box { printed(isTurned ? box.turned(in: width) : box) }
}

/// Reads documents, with what is the same for a pack and for each of its sheets.
struct DocumentReading {
  let lexicon: Lexicon
  let isWord: @Sendable (String) -> Bool
  let joiner: LineJoiner
  let answerFile: String?
  let without: Set<String>

  /// What a document has that is read as one.
  func extract(_ document: DocumentLines, _ pages: [PageText], _ answers: [PageText]?) -> Extraction {
    let inner =
      answers == nil ? MarkSchemeReader(document: document, joiner: joiner).read(isWhole: false) : nil
    var candidates = readings(of: document, joiner, lexicon, taken: inner?.lines ?? [], without).sorted {
      $0.worth > $1.worth
    }
    if candidates.first.map({ $0.worth <= 0.08 }) ?? true, let inner {
      // A scheme that says its questions again is a paper with its answers.
      let asking = inner.entries.count { Asking.worth($0.answer.first ?? "") >= 0.9 }
      let whole =
        asking * 10 >= inner.entries.count * 6
        ? readings(of: document, joiner, lexicon, taken: [], without).max { $0.worth < $1.worth } : nil
      candidates = [whole ?? (Recognition(answers: inner.entries, lines: inner.lines), 1)]
    }
    return extract(candidates, inner, document, pages, answers)
  }

  /// What a document has by the best of its readings that nothing objects to.
  private func extract(
    _ candidates: [(reading: Recognition, worth: Double)],
    _ inner: (entries: [SchemeEntry], lines: Set<Int>)?,
    _ document: DocumentLines, _ pages: [PageText], _ answers: [PageText]?
  ) -> Extraction {
    guard var best = candidates.first, best.worth > 0.08 else {
      return Extraction(items: [], layout: nil, silentPages: silentPages(pages, []))
    }
    var agreement: Double?
    let answerDocument = answers.map { DocumentLines(arrange($0), isWord: isWord) }
    if let answerDocument {
      let scheme = MarkSchemeReader(document: answerDocument, joiner: joiner).read(isWhole: true)
      agreement = scheme.map { best.reading.pair(with: $0.entries, of: answerFile ?? "") } ?? 0
      if best.reading.items.contains(where: { $0.answer == nil }),
        let copy = NumberedQuestions(document: answerDocument, joiner: joiner, taken: []).read()
      {
        best.reading.takeAnswers(ofCopy: copy, file: answerFile ?? "")
      }
    } else if let inner,
      best.reading.layout != .table
        || inner.lines.count(where: best.reading.explained.contains) * 2 < inner.lines.count
    {
      // A table "# | Question | Answer" that was read as what it is, is no scheme for itself.
      agreement = best.reading.pair(with: inner.entries, of: nil)
    }
    best.reading.divideExplanations(answerDocument ?? document)
    best.reading.takeNumbersOffWords()
    best.reading.takePartsOfSpeech()
    best.reading.turnWords(isWord, in: document)
    best.reading.items.takeLeadersOffAnswers()
    best.reading.items.takeBulletsOffAnswers()
    best.reading.items.takeLeadsOffAnswers()
    best.reading.items.takeNamedMarksOffAnswers()
    best.reading.items.takeMarksOutOfAnswers()
    best.reading.items.takeOptionsOutOfAnswers()
    if let last = best.reading.items.indices.last { best.reading.items[last].leftOut += document.closing }
    if answers == nil { AnswersInOrder(document: document, joiner: joiner).give(to: &best.reading) }
    UnheadedKey(document: document).give(to: &best.reading)
    if let answerDocument {
      UnheadedKey(document: answerDocument).give(to: &best.reading, file: answerFile ?? "")
    }
    best.reading.complete()
    best.reading.items.takeOptionsInBrackets()
    best.reading.items.readVerdictLetters(of: document)
    best.reading.restore(document.countedWord, printsQuestions: document.printsQuestions)
    best.reading.takeSignsOutOfLabels()
    let plausibility = Plausibility(document: document, isWord: isWord)
    best.reading = CombinedReadings(document: document, plausibility: plausibility).combine(
      best.reading, with: candidates.dropFirst().map(\.reading), isWord)
    // Those of the other readings have not gone through the above.
    best.reading.divideExplanations(answerDocument ?? document)
    best.reading.items.mergeCopies()
    best.reading.divideAnswersOfParts()
    best.reading.items.divideIntoPoints(document, answerDocument, joiner)
    // A reading that finds the same in another way is no rival.
    let rival = candidates.dropFirst().first { !best.reading.agrees(with: $0.reading) }
    let runnerUp = rival.map { $0.worth / best.worth } ?? 0
    var judge = ConfidenceJudge(
      document: document, verification: Verification(pages),
      answerVerification: answers.map { Verification($0) },
      runnerUp: runnerUp, schemeAgreement: agreement
    )
    judge.answerDocument = answerDocument
    let objection = plausibility.objection(to: best.reading)
    judge.objection = objection?.text
    // Where nothing says that it is what it looks like, and much beside it is something else, nothing was recognised.
    // Sums below orders look like terms with their meanings, too.
    let others =
      objection == nil
      ? [] : candidates.dropFirst().filter { $0.reading.isFirmlyNumbered && $0.worth > 0.2 }
    if let objection,
      objection.isPlain || document.share(of: best.reading.explained) < 0.75
        || others.contains(where: { $0.reading.items.count > 2 * best.reading.items.count })
    {
      if !others.isEmpty { return extract(others, inner, document, pages, answers) }
      return Extraction(items: [], layout: nil, silentPages: silentPages(pages, []))
    }
    let witnesses = Witnesses(best.reading, document, isWord)
    judge.judge(&best.reading, witnesses)
    best.reading.takeNumbers(document.printedNumbers)
    best.reading.leaveOutNumbers(ofTieBreaksIn: document)
    return Extraction(
      items: best.reading.items, layout: best.reading.layout.rawValue,
      silentPages: silentPages(pages, best.reading.items), witnesses: witnesses.found)
  }
}

/// The pages that no item stands on, with what is known about why.
private func silentPages(_ pages: [PageText], _ items: [ExtractedItem]) -> [(page: Int, reason: String)] {
  var speaking = Set(items.flatMap { $0.places.map(\.page) })
  speaking.formUnion(items.compactMap { $0.answerFile == nil ? $0.answerPlace?.page : nil })
  return pages.filter { !speaking.contains($0.number) }.map { page in
    if page.letterCount < 20 {
      return (
        page.number, page.images.isEmpty ? "there is no text on it" : "it is a picture without a text layer"
      )
    }
    return (page.number, Extraction.notRecognised)
  }
}

extension Recognition {
  /// Gives items what a mark scheme says under their labels.
  ///
  /// - Parameters:
  ///   - entries: What the mark scheme says.
  ///   - file: The name of its file; nil where it is a part of the same document.
  /// - Returns: What part of the entries found their item, and of the marks that both state agree, 0...1.
  mutating func pair(with entries: [SchemeEntry], of file: String?) -> Double {
    let entries = entries.namingOptions(of: items).divided(for: items.compactMap(\.number))
      .gathered(for: items)
    let byNumber = Dictionary(grouping: entries) { normalizedNumber($0.number) }
    let places = Dictionary(
      grouping: items.indices.filter { items[$0].number != nil },
      by: { normalizedNumber(items[$0].number ?? "") })
    var paired = 0
    var differing = 0
    var agreeing = 0
    for (number, own) in places.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let found = byNumber[number] else { continue }
      let isOneQuestion = own.allSatisfy { items[$0].asksTheSame(as: items[own[0]]) }
      // Where the paper counts anew in each section, the scheme has to do so, too: nobody knows else which is meant.
      guard isOneQuestion || found.count == own.count else {
        strayAnswers += found.count
        continue
      }
      for (place, index) in own.enumerated() {
        var entry = found[found.count == own.count ? place : 0]
        entry.removeQuestion(items[index].question)
        guard !items[index].isSaid(by: entry.answer), !items[index].listsOptions(entry.answer) else {
          continue
        }
        guard !items[index].isContradicted(by: entry.answer) else {
          strayAnswers += 1
          continue
        }
        paired += 1
        if entry.marks != nil, items[index].marks != nil, entry.marks != items[index].marks { differing += 1 }
        if entry.marks != nil, entry.marks == items[index].marks { agreeing += 1 }
        items[index].take(entry, file: file)
      }
    }
    agreesWithScheme = agreeing == items.count && byNumber.count == items.count
    let most = max(1, max(byNumber.count, items.count))
    return Double(max(0, paired - differing)) / Double(most)
  }

  /// True when another reading has nearly the same questions with the same answers.
  func agrees(with other: Recognition) -> Bool {
    let found = Set(other.items.map { [$0.question, $0.answer ?? ""] })
    return other.items.count * 10 <= items.count * 11
      && items.count { found.contains([$0.question, $0.answer ?? ""]) } * 10 >= items.count * 9
  }

  /// Fills in what the texts of items say about them.
  mutating func complete() {
    items.dropClosingQuestion()
    items.takeBracketsOffAnswers()
    items.takeTicksOffOptions()
    items.shareOptionsOfLast()
    items.takeVerdictsBeforeReasons()
    items.takeMarksOffAnswers()
    items.takeMarksBehindPoints()
    items.divideListedAnswers()
    items.takeSlashedWords()
    for index in items.indices {
      if items[index].kind == .trueFalse, items[index].options.isEmpty, let answer = items[index].answer {
        items[index].take(answer: answer, at: items[index].answerPlace, file: items[index].answerFile)
      }
      items[index].takeBracketedNotes()
      items[index].figures = FigureNames.find(
        [items[index].stem, items[index].question].compactMap { $0 }.joined(separator: " "))
      guard items[index].kind == .short, items[index].options.isEmpty, let answer = items[index].answer,
        let quantity = Quantities.read(
          answer, question: items[index].question, unit: items[index].details["unit"])
      else { continue }
      items[index].quantity = quantity
      if quantity.unit != nil || Asking.isCalculation(items[index].command) { items[index].kind = .numeric }
    }
  }
}

extension Recognition {
  /// True for a complete chain of numbers of which enough asks.
  fileprivate var isFirmlyNumbered: Bool {
    layout == .numbered && coherence >= 0.95 && items.count >= 5 && evidence >= 0.5
  }

  /// A mark scheme by itself: answers whose questions are in another file.
  fileprivate init(answers entries: [SchemeEntry], lines: Set<Int>) {
    let items = entries.map { entry in
      ExtractedItem(
        kind: .answer, number: entry.number, question: "", places: entry.place.map { [$0] } ?? [])
    }
    self.init(layout: .markScheme, items: items, explained: lines, coherence: 0.9)
  }
}
