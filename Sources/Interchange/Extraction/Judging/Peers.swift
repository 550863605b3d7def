import PDFText

/// What the items of a document have in common, by which one that differs from the others is told.
///
/// A reading that goes wrong at one place leaves an item there that is longer, ends otherwise or lacks what the others
/// have.
struct Peers {
  /// Number of options that at least seven of ten choices have; nil where there is none.
  let optionCount: Int?
  /// Whether at least seven of ten questions end with a mark.
  private let areEnded: Bool
  /// Whether at least eight of ten questions begin with a capital or a digit.
  private let areCapital: Bool
  /// Whether at least eight of ten answers end with a mark.
  private let answersAreEnded: Bool
  /// Whether at least eight of ten answers ask nothing.
  private let answersAskNothing: Bool
  /// Whether five and more statements have one and the same verdict.
  private let haveOneVerdict: Bool
  /// Characters of the two longest answers.
  private let longestAnswers: [Int]
  /// Words that most questions begin or end with, and that ask nothing: "2 marks", "Next".
  private let commonEnds: Set<String>
  /// Stems below which no part ends with a mark: "Before it falls".
  private let openStems: Set<String>
  /// Questions that stand there more than once, in small letters.
  private let repeated: Set<String>
  /// The last sentence with a gap, where it goes on with more sentences than all others have; nil where none does.
  private let overlongGap: String?

  init(_ items: [ExtractedItem]) {
    optionCount = Self.mode(items.map(\.options.count).filter { $0 > 0 })
    let asked = items.filter(Self.isSentence)
    areEnded = asked.count { Self.isEnded($0.question) } * 10 >= asked.count * 7
    areCapital = asked.count { Self.isCapital($0.question) } * 10 >= asked.count * 8
    let answers = items.filter { $0.options.isEmpty && $0.kind != .trueFalse }.compactMap(\.answer)
    let ended = answers.count { Self.isEnded($0) }
    answersAreEnded = answers.count >= 4 && ended * 10 >= answers.count * 8
    answersAskNothing = answers.count { !$0.contains("?") } * 10 >= answers.count * 8
    let verdicts = items.filter { $0.kind == .trueFalse }.compactMap(\.answer)
    haveOneVerdict = verdicts.count > 4 && Set(verdicts).count == 1
    longestAnswers = Array(answers.map(\.count).sorted(by: >).prefix(2))
    commonEnds = Self.commonEnds(asked.map(\.question))
    var stems: [String: [Bool]] = [:]
    for item in asked {
      if let stem = item.stem { stems[stem, default: []].append(Self.isEnded(item.question)) }
    }
    openStems = Set(stems.filter { $0.value.count > 1 && !$0.value.contains(true) }.keys)
    var counts: [String: Int] = [:]
    for item in items {
      let options = item.options.map(\.text).joined(separator: "|")
      counts[[item.stem ?? "", item.question, options].joined(separator: "\n").lowercased(), default: 0] += 1
    }
    repeated = Set(counts.filter { $0.value > 1 }.keys)
    let gapped = items.filter { $0.kind == .cloze }.map(\.question)
    let most = gapped.dropLast().map(Self.sentences).max() ?? 0
    overlongGap = gapped.count > 4 ? gapped.last.flatMap { Self.sentences($0) > most + 1 ? $0 : nil } : nil
  }

  private static func sentences(_ text: String) -> Int {
    text.split(separator: " ").count { $0.last.map { ".?!".contains($0) } == true }
  }

  /// The first and last words that three of five questions share, with what tells them apart from questions.
  private static func commonEnds(_ texts: [String]) -> Set<String> {
    var counts: [String: Int] = [:]
    for text in texts {
      let words = text.split(separator: " ")
      guard words.count > 2 else { continue }
      // A number before a word may differ: "1 mark", "2 marks".
      let first = words[0].allSatisfy(\.isNumber) ? words[1] : words[0]
      for (place, word) in [("<", first), (">", words[words.count - 1])] {
        let bare = String(word).lowercased().trimmedOfPunctuation
        let isName =
          word.last == ":"
          || place == "<" && words[0] == first && isCapital(String(words[1])) && words[1].count > 1
          || place == "<" && words[0].allSatisfy(\.isNumber)
          || place == ">" && isCapital(String(word))
        // "Complete How many …": what asks is the second word.
        let isBefore = place == "<" && words[0] == first && Asking.isCommand(String(words[1]))
        if isName, bare.count > 2, isBefore || !Asking.isCommand(bare) {
          counts[place + (bare.last == "s" ? String(bare.dropLast()) : bare), default: 0] += 1
        }
      }
    }
    return Set(counts.filter { $0.value >= 3 && $0.value * 10 >= texts.count * 6 }.keys)
  }

  private func hasCommonEnd(_ text: String) -> Bool {
    guard !commonEnds.isEmpty else { return false }
    let words = text.split(separator: " ")
    guard words.count > 2 else { return false }
    let first = words[0].allSatisfy(\.isNumber) ? words[1] : words[0]
    return [("<", first), (">", words[words.count - 1])].contains { place, word in
      let bare = String(word).lowercased().trimmedOfPunctuation
      return commonEnds.contains(place + (bare.last == "s" ? String(bare.dropLast()) : bare))
    }
  }

  private static func mode(_ counts: [Int]) -> Int? {
    var found: [Int: Int] = [:]
    for count in counts { found[count, default: 0] += 1 }
    guard let most = found.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      most.value * 10 >= counts.count * 7
    else { return nil }
    return most.key
  }

  /// Why an item is unlike the others, in words for a person; empty where it is not.
  func differences(of item: ExtractedItem) -> [String] {
    var found: [String] = []
    let isSentence = Self.isSentence(item)
    if isSentence, hasCommonEnd(item.question) {
      found.append("most questions begin or end with the same words, which may be no part of them")
    }
    if isSentence, areEnded, !Self.isEnded(item.question),
      !(item.stem.map(openStems.contains) ?? false)
    {
      found.append("it ends without a mark, where others have one")
    }
    if item.question == overlongGap {
      found.append("it has more sentences than any other: some may not be its own")
    }
    if isSentence, areCapital, !Self.isCapital(item.question) {
      found.append("it begins with a small letter, where others do not")
    }
    if isSentence, let rest = Self.behindQuestion(item.question), !Self.isEnded(rest) {
      found.append("something stands behind the question mark: '\(rest)'")
    }
    if let answer = item.answer, item.options.isEmpty, item.kind != .trueFalse {
      if answersAreEnded, !Self.isEnded(answer) {
        found.append("its answer ends without a mark, where others have one")
      }
      let asked = Verification.words(item.question).joined()
      if isSentence, asked.count > 15, Verification.words(answer).joined().contains(asked) {
        found.append("its answer repeats the question")
      }
      if ["(1)", "[1]", "✓", "✔"].contains(where: { answer.contains($0) }) {
        found.append("marks stand in its answer")
      }
      if answersAskNothing && answer.contains("?") || answer.dropLast().contains("? ") {
        found.append("its answer holds a question")
      }
      if let first = longestAnswers.first, let second = longestAnswers.last, longestAnswers.count > 1,
        answer.count == first, first > 40, first > 3 * second + 20
      {
        found.append("its answer is far longer than those of others")
      }
    }
    if item.kind == .trueFalse, haveOneVerdict, item.answer != nil {
      found.append("all statements have the same answer")
    }
    if let option = Self.oddOption(item.options.map(\.text)) {
      found.append("option '\(option)' is unlike the others")
    }
    if repeated.contains(
      [item.stem ?? "", item.question, item.options.map(\.text).joined(separator: "|")].joined(
        separator: "\n"
      )
      .lowercased())
    {
      found.append("the same stands there more than once")
    }
    return found
  }

  /// True for what is asked in sentences: no terms, words or entries to match.
  private static func isSentence(_ item: ExtractedItem) -> Bool {
    ![.vocabulary, .definition, .matching, .answer].contains(item.kind)
  }

  private static func isEnded(_ text: String) -> Bool {
    guard let last = text.last(where: { !")”’\"'» ]*†‡".contains($0) }) else { return false }
    return ".?!:…_？。؟;".contains(last)
  }

  private static func isCapital(_ text: String) -> Bool {
    guard let first = text.first(where: { $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    return !first.isLowercase
  }

  /// What stands behind the last question mark.
  private static func behindQuestion(_ text: String) -> String? {
    guard let mark = text.lastIndex(where: { "?？؟".contains($0) }) else { return nil }
    let rest = String(text[text.index(after: mark)...]).trimmed
    return rest.contains(where: { $0.isLetter || $0.isNumber }) ? rest : nil
  }

  /// The option that has another sort of end or is far longer than all others; nil for none.
  private static func oddOption(_ texts: [String]) -> String? {
    guard texts.count > 2 else { return nil }
    for index in [texts.count - 1, 0] {
      let others = texts.indices.filter { $0 != index }.map { texts[$0] }
      let longest = others.map(\.count).max() ?? 0
      if texts[index].count > 3 * longest + 12 { return texts[index] }
      let ended = others.count(where: isEnded)
      if ended == others.count, !isEnded(texts[index]) { return texts[index] }
      if ended == 0, isEnded(texts[index]), texts[index].count > longest { return texts[index] }
    }
    return nil
  }
}
