package import CurriculumCompiler

/// Where the sources say each item, so that an author finds it, and finds what the rules say of it.
package struct ItemPlaces: Sendable {
  /// An item in a file.
  struct Item: Sendable {
    /// UTF-8 offset of the first thing that is known of it.
    let start: UInt32
    /// Who it is.
    let identity: Identity
    /// The lesson, boss test, kit, quiz or deck that it stands in; itself, where it stands in none.
    let owner: Identity
  }

  private let sources: [SourceFile]
  /// The items of each file, by their places.
  private let items: [[Item]]
  private let spans: [Int64: SourceSpan]

  /// The places of what was compiled.
  package init(_ compilation: Compilation) {
    sources = compilation.sources
    var collector = ItemCollector(files: compilation.sources.count)
    collector.collect(compilation.curriculum)
    items = collector.items.map { $0.sorted { $0.start < $1.start } }
    spans = collector.spans
  }

  /// Path and 1-based line of the item with a number; nil for what no source names.
  func place(of number: Int64) -> (path: String, line: Int)? {
    guard let span = spans[number] else { return nil }
    let source = sources[Int(span.file.index)]
    return (source.path, LineTable(source).line(at: Int(span.lower)))
  }

  /// Paths and lines of items, by their numbers; each file is looked through once.
  func places(of numbers: [Int64]) -> [(number: Int64, path: String, line: Int)] {
    var tables: [SourceFile.ID: LineTable] = [:]
    return numbers.compactMap { number in
      guard let span = spans[number] else { return nil }
      let source = sources[Int(span.file.index)]
      let table = tables[span.file] ?? LineTable(source)
      tables[span.file] = table
      return (number, source.path, table.line(at: Int(span.lower)))
    }
  }

  /// The item that a place in the sources belongs to.
  ///
  /// - Parameter table: The lines of the span's file.
  func item(at span: SourceSpan, _ table: LineTable) -> Item? {
    let items = items[Int(span.file.index)]
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].start <= span.lower { low = middle + 1 } else { high = middle }
    }
    let line = table.line(at: Int(span.lower))
    let depth = Self.depth(ofLine: line, table)
    // What is written less deep than an item, below it, belongs to what the item stands in.
    while low > 0 {
      let item = items[low - 1]
      let own = table.line(at: Int(item.start))
      if own == line || Self.depth(ofLine: own, table) < depth || low == 1 { return item }
      low -= 1
    }
    return items.first
  }

  /// Spaces before the first thing of a line.
  private static func depth(ofLine line: Int, _ table: LineTable) -> Int {
    let start = table.start(ofLine: line)
    return table.text(start, table.end(ofLine: line)).prefix { $0 == " " }.count
  }
}

/// Gathers the items of a curriculum, file by file.
private struct ItemCollector {
  var items: [[ItemPlaces.Item]]
  var spans: [Int64: SourceSpan] = [:]

  init(files: Int) { items = Array(repeating: [], count: files) }

  mutating func collect(_ curriculum: Curriculum) {
    for course in curriculum.courses { add(course.identity, at: [course.span]) }
    for band in curriculum.bands { add(band.identity, at: [band.head]) }
    for unit in curriculum.units { add(unit.identity, at: [unit.head]) }
    for lesson in curriculum.lessons {
      add(lesson.identity, at: [lesson.head])
      for card in lesson.cards {
        add(card.identity, at: [card.targetText.span, card.nativeText.span], in: lesson.identity)
      }
      add(lesson.exercises, in: lesson.identity)
    }
    for boss in curriculum.bossTests {
      add(boss.identity, at: [boss.head])
      add(boss.items, in: boss.identity)
    }
    for story in curriculum.stories {
      add(story.identity, at: [story.head])
      for stage in story.stages { add(stage.identity, at: [stage.name.span], in: story.identity) }
      for exam in story.exams { add(exam.identity, at: [exam.head], in: story.identity) }
    }
    for kit in curriculum.kits {
      add(kit.identity, at: [kit.head])
      for question in kit.questions { add(question.identity, at: [question.head], in: kit.identity) }
    }
    for quiz in curriculum.quizzes {
      add(quiz.identity, at: [quiz.head])
      add(quiz.questions, in: quiz.identity)
    }
    for deck in curriculum.decks {
      add(deck.identity, at: [deck.head])
      add(deck.flashcards, in: deck.identity)
    }
  }

  private mutating func add(_ questions: [Question], in owner: Identity) {
    for question in questions { add(question.identity, at: [question.head], in: owner) }
  }

  /// Adds an item at the first of its places.
  private mutating func add(_ identity: Identity, at places: [SourceSpan], in owner: Identity? = nil) {
    let file = places[0].file
    let known = [identity.id.span].filter { $0.file == file } + places
    guard let first = known.min(by: { $0.lower < $1.lower }) else { return }
    items[Int(file.index)].append(
      ItemPlaces.Item(start: first.lower, identity: identity, owner: owner ?? identity))
    spans[identity.number] = first
  }
}
