import CurriculumCompiler
import CurriculumTestSupport
import LanguageServer
import Testing

@Suite struct RenamingTests {
  private static let course =
    "kind: language\nid: es\ncode: es\nname: Spanish\nscript: Latn\nsource_language: {code: en}\n"

  private func lesson(_ cards: String) -> String {
    """
    kind: lesson
    language: es
    unit: u1
    id: l1
    order_idx: 0
    title: Colours
    lesson_type: vocabulary
    cards:
    \(cards)
    """
  }

  /// What a lesson's text becomes when the card 'red' is called 'rojo'.
  private func renamed(_ cards: String) throws -> String {
    let text = lesson(cards)
    let client = TestClient([
      SourceFile(path: "curriculum.yaml", text: "kind: curriculum\nname: x\nversion: 1.0.0\n"),
      SourceFile(path: "es.yaml", text: Self.course), SourceFile(path: "l.yaml", text: text),
    ])
    client.open("/w/l.yaml")
    let place = client.place("/w/l.yaml", text, at: "red", plus: 1).with("newName", "rojo")
    let answer = client.request("textDocument/rename", place)
    let edits = try #require(answer["result"]?["changes"]?["file:///w/l.yaml"]?.array, "\(answer.text)")
    var lines = TextLines(Array(text.utf8))
    for edit in edits.reversed() {
      let range = try #require(lines.offsets(of: edit["range"], .utf16))
      var bytes = lines.bytes
      bytes.replaceSubrange(range, with: (edit["newText"]?.string ?? "").utf8)
      lines = TextLines(bytes)
    }
    let result = String(decoding: lines.bytes, as: UTF8.self)
    return String(result.dropFirst(lesson("").count))
  }

  static let forms: [(String, String)] = [
    (
      "  - id: red # 1\n    target_text: r\n    native_text: x",
      "  - id: rojo # 1\n    was: [red]\n    target_text: r\n    native_text: x"
    ),
    (
      "  - {id: red, target_text: r, native_text: x}",
      "  - {id: rojo, was: [red], target_text: r, native_text: x}"
    ),
    (
      "  - {id: red, was: [a, b], target_text: r, native_text: x}",
      "  - {id: rojo, was: [a, b, red], target_text: r, native_text: x}"
    ),
    (
      "  - {id: red, was: [], target_text: r, native_text: x}",
      "  - {id: rojo, was: [red], target_text: r, native_text: x}"
    ),
    (
      "  - was:\n      - a\n    id: 'red'\n    target_text: r\n    native_text: x",
      "  - was:\n      - a\n      - red\n    id: rojo\n    target_text: r\n    native_text: x"
    ),
  ]

  @Test(arguments: forms)
  func theEarlierIDIsWrittenHoweverTheCardIs(cards: String, wanted: String) throws {
    #expect(try renamed(cards) == wanted)
  }

  @Test func anIDThatOthersHangOnStays() {
    let client = TestClient(GeneratedCurriculum(seed: 1).files)
    let path = "/w/courses/es/course.yaml"
    let text = String(decoding: client.disk.files[path] ?? [], as: UTF8.self)
    client.open(path)
    let place = client.place(path, text, at: "id: es", plus: 5)
    #expect(client.request("textDocument/prepareRename", place)["result"] == .null)
    #expect(
      client.request("textDocument/rename", place.with("newName", "spanish"))["error"]?["code"] == -32803)
  }

  @Test(arguments: ["Bad Name", "", "n1"])
  func aNameThatIsNoneOrTakenIsRefused(name: String) {
    let client = TestClient(GeneratedCurriculum(seed: 1).files)
    let path = "/w/courses/es/n2/band.yaml"
    let text = String(decoding: client.disk.files[path] ?? [], as: UTF8.self)
    client.open(path)
    let place = client.place(path, text, at: "id: n2", plus: 5)
    #expect(client.request("textDocument/rename", place.with("newName", .string(name)))["error"] != nil)
  }

  @Test func everyReferenceFollows() {
    let client = TestClient(GeneratedCurriculum(seed: 1).files)
    let path = "/w/courses/es/n1/band.yaml"
    let text = String(decoding: client.disk.files[path] ?? [], as: UTF8.self)
    client.open(path)
    let place = client.place(path, text, at: "id: n1", plus: 5)
    let changes = client.request("textDocument/rename", place.with("newName", "first"))["result"]?["changes"]
    #expect(changes?["file://" + path]?.array?.count == 2)
    #expect(changes?["file:///w/courses/es/n1/boss.yaml"]?.array?.count == 1)
    let uses = client.request("textDocument/references", place)["result"]?.array
    #expect(uses?.count == 1)
  }
}

@Suite struct AuthoringContextTests {
  /// The context at the bar of a text.
  private func context(_ marked: String) -> AuthoringContext {
    let offset =
      marked.utf8.firstIndex(of: UInt8(ascii: "|")).map {
        marked.utf8.distance(from: marked.startIndex, to: $0)
      } ?? 0
    return AuthoringContext(TextLines(Array(marked.replacing("|", with: "").utf8)), at: offset)
  }

  static let places: [(String, [String], AuthoringContext.Position)] = [
    ("|", [], .key), ("kind: le|", [], .value(of: "kind")), ("kind: lesson\nti|", [], .key),
    ("kind: lesson\ncards:\n  - id: a\n    tar|", ["cards"], .key),
    ("kind: lesson\ncards:\n  - id: a\n    pos: n|", ["cards"], .value(of: "pos")),
    ("kind: lesson\ncards:\n- id: a\n  po|", ["cards"], .key),
    ("kind: lesson\ncards:\n  - |", ["cards"], .key),
    ("kind: lesson\ncards:\n  - {id: a, po|", ["cards"], .key),
    ("kind: lesson\ncards:\n  - {id: a, pos: |", ["cards"], .value(of: "pos")),
    ("kind: lesson\ncards:\n  - image: {fi|", ["cards", "image"], .key),
    ("kind: lesson\ncards:\n  - image:\n      file: |", ["cards", "image"], .value(of: "file")),
    ("kind: unit\ntopics: [a, b|", [], .value(of: "topics")),
    ("kind: unit\ntopics:\n  - f|", [], .value(of: "topics")),
    ("kind: quiz\nspecifications: {aqa: |", ["specifications"], .value(of: "aqa")),
    ("kind: quiz\nspecifications:\n  aqa: 8|", ["specifications"], .value(of: "aqa")),
    ("kind: curriculum\nrules:\n  ite|", ["rules"], .key),
    ("kind: story\nexams:\n  - id: x\n    covers: [new|", ["exams"], .value(of: "covers")),
  ]

  @Test(arguments: places)
  func aPlaceIsTold(text: String, path: [String], position: AuthoringContext.Position) {
    let found = context(text)
    #expect(found.path == path)
    #expect(found.position == position)
  }

  @Test func keysThatAreThereAreKnown() {
    #expect(
      context("kind: lesson\ncards:\n  - id: a\n    |\n    pos: noun\n  - tags: []").siblings == [
        "id", "pos",
      ])
    #expect(context("kind: lesson\ncards:\n  - {id: a, pos: noun, |").siblings == ["id", "pos"])
  }
}

@Suite struct CompletionTests {
  private func labels(_ marked: String, path: String = "/w/courses/es/n1/new.yaml") -> [String] {
    let client = TestClient(GeneratedCurriculum(seed: 1).files)
    let text = marked.replacing("|", with: "")
    client.open(path, text)
    let answer = client.request("textDocument/completion", client.place(path, marked, at: "|"))
    return answer["result"]?["items"]?.array?.compactMap { $0["label"]?.string } ?? []
  }

  @Test func whatMustBeThereComesFirst() {
    let keys = labels("kind: lesson\nlanguage: es\n|\n")
    #expect(keys.first == "unit")
    #expect(!keys.contains("language"))
  }

  @Test func valuesComeFromTheModelAndTheCurriculum() {
    #expect(labels("kind: |").contains("boss-test"))
    #expect(labels("kind: lesson\nmode: inter|") == ["interpretive", "interpersonal"])
    #expect(labels("kind: boss-test\nlanguage: es\nband: |") == ["n1", "n2"])
    #expect(labels("kind: lesson\nlanguage: |") == ["es"])
    #expect(labels("kind: kit\nstory: indi\nstage: new|") == ["newborn"])
    #expect(labels("kind: unit\ntopics: [greet|").contains("greetings"))
    #expect(labels("kind: quiz\nsubject: physics\nspecifications: {aqa: 84|").contains("8463"))
    #expect(labels("kind: quiz\nquestions:\n  - command_word: Calc|") == ["Calculate"])
    #expect(labels("kind: curriculum\nallow:\n  - rule: ref/unres|").contains("ref/unresolved"))
    #expect(labels("kind: lesson\n# curricc: allow ref/unres|").contains("ref/unresolved"))
  }

  @Test func taughtWordsAreOffered() {
    let files = GeneratedCurriculum(seed: 1)
    let word = files.bands[0][0].lessons[0].cards[0].target
    #expect(labels("kind: lesson\nlanguage: es\nsentences:\n  - target_text: |").contains(word))
  }

  @Test func anEditReplacesTheWordThatWasBegun() {
    let client = TestClient(GeneratedCurriculum(seed: 1).files)
    client.open("/w/x.yaml", "kind: lesson\nmode: inter\n")
    let place: JSONValue = [
      "textDocument": ["uri": "file:///w/x.yaml"], "position": ["line": 1, "character": 11],
    ]
    let item = client.request("textDocument/completion", place)["result"]?["items"]?.array?.first
    #expect(
      item?["textEdit"]?["range"] == [
        "start": ["line": 1, "character": 6], "end": ["line": 1, "character": 11],
      ])
  }
}

@Suite struct CodeActionTests {
  private func actions(_ client: TestClient, _ path: String, line: Int, only: JSONValue? = nil) -> [JSONValue]
  {
    let start: JSONValue = ["line": .integer(line), "character": 0]
    let end: JSONValue = ["line": .integer(line), "character": 40]
    let params: JSONValue = [
      "textDocument": ["uri": .string("file://" + path)], "range": ["start": start, "end": end],
      "context": JSONValue.object([:]).with("only", only),
    ]
    return client.request("textDocument/codeAction", params)["result"]?.array ?? []
  }

  @Test func aFindingCanBeMendedAndAllowed() {
    let client = TestClient(GeneratedCurriculum(seed: 1).files)
    client.open(
      "/w/x.yaml", "kind: deck\nid: x\ntopic: Ice\u{200B} age\ndepth: Foundational\nflashcards: []\n")
    client.settle()
    let found = actions(client, "/w/x.yaml", line: 2)
    let titles = found.compactMap { $0["title"]?.string }
    #expect(titles.contains { $0.contains("remove") || $0.contains("take") }, "\(titles)")
    let allowance = actions(client, "/w/x.yaml", line: 1).first {
      $0["title"]?.string?.hasPrefix("Allow deck/") ?? false
    }
    let edit = allowance?["edit"]?["changes"]?["file:///w/x.yaml"]?.array?.first
    #expect(edit?["newText"]?.string?.hasPrefix("# curricc: allow deck/") == true)
  }

  @Test func allSafeFixesComeTogetherForThoseWhoAsk() {
    let client = TestClient(GeneratedCurriculum(seed: 1).files)
    client.open("/w/x.yaml", "kind: deck\ntopic: Ice age\ndepth: Foundational\nflashcards: []\n")
    client.settle()
    let all = actions(client, "/w/x.yaml", line: 0, only: ["source.fixAll"])
    #expect(all.count == 1)
    let edit = all.first?["edit"]?["changes"]?["file:///w/x.yaml"]?.array?.first
    #expect(edit?["newText"]?.string?.contains("id: ice-age") == true)
    #expect(actions(client, "/w/x.yaml", line: 0, only: ["refactor"]).isEmpty)
  }
}

@Suite struct HoverTests {
  private func hover(_ client: TestClient, _ path: String, _ text: String, at word: String) -> String {
    let answer = client.request("textDocument/hover", client.place(path, text, at: word, plus: 1))
    return answer["result"]?["contents"]?["value"]?.string ?? ""
  }

  @Test func aCardTellsWhereItIsUsed() {
    let curriculum = GeneratedCurriculum(seed: 1)
    let lesson = curriculum.bands[0][0].lessons[0]
    let client = TestClient(curriculum.files)
    let path = "/w/courses/es/n1/\(lesson.id).yaml"
    let text = String(decoding: client.disk.files[path] ?? [], as: UTF8.self)
    client.open(path)
    let said = hover(client, path, text, at: lesson.cards[0].target)
    #expect(said.contains("taught in N1, \(lesson.title)"))
    #expect(said.contains("not met again"))
    #expect(hover(client, path, text, at: "lesson_type").contains("What the lesson trains"))
    #expect(hover(client, path, text, at: "es\n").contains("language `es`"))
  }

  @Test func aFindingIsExplained() {
    let client = TestClient(GeneratedCurriculum(seed: 1).files)
    let text = "kind: deck\nid: x\ndepht: Expert\n"
    client.open("/w/x.yaml", text)
    let said = hover(client, "/w/x.yaml", text, at: "depht")
    #expect(said.contains("schema/unknown-key"))
    #expect(said.contains("Source:"))
  }
}
