import CurriculumRuntime

/// Reads one item of QTI 2.1, 2.2 or 3.0.
struct QTIItemReader {
  private let item: XMLElement
  private let path: String
  private let media: QTIMedia
  private var responses: [String: QTIResponse] = [:]
  private var question: ForeignQuestion

  /// Interactions within a line, each of which is a gap.
  private static let inline: Set<String> = ["inlineChoiceInteraction", "textEntryInteraction"]
  /// What is no part of the question itself.
  private static let aside: Set<String> = [
    "feedbackBlock", "feedbackInline", "modalFeedback", "rubricBlock", "stylesheet", "templateBlock",
    "templateInline", "catalogInfo", "companionMaterialsInfo",
  ]

  /// An item.
  ///
  /// - Parameters:
  ///   - path: The file that it is in.
  ///   - media: What finds its pictures.
  init(_ item: XMLElement, path: String, media: QTIMedia) {
    self.item = item
    self.path = path
    self.media = media
    question = ForeignQuestion(.description, prompt: "", at: path)
    for declaration in item.children("responseDeclaration") {
      responses[declaration["identifier"] ?? ""] = QTIResponse(
        declaration, processing: item.child("responseProcessing"))
    }
  }

  /// The item's questions: one for each thing that it asks, which is one in most.
  mutating func questions(_ report: inout ImportReport, _ settings: inout ForeignSettings)
    -> [ForeignQuestion]
  {
    let body = item.child("itemBody") ?? XMLElement(name: "itemBody", attributes: [], line: item.line)
    if item["adaptive"] == "true" {
      settings.count("adaptive", "true", because: "a question is asked in one step")
    }
    let asked = Self.interactions(body)
    let blocks = asked.filter { !Self.inline.contains($0.name) }
    guard blocks.count > 1 || (blocks.count == 1 && asked.count > 1) else {
      begin()
      read(asked, in: body, &report)
      readFeedback(&report)
      return [question]
    }
    report.repair(at: path, "it asks \(asked.count) things at once; each is a question of its own")
    return parts(body, blocks, hasGaps: asked.count > blocks.count, &report)
  }

  /// A question for each interaction that stands by itself, and one for all that stand in lines.
  private mutating func parts(
    _ body: XMLElement, _ blocks: [XMLElement], hasGaps: Bool, _ report: inout ImportReport
  ) -> [ForeignQuestion] {
    func part(_ children: [XMLElement]) -> XMLElement {
      var part = XMLElement(name: body.name, attributes: [], line: body.line)
      for child in children { part.add(child) }
      return part
    }
    let isGapped = { (child: XMLElement) in
      !Self.inline.contains(child.name) && Self.interactions(child).contains { Self.inline.contains($0.name) }
    }
    let lines = body.children.filter { isGapped($0) || Self.inline.contains($0.name) }
    var bodies = blocks.map { part([$0]) }
    if hasGaps { bodies.append(part(lines)) }
    let rest = part(body.children.filter { !isGapped($0) })
    var questions: [ForeignQuestion] = []
    for (index, body) in bodies.enumerated() {
      begin()
      question.marks = nil
      question.sourceKey? += " #\(index + 1)"
      ask(rest, &report) { _ in [] }
      question.stem = question.prompt
      read(Self.interactions(body), in: body, &report)
      if index == 0 { readFeedback(&report) }
      if question.prompt.isEmpty { swap(&question.prompt, &question.stem) }
      questions.append(question)
    }
    return questions
  }

  private mutating func begin() {
    question = ForeignQuestion(.description, prompt: "", at: path)
    question.title = ForeignQuestion.oneLine(item["title"] ?? "")
    if let identifier = item["identifier"], !identifier.isEmpty { question.sourceKey = identifier }
    question.marks = marks
  }

  private mutating func read(
    _ interactions: [XMLElement], in body: XMLElement, _ report: inout ImportReport
  ) {
    if item.children.contains(where: { $0.name == "templateDeclaration" }) {
      question.kind = .unfit("a template makes its numbers anew for each learner")
    } else if interactions.count == 1, let only = interactions.first, !Self.inline.contains(only.name) {
      read(only, in: body, &report)
    } else {
      readGaps(interactions, in: body, &report)
    }
  }

  private var marks: Double? {
    let declarations = item.children("outcomeDeclaration")
    let score = declarations.first { $0["identifier"] == "SCORE" }
    let most = declarations.first { $0["identifier"] == "MAXSCORE" }
    let said = most?.child("defaultValue")?.child("value")?.text ?? score?["normalMaximum"]
    return said.flatMap { Double($0) }
  }

  /// Interactions, in order; none within another.
  private static func interactions(_ element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child -> [XMLElement] in
      if child.name.hasSuffix("Interaction") { return child.name == "endAttemptInteraction" ? [] : [child] }
      return aside.contains(child.name) ? [] : interactions(child)
    }
  }

  // MARK: - One interaction

  private mutating func read(_ only: XMLElement, in body: XMLElement, _ report: inout ImportReport) {
    let response = responses[only["responseIdentifier"] ?? ""] ?? QTIResponse()
    switch only.name {
    case "choiceInteraction":
      let options = options(only.children("simpleChoice"), response, &report)
      question.kind = response.isSingle || only["maxChoices"] == "1" ? .choice(options) : .several(options)
    case "hottextInteraction":
      let options = options(only.descendants(["hottext"]), response, &report)
      question.kind = response.isSingle || only["maxChoices"] == "1" ? .choice(options) : .several(options)
    case "orderInteraction":
      let texts = texts(only.children("simpleChoice"), &report)
      question.kind = .ordering(response.correct.compactMap { texts[$0] })
      if response.correct.isEmpty { question.kind = .unfit("the right order is not said") }
    case "associateInteraction", "matchInteraction":
      question.kind = pairs(only, response, &report)
    case "gapMatchInteraction": question.kind = gapMatch(only, response, &report)
    case "extendedTextInteraction":
      let scheme = item.descendants(["rubricBlock"])
        .filter { $0["view"].map { !$0.contains("candidate") } ?? false }
      var points: [String] = []
      for block in scheme {
        points += text(block, "rubricBlock", .markdown, &report).split(separator: "\n")
          .map(ForeignQuestion.withoutMark)
      }
      question.kind = .essay(rubric: points.isEmpty ? response.correct : points)
    default: question.kind = .other(only.name)
    }
    ask(body, &report) { interaction in
      var nodes = interaction.child("prompt").map { [XMLElement.Node.element($0.renamed("p"))] } ?? []
      if ["hottextInteraction", "gapMatchInteraction"].contains(interaction.name) {
        nodes.append(.element(Self.passage(interaction)))
      }
      return nodes
    }
  }

  /// The text of an interaction that is a text, with gaps as `___`.
  private static func passage(_ interaction: XMLElement) -> XMLElement {
    interaction.renamed("div").changed { child in
      switch child.name {
      case "gap": [.text(ForeignQuestion.gap)]
      case "prompt", "gapText", "gapImg": []
      default: nil
      }
    }
  }

  /// The question's text: the body with something else for each interaction.
  private mutating func ask(
    _ body: XMLElement, _ report: inout ImportReport, _ replace: (XMLElement) -> [XMLElement.Node]
  ) {
    let plain = body.changed { child in
      if child.name.hasSuffix("Interaction") { return replace(child) }
      if child.name == "rubricBlock", child["view"]?.contains("candidate") ?? true { return nil }
      return Self.aside.contains(child.name) ? [] : nil
    }
    question.prompt = text(plain, "itemBody", .markdown, isAsked: true, &report)
  }

  private mutating func options(
    _ choices: [XMLElement], _ response: QTIResponse, _ report: inout ImportReport
  ) -> [ForeignQuestion.Option] {
    let texts = texts(choices, &report)
    let identifiers = choices.map { $0["identifier"] ?? "" }
    let weights = response.weights(of: identifiers)
    var options: [ForeignQuestion.Option] = []
    for (index, choice) in choices.enumerated() {
      var option = ForeignQuestion.Option(
        text: texts[identifiers[index]] ?? "", weight: weights[index])
      for feedback in choice.descendants(["feedbackInline"]) + modal(identifiers[index]) {
        let words = text(feedback, "feedbackInline", .plain, &report)
        option.feedback += option.feedback.isEmpty ? words : " " + words
      }
      options.append(option)
    }
    return options
  }

  /// Texts of choices by their identifiers.
  private mutating func texts(_ choices: [XMLElement], _ report: inout ImportReport) -> [String: String] {
    var texts: [String: String] = [:]
    for choice in choices {
      let plain = choice.changed { Self.aside.contains($0.name) ? [] : nil }
      texts[choice["identifier"] ?? ""] = text(plain, choice.name, .plain, &report)
    }
    return texts
  }

  private mutating func pairs(
    _ interaction: XMLElement, _ response: QTIResponse, _ report: inout ImportReport
  ) -> ForeignQuestion.Kind {
    let texts = texts(interaction.descendants(["simpleAssociableChoice"]), &report)
    var used: Set<String> = []
    var pairs: [ForeignQuestion.Pair] = []
    for value in response.correct {
      let ends = value.split(whereSeparator: \.isWhitespace).map(String.init)
      guard ends.count == 2, let left = texts[ends[0]], let right = texts[ends[1]] else { continue }
      used.formUnion(ends)
      pairs.append(.init(left: left, right: right))
    }
    guard !pairs.isEmpty else { return .unfit("what belongs together is not said") }
    for (identifier, text) in texts.sorted(by: { $0.key < $1.key }) where !used.contains(identifier) {
      pairs.append(.init(left: "", right: text))
    }
    return .matching(pairs)
  }

  private mutating func gapMatch(
    _ interaction: XMLElement, _ response: QTIResponse, _ report: inout ImportReport
  ) -> ForeignQuestion.Kind {
    guard interaction.descendants(["gapImg"]).isEmpty else { return .unfit("its gaps take pictures") }
    let words = interaction.descendants(["gapText"])
    let texts = texts(words, &report)
    var answers: [String: [String]] = [:]
    for value in response.correct {
      let ends = value.split(whereSeparator: \.isWhitespace).map(String.init)
      if ends.count == 2 { answers[ends[1], default: []].append(ends[0]) }
    }
    let gaps = interaction.descendants(["gap"]).map { answers[$0["identifier"] ?? ""] ?? [] }
    if gaps.count == 1 {
      return .choice(
        words.map { word in
          let identifier = word["identifier"] ?? ""
          return .init(text: texts[identifier] ?? "", weight: gaps[0].contains(identifier) ? 100 : 0)
        })
    }
    let used = Set(gaps.joined())
    let wrong = words.compactMap { $0["identifier"] }.filter { !used.contains($0) }.compactMap { texts[$0] }
    loseWords(wrong, "", &report)
    return .cloze(gaps.map { $0.map { ForeignQuestion.Option(text: texts[$0] ?? "", weight: 100).literal } })
  }

  private func loseWords(_ words: [String], _ gap: String, _ report: inout ImportReport) {
    guard !words.isEmpty else { return }
    report.lose(
      "wrong words", gap + words.joined(separator: ", "), at: question.place,
      because: "gaps are typed, and so have no wrong words")
  }

  // MARK: - Gaps

  private mutating func readGaps(
    _ interactions: [XMLElement], in body: XMLElement, _ report: inout ImportReport
  ) {
    ask(body, &report) { _ in [.text(ForeignQuestion.gap)] }
    guard !interactions.isEmpty else { return question.kind = .description }
    var gaps: [[ForeignQuestion.Option]] = []
    for interaction in interactions {
      let response = responses[interaction["responseIdentifier"] ?? ""] ?? QTIResponse()
      if interaction.name == "inlineChoiceInteraction" {
        let options = options(interaction.children("inlineChoice"), response, &report)
        if interactions.count == 1 { return question.kind = .choice(options) }
        loseWords(
          options.filter { $0.weight <= 0 }.map(\.text), "gap \(gaps.count + 1): ", &report)
        gaps.append(options.filter { $0.weight > 0 }.map(\.literal))
      } else {
        if interactions.count == 1, response.isNumber {
          question.kind = .numeric(response.numbers)
          takeUnit()
          return dropLoneGap()
        }
        gaps.append(response.typed)
      }
    }
    question.kind = .cloze(gaps)
    guard gaps.count == 1, question.prompt != ForeignQuestion.gap else { return }
    let before = question.prompt
    dropLoneGap()
    if question.prompt != before { question.kind = .typed(gaps[0]) }
  }

  /// Takes a unit that stands behind the field for a number as the number's.
  private mutating func takeUnit() {
    let lines = question.prompt.split(separator: "\n")
    guard let last = lines.last, last.hasPrefix(ForeignQuestion.gap + " "), lines.count > 1,
      case .numeric(var numbers) = question.kind
    else { return }
    let unit = String(last.dropFirst(ForeignQuestion.gap.count + 1))
    guard (try? UnitOfMeasure(unit)) != nil else { return }
    for index in numbers.indices { numbers[index].unit = unit }
    question.kind = .numeric(numbers)
    question.prompt.removeLast(unit.count + 1)
  }

  /// Takes a gap out that stands for itself behind the question.
  private mutating func dropLoneGap() {
    var prompt = question.prompt
    guard prompt.hasSuffix(ForeignQuestion.gap) else { return }
    prompt.removeLast(ForeignQuestion.gap.count)
    let isAlone = prompt.last == "\n"
    let words = prompt.trimmed
    if !words.isEmpty, isAlone || ".?:!".contains(words.last ?? " ") { question.prompt = words }
  }

  // MARK: - Feedback

  /// Feedback beside the body that belongs to an option.
  private func modal(_ identifier: String) -> [XMLElement] {
    item.children("modalFeedback").filter { $0["identifier"] == identifier }
  }

  private mutating func readFeedback(_ report: inout ImportReport) {
    let choices = Set(
      item.descendants(["simpleChoice", "inlineChoice", "hottext"]).compactMap { $0["identifier"] })
    var blocks = item.children("modalFeedback")
    let body = item.child("itemBody")
    blocks +=
      body?.changed { $0["identifier"].map(choices.contains) ?? false ? [] : nil }
      .descendants(["feedbackBlock", "feedbackInline"]) ?? []
    if case .essay = question.kind {
    } else {
      for block in body?.descendants(["rubricBlock"]) ?? []
      where !(block["view"]?.contains("candidate") ?? true) {
        report.lose("rubricBlock", block.text, at: path, because: "only what is written freely has a rubric")
      }
    }
    for block in blocks {
      let identifier = block["identifier"] ?? ""
      guard block.name != "modalFeedback" || !choices.contains(identifier) else { continue }
      let words = text(block, block.name, .markdown, &report)
      let name = identifier.lowercased()
      let isHidden = block["showHide"] == "hide"
      if name.contains("incorrect") || name.contains("wrong") {
        isHidden ? add(words, to: \.onRight) : add(words, to: \.onWrong)
      } else if name.contains("correct") || name.contains("right") {
        isHidden ? add(words, to: \.onWrong) : add(words, to: \.onRight)
      } else {
        question.explanation += question.explanation.isEmpty ? words : "\n\n" + words
      }
    }
  }

  private mutating func add(_ words: String, to kind: WritableKeyPath<ForeignQuestion.Feedback, String>) {
    let before = question.feedback[keyPath: kind]
    question.feedback[keyPath: kind] = before.isEmpty ? words : before + "\n\n" + words
  }

  // MARK: - Texts

  private mutating func text(
    _ element: XMLElement, _ field: String, _ style: SafeMarkdown.Style, isAsked: Bool = false,
    _ report: inout ImportReport
  ) -> String {
    let safe = SafeMarkdown(element, style: style)
    let (media, path) = (media, path)
    question.attach(safe, of: field, isAsked: isAsked, &report) { media.path($0, from: path) }
    return safe.text
  }
}

extension XMLElement {
  /// The element under another name, without attributes.
  fileprivate func renamed(_ name: String) -> XMLElement {
    var result = XMLElement(name: name, attributes: [], line: line)
    for node in nodes {
      switch node {
      case .text(let text): result.add(text)
      case .element(let element): result.add(element)
      }
    }
    return result
  }
}
