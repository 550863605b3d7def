import PDFText

/// Reads a document as numbered questions with parts, options, marks and keys.
struct NumberedQuestions {
  private(set) var document: DocumentLines
  let joiner: LineJoiner
  private var attempts = 0
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
    self.document.findOptionsBeside()
    asking = Self.asking(document)
  }

  func read() -> Recognition? {
    let keys = keyRegions()
    var excluded = taken
    for region in keys { excluded.formUnion(region) }
    guard let chain = chain(excluded) else { return lettered(keys, excluded) }
    let below = AnswersBelowParts(document, chain)
    excluded.formUnion(below.lines)
    let repeated = repeatedCells(chain)
    let marksColumn = marksColumn(chain)
    if !repeated.isEmpty || marksColumn != nil {
      var shorter = document
      shorter.repeatedCells.formUnion(repeated)
      shorter.marksColumn = marksColumn ?? document.marksColumn
      return NumberedQuestions(document: shorter, joiner: joiner, taken: taken).read()
    }
    var reader = self
    reader.sections = SectionLines.find(document, members: chain.members.map(\.line))
    var found = reader.read(chain, keys.filter { !below.lines.contains($0.lowerBound) }, excluded)
    if !below.lines.isEmpty, var own = found {
      below.give(to: &own.items, joiner)
      own.explained.formUnion(below.lines)
      found = own
    }
    // The lines of listings, and the steps of something else, count on for longer than the questions may.
    guard let found, found.evidence == 0, found.evidence(inTitlesOf: document) == 0,
      attempts < Self.mostAttempts
    else { return found }
    var others = self
    others.attempts += 1
    others.document.suppress(Set(chain.members.map(\.line)))
    guard let instead = others.read(), instead.items.count > 2, instead.evidence >= 0.5,
      document.share(of: instead.explained) >= 0.6
    else { return found }
    return instead
  }

  /// How many chains that ask nothing are passed over.
  private static let mostAttempts = 2

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
    let firstRun = runs.first
    items.dropUnmarkedBeginning(&runs, unless: haveRoom(found.questions, run: firstRun))
    let isOnlySteps = !chain.members[0].label.parts[0].isNamed && dropSteps(&items, &runs)
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
      excluded: excluded, turns: document.turns(), countedWord: document.countedWord
    ).best()
  }

  /// The questions of one chain of labels with their items.
  ///
  /// - Parameter run: The first number for its runs.
  func stretch(_ chain: LabelChain, _ excluded: Set<Int>, run: Int) -> QuestionStretch {
    var builder = TreeBuilder(document: document, excluded: excluded)
    var instructions = SharedInstruction.find(document, chain.members, joiner)
    builder.ends = ends(chain, excluded)
    for instruction in instructions {
      guard let member = chain.members.last(where: { $0.line < instruction.lines.lowerBound }) else {
        continue
      }
      var end = instruction.lines.lowerBound
      // The bold title of a section above it.
      let above = document.lines[end - 1]
      if end - 1 > member.line, above.isBold, above.words.count <= 5, document.labels[end - 1] == nil,
        !document.lines[member.line].isBold
      {
        end -= 1
      }
      builder.ends[member.line] = min(builder.ends[member.line] ?? .max, end)
    }
    endBeforeOthers(chain, excluded, &builder.ends)
    instructions += SectionContexts(
      document: document, chain: chain, ends: builder.ends,
      excluded: excluded.union(instructions.flatMap(\.lines))
    ).find(joiner)
    builder.inner = chain.inner
    var questions = builder.questions(chain, until: document.lines.count)
    for index in questions.indices { questions[index].run += run }
    // A letter in the margin may be that of a section: answers stand before several numbers.
    let answered = Set(questions.filter { $0.answerBefore != nil }.map(\.number))
    if answered.count < 3 { for index in questions.indices { questions[index].answerBefore = nil } }
    var reader = ItemBuilder(document: document, joiner: joiner)
    reader.habits = habits(questions)
    var found = QuestionStretch(questions: questions)
    // Which member of the chain each question begins with.
    let firsts = chain.members.indices.filter { place in
      place == 0 || !chain.members[place].continues(chain.members[place - 1])
    }
    var owners: [Int] = []
    let matching = MatchingExercises(document: document, joiner: joiner).items(of: questions)
    let items = questions.enumerated().map { place, question in
      matching[place].map { [$0] }
        ?? reader.items(of: question, below: reader.leading(to: question, in: questions, at: place))
    }
    let inGaps = chain.members.first.map { sentences(ofOptionsAlone: items, before: $0.line) } ?? [:]
    for (place, question) in questions.enumerated() {
      var own = items[place]
      if let first = own.first, own.count == 1, first.question.isEmpty, !first.options.isEmpty,
        let number = first.number
      {
        let line = chain.members[place < firsts.count ? firsts[place] : 0].line
        let sentence =
          chain.members[0].number == 1
          ? NumberedGaps.sentence(number, before: line, of: document, joiner) : nil
        own[0].question = sentence ?? Int(number).flatMap { inGaps[$0] } ?? ""
        own[0].command = own[0].question
        if own[0].question.isEmpty {
          found.leftOut.append(([number] + first.options.map(\.text)).joined(separator: " "))
          own = []
        }
      }
      if own.count < question.partCount, own.allSatisfy(\.options.isEmpty) {
        found.leftOut += reader.leftOut(of: question)
      }
      let members =
        place < firsts.count
        ? firsts[place]..<(place + 1 < firsts.count ? firsts[place + 1] : chain.members.count) : 0..<0
      found.leftOut += chain.members[members].compactMap { extraTask(builder.ends[$0.line], behind: $0.line) }
      found.leftOut += instructions.filter { $0.members?.lowerBound == members.first }.compactMap(\.rest)
      found.items += own
      found.handOnLeftOut()
      found.items.takeInstructions(
        instructions, from: found.items.count - own.count, number: question.path.first?.number ?? 0,
        member: members.first ?? -1)
      found.runs += [Int](repeating: question.run, count: own.count)
      owners += [Int](repeating: place < firsts.count ? firsts[place] : place, count: own.count)
    }
    if !reader.habits.answerColumns.isEmpty, let first = chain.members.first,
      document.ordersToMatch(above: first.line)
    {
      found.items.takeAnswersForOptions()
    }
    found.items.dropSetOffOptions()
    found.items.takeStopsBehindOptions()
    found.items.takeRoomForLetters()
    found.items.takeCommasBetweenOptions()
    found.items.takeBracketedVerdicts()
    found.items.takeVerdictSigns()
    found.items.takeVerdictLetters()
    KeyLetterInText.take(from: &found.items)
    shareOptions(chain, builder.ends, &found.items, owners: owners)
    for column in document.optionsBeside { column.share(with: &found.items) }
    found.explained = explained(questions).union(instructions.flatMap(\.lines))
    return found
  }

  /// The sentences of a passage for questions that have nothing but options, by their numbers.
  private func sentences(ofOptionsAlone items: [[ExtractedItem]], before line: Int) -> [Int: String] {
    let numbers = items.compactMap { own -> Int? in
      guard own.count == 1, own[0].question.isEmpty, !own[0].options.isEmpty else { return nil }
      return own[0].number.flatMap { Int($0) }
    }
    guard numbers.count == items.count else { return [:] }
    return NumberedGaps.sentences(ofBare: numbers, before: line, of: document, joiner)
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

  /// True where most questions of a run have room for their answers: these are no advice, whatever they are worth.
  private func haveRoom(_ questions: [QuestionNode], run: Int?) -> Bool {
    let own = questions.filter { $0.run == run && $0.children.isEmpty }
    let rooms = own.count { QuestionLines($0.lines, document, marksBefore: nil).answerLines > 0 }
    return rooms * 2 > own.count
  }

  private static func asking(_ document: DocumentLines) -> [Float] {
    var asking = document.asking
    var isInstructions = false
    for index in document.lines.indices {
      if document.isHeading(index) || document.headsInstructions(index) {
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
    for index in document.lines.indices
    where document.isHeading(index) || document.headsInstructions(index) {
      let line = document.lines[index]
      if InlineAnswer.isHead(line.words[0].text) || QuestionLines.headsRubric(line) { continue }
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
    // What has marks, options or gaps is asked; where others stand under the same heading, they are asked, too.
    func isAsked(_ item: ExtractedItem) -> Bool {
      item.marks != nil || !item.options.isEmpty || item.answer != nil || item.question.contains("___")
    }
    let asking = Set(
      items.indices.filter { isAsked(items[$0]) }.map { "\(runs[$0]) \(items[$0].section ?? "")" })
    let kept = items.indices.filter { index in
      let item = items[index]
      guard !isAsked(item), let heading = item.section, !asking.contains("\(runs[index]) \(heading)") else {
        return true
      }
      let section = heading.lowercased().trimmedOfPunctuation
      if ["references", "bibliography", "literature", "further reading"].contains(section) { return false }
      return !Self.steps.contains(where: section.hasPrefix) || item.question.hasSuffix("?")
    }
    guard kept.count < items.count else { return false }
    runs = kept.map { runs[$0] }
    items = kept.map { items[$0] }
    return items.count < 2
  }

  private static let steps = [
    "general instructions", "procedure", "method", "steps", "safety", "how to", "directions", "preparation",
    "instructions",
    "objectives",
    "learning outcomes", "learning objectives", "ingredients", "materials", "aims", "what to do",
    "installation",
    "rules", "schedule", "teacher’s notes", "teacher's notes", "teachers’ notes", "teachers' notes",
    "teacher notes",
    "notes for teachers", "notes for the teacher", "notes to the teacher", "tutor notes", "lesson plan",
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
}
