import PDFText

/// Reads a document as numbered questions with parts, options, marks and keys.
struct NumberedQuestions {
  let document: DocumentLines
  let joiner: LineJoiner
  /// Lines that are something else: a mark scheme, for one.
  let taken: Set<Int>
  /// Lines that begin sections.
  var sections: Set<Int> = []
  /// How much each line asks, 0...1; instructions do not.
  private let asking: [Float]

  init(document: DocumentLines, joiner: LineJoiner, taken: Set<Int>) {
    self.document = document
    self.joiner = joiner
    self.taken = taken
    asking = Self.asking(document)
  }

  func read() -> Recognition? {
    let keys = keyRegions()
    var excluded = taken
    for region in keys { excluded.formUnion(region) }
    guard let chain = chain(excluded) else { return lettered(keys, excluded) }
    let repeated = repeatedCells(chain)
    if !repeated.isEmpty {
      var shorter = document
      shorter.repeatedCells = repeated
      return NumberedQuestions(document: shorter, joiner: joiner, taken: taken).read()
    }
    var reader = self
    reader.sections = SectionLines.find(document, members: chain.members.map(\.line))
    return reader.read(chain, keys, excluded)
  }

  /// Reads the questions of a chain, and of others beside it.
  private func read(_ chain: LabelChain, _ keys: [Range<Int>], _ excluded: Set<Int>) -> Recognition? {
    var found = stretch(chain, excluded, run: 0)
    if chain.members.count == 1, found.questions.allSatisfy({ $0.children.count < 2 }),
      let lettered = lettered(keys, excluded), lettered.items.count > 2
    {
      return lettered
    }
    // Sections may be numbered in ways of their own.
    for _ in 0..<6 {
      guard let more = further(behind: found, excluded) else { break }
      found.append(more)
    }
    var (items, runs) = (found.items, found.runs)
    let hasHeadlessKey = items.takeHeadlessKey(&runs)
    addSections(&items)
    items.dropUnmarkedBeginning(&runs)
    let isOnlySteps = dropSteps(&items, &runs)
    markStatements(&items)
    let unnamed = keys.isEmpty && taken.isEmpty ? items.takeUnnamedAnswers(&runs) : []
    guard !isOnlySteps else { return nil }
    var result = Recognition(layout: .numbered, items: items, coherence: coherence(chain, found.questions))
    result.explained = found.explained
    if case .word(let word) = chain.members[0].label.parts[0].style {
      result.namesQuestions = !["example", "ex"].contains(word)
    }
    addKeys(keys, &result, runs)
    result.hasKey = result.hasKey || hasHeadlessKey || !unnamed.isEmpty
    if !unnamed.isEmpty { _ = result.pair(with: unnamed, of: nil) }
    return result
  }

  /// The best chain of labels on the lines that are not something else.
  func chain(_ excluded: Set<Int>) -> LabelChain? {
    ChainFinder(
      lines: document.lines, labels: document.labels, asking: asking, pageCount: document.pageCount,
      excluded: excluded
    ).best()
  }

  /// The questions of one chain of labels with their items.
  ///
  /// - Parameter run: The first number for its runs.
  func stretch(_ chain: LabelChain, _ excluded: Set<Int>, run: Int) -> QuestionStretch {
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
    endBeforeOthers(chain, excluded, &builder.ends)
    builder.inner = chain.inner
    var questions = builder.questions(chain, until: document.lines.count)
    for index in questions.indices { questions[index].run += run }
    var reader = ItemBuilder(document: document, joiner: joiner)
    reader.habits = habits(questions)
    var found = QuestionStretch(questions: questions)
    // Which member of the chain each question begins with.
    let firsts = chain.members.indices.filter { place in
      place == 0 || !chain.members[place].continues(chain.members[place - 1])
    }
    var owners: [Int] = []
    let matching = MatchingExercises(document: document, joiner: joiner).items(of: questions)
    for (place, question) in questions.enumerated() {
      var own = matching[place].map { [$0] } ?? reader.items(of: question)
      if let first = own.first, own.count == 1, first.question.isEmpty, !first.options.isEmpty,
        let number = first.number
      {
        let line = chain.members[place < firsts.count ? firsts[place] : 0].line
        let sentence =
          chain.members[0].number == 1
          ? NumberedGaps.sentence(number, before: line, of: document, joiner) : nil
        own[0].question = sentence ?? ""
        own[0].command = own[0].question
        if own[0].question.isEmpty {
          found.leftOut.append(([number] + first.options.map(\.text)).joined(separator: " "))
          own = []
        }
      }
      if own.count < question.partCount, own.allSatisfy(\.options.isEmpty) {
        found.leftOut += reader.leftOut(of: question)
      }
      found.items += own
      found.handOnLeftOut()
      found.items.takeInstructions(
        instructions, from: found.items.count - own.count, number: question.path.first?.number ?? 0)
      found.runs += [Int](repeating: question.run, count: own.count)
      owners += [Int](repeating: place < firsts.count ? firsts[place] : place, count: own.count)
    }
    found.items.dropSetOffOptions()
    shareOptions(chain, builder.ends, &found.items, owners: owners)
    found.explained = explained(questions).union(instructions.flatMap(\.lines))
    return found
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
    var items = reader.items(of: root)
    guard items.count >= 2 else { return nil }
    items[items.count - 1].leftOut += reader.leftOut(of: root)
    var result = Recognition(layout: .numbered, items: items, coherence: 0.7)
    result.explained = explained([root])
    addKeys(keys, &result, [Int](repeating: 0, count: items.count))
    return result
  }

  private static func asking(_ document: DocumentLines) -> [Float] {
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
        && !document.texts[start].contains(where: \.isNumber)
        || reader.isTitled(start) || document.isHeading(start) && !reader.hasLabels(start)
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
