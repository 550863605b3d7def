/// A text of Moodle with gaps in it, and what is right in each.
struct EmbeddedAnswers {
  /// A gap.
  struct Gap {
    /// What kind of answer it takes.
    enum Kind {
      case words, options, severalOptions, number
    }

    var kind: Kind
    var options: [ForeignQuestion.Option]
    /// How far a number may be from each option.
    var tolerances: [String] = []
    var marks = 1.0
  }

  /// The text as HTML, with `___` for each gap.
  private(set) var html = ""
  /// The gaps, in order.
  private(set) var gaps: [Gap] = []
  /// Words that are offered and belong into no gap.
  private(set) var unused: [String] = []
  /// What has no place, with the reason.
  private(set) var losses: [(what: String, value: String, reason: String)] = []
  /// Why the text cannot be asked; nil where it can.
  private var refusal: String?

  // MARK: - Moodle's embedded answers

  /// Reads `{1:SHORTANSWER:=right~%50%half#feedback}` and the like.
  ///
  /// Source: docs.moodle.org, "Embedded Answers (Cloze) question type"; question/type/multianswer/questiontype.php.
  init(cloze text: String) {
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      html += rest[..<start]
      if let (gap, end) = Self.gap(rest[start...]) {
        html += ForeignQuestion.gap
        gaps.append(gap)
        rest = rest[end...]
      } else {
        html += "{"
        rest = rest[rest.index(after: start)...]
      }
    }
    html += rest
  }

  private static let kinds: [String: Gap.Kind] = {
    var kinds: [String: Gap.Kind] = [:]
    for name in ["SHORTANSWER", "SA", "MW", "SHORTANSWER_C", "SAC", "MWC"] { kinds[name] = .words }
    for name in ["NUMERICAL", "NM"] { kinds[name] = .number }
    for name in [
      "MULTICHOICE", "MC", "MULTICHOICE_S", "MCS", "MULTICHOICE_V", "MCV", "MULTICHOICE_VS", "MCVS",
      "MULTICHOICE_H", "MCH", "MULTICHOICE_HS", "MCHS",
    ] { kinds[name] = .options }
    for name in [
      "MULTIRESPONSE", "MR", "MULTIRESPONSE_S", "MRS", "MULTIRESPONSE_H", "MRH", "MULTIRESPONSE_HS",
      "MRHS",
    ] { kinds[name] = .severalOptions }
    return kinds
  }()

  /// The gap that a text begins with, and where it ends.
  private static func gap(_ text: Substring) -> (Gap, Substring.Index)? {
    let inner = text.dropFirst()
    let marks = inner.prefix { $0.isNumber && $0.isASCII }
    var rest = inner[marks.endIndex...]
    guard rest.first == ":" else { return nil }
    rest = rest.dropFirst()
    let name = rest.prefix { $0 != ":" && $0 != "}" && $0 != "{" }
    guard let kind = kinds[name.trimmingPrefix(while: \.isWhitespace).uppercased()] else { return nil }
    rest = rest[name.endIndex...]
    guard rest.first == ":", let end = close(rest) else { return nil }
    var gap = Gap(kind: kind, options: [])
    if let number = Double(marks) { gap.marks = number }
    for part in split(rest.dropFirst()[..<end], at: "~") { add(part, to: &gap) }
    return (gap, rest.index(after: end))
  }

  /// Where the brace that is not escaped closes.
  private static func close(_ text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "\\" {
        index = text.index(after: index)
        if index == text.endIndex { return nil }
      } else if text[index] == "}" {
        return index
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// Parts between signs that are not escaped.
  private static func split(_ text: Substring, at sign: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "\\", text.index(after: index) < text.endIndex {
        index = text.index(after: index)
      } else if text[index] == sign {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      index = text.index(after: index)
    }
    return parts + [text[start...]]
  }

  private static func add(_ part: Substring, to gap: inout Gap) {
    var part = part.trimmingPrefix(while: \.isWhitespace)
    var weight = 0.0
    if part.first == "=" {
      weight = 100
      part = part.dropFirst()
    } else if part.first == "%" {
      let digits = part.dropFirst().prefix { $0 != "%" }
      guard let percent = Double(digits) else { return }
      weight = percent
      part = part[digits.endIndex...].dropFirst()
      if part.first == "=" { part = part.dropFirst() }
    }
    let pieces = split(part, at: "#")
    var answer = plain(pieces[0])
    if gap.kind == .number {
      let numbers = answer.split(separator: ":", omittingEmptySubsequences: false)
      gap.tolerances.append(numbers.count > 1 ? String(numbers[1]).trimmed : "0")
      answer = numbers.first.map { String($0).trimmed } ?? ""
    }
    let feedback = pieces.count > 1 ? plain(pieces.dropFirst().joined(separator: "#")[...]) : ""
    guard !answer.isEmpty || !feedback.isEmpty else {
      if gap.kind == .number { gap.tolerances.removeLast() }
      return
    }
    gap.options.append(ForeignQuestion.Option(text: answer, weight: weight, feedback: feedback))
  }

  /// A text without its escapes and its HTML.
  private static func plain(_ text: Substring) -> String {
    var words = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        words.append(character)
        isEscaped = false
      }
    }
    return SafeMarkdown(html: words, style: .plain).text
  }

  // MARK: - Gaps in brackets

  /// Reads `[cat|dog]`, with other signs than brackets where a question has them.
  ///
  /// Source: docs.moodle.org, "Gapfill question type"; `!!` is a gap that is to be left empty.
  init(gapfill text: String, from open: Character, to close: Character) {
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == open || $0 == "<" }) {
      html += rest[..<start]
      rest = rest[start...]
      // Signs within tags are of the tags.
      let isTag = rest.first == "<"
      guard let end = rest.firstIndex(of: isTag ? ">" : close) else {
        html.append(rest.removeFirst())
        continue
      }
      if isTag {
        html += rest[...end]
      } else {
        html += ForeignQuestion.gap
        addBracket(rest[..<end].dropFirst())
      }
      rest = rest[rest.index(after: end)...]
    }
    html += rest
  }

  private mutating func addBracket(_ inner: Substring) {
    let words = SafeMarkdown(html: String(inner), style: .plain).text
    let answers = words.split(separator: "|").map { String($0).trimmed }.filter { !$0.isEmpty }
    let written = answers.filter { $0 != "!!" }
    if written.isEmpty { refusal = "gap \(gaps.count + 1) is to be left empty" }
    if written.count < answers.count, !written.isEmpty {
      losses.append(
        (what: "gap", value: words, reason: "a gap cannot be left empty; the other answers are accepted"))
    }
    gaps.append(
      Gap(kind: .words, options: written.map { ForeignQuestion.Option(text: $0, weight: 100).literal }))
  }

  // MARK: - Numbered gaps

  /// Reads `[[2]]`, which stands for the second of some words.
  ///
  /// - Parameter words: The words, each with its group, of which a gap offers all.
  init(numbered text: String, words: [(text: String, group: String)]) {
    var rest = text[...]
    var used: Set<Int> = []
    while let start = rest.firstRange(of: "[[") {
      html += rest[..<start.lowerBound]
      let digits = rest[start.upperBound...].prefix(while: \.isNumber)
      guard let number = Int(digits), rest[digits.endIndex...].hasPrefix("]]"),
        words.indices.contains(number - 1)
      else {
        html += "[["
        rest = rest[start.upperBound...]
        continue
      }
      html += ForeignQuestion.gap
      used.insert(number - 1)
      let group = words.indices.filter { words[$0].group == words[number - 1].group }
      gaps.append(
        Gap(
          kind: .options,
          options: group.map {
            ForeignQuestion.Option(text: words[$0].text, weight: $0 == number - 1 ? 100 : 0)
          }))
      rest = rest[digits.endIndex...].dropFirst(2)
    }
    html += rest
    unused = words.indices.filter { !used.contains($0) }.map { words[$0].text }
  }

  // MARK: - What it comes to

  /// How it is asked.
  var kind: ForeignQuestion.Kind {
    if let refusal { return .unfit(refusal) }
    guard let only = gaps.first else { return .unfit("its text has no gap") }
    if gaps.count == 1 {
      switch only.kind {
      case .options: return .choice(only.options)
      case .severalOptions: return .several(only.options)
      case .number: return .numeric(numbers(only))
      case .words: break
      }
    }
    if gaps.contains(where: { $0.kind == .severalOptions }) {
      return .unfit("one of its gaps takes several options")
    }
    return .cloze(
      gaps.map { gap in
        // What a gap offers beside the right word has no place; the words that are wrong say nothing.
        gap.kind == .options ? gap.options.filter { $0.weight > 0 }.map(\.literal) : gap.options
      })
  }

  private func numbers(_ gap: Gap) -> [ForeignQuestion.Number] {
    zip(gap.options, gap.tolerances).map { option, tolerance in
      ForeignQuestion.Number(
        value: option.text, tolerance: .absolute(tolerance), weight: option.weight, feedback: option.feedback)
    }
  }

  /// Names what gaps beside each other cannot say.
  mutating func nameLosses() {
    guard gaps.count > 1 else { return }
    for (index, gap) in gaps.enumerated() {
      let tolerances = gap.tolerances.filter { Double($0) != 0 }
      if gap.kind == .number, let first = tolerances.first {
        losses.append(("tolerance", "gap \(index + 1): \(first)", "a gap among others is compared as text"))
      }
      let wrong = gap.options.filter { $0.weight <= 0 }
      if gap.kind == .options, !wrong.isEmpty, unused.isEmpty {
        losses.append(
          (
            "wrong words", "gap \(index + 1): " + wrong.map(\.text).joined(separator: ", "),
            "gaps are typed, and so have no wrong words"
          ))
      }
    }
  }
}
