import PDFText
import Testing

@testable import Interchange

/// Numbered notes that tell teachers what to do with a sheet.
struct TeachersNoteTests {
  private static let questions = [
    "What does a baker need for bread?", "Why does dough rise in the warm?", "How long does bread bake?",
  ]

  private static let notes = [
    "Write the new words on the board.", "Explain what yeast is.", "Discuss the pictures in pairs.",
  ]

  /// A sheet with numbered notes below a heading.
  private func items(
    _ heading: String,
    _ notes: [String] = notes
  ) -> [ExtractedItem] {
    func numbered(_ texts: [String]) -> String {
      texts.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    }
    return TypedLines.items(
      "*Bread and rolls\n" + numbered(Self.questions) + "\n\n*\(heading)\n" + numbered(notes))
  }

  @Test(arguments: [
    "Teacher’s notes", "Teacher's notes", "Teachers’ notes", "TEACHER NOTES", "Notes for teachers",
    "Notes for the teacher", "Tutor notes", "Lesson plan", "Teacher’s notes: bread",
  ])
  func notesForTheTeacherAreNoQuestions(heading: String) {
    #expect(items(heading).map(\.question) == Self.questions)
  }

  // MARK: What is none of it

  @Test func whatIsAskedBelowTheHeadingStays() {
    let asked = ["Which flour is the whitest?", "What is yeast?", "Where does rye grow?"]
    #expect(items("Teacher’s notes", asked).map(\.question) == Self.questions + asked)
  }

  @Test(arguments: ["Rolls", "A teacher bakes"])
  func ordersBelowOtherHeadingsStay(heading: String) {
    #expect(items(heading).map(\.question) == Self.questions + Self.notes)
  }

  @Test func notesWithMarksAreAsked() {
    let orders = ["Name a roll with seeds. [1]", "Describe the taste of rye. [2]", "Explain yeast. [2]"]
    #expect(items("Lesson plan", orders).map(\.marks) == [nil, nil, nil, 1, 2, 2])
  }
}
