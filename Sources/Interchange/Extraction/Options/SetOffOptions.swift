import PDFText

extension ExtractedItem {
  /// The fewest choices whose answers only the way they are set tells.
  static let leastSetOff = 3

  /// Takes the one option as the answer that is bold, in colour, on a ground of its own, underlined or ringed, where the others are not.
  ///
  /// Whether that means anything is seen when all questions are read: `dropSetOffOptions`.
  mutating func takeSetOffOption(of words: [TextWord]) {
    guard answer == nil, options.count > 2 else { return }
    func letters(_ words: [TextWord]) -> String { Verification.words(words.text).joined() }
    // A long option in a colour has more words than the others together.
    let plain = words.filter { !FilledGap.isColour($0.color) }
    let colors = Dictionary((plain.isEmpty ? words : plain).map { ($0.color, 1) }, uniquingKeysWith: +)
    let usual = colors.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    if takeColouredLetter(of: words, usual: usual) || takeRingedLetter(of: words) { return }
    let settings = [
      words.filter(\.isBold), words.filter { $0.color != usual }, words.onGroundOfTheirOwn,
      words.filter(\.isUnderlined),
    ]
    for marked in settings {
      let text = letters(marked)
      guard !text.isEmpty else { continue }
      let found = wholeOptions(text)
      guard !found.isEmpty, found.count < options.count, !isEverySecond(found, marked) else { continue }
      answer = found.map { options[$0].text }.joined(separator: "\n")
      answerLabels = found.compactMap { options[$0].label }
      if found.count > 1 { kind = .multiChoice }
      isAnswerInferred = true
      return
    }
  }

  /// Whether options stand out as the rows of a table do that are shaded in turn.
  private func isEverySecond(_ found: [Int], _ marked: [TextWord]) -> Bool {
    marked[0].ground != 255 && found.count > 1 && found.count * 2 >= options.count - 1
      && zip(found, found.dropFirst()).allSatisfy { $1 - $0 == 2 }
  }

  /// The options that a text is: one, or several whole ones one behind the other.
  private func wholeOptions(_ text: String) -> [Int] {
    let own = options.map { Verification.words($0.text).joined() }
    let labelled = options.indices.map { (options[$0].label ?? "").lowercased() + own[$0] }
    let single = options.indices.filter { own[$0] == text || labelled[$0] == text }
    if !single.isEmpty { return single.count == 1 ? single : [] }
    // Where one begins as another does, nobody knows which of them was meant.
    let areApart = own.indices.allSatisfy { place in
      own[place].count > 2 && !own.indices.contains { $0 != place && own[$0].hasPrefix(own[place]) }
    }
    guard areApart else { return [] }
    var rest = text[...]
    let found = options.indices.filter { index in
      guard let whole = [labelled[index], own[index]].first(where: rest.hasPrefix) else { return false }
      rest = rest.dropFirst(whole.count)
      return true
    }
    return rest.isEmpty ? found : []
  }

  /// Takes the option as the answer around whose letter a ring is drawn, where none is around the others.
  private mutating func takeRingedLetter(of words: [TextWord]) -> Bool {
    let ringed = words.filter(\.isRinged).map(\.text.trimmedOfPunctuation)
    let found = options.indices.filter { options[$0].label.map(ringed.contains) ?? false }
    guard found.count == 1, ringed.count == 1 else { return false }
    answer = options[found[0]].text
    answerLabels = found.compactMap { options[$0].label }
    isAnswerInferred = true
    return true
  }

  /// Takes the options as answers whose letters alone are in a colour, as in a teacher's copy.
  private mutating func takeColouredLetter(of words: [TextWord], usual: UInt32) -> Bool {
    let coloured = words.filter { $0.color != usual && FilledGap.isColour($0.color) }
    let found = coloured.compactMap { word in
      options.indices.first { options[$0].label == word.text.trimmedOfPunctuation }
    }
    guard !found.isEmpty, found.count == coloured.count, Set(found).count == found.count,
      Set(coloured.map(\.color)).count == 1, found.count < options.count
    else { return false }
    answer = found.map { options[$0].text }.joined(separator: "\n")
    answerLabels = found.compactMap { options[$0].label }
    if found.count > 1 { kind = .multiChoice }
    isAnswerInferred = true
    return true
  }
}

extension [TextWord] {
  /// The words on a ground that most do not have; none where there are several such grounds.
  fileprivate var onGroundOfTheirOwn: [TextWord] {
    guard let first, contains(where: { $0.ground != first.ground }) else { return [] }
    let grounds = Dictionary(map { ($0.ground, $0.text.count) }, uniquingKeysWith: +)
    // White is no ground of its own, however long the option is that has another.
    let most = grounds.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    guard grounds.count == 2, let usual = grounds[255] != nil ? 255 : most else { return [] }
    return filter { $0.ground != usual }
  }
}

extension [ExtractedItem] {
  /// Takes answers back that only the way options are set tells, where most choices have none so.
  mutating func dropSetOffOptions() {
    // Those whose answer is told in another way, as by ticks, say nothing about it.
    let choices = indices.filter {
      (!self[$0].options.isEmpty
        || self[$0].kind == .trueFalse && ["True", "False"].contains(self[$0].answer))
        && (self[$0].answer == nil || self[$0].isAnswerInferred)
    }
    let told = choices.filter { self[$0].isAnswerInferred }
    // The rows of a table may be shaded in turn, and a first option be set off as the example.
    let places = Set(told.map { index in self[index].options.map { $0.text == self[index].answer } })
    let areAtOnePlace = told.count > 2 && places.count == 1 && places.first?.contains(true) == true
    guard told.count * 10 < choices.count * 8 || told.count < ExtractedItem.leastSetOff || areAtOnePlace
    else { return }
    for index in told {
      if self[index].kind == .multiChoice { self[index].kind = .choice }
      self[index].answer = nil
      self[index].answerLabels = []
      self[index].isAnswerInferred = false
    }
  }
}
