import CurriculumTestSupport
import Foundation
import Testing

/// What `curricc stats --format json` said.
private struct Figures {
  private let report: [String: Any]

  init(_ arguments: String...) throws {
    let result = try Tool.run(["stats"] + arguments + ["--format", "json"])
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  /// A row's figures, or with `part` its changes, by measure; nil where no row has these labels.
  func row(_ table: String, _ labels: [String: String], part: String = "figures") throws -> [String: Int]? {
    let rows = try #require(try self.table(table)["rows"] as? [[String: [String: Any]]])
    return rows.first { $0["labels"] as? [String: String] == labels }?[part]?.compactMapValues { $0 as? Int }
  }

  func notes(_ table: String) throws -> [String] {
    try #require(try self.table(table)["notes"] as? [String])
  }

  private func table(_ name: String) throws -> [String: Any] {
    let tables = try #require(report["tables"] as? [String: [String: Any]])
    return try #require(tables[name])
  }
}

@Suite struct StatsCommandTests {
  private static let band = ["band": "es/n1", "level": "N1"]

  @Test(arguments: ["human", "html"])
  func theFiguresOfANewCurriculumAreShownAsTables(format: String) throws {
    let starter = try EditedStarter()
    let result = try Tool.run(
      "stats", starter.path, "--format", format, "-o", starter.folder.path("figures"))
    #expect(result.status == 0 && result.output.isEmpty, "\(result.error)")
    let text = String(decoding: try starter.folder.read("figures"), as: UTF8.self)
    if let fault = try GoldenFile.fault(of: text, "stats-\(format).txt", in: "CommandTests") {
      Issue.record("\(fault)")
    }
  }

  @Test func aFolderAndTheBundleBuiltOfItHaveTheSameFigures() throws {
    let starter = try EditedStarter()
    let bundle = try starter.build("b.sqlite")
    for format in ["human", "html", "json"] {
      let ofFolder = try Tool.run("stats", "--format", format, in: starter.path)
      let ofBundle = try Tool.run("stats", bundle, "--format", format)
      #expect(ofFolder.status == 0 && ofFolder.output == ofBundle.output, "\(ofFolder.error)")
    }
  }

  @Test func aWordCountsAsMetAgainInLaterLessonsOnlyAndAsWholeWords() throws {
    let starter = try EditedStarter()
    try starter.folder.write(
      "c/courses/es/n1/again.yaml",
      """
      kind: lesson
      language: es
      unit: es-n1-u1
      id: es-n1-u1-l2
      order_idx: 1
      title: Once more
      lesson_type: vocabulary
      sentences:
        - {target_text: "¡BUENOS DÍAS, Ana!", native_text: Good morning, transliteration: gracias}
        - {target_text: "Días buenos, holas.", native_text: Good days}
        - {target_text: "Adiós, adiós. Luna.", native_text: Bye}
      cards:
        - {id: luna, target_text: luna, native_text: moon, pos: noun}
        - {id: luna-2, target_text: la luna, article: la, lemma: luna, native_text: the moon, pos: noun}
      exercises:
        - {id: es-n1-u1-l2-x1, type: ordering, prompt: Put in order, answer: [buenos, días]}
      """)
    let figures = try Figures(starter.path)
    // Two cards are about the moon, which is one word; 'buenos días' is met twice, 'adiós' once, the moon in its own lesson.
    #expect(
      try figures.row("words", Self.band) == [
        "cards": 6, "new_words": 5, "known_words": 5, "least": 40, "most": 200, "lessons": 2,
        "largest_lesson": 4, "lesson_limit": 10,
      ])
    #expect(
      try figures.row("recycling", Self.band) == [
        "new_words": 5, "in_time": 2, "window": 2, "uses_0": 3, "uses_1_2": 2, "uses_3_5": 0,
        "uses_6_or_more": 0,
      ])
  }

  @Test func wordsAreMeasuredByWhatTheBandAndTheCurriculumSay() throws {
    let starter = try EditedStarter()
    try starter.replace(
      "profile:", with: "parameters:\n  lang/cumulative-vocab: {min: {N1: 2}, max: {N1: 3}}\nprofile:",
      in: "curriculum.yaml")
    try starter.replace(
      "units_required: 1", with: "units_required: 1\nparameters: {lang/new-words-per-lesson.max: 3}",
      in: "courses/es/n1/band.yaml")
    let ofFolder = try Figures(starter.path)
    let words = try #require(try ofFolder.row("words", Self.band))
    #expect(words["least"] == 2 && words["most"] == 3 && words["lesson_limit"] == 3)
    #expect(
      try ofFolder.notes("words") == [
        "es/n1 ends with 4 words, more than 3.", "A lesson of es/n1 teaches 4 cards, more than 3.",
      ])
    let bundle = try starter.build("b.sqlite", "--structural")
    let ofBundle = try #require(try Figures(bundle).row("words", Self.band))
    #expect(ofBundle["least"] == 40 && ofBundle["lesson_limit"] == 3)
  }

  @Test func eachFigureHasItsChangeSinceTheBase() throws {
    let starter = try EditedStarter()
    let old = try starter.build("old.sqlite")
    try starter.replace("    marks: 3\n", with: "    marks: 5\n", in: "quizzes/energy.yaml")
    try starter.replace(
      "  - id: energy-lost\n    type: true-false\n    prompt: Energy can be destroyed.\n    answer: false\n    explanation: Energy is conserved.\n",
      with: "", in: "quizzes/energy.yaml")
    let figures = try Figures(starter.path, "--base", old)
    let numeric = ["owner": "quiz", "type": "numeric", "grading": "type-number"]
    let gone = ["owner": "quiz", "type": "true-false", "grading": "choose-one"]
    #expect(try figures.row("questions", numeric, part: "change") == ["questions": 0, "marks": 2])
    #expect(try figures.row("questions", gone) == ["questions": 0, "marks": 0])
    #expect(try figures.row("questions", gone, part: "change") == ["questions": -1, "marks": -1])
    let text = try Tool.run("stats", starter.path, "--base", old).output
    #expect(text.hasPrefix("My curriculum 0.1.0, since My curriculum 0.1.0\n"))
    #expect(text.contains("1  5 (+2)\n") && text.contains("0 (−1)  0 (−1)\n"), "\(text)")
    let page = try Tool.run("stats", starter.path, "--base", old, "--format", "html").output
    #expect(page.contains("5 <ins>+2</ins>") && page.contains("0 <del>−1</del>"))
    let same = try Figures(old, "--base", old)
    #expect(try same.row("questions", numeric, part: "change") == ["questions": 0, "marks": 0])
  }

  @Test func aRevisionOfTheCurriculumCanBeTheBase() throws {
    let starter = try EditedStarter()
    let git = try Shell.run(
      """
      cd "$1" && git init -q && git add . && git -c user.name=T -c user.email=t@example.org commit -qm one \
      && git tag v1
      """, starter.path)
    #expect(git.status == 0, "\(git.error)")
    try starter.replace("    marks: 3\n", with: "    marks: 5\n", in: "quizzes/energy.yaml")
    let figures = try Figures(starter.path, "--base", "rev:v1")
    #expect(
      try figures.row("quiz_questions", ["by": "quiz", "value": "energy"], part: "change")
        == ["questions": 0, "marks": 2])
    let unknown = try Tool.run("stats", starter.path, "--base", "rev:v9")
    #expect(unknown.status == 2 && unknown.error.contains("git knows no revision 'v9'"), "\(unknown.error)")
  }

  @Test func whatABundleSaysIsTextInThePageAndNoCommandInTheTerminal() throws {
    let starter = try EditedStarter()
    let bundle = try starter.build("b.sqlite")
    try rewrite(
      bundle,
      """
      UPDATE bundle_info SET curriculum_name = 'My <script>alert(1)</script> & ' || char(27) || '[31m';
      UPDATE questions SET details_json = '{"command_word":"<img src=x onerror=alert(1)>"}'
      WHERE key = 'question/energy/kinetic-energy';
      """)
    let page = try Tool.run("stats", bundle, "--format", "html").output
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; "))
    #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;"))
    #expect(!page.contains("<script") && !page.contains("<img") && !page.contains("\u{1B}"))
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
    let text = try Tool.run("stats", bundle).output
    #expect(text.hasPrefix("My <script>") && !text.contains("\u{1B}"))
  }

  @Test func numbersAndTextsThatNoCompilerWritesStopNothing() throws {
    let starter = try EditedStarter()
    let bundle = try starter.build("b.sqlite")
    let good = try starter.build("good.sqlite")
    let deep = String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
    try rewrite(
      bundle,
      """
      UPDATE bundle_info SET counts_json = '{"a":-9223372036854775808,"a":9223372036854775807,"cards":"x"}';
      UPDATE questions SET marks = 9223372036854775807 WHERE key = 'question/energy/kinetic-energy';
      UPDATE questions SET answer_json = '\(deep)' WHERE owner_kind = 'lesson';
      UPDATE options SET order_idx = order_idx + 1000;
      UPDATE bands SET parameters_json = '{"lang/new-words-per-lesson.max":"1e300"}';
      """)
    for arguments in [[bundle], [bundle, "--base", good], [good, "--base", bundle]] {
      let result = try Tool.run(["stats"] + arguments)
      #expect(result.status == 0, "\(arguments): \(result.error)")
    }
  }

  @Test func tablesForPeopleFitAHundredColumnsWithChangesAndLongNames() throws {
    let starter = try EditedStarter()
    try starter.replace(
      "command_word: Calculate",
      with: "command_word: \"\(String(repeating: "calculate and compare ", count: 12))\"",
      in: "quizzes/energy.yaml")
    let old = try starter.build("old.sqlite", "--structural")
    let result = try Tool.run("stats", Repository.path + "/curriculum", "--base", old)
    #expect(result.status == 0, "\(result.error)")
    let long = result.output.split(separator: "\n").filter { $0.count > 100 }
    #expect(long.isEmpty, "\(long)")
    #expect(result.output.contains("calculate and compare calculate") && result.output.contains("…"))
  }

  @Test func keysThatStandInOnePlaceTooOftenAreNamed() throws {
    let starter = try EditedStarter()
    let items = (1...12).map { number in
      "  - {id: b\(number), unit: es-n1-u1, type: multiple_choice_text, prompt: Question \(number), "
        + "options: [hello \(number), bye \(number), thanks \(number)], answer: bye \(number)}\n"
    }
    try starter.replace("items:\n", with: "items:\n" + items.joined(), in: "courses/es/n1/boss.yaml")
    let figures = try Figures(starter.path)
    let position = ["owner": "boss-test", "options": "3", "position": "B"]
    #expect(try figures.row("key_positions", position) == ["keys": 13, "share_pct": 100])
    #expect(
      try figures.notes("key_positions") == [
        "boss-test: the right one of 3 options is B in 13 of 13, which is not chance."
      ])
  }

  @Test func soundPicturesAndTheirTextsAreCounted() throws {
    let starter = try EditedStarter()
    try starter.replace(
      "    native_text: hello\n",
      with: """
            native_text: hello
            audio: https://example.org/hola.mp3
            image: {file: https://example.org/hola.png, alt: A hand that waves}

        """, in: "courses/es/n1/hello.yaml")
    try starter.replace(
      "    prompt: Energy can be destroyed.\n",
      with: "    prompt: Energy can be destroyed.\n    image: {file: https://example.org/e.png}\n",
      in: "quizzes/energy.yaml")
    let figures = try Figures(starter.path)
    #expect(
      try figures.row("media", ["of": "card"])
        == ["items": 4, "sound": 1, "pictures": 1, "alternative_texts": 1])
    #expect(
      try figures.row("media", ["of": "quiz"])
        == ["items": 4, "sound": 0, "pictures": 1, "alternative_texts": 0])
  }

  @Test func whatCannotBeReadOrBuiltEndsWithTwoAndSaysWhy() throws {
    let starter = try EditedStarter()
    let good = try starter.build("good.sqlite")
    let gone = try Tool.run("stats", starter.folder.path("gone.sqlite"))
    #expect(gone.status == 2 && gone.error.contains("no such file"), "\(gone.error)")
    let text = try Tool.run("stats", good, "--base", starter.path + "/curriculum.yaml")
    #expect(text.status == 2 && text.error.contains("no SQLite database"), "\(text.error)")
    let format = try Tool.run("stats", good, "--format", "xml")
    #expect(format.status == 2 && format.error.contains("xml"), "\(format.error)")
    let place = try Tool.run("stats", good, "-o", starter.folder.path("no/such/folder/f"))
    #expect(place.status == 2 && place.error.contains("no/such/folder"), "\(place.error)")
    try starter.replace("kind: lesson", with: "kind: lessson", in: "courses/es/n1/hello.yaml")
    let broken = try Tool.run("stats", starter.path)
    #expect(
      broken.status == 2 && broken.output.isEmpty && broken.error.contains("lessson"), "\(broken.error)")
  }

  @Test func aBundleWithNothingInItHasNoTablesButItsContent() throws {
    let folder = try TemporaryFolder()
    try folder.write("curriculum.yaml", "kind: curriculum\nname: Empty\nversion: 1.0.0\n")
    let result = try Tool.run("stats", folder.path)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.hasPrefix("Empty 1.0.0\n\nContent\n"))
    #expect(!result.output.contains("Words by band") && !result.output.contains("Quizzes"))
  }
}
