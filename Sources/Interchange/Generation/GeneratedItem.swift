import CurriculumCompiler
import PDFText

/// Why an item of a generator is not taken.
package struct GeneratedItemRefusal: Error, Equatable {
  /// What is wrong, as part of a sentence.
  package let message: String

  init(_ message: String) { self.message = message }
}

/// Checks what a generator answers, entry by entry.
package struct GeneratedItemReader {
  private let pages: [GeneratorPage]
  private let generator: String

  /// The least that a snippet must have, in UTF-8 bytes of its letters and digits: two or three words.
  private static let leastSnippet = 10
  private static let mostSnippet = 4000

  /// A reader of answers.
  ///
  /// - Parameters:
  ///   - pages: The pages that the generator was given.
  ///   - generator: What the user calls it.
  package init(pages: [GeneratorPage], generator: String) {
    self.pages = pages
    self.generator = generator
  }

  /// The item of an entry, marked as made by a program.
  ///
  /// - Throws: `GeneratedItemRefusal` for an entry that is not as the schema wants it, or whose snippet is not the page's.
  package func item(_ entry: UntidyValue) throws(GeneratedItemRefusal) -> ExtractedItem {
    guard let name = text(entry, "kind") else { throw .init("it has no 'kind'") }
    let kinds: [ExtractedItem.Kind] = [.choice, .multiChoice, .trueFalse, .cloze, .numeric, .short]
    guard let kind = kinds.first(where: { $0.rawValue == name }) else {
      let known = kinds.map(\.rawValue).joined(separator: ", ")
      throw .init("its kind '\(name.shortened(to: 40))' is none of \(known)")
    }
    guard let question = text(entry, "question") else { throw .init("it has no 'question'") }
    var item = ExtractedItem(kind: kind, question: question)
    let (page, snippet) = try place(entry)
    item.places = [ExtractedItem.Place(page: page, box: .zero)]
    item.snippet = snippet
    try setAnswer(of: &item, entry)
    item.accepted = (entry["accept"].flatMap(texts) ?? []).filter { $0 != item.answer }
    if let marks = entry["marks"], marks != .null {
      guard let count = marks.integer, (1...20).contains(count) else {
        throw .init("its 'marks' are no whole number from 1 to 20")
      }
      item.marks = count
    }
    item.reviews = ["made by \(generator) from the snippet, not by a person: check that it is true"]
    return item
  }

  private func place(_ entry: UntidyValue) throws(GeneratedItemRefusal) -> (page: Int, snippet: String) {
    guard let snippet = text(entry, "snippet") else { throw .init("it has no 'snippet'") }
    guard let number = entry["page"]?.integer else { throw .init("it names no 'page'") }
    guard let page = pages.first(where: { $0.number == number }) else {
      throw .init("it names page \(number), which the program was not given")
    }
    guard (Self.leastSnippet...Self.mostSnippet).contains(Verification.words(snippet).joined().utf8.count)
    else {
      throw .init("its snippet is too short or too long to prove anything")
    }
    guard page.has(snippet) else {
      throw .init("its snippet '\(snippet.shortened(to: 60))' does not stand on page \(number)")
    }
    return (number, snippet)
  }

  private func setAnswer(of item: inout ExtractedItem, _ entry: UntidyValue) throws(GeneratedItemRefusal) {
    guard let value = entry["answer"], let answers = texts(value), !answers.isEmpty else {
      throw .init("it has no 'answer'")
    }
    item.answer = answers.joined(separator: "\n")
    switch item.kind {
    case .choice, .multiChoice: try setOptions(of: &item, entry, answers)
    case .trueFalse:
      guard answers.count == 1, let verdict = TrueFalseAnswer.read(answers[0]), verdict.rest == nil else {
        throw .init("its answer is neither true nor false")
      }
    case .cloze:
      let gaps = gapCount(in: item.question)
      guard gaps > 0 else { throw .init("its question has no gap '___'") }
      guard gaps == answers.count else {
        throw .init("it has \(gaps.counted("gap")) and \(answers.count.counted("answer"))")
      }
    case .numeric:
      guard answers.count == 1,
        let quantity = Quantities.read(answers[0], question: item.question, unit: nil)
      else { throw .init("its answer is no number") }
      item.quantity = quantity
    default: break
    }
  }

  private func setOptions(
    of item: inout ExtractedItem, _ entry: UntidyValue, _ answers: [String]
  ) throws(GeneratedItemRefusal) {
    guard let options = entry["options"].flatMap(texts), options.count > 1 else {
      throw .init("it has fewer than two options")
    }
    guard Set(options.map { $0.lowercased() }).count == options.count else {
      throw .init("two of its options are the same")
    }
    if let stray = answers.first(where: { !options.contains($0) }) {
      throw .init("its answer '\(stray.shortened(to: 40))' is none of its options")
    }
    guard item.kind == .multiChoice || answers.count == 1 else {
      throw .init("a choice has one answer, and it has \(answers.count)")
    }
    guard Set(answers).count < options.count else { throw .init("all of its options are right") }
    item.options = options.map { ExtractedItem.Option(label: nil, text: $0) }
  }

  /// A text with something in it.
  private func text(_ entry: UntidyValue, _ key: String) -> String? {
    guard case .text(let text)? = entry[key] else { return nil }
    let trimmed = text.trimmed
    return trimmed.isEmpty ? nil : trimmed
  }

  /// One text, number or truth value, or several; nil for anything else among them.
  private func texts(_ value: UntidyValue) -> [String]? {
    let values: [UntidyValue] =
      if case .list(let elements, _) = value { elements } else { [value] }
    let texts = values.compactMap { value -> String? in
      if case .boolean(let verdict) = value { return verdict ? "true" : "false" }
      guard let text = value.string?.trimmed, !text.isEmpty else { return nil }
      return text
    }
    return texts.count == values.count ? texts : nil
  }
}
