import CurriculumCompiler
import CurriculumTestSupport
import LanguageServer
import Testing

@Suite struct SessionTests {
  private let files = GeneratedCurriculum(seed: 1).files
  private let quiz = "/w/quizzes/sums.yaml"

  private func code(_ answer: JSONValue) -> Int? { answer["error"]?["code"]?.integer }

  @Test func requestsComeInTheirOrder() {
    let client = TestClient(files, begins: false)
    #expect(code(client.request("textDocument/hover", [:])) == -32002)
    #expect(code(client.request("shutdown", .null)) == -32002)
    client.notify("textDocument/didOpen", [:])
    #expect(client.request("initialize", [:])["result"]?["serverInfo"]?["name"] == "curricc")
    #expect(code(client.request("initialize", [:])) == -32600)
    #expect(code(client.request("no/such", [:])) == -32601)
    #expect(client.request("shutdown", .null)["result"] == .null)
    #expect(code(client.request("textDocument/hover", [:])) == -32600)
    client.notify("exit", .null)
    #expect(client.session.exitStatus == 0)
  }

  @Test func leavingWithoutAWordIsAFault() {
    let client = TestClient(files)
    client.notify("exit", .null)
    #expect(client.session.exitStatus == 1)
  }

  @Test func positionsAreInUTF8ForClientsThatWantIt() {
    let client = TestClient(files, begins: false)
    let answer = client.request(
      "initialize", ["capabilities": ["general": ["positionEncodings": ["utf-8", "utf-16"]]]])
    #expect(answer["result"]?["capabilities"]?["positionEncoding"] == "utf-8")
  }

  @Test func findingsFollowTheOpenTextAndThenTheDisk() {
    let client = TestClient(files)
    client.open(quiz)
    client.change(quiz, version: 2, "kind: quiz\n")
    #expect(client.rules(quiz).contains("schema/missing-field"))
    #expect(client.versions["file://" + quiz] == 2)
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string("file://" + quiz)]])
    client.settle()
    #expect(!client.rules(quiz).contains("schema/missing-field"))
  }

  @Test func changesOfRangesAreAppliedOneAfterAnother() {
    let client = TestClient(files)
    client.open("/w/x.yaml", "kind: lesson\ntitle: é😀x\n")
    func range(_ start: Int, _ end: Int) -> JSONValue {
      ["start": ["line": 1, "character": .integer(start)], "end": ["line": 1, "character": .integer(end)]]
    }
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///w/x.yaml", "version": 2],
        "contentChanges": [
          ["range": range(8, 10), "text": "日"], ["range": range(0, 5), "text": "titel"],
        ],
      ])
    let finding = client.findings["file:///w/x.yaml"]?.first { $0["code"] == "schema/unknown-key" }
    #expect(finding?["message"]?.string?.contains("'titel'") == true)
    #expect(finding?["range"]?["end"] == ["line": 1, "character": 5])
  }

  @Test func anEditIsFeltInOtherFiles() {
    let client = TestClient(files)
    let band = "/w/courses/es/n1/band.yaml"
    let text = String(decoding: client.disk.files[band] ?? [], as: UTF8.self)
    client.open(band)
    client.change(band, version: 2, text.replacing("id: n1\n", with: "id: n9\n"))
    client.settle()
    #expect(client.rules("/w/courses/es/n1/boss.yaml").contains("ref/unresolved"))
    client.change(band, version: 3, text)
    client.settle()
    #expect(!client.rules("/w/courses/es/n1/boss.yaml").contains("ref/unresolved"))
  }

  @Test func filesOnTheDiskAreFollowedUnlessTheyAreOpen() {
    let client = TestClient(files)
    client.open(quiz)
    client.disk.files[quiz] = Array("kind: quiz\n".utf8)
    client.disk.files["/w/new.yaml"] = Array("kind: deck\n".utf8)
    client.notify(
      "workspace/didChangeWatchedFiles",
      [
        "changes": [
          ["uri": .string("file://" + quiz), "type": 2], ["uri": "file:///w/new.yaml", "type": 1],
        ]
      ])
    client.settle()
    #expect(client.rules("/w/new.yaml").contains("schema/missing-field"))
    #expect(!client.rules(quiz).contains("schema/missing-field"))
    client.disk.files["/w/new.yaml"] = nil
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/new.yaml", "type": 3]]])
    client.settle()
    #expect(client.rules("/w/new.yaml").isEmpty)
  }

  @Test func aFileOutsideIsLaidOutAndReadButNotJudged() {
    let client = TestClient(files)
    client.open("/elsewhere/x.yaml", "a: 'broken\n")
    #expect(client.rules("/elsewhere/x.yaml") == ["yaml/syntax"])
    client.change("/elsewhere/x.yaml", version: 2, "a:   1\n")
    #expect(client.rules("/elsewhere/x.yaml").isEmpty)
    let edits = client.request(
      "textDocument/formatting", ["textDocument": ["uri": "file:///elsewhere/x.yaml"]])
    #expect(edits["result"]?.array?.first?["newText"] == "a: 1\n")
  }

  @Test func aCurriculumIsFoundByAFileInIt() {
    let client = TestClient(files, folder: nil)
    client.open(quiz)
    client.change(quiz, version: 2, "kind: quiz\n")
    #expect(client.rules(quiz).contains("schema/missing-field"))
  }

  @Test func aFolderThatIsGoneTakesItsFindingsAlong() {
    let client = TestClient(files + [SourceFile(path: "bad.yaml", text: "kind: deck\n")])
    #expect(!client.rules("/w/bad.yaml").isEmpty)
    client.disk.files = [:]
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///w/curriculum.yaml", "type": 3]]])
    #expect(client.rules("/w/bad.yaml").isEmpty)
    client.open("/w/bad.yaml", "kind: deck\n")
    #expect(
      client.request("textDocument/documentSymbol", ["textDocument": ["uri": "file:///w/bad.yaml"]])["result"]
        == [])
  }
}

@Suite struct HostileSessionTests {
  private static let methods = [
    "initialize", "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
    "textDocument/hover", "textDocument/completion", "textDocument/definition", "textDocument/references",
    "textDocument/prepareRename", "textDocument/rename", "textDocument/codeAction",
    "textDocument/documentSymbol", "workspace/symbol", "textDocument/formatting",
    "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders", "$/cancelRequest", "$/setTrace",
    "textDocument/didSave",
  ]
  private static let keys = [
    "textDocument", "uri", "text", "version", "position", "line", "character", "range", "start", "end",
    "contentChanges", "context", "only", "newName", "query", "changes", "event", "added", "removed", "id",
  ]

  private static func value(_ random: inout SeededRandom, depth: Int = 0) -> JSONValue {
    switch Int.random(in: 0..<(depth > 4 ? 6 : 9), using: &random) {
    case 0: return .null
    case 1: return .boolean(.random(using: &random))
    case 2: return .integer([-1, 0, 1, 5, 1 << 40, Int.max, Int.min].randomElement(using: &random) ?? 0)
    case 3: return .number(.random(in: -1e300...1e300, using: &random))
    case 4:
      return .string(
        [
          "file:///w/quizzes/sums.yaml", "file:///w/x.yaml", "file:///", "kind: quiz\n", "a: [", "\u{0}",
          "😀é",
        ]
        .randomElement(using: &random) ?? "")
    case 5: return .string("file:///w/curriculum.yaml")
    case 6:
      return .array((0..<Int.random(in: 0..<4, using: &random)).map { _ in value(&random, depth: depth + 1) })
    default:
      var members: [String: JSONValue] = [:]
      for _ in 0..<Int.random(in: 0..<5, using: &random) {
        members[keys.randomElement(using: &random) ?? ""] = value(&random, depth: depth + 1)
      }
      return .object(members)
    }
  }

  /// Params as they should be, with one thing in them as it should not.
  private static func nearlyRight(_ random: inout SeededRandom) -> JSONValue {
    var members: [String: JSONValue] = [
      "textDocument": [
        "uri": ["file:///w/quizzes/sums.yaml", "file:///w/x.yaml", "file:///w/curriculum.yaml"]
          .randomElement(using: &random) ?? "", "version": 3, "text": "kind: deck\nid: é😀\n",
        "languageId": "yaml",
      ],
      "position": [
        "line": .integer(.random(in: -1..<40, using: &random)),
        "character": .integer(.random(in: -1..<40, using: &random)),
      ],
      "range": [
        "start": ["line": 0, "character": 0],
        "end": ["line": .integer(.random(in: 0..<9, using: &random)), "character": 3],
      ],
      "contentChanges": [
        [
          "text": "- x: {",
          "range": [
            "start": ["line": 1, "character": 1],
            "end": ["line": .integer(.random(in: 0..<9, using: &random)), "character": 3],
          ],
        ]
      ],
      "newName": "new-name", "query": "s",
    ]
    if Bool.random(using: &random) {
      members[keys.randomElement(using: &random) ?? ""] = value(&random)
    }
    return .object(members)
  }

  @Test(arguments: 0..<UInt64(4))
  func aThousandRandomMessagesLeaveTheServerAnswering(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let client = TestClient(GeneratedCurriculum(seed: seed).files)
    client.open("/w/quizzes/sums.yaml")
    for step in 0..<1000 {
      let method = Self.methods.randomElement(using: &random) ?? ""
      let params = Bool.random(using: &random) ? Self.value(&random) : Self.nearlyRight(&random)
      if Bool.random(using: &random) { client.request(method, params) } else { client.notify(method, params) }
      if step % 250 == 249 { client.settle() }
    }
    client.open("/w/quizzes/sums.yaml", "kind: quiz\n")
    client.settle()
    #expect(client.rules("/w/quizzes/sums.yaml").contains("schema/missing-field"), "seed \(seed)")
    #expect(client.request("textDocument/hover", [:])["error"]?["code"] == -32602)
  }

  @Test func noParamsOfAnyTypeEndTheSession() {
    let client = TestClient(GeneratedCurriculum(seed: 1).files)
    for method in Self.methods where method != "initialize" {
      for params in [
        JSONValue.null, true, 1, "text", [], [:], ["textDocument": 1], ["textDocument": ["uri": [:]]],
      ] {
        let answer = client.request(method, params)
        #expect(answer["error"] != nil || answer["result"] != nil, "\(method) \(params.text)")
        client.notify(method, params)
      }
    }
    #expect(client.request("workspace/symbol", ["query": "sums"])["result"]?.array?.isEmpty == false)
  }

  @Test(arguments: [
    #"[]"#, #"1"#, #"{}"#, #"{"id": 1}"#, #"{"method": 1}"#, #"{"id": {}, "method": "x"}"#,
    #"{"id": null, "method": "x"}"#,
  ])
  func whatIsNoMessageIsAnswered(text: String) throws {
    let client = TestClient([])
    let answers = client.session.receive(Message(try JSONParser.parse(Array(text.utf8))))
    #expect(answers.first?["error"]?["code"] == -32600)
  }

  @Test func vastDocumentsAreRefusedAndTheNextAreRead() {
    let client = TestClient(GeneratedCurriculum(seed: 1).files)
    client.open("/w/vast.yaml", String(repeating: "- [[[[[[[[\n", count: 200_000))
    client.change("/w/vast.yaml", version: 2, "kind: deck\n" + String(repeating: "x", count: 2 << 20))
    client.settle()
    #expect(!client.rules("/w/vast.yaml").isEmpty)
    client.open("/w/quizzes/sums.yaml", "kind: quiz\n")
    #expect(client.rules("/w/quizzes/sums.yaml").contains("schema/missing-field"))
  }

  @Test func whatCurriccChoosesIsNotMissedAndWhatItCannotChooseIsFound() {
    let client = TestClient(Starter.files)
    let lesson = "/w/courses/es/n1/hello.yaml"
    client.open(lesson)
    let text = String(decoding: client.disk.files[lesson] ?? [], as: UTF8.self)
    let exercise = """

        - id: odd
          type: choice
          prompt: How many is that?
          answer: Whether or not it rains we go out

      """
    client.change(lesson, version: 2, text + exercise)
    client.settle()
    #expect(client.rules(lesson) == [], "\(client.findings)")
    client.choose()
    #expect(client.rules(lesson) == ["distractor/needs-author"], "\(client.findings)")
    // What was found stays while one types on, and goes when it is mended.
    client.change(lesson, version: 3, "# a remark\n" + text + exercise)
    client.settle()
    #expect(client.rules(lesson) == ["distractor/needs-author"])
    client.change(
      lesson, version: 4,
      text
        + exercise.replacing(
          "    answer:", with: "    options: [One of them, Two, Three or more]\n    answer:"))
    client.settle()
    client.choose()
    #expect(!client.rules(lesson).contains("distractor/needs-author"))
  }
}
