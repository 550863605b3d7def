import Foundation

/// Reads one question of Moodle XML.
struct MoodleQuestion {
  /// Pictures and recordings, its own among them.
  var media: ForeignMedia
  private let element: XMLElement
  private let place: String
  private let type: String
  /// Paths in the curriculum of the question's files, by their names.
  private var files: [String: String] = [:]
  private var usedFiles: Set<String> = []
  private var question: ForeignQuestion

  /// A question.
  ///
  /// - Parameters:
  ///   - number: Its place among the questions, counting from 1.
  ///   - media: What was kept of the questions before.
  init(_ element: XMLElement, number: Int, media: ForeignMedia) {
    self.element = element
    self.media = media
    place = "question \(number), line \(element.line)"
    type = element["type"] ?? ""
    question = ForeignQuestion(.other(type), prompt: "", at: place)
  }

  /// The question with all that it says.
  mutating func question(_ report: inout ImportReport, _ settings: inout ForeignSettings) -> ForeignQuestion {
    question.title = ForeignQuestion.oneLine(element.child("name")?.text ?? "")
    let key = element.child("idnumber")?.text ?? ""
    if !key.isEmpty { question.sourceKey = key }
    question.marks = element.child("defaultgrade").flatMap { Double($0.text) }
    question.tags = element.child("tags")?.children("tag").map(\.text) ?? []
    let asked = element.child("questiontext")
    keepFiles(asked, &report)
    readKind(asked, &report)
    question.explanation = text(element.child("generalfeedback"), "generalfeedback", report: &report)
    question.hints = element.children("hint").map { text($0, "hint", report: &report) }
    question.feedback.onRight = text(element.child("correctfeedback"), "correctfeedback", report: &report)
    question.feedback.onPart = text(
      element.child("partiallycorrectfeedback"), "partiallycorrectfeedback", report: &report)
    question.feedback.onWrong = text(element.child("incorrectfeedback"), "incorrectfeedback", report: &report)
    for name in files.keys.sorted() where !usedFiles.contains(name) {
      report.lose("file", name, at: place, because: "no text shows it")
    }
    nameTheRest(&report, &settings)
    return question
  }

  // MARK: - Kinds

  private mutating func readKind(_ asked: XMLElement?, _ report: inout ImportReport) {
    switch type {
    case "cloze", "multianswer": return readEmbedded(asked, &report)
    case "gapfill": return readGapfill(asked, &report)
    case "ddwtos", "gapselect": return readWordGaps(asked, &report)
    default: question.prompt = ask(asked, &report)
    }
    switch type {
    case "multichoice":
      let isSingle = ["true", "1", ""].contains((element.child("single")?.text ?? "").lowercased())
      question.kind = isSingle ? .choice(options(&report)) : .several(options(&report))
    case "multichoiceset", "oumultiresponse": question.kind = .several(options(&report))
    case "truefalse": readTrueFalse(&report)
    case "shortanswer": question.kind = .typed(options(&report, areTyped: true))
    case "numerical": readNumbers(&report)
    case "matching", "match": readPairs(&report)
    case "ordering": question.kind = .ordering(options(&report).map(\.text))
    case "essay":
      let notes = text(element.child("graderinfo"), "graderinfo", report: &report)
      question.kind = .essay(rubric: notes.split(separator: "\n").map { ForeignQuestion.withoutMark($0) })
    case "description": question.kind = .description
    default: question.kind = .other(type.isEmpty ? "without a type" : type)
    }
  }

  /// The answers; those to be typed are no HTML, whatever format they name.
  private mutating func options(
    _ report: inout ImportReport, areTyped: Bool = false
  ) -> [ForeignQuestion.Option] {
    var options: [ForeignQuestion.Option] = []
    for answer in element.children("answer") { options.append(option(answer, areTyped, &report)) }
    return options
  }

  private mutating func option(
    _ answer: XMLElement, _ isTyped: Bool, _ report: inout ImportReport
  ) -> ForeignQuestion.Option {
    ForeignQuestion.Option(
      text: isTyped ? words(answer) : text(answer, "answer", style: .plain, report: &report),
      weight: Double(answer["fraction"] ?? "") ?? 0,
      feedback: text(answer.child("feedback"), "feedback", style: .plain, report: &report))
  }

  private mutating func readTrueFalse(_ report: inout ImportReport) {
    let options = options(&report)
    let isTrue = { (option: ForeignQuestion.Option) in option.text.lowercased() == "true" }
    guard let right = options.first(where: { $0.weight >= 100 }) else {
      question.kind = .choice(options)
      return
    }
    let wrong = options.first { isTrue($0) != isTrue(right) }
    question.kind = .trueFalse(isTrue(right), right: right.feedback, wrong: wrong?.feedback ?? "")
  }

  private mutating func readNumbers(_ report: inout ImportReport) {
    let units = element.child("units")?.children("unit") ?? []
    func multiplier(_ unit: XMLElement) -> String { unit.child("multiplier")?.text ?? "1" }
    func name(_ unit: XMLElement) -> String { ForeignQuestion.oneLine(unit.child("unit_name")?.text ?? "") }
    let own = units.first { Double(multiplier($0)) == 1 }
    var numbers: [ForeignQuestion.Number] = []
    for answer in element.children("answer") {
      let option = option(answer, true, &report)
      var number = ForeignQuestion.Number(
        value: option.text, tolerance: .absolute(answer.child("tolerance")?.text ?? "0"),
        weight: option.weight, feedback: option.feedback)
      number.unit = own.map(name)
      numbers.append(number)
    }
    if let key = numbers.first(where: { $0.weight >= 100 }), let value = Double(key.value) {
      for unit in units where Double(multiplier(unit)) != 1 {
        guard let factor = Double(multiplier(unit)) else { continue }
        var other = key
        other.value = ForeignMapping.shown(value * factor)
        other.unit = name(unit)
        other.feedback = ""
        numbers.append(other)
      }
    }
    question.kind = .numeric(numbers)
  }

  private mutating func readPairs(_ report: inout ImportReport) {
    var pairs: [ForeignQuestion.Pair] = []
    for part in element.children("subquestion") {
      let left = text(part, "subquestion", style: .plain, report: &report)
      pairs.append(
        .init(left: left, right: part.child("answer").map { words($0) } ?? ""))
    }
    question.kind = .matching(pairs)
  }

  /// A text that Moodle keeps and shows as it is.
  private func words(_ element: XMLElement) -> String {
    let text = element.child("text")?.wholeText ?? ""
    // Some programs write HTML here, too.
    return SafeMarkdown.isElement(text)
      ? SafeMarkdown(html: text, style: .plain).text : SafeMarkdown(plain: text).text
  }

  // MARK: - Gaps

  private mutating func readEmbedded(_ asked: XMLElement?, _ report: inout ImportReport) {
    let text = EmbeddedAnswers(cloze: ForeignQuestion.withoutGaps(html(asked)))
    take(text, asked, &report)
    if question.marks == nil, text.gaps.count > 1 { question.marks = text.gaps.map(\.marks).reduce(0, +) }
  }

  private mutating func readGapfill(_ asked: XMLElement?, _ report: inout ImportReport) {
    let marks = Array(element.child("delimitchars")?.text ?? "[]")
    let text = EmbeddedAnswers(
      gapfill: ForeignQuestion.withoutGaps(html(asked)), from: marks.first ?? "[", to: marks.last ?? "]")
    take(text, asked, &report)
    let wrong = element.children("answer").filter { Double($0["fraction"] ?? "") == 0 }.map {
      SafeMarkdown(html: $0.child("text")?.wholeText ?? "", style: .plain).text
    }
    if !wrong.isEmpty {
      report.lose(
        "wrong words", wrong.joined(separator: ", "), at: place,
        because: "gaps are typed, and so have no wrong words")
    }
    if element.child("noduplicates")?.text == "1" {
      report.lose("noduplicates", "1", at: place, because: "each gap is marked for itself")
    }
  }

  private mutating func readWordGaps(_ asked: XMLElement?, _ report: inout ImportReport) {
    var words: [(text: String, group: String)] = []
    for box in element.children("dragbox") + element.children("selectoption") {
      words.append((text(box, "dragbox", style: .plain, report: &report), box.child("group")?.text ?? "1"))
    }
    let text = EmbeddedAnswers(numbered: ForeignQuestion.withoutGaps(html(asked)), words: words)
    take(text, asked, &report)
    if text.gaps.count > 1, !text.unused.isEmpty {
      report.lose(
        "wrong words", text.unused.joined(separator: ", "), at: place,
        because: "gaps are typed, and so have no wrong words")
    }
  }

  /// Takes a text with gaps in.
  private mutating func take(_ text: EmbeddedAnswers, _ asked: XMLElement?, _ report: inout ImportReport) {
    var text = text
    text.nameLosses()
    let safe = SafeMarkdown(html: text.html)
    attach(safe, of: "questiontext", isAsked: true, &report)
    question.prompt = safe.text
    question.kind = text.kind
    for loss in text.losses { report.lose(loss.what, loss.value, at: place, because: loss.reason) }
  }

  // MARK: - Texts

  /// What is asked.
  private mutating func ask(_ element: XMLElement?, _ report: inout ImportReport) -> String {
    let safe = safe(element, .markdown)
    attach(safe, of: "questiontext", isAsked: true, &report)
    return safe.text
  }

  private mutating func text(
    _ element: XMLElement?, _ field: String, style: SafeMarkdown.Style = .markdown,
    report: inout ImportReport
  ) -> String {
    guard let element else { return "" }
    if field != "questiontext" { keepFiles(element, &report) }
    let safe = safe(element, style)
    attach(safe, of: field, isAsked: false, &report)
    return safe.text
  }

  private func safe(_ element: XMLElement?, _ style: SafeMarkdown.Style) -> SafeMarkdown {
    let text = element?.child("text")?.wholeText ?? ""
    switch element?["format"] {
    case "plain_text": return SafeMarkdown(plain: text)
    case "markdown": return SafeMarkdown(markdown: text)
    default: return SafeMarkdown(html: html(element), style: style)
    }
  }

  /// The text as HTML; Moodle's own format has line breaks where the author made some.
  private func html(_ element: XMLElement?) -> String {
    let text = element?.child("text")?.wholeText ?? ""
    switch element?["format"] {
    case "moodle_auto_format": return text.trimmed.replacing("\n", with: "<br>")
    case "plain_text": return MarkdownHTML.plain(text)
    default: return text
    }
  }

  private mutating func attach(
    _ text: SafeMarkdown, of field: String, isAsked: Bool, _ report: inout ImportReport
  ) {
    var media = media
    var used: Set<String> = []
    let files = files
    question.attach(text, of: field, isAsked: isAsked, &report) { address in
      if let range = address.firstRange(of: "@@PLUGINFILE@@/") {
        let name = address[range.upperBound...].prefix { $0 != "?" }
        let plain = name.removingPercentEncoding ?? String(name)
        used.insert(plain)
        return files[plain]
      }
      if address.hasPrefix("data:") { return media.keep(address: address) }
      return address.hasPrefix("https://") ? address : nil
    }
    for picture in text.pictures.map(\.source) + text.sounds where !isAsked {
      if let range = picture.firstRange(of: "@@PLUGINFILE@@/") {
        used.insert(picture[range.upperBound...].removingPercentEncoding ?? "")
      }
    }
    usedFiles.formUnion(used)
    self.media = media
  }

  /// Keeps files that stand in a text's element.
  private mutating func keepFiles(_ element: XMLElement?, _ report: inout ImportReport) {
    for file in element?.children("file") ?? [] {
      let name = file["name"] ?? "file"
      let isAsked = element?.name == "questiontext"
      guard isAsked, let data = Data(base64Encoded: file.wholeText, options: .ignoreUnknownCharacters),
        !data.isEmpty, let path = media.keep(name, Array(data))
      else {
        let reason =
          isAsked ? "apps show and play no such file" : "only what is asked has a picture or a recording"
        report.lose("file", name, at: place, because: reason)
        continue
      }
      files[name] = path
    }
  }

  // MARK: - What is left

  /// Elements that are read, or say what another one says, too.
  private static let known: Set<String> = [
    "name", "questiontext", "generalfeedback", "defaultgrade", "idnumber", "single", "answer", "hint", "tags",
    "correctfeedback", "partiallycorrectfeedback", "incorrectfeedback", "subquestion", "graderinfo",
    "dragbox",
    "selectoption", "units", "shownumcorrect", "delimitchars", "noduplicates", "category", "file",
  ]
  /// What they mean for a curriculum, where it is not that there is no such thing.
  private static let reasons = [
    "usecase": "answers are compared without regard to case",
    "casesensitive": "answers are compared without regard to case",
    "penalty": "a wrong try costs nothing", "shuffleanswers": "apps decide on the order of options",
    "hidden": "a curriculum has no hidden questions",
  ]

  private func nameTheRest(_ report: inout ImportReport, _ settings: inout ForeignSettings) {
    var seen = Self.known
    for child in element.children where seen.insert(child.name).inserted {
      let value = ForeignQuestion.oneLine((child.child("text") ?? child).wholeText)
      guard !["", "0", "false", "0.0000000"].contains(value.lowercased()) else { continue }
      settings.count(
        child.name, value, because: Self.reasons[child.name] ?? "a question has no such setting")
    }
  }
}
