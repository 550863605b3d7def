import CurriculumCompiler
import Testing

@testable import Interchange

/// Anki's notes, however they come; packages themselves are proved by Anki's library in Tests/Outside.
@Suite struct AnkiImportTests {
  @Test(arguments: [
    ("{{Front}}", "hola"), ("{{#Audio}}x{{/Audio}}y", "y"), ("{{^Audio}}x{{/Audio}}y", "xy"),
    ("{{#Front}}<b>{{Front}}</b>{{^Front}}z{{/Front}}{{/Front}}", "<b>hola</b>"),
    ("{{FrontSide}}<hr>{{Back}}", "<hr>hello"), ("{{hint:Back}}{{tts en_US:Back}}{{text:Back}}", "hello"),
    ("{{Nothing}}{{", "{{"), ("{{#Front}}never closed", "never closed"),
  ])
  func aTemplateShowsFieldsAsAnkiDoes(template: String, shown: String) {
    let fields = ["Front": "hola", "Back": "hello", "Audio": " "]
    #expect(AnkiTemplate(template).render(fields, gap: 0, showsAnswer: true) == shown)
  }

  @Test func gapsAreHiddenOneNumberAtATime() {
    let gaps = AnkiGaps("The {{c1::cell::small}} makes {{c2::ATP}} in the {{c1::{{c3::inner}} part}}.")
    #expect(gaps.numbers == [1, 2])
    #expect(gaps.text(1, showsAnswer: false) == "The ___ makes ATP in the ___.")
    #expect(gaps.text(2, showsAnswer: true) == "The cell makes ATP in the inner part.")
    #expect(gaps.answers(1) == ["cell", "inner part"] && gaps.hints(1) == ["small"])
    #expect(AnkiGaps("{{c1::open").text(1, showsAnswer: false) == "{{c1::open")
  }

  private static let text = """
    #separator:tab
    #html:true
    #notetype column:1
    #deck column:2
    #tags column:5
    #guid column:6
    Basic\tSpanish::Food\tel <b>pan</b>\tbread\tfood basic\tg1
    Basic\tSpanish::Food\tagua[sound:agua.mp3]\twater &amp; ice<script>x()</script>\t\tg2
    Cloze\tBiology\tThe {{c1::cell}} divides.\tSee p. 4\t\tg3
    Basic\tSpanish::Food\tnada\t\t\tg4
    """

  @Test func textWithHeadLinesBecomesDecks() throws {
    var folder = ImportedFolder()
    let report = try folder.take(.text("notes.txt", Self.text))
    #expect(report.addsUp)
    #expect(report.counts["notes"]?.found == 4 && report.counts["notes"]?.imported == 3)
    let food = folder.text("decks/spanish-food.yaml")
    #expect(food.contains("topic: Food\naspect: Spanish\n"))
    #expect(food.contains("question: el **pan**\n    answer: bread\n    tags: [food, basic]\n"), "\(food)")
    #expect(food.contains("answer: water & ice\n"), "\(food)")
    #expect(
      folder.text("decks/biology.yaml").contains(
        "type: cloze\n    question: The ___ divides.\n    answer: cell\n"))
    #expect(Set(report.fields.map(\.field)).isSuperset(of: ["sound", "script"]))
    #expect(folder.errors == [])
  }

  @Test func withALanguageNotesAreWords() throws {
    var folder = ImportedFolder()
    var request = ImportRequest()
    request.language = "es"
    let report = try folder.take(.text("notes.txt", Self.text), request)
    #expect(report.addsUp)
    let lesson = folder.text("courses/es/n1/es-n1-food.yaml")
    #expect(lesson.contains("target_text: el pan\n    native_text: bread\n"), "\(lesson)")
    #expect(folder.errors == [])
  }

  @Test func aNoteThatAnkiChangedKeepsItsId() throws {
    var folder = ImportedFolder()
    try folder.take(.text("notes.txt", Self.text))
    let report = try folder.take(
      .text("notes.txt", Self.text.replacing("el <b>pan</b>", with: "el panecillo")))
    #expect(
      folder.text("decks/spanish-food.yaml").contains(
        "- id: el-pan\n    type: question\n    question: el panecillo\n"))
    #expect(report.changes.map { "\($0.action) \($0.id)" } == ["updated el-pan"])
  }

  @Test func crowdAnkisDecksKeepTheirTree() throws {
    let model = """
      {"__type__": "NoteModel", "crowdanki_uuid": "m", "name": "Basic", "type": 0,
       "flds": [{"name": "Back", "ord": 1}, {"name": "Front", "ord": 0}],
       "tmpls": [{"name": "Card 1", "ord": 0, "qfmt": "{{Front}}", "afmt": "{{FrontSide}}<hr id=answer>{{Back}}"}]}
      """
    func note(_ guid: String, _ front: String, _ back: String) -> String {
      #"{"__type__": "Note", "guid": "\#(guid)", "fields": ["\#(front)", "\#(back)"], "tags": ["t"], "note_model_uuid": "m"}"#
    }
    let deck = """
      {"__type__": "Deck", "name": "World", "desc": "All of it", "note_models": [\(model)], "media_files": [],
       "notes": [\(note("a", "Paris", "France"))],
       "children": [{"__type__": "Deck", "name": "Asia", "notes": [\(note("b", "Tokyo", "Japan")), {"guid": "c"}]}]}
      """
    var folder = ImportedFolder()
    let report = try folder.take(.folder("World", ["World/deck.json": deck, "World/media/x.png": ""]))
    #expect(report.addsUp && report.counts["notes"]?.found == 3 && report.counts["notes"]?.imported == 2)
    #expect(folder.text("decks/world.yaml").contains("question: Paris\n    answer: France\n"))
    #expect(folder.text("decks/world-asia.yaml").contains("topic: Asia\naspect: World\n"))
  }

  @Test(arguments: [
    [], [0x08], [0x08, 0x96], [0x12, 0xFF], [0x12, 0x05, 0x61], [0x0B], Array(repeating: 0xFF, count: 64),
    [0x12, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01, 0x61],
  ])
  func aDamagedMessageIsReadAsFarAsItGoes(bytes: [UInt8]) {
    let fields = ProtobufFields(bytes)
    #expect(fields.text(2) == nil && fields.all(7).isEmpty)
  }

  @Test func whatZstdPackedIsUnpackedWithinLimits() throws {
    // "hello" in a frame of its own: magic, a header for one segment of 5 bytes, one raw block.
    let frame: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x20, 0x05, 0x29, 0x00, 0x00] + Array("hello".utf8)
    #expect(try Zstandard.unpack(frame, limit: 5, file: "f") == Array("hello".utf8))
    #expect(throws: ImportError.self) { try Zstandard.unpack(frame, limit: 4, file: "f") }
    #expect(throws: ImportError.self) { try Zstandard.unpack(Array(frame.dropLast()), limit: 5, file: "f") }
    #expect(throws: ImportError.self) { try Zstandard.unpack([1, 2, 3, 4, 5], limit: 5, file: "f") }
  }
}
