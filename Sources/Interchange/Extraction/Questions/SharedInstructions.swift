import PDFText

/// What textbooks print once above a stretch of questions, as "In Exercises 7–12, write the number in standard form" is.
struct SharedInstruction {
  /// The lines it takes.
  let lines: Range<Int>
  /// The numbers of the questions that it is about.
  let numbers: ClosedRange<Int>
  /// What it says, where it tells to do something; nil where it only says what follows.
  let text: String?
  /// The members of the chain that it is about; nil where their numbers say so.
  var members: Range<Int>?
  /// What stands on its lines and is none of its sentences, as the rows of a table.
  var rest: String?

  private static let nouns: Set<String> = [
    "exercises", "questions", "problems", "items", "aufgaben", "fragen", "ejercicios", "preguntas",
    "exercices",
  ]

  /// The instructions between the questions of a chain, and above its first.
  ///
  /// - Parameter members: The chain's labelled lines.
  static func find(
    _ document: DocumentLines, _ members: [LabelledLine], _ joiner: LineJoiner
  ) -> [SharedInstruction] {
    let labelled = Set(members.map(\.line))
    let numbers = Set(members.map(\.number))
    var found: [SharedInstruction] = []
    for start in document.lines.indices where !labelled.contains(start) {
      guard let (range, isOrder) = range(document.lines[start].words), numbers.contains(range.lowerBound),
        numbers.contains(range.upperBound),
        let next = members.first(where: { $0.line > start }), next.number == range.lowerBound
      else { continue }
      var end = start + 1
      let first = document.lines[start]
      while end < next.line, end - start < 4, !".:?".contains(document.texts[end - 1].last ?? " "),
        document.lines[end].page == first.page, document.lines[end].column == first.column,
        document.lines[end].box.top - document.lines[end - 1].box.top < document.pitch * 3 / 2
      {
        end += 1
      }
      if document.texts[start].hasPrefix("Base your answer") {
        end = Self.endOfPassage(from: end, before: next.line, document)
      }
      var text = isOrder ? joiner.text(Array(document.texts[start..<end])) : nil
      if document.lines[start].words[0].text.first?.isNumber == true {
        // "1–2 You are going to hear …": the numbers are none of its words.
        text = text.map { String($0.drop { $0 != " " }).trimmed }
      }
      // Where numbers begin again, another section has the same.
      let own = members.indices.drop { members[$0].line < next.line }.prefix { place in
        range.contains(members[place].number)
          && (members[place].line == next.line || members[place].number >= members[place - 1].number)
      }
      found.append(
        SharedInstruction(
          lines: start..<end, numbers: range,
          text: text.flatMap { SectionContexts.tellsOnlyHowToAnswer($0) ? nil : $0 },
          members: own.startIndex..<own.endIndex))
    }
    return found + orders(document, members, joiner) + parents(document, members, joiner)
  }

  /// What a question says above its parts where these have its number before their own.
  ///
  /// "2. A Tabela 1 apresenta …" stands above "2.1." then.
  /// Source: tests of schools in Portugal and Spain.
  private static func parents(
    _ document: DocumentLines, _ members: [LabelledLine], _ joiner: LineJoiner
  ) -> [SharedInstruction] {
    func isFirst(_ place: Int) -> Bool {
      let parts = members[place].label.parts
      return parts.count == 2 && parts[1].style == .decimal && parts[1].number == 1
    }
    return members.indices.filter(isFirst).compactMap { place in
      let line = members[place].line
      let least = place > 0 ? members[place - 1].line + 1 : max(0, line - longestPassage)
      guard least < line,
        let start = (least..<line).last(where: { index in
          guard let label = document.labels[index] else { return false }
          return label.parts.count == 1 && label.parts[0].number == members[place].number
            && !label.parts[0].isNamed && document.lines[index].words.count > label.wordCount + 2
            // The first of several instructions is none.
            && !((index + 1)..<line).contains { document.labels[$0]?.parts.first?.number != nil }
        }), let label = document.labels[start]
      else { return nil }
      let rows = (start..<line).prefix { $0 == start || document.lines[$0].cells.count == 1 }
      let end = rows.last { ".:?!".contains(document.texts[$0].last ?? " ") } ?? start
      let first = document.lines[start].words.dropFirst(label.wordCount).map(\.text).joined(separator: " ")
      guard end - start < 14 else { return nil }
      let own = members[place...].prefix { $0.number == members[place].number }
      let rest = document.texts[(end + 1)..<line].joined(separator: "\n")
      return SharedInstruction(
        lines: start..<line, numbers: members[place].number...members[place].number,
        text: joiner.text([first] + document.texts[(start + 1)..<(end + 1)]),
        members: own.startIndex..<own.endIndex, rest: rest.isEmpty ? nil : rest)
    }
  }

  /// The longest passage that is taken for one, in lines.
  private static let longestPassage = 30

  /// Where the passage ends that "Base your answers to questions 5 through 7 on the passage below" leads to.
  private static func endOfPassage(from start: Int, before next: Int, _ document: DocumentLines) -> Int {
    guard start > 0, next - start <= longestPassage else { return start }
    return (start..<next).first { line in
      let here = document.lines[line]
      return here.cells.count > 1 || document.labels[line] != nil || document.isHeading(line)
        || here.page != document.lines[start - 1].page
        || here.words.count < 4 && document.texts[line].last != "."
    } ?? next
  }

  /// Orders about all questions down to the next, as "Convert each of the following measurements" is.
  private static func orders(
    _ document: DocumentLines, _ members: [LabelledLine], _ joiner: LineJoiner
  ) -> [SharedInstruction] {
    var found: [SharedInstruction] = []
    for (place, member) in members.enumerated() where place == 0 || !member.continues(members[place - 1]) {
      guard
        let (lines, label) = order(above: member, behind: place > 0 ? members[place - 1].line : nil, document)
      else { continue }
      if let last = found.indices.last {
        found[last].members = (found[last].members?.lowerBound ?? place)..<place
      }
      found.append(
        SharedInstruction(
          lines: lines, numbers: member.number...member.number,
          text: joiner.text(
            [document.lines[lines.lowerBound].words.dropFirst(label).map(\.text).joined(separator: " ")]
              + document.texts[lines.dropFirst()]), members: place..<members.count))
    }
    // Another section has nothing to do with what was said above.
    for index in found.indices {
      guard let own = found[index].members,
        let end = own.dropFirst().first(where: { place in
          let next = document.lines[members[place].line]
          return (members[place - 1].line + 1..<max(members[place - 1].line + 1, members[place].line))
            .contains {
              document.isHeading($0) && document.lines[$0].isBold && !next.isBold
            }
        })
      else { continue }
      found[index].members = own.lowerBound..<end
    }
    // What is said of one question is its own, and questions that ask themselves are only told how to be answered.
    return found.filter { instruction in
      guard let own = instruction.members, own.count > 1 else { return false }
      return members[own].count { document.asking[$0.line] >= 0.9 } * 2 < own.count
    }
  }

  /// The lines right above a question that tell to do something with each of several.
  ///
  /// - Returns: The lines, and how many words of the first are the label of a section.
  private static func order(
    above member: LabelledLine, behind last: Int?, _ document: DocumentLines
  ) -> (lines: Range<Int>, label: Int)? {
    let line = document.lines[member.line]
    let least = max((last ?? -1) + 1, member.line - 3)
    var start = member.line
    while start > least, document.lines[start - 1].page == line.page,
      document.lines[start - 1].cells.count == 1
    {
      let label = sectionLabel(start - 1, behind: last, document)
      guard label != nil || document.labels[start - 1] == nil && !document.isHeading(start - 1) else { break }
      start -= 1
      let first = document.lines[start]
      let words = first.words.dropFirst(label ?? 0)
      guard let word = words.first?.text, word.first?.isUppercase == true,
        Asking.isOrderInAnyLanguage(word) || leads(document.texts[start]),
        words.count >= (label != nil ? 1 : document.texts[start].last == ":" ? 3 : 4)
      else {
        if label != nil { return nil }
        continue
      }
      let text = " " + document.texts[start..<member.line].joined(separator: " ").lowercased()
      let end = text.last ?? " "
      // A colon leads to all that follow.
      let isOfSeveral = label != nil || several.contains(where: text.holds) || end == ":" && words.count <= 12
      guard isOfSeveral, ".:!".contains(end) || start + 1 == member.line,
        first.box.left <= document.lines[member.line].columnLeft + member.indent + 300
      else { return nil }
      if let label { return (start..<member.line, label) }
      // It begins a paragraph.
      guard start > 0, document.lines[start - 1].page == first.page else { return (start..<member.line, 0) }
      let above = document.lines[start - 1]
      let ends = document.texts[start - 1].last.map { ".?!:=)".contains($0) } == true
      let isShort = (above.box.right - above.columnLeft) * 10 < (above.columnRight - above.columnLeft) * 7
      return ends || isShort || document.isHeading(start - 1) || above.column != first.column
        ? (start..<member.line, 0) : nil
    }
    return nil
  }

  /// How many words label a section that begins with an order; nil for other lines, and for options.
  ///
  /// "A  Solve each equation." has one, "Exercise 3a. Translate into English:" two.
  private static func sectionLabel(_ line: Int, behind last: Int?, _ document: DocumentLines) -> Int? {
    let words = document.lines[line].words
    if let label = document.labels[line], let part = label.parts.first, part.isNamed, label.parts.count <= 2,
      words.count > label.wordCount
    {
      return label.wordCount
    }
    guard words.count > 2 || words.count == 2 && [".", ":"].contains(words[1].text.suffix(1)),
      case let name = words[0].text.trimmedOfPunctuation, name.utf8.count == 1,
      let letter = name.utf8.first, (0x41...0x48).contains(letter)
    else { return nil }
    let before = String(UnicodeScalar(letter - 1))
    let isOption = ((last ?? -1) + 1..<line).contains {
      document.lines[$0].words[0].text.trimmedOfPunctuation == before
    }
    return isOption ? nil : 1
  }

  /// True for what leads to an order about several questions: "For the following exercises, find the sum".
  ///
  /// Source: textbooks of OpenStax.
  private static func leads(_ text: String) -> Bool {
    let lower = text.lowercased()
    return [
      "for the following ", "for each of the following ", "in the following ", "in each of the following ",
      "for these ", "for each ",
    ].contains(where: lower.hasPrefix)
      && ["exercise", "question", "problem", "item", "statement", "sentence", "task"].contains {
        lower.prefix(60).contains($0)
      }
  }

  /// What says in small letters that an order is about several things.
  private static let several = [
    " the following", " each ", " these ", " folgende", " jede", " suivant", " chaque ", " chacun",
    " siguiente",
    " cada ", " seguinte", " seguent", " ogni ", " następuj", " poniższ", " volgende", " elke ", " следующ",
    " каждо",
  ]

  /// The numbers that the words at the beginning of a line name, and whether an order follows them.
  private static func range(_ words: [TextWord]) -> (ClosedRange<Int>, isOrder: Bool)? {
    // "3–5 You are going to hear an interview."
    if let first = words.first?.text, words.count > 2, words[1].text.first?.isUppercase == true {
      let numbers = first.trimmedOfPunctuation.split { "-–—".contains($0) }.map { Int($0) }
      if numbers.count == 2, let low = numbers[0], let high = numbers[1], low < high, high - low < 30 {
        return (low...high, true)
      }
    }
    let texts = words.prefix(7).map { $0.text.lowercased().trimmedOfPunctuation }
    if texts.first == "base", let based = basedRange(words) { return (based, true) }
    guard let noun = texts.prefix(2).firstIndex(where: nouns.contains), words.count > noun + 3,
      noun == 0 || ["in", "for", "zu", "en", "para", "pour"].contains(texts[0])
    else { return nil }
    let joined = texts[(noun + 1)...].prefix(3).joined(separator: "–")
    let numbers = joined.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 2, numbers[0] < numbers[1], numbers[1] - numbers[0] < 100,
      joined.first?.isNumber == true
    else { return nil }
    return (numbers[0]...numbers[1], noun == 1)
  }

  /// The numbers of "Base your answers to questions 9 and 10 on the passage below", or of one question.
  ///
  /// Source: Regents examinations of the State of New York.
  private static func basedRange(_ words: [TextWord]) -> ClosedRange<Int>? {
    let texts = words.prefix(10).map { $0.text.lowercased().trimmedOfPunctuation }
    guard texts.count > 5, texts[1] == "your", texts[2].hasPrefix("answer"), texts[3] == "to",
      texts[4].hasPrefix("question"), let low = texts[5].smallNumber
    else { return nil }
    guard texts.count > 7, ["and", "through", "to"].contains(texts[6]), let high = texts[7].smallNumber,
      low < high, high - low < 30
    else { return low...low }
    return low...high
  }
}

extension [ExtractedItem] {
  /// Puts what is said once for several questions above what each of them says.
  ///
  /// - Parameter member: The place of the question in its chain.
  mutating func takeInstructions(
    _ instructions: [SharedInstruction], from start: Int, number: Int, member: Int
  ) {
    let own = instructions.filter { $0.members?.contains(member) ?? $0.numbers.contains(number) }
    // What stands above all questions of a section comes before what is said of some.
    let text = own.sorted { $0.lines.lowerBound < $1.lines.lowerBound }.compactMap(\.text).joined(
      separator: "\n")
    guard !text.isEmpty else { return }
    for index in indices.dropFirst(start) {
      self[index].stem = self[index].stem.map { text + "\n" + $0 } ?? text
    }
  }
}
