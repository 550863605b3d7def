import CurriculumTestSupport
import Testing

@testable import CurriculumCompiler

/// For which cards the wrong answers hold that are kept for them, from one check to the next.
@Suite struct KeptChoicesTests {
  /// A course of many small lessons, whose words are short enough that some are met twice.
  private struct Course {
    struct Card {
      var id: Int
      var target: String
      var native: String
    }

    struct Lesson {
      var order: Int
      var cards: [Card]
    }

    var lessons: [Lesson] = []
    private var given = 0

    init(_ random: inout SeededRandom) {
      for order in 0..<30 {
        lessons.append(Lesson(order: order, cards: (0..<6).map { _ in newCard(&random) }))
      }
    }

    mutating func newCard(_ random: inout SeededRandom) -> Card {
      given += 1
      return Card(id: given, target: Self.word(&random), native: Self.translation(&random))
    }

    static func word(_ random: inout SeededRandom) -> String {
      (0..<Int.random(in: 2...3, using: &random)).map { _ in
        ["ba", "ru", "te", "lo", "mi", "sa", "ño", "pe"].randomElement(using: &random) ?? ""
      }.joined()
    }

    static func translation(_ random: inout SeededRandom) -> String {
      let words = ["house", "dog", "tree", "water", "road", "hand", "stone", "bread", "night", "chair"]
      let kinds = ["big", "red", "old", "small", "dry", "new", "cold"]
      return "\(kinds.randomElement(using: &random) ?? "") \(words.randomElement(using: &random) ?? "")"
    }

    mutating func edit(_ random: inout SeededRandom) -> String {
      let place = Int.random(in: lessons.indices, using: &random)
      let card = Int.random(in: lessons[place].cards.indices, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: lessons[place].cards[card].target = Self.word(&random)
      case 1: lessons[place].cards[card].native = Self.translation(&random)
      case 2: lessons[place].cards.append(newCard(&random))
      case 3 where lessons[place].cards.count > 1: lessons[place].cards.remove(at: card)
      case 4: lessons.swapAt(place, Int.random(in: lessons.indices, using: &random))
      case 5: lessons[place].order = Int.random(in: 0..<40, using: &random)
      case 6: lessons[place].cards.swapAt(0, card)
      case 7: lessons.append(Lesson(order: Int.random(in: 0..<40, using: &random), cards: [newCard(&random)]))
      default: return "a remark"
      }
      return "\(place)/\(card)"
    }

    /// The files; a lesson with a remark is another file with the same cards.
    func sources(_ remark: Int) -> [SourceFile] {
      var files = [
        SourceFile(path: "curriculum.yaml", text: "kind: curriculum\nname: N\nversion: 1.0.0\n"),
        SourceFile(
          path: "es/course.yaml",
          text: """
            kind: language
            id: es
            code: es
            name: Spanish
            native_name: español
            variant: es-ES
            script: Latn
            direction: ltr
            source_language: {code: en, variant: en-GB}

            """),
        SourceFile(
          path: "es/band.yaml",
          text: """
            kind: band
            language: es
            id: n1
            short_label: N1
            long_label: Novice
            order_idx: 0
            units_required: 1
            units: [{id: u1, title: All of it}]

            """),
      ]
      for (index, lesson) in lessons.enumerated() {
        var text = """
          kind: lesson
          language: es
          unit: u1
          id: l\(index)
          order_idx: \(lesson.order)
          title: Lesson
          lesson_type: vocabulary
          cards:

          """
        for card in lesson.cards {
          text += "- {id: c\(card.id), target_text: \(card.target), native_text: \(card.native), pos: noun}\n"
        }
        if index == remark { text += "# a remark\n" }
        files.append(SourceFile(path: "es/l\(index).yaml", text: text))
      }
      return CompilerInput(sources: files).sources
    }
  }

  /// What is known from an earlier check, by the files' paths.
  private struct Known: Sendable {
    let sources: [SourceFile]
    let choices: KeptChoices

    func holding(_ now: [SourceFile]) -> KeptChoices {
      let ids = Dictionary(uniqueKeysWithValues: now.enumerated().map { ($1.path, SourceFile.ID($0)) })
      func id(_ old: SourceFile.ID) -> SourceFile.ID? { ids[sources[Int(old.index)].path] }
      var same: Set<SourceFile.ID> = []
      for source in sources {
        if let id = ids[source.path], now[Int(id.index)].bytes == source.bytes {
          same.insert(id)
        }
      }
      var uses: [SourceFile.ID: KeptChoices.Use] = [:]
      for (file, use) in choices.uses {
        let files = use.files.compactMap(id)
        guard let own = id(file), files.count == use.files.count else { continue }
        uses[own] = KeptChoices.Use(files: files.sorted(), texts: use.texts)
      }
      var keys: [SourceFile.ID: [CardKeys]] = [:]
      for (file, own) in choices.keys { if let id = id(file) { keys[id] = own } }
      let order = choices.order.compactMap(id)
      return order.count == choices.order.count
        ? KeptChoices(order: order, uses: uses, keys: keys, same: same) : KeptChoices()
    }
  }

  private static func partwise(
    _ sources: [SourceFile], _ lock: [UInt8]?, wantsChoices: Bool = false
  ) -> PartwiseCompiler {
    var compiler = Compiler()
    compiler.threads = 2
    compiler.plan.wantsChoices = wantsChoices
    var input = CompilerInput(sources: [])
    input.lock = lock
    return PartwiseCompiler(
      compiler, input, paths: sources.map(\.path), manifest: sources.first { $0.path == "curriculum.yaml" })
  }

  private static func placed(_ findings: Diagnostics, _ sources: [SourceFile]) -> [PlacedFinding] {
    findings.sorted.map { finding in PlacedFinding(finding) { sources[Int($0.file.index)].path } }
  }

  @Test(arguments: 0..<UInt64(6))
  func whatIsKnownToHoldHoldsWhenItIsLookedAtAgain(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var course = Course(&random)
    var lock: [UInt8]?
    var known: Known?
    var taken = 0
    var history = ["seed \(seed)"]
    for turn in 0..<25 {
      let sources = course.sources(turn % 5)
      let outline = try #require(CurriculumOutline(sources, limits: YAMLLimits()))
      let group = try #require(outline.groups.first { $0.name == "language/es" })
      if turn % 8 == 0 {
        // The choice as a build would write it.
        let build = Self.partwise(sources, lock, wantsChoices: true)
        let part = build.compile(group.files, of: sources)
        lock = LockLines.file(of: [part.summary.lines], replacing: build.lock) ?? lock
        known = nil
      }
      let partwise = Self.partwise(sources, lock)
      let holding = known?.holding(sources)
      let part = partwise.compile(group.files, of: sources) { _ in
        holding.map { KnownOfFiles(choices: $0) } ?? KnownOfFiles()
      }
      let clean = partwise.compile(group.files, of: sources) { _ in KnownOfFiles() }
      #expect(Self.placed(part.findings, sources) == Self.placed(clean.findings, sources), "\(history)")
      let choices = try #require(part.keptChoices)
      let other = try #require(clean.keptChoices)
      #expect(
        choices.uses == other.uses && choices.order == other.order && choices.keys == other.keys, "\(history)"
      )
      taken += holding.map { $0.uses.keys.count(where: $0.same.contains) } ?? 0
      known = Known(sources: sources, choices: choices)
      history.append(course.edit(&random))
    }
    #expect(lock != nil && taken > 0)
  }

  @Test func nothingIsProvedForWhoTakesTheChoices() throws {
    let sources = CompilerInput(sources: Starter.files).sources
    let outline = try #require(CurriculumOutline(sources, limits: YAMLLimits()))
    let group = try #require(outline.groups.first { $0.name == "language/es" })
    let partwise = PartwiseCompiler(
      Compiler(), CompilerInput(sources: []), paths: sources.map(\.path),
      manifest: sources.first { $0.path == "curriculum.yaml" })
    #expect(partwise.compile(group.files, of: sources) { _ in KnownOfFiles() }.keptChoices == nil)
  }
}
