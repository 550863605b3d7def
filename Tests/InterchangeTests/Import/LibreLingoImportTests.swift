import CurriculumCompiler
import Interchange
import Testing

/// Courses of LibreLingo.
@Suite struct LibreLingoImportTests {
  private static let course = [
    "course/course.yaml": """
    Course:
      Language: {Name: Spanish, IETF BCP 47: es}
      For speakers of: {Name: English, IETF BCP 47: en}
      License: {Name: Attribution 4.0, Short name: CC BY 4.0, Link: "https://creativecommons.org/licenses/by/4.0/"}
      Repository: https://example.org/es-from-en
      Special characters: [á, ñ]
    Modules: [basics, missing/]
    Settings: {Audio: {Enabled: True}}
    """,
    "course/basics/module.yaml": "Module: {Name: Basics}\nSkills: [animals.yaml, empty.yaml, words.yaml]\n",
    "course/basics/skills/animals.yaml": """
    Skill:
      Name: Animals
      Id: 2
      Thumbnails: null
    New words:
      - Word: perro
        Synonyms: [can]
        Translation: dog
        Also accepted: [hound]
        Images: [dog1, dog2, dog3]
      - Word: no
        Translation: on
      - Word: perro
        Translation: dog
    Phrases:
      - Phrase: La {casa de campo}
        Translation: The {country house}
        Alternative translations: [The villa]
        Altrenative: [x]
    New Characters:
      - Character: ñ
        Transliteration: [ny]
        IPA: [ɲ]
    Mini-dictionary:
      Spanish:
        - la: the
      English:
        - the: [la, el]
    """,
    "course/basics/skills/animals.md": "# Animals\n\nOf the *house*.\n",
    "course/basics/skills/empty.yaml": "\n",
    "course/basics/skills/words.yaml": """
    Skill: {Name: Words, Id: words}
    Two-way-dictionary:
      - the house: la casa
      - the house: [el hogar, la morada]
      - no: no
    """,
    "course/basics/skills/forgotten.yaml": "Skill: {Name: Forgotten, Id: 9}\n",
  ]

  @Test func aCourseIsReadToTheLastWordAndBuilds() throws {
    var folder = ImportedFolder()
    let report = try folder.take(.folder("es-from-en", Self.course))
    #expect(report.addsUp)
    let counts = report.counts.mapValues { "\($0.found) \($0.imported)" }
    #expect(counts["words"] == "3 2" && counts["phrases"] == "1 1" && counts["pairs"] == "3 3", "\(counts)")
    #expect(counts["definitions"] == "2 0" && counts["modules"] == "2 1" && counts["skills"] == "3 2")
    #expect(report.licence == "CC BY 4.0")
    let lesson = folder.text("courses/es/n1/es-n1-animals.yaml")
    #expect(lesson.hasPrefix("# Licence: CC BY 4.0"))
    #expect(
      lesson.contains("accept_native: [hound]\n    accept_target: [can]\n")
        || lesson.contains("accept_target: [can]\n    accept_native: [hound]\n"))
    #expect(lesson.contains("target_text: \"no\"\n    native_text: \"on\"\n"), "\(lesson)")
    #expect(lesson.contains("target_text: La casa de campo\n    native_text: The country house\n"))
    #expect(lesson.contains("# Animals\n"), "the introduction")
    #expect(
      report.fields.contains {
        $0.field == "Altrenative" && $0.place == "course/basics/skills/animals.yaml:19"
      })
    #expect(report.leftOut.contains { $0.place == "course/basics/skills/forgotten.yaml" })
    #expect(folder.errors == [])
  }

  @Test func aSecondImportKeepsIdsWhereAWordChanged() throws {
    var folder = ImportedFolder()
    try folder.take(.folder("es-from-en", Self.course))
    let before = folder.files
    try folder.take(.folder("es-from-en", Self.course))
    #expect(folder.files == before)
    var course = Self.course
    course["course/basics/skills/animals.yaml"] = course["course/basics/skills/animals.yaml"]?
      .replacing("Word: no\n", with: "Word: nada\n")
    try folder.take(.folder("es-from-en", course))
    let lesson = folder.text("courses/es/n1/es-n1-animals.yaml")
    #expect(lesson.contains("- id: \"no\"\n    target_text: nada\n"), "\(lesson)")
  }

  @Test func aFolderWithoutACourseIsNoCourse() {
    var folder = ImportedFolder()
    #expect(throws: ImportError.self) { try folder.take(.folder("x", ["a.txt": ""])) }
    #expect(throws: ImportError.self) { try folder.take(.folder("x", ["course.yaml": ""])) }
    #expect(throws: ImportError.self) { try folder.take(.folder("x", ["course.yaml": "Course: [\n"])) }
    #expect(throws: ImportError.self) { try folder.take(.folder("x", ["course.yaml": "Course: {}\n"])) }
  }
}
