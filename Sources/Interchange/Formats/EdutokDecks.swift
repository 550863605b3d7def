import CurriculumCompiler
import Foundation

extension ImportFormat {
  /// Edutok's topics, and flashcards as a language model returns them.
  static let edutok = ImportFormat(
    name: "edutok", summary: "Edutok's topics, or flashcards of type, question and answer",
    recognise: { source in
      guard !source.isFolder, let bytes = try? source.bytes() else { return .none }
      let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
      if head.contains("\"flashcards\"") { return .sure }
      let words = ["type", "question", "answer"]
      return words.allSatisfy { head.contains("\"\($0)\"") || head.contains("“\($0)”") } ? .possible : .none
    },
    read: { source, request, report throws(ImportError) in
      try EdutokReader(source: source, request: request).read(&report)
    })
}

/// Reads `[{title, flashcards: [{type, question, answer}]}]`, or the flashcards alone.
///
/// Source: Edutok's own model and its clean-up of what a language model returns (docs/import.md).
private struct EdutokReader {
  let source: ImportSource
  let request: ImportRequest

  /// What the app keeps of a learner, which is no content.
  private static let learnersOwn: Set<String> = [
    "isUnderstood", "isBookmarked", "lastReviewedAt", "reviewCount", "isLiked", "createdAt", "id",
  ]

  func read(_ report: inout ImportReport) throws(ImportError) -> ImportedContent {
    let json = UntidyJSON(try source.bytes())
    for mend in json.mends { report.repair(at: source.name, mend.text) }
    let topics = topics(json.values, &report)
    var content = ImportedContent()
    content.files.append(CurriculumScaffold.curriculum(request.name ?? source.title))
    var keys: Set<String> = []
    for (index, topic) in topics.enumerated() {
      let place = topics.count > 1 ? "topic \(index + 1), " : ""
      var deck = Self.deck(topic.title, keys.insert(topic.title).inserted ? "" : " (\(index + 1))")
      for (number, card) in topic.cards.enumerated() {
        if let entry = entry(card, at: "\(place)flashcard \(number + 1)", &report) {
          deck.entries.append(entry)
        }
      }
      if !deck.entries.isEmpty { content.files.append(deck) }
    }
    return content
  }

  private static func deck(_ title: String, _ suffix: String) -> ImportedFile {
    var head = AuthoringMapping()
    head.add("topic", title)
    head.add("depth", Depth.foundational.rawValue)
    return ImportedFile(
      kind: "deck", folder: "decks", sourceKey: title + suffix, idHint: title, head: head,
      entriesKey: "flashcards", batchSize: 15)
  }

  private func topics(_ values: [UntidyValue], _ report: inout ImportReport) -> [(
    title: String, cards: [UntidyValue]
  )] {
    var topics: [(title: String, cards: [UntidyValue])] = []
    var loose: [UntidyValue] = []
    func visit(_ value: UntidyValue) {
      switch value {
      case .list(let elements, _): for element in elements { visit(element) }
      case .object(let members, _):
        guard case .list(let cards, _)? = value["flashcards"] else {
          // What a model says round its answer is no flashcard.
          if !members.isEmpty { loose.append(value) }
          return
        }
        let title = (value["title"] ?? value["topic"])?.string?.trimmed ?? ""
        topics.append((title.isEmpty ? request.name ?? source.title : title, cards))
        for member in members where !["title", "topic", "flashcards"].contains(member.key) {
          let isOwn = Self.learnersOwn.contains(member.key)
          report.lose(
            member.key, member.value.shown, at: "topic \(topics.count)",
            because: isOwn ? "it is the learner's, not content" : "a deck has no such field")
        }
      default: break
      }
    }
    for value in values { visit(value) }
    if !loose.isEmpty { topics.append((request.name ?? source.title, loose)) }
    return topics
  }

  private func entry(_ value: UntidyValue, at place: String, _ report: inout ImportReport) -> ImportedEntry? {
    guard case .object(let members, let isWhole) = value, isWhole else {
      report.leaveOut("flashcards", at: place, because: "it is cut off, or no object")
      return nil
    }
    let question = value["question"]?.string?.trimmed ?? ""
    var answer = value["answer"]?.string?.trimmed ?? ""
    if case .boolean(let verdict)? = value["answer"] { answer = "\(verdict)" }
    guard !question.isEmpty else {
      report.leaveOut("flashcards", at: place, because: "it has no question")
      return nil
    }
    guard !answer.isEmpty else {
      report.leaveOut("flashcards", at: place, because: "it has no answer")
      return nil
    }
    var mapping = AuthoringMapping()
    let type = value["type"]?.string ?? ""
    let (name, wording, reply, explanation) = FlashcardForm(type, question, answer).written
    if name == "question", FlashcardForm.Kind(type) != .question {
      report.repair(at: place, "the type '\(type.shortened(to: 30))' does not fit; it became 'question'")
    }
    mapping.add("type", name)
    mapping.add("question", wording)
    if name == "true-false" { mapping.addPlain("answer", reply) } else { mapping.add("answer", reply) }
    mapping.add("explanation", explanation)
    for member in members where !["type", "question", "answer"].contains(member.key) {
      guard member.value != .null else { continue }
      let reason =
        member.key == "imageURL"
        ? "pictures are kept in the curriculum's folder; put it there and name it in image_keywords"
        : Self.learnersOwn.contains(member.key)
          ? "it is the learner's, not content" : "a flashcard has no such field"
      report.lose(member.key, member.value.shown, at: place, because: reason)
    }
    report.take("flashcards")
    return ImportedEntry(sourceKey: question, idHint: question, mapping: mapping)
  }
}

/// A flashcard of a loosely named type as one that curricc has.
struct FlashcardForm {
  /// The types that Edutok knows.
  enum Kind: Equatable {
    case definition, question, trueFalse, cloze

    /// Reads a type's name as the app does: in lower case, without blanks and low lines; others are questions.
    ///
    /// Hyphens, which the app's own reader does not take out, are no difference here.
    init(_ name: String) {
      switch name.lowercased().filter({ !" _-/".contains($0) }) {
      case "definition": self = .definition
      case "truefalse", "trueorfalse": self = .trueFalse
      case "fillblank", "fillinblank", "fillintheblank", "cloze": self = .cloze
      default: self = .question
      }
    }
  }

  private let kind: Kind
  private let question: String
  private let answer: String

  init(_ type: String, _ question: String, _ answer: String) {
    kind = Kind(type)
    self.question = question
    self.answer = answer
  }

  /// The type's name, the front, the back, and what else the back says.
  var written: (type: String, question: String, answer: String, explanation: String?) {
    switch kind {
    case .definition: return ("definition", question, answer, nil)
    case .question: return ("question", question, answer, nil)
    case .trueFalse:
      guard let (verdict, rest) = verdict else { return ("question", question, answer, nil) }
      return ("true-false", Self.statement(question), verdict ? "true" : "false", rest)
    case .cloze:
      let gapped = Self.gaps(question)
      let parts = gapped.split(separator: "___", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return ("question", question, answer, nil) }
      return ("cloze", gapped, answer, nil)
    }
  }

  /// What the answer begins with, and the sentence behind it.
  private var verdict: (Bool, String?)? {
    let lower = answer.lowercased()
    for (word, value) in [("true", true), ("false", false)] where lower.hasPrefix(word) {
      let rest = answer.dropFirst(word.count)
      guard rest.first.map({ !$0.isLetter && !$0.isNumber }) ?? true else { continue }
      let said = String(rest.drop { !$0.isLetter && !$0.isNumber && !"“\"'(".contains($0) }).trimmed
      return (value, said.isEmpty ? nil : said)
    }
    return nil
  }

  /// The statement without the words that ask to judge it.
  private static func statement(_ text: String) -> String {
    for head in ["true or false:", "true or false?", "true/false:"] where text.lowercased().hasPrefix(head) {
      let rest = String(text.dropFirst(head.count)).trimmed
      if !rest.isEmpty { return rest }
    }
    return text
  }

  /// The text with each gap written as three low lines.
  static func gaps(_ text: String) -> String {
    var result = ""
    var run = 0
    for character in text {
      if character == "_" {
        run += 1
        continue
      }
      if run > 0 { result += run > 1 ? "___" : "_" }
      run = 0
      result.append(character)
    }
    if run > 0 { result += run > 1 ? "___" : "_" }
    return result.replacing("[blank]", with: "___").replacing("[...]", with: "___")
  }
}
