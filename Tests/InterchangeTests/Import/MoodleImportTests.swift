import CurriculumCompiler
import Testing

@testable import Interchange

/// Question banks that Moodle wrote.
struct MoodleImportTests {
  private func every() throws -> ImportedFixture {
    try ImportedFixture(.moodle, ImportedFixture.file("moodle/every-kind.xml"))
  }

  private func imported(_ question: String) throws -> ImportedFixture {
    try ImportedFixture(.moodle, ImportSource(file: "bank.xml", Array("<quiz>\(question)</quiz>".utf8)))
  }

  @Test func everyKindOfQuestionIsWrittenOrNamed() throws {
    let fixture = try every()
    try expectGolden(fixture.text("quizzes/waves-sound.yaml"), "moodle/waves-sound.yaml")
    try expectGolden(fixture.text("quizzes/gaps.yaml"), "moodle/gaps.yaml")
    #expect(fixture.report.addsUp)
    #expect(
      fixture.report.leftOut.map(\.reason) == [
        "it is a text that asks nothing", "a curriculum has no question of the type 'calculated'",
      ])
    #expect(fixture.content.media.map(\.path) == ["media/moodle/sound-wave.png"])
  }

  @Test func whatIsImportedBuildsAndIsImportedOnce() throws {
    let fixture = try every()
    #expect(fixture.errors(but: ["item/match-options", "media/unreadable"]) == [])
    #expect(try fixture.secondImport() == [])
  }

  @Test func aChangedBankBringsTheQuizUpToDateAndKeepsIds() throws {
    func bank(_ prompt: String, _ second: String) -> ImportSource {
      func question(_ key: String, _ text: String) -> String {
        """
        <question type="truefalse"><name><text>\(key)</text></name><idnumber>\(key)</idnumber>
        <questiontext format="html"><text>\(text)</text></questiontext>
        <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>
        """
      }
      return .text(
        "bank.xml",
        "<quiz>\(second)\(question("K1", prompt))</quiz>".replacing(
          "NEW", with: question("K2", "Ice floats.")))
    }
    var folder = ImportedFolder()
    try folder.take(bank("Water is wet.", ""), ImportedFixture.physics)
    let before = folder.text("quizzes/bank.yaml")
    let again = try folder.take(bank("Water is wet.", ""), ImportedFixture.physics)
    #expect(folder.text("quizzes/bank.yaml") == before)
    #expect(again.changes.isEmpty)
    try folder.take(bank("Water is a liquid at 20 °C.", "NEW"), ImportedFixture.physics)
    let after = folder.text("quizzes/bank.yaml")
    #expect(after.contains("- id: k1\n    type: true-false\n    prompt: Water is a liquid at 20 °C.\n"))
    #expect(after.contains("- id: k2\n"))
    #expect(folder.errors == [])
  }

  @Test func theFormatIsKnownByItsContent() throws {
    #expect(try ImportFormat.of(ImportedFixture.file("moodle/every-kind.xml")).name == "moodle")
  }

  @Test func settingsThatNoCurriculumKnowsAreNamedOnce() throws {
    let fields = try every().report.fields.filter { $0.place.hasSuffix("question") }
    #expect(fields.map(\.field) == ["answernumbering", "penalty", "shuffleanswers", "usecase"])
  }

  @Test func scriptsInAQuestionAreDroppedAndNamed() throws {
    let fixture = try imported(
      """
      <question type="truefalse"><questiontext format="html"><text><![CDATA[<p onclick="x()">Sky <script>steal()</script>is blue.</p>]]></text></questiontext>
      <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>
      """)
    #expect(fixture.text("quizzes/bank.yaml").contains("prompt: Sky is blue.\n"))
    #expect(fixture.report.fields.map(\.field) == ["onclick", "script"])
  }

  @Test func aFileThatIsCutOffIsNotImportedAtAll() {
    let text = "<quiz><question type='truefalse'><name><text>a</text></name></question><question"
    #expect(throws: ImportError.self) {
      _ = try ImportFormat.moodle.content(of: ImportSource(file: "a.xml", Array(text.utf8)), ImportRequest())
    }
  }

  @Test func aFileOfAnotherKindIsNamedByItsRoot() {
    #expect {
      _ = try ImportFormat.moodle.content(
        of: ImportSource(file: "a.xml", Array("<html/>".utf8)), ImportRequest())
    } throws: {
      "\($0)" == "'a.xml', line 1: expected <quiz> of Moodle XML, found <html>"
    }
  }

  @Test func withoutASubjectTheReportSaysWhichOptionsToGive() throws {
    let source = try ImportedFixture.file("moodle/every-kind.xml")
    let fixture = try ImportedFixture(.moodle, source, ImportRequest())
    #expect(fixture.text("quizzes/gaps.yaml").contains("subject: physics\ntier: higher\n"))
    #expect(fixture.report.notes.first?.contains("say --board") == true)
  }
}

/// Moodle's texts with gaps.
struct EmbeddedAnswersTests {
  @Test(arguments: [
    ("a {1:SHORTANSWER:=cat~%50%dog#half} b", "a ___ b"), ("{SHORTANSWER:=x}", "{SHORTANSWER:=x}"),
    ("{:MC:=a~b}", "___"), ("if (x) { y }", "if (x) { y }"), ("{1:SA:=a\\}b} c", "___ c"),
    ("{1:UNKNOWN:=a}", "{1:UNKNOWN:=a}"), ("{1:SA:=a", "{1:SA:=a"),
  ])
  func onlyEmbeddedAnswersAreGaps(_ text: String, _ expected: String) {
    #expect(EmbeddedAnswers(cloze: text).html == expected)
  }

  @Test func weightsFeedbackAndEscapesAreRead() {
    let gap = EmbeddedAnswers(cloze: "{2:SA:=a\\~b~%33.3%c\\#d#not <b>quite</b>~*#no}").gaps[0]
    #expect(gap.options.map(\.text) == ["a~b", "c#d", "*"])
    #expect(gap.options.map(\.weight) == [100, 33.3, 0])
    #expect(gap.options.map(\.feedback) == ["", "not quite", "no"])
    #expect(gap.marks == 2)
  }

  @Test func bracketsWithinTagsAreNoGaps() {
    let text = EmbeddedAnswers(gapfill: "<a href='[x]'>[dog|hound]</a> [!!]", from: "[", to: "]")
    #expect(text.html == "<a href='[x]'>___</a> ___")
    guard case .unfit(let reason) = text.kind else {
      Issue.record("an empty gap cannot be asked")
      return
    }
    #expect(reason == "gap 2 is to be left empty")
  }
}
