import PDFText

/// The options of a question that its lettered parts are, and what stands among them.
struct LetteredOptions {
  var options: [ExtractedItem.Option] = []
  var places: [ExtractedItem.Place] = []
  var marks: Int?
  /// The answer that a word names behind the last of them.
  var answer: String?
  /// The places of those that have a tick.
  var ticked: [Int] = []
  /// The letters of the right ones below them.
  var told: LettersBelowOptions.Found?
  /// Their words, as they are set.
  var words: [TextWord] = []
  /// What no field holds.
  var leftOut: [String] = []
}

/// Tells lettered parts that are the options of the question above them from parts that ask.
extension ItemBuilder {
  /// Options in small letters of which several stand in a row; nil for anything else.
  func optionRows(of node: QuestionNode, _ lines: QuestionLines) -> LetteredOptions? {
    var all: [(line: Int, skipped: Int)] = []
    // Their own letters stay, the number of the question before them does not.
    for child in node.children { all += child.lines.map { ($0.line, max(0, $0.skipped - 1)) } }
    all.sort { $0.line < $1.line }
    let content = QuestionLines(all, document, marksBefore: nil)
    var rows = rowsOfOptions(content.rows)
    let count = rows.count
    var outside: [String] = []
    // "(c) Buzz Aldrin (d) Neil Armstrong" above "Ans. (d)"
    let answer = InlineAnswer.take(from: &rows, joiner, outside: &outside)
    guard content.answerLines == 0, all.count < 8 || count < content.rows.count,
      let found = OptionReader(joiner: joiner).read(rows), found.stem.isEmpty,
      lines.text(joiner).last.map({
        "?:…_".contains($0) || $0.isLetter && isAsked(in: found) || areSetOff(rows, found)
          || found.options.count == habits.usualOptions || habits.lettersAreOptions
      }) ?? isRowOfWords(found, rows),
      found.options.count > node.children.count || areSetOff(rows, found),
      (3...8).contains(found.options.count),
      found.options.allSatisfy({ !$0.text.isEmpty && $0.text.count < 100 && $0.text.last != "?" })
    else { return nil }
    return LetteredOptions(
      options: found.options, places: content.places, marks: content.marks, answer: answer,
      words: rows.joined().flatMap(\.words),
      leftOut: content.leftOut + outside
        + (content.rows.dropFirst(count) + content.leading).map(\.joinedText))
  }

  /// True for options as many as those of other questions, below a sentence that they end.
  private func isAsked(in found: FoundOptions) -> Bool {
    found.options.count >= 3 && habits.optionParts == found.options.count
  }

  /// Rows of options without a text behind them that begins further left: that of the next question.
  private func rowsOfOptions(_ rows: [[QuestionCell]]) -> [[QuestionCell]] {
    guard let left = rows.first?.first?.left, !SmallLetters.find(rows).isEmpty,
      let end = rows.firstIndex(where: { ($0.first?.left ?? left) < left - 800 })
    else { return rows }
    return Array(rows[..<end])
  }

  /// True for options whose small letters stand in cells of their own, and that ask nothing.
  private func areSetOff(_ rows: [[QuestionCell]], _ found: FoundOptions) -> Bool {
    SmallLetters.find(rows).count >= 3 && found.options.count >= 3
      && !found.options.contains { option in
        Asking.isCommand(option.text.split(separator: " ").first.map(String.init) ?? "")
      }
  }

  /// True for options of a gap with that number in a passage: a row of single words or a few, which ask nothing.
  private func isRowOfWords(_ found: FoundOptions, _ rows: [[QuestionCell]]) -> Bool {
    rows.count == 1
      && found.options.allSatisfy { option in
        let words = option.text.split(separator: " ")
        return words.count <= 4 && !option.text.contains(where: { "=+−×÷".contains($0) })
          && option.text.last.map { $0.isLetter || $0.isNumber } == true
          && !(words.count > 1 && Asking.isCommand(String(words[0])))
      }
  }

  /// Words that tell to choose.
  private static let choosing: Set<String> = [
    "choose", "select", "circle", "tick", "which", "pick", "mark", "assinale", "marque", "escolha", "elige",
    "elija",
    "seleccione", "selecciona", "señale", "señala", "marca", "cochez", "coche", "choisissez", "choisis",
    "kreuze",
    "kreuzen", "wähle", "wählen", "scegli", "scegliete", "segna", "выберите", "укажите", "отметьте",
    "wybierz",
    "zaznacz", "vyber", "zakroužkuj", "kies", "kryds", "välj", "kryssa", "seçiniz", "işaretleyiniz", "pilih",
    "pilihlah", "оберіть", "позначте",
  ]

  /// True for "Choose the word that is spelled correctly.", which no question mark ends.
  func choosesOne(_ lower: String) -> Bool {
    let first = lower.split(separator: " ").first.map { String($0).trimmedOfPunctuation } ?? ""
    return ["choose", "select", "circle", "tick", "pick"].contains(first)
      || ["find", "identify", "underline", "mark"].contains(first)
        && ["the correct", "the right", "the best", "the odd one"].contains { lower.contains($0) }
  }

  /// True for what tells to choose a letter, a word or an answer for each question below it.
  static func tellsToChoose(_ lower: String) -> Bool {
    let words = lower.split { !$0.isLetter }.map(String.init)
    return words.first.map(choosing.contains) == true
      && words.dropFirst().contains {
        ["letter", "option", "answer", "word", "words", "best", "correct", "choice", "meaning"].contains($0)
      }
  }

  /// What stands before the last of several things that all are meant.
  private static let ands: Set<Substring> = [
    "and", "und", "et", "y", "e", "i", "en", "og", "och", "és", "și", "ve", "и", "та", "και", "&",
  ]

  /// How many letters a line names of which one is to be chosen: 3 for "(a, b oder c)", in any language.
  static func lettersToChoose(_ text: String) -> Int? {
    guard let start = text.firstIndex(of: "("), let end = text[start...].firstIndex(of: ")"),
      text[start...].lowercased().hasPrefix("(a, b")
    else { return nil }
    let words = text[start..<end].lowercased().split { "(, ".contains($0) }
    let letters = words.filter { $0.count == 1 }.compactMap(\.first)
    // Between the last two stands a word for "or", which may itself be a letter.
    let expected = Array("abcdefgh".prefix(words.count - 1))
    guard words.count > 2, Array(letters.prefix(words.count - 2)) == expected.dropLast(),
      words.last.map(String.init) == expected.last.map(String.init), !ands.contains(words[words.count - 2])
    else { return nil }
    return expected.count
  }

  private static func firstWord(ofLastSentence text: String) -> String {
    let end = text.lastIndex { ".?!".contains($0) }
    let sentence = end.map { text[text.index(after: $0)...] } ?? text[...]
    return sentence.split(separator: " ").first.map { String($0).trimmedOfPunctuation } ?? ""
  }

  /// Words above parts that each ask for something.
  private static let parting = [
    "define", "explain each", "each of the following", "answer the following", "following terms",
    "these questions",
  ]

  /// Lettered parts that are the options of the question above them; nil where they are parts.
  ///
  /// - Parameter stem: What is said to all questions around it, as the order to choose the right option.
  func optionChildren(of node: QuestionNode, _ lines: QuestionLines, below stem: [String] = [])
    -> LetteredOptions?
  {
    let children = node.children
    guard !children.isEmpty, children.allSatisfy({ $0.children.isEmpty }) else { return nil }
    if let found = optionRows(of: node, lines) { return found }
    if areNumberedInFull(children) { return nil }
    guard (3...6).contains(children.count) || habits.lettersAreOptions && (2...8).contains(children.count)
    else { return nil }
    let text = lines.text(joiner)
    let lower = text.lowercased()
    let isToldToChoose = stem.last.map { OrdersToChoose.areIn($0.lowercased()) } ?? false
    guard let last = text.last,
      isToldToChoose || habits.lettersAreOptions || isTicked(children) || "?:…_".contains(last)
        || text.contains("___")
        || last == "."
          && (choosesOne(lower) || lower.contains("which of the") || lower.contains("which of these"))
        || habits.optionParts == children.count && (last.isLetter || last == ",")
        || last.isLetter && lines.marks != nil && endSentence(children)
        || habits.usualOptions == children.count
          && (habits.tellsToChoose || !areOrders(children, below: lower))
    else { return nil }
    if last == ":", !habits.lettersAreOptions, !isToldToChoose {
      let first = Self.firstWord(ofLastSentence: lower)
      let isChoosing = Self.choosing.contains(first) || habits.optionParts == children.count
      guard text.split(separator: " ").count >= 4 || habits.optionParts == children.count,
        isChoosing || !Asking.isCommand(first) || Self.isForeign(lower)
      else { return nil }
    }
    if !habits.lettersAreOptions, Self.parting.contains(where: lower.contains) { return nil }
    var found = LetteredOptions()
    var longest = 0
    for (index, child) in children.enumerated() {
      guard let part = child.path.last, [part.letter, part.roman, part.number].contains(index + 1) else {
        return nil
      }
      var content = QuestionLines(child.lines, document, marksBefore: nil)
      guard content.answerLines == 0, content.marks == nil || index == children.count - 1 else { return nil }
      if index == children.count - 1 {
        found.answer = InlineAnswer.take(from: &content.rows, joiner, outside: &content.leftOut)
        if found.answer == nil {
          found.told = LettersBelowOptions.take(from: &content.rows, of: children.count, joiner)
        }
      }
      found.marks = content.marks ?? found.marks
      found.leftOut += content.leftOut
      found.words += content.rows.joined().flatMap(\.words)
      let text = content.text(joiner)
      longest = max(longest, text.count)
      guard !text.isEmpty, !text.contains("?") else { return nil }
      let first = text.split(separator: " ").first.map(String.init) ?? ""
      if text.split(separator: " ").count > 3, Asking.isCommand(first), !Self.isForeign(text), last == ":",
        !habits.lettersAreOptions
      {
        return nil
      }
      found.options.append(ExtractedItem.Option(label: part.text.trimmedOfPunctuation, text: text))
      found.places += content.places
    }
    var texts = found.options.map(\.text)
    found.ticked = OptionRemarks.take(from: &texts)
    for place in texts.indices { found.options[place].text = texts[place].trimmed }
    // A text that ends with a colon may head a list of things to explain; options are short beside it.
    return last == ":" && longest > 60 && !habits.lettersAreOptions ? nil : found
  }
}

extension ItemBuilder {
  /// True for parts that have the number of their question before their own, "1.2.1", as no options do.
  private func areNumberedInFull(_ parts: [QuestionNode]) -> Bool {
    parts.allSatisfy { part in
      let label = part.lines.first.flatMap { document.labels[$0.line] }?.parts ?? []
      return label.count > 1 && label.allSatisfy { $0.number != nil }
    }
  }

  /// True for a few words without marks each, in small letters: ends of the sentence above, which has the marks.
  fileprivate func endSentence(_ parts: [QuestionNode]) -> Bool {
    parts.allSatisfy { part in
      let lines = QuestionLines(part.lines, document, marksBefore: nil)
      let text = lines.text(joiner)
      return lines.marks == nil && lines.answerLines == 0 && text.split(separator: " ").count <= 8
        && text.first.map { !$0.isUppercase } == true
    }
  }

  /// True where some of the parts, and not all, end in a tick, or one is set off: these are the right ones.
  fileprivate func isTicked(_ parts: [QuestionNode]) -> Bool {
    if isOneSetOff(parts) { return true }
    let ticked = parts.count { part in
      part.lines.last.map { document.texts[$0.line].hasSuffix("✓") } ?? false
    }
    return ticked > 0 && ticked < parts.count
  }

  /// True where one of the parts stands on a ground of its own, above a line or in bold letters, and no word of the others does.
  private func isOneSetOff(_ parts: [QuestionNode]) -> Bool {
    let words = parts.map { part in
      part.lines.flatMap { document.lines[$0.line].words.dropFirst($0.skipped) }
    }
    guard words.count > 2, words.allSatisfy({ !$0.isEmpty }) else { return false }
    let settings: [(TextWord) -> Bool] = [{ $0.isUnderlined }, { $0.ground != 255 }, { $0.isBold }]
    return settings.contains { isSetOff in
      let whole = words.count { $0.allSatisfy(isSetOff) }
      return whole == 1 && words.count { $0.contains(where: isSetOff) } == 1
    }
  }

  /// True for a noun of another language that is an order in English: "Plan de Iguala", "Plan con el que …".
  fileprivate static func isForeign(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 1
      && ["de", "del", "con", "que", "en", "du", "des", "da", "do", "dos", "di", "van", "von", "der"]
        .contains(
          words[1].lowercased())
  }

  /// True for parts that tell to do something, or stand below a sentence that tells to do it with each of them.
  fileprivate func areOrders(_ parts: [QuestionNode], below text: String) -> Bool {
    if Asking.isOrderInAnyLanguage(Self.firstWord(ofLastSentence: text)), !choosesOne(text) { return true }
    return parts.contains { part in
      let text = QuestionLines(part.lines, document, marksBefore: nil).text(joiner)
      return text.split(separator: " ").count > 1 && !Self.isForeign(text)
        && Asking.isOrderInAnyLanguage(text.split(separator: " ").first.map(String.init) ?? "")
    }
  }
}

extension NumberedQuestions {
  /// How many options half of the questions have that have lettered parts, where none has more parts.
  func usualOptions(of questions: [QuestionNode]) -> Int? {
    let parted = questions.filter { !$0.children.isEmpty && $0.children.allSatisfy(\.children.isEmpty) }
    let builder = ItemBuilder(document: document, joiner: joiner)
    var counts: [Int: Int] = [:]
    for question in parted {
      let lines = QuestionLines(question.lines, document, marksBefore: nil)
      if let found = builder.optionChildren(of: question, lines) {
        counts[found.options.count, default: 0] += 1
      }
    }
    if counts.isEmpty, let told = toldOptions(of: parted, all: questions.count) { return told }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.key > 2,
      most.value > 2,
      most.value * 10 >= parted.count * 5,
      parted.count(where: { $0.children.count <= most.key }) == parted.count
    else { return nil }
    return most.key
  }

  /// True where most questions with lettered parts have options, and nothing in any part of the others asks for an answer.
  ///
  /// "Kolebką ludzkości jest:" has four parts, as others have that ask "…?".
  func lettersAreOptions(of questions: [QuestionNode]) -> Bool {
    let units = questions.flatMap { $0.children.contains { !$0.children.isEmpty } ? $0.children : [$0] }
    let parted = units.filter { !$0.children.isEmpty }
    guard parted.count > 3 else { return false }
    let builder = ItemBuilder(document: document, joiner: joiner)
    // One ticked part in each says more than any words: options may give orders, too.
    let ticked = parted.count { builder.isTicked($0.children) }
    if ticked * 10 >= parted.count * 8 { return true }
    var lenient = builder
    lenient.habits.lettersAreOptions = true
    var chosen = 0
    var counts: Set<Int> = []
    for unit in parted {
      let lines = QuestionLines(unit.lines, document, marksBefore: nil)
      if let found = builder.optionChildren(of: unit, lines) {
        chosen += 1
        counts.insert(found.options.count)
      } else if mayBeOptions(unit.children, below: lines, builder),
        let found = lenient.optionChildren(of: unit, lines)
      {
        counts.insert(found.options.count)
      } else {
        return false
      }
    }
    // Where all have as many, some that are options for certain say what the others are.
    let isUniform = counts.count == 1 && counts.contains { $0 > 2 }
    return chosen > 2 && (chosen * 2 >= parted.count || isUniform && chosen * 4 >= parted.count)
  }

  /// True for parts without marks, room or a question, below words that give no order for each of them.
  private func mayBeOptions(_ parts: [QuestionNode], below lines: QuestionLines, _ builder: ItemBuilder)
    -> Bool
  {
    let lower = lines.text(joiner).lowercased()
    guard (2...8).contains(parts.count), lines.marks == nil, !builder.areOrders(parts, below: lower) else {
      return false
    }
    return parts.allSatisfy { part in
      let own = QuestionLines(part.lines, document, marksBefore: nil)
      let text = own.text(joiner)
      return part.children.isEmpty && own.marks == nil && own.answerLines == 0
        && (1...160).contains(text.count) && !text.contains("?")
    }
  }

  /// How many lettered parts all questions have, where the document tells to choose a letter, and the parts are a few words.
  private func toldOptions(of parted: [QuestionNode], all count: Int) -> Int? {
    guard parted.count >= 4, let first = parted.first?.children.count, (3...6).contains(first) else {
      return nil
    }
    // "Welche Lösung (a, b oder c) ist jeweils richtig?" says it of the questions that have those letters.
    let areNamed = document.texts.contains { ItemBuilder.lettersToChoose($0) == first }
    let uniform = parted.count { $0.children.count == first }
    guard
      areNamed && uniform * 10 >= count * 5 && parted.allSatisfy({ $0.children.count <= first })
        || parted.count == count && uniform == count
          && document.texts.contains(where: { ItemBuilder.tellsToChoose($0.lowercased()) })
    else { return nil }
    let areShort = parted.flatMap(\.children).dropLast().allSatisfy { part in
      let lines = QuestionLines(part.lines, document, marksBefore: nil)
      let text = lines.text(joiner)
      return lines.marks == nil && text.split(separator: " ").count <= 8 && !text.contains("?")
    }
    return areShort ? first : nil
  }
}
