import CurriculumCompiler
import CurriculumRuntime

extension ExportTarget {
  /// Moodle's XML.
  static let moodle = ExportTarget(
    name: "moodle", summary: "Questions as Moodle XML.", shape: .file(ending: "xml"),
    coverage: ExportCoverage(
      "Moodle XML has no place for it", bankFields(["marks", "hints", "tags"])),
    notes: """
      As `gift`, with HTML where a text has bold, italic, code or gaps, and beyond it: marks, hints, several gaps in a text (`cloze`), and the units of numbers, of which those
      accepted beside the first are multiples. `idnumber` is the question's key, where it has no more than the hundred
      characters that Moodle keeps.
      """
  ) { reader, request, output, report in
    try output.begin("questions.xml")
    try output.write(XMLText.declaration + "<quiz>\n")
    for group in try QuestionGroup.all(in: reader, request) {
      var hasBegun = false
      try group.forEachQuestion(in: reader) { question in
        do {
          let item = try MoodleItem(question)
          for loss in item.losses { report.lose(question.kind, question.key, loss.field, loss.reason) }
          report.carry(question.kind)
          if !hasBegun { try output.write(MoodleItem.category(group.path)) }
          hasBegun = true
          try output.write(item.text)
        } catch let error as BankForm.Unfit {
          report.leave(question.kind, question.key, error.reason)
        }
      }
    }
    try output.write("</quiz>\n")
  }
}

/// A question in Moodle XML.
///
/// Source: Moodle documentation, "Moodle XML format"; for cloze "Embedded Answers (Cloze) question type".
private struct MoodleItem {
  /// The element.
  private(set) var text = ""
  /// What is lost.
  private(set) var losses: [(field: String, reason: String)]
  private let question: ExportedQuestion

  /// The most characters that Moodle keeps of an `idnumber`.
  private static let longestIDNumber = 100

  init(_ question: ExportedQuestion) throws(BankForm.Unfit) {
    self.question = question
    let form = try BankForm(question)
    losses = form.losses(of: question)
    switch form {
    case .choice(let isSingle): try writeChoice(isSingle: isSingle)
    case .truth(let isTrue): writeTruth(isTrue)
    case .words(let texts): writeWords(texts)
    case .number(let key): writeNumber(key)
    case .gaps(let pieces, let answers): writeGaps(pieces, answers)
    case .pairs(let pairs): writePairs(pairs)
    case .essay(let scheme): writeEssay(scheme)
    }
    if text.contains(XMLText.replacement) {
      losses.append(("characters", "XML has no way to write control characters; U+FFFD stands for them"))
    }
  }

  /// The element that sets the category of what follows.
  static func category(_ path: [String]) -> String {
    let name = path.map { $0.replacing("/", with: "//").replacing("\n", with: " ") }.joined(separator: "/")
    return
      "<question type=\"category\"><category>\(element("text", "$course$/top/" + name))</category></question>\n"
  }

  // MARK: - Types of questions

  private mutating func writeChoice(isSingle: Bool) throws(BankForm.Unfit) {
    guard let share = MoodleFraction.share(of: isSingle ? 1 : question.keys.count) else {
      throw BankForm.Unfit(reason: "it has more than ten right answers")
    }
    var body = "<single>\(isSingle)</single><shuffleanswers>true</shuffleanswers>"
    body += "<answernumbering>abc</answernumbering>\n"
    for option in question.options {
      body += Self.answer(option.text, fraction: option.isKey ? share : isSingle ? "0" : "-100")
    }
    write("multichoice", body)
  }

  private mutating func writeTruth(_ isTrue: Bool) {
    let answers = [true, false].map {
      "<answer fraction=\"\($0 == isTrue ? 100 : 0)\">\(Self.element("text", $0 ? "true" : "false"))</answer>\n"
    }
    write("truefalse", answers.joined())
  }

  private mutating func writeWords(_ texts: [String]) {
    let answers = texts.map { Self.answer($0.withStarsAsTheyAre, fraction: "100") }
    write("shortanswer", "<usecase>0</usecase>\n" + answers.joined())
  }

  private mutating func writeNumber(_ key: NumericKey) {
    let bounds = key.bounds
    var value = decimalText(key.number)
    if case .range = key.tolerance { value = decimalText((bounds.lowerBound + bounds.upperBound) / 2) }
    var body = "<answer fraction=\"100\">\(Self.element("text", value))"
    body += "<tolerance>\(decimalText(key.margin))</tolerance></answer>\n"
    if let unit = key.unit {
      body += "<units>\(Self.unit(unit, times: 1))"
      for other in key.others {
        guard let name = other.unit, let otherValue = Double(other.value), key.number != 0 else {
          losses.append(("alternatives", "it has no unit, or stands beside 0"))
          continue
        }
        body += Self.unit(name, times: otherValue / key.number)
      }
      body += "</units>\n<unitgradingtype>0</unitgradingtype><unitpenalty>0.1</unitpenalty>"
      body += "<showunits>3</showunits><unitsleft>0</unitsleft>\n"
    } else if !key.others.isEmpty {
      losses.append(("alternatives", "a number without a unit has one value"))
    }
    write("numerical", body)
  }

  private mutating func writeGaps(_ pieces: [String], _ answers: [[String]]) {
    // Marks of a cloze are those of its gaps.
    let weight = question.marks % answers.count == 0 ? question.marks / answers.count : 1
    if weight * answers.count != question.marks {
      losses.append(("marks", "Moodle divides the marks of a text with gaps evenly among them"))
    }
    var prompt = MarkdownHTML.markdown(pieces[0])
    for (gap, piece) in zip(answers, pieces.dropFirst()) {
      prompt +=
        "{\(weight):SHORTANSWER:" + gap.map { "=" + Self.clozeAnswer($0) }.joined(separator: "~") + "}"
      prompt += MarkdownHTML.markdown(piece)
    }
    write("cloze", "", html: prompt)
  }

  private mutating func writePairs(_ pairs: [QuestionAnswer.Pair]) {
    var body = "<shuffleanswers>true</shuffleanswers>\n"
    for pair in pairs {
      body += "<subquestion format=\"plain_text\">\(Self.element("text", pair.left))"
      body += "<answer>\(Self.element("text", pair.right))</answer></subquestion>\n"
    }
    write("matching", body)
  }

  private mutating func writeEssay(_ scheme: String) {
    var body = "<responseformat>editor</responseformat><responserequired>1</responserequired>\n"
    body += "<graderinfo format=\"plain_text\">\(Self.element("text", scheme))</graderinfo>\n"
    write("essay", body)
  }

  // MARK: - Elements

  /// Writes the element; `html` stands for the prompt where it has answers in it.
  private mutating func write(_ type: String, _ body: String, html: String? = nil) {
    text = "<question type=\"\(type)\">\n<name>\(Self.element("text", question.name))</name>\n"
    text +=
      html.map { "<questiontext format=\"html\">\(Self.element("text", $0))</questiontext>\n" }
      ?? Self.formatted("questiontext", question.prompt)
    if let explanation = question.explanation { text += Self.formatted("generalfeedback", explanation) }
    if type != "cloze" { text += "<defaultgrade>\(question.marks)</defaultgrade>\n" }
    if question.key.utf8.count <= Self.longestIDNumber {
      text += Self.element("idnumber", question.key) + "\n"
    } else {
      losses.append(("key", "Moodle keeps \(Self.longestIDNumber) characters of it"))
    }
    text += body
    for hint in question.detailList("hints") {
      text += "<hint format=\"plain_text\">\(Self.element("text", hint))</hint>\n"
    }
    let tags = question.detailList("tags")
    if !tags.isEmpty {
      text += "<tags>\(tags.map { "<tag>\(Self.element("text", $0))</tag>" }.joined())</tags>\n"
    }
    text += "</question>\n"
  }

  private static func answer(_ text: String, fraction: String) -> String {
    "<answer fraction=\"\(fraction)\" format=\"plain_text\">\(element("text", text))</answer>\n"
  }

  private static func unit(_ name: String, times multiplier: Double) -> String {
    "<unit><multiplier>\(decimalText(multiplier))</multiplier>\(element("unit_name", name))</unit>"
  }

  /// A text with its format: HTML where Markdown says more than it shows.
  private static func formatted(_ name: String, _ text: String) -> String {
    let hasMarks = MarkdownHTML.hasMarks(text)
    let content = element("text", hasMarks ? MarkdownHTML.markdown(text) : text)
    return "<\(name) format=\"\(hasMarks ? "html" : "plain_text")\">\(content)</\(name)>\n"
  }

  private static func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(XMLText.escaped(text))</\(name)>"
  }

  /// An answer in a gap of a cloze.
  private static func clozeAnswer(_ text: String) -> String {
    var result = ""
    // Moodle reads names of characters in them.
    for scalar in MarkdownHTML.plain(text.withStarsAsTheyAre).unicodeScalars {
      if "\\~#}\"/".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
