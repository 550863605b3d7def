import CurriculumTestSupport
import Foundation
import Testing

@Suite struct FixTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder)
  }

  private static let lesson = """
    # Ein Kommentar – mit Umlaut: ÄÖÜ
    kind:   lesson   # what it is
    language: es
    unit: es-n1-u1

    order_idx: 1
    title: "Números y más"
    lesson_type: vocabulary
    cards:   # block cards

      -   target_text: el año
          native_text: year
          pos: noun
          gender: m
      # a comment between
      - {target_text: la mañana, native_text: "morning; tomorrow", pos: noun, gender: f}
      - native_text: year (again)
        target_text: el año   # the same text again
        pos: noun
        gender: m
      -
        target_text: 日本
        native_text: Japan
        pos: noun
        gender: m
      - { target_text : "la mañana" , native_text : morning , pos : noun , gender : f }
      - id: manana
        target_text: mañana
        native_text: tomorrow
        pos: adv
    exercises:
    - type: choice
      prompt: ¿Qué es "year"?
      options: [el año, la mañana, mañana]
      answer: el año

    """

  private static let deck = """
    kind: deck
    topic: Río & Mar
    depth: Foundational
    flashcards:
      - {type: question, question: What is a river?, answer: Water that flows.}
      - {type: question, question: What is a river?, answer: Water that flows to the sea.}
      -   {  type: definition,   question: Río, answer: A river.  }
      - id: what-is-a-river-3
        type: question
        question: Where is it?
        answer: There.
      - type: cloze
        question: A river flows into the ___.
        answer: sea

    """

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  /// Writes the two files, mends them, and gives back what they became.
  private func mended(lineEnd: String) throws -> (lesson: String, deck: String) {
    try folder.write("c/l.yaml", Self.lesson.replacing("\n", with: lineEnd))
    try folder.write("c/d.yaml", Self.deck.replacing("\n", with: lineEnd))
    _ = try Tool.run("lint", "--fix", folder.path("c"))
    return (try text("c/l.yaml"), try text("c/d.yaml"))
  }

  /// The ids of a text, in its order.
  private func ids(_ text: String) -> [String] {
    text.matches(of: /(?:^|[\s{])id: ([a-z0-9-]+)/).map { String($0.output.1) }
  }

  /// The text without the ids that were not there before.
  private func withoutNewIds(_ text: String, lineEnd: String, keeping kept: [String]) -> [UInt8] {
    var bytes = Array(text.utf8)
    for id in ids(text) where !kept.contains(id) {
      let flow = Array("id: \(id), ".utf8)
      let block = Array("id: \(id)\(lineEnd)".utf8)
      guard let start = bytes.firstRange(of: flow)?.lowerBound ?? bytes.firstRange(of: block)?.lowerBound
      else { continue }
      var end = start + (bytes[start...].starts(with: flow) ? flow.count : block.count)
      if !bytes[start...].starts(with: flow) {
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      }
      bytes.removeSubrange(start..<end)
    }
    return bytes
  }

  @Test(arguments: ["\n", "\r\n"])
  func everyMissingIdIsWrittenAndNothingElseChanges(lineEnd: String) throws {
    let (lesson, deck) = try mended(lineEnd: lineEnd)
    #expect(
      withoutNewIds(lesson, lineEnd: lineEnd, keeping: ["manana"])
        == Array(Self.lesson.replacing("\n", with: lineEnd).utf8), "\(lesson)")
    #expect(
      withoutNewIds(deck, lineEnd: lineEnd, keeping: ["what-is-a-river-3"])
        == Array(Self.deck.replacing("\n", with: lineEnd).utf8), "\(deck)")
    #expect(!lesson.replacing("\r\n", with: "").contains("\r"))
  }

  @Test func idsAreMadeFromTheTextsAndClashesAreNumbered() throws {
    let (lesson, deck) = try mended(lineEnd: "\n")
    #expect(
      ids(lesson) == [
        "numeros-y-mas", "el-ano", "la-manana", "el-ano-2", "ri-ben", "la-manana-2", "manana", "que-es-year",
      ])
    #expect(
      ids(deck) == [
        "rio-mar", "what-is-a-river", "what-is-a-river-2", "rio", "what-is-a-river-3",
        "a-river-flows-into-the",
      ])
  }

  @Test(arguments: ["\n", "\r\n"])
  func aSecondRunChangesNothing(lineEnd: String) throws {
    let first = try mended(lineEnd: lineEnd)
    let again = try Tool.run("lint", "--fix", folder.path("c"))
    #expect(again.error.contains("applied 0 fixes in 0 files"), "\(again.error)")
    #expect(try text("c/l.yaml") == first.lesson)
    #expect(try text("c/d.yaml") == first.deck)
  }

  @Test(arguments: ["\n", "\r\n"])
  func theMendedCurriculumBuilds(lineEnd: String) throws {
    // How many flashcards a batch has, and what is taught twice, is another matter.
    try folder.write(
      "c/curriculum.yaml", "kind: curriculum\nname: Mine\nversion: 0.1.0\nrules: {deck/*: off}\n")
    _ = try mended(lineEnd: lineEnd)
    let result = try Tool.run("build", "--structural", folder.path("c"), "-o", folder.path("x.sqlite"))
    #expect(result.status == 0, "\(result.error)")
  }

  @Test func filesWithoutFixesAreNotTouched() throws {
    let manager = FileManager.default
    let path = folder.path("c/quizzes/energy.yaml")
    let before = try manager.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    _ = try mended(lineEnd: "\n")
    #expect(try manager.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
    #expect(
      try manager.subpathsOfDirectory(atPath: folder.path("c")).allSatisfy { !$0.contains(".curricc-") })
  }

  @Test func aMendedFileKeepsItsPermissions() throws {
    try folder.write("c/d.yaml", Self.deck)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("c/d.yaml"))
    _ = try Tool.run("lint", "--fix", folder.path("c"))
    #expect(try text("c/d.yaml").contains("id: rio-mar"))
    #expect(
      try FileManager.default.attributesOfItem(atPath: folder.path("c/d.yaml"))[.posixPermissions] as? Int
        == 0o640)
  }

  @Test func withoutFixNothingIsWritten() throws {
    try folder.write("c/d.yaml", Self.deck)
    let result = try Tool.run("lint", folder.path("c"))
    #expect(result.status == 1)
    #expect(result.output.contains("'curricc lint --fix' writes one: rio-mar"))
    #expect(try text("c/d.yaml") == Self.deck)
  }

  @Test func aDiffShowsWhatFixWouldWriteAndWritesNothing() throws {
    try folder.write("c/d.yaml", Self.deck)
    let shown = try Tool.run("lint", "--fix", "--diff", folder.path("c"))
    #expect(shown.status == 1)
    #expect(try text("c/d.yaml") == Self.deck)
    try folder.write("shown.diff", shown.output)
    _ = try Tool.run("lint", "--fix", folder.path("c"))
    let fixed = try text("c/d.yaml")
    #expect(fixed != Self.deck)
    // What another program makes of the diff is what --fix writes.
    try folder.write("c/d.yaml", Self.deck)
    let patched = try Shell.run(
      "patch --silent \"$1\" \"$2\"", folder.path("c/d.yaml"), folder.path("shown.diff"))
    #expect(patched.status == 0, "\(patched.error)")
    #expect(try text("c/d.yaml") == fixed)
    _ = try Tool.run("lint", "--fix", folder.path("c"))
    let nothing = try Tool.run("lint", "--diff", folder.path("c"))
    #expect(nothing.status == 0)
    #expect(nothing.output.isEmpty)
  }

  @Test func unsafeFixesNeedTheirFlag() throws {
    try folder.write("c/curriculum.yaml", "kind: curriculum\nname: Mine\nversion: 0.1.0\nprofil: strict\n")
    #expect(try Tool.run("lint", "--fix", folder.path("c")).status == 1)
    #expect(try text("c/curriculum.yaml").contains("profil: strict"))
    _ = try Tool.run("lint", "--fix", "--unsafe", folder.path("c"))
    #expect(
      try text("c/curriculum.yaml") == "kind: curriculum\nname: Mine\nversion: 0.1.0\nprofile: strict\n")
  }

  /// Files whose layout makes it hard to write an id; each must still be YAML afterwards, and hold the id.
  @Test(arguments: [
    ("the kind is not the first key", "topic: Rivers\nkind: deck\ndepth: Foundational\nflashcards: []\n"),
    ("the whole file is in braces", "{kind: deck, topic: Rivers, depth: Foundational, flashcards: []}\n"),
    ("a byte order mark", "\u{FEFF}topic: Rivers\nkind: deck\ndepth: Foundational\nflashcards: []\n"),
    (
      "a byte order mark before kind",
      "\u{FEFF}kind: deck\ntopic: Rivers\ndepth: Foundational\nflashcards: []\n"
    ),
    ("CR line ends", "kind: deck\rtopic: Rivers\rdepth: Foundational\rflashcards: []\r"),
    (
      "a document start",
      "%YAML 1.1\n---\nkind: deck\ntopic: Rivers\ndepth: Foundational\nflashcards: []\n...\n"
    ),
    (
      "keys with question marks",
      "? kind\n: deck\n? topic\n: Rivers\n? depth\n: Foundational\n? flashcards\n: []\n"
    ),
    ("quoted keys", "'kind': deck\n\"topic\": Rivers\n'depth': Foundational\n\"flashcards\": []\n"),
    ("an anchored key", "kind: deck\n&t topic: Rivers\ndepth: Foundational\nflashcards: []\n"),
    ("no line break at the end", "kind: deck\ntopic: Rivers\ndepth: Foundational\nflashcards: []"),
    ("indented as a whole", "  kind: deck\n  topic: Rivers\n  depth: Foundational\n  flashcards: []\n"),
    (
      "a list without indentation",
      "kind: deck\nid: d\ntopic: R\ndepth: Foundational\nflashcards:\n- type: question\n  question: Q\n  answer: A\n"
    ),
    (
      "braces over several lines",
      "kind: deck\nid: d\ntopic: R\ndepth: Foundational\nflashcards:\n  - {\n    type: question,\n    question: Q, answer: A\n    }\n"
    ),
    ("empty braces", "kind: deck\nid: d\ntopic: R\ndepth: Foundational\nflashcards:\n  - {}\n"),
    (
      "an alias",
      "kind: deck\nid: d\ntopic: R\ndepth: Foundational\nflashcards:\n  - &a {type: question, question: Q, answer: A}\n  - *a\n"
    ),
    (
      "question marks in braces",
      "kind: deck\nid: d\ntopic: R\ndepth: Foundational\nflashcards:\n  - {? type : question, question: Q, answer: A}\n"
    ),
    ("tabs inside lines", "kind:\tdeck\ntopic:\tRivers\t# x\ndepth:\tFoundational\nflashcards:\t[]\n"),
  ])
  func anIdNeverBreaksTheFile(name: String, text: String) throws {
    try folder.write("c/d.yaml", text)
    _ = try Tool.run("lint", "--fix", folder.path("c"))
    let after = try self.text("c/d.yaml")
    let again = try Tool.run("lint", folder.path("c"), "--limit", "0")
    #expect(!again.output.contains("[yaml/syntax]"), "\(name): \(again.output)\n\(after)")
    if name != "empty braces" {
      #expect(!again.output.contains("[id/missing]"), "\(name): \(again.output)\n\(after)")
    }
    #expect(ids(after.replacing("\u{FEFF}", with: "")).count >= 1, "\(name):\n\(after)")
  }

  /// A deck with these flashcards, mended: the text it has become, and what was said about it.
  private func mendedDeck(_ flashcards: String, _ flags: String...) throws -> (text: String, said: String) {
    let head = "kind: deck\nid: d\ntopic: Rivers\ndepth: Foundational\nflashcards:\n"
    try folder.write("c/d.yaml", head + flashcards)
    let result = try Tool.run(["lint", "--fix", folder.path("c")] + flags)
    return (String(try text("c/d.yaml").dropFirst(head.count)), result.error)
  }

  @Test(arguments: [
    ("x\u{200B}y 👩‍👩‍👧", "xy 👩‍👩‍👧"), ("می\u{200C}خواهم x\u{200B}y", "می\u{200C}خواهم xy"),
    ("a\u{AD}b", "ab"), ("a\u{180E}b", "ab"), ("x\u{200D}y 🏳️‍🌈", "xy 🏳️‍🌈"),
  ])
  func onlyTheCharactersThatShouldNotBeThereAreTakenAway(written: String, mended: String) throws {
    let result = try mendedDeck("  - {id: a, type: question, question: \"\(written)\", answer: b}\n")
    #expect(
      Array(result.text.utf8) == Array("  - {id: a, type: question, question: \(mended), answer: b}\n".utf8))
  }

  @Test func aFixThatWouldBringAnErrorIsLeftOutAndTheOthersAreApplied() throws {
    let result = try mendedDeck(
      """
        - {id: a, type: question, question: ab, questoin: cc, answer: x}
        - {id: b, type: question, questoin: dd, answer: y}

      """, "--unsafe")
    #expect(
      result.text == """
          - {id: a, type: question, question: ab, questoin: cc, answer: x}
          - {id: b, type: question, question: dd, answer: y}

        """)
    #expect(
      result.said.contains(
        "d.yaml:6: the fix of schema/unknown-key would have brought a new error of schema/duplicate-key"))
  }

  @Test func whatAnAnchorNamesIsMendedAndKeepsItsName() throws {
    let result = try mendedDeck(
      """
        - {type: question, question: one, answer: &a "a\u{200B}"}
        - {type: question, question: &q "cafe\u{301}", answer: *a}
        - {id: c, type: question, question: *q, answer: c}

      """)
    #expect(
      Array(result.text.utf8)
        == Array(
          """
            - {id: one, type: question, question: one, answer: &a a}
            - {id: cafe, type: question, question: &q café, answer: *a}
            - {id: c, type: question, question: *q, answer: c}

          """.utf8))
    #expect(!result.said.contains("left out"), "\(result.said)")
  }

  @Test func idsAreMadeFromWhatTheTextsBecome() throws {
    let result = try mendedDeck(
      """
        - {type: question, questoin: What is that?, answer: x}
        - {type: question, questoin: Where?, answer: "y\u{200B}"}

      """, "--unsafe")
    #expect(result.text.contains("{id: what-is-that, ") && result.text.contains("{id: where, "))
  }

  @Test func anEntryWhoseTextCannotBeReadGetsNoId() throws {
    let entry = "  - {type: question, questoin: What is that?, answer: x}\n"
    #expect(try mendedDeck(entry).text == entry)
  }

  @Test func fixesOfOnePlaceAreAppliedOneAfterTheOther() throws {
    let quiz = { (question: String) in
      """
      kind: quiz
      id: q
      title: Words
      subject: biology
      programme: gcse_triple_science
      tier: foundation
      board: aqa
      questions:
        - {\(question), options: [urn, bowl, tin, pot], answer: urn}

      """
    }
    try folder.write("c/q.yaml", quiz("type: choice, prompt: \"What is a hour? It is a ___.\""))
    _ = try Tool.run("lint", "--fix", folder.path("c"))
    #expect(
      try text("c/q.yaml")
        == quiz("id: what-is-an-hour-it-is-a-an, type: choice, prompt: \"What is an hour? It is a/an ___.\""))
    let again = try Tool.run("lint", "--fix", folder.path("c"))
    #expect(again.error.contains("applied 0 fixes"), "\(again.error)")
  }
}
