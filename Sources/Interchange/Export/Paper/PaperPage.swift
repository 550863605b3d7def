import CurriculumRuntime

/// The HTML of printed tests.
enum PaperPage {
  /// What a page begins with.
  static func head(title: String, language: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(escaped(language))">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src https:">
    <title>\(escaped(title))</title>
    <style>
    @page { size: A4; margin: 20mm; }
    body { font: 11pt/1.45 serif; max-width: 170mm; margin: 2em auto; }
    header { border-bottom: 1pt solid; margin-bottom: 1em; }
    .line { display: inline-block; min-width: 12em; border-bottom: 1pt solid; }
    .gap { display: inline-block; min-width: 6em; border-bottom: 1pt solid; }
    .lines { border-bottom: 1pt solid; height: 1.9em; }
    .prompt, .text { white-space: pre-line; }
    ol > li { break-inside: avoid; margin-bottom: 1.2em; }
    ul { list-style: none; padding-left: 1em; }
    .marks { float: right; }
    img { max-width: 100%; max-height: 80mm; }
    table { border-collapse: collapse; width: 100%; }
    tr { break-inside: avoid; }
    th, td { border: 0.5pt solid; padding: 0.2em 0.5em; text-align: start; vertical-align: top; }
    </style>
    </head>
    <body>

    """
  }

  /// What a page ends with.
  static let foot = "</body>\n</html>\n"

  /// A question with the place for its answer.
  static func question(_ item: PaperForm.Item) -> String {
    let question = item.question
    var html = "<li><span class=\"marks\">[\(question.marks)]</span>"
    if case .gaps = question.answer {
      html += "<div class=\"prompt\" dir=\"auto\">\(gapped(question.prompt))</div>\n"
    } else {
      html += text("prompt", question.prompt)
    }
    if let image = question.detail("image_url"), image.hasPrefix("https://") {
      html += "<img src=\"\(escaped(image))\" alt=\"\(escaped(question.detail("image_alt") ?? ""))\">\n"
    }
    return html + field(item) + "</li>\n"
  }

  private static func field(_ item: PaperForm.Item) -> String {
    let question = item.question
    switch question.answer {
    case .choice:
      return list(item.order.map { question.options[$0].text })
    case .truth: return "<ul><li>☐ True</li><li>☐ False</li></ul>\n"
    case .gaps(let gaps):
      // A gap that the prompt does not show.
      return gaps.count > question.prompt.ranges(of: "___").count ? lines(1) : ""
    case .number(let key):
      return
        "<p>Answer <span class=\"line\"></span> <span dir=\"auto\">\(escaped(key.unit ?? ""))</span></p>\n"
    case .order(let items): return list(item.order.map { items[$0] }) + lines(1)
    case .pairs(let pairs):
      let left = pairs.map { "<li dir=\"auto\"><span class=\"gap\"></span> \(escaped($0.left))</li>" }
      return "<ul>\(left.joined())</ul>\n" + list(item.order.map { pairs[$0].right })
    case .points(let points): return lines(max(2, 2 * max(points.count, question.marks)))
    case .words, .recall, .speech: return lines(1)
    }
  }

  /// A question's row of the mark scheme.
  static func marking(_ item: PaperForm.Item, _ place: Int, _ other: PaperForm.Item, _ otherPlace: Int)
    -> String
  {
    let question = item.question
    var cells: [String] = []
    for (item, place) in [(item, place), (other, otherPlace)] {
      cells.append("<b>\(place + 1)</b> \(key(item))")
    }
    cells.append(text("text", question.prompt) + answer(question))
    cells.append(String(question.marks))
    return "<tr>\(cells.map { "<td>\($0)</td>" }.joined())</tr>\n"
  }

  /// What the form's own letters say of the answer.
  private static func key(_ item: PaperForm.Item) -> String {
    switch item.question.answer {
    case .choice: return item.keyLetters
    case .order(let items):
      return items.indices.compactMap { item.order.firstIndex(of: $0) }.map { PaperForm.letter($0) }
        .joined(separator: " ")
    case .pairs(let pairs):
      return pairs.indices.compactMap { item.order.firstIndex(of: $0) }.map { PaperForm.letter($0) }
        .joined(separator: " ")
    default: return ""
    }
  }

  private static func answer(_ question: ExportedQuestion) -> String {
    var html = ""
    switch question.answer {
    case .points(let points): html += list(points, letters: false)
    case .words(let texts), .speech(let texts):
      html += text("text", texts.joined(separator: "\nor "))
    case .gaps(let gaps):
      html += text("text", gaps.map { $0.joined(separator: " or ") }.joined(separator: "; "))
    case .number(let key):
      let others = key.others.map { " or \($0.value)\($0.unit.map { " \($0)" } ?? "")" }.joined()
      let tolerance = key.toleranceText.isEmpty ? "" : " (\(key.toleranceText))"
      html += text("text", question.answer.text(of: question) + others + tolerance)
    default: html += text("text", question.answer.text(of: question))
    }
    for (name, label) in [
      ("accept", "Accept"), ("reject", "Do not accept"), ("ignore", "Ignore"), ("guidance", "Note"),
    ] {
      let texts = question.detailList(name)
      if !texts.isEmpty { html += text("text", "\(label): " + texts.joined(separator: "; ")) }
    }
    if !question.alternatives.isEmpty {
      html += text("text", "Accept: " + question.alternatives.joined(separator: "; "))
    }
    if let explanation = question.explanation { html += text("text", explanation) }
    let facts = [question.detail("ao"), question.detail("tier")].compactMap { $0 }
    if !facts.isEmpty { html += text("text", facts.joined(separator: ", ")) }
    return html
  }

  // MARK: - Elements

  private static func text(_ name: String, _ text: String) -> String {
    "<div class=\"\(name)\" dir=\"auto\">\(escaped(text))</div>\n"
  }

  private static func list(_ texts: [String], letters: Bool = true) -> String {
    let items = texts.enumerated().map { place, text in
      "<li dir=\"auto\">\(letters ? "<b>\(PaperForm.letter(place))</b> " : "• ")\(escaped(text))</li>"
    }
    return "<ul>\(items.joined())</ul>\n"
  }

  private static func lines(_ count: Int) -> String {
    String(repeating: "<div class=\"lines\"></div>", count: count) + "\n"
  }

  /// A text whose gaps, three or more underscores, are lines to write on.
  private static func gapped(_ prompt: String) -> String {
    escaped(prompt).replacing(#/_{3,}/#, with: "<span class=\"gap\"></span>")
  }

  /// A text that may stand in an element, or in an attribute between double quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
