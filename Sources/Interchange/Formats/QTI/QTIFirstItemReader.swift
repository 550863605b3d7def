/// Reads one item of QTI 1.2.
struct QTIFirstItemReader {
  private let item: XMLElement
  private let path: String
  private let media: QTIMedia
  private let scoring: QTIFirstScoring
  private var question: ForeignQuestion

  /// The elements that take a response.
  private static let responses: Set<String> = [
    "response_lid", "response_str", "response_num", "response_grp", "response_xy", "response_extension",
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
    scoring = QTIFirstScoring(item.children("resprocessing"))
    question = ForeignQuestion(.description, prompt: "", at: "\(path), line \(item.line)")
  }

  /// The question with all that it says.
  mutating func question(_ report: inout ImportReport, _ settings: inout ForeignSettings) -> ForeignQuestion {
    question.title = ForeignQuestion.oneLine(item["title"] ?? "")
    // Programs that name no question call all alike.
    if question.title.lowercased() == "question" { question.title = "" }
    if let identifier = item["ident"], !identifier.isEmpty { question.sourceKey = identifier }
    let metadata = metadata
    question.marks = (metadata["points_possible"] ?? metadata["qmd_weighting"]).flatMap { Double($0) }
    let presentation = item.child("presentation")
    let responses = presentation?.descendants(Self.responses) ?? []
    question.prompt = text(
      presentation.map(Self.withoutResponses), "presentation", .markdown, isAsked: true, &report)
    let type = metadata["question_type"] ?? metadata["cc_profile"] ?? ""
    switch type {
    case "file_upload_question", "calculated_question", "hot_spot_question", "categorization_question":
      question.kind = .other(type)
    case "text_only_question": question.kind = .description
    case "essay_question", "cc.essay.v0p1": readEssay(&report)
    default: readKind(responses, type, &report)
    }
    readFeedback(&report)
    let read: Set<String> = ["question_type", "cc_profile", "points_possible", "qmd_weighting"]
    for (name, value) in metadata.sorted(by: { $0.key < $1.key }) where !read.contains(name) && !value.isEmpty
    {
      settings.count(name, value, because: "a question has no such setting")
    }
    return question
  }

  private var metadata: [String: String] {
    var metadata: [String: String] = [:]
    for field in item.child("itemmetadata")?.descendants(["qtimetadatafield"]) ?? [] {
      metadata[field.child("fieldlabel")?.text.lowercased() ?? ""] = field.child("fieldentry")?.text
    }
    return metadata
  }

  // MARK: - Kinds

  private mutating func readKind(
    _ responses: [XMLElement], _ type: String, _ report: inout ImportReport
  ) {
    guard let first = responses.first else { return question.kind = .description }
    if let odd = responses.first(where: { ["response_xy", "response_extension"].contains($0.name) }) {
      return question.kind = .other(odd.name)
    }
    let isTyped = responses.allSatisfy { !$0.descendants(["render_fib"]).isEmpty }
    if responses.count == 1 {
      if isTyped { return readTyped(first, &report) }
      let options = options(first, &report)
      switch first["rcardinality"]?.lowercased() {
      case "multiple": question.kind = .several(options)
      case "ordered":
        let texts = labels(first, &report)
        question.kind = .ordering(scoring.order(first["ident"] ?? "").compactMap { texts[$0] })
      default: question.kind = .choice(options)
      }
    } else if isTyped || namesBlanks(responses) {
      readBlanks(responses, isTyped, &report)
    } else {
      question.kind = .matching(pairs(responses, &report))
    }
  }

  private mutating func readTyped(_ response: XMLElement, _ report: inout ImportReport) {
    let identifier = response["ident"] ?? ""
    let fields = response.descendants(["render_fib"])
    let isNumber =
      response.name == "response_num"
      || fields.contains { ["Decimal", "Integer"].contains($0["fibtype"] ?? "") }
      || scoring.hasRange(identifier)
    if isNumber {
      question.kind = .numeric(scoring.numbers(identifier))
      return
    }
    let options = scoring.typed(identifier)
    if options.isEmpty { return readEssay(&report) }
    question.kind = .typed(options)
    let gaps = item.child("presentation").map { Self.gapped($0) }
    let gapped = text(gaps, "presentation", .markdown, &report)
    if gapped.contains(ForeignQuestion.gap), !gapped.hasSuffix(ForeignQuestion.gap) {
      question.prompt = gapped
      question.kind = .cloze([options])
    }
  }

  private mutating func readEssay(_ report: inout ImportReport) {
    var points: [String] = []
    for solution in item.children("itemfeedback") where !solution.descendants(["solution"]).isEmpty {
      points += text(solution, "itemfeedback", .markdown, &report).split(separator: "\n").map(String.init)
    }
    for rubric in item.children("rubric") where rubric["view"] != "Candidate" {
      points += text(rubric, "rubric", .markdown, &report).split(separator: "\n").map(String.init)
    }
    question.kind = .essay(rubric: points)
  }

  /// Whether responses are named in the text: `[capital]` for `response_capital`.
  private func namesBlanks(_ responses: [XMLElement]) -> Bool {
    responses.allSatisfy { question.prompt.contains(Self.mark($0)) }
  }

  private static func mark(_ response: XMLElement) -> String {
    let identifier = response["ident"] ?? ""
    return "[\(identifier.hasPrefix("response_") ? String(identifier.dropFirst(9)) : identifier)]"
  }

  private mutating func readBlanks(
    _ responses: [XMLElement], _ isTyped: Bool, _ report: inout ImportReport
  ) {
    var gaps: [[ForeignQuestion.Option]] = []
    if namesBlanks(responses) {
      var prompt = ForeignQuestion.withoutGaps(question.prompt)
      let ordered = responses.sorted {
        let places = [$0, $1].map { prompt.firstRange(of: Self.mark($0))?.lowerBound ?? prompt.endIndex }
        return places[0] < places[1]
      }
      for response in ordered {
        if let range = prompt.firstRange(of: Self.mark(response)) {
          prompt.replaceSubrange(range, with: ForeignQuestion.gap)
        }
        gaps.append(gap(response, isOnly: responses.count == 1, &report))
      }
      question.prompt = prompt
    } else {
      question.prompt = text(
        item.child("presentation").map { Self.gapped($0) }, "presentation", .markdown, &report)
      for response in responses { gaps.append(gap(response, isOnly: false, &report)) }
    }
    question.kind = .cloze(gaps)
  }

  private mutating func gap(
    _ response: XMLElement, isOnly: Bool, _ report: inout ImportReport
  ) -> [ForeignQuestion.Option] {
    guard !response.descendants(["render_choice"]).isEmpty else {
      return scoring.typed(response["ident"] ?? "")
    }
    let options = options(response, &report)
    let wrong = options.filter { $0.weight <= 0 }.map(\.text)
    if !wrong.isEmpty {
      report.lose(
        "wrong words", "\(Self.mark(response)): \(wrong.joined(separator: ", "))", at: question.place,
        because: "gaps are typed, and so have no wrong words")
    }
    // All right options of a blank are as good; what they earn is a share of the whole question.
    return options.filter { $0.weight > 0 }.map {
      ForeignQuestion.Option(text: $0.text, weight: 100, feedback: $0.feedback).literal
    }
  }

  private mutating func pairs(
    _ responses: [XMLElement], _ report: inout ImportReport
  ) -> [ForeignQuestion.Pair] {
    var pairs: [ForeignQuestion.Pair] = []
    var used: Set<String> = []
    var rights: [String] = []
    for response in responses {
      let texts = labels(response, &report)
      let left = text(response.child("material"), "material", .plain, &report)
      let weights = scoring.weights(response["ident"] ?? "")
      let key = weights.filter { $0.value > 0 }.max { $0.value < $1.value }?.key
      let right = key.flatMap { texts[$0] } ?? ""
      used.insert(right)
      rights += texts.values.sorted().filter { !rights.contains($0) }
      pairs.append(.init(left: left, right: right))
    }
    return pairs + rights.filter { !used.contains($0) }.map { .init(left: "", right: $0) }
  }

  private mutating func options(
    _ response: XMLElement, _ report: inout ImportReport
  ) -> [ForeignQuestion.Option] {
    let texts = labels(response, &report)
    let weights = scoring.weights(response["ident"] ?? "")
    let feedback = scoring.feedback(response["ident"] ?? "")
    var options: [ForeignQuestion.Option] = []
    for label in response.descendants(["response_label"]) {
      let identifier = label["ident"] ?? ""
      var option = ForeignQuestion.Option(text: texts[identifier] ?? "", weight: weights[identifier] ?? 0)
      for name in (feedback[identifier] ?? []) + ["\(identifier)_fb"] where option.feedback.isEmpty {
        guard !Self.common.contains(name), let words = feedbackElement(name) else { continue }
        option.feedback = text(words, "itemfeedback", .plain, &report)
      }
      options.append(option)
    }
    return options
  }

  private mutating func labels(_ response: XMLElement, _ report: inout ImportReport) -> [String: String] {
    var texts: [String: String] = [:]
    for label in response.descendants(["response_label"]) {
      texts[label["ident"] ?? ""] = text(label, "response_label", .plain, &report)
    }
    return texts
  }

  // MARK: - Feedback

  private static let common: Set<String> = [
    "general_fb", "correct_fb", "general_incorrect_fb", "incorrect_fb",
  ]

  private func feedbackElement(_ identifier: String) -> XMLElement? {
    item.children("itemfeedback").first { $0["ident"] == identifier }
  }

  private mutating func readFeedback(_ report: inout ImportReport) {
    let options = Set(
      scoring.allFeedback + item.descendants(["response_label"]).map { "\($0["ident"] ?? "")_fb" })
    for element in item.children("itemfeedback") {
      let name = element["ident"] ?? ""
      guard element.descendants(["solution"]).isEmpty, Self.common.contains(name) || !options.contains(name)
      else {
        continue
      }
      let words = text(element, "itemfeedback", .markdown, &report)
      let isOver = name.lowercased()
      if isOver.contains("incorrect") || isOver.contains("wrong") {
        question.feedback.onWrong = words
      } else if isOver.contains("correct") || isOver.contains("right") {
        question.feedback.onRight = words
      } else {
        question.explanation += question.explanation.isEmpty ? words : "\n\n" + words
      }
    }
    for hint in item.descendants(["hintmaterial"]) {
      question.hints.append(text(hint, "hint", .plain, &report))
    }
  }

  // MARK: - Texts

  private static func withoutResponses(_ element: XMLElement) -> XMLElement {
    element.changed { responses.contains($0.name) ? [] : nil }
  }

  private static func gapped(_ element: XMLElement) -> XMLElement {
    element.changed { responses.contains($0.name) ? [.text(ForeignQuestion.gap)] : nil }
  }

  /// The text of materials within an element.
  private mutating func text(
    _ element: XMLElement?, _ field: String, _ style: SafeMarkdown.Style, isAsked: Bool = false,
    _ report: inout ImportReport
  ) -> String {
    guard let element else { return "" }
    var texts: [String] = []
    let (media, path) = (media, path)
    for safe in QTIFirstText.pieces(of: element, style) {
      question.attach(safe, of: field, isAsked: isAsked, &report) { media.path($0, from: path) }
      if !safe.text.isEmpty { texts.append(safe.text) }
    }
    return QTIFirstText.joined(texts)
  }
}

/// Texts of QTI 1.2, which stand in pieces of many kinds.
enum QTIFirstText {
  /// The pieces of text, pictures and recordings within an element, in order.
  static func pieces(of element: XMLElement, _ style: SafeMarkdown.Style) -> [SafeMarkdown] {
    var pieces: [SafeMarkdown] = []
    for node in element.nodes {
      switch node {
      // Between the elements stands layout alone, but for the gaps that were put there.
      case .text(let text) where text.contains(ForeignQuestion.gap):
        pieces.append(SafeMarkdown(plain: ForeignQuestion.gap))
      case .text: break
      case .element(let child):
        switch child.name {
        case "mattext", "matemtext": pieces.append(piece(child, style))
        case "matimage":
          pieces.append(tag("img", child, style))
        case "mataudio": pieces.append(tag("audio", child, style))
        default: pieces += Self.pieces(of: child, style)
        }
      }
    }
    return pieces
  }

  private static func piece(_ element: XMLElement, _ style: SafeMarkdown.Style) -> SafeMarkdown {
    guard element.children.isEmpty else { return SafeMarkdown(element, style: style) }
    let text = element.wholeText
    // Many programs write HTML and call it plain.
    let isHTML =
      element["texttype"]?.lowercased() == "text/html" || text.contains(#/<\/?[a-zA-Z][^<>]*>|&[a-z]+;/#)
    return isHTML ? SafeMarkdown(html: text, style: style) : SafeMarkdown(plain: text)
  }

  private static func tag(_ name: String, _ element: XMLElement, _ style: SafeMarkdown.Style) -> SafeMarkdown
  {
    let attributes = [("src", element["uri"] ?? ""), ("alt", element["label"] ?? "")]
    var parent = XMLElement(name: "div", attributes: [], line: element.line)
    parent.add(
      XMLElement(name: name, attributes: attributes.map { (name: $0.0, value: $0.1) }, line: element.line))
    return SafeMarkdown(parent, style: style)
  }

  /// Pieces as one text: a gap and what stands beside it are one sentence.
  static func joined(_ texts: [String]) -> String {
    var result = ""
    var wasGap = true
    for text in texts {
      let isGap = text == ForeignQuestion.gap
      if !result.isEmpty {
        let isSentence = isGap || wasGap
        result += isSentence ? (text.first.map { ".,;:?!)".contains($0) } ?? false ? "" : " ") : "\n\n"
      }
      result += text
      wasGap = isGap
    }
    return result
  }
}
