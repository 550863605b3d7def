import PDFText

/// Reads a document as numbered questions with parts, options, marks and keys.
struct NumberedQuestions {
  let document: DocumentLines
  let joiner: LineJoiner
  /// Lines that are something else: a mark scheme, for one.
  let taken: Set<Int>

  func read() -> Recognition? {
    let keys = keyRegions()
    var excluded = taken
    for region in keys { excluded.formUnion(region) }
    let finder = ChainFinder(
      lines: document.lines, labels: document.labels, asking: asking, pageCount: document.pageCount,
      excluded: excluded)
    guard let chain = finder.best() else { return lettered(keys, excluded) }
    let repeated = repeatedCells(chain)
    if !repeated.isEmpty {
      var shorter = document
      shorter.repeatedCells = repeated
      return NumberedQuestions(document: shorter, joiner: joiner, taken: taken).read()
    }
    var builder = TreeBuilder(document: document, excluded: excluded)
    let instructions = SharedInstruction.find(document, chain.members, joiner)
    builder.ends = ends(chain, excluded)
    for instruction in instructions {
      guard let member = chain.members.last(where: { $0.line < instruction.lines.lowerBound }) else {
        continue
      }
      builder.ends[member.line] = min(
        builder.ends[member.line] ?? .max, instruction.lines.lowerBound)
    }
    builder.inner = chain.inner
    let questions = builder.questions(chain, until: document.lines.count)
    if chain.members.count == 1, questions.allSatisfy({ $0.children.count < 2 }),
      let lettered = lettered(keys, excluded), lettered.items.count > 2
    {
      return lettered
    }
    var reader = ItemBuilder(document: document, joiner: joiner)
    reader.habits = habits(questions)
    var items: [ExtractedItem] = []
    var runs: [Int] = []
    let matching = MatchingExercises(document: document, joiner: joiner).items(of: questions)
    for (place, question) in questions.enumerated() {
      var found = matching[place].map { [$0] } ?? reader.items(of: question)
      if let first = found.first, found.count == 1, first.question.isEmpty, !first.options.isEmpty,
        let number = first.number
      {
        let passage = 0..<chain.members[0].line
        found[0].question = NumberedGaps.sentence(number, in: passage, of: document, joiner) ?? ""
        found[0].command = found[0].question
        if found[0].question.isEmpty { found = [] }
      }
      items += found
      items.takeInstructions(
        instructions, from: items.count - found.count, number: question.path.first?.number ?? 0)
      runs += [Int](repeating: question.run, count: found.count)
    }
    items.dropSetOffOptions()
    shareOptions(above: chain.members[0].line, &items)
    let hasHeadlessKey = items.takeHeadlessKey(&runs)
    addSections(&items)
    items.dropUnmarkedBeginning(&runs)
    let isOnlySteps = dropSteps(&items, &runs)
    markStatements(&items)
    let unnamed = keys.isEmpty && taken.isEmpty ? items.takeUnnamedAnswers(&runs) : []
    guard !isOnlySteps else { return nil }
    var result = Recognition(layout: .numbered, items: items, coherence: coherence(chain, questions))
    result.explained = explained(questions).union(instructions.flatMap(\.lines))
    addKeys(keys, &result, runs)
    result.hasKey = result.hasKey || hasHeadlessKey || !unnamed.isEmpty
    if !unnamed.isEmpty { _ = result.pair(with: unnamed, of: nil) }
    return result
  }

  /// Parts (a), (b) … without a number above them.
  private func lettered(_ keys: [Range<Int>], _ excluded: Set<Int>) -> Recognition? {
    let builder = TreeBuilder(document: document, excluded: excluded)
    let start =
      document.lines.indices.first {
        !document.isHeading($0) && !excluded.contains($0) && document.lines[$0].words.count > 3
      } ?? 0
    guard let root = builder.lettered(from: start, until: document.lines.count) else { return nil }
    let reader = ItemBuilder(document: document, joiner: joiner)
    let items = reader.items(of: root)
    guard items.count >= 2 else { return nil }
    var result = Recognition(layout: .numbered, items: items, coherence: 0.7)
    result.explained = explained([root])
    addKeys(keys, &result, [Int](repeating: 0, count: items.count))
    return result
  }

  /// How much each line asks; instructions do not.
  private var asking: [Float] {
    var asking = document.asking
    var isInstructions = false
    for index in document.lines.indices {
      if document.isHeading(index) {
        let text = document.texts[index].lowercased()
        isInstructions = [
          "instruction", "information", "advice", "read this", "candidates", "rules", "materials", "how to",
          "procedure", "safety", "objectives", "apply", "references", "bibliography", "ingredients",
          "directions",
          "outcomes", "steps",
        ]
        .contains { text.contains($0) }
      }
      if isInstructions { asking[index] *= 0.2 }
    }
    return asking
  }

  /// Where the lines of questions end before the next label: at a heading that comes between.
  private func ends(_ chain: LabelChain, _ excluded: Set<Int>) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    for (place, member) in chain.members.enumerated() {
      let next = place + 1 < chain.members.count ? chain.members[place + 1].line : document.lines.count
      let own = document.lines[member.line]
      for line in (member.line + 1)..<max(member.line + 1, next)
      where (document.isHeading(line) || isSection(line, of: chain)) && !excluded.contains(line) {
        if isSection(line, of: chain) {
          ends[member.line] = line
          break
        }
        let heading = document.lines[line]
        let isOutside = heading.box.left - heading.columnLeft < member.indent - 500
        let differs =
          heading.size * 100 > own.size * 106 || isOutside
          || !own.cells.contains { $0.words.contains(where: \.isBold) && $0.isBold }
        let isCaption = Self.captions.contains(
          heading.words.first?.text.lowercased().trimmedOfPunctuation ?? "")
        let isNear = place + 1 == chain.members.count || next - line <= 14
        let isBehindText = document.lines[(member.line)..<line].contains { $0.words.count > 3 }
        guard differs, !isCaption, isNear, isBehindText, isNoLabel(heading, of: chain),
          !isWithinParts(line, member.line, next, isAlone: chain.members.count == 1)
        else { continue }
        ends[member.line] = line
        break
      }
    }
    return ends
  }

  /// True for the head of a table between the parts of a question: behind it the letters count on.
  private func isWithinParts(_ heading: Int, _ start: Int, _ end: Int, isAlone: Bool) -> Bool {
    func letter(_ index: Int) -> Int? {
      guard let part = document.labels[index]?.parts.last, part.number == nil, !part.isUpper else {
        return nil
      }
      return part.letter
    }
    guard let next = (heading..<end).lazy.compactMap(letter).first else { return false }
    guard let last = (start..<heading).lazy.compactMap(letter).last(where: { _ in true }) else {
      return isAlone && next == 1
    }
    return next == last + 1
  }

  /// True for "Exercise 2" above questions that are numbered in another way.
  private func isSection(_ line: Int, of chain: LabelChain) -> Bool {
    if isNamedPart(line) || isNumberedHeading(line, of: chain) { return true }
    guard document.lines[line].words.count <= 6, let style = document.labels[line]?.parts.first?.style,
      case .word = style
    else { return false }
    return style != chain.members[0].label.parts[0].style
  }

  /// True for a heading with a number, such as 2 "Borrowing", above 2.1, 2.2 …, in larger letters than these.
  private func isNumberedHeading(_ line: Int, of chain: LabelChain) -> Bool {
    guard let parts = document.labels[line]?.parts, parts.count == 1, let number = parts[0].number,
      document.lines[line].words.count <= 9,
      chain.members.allSatisfy({ $0.label.parts.count > 1 && $0.label.parts[1].style == .decimal }),
      let next = chain.members.first(where: { $0.line > line }), next.number == number
    else { return false }
    return document.lines[line].size * 100 > document.lines[next.line].size * 106
      || document.lines[line].isBold && !document.lines[next.line].isBold
  }

  /// True for the name of a part and what it tells to do, whose first words are bold or in capitals: "Part II: …".
  private func isNamedPart(_ line: Int) -> Bool {
    let words = document.lines[line].words
    guard words.count > 1, words[0].isBold && words[1].isBold || words[0].text == words[0].text.uppercased(),
      ["part", "section", "teil", "partie", "parte", "раздел", "часть"].contains(words[0].text.lowercased())
    else { return false }
    let name = words[1].text.trimmedOfPunctuation
    return Int(name) != nil || name.count == 1 && name == name.uppercased()
      || romanValue(name.lowercased()) != nil
  }

  /// True for a heading that is no label, or one of another kind: "Exercise 3.2" above 1., 2., 3.
  private func isNoLabel(_ line: TextLine, of chain: LabelChain) -> Bool {
    guard let part = line.label()?.parts.first else { return true }
    let style = part.style
    if part.number == nil, part.isUpper { return true }
    if case .word = style { return style != chain.members[0].label.parts[0].style }
    return false
  }

  private static let captions: Set<String> = [
    "figure", "fig", "table", "graph", "diagram", "source", "image", "picture", "chart", "map", "extract",
    "not", "or", "and",
    "solution", "answer", "total",
  ]

  private func explained(_ questions: [QuestionNode]) -> Set<Int> {
    var explained: Set<Int> = []
    func add(_ node: QuestionNode) {
      for line in node.lines { explained.insert(line.line) }
      node.children.forEach(add)
    }
    questions.forEach(add)
    return explained
  }

  private func addSections(_ items: inout [ExtractedItem]) {
    var section: String?
    var headings: [(page: Int, y: Int32, column: Int, text: String)] = []
    for index in document.lines.indices where document.isHeading(index) {
      let line = document.lines[index]
      headings.append((line.page, line.box.top, line.column, document.texts[index]))
    }
    var next = 0
    for index in items.indices {
      guard let place = items[index].places.first else { continue }
      while next < headings.count,
        (headings[next].page, headings[next].y) < (place.page, place.box.top)
      {
        section = headings[next].text
        next += 1
      }
      items[index].section = section
    }
  }

  /// Takes steps out that stand under a heading such as "Procedure" and ask nothing.
  ///
  /// - Returns: True where nothing else was there.
  private func dropSteps(_ items: inout [ExtractedItem], _ runs: inout [Int]) -> Bool {
    let kept = items.indices.filter { index in
      let item = items[index]
      guard item.marks == nil, item.options.isEmpty, item.answer == nil, !item.question.contains("___"),
        let section = item.section?.lowercased().trimmedOfPunctuation
      else { return true }
      if ["references", "bibliography", "literature", "further reading"].contains(section) { return false }
      return !Self.steps.contains(where: section.hasPrefix) || item.question.hasSuffix("?")
    }
    guard kept.count < items.count else { return false }
    runs = kept.map { runs[$0] }
    items = kept.map { items[$0] }
    return items.count < 2
  }

  private static let steps = [
    "procedure", "method", "steps", "safety", "how to", "directions", "preparation", "instructions",
    "objectives",
    "learning outcomes", "learning objectives", "ingredients", "materials", "aims", "what to do",
    "installation",
    "rules", "schedule",
  ]

  /// How well the numbers of questions and parts hang together.
  private func coherence(_ chain: LabelChain, _ questions: [QuestionNode]) -> Double {
    var coherence = 1.0
    let count = Double(chain.members.count)
    coherence -= min(0.5, Double(chain.gaps) / count * 2)
    if chain.members.first?.number != 1 { coherence -= 0.1 }
    if chain.members.count < 3 { coherence -= 0.15 }
    coherence -= 0.15 * Double(max(0, chain.runnerUp - 0.6))
    return max(0, coherence)
  }

  // MARK: Keys

  /// Where answers stand together.
  private func keyRegions() -> [Range<Int>] {
    let reader = AnswerKeyReader(document: document, joiner: joiner)
    var regions: [Range<Int>] = []
    for start in reader.starts()
    where !taken.contains(start) && regions.last.map({ start >= $0.upperBound }) ?? true {
      let isAlone =
        (document.lines[start].words.count <= 4 || document.isHeading(start))
        && !document.texts[start].contains(where: \.isNumber) || reader.isTitled(start)
      if isAlone {
        guard start * 10 >= document.lines.count * 3 else { continue }
        regions.append(start..<document.lines.count)
      } else {
        let first = document.lines[start]
        let end =
          document.lines.indices.dropFirst(start + 1).first { index in
            let line = document.lines[index]
            return line.page != first.page || abs(line.size - first.size) * 100 > first.size * 8
              || document.isHeading(index)
          } ?? document.lines.count
        regions.append(start..<end)
      }
    }
    return regions
  }

  /// How many letters and digits of a key, without its head, are in no answer and in no label.
  private func lettersLeft(in region: Range<Int>, by entries: [AnswerKey.Entry]) -> Int {
    func letters(_ text: String) -> Int { text.count { $0.isLetter || $0.isNumber } }
    let hasHead = !document.texts[region.lowerBound].contains(where: \.isNumber)
    let all = region.dropFirst(hasHead ? 1 : 0).reduce(0) { $0 + letters(document.texts[$1]) }
    return max(0, all - entries.reduce(0) { $0 + letters($1.number) + letters($1.text) })
  }

  /// Gives items the answers of keys.
  private func addKeys(_ keys: [Range<Int>], _ result: inout Recognition, _ runs: [Int]) {
    result.hasKey = !keys.isEmpty
    let reader = AnswerKeyReader(document: document, joiner: joiner)
    var places: [String: [Int]] = [:]
    for (index, item) in result.items.enumerated() {
      guard let number = item.number else { continue }
      places[normalizedNumber(number), default: []].append(index)
    }
    let numbers = Set(places.keys)
    for region in keys {
      guard let key = reader.read(from: region.lowerBound, until: region.upperBound, numbers: numbers) else {
        continue
      }
      result.explained.formUnion(region)
      result.keyAnswers += key.entries.count
      result.keyRest += lettersLeft(in: region, by: key.entries)
      var used: Set<Int> = []
      for entry in key.entries {
        let number = normalizedNumber(entry.number)
        let matches = places[number, default: []].filter { !used.contains($0) }
        // Of several keys each answers what stands before it.
        let before =
          keys.count < 2
          ? nil
          : matches.last { index in
            result.items[index].places.last.map {
              ($0.page, $0.box.top) < (entry.place.page, entry.place.box.top)
            } ?? false
          }
        guard let index = before ?? matches.first(where: { runs[$0] == entry.run }) ?? matches.first else {
          result.strayAnswers += 1
          continue
        }
        used.insert(index)
        result.items[index].marks = result.items[index].marks ?? entry.marks
        guard let text = result.items[index].answer(in: entry.text) else { continue }
        result.items[index].take(answer: text, at: entry.place)
      }
    }
  }
}

extension ExtractedItem {
  /// Takes an answer; the letter of an option stands for the option.
  mutating func take(answer text: String, at place: Place?, file: String? = nil) {
    answerPlace = place
    answerFile = file
    if kind == .trueFalse, options.isEmpty {
      guard let (verdict, rest) = TrueFalseAnswer.read(text) else {
        answer = text
        return
      }
      answer = verdict ? "True" : "False"
      if let rest { details["explanation"] = rest }
      return
    }
    guard !options.isEmpty else {
      answer = text
      return
    }
    if let index = options.firstIndex(where: { $0.text == text && text.count > 1 }) {
      answerLabels = options[index].label.map { [$0] } ?? []
      answer = text
      return
    }
    let labels = text.split { " ,;&/+".contains($0) }.map { String($0).trimmedOfPunctuation }.filter {
      $0.lowercased() != "and"
    }
    let chosen = labels.map { label in options.firstIndex { $0.label?.lowercased() == label.lowercased() } }
    if !chosen.isEmpty, chosen.allSatisfy({ $0 != nil }) {
      let indices = chosen.compactMap { $0 }
      answerLabels = indices.compactMap { options[$0].label }
      answer = indices.map { options[$0].text }.joined(separator: "\n")
      if indices.count > 1 { kind = .multiChoice }
    } else if let first = labels.first,
      let index = options.firstIndex(where: { $0.label?.lowercased() == first.lowercased() }),
      options[index].label != nil
    {
      // "B: because …", "B Impedance"
      answerLabels = [options[index].label ?? ""]
      answer = options[index].text
    } else {
      answer = text
    }
  }
}
