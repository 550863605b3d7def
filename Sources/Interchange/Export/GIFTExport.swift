import CurriculumRuntime

extension ExportTarget {
  /// Moodle's GIFT.
  static let gift = ExportTarget(
    name: "gift", summary: "Questions as GIFT, which Moodle and others read.", shape: .file(ending: "gift"),
    coverage: ExportCoverage("GIFT has no place for it", bankFields(["tags"])),
    notes: """
      Categories say where a question stands: course, band, unit and lesson; story, stage and kit; quiz; deck. `[id:]` is
      the question's key, so that Moodle knows it again. Questions of several right options weigh each with its share,
      and each wrong one with all marks. Orders are asked as matching of places; mark schemes and answers for the
      learner's own judgement are the general feedback of an essay.
      """
  ) { reader, request, output, report in
    try output.begin("questions.gift")
    for group in try QuestionGroup.all(in: reader, request) {
      var hasBegun = false
      try group.forEachQuestion(in: reader) { question in
        do {
          let item = try GIFTItem(question)
          for loss in item.losses { report.lose(question.kind, question.key, loss.field, loss.reason) }
          report.carry(question.kind)
          if !hasBegun { try output.write("$CATEGORY: \(GIFTItem.category(group.path))\n\n") }
          hasBegun = true
          try output.write(item.text)
        } catch let error as BankForm.Unfit {
          report.leave(question.kind, question.key, error.reason)
        }
      }
    }
  }

  /// The fields that question banks carry, for each kind of question.
  static func bankFields(_ more: [String]) -> [ExportKind: [String]] {
    let fields = ["prompt", "answer", "explanation", "options"] + more
    return Dictionary(uniqueKeysWithValues: ExportKind.questions.map { ($0, fields) })
  }
}

/// A question in GIFT.
///
/// Source: Moodle documentation, "GIFT format"; for what readers take, the grammar of fuhrmanator/GIFT-grammar-PEG.js.
private struct GIFTItem {
  /// The question with the comment before it and the blank line behind it.
  let text: String
  /// What is lost.
  let losses: [(field: String, reason: String)]

  init(_ question: ExportedQuestion) throws(BankForm.Unfit) {
    let form = try BankForm(question)
    var losses = form.losses(of: question)
    if case .number(let key) = form {
      if key.unit != nil { losses.append(("unit", "GIFT's numbers have no unit")) }
      if !key.others.isEmpty { losses.append(("alternatives", "GIFT's numbers have no unit")) }
    }
    self.losses = losses
    let tags = question.detailList("tags").map { "[tag:\(Self.comment($0))]" }
    var head =
      "// \((["[id:\(question.key)]"] + tags).joined(separator: " "))\n::\(Self.escaped(question.name))::[plain]"
    let feedback = Self.feedback(form, question)
    switch form {
    case .gaps(let pieces, let answers):
      guard answers.count == 1 else {
        throw BankForm.Unfit(reason: "it has several gaps, and a question of GIFT has one")
      }
      // Without text behind it a gap would be read as a question that is answered below.
      let gap = pieces[1].isEmpty ? "___ {" : "{"
      head += Self.escaped(pieces[0]) + gap + Self.words(answers[0]) + feedback + "}"
      text = head + Self.escaped(pieces[1]) + "\n\n"
    default:
      text =
        head + Self.escaped(question.prompt) + " {" + (try Self.answers(form, question)) + feedback + "}\n\n"
    }
  }

  /// A category's path.
  static func category(_ path: [String]) -> String {
    path.map { $0.replacing("/", with: "//").replacing("\n", with: " ") }.joined(separator: "/")
  }

  private static func answers(
    _ form: BankForm, _ question: ExportedQuestion
  ) throws(BankForm.Unfit) -> String {
    switch form {
    case .choice(let isSingle): try options(question, isSingle: isSingle)
    case .truth(let isTrue): isTrue ? "TRUE" : "FALSE"
    case .words(let texts): words(texts)
    case .number(let key): number(key)
    case .gaps, .essay: ""
    case .pairs(let pairs): try self.pairs(pairs)
    }
  }

  private static func options(
    _ question: ExportedQuestion, isSingle: Bool
  ) throws(BankForm.Unfit) -> String {
    guard !isSingle else {
      return question.options.map { ($0.isKey ? "=" : "~") + answer($0.text, isRight: $0.isKey) }
        .joined(separator: " ")
    }
    guard let share = MoodleFraction.share(of: question.keys.count) else {
      throw BankForm.Unfit(reason: "it has more than ten right answers")
    }
    return question.options.map { "~%\($0.isKey ? share : "-100")%" + escaped($0.text) }
      .joined(separator: " ")
  }

  private static func words(_ texts: [String]) -> String {
    texts.map { "=" + answer($0, isRight: true) }.joined(separator: " ")
  }

  private static func number(_ key: NumericKey) -> String {
    if case .range(let low, let high) = key.tolerance { return "#\(decimalText(low))..\(decimalText(high))" }
    return "#\(decimalText(key.number)):\(decimalText(key.margin))"
  }

  private static func pairs(_ pairs: [QuestionAnswer.Pair]) throws(BankForm.Unfit) -> String {
    guard !pairs.contains(where: { ($0.left + $0.right).contains("->") }) else {
      throw BankForm.Unfit(reason: "a pair holds '->', which GIFT takes for what joins pairs")
    }
    return pairs.map { "=\(escaped($0.left)) -> \(escaped($0.right))" }.joined(separator: " ")
  }

  private static func feedback(_ form: BankForm, _ question: ExportedQuestion) -> String {
    var texts: [String] = []
    if case .essay(let scheme) = form { texts.append(scheme) }
    if let explanation = question.explanation { texts.append(explanation) }
    return texts.isEmpty ? "" : " ####" + escaped(texts.joined(separator: "\n"))
  }

  /// An answer, with its weight where its first character would be taken for one, and its format where for that.
  private static func answer(_ text: String, isRight: Bool) -> String {
    let weight = text.hasPrefix("%") ? "%\(isRight ? 100 : 0)%" : ""
    return weight + (text.hasPrefix("[") ? "[plain]" : "") + escaped(text)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "~", "=", "#", "{", "}", ":": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text within the brackets of a comment.
  private static func comment(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("]", with: "\\]").replacing("\n", with: " ")
  }
}
