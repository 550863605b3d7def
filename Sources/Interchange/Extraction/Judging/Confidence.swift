import Foundation
import PDFText

/// Says how sure it is that items are as the page has them.
///
/// Nice features of single items do not tell right ones from wrong ones; what tells is how the whole document hangs
/// together: whether numbers are complete, marks add up to what the paper says, paper and scheme agree, and how much
/// of the text is left over.
struct ConfidenceJudge {
  let document: DocumentLines
  let verification: Verification
  /// The same of the mark scheme, where that is another file.
  var answerVerification: Verification?
  /// The lines of the mark scheme, where that is another file.
  var answerDocument: DocumentLines?
  /// How good the next best way of reading the document was, as a part of the best.
  let runnerUp: Double
  /// Whether the answers come from a mark scheme, and how many of its entries found their question.
  var schemeAgreement: Double?
  /// What speaks against the whole reading, in words for a person.
  var objection: String?
  /// Lines behind the last item that became part of none: they may be answers, unread.
  private var behind = 0

  init(
    document: DocumentLines, verification: Verification, answerVerification: Verification? = nil,
    runnerUp: Double,
    schemeAgreement: Double? = nil
  ) {
    self.document = document
    self.verification = verification
    self.answerVerification = answerVerification
    self.runnerUp = runnerUp
    self.schemeAgreement = schemeAgreement
  }

  /// Sets the confidence of each item, and what a person has to look at.
  ///
  /// - Parameter witnesses: What else in the document speaks for the reading: what they do not confirm is not sure.
  mutating func judge(_ recognition: inout Recognition, _ witnesses: Witnesses) {
    let whole = document(recognition)
    if let last = recognition.explained.max() {
      behind = document.lines.indices.dropFirst(last + 1).count { document.lines[$0].words.count > 1 }
    }
    let peers = Peers(recognition.items)
    let unansweredOfAll = unanswered(recognition)
    let accounting = Accounting(recognition, document)
    let seams = Seams(document, recognition.items)
    let schemeSeams = answerDocument.map { Seams($0, []) }
    let answers = AlikeAnswers(recognition.items)
    for index in recognition.items.indices {
      var item = recognition.items[index]
      var unlike = peers.differences(of: item).map { Doubt(most: 0.75, review: $0) }
      if let fault = answers.fault(in: item) { unlike.append(Doubt(most: 0.75, review: fault)) }
      if let objection { unlike.append(Doubt(most: 0.85, review: objection)) }
      if accounting.hasLost(near: item) {
        unlike.append(Doubt(most: 0.8, review: "words that stand beside it are in no question"))
      }
      if item.answer == nil, let doubt = unansweredOfAll ?? unanswered(item) { unlike.append(doubt) }
      let doubts =
        aboutKey(item, recognition) + unverified(item) + doubts(about: item, peers.optionCount)
        + unlike + textFaults(of: item, seams, schemeSeams) + lostAnswer(item)
      let confidence = doubts.map(\.most).reduce(whole, min)
      item.reviews += item.leftOut.map { "left out beside it: \($0)" }
      item.reviews += doubts.compactMap(\.review)
      item.confidence = (max(0.05, min(0.99, confidence)) * 100).rounded() / 100
      recognition.items[index] = item
    }
    doubtAll(&recognition)
    doubtUnconfirmed(&recognition, witnesses)
    doubtUnread(&recognition)
  }

  /// Where no item has an answer, and the last one looks as if it had a key in it, none is sure.
  private func doubtUnread(_ recognition: inout Recognition) {
    guard recognition.items.allSatisfy({ $0.answer == nil }), let last = recognition.items.last,
      KeysOfPairs.areWithin(
        ([last.question] + last.options.map(\.text) + last.leftOut).joined(separator: " "))
    else { return }
    for index in recognition.items.indices {
      recognition.items[index].confidence = min(recognition.items[index].confidence, Self.mostUnconfirmed)
    }
  }

  /// Leaves only those items sure that something else in the document confirms.
  ///
  /// Where that is true of less than half of them, what it says of those may be chance.
  private func doubtUnconfirmed(_ recognition: inout Recognition, _ witnesses: Witnesses) {
    let sure = Set(
      recognition.items.indices.filter {
        recognition.items[$0].confidence >= 0.9 && witnesses.confirm(recognition.items[$0])
      })
    let areMost = sure.count * 2 >= recognition.items.count
    for index in recognition.items.indices where !areMost || !sure.contains(index) {
      recognition.items[index].confidence = min(recognition.items[index].confidence, Self.mostUnconfirmed)
    }
  }

  /// How sure an item is at most that nothing else in the document confirms.
  private static let mostUnconfirmed = 0.88

  /// Where a third of the items are doubtful, the reading is, and the others may only hide what is wrong with them.
  private func doubtAll(_ recognition: inout Recognition) {
    let doubtful = recognition.items.count { $0.confidence < 0.8 }
    guard doubtful * 10 > recognition.items.count * 3 else { return }
    for index in recognition.items.indices where recognition.items[index].confidence > Self.mostUnconfirmed {
      recognition.items[index].confidence = Self.mostUnconfirmed
    }
  }

  /// A line to write on that begins with words that no other has: they may be the answer.
  private func lostAnswer(_ item: ExtractedItem) -> [Doubt] {
    guard item.answer == nil else { return [] }
    for place in item.places {
      for index in document.lines(ofPage: place.page) where document.lines[index].isAnswerLine {
        let line = document.lines[index]
        guard line.box.centerY >= place.box.top, line.box.centerY <= place.box.bottom,
          let first = line.words.first,
          first.text.contains(where: { $0.isLetter || $0.isNumber }), line.label() == nil
        else { continue }
        let words = line.words.map(\.text).prefix { !$0.allSatisfy(isLeader) }
        guard let last = words.last?.last(where: { !isLeader($0) }), !"=:([£$€".contains(last),
          !words.contains(where: { ["answer", "name"].contains($0.lowercased().trimmedOfPunctuation) })
        else { continue }
        return [Doubt(most: 0.8, review: "'\(words.joined(separator: " "))' stands on a line to write on")]
      }
    }
    return []
  }

  /// What the document as a whole says, 0...1.
  private func document(_ recognition: Recognition) -> Double {
    var confidence = 0.99
    confidence *= 0.6 + 0.4 * min(1, recognition.coherence)
    // What lies between the first and the last line of an item, and is part of none.
    let left = leftOver(recognition.explained)
    confidence *= 1 - min(0.4, max(0, left - 0.04) * 1.5)
    if runnerUp > 0.85 { confidence *= 0.94 }
    if let schemeAgreement { confidence *= 0.8 + 0.2 * schemeAgreement }
    if recognition.items.count < 3 { confidence *= 0.85 }
    return confidence
  }

  private func leftOver(_ explained: Set<Int>) -> Double {
    guard let first = explained.min() else { return 1 }
    var all = 0
    var known = 0
    // What stands behind the last item may be its key, unread.
    for line in first..<document.lines.count {
      let count = document.texts[line].utf8.count
      all += count
      if explained.contains(line) || document.isHeading(line) { known += count }
    }
    return all == 0 ? 0 : 1 - Double(known) / Double(all)
  }

  /// Something that speaks against an item: how sure it leaves one at most, and what a person has to look at.
  private struct Doubt {
    let most: Double
    let review: String?
  }

  /// What the page sets apart and the item has in one text.
  private func textFaults(of item: ExtractedItem, _ seams: Seams, _ schemeSeams: Seams?) -> [Doubt] {
    var found = [
      seams.fault(inQuestion: item.question, at: item.places), OddTokens.fault(inQuestion: item.question),
    ]
    found += item.options.map { OddTokens.fault(inOption: $0.text) }
    if let answer = item.answer, item.options.isEmpty { found.append(OddTokens.fault(inAnswer: answer)) }
    if let answer = item.answer, item.answerFile == nil, item.options.isEmpty {
      found.append(seams.fault(inAnswer: answer, at: item.answerPlace.map { [$0] } ?? item.places))
    }
    if let answer = item.answer, item.answerFile != nil, item.options.isEmpty, let place = item.answerPlace {
      found.append(schemeSeams?.fault(inAnswer: answer, at: [place], isScheme: true))
    }
    return found.compactMap { $0 }.map { Doubt(most: 0.75, review: $0) }
  }

  /// What is not on the page as it stands in the item.
  private func unverified(_ item: ExtractedItem) -> [Doubt] {
    let pages = item.places.map(\.page)
    var missing = verification.missing(item.question, on: pages)
    for option in item.options { missing += verification.missing(option.text, on: pages) }
    if let answer = item.answer, item.kind != .trueFalse {
      if let answerVerification, let place = item.answerPlace, item.answerFile != nil {
        missing += answerVerification.missing(answer, on: [place.page]).filter {
          verification.missing($0, on: pages) != []
        }
      } else {
        missing += verification.missing(answer, on: item.answerPlace.map { [$0.page] + pages } ?? pages)
      }
    }
    let mended = missing.filter { verification.isMended($0, on: pages) }
    missing.removeAll(where: mended.contains)
    guard let first = missing.first else {
      return mended.first.map { word in
        [Doubt(most: 0.85, review: "letters that the file has lost were put back in '\(word)'")]
      } ?? []
    }
    return [Doubt(most: 0.5, review: "'\(first)' is not on the page as it stands here")]
  }

  /// What a key that does not fit its questions says about each answer: where one is not found, two may be in one.
  private func aboutKey(_ item: ExtractedItem, _ recognition: Recognition) -> [Doubt] {
    if let schemeAgreement, schemeAgreement < 0.9 {
      return [Doubt(most: 0.85, review: nil)]
    }
    guard recognition.hasKey, item.answer != nil else { return [] }
    if recognition.strayAnswers > 0 {
      return [Doubt(most: 0.85, review: "the key has answers to questions that were not found")]
    }
    let open = recognition.items.filter { $0.answer == nil }
    let numbers = open.compactMap { $0.number.flatMap { Int($0) } }
    // Textbooks answer every second question; any other hole may be a mistake.
    let isRegular =
      numbers.count == open.count && Set(numbers.map { $0 % 2 }).count == 1
      && open.count * 3 > recognition.items.count
    return open.isEmpty || isRegular
      ? [] : [Doubt(most: 0.85, review: "the key lacks answers to other questions")]
  }

  /// What speaks against the questions without an answer, all of them: where others have one, theirs may not be found.
  private func unanswered(_ recognition: Recognition) -> Doubt? {
    if recognition.hasKey || schemeAgreement != nil {
      return Doubt(most: 0.7, review: Self.answerMissing)
    }
    let answered = recognition.items.count { $0.answer != nil }
    if answered * 2 > recognition.items.count {
      return Doubt(most: 0.75, review: "it has no answer, where others have one")
    }
    if behind > 2 { return Doubt(most: 0.8, review: nil) }
    if recognition.endsWithMore {
      return Doubt(most: 0.8, review: "answers may stand below the last question")
    }
    let numbers = recognition.items.compactMap(\.number)
    if answered == 0,
      numbers.count > 3 && Set(numbers).count * 10 <= numbers.count * 8 || recognition.hasLabelsOfAnswers
    {
      return Doubt(most: 0.8, review: "the same numbers come again: they may be those of the answers")
    }
    return nil
  }

  /// What speaks against a question without an answer where nothing in the document speaks against all of them.
  private func unanswered(_ item: ExtractedItem) -> Doubt? {
    if item.leftOut.contains(where: { SideHeads.name(of: $0) != nil }) {
      return Doubt(most: 0.8, review: "what was left out may be its answer")
    }
    // Of questions without answers whose marks do not say that they are an exam's, many have one that was not seen.
    return item.marks == nil ? Doubt(most: 0.85, review: nil) : nil
  }

  /// What a person has to look at where others have an answer in the document's key.
  static let answerMissing = "no answer was found for it among those of the document"

  /// True for a root sign with more than a number or a letter behind it, of which its bar may cover a part: "√x + 1".
  private static func hasOpenRoot(_ text: String) -> Bool {
    text.contains("√")
      && text.split(separator: "√", omittingEmptySubsequences: false).dropFirst().contains { rest in
        guard let first = rest.first, first != "(" else { return false }
        let term = rest.prefix { first.isNumber ? $0.isNumber || ".,".contains($0) : $0.isLetter }
        let next = rest.dropFirst(term.count).first { $0 != " " }
        return next.map { "+−-×÷·/^²³".contains($0) } ?? false
      }
  }

  /// What about an item by itself makes a person look.
  private func doubts(about item: ExtractedItem, _ usualOptions: Int?) -> [Doubt] {
    var doubts: [Doubt] = []
    func cap(_ most: Double, _ review: String?) { doubts.append(Doubt(most: most, review: review)) }
    let text = item.question
    let words = text.split(separator: " ")
    if words.count > 110 { cap(0.6, "the question is unusually long: it may hold more than one") }
    if hasLabelInside(words) { cap(0.65, "there may be another question's number in the text") }
    if text.components(separatedBy: "___").count > 3, item.kind != .cloze || text.contains(". ") {
      cap(0.7, "there are several gaps: they may be cells of a table")
    }
    if words.contains("i"), words.contains("ii") { cap(0.6, "there may be parts in the text") }
    if Self.hasOpenRoot(text) || item.options.contains(where: { Self.hasOpenRoot($0.text) }) {
      cap(0.8, "how far a root goes is drawn, and no part of the text")
    }
    if let usualOptions, !item.options.isEmpty, item.options.count != usualOptions {
      cap(0.75, "\(item.options.count) options, where others have \(usualOptions)")
    }
    if let usualOptions, item.options.isEmpty, item.kind == .short, usualOptions > 2, !text.contains("?") {
      cap(0.8, nil)
    }
    if item.reviews.contains(QuestionLines.dottedGap) || item.reviews.contains(QuestionLines.tailTaken) {
      cap(0.85, nil)
    }
    if text.last == ":", item.options.isEmpty, item.kind == .short {
      cap(0.8, "it ends with a colon: what follows may be missing")
    }
    if item.options.contains(where: { $0.text.isEmpty }) { cap(0.5, "an option is empty") }
    if item.options.contains(where: { $0.text.split(separator: " ").count > 40 }) {
      cap(0.65, "an option is unusually long")
    }
    let isTable = item.kind == .vocabulary || item.kind == .definition || item.kind == .matching
    if !isTable, item.kind == .short, item.marks == nil, item.options.isEmpty, Asking.worth(text) < 0.9,
      Asking.worth(item.command) < 0.9,
      item.stem.map({ Asking.worth($0) < 0.9 && !Wording.hasContext($0) }) ?? true
    {
      cap(0.8, "nothing in the text asks: is this a question?")
    }
    if isStacked(item) || text.last.map({ "√+−×÷∑∫".contains($0) }) == true {
      cap(0.6, "an equation or a figure's letters stand in the text: compare it with the page")
    }
    if let answer = item.answer, answer.split(separator: " ").count > 120 {
      cap(0.7, "the answer is unusually long")
    }
    return doubts + misfits(in: item)
  }

  /// What about the parts of an item does not fit the others: a term that goes on, a head, an answer without its option.
  private func misfits(in item: ExtractedItem) -> [Doubt] {
    var doubts: [Doubt] = []
    func cap(_ most: Double, _ review: String?) { doubts.append(Doubt(most: most, review: review)) }
    let text = item.question
    let isTable = item.kind == .vocabulary || item.kind == .definition || item.kind == .matching
    if isTable, let last = text.last,
      ",;".contains(last) || "–—-=/".contains(last) && text.dropLast().last == " "
    {
      cap(0.75, "it ends with '\(last)': more may belong to it")
    }
    if item.kind == .vocabulary || item.kind == .definition, let answer = item.answer,
      WordTableReader.role(named: answer) == .translation
        || WordTableReader.role(named: text) == .term && !answer.contains(" ")
    {
      cap(0.75, "it may be the head of a table")
    }
    if let answer = item.answer, item.options.count > 1, item.answerLabels.isEmpty, answer.count <= 2,
      !item.options.contains(where: { $0.text == answer })
    {
      cap(0.7, "its answer is none of its options")
    }
    let letters = item.options.count { $0.label == nil && $0.text.count == 1 }
    if letters > 1, letters < item.options.count {
      cap(0.6, "some options are letters, which may name the others")
    }
    return doubts
  }

  /// A number or a letter in brackets that could begin a question, between the words of one.
  private func hasLabelInside(_ words: [Substring]) -> Bool {
    for (place, word) in words.enumerated() where place > 2 {
      guard let parts = compactLabel(String(word)), let part = parts.first else { continue }
      if parts.count > 1, part.number != nil { return true }
      if part.style == .dot, part.number != nil, place + 1 < words.count,
        words[place + 1].first?.isUppercase == true,
        words[place - 1].last.map({ ".?:".contains($0) }) == true
      {
        return true
      }
      if part.style == .parentheses, part.letter.map({ $0 <= 8 }) == true,
        words[place - 1].last.map({ ".?:".contains($0) }) == true
      {
        return true
      }
    }
    return false
  }

  /// True where letters stand above each other closer than lines do, or alone on many lines.
  private func isStacked(_ item: ExtractedItem) -> Bool {
    var short = 0
    var count = 0
    for place in item.places {
      for index in document.lines(ofPage: place.page) {
        let line = document.lines[index]
        guard line.page == place.page, line.box.top >= place.box.top, line.box.bottom <= place.box.bottom,
          line.box.left >= place.box.left - 100, line.box.right <= place.box.right + 100
        else { continue }
        count += 1
        if line.words.reduce(0, { $0 + $1.text.count }) <= 3 { short += 1 }
      }
    }
    return short >= 2 && short * 5 >= count
  }
}
