import PDFText

/// Finds what else in a document says that it was read rightly, and which items that holds for.
///
/// A witness speaks for where questions begin and end, for their marks, their options or their answers, and for nothing
/// else. An item is confirmed where there is one for each of these that it has, and its texts are whole.
struct Witnesses {
  /// The witnesses that speak for the document.
  private(set) var found: Set<Witness> = []

  private let items: [ExtractedItem]
  private let document: DocumentLines
  private let isWord: (String) -> Bool
  /// Words behind the first item that are in none.
  private let leftOver: Int
  /// Whether texts of several items begin, end and read as if each were whole.
  private let haveOwnQuestions: Bool
  private let haveOwnOptions: Bool
  private let haveOwnAnswers: Bool
  private let haveOwnTerms: Bool
  /// Whether questions have no numbers, or all of them that there are from 1 on.
  private let areNumbered: Bool
  /// Whether all choices have the same letters.
  private let haveSameLetters: Bool
  /// In how many ways choices differ by how many of their options are right.
  private let numbersOfLetters: Int
  private let haveNoAnswers: Bool
  /// Whether most terms are in one script, so that one in two has taken something in.
  private let keepsScripts: Bool
  private let hasMarks: Bool
  /// Whether each entry on one side is joined to one on the other, and none is left.
  private let haveOwnMatches: Bool
  /// Sentences that half of the answers have at most.
  private let usualSentences: Int
  /// Whether the tables have heads that say what their columns hold.
  private let hasHeads: Bool

  init(_ recognition: Recognition, _ document: DocumentLines, _ isWord: @escaping (String) -> Bool) {
    let items = recognition.items
    self.items = items
    self.document = document
    self.isWord = isWord
    hasHeads = recognition.layout == .table && recognition.coherence >= 1.1
    haveNoAnswers = items.allSatisfy { $0.answer == nil } && !recognition.repeatsLabels(of: document)
    keepsScripts = items.count { TextShapes.mixesScripts($0.question) } * 10 < items.count * 3
    hasMarks = items.contains { $0.marks != nil }
    let entries = items.first?.options.map(\.text) ?? []
    haveOwnMatches =
      Set(items.compactMap(\.answer)) == Set(entries) && entries.count == items.count
      && TextShapes.beginWithOwnWords(entries, share: 0.7) && TextShapes.endWithOwnWords(entries, share: 0.7)
    let sentences = items.map { Self.sentences($0.answer ?? "") }.sorted()
    usualSentences = sentences.isEmpty ? 0 : sentences[sentences.count / 2]
    let first = recognition.explained.min() ?? 0
    leftOver = (first..<max(first, document.lines.count)).reduce(0) { sum, line in
      recognition.explained.contains(line) || document.isHeading(line)
        ? sum : sum + document.lines[line].words.count
    }
    let choices = items.filter { !$0.options.isEmpty && $0.kind != .matching }
    haveSameLetters = Set(choices.map { $0.options.map { $0.label ?? "" } }).count == 1
    numbersOfLetters = Set(choices.map(\.answerLabels.count)).count
    let questions = items.map(\.question)
    let allAsk = items.allSatisfy(TextShapes.endsAsking)
    haveOwnQuestions =
      items.count(where: TextShapes.isWhole) * 10 >= items.count * 8
      && TextShapes.beginWithOwnWords(questions, share: 0.7)
      && (allAsk || !TextShapes.haveCommonWord(questions))
    let options = choices.flatMap { $0.options.map(\.text) }
    haveOwnOptions =
      TextShapes.beginWithOwnWords(options, share: 0.4) && TextShapes.endWithOwnWords(options, share: 0.4)
    let answers = items.filter { $0.options.isEmpty && $0.kind != .trueFalse }.compactMap(\.answer)
    haveOwnAnswers =
      TextShapes.beginWithOwnWords(answers, share: 0.7) && TextShapes.endWithOwnWords(answers, share: 0.6)
      && !TextShapes.haveCommonWord(answers)
    haveOwnTerms =
      TextShapes.endWithOwnWords(questions, share: 0.6) && !TextShapes.haveCommonWord(questions)
    areNumbered = Self.countOn(items.map(\.number))
    guard items.count >= 3 else { return }
    if hasTotal(recognition) { found.insert(.total) }
    if recognition.agreesWithScheme { found.insert(.scheme) }
    // What was left over may be a part of what was read.
    guard leftOver <= 3, items.count >= 4 else { return }
    if hasWholeKey(recognition) { found.insert(.key) }
    if isInOrder { found.insert(.order) }
    if hasTwoLanguages { found.insert(.languages) }
    if namesOptions(recognition, choices.count) { found.insert(.choices) }
    if areSentences { found.insert(.sentences) }
    if areNamed(recognition, allAsk) { found.insert(.names) }
  }

  // MARK: Items

  /// True where the document itself says that an item is as it was read.
  func confirm(_ item: ExtractedItem) -> Bool {
    guard !found.isEmpty, TextShapes.isWhole(item) else { return false }
    guard !hasMarks || has(.total, .scheme) else { return false }
    switch item.kind {
    case .vocabulary, .definition: return confirmTerm(item)
    case .matching: return haveOwnMatches && has(.key, .total, .scheme)
    case .answer: return false
    default: break
    }
    guard haveOwnQuestions, areNumbered || has(.scheme) else { return false }
    if !item.options.isEmpty { return confirmChoice(item) }
    if item.kind == .trueFalse { return has(.key, .scheme) }
    if item.answer == nil { return has(.total) && haveNoAnswers }
    // What says how many questions there are says nothing about which words answer them.
    return haveOwnAnswers && !item.isAnswerInferred && has(.key, .scheme, .sentences, .names)
  }

  private func has(_ witnesses: Witness...) -> Bool { witnesses.contains(where: found.contains) }

  private func confirmChoice(_ item: ExtractedItem) -> Bool {
    guard haveOwnOptions, haveSameLetters || has(.total, .scheme),
      !TextShapes.haveStrayCapital(item.options.map(\.text))
    else { return false }
    if has(.scheme) { return !item.answerLabels.isEmpty }
    // Two letters for each question may be those of two versions.
    if !item.answerLabels.isEmpty {
      return (item.answerLabels.count == 1 || numbersOfLetters > 1) && has(.key, .choices)
    }
    return has(.total) && haveNoAnswers
  }

  private func confirmTerm(_ item: ExtractedItem) -> Bool {
    guard let answer = item.answer, haveOwnAnswers, haveOwnTerms,
      !keepsScripts || !TextShapes.mixesScripts(item.question)
    else { return false }
    // What stands behind a meaning goes into it as a further sentence, or as words of the other language.
    if has(.languages) {
      return Self.sentences(answer) <= usualSentences
        && (hasHeads || areOfTwoScripts(item) || Self.words(answer).allSatisfy(isEnglish))
    }
    return has(.order) && Self.sentences(answer) <= max(1, usualSentences)
  }

  private func isEnglish(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy(\.isASCII) && (word.count < 2 || isWord(word))
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && $0 != "’" && $0 != "'" }.map(String.init)
  }

  private static func sentences(_ text: String) -> Int {
    text.split(separator: " ").count { word in word.last.map { ".!?".contains($0) } ?? false }
  }

  // MARK: Witnesses

  /// True where the marks of all questions add up to what the paper states for it, or for each question.
  private func hasTotal(_ recognition: Recognition) -> Bool {
    let marks = items.compactMap(\.marks)
    guard marks.count == items.count else { return false }
    var stated: [(question: Int?, marks: Int)] = []
    var wholes: Set<Int> = []
    for text in document.texts {
      if let total = MarkReader.total(text) {
        stated.append(total)
        wholes.insert(total.marks)
      } else if let whole = MarkReader.whole(ofPaper: text) {
        wholes.insert(whole)
      }
    }
    if wholes.contains(marks.reduce(0, +)) { return true }
    var sums: [(question: Int, marks: Int)] = []
    for item in items {
      let question = Int((item.number ?? "").drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
      if sums.last?.question == question {
        sums[sums.count - 1].marks += item.marks ?? 0
      } else {
        sums.append((question, item.marks ?? 0))
      }
    }
    guard sums.count >= 2 else { return false }
    let named = stated.filter { $0.question != nil }
    if named.count == sums.count,
      zip(named, sums).allSatisfy({ $0.question == $1.question && $0.marks == $1.marks })
    {
      return true
    }
    // "[Total: 7]" below each question that has parts, and one for the paper.
    let (own, listed) = (sums.map(\.marks), stated.map(\.marks))
    return own.count < items.count && (listed == own || Array(listed.dropLast()) == own)
  }

  /// True where keys have as many answers as there are questions, each found its own, and few letters are left.
  private func hasWholeKey(_ recognition: Recognition) -> Bool {
    recognition.hasKey && recognition.keyAnswers == items.count && recognition.strayAnswers == 0
      && recognition.keyRest <= 8 && items.allSatisfy { $0.answer != nil }
  }

  /// True for five terms and more of which each stands behind the one before it in the alphabet.
  private var isInOrder: Bool {
    let terms = items.map { $0.question.lowercased().filter { $0.isLetter || $0 == " " } }
    return terms.count >= 5 && zip(terms, terms.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// True where all words are in another script than their meanings, or meanings are English and words are not.
  private var hasTwoLanguages: Bool {
    if items.allSatisfy(areOfTwoScripts) { return true }
    let asked = Plausibility.share(ofEnglish: items.map(\.question), isWord)
    let told = Plausibility.share(ofEnglish: items.compactMap(\.answer), isWord)
    return told >= 0.85 && asked <= told - 0.4 || hasHeads && told >= 0.6 && asked <= told - 0.2
  }

  private func areOfTwoScripts(_ item: ExtractedItem) -> Bool {
    guard let answer = item.answer else { return false }
    func isLatin(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x250 }
    return item.question.unicodeScalars.contains { $0.properties.isAlphabetic }
      && item.question.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || !isLatin($0) }
      && answer.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || isLatin($0) }
  }

  /// True where answers that stand with their questions name options, of which all questions have the same letters.
  private func namesOptions(_ recognition: Recognition, _ choices: Int) -> Bool {
    items.count >= 5 && choices == items.count && haveSameLetters && !recognition.hasKey
      && items.allSatisfy { item in
        !item.answerLabels.isEmpty && item.options.allSatisfy { $0.label != nil }
      } && areNumbered
  }

  /// True where no question has a label, or they count from 1 without a hole, each with its parts, and none comes again.
  private static func countOn(_ labels: [String?]) -> Bool {
    let numbers = labels.compactMap { $0 }
    guard !numbers.isEmpty else { return true }
    guard numbers.count == labels.count, Set(numbers).count == numbers.count else { return false }
    var last = 0
    for label in numbers {
      guard let number = Int(label.prefix { $0.isNumber }), number == last || number == last + 1 else {
        return false
      }
      last = number
    }
    return true
  }

  /// True where each question is one, and no answer asks.
  private var areSentences: Bool {
    items.allSatisfy { item in
      TextShapes.isOneQuestion(item.question) && item.answer.map(TextShapes.tells) ?? false
    }
  }

  /// True where a word says of each text what it is, in the head of a column or before each, and it reads so.
  private func areNamed(_ recognition: Recognition, _ allAsk: Bool) -> Bool {
    (hasHeads || recognition.layout == .pairs) && allAsk && items.allSatisfy { $0.answer != nil }
  }
}

extension Recognition {
  /// True where the labels of half of the questions stand elsewhere, too: their answers may stand there.
  fileprivate func repeatsLabels(of document: DocumentLines) -> Bool {
    var places: [String: [ExtractedItem.Place]] = [:]
    for item in items {
      if let number = item.number { places[normalizedNumber(number), default: []] += item.places }
    }
    var again: Set<String> = []
    for (line, label) in zip(document.lines, document.labels) {
      guard let label else { continue }
      let number = normalizedNumber(label.parts.map(\.text).joined())
      guard let own = places[number] else { continue }
      let isOwn = own.contains { $0.page == line.page && $0.box.verticalOverlap(line.box) > 0.5 }
      if !isOwn { again.insert(number) }
    }
    return places.count >= 3 && again.count * 2 >= places.count
  }
}
