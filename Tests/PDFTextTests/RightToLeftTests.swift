import Testing

@testable import PDFText

/// Words from right to left that have numbers or Latin letters in them.
struct RightToLeftTests {
  /// The characters of a word from the right as they stand on the page, in the order in which they are read.
  private func read(_ visual: String) -> String {
    let scalars = Array(visual.unicodeScalars)
    var places = Array(scalars.indices)
    places.turnLeftToRight { scalars[$0] }
    return String(String.UnicodeScalarView(places.map { scalars[$0] }))
  }

  @Test func numbersAndLatinLettersRunFromLeftToRight() {
    #expect(read("السؤال61") == "السؤال16")
    #expect(read("بلغةnohtyP") == "بلغةPython")
    #expect(read("5.3من") == "3.5من")
    #expect(read("٦١") == "١٦")
  }

  @Test func lettersFromRightToLeftAndLoneMarksStayWhereTheyStand() {
    #expect(read("שלום") == "שלום")
    #expect(read("مرحبا.") == "مرحبا.")
    #expect(read("أ)7") == "أ)7")
  }
}
