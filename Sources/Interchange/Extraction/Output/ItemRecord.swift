package import CurriculumRuntime
import PDFText

/// An item as a line of JSON, for programs.
///
/// Keys stand in the order of their bytes; docs/extract.md says what each means.
package struct ItemRecord {
  private let item: ExtractedItem
  private let document: SourceDocument

  /// The record of an item of a document.
  package init(_ item: ExtractedItem, of document: SourceDocument) {
    self.item = item
    self.document = document
  }

  /// The record as JSON without a line break.
  package var json: CanonicalJSON {
    var json = CanonicalJSON()
    json.object { json in
      writeAnswer(to: &json)
      json.key("command")
      json.string(item.command)
      json.key("confidence")
      json.raw(item.confidence.shareText)
      json.text("context", item.context)
      json.details(item.details)
      json.texts("figures", item.figures)
      json.texts("ignore", item.ignored)
      json.texts("images", item.images)
      json.key("kind")
      json.string(item.kind.rawValue)
      json.number("marks", item.marks)
      json.text("number", item.number)
      writeOptions(to: &json)
      json.number("page", item.page)
      if let quantity = item.quantity { quantity.write(to: &json) }
      json.key("question")
      json.string(item.question)
      json.texts("reject", item.rejected)
      json.texts("review", ReviewNotes(item).notes)
      writeRubric(to: &json)
      json.text("section", item.section)
      writeSource(to: &json)
      json.text("stem", item.stem)
      if item.isSynthetic {
        json.key("synthetic")
        json.raw("true")
      }
    }
    return json
  }

  private func writeAnswer(to json: inout CanonicalJSON) {
    json.texts("allow", item.accepted)
    json.text("answer", item.answer)
    json.text("answer_label", item.answerLabels.isEmpty ? nil : item.answerLabels.joined(separator: ","))
    json.number("answer_page", item.answerPlace?.page)
  }

  private func writeOptions(to json: inout CanonicalJSON) {
    json.key("options")
    guard !item.options.isEmpty else { return json.raw("null") }
    json.array { json in
      for option in item.options {
        json.object { json in
          json.text("label", option.label)
          json.text("text", option.text)
        }
      }
    }
  }

  private func writeRubric(to json: inout CanonicalJSON) {
    guard !item.rubric.isEmpty else { return }
    json.key("rubric")
    json.array { json in
      for point in item.rubric {
        json.object { json in
          json.number("marks", point.marks)
          json.text("text", point.text)
        }
      }
    }
  }

  private func writeSource(to json: inout CanonicalJSON) {
    json.key("source")
    json.object { json in
      if item.answerPlace != nil {
        json.text("answer_file", item.answerFile ?? document.file)
      }
      if !item.isSynthetic, let box = item.places.first?.box {
        json.key("bbox")
        json.array { json in
          for number in box.points { json.raw(number) }
        }
      }
      json.text("file", document.file)
      if let last = item.places.last, last.page != item.page { json.number("last_page", last.page) }
      json.number("page", item.page)
      json.text("sha256", document.sha256)
      if let snippet = item.snippet { json.text("snippet", snippet) }
    }
  }
}

extension ExtractedItem.Quantity {
  fileprivate func write(to json: inout CanonicalJSON) {
    json.key("quantity")
    json.object { json in
      json.number("significant_figures", significantFigures)
      json.text("tolerance", tolerance)
      json.text("unit", unit)
      json.text("value", value)
    }
  }
}

extension CanonicalJSON {
  /// Adds a text, or null.
  fileprivate mutating func text(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { raw("null") }
  }

  /// Adds a whole number, or null.
  fileprivate mutating func number(_ name: String, _ number: Int?) {
    key(name)
    if let number { integer(number) } else { raw("null") }
  }

  /// Adds texts, unless there are none.
  fileprivate mutating func texts(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    key(name)
    strings(texts)
  }

  /// Adds named texts in the order of their names, unless there are none.
  fileprivate mutating func details(_ details: [String: String]) {
    guard !details.isEmpty else { return }
    key("details")
    object { json in
      for (name, text) in details.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        json.text(name, text)
      }
    }
  }
}
