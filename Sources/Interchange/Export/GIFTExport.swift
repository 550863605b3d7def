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
      learner's own judgement are the general feedback of an essay. Texts are `[plain]`, those with bold, italic or code
      `[html]`.
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
    let (tags, odd) = Self.tags(of: question)
    if !odd.isEmpty {
      losses.append(("tags", "tags of GIFT hold no '<', '>' and '`', and end with no backslash"))
    }
    self.losses = losses
    let marks = (["[id:\(Self.comment(question.key))]"] + tags).joined(separator: " ")
    let head = "// \(marks)\n::\(GIFTWriter.escaped(question.name))::"
    let writer = GIFTWriter(isHTML: MarkdownHTML.hasMarks(question.prompt))
    switch form {
    case .gaps(let pieces, let answers):
      guard answers.count == 1 else {
        throw BankForm.Unfit(reason: "it has several gaps, and a question of GIFT has one")
      }
      // Without text behind it a gap would be read as a question that is answered below.
      let gap = pieces[1].isEmpty ? "___ {" : "{"
      text =
        head + writer.prompt(pieces[0]) + gap + writer.words(answers[0]) + writer.feedback(form, question)
        + "}" + writer.text(pieces[1]) + "\n\n"
    default:
      text =
        head + writer.prompt(question.prompt) + " {" + (try writer.answers(form, question))
        + writer.feedback(form, question) + "}\n\n"
    }
  }

  /// A category's path.
  static func category(_ path: [String]) -> String {
    path.map { $0.replacing("/", with: "//").replacing("\n", with: " ") }.joined(separator: "/")
  }

  /// Tags as a comment has them, and those that it cannot have.
  ///
  /// Source: Moodle, `qformat_gift::extract_idnumber_and_tags_from_comment()`.
  private static func tags(of question: ExportedQuestion) -> (written: [String], odd: [String]) {
    let tags = question.detailList("tags")
    let odd = tags.filter { $0.hasSuffix("\\") || $0.contains { "<>`".contains($0) } }
    return (tags.filter { !odd.contains($0) }.map { "[tag:\(comment($0))]" }, odd)
  }

  /// A text within the brackets of a comment.
  private static func comment(_ text: String) -> String {
    text.replacing("]", with: "\\]").replacing("\n", with: " ")
  }
}

/// Writes texts of a question in GIFT.
private struct GIFTWriter {
  /// Whether the question is HTML; then each text that is none says so.
  let isHTML: Bool

  /// What is asked, with its format.
  func prompt(_ markdown: String) -> String { (isHTML ? "[html]" : "[plain]") + text(markdown) }

  /// A part of what is asked.
  func text(_ markdown: String) -> String {
    Self.escaped(isHTML ? MarkdownHTML.markdown(markdown) : markdown)
  }

  /// What stands in the braces.
  func answers(
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

  private func options(
    _ question: ExportedQuestion, isSingle: Bool
  ) throws(BankForm.Unfit) -> String {
    guard !isSingle else {
      return question.options.map { ($0.isKey ? "=" : "~") + answer($0.text, isRight: $0.isKey) }
        .joined(separator: " ")
    }
    guard let share = MoodleFraction.share(of: question.keys.count) else {
      throw BankForm.Unfit(reason: "it has more than ten right answers")
    }
    return question.options.map { "~%\($0.isKey ? share : "-100")%" + plain($0.text) }
      .joined(separator: " ")
  }

  /// Answers to be typed.
  func words(_ texts: [String]) -> String {
    texts.map { "=" + answer($0, isRight: true, isPattern: true) }.joined(separator: " ")
  }

  private func number(_ key: NumericKey) -> String {
    if case .range(let low, let high) = key.tolerance { return "#\(decimalText(low))..\(decimalText(high))" }
    return "#\(decimalText(key.number)):\(decimalText(key.margin))"
  }

  private func pairs(_ pairs: [QuestionAnswer.Pair]) throws(BankForm.Unfit) -> String {
    guard !pairs.contains(where: { ($0.left + $0.right).contains("->") }) else {
      throw BankForm.Unfit(reason: "a pair holds '->', which GIFT takes for what joins pairs")
    }
    return pairs.map { "=\(plain($0.left)) -> \(Self.escaped($0.right))" }.joined(separator: " ")
  }

  /// What is said after answering.
  func feedback(_ form: BankForm, _ question: ExportedQuestion) -> String {
    var texts: [String] = []
    if case .essay(let scheme) = form { texts.append(scheme) }
    if let explanation = question.explanation { texts.append(explanation) }
    guard !texts.isEmpty else { return "" }
    let whole = texts.joined(separator: "\n")
    let isMarked = MarkdownHTML.hasMarks(whole)
    return " ####" + (isMarked ? "[html]" + Self.escaped(MarkdownHTML.markdown(whole)) : plain(whole))
  }

  /// An answer, with its weight where its first character would be taken for one.
  private func answer(_ text: String, isRight: Bool, isPattern: Bool = false) -> String {
    let weight = text.hasPrefix("%") ? "%\(isRight ? 100 : 0)%" : ""
    // GIFT has no escape for a star, so its backslash goes on to Moodle.
    return weight + (isPattern ? plain(text).withStarsAsTheyAre : plain(text))
  }

  /// A plain text, with its format where its beginning or the question's format would be taken for it.
  private func plain(_ text: String) -> String {
    (isHTML || text.hasPrefix("[") ? "[plain]" : "") + Self.escaped(text)
  }

  /// A text without what GIFT takes for its signs.
  static func escaped(_ text: String) -> String {
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
}
