import CurriculumCompiler

/// A quiz of questions that were found in a document.
struct QuizFile {
  let items: [ExtractedItem]
  let document: SourceDocument
  let request: AuthoringRequest
  var generationMode = GenerationMode.extraction

  /// The file.
  func mapping(_ id: String, _ title: String) -> AuthoringMapping {
    var mapping = AuthoringMapping()
    mapping.add("kind", "quiz")
    mapping.add("id", id)
    mapping.add(
      "title", request.title ?? [title, request.session].compactMap(\.self).joined(separator: ", "))
    mapping.add("programme", Programme.gcseTripleScience.rawValue)
    mapping.add("subject", request.subject?.rawValue)
    mapping.add("board", request.board?.rawValue)
    if let board = request.board, let paper = request.paper {
      var specifications = AuthoringMapping()
      specifications.add(board.rawValue, paper)
      mapping.add("specifications", specifications)
    }
    mapping.add("tier", request.tier?.rawValue)
    mapping.add("topic", request.topic)
    mapping.add("generation_mode", generationMode.rawValue)
    mapping.add("language", request.language)
    mapping.add("questions", questions.map(\.mapping))
    return mapping
  }

  /// The questions, each with how many of the items it was made of, one after the other.
  var questions: [(count: Int, mapping: AuthoringMapping)] {
    var identifiers = EntryIdentifiers()
    var result: [(count: Int, mapping: AuthoringMapping)] = []
    var index = 0
    while index < items.count {
      let group = MatchingGroup(items[index...])
      if let group, let mapping = group.mapping(document, &identifiers) {
        result.append((group.items.count, mapping))
        index += group.items.count
        continue
      }
      let item = items[index]
      let id = identifiers.next(label: item.number, text: item.question, prefix: "q")
      result.append((1, QuestionEntry(item).mapping(id: id, document, board: request.board)))
      index += 1
    }
    return result
  }
}

/// Items that are matched with the same options, one after the other.
struct MatchingGroup {
  /// The items, two or more.
  let items: [ExtractedItem]

  /// The group that some items begin with; nil where they do not begin with one.
  init?(_ items: ArraySlice<ExtractedItem>) {
    guard let first = items.first, first.kind == .matching else { return nil }
    let group = items.prefix {
      $0.kind == .matching && $0.options == first.options && $0.section == first.section
        && $0.stem == first.stem
    }
    guard group.count > 1 else { return nil }
    self.items = Array(group)
  }

  /// One question with all pairs; nil where not all are known, or two have the same right side.
  func mapping(_ document: SourceDocument, _ identifiers: inout EntryIdentifiers) -> AuthoringMapping? {
    let first = items[0]
    let answers = items.compactMap(\.answer)
    let lefts = items.map(\.question)
    guard answers.count == items.count, Set(answers).count == answers.count, Set(lefts).count == lefts.count,
      (lefts + answers).allSatisfy({ $0.utf8.count < 900 && !$0.contains("\n") && !$0.isEmpty })
    else { return nil }
    var mapping = AuthoringMapping()
    let label = items.compactMap(\.number).first
    mapping.add("id", identifiers.next(label: label, text: first.question, prefix: "q"))
    mapping.add("type", "matching")
    let prompt = first.stem ?? first.section
    mapping.add("prompt", prompt ?? "Match what belongs together.")
    var pairs = AuthoringMapping()
    for (left, right) in zip(lefts, answers) { pairs.add(left, right) }
    mapping.add("pairs", pairs)
    let marks = items.compactMap(\.marks)
    if marks.count == items.count { mapping.add("marks", marks.reduce(0, +)) }
    if first.stem != nil { mapping.addRow("tags", [first.section].compactMap(\.self)) }
    var whole = first
    whole.stem = nil
    whole.question = ([prompt].compactMap(\.self) + lefts + first.options.map(\.text)).joined(separator: "\n")
    whole.places = items.flatMap(\.places).joined
    whole.confidence = items.map(\.confidence).min() ?? 0
    mapping.add("source", whole.source(in: document, hasSnippet: prompt != nil))
    mapping.add("review", notes(prompt, Set(answers)))
    return mapping
  }

  private func notes(_ prompt: String?, _ answers: Set<String>) -> [String] {
    var notes = ReviewNotes(items[0])
    for item in items.dropFirst() { ReviewNotes(item).notes.forEach { notes.add($0) } }
    if prompt == nil { notes.add("the page does not say what to match; the prompt is curricc's") }
    let unused = items[0].options.map(\.text).filter { !answers.contains($0) }
    if !unused.isEmpty {
      notes.add("the page also has on the right: \(unused.joined(separator: "; "))")
    }
    return notes.notes
  }
}
