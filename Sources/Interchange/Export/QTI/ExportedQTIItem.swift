import CurriculumCompiler

/// A question as an item of QTI.
struct ExportedQTIItem {
  /// The item's identifier: the question's key with points for slashes.
  let identifier: String
  /// The item's file.
  private(set) var text = ""
  /// What is lost.
  private(set) var losses: [(field: String, reason: String)]
  private let question: ExportedQuestion
  private let xml: QTIWriter
  private var declarations = ""
  private var body = ""
  private var processing = ""

  init(_ question: ExportedQuestion, _ version: QTIVersion) throws(BankForm.Unfit) {
    self.question = question
    identifier = question.key.replacing("/", with: ".")
    xml = QTIWriter(version: version)
    let form = try BankForm(question)
    losses = form.losses(of: question).filter { $0.field != "grading" || !question.answer.isOrder }
    if case .order(let items) = question.answer {
      writeOrder(items)
    } else {
      switch form {
      case .choice(let isSingle): writeChoice(isSingle: isSingle)
      case .truth(let isTrue): writeTruth(isTrue)
      case .words(let texts): writeWords(texts)
      case .gaps(let pieces, let answers): writeGaps(pieces, answers)
      case .number(let key): writeNumber(key)
      case .pairs(let pairs): writePairs(pairs)
      case .essay(let scheme): writeEssay(scheme)
      }
    }
    assemble()
    if text.contains(XMLText.replacement) {
      losses.append(("characters", "XML has no way to write control characters; U+FFFD stands for them"))
    }
  }

  private mutating func assemble() {
    var feedback = ""
    if let explanation = question.explanation {
      // Always shown once the item is answered: the outcome has its value from the beginning.
      declarations += xml.element(
        "outcomeDeclaration",
        [("identifier", "FEEDBACK"), ("cardinality", "single"), ("baseType", "identifier")],
        xml.element("defaultValue", [], xml.value("EXPLANATION")))
      feedback = xml.element(
        "modalFeedback",
        [("outcomeIdentifier", "FEEDBACK"), ("identifier", "EXPLANATION"), ("showHide", "show")],
        xml.block("<p>\(xml.markdown(explanation))</p>"))
    }
    declarations += xml.element(
      "outcomeDeclaration", [("identifier", "SCORE"), ("cardinality", "single"), ("baseType", "float")],
      xml.element("defaultValue", [], xml.value("0")))
    declarations += xml.element(
      "outcomeDeclaration", [("identifier", "MAXSCORE"), ("cardinality", "single"), ("baseType", "float")],
      xml.element("defaultValue", [], xml.value(String(question.marks))))
    text =
      XMLText.declaration
      + xml.element(
        "assessmentItem",
        [
          ("xmlns", xml.version.namespace), ("identifier", identifier), ("title", question.name),
          ("adaptive", "false"), ("timeDependent", "false"),
        ], "\n" + declarations + xml.element("itemBody", [], body) + processing + feedback)
  }

  // MARK: - Types of questions

  private mutating func writeChoice(isSingle: Bool) {
    let keys = question.options.indices.filter { question.options[$0].isKey }
    declare(
      "RESPONSE", isSingle ? "single" : "multiple", "identifier", keys.map { choice($0) },
      mapping: isSingle && question.marks == 1
        ? [] : keys.map { (choice($0), Double(question.marks) / Double(keys.count)) },
      otherwise: isSingle ? 0 : -Double(question.marks))
    let options = question.options.enumerated().map { place, option in
      xml.element("simpleChoice", [("identifier", choice(place))], xml.text(option.text))
    }
    interact(
      "choiceInteraction", [("shuffle", "true"), ("maxChoices", isSingle ? "1" : "0")], options.joined())
    process(isSingle && question.marks == 1 ? "match_correct" : "map_response")
  }

  private mutating func writeTruth(_ isTrue: Bool) {
    let marks = Double(question.marks)
    declare(
      "RESPONSE", "single", "identifier", [isTrue ? "true" : "false"],
      mapping: question.marks == 1 ? [] : [(isTrue ? "true" : "false", marks)])
    let options = [("true", "True"), ("false", "False")].map {
      xml.element("simpleChoice", [("identifier", $0)], $1)
    }
    interact("choiceInteraction", [("shuffle", "false"), ("maxChoices", "1")], options.joined())
    process(question.marks == 1 ? "match_correct" : "map_response")
  }

  private mutating func writeGaps(_ pieces: [String], _ answers: [[String]]) {
    let share = Double(question.marks) / Double(answers.count)
    var text = xml.markdown(pieces[0])
    for (place, gap) in answers.enumerated() {
      let name = answers.count == 1 ? "RESPONSE" : "RESPONSE\(place + 1)"
      declare(name, "single", "string", [gap[0]], mapping: gap.map { ($0, share) })
      text += xml.inline("textEntryInteraction", [("responseIdentifier", name)])
      text += xml.markdown(pieces[place + 1])
    }
    body += "<p>\(text)</p>\n"
    guard answers.count > 1 else { return process("map_response") }
    let parts = answers.indices.map { xml.element("mapResponse", [("identifier", "RESPONSE\($0 + 1)")], "") }
    processing = xml.element(
      "responseProcessing", [],
      xml.element("setOutcomeValue", [("identifier", "SCORE")], xml.element("sum", [], parts.joined())))
  }

  /// Words stand below the question, not in it.
  private mutating func writeWords(_ texts: [String]) {
    declare(
      "RESPONSE", "single", "string", [texts[0]], mapping: texts.map { ($0, Double(question.marks)) })
    let field = xml.inline("textEntryInteraction", [("responseIdentifier", "RESPONSE")])
    body += "<p>\(xml.markdown(question.prompt))</p>\n<p>\(field)</p>\n"
    process("map_response")
  }

  private mutating func writeNumber(_ key: NumericKey) {
    let bounds = key.bounds
    let value: Double
    if case .range = key.tolerance {
      value = (bounds.lowerBound + bounds.upperBound) / 2
    } else {
      value = key.number
    }
    declare("RESPONSE", "single", "float", [decimalText(value)])
    let unit = key.unit.map { " " + xml.text($0) } ?? ""
    let field = xml.inline("textEntryInteraction", [("responseIdentifier", "RESPONSE")])
    body += "<p>\(xml.markdown(question.prompt))</p>\n<p>\(field)\(unit)</p>\n"
    let margin = decimalText(key.margin)
    let isRight = xml.element(
      "equal", [("toleranceMode", "absolute"), ("tolerance", "\(margin) \(margin)")],
      xml.element("variable", [("identifier", "RESPONSE")], "")
        + xml.element("correct", [("identifier", "RESPONSE")], ""))
    let score = xml.element(
      "setOutcomeValue", [("identifier", "SCORE")],
      xml.element("baseValue", [("baseType", "float")], String(question.marks)))
    processing = xml.element(
      "responseProcessing", [],
      xml.element("responseCondition", [], xml.element("responseIf", [], isRight + score)))
    if !key.others.isEmpty { losses.append(("alternatives", "QTI's numbers have no unit of their own")) }
  }

  private mutating func writePairs(_ pairs: [QuestionAnswer.Pair]) {
    let joined = pairs.indices.map { "L\($0) R\($0)" }
    let share = Double(question.marks) / Double(pairs.count)
    declare(
      "RESPONSE", "multiple", "directedPair", joined,
      mapping: question.marks == 1 ? [] : joined.map { ($0, share) })
    let sides = [("L", pairs.map(\.left)), ("R", pairs.map(\.right))].map { side, texts in
      let choices = texts.enumerated().map { place, text in
        xml.element(
          "simpleAssociableChoice", [("identifier", "\(side)\(place)"), ("matchMax", "1")],
          xml.text(text))
      }
      return xml.element("simpleMatchSet", [], choices.joined())
    }
    interact(
      "matchInteraction", [("shuffle", "true"), ("maxAssociations", String(pairs.count))], sides.joined())
    process(question.marks == 1 ? "match_correct" : "map_response")
  }

  private mutating func writeOrder(_ items: [String]) {
    declare("RESPONSE", "ordered", "identifier", items.indices.map { choice($0) })
    let choices = items.enumerated().map { place, item in
      xml.element("simpleChoice", [("identifier", choice(place))], xml.text(item))
    }
    interact("orderInteraction", [("shuffle", "true")], choices.joined())
    process("match_correct")
    if question.marks != 1 { losses.append(("marks", "the template for orders gives one mark")) }
  }

  private mutating func writeEssay(_ scheme: String) {
    declare("RESPONSE", "single", "string", [])
    body += rubric(scheme)
    interact("extendedTextInteraction", [], "")
  }

  // MARK: - Parts

  private func choice(_ place: Int) -> String { "C\(place)" }

  /// What scorers see.
  private func rubric(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { "<p>\(xml.markdown(String($0)))</p>" }
    let content = lines.joined()
    return xml.element(
      "rubricBlock", [("use", "scoring"), ("view", "scorer")],
      xml.block(content))
  }

  private mutating func interact(_ name: String, _ attributes: [(String, String)], _ content: String) {
    body += xml.element(
      name, [("responseIdentifier", "RESPONSE")] + attributes,
      xml.element("prompt", [], xml.markdown(question.prompt)) + content)
  }

  private mutating func declare(
    _ name: String, _ cardinality: String, _ type: String, _ correct: [String],
    mapping: [(key: String, score: Double)] = [], otherwise: Double = 0
  ) {
    var content = ""
    if !correct.isEmpty {
      content += xml.element("correctResponse", [], correct.map { xml.value($0) }.joined())
    }
    if !mapping.isEmpty {
      var attributes = [("defaultValue", decimalText(otherwise))]
      if otherwise < 0 { attributes.insert(("lowerBound", "0"), at: 0) }
      let entries = mapping.map { entry in
        xml.element(
          "mapEntry",
          [("mapKey", entry.key), ("mappedValue", decimalText(entry.score))]
            + (type == "string" ? [("caseSensitive", "false")] : []), "")
      }
      content += xml.element("mapping", attributes, entries.joined())
    }
    declarations += xml.element(
      "responseDeclaration", [("identifier", name), ("cardinality", cardinality), ("baseType", type)], content
    )
  }

  private mutating func process(_ template: String) {
    processing = xml.element("responseProcessing", [("template", xml.version.template(template))], "")
  }
}

extension QuestionAnswer {
  /// Whether things are put in order.
  fileprivate var isOrder: Bool { if case .order = self { true } else { false } }
}

/// Writes elements of a version of QTI, named as 2.1 names them.
struct QTIWriter {
  let version: QTIVersion

  /// An element with its content, which is XML already.
  func element(_ name: String, _ attributes: [(String, String)], _ content: String) -> String {
    let list = attributes.map { " \(version.attribute($0))=\"\(XMLText.escaped($1))\"" }.joined()
    let name = version.element(name)
    return content.isEmpty ? "<\(name)\(list)/>\n" : "<\(name)\(list)>\(content)</\(name)>\n"
  }

  /// A text within an element: its lines stay lines.
  func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { XMLText.escaped(String($0)) }
      .joined(separator: "<br/>\n")
  }

  /// A text of Markdown within an element.
  func markdown(_ text: String) -> String { MarkdownHTML.markdown(text) }

  /// What stands in a rubric or in feedback.
  func block(_ content: String) -> String {
    version.hasContentBody ? element("contentBody", [], content) : content
  }

  /// An element without content within a line of text.
  func inline(_ name: String, _ attributes: [(String, String)]) -> String {
    String(element(name, attributes, "").dropLast())
  }

  /// A value of a declaration.
  func value(_ text: String) -> String { element("value", [], XMLText.escaped(text)) }
}
