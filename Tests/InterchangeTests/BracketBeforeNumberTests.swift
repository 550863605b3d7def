import PDFText
import Testing

@testable import Interchange

/// Brackets before numbers, with the letter of the right option in them, a verdict, or nothing.
struct BracketBeforeNumberTests {
  private func choices(_ brackets: [String]) -> [ExtractedItem] {
    TypedLines.items(
      brackets.enumerated().map { place, bracket in
        """
        \(bracket) \(place + 1). Which of these is heavy, number \(place + 1)?
          A. feather
          B. stone
          C. leaf
        """
      }.joined(separator: "\n"))
  }

  private func statements(_ brackets: [String]) -> [ExtractedItem] {
    let texts = ["Ice floats on water.", "Iron is a gas at home.", "The moon goes round us."]
    return TypedLines.items(
      zip(brackets, texts).enumerated().map { "\($1.0)\($0 + 1). \($1.1)" }.joined(separator: "\n"))
  }

  @Test func aLetterInBracketsBeforeANumberIsTheRightOption() {
    let found = choices(["( B )", "( A )", "( C )"])
    #expect(found.map(\.question).first == "Which of these is heavy, number 1?")
    #expect(found.map(\.answer) == ["stone", "feather", "leaf"])
  }

  @Test func optionsThatBeginWithADateStayOptions() {
    let found = TypedLines.items(
      """
      1. When did Germany become one country again?
        (A) 3. Oktober 1990
        (B) 9. November 1989
        (C) 1. Juli 1990
      2. When was the wall built?
        (A) 13. August 1961
        (B) 17. Juni 1953
        (C) 7. Oktober 1949
      """)
    #expect(found.map(\.options.count) == [3, 3])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func emptyBracketsBeforeNumbersAnswerNothing() {
    let found = choices(["( )", "( )", "( )"])
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.question).last == "Which of these is heavy, number 3?")
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test(arguments: [
    ["( ○ ) ", "( × ) ", "( ○ ) "], ["（○） ", "（×） ", "（○） "], ["( T ) ", "( F ) ", "( T ) "],
  ])
  func aVerdictInBracketsBeforeANumberSaysWhetherAStatementIsTrue(brackets: [String]) {
    let found = statements(brackets)
    #expect(found.map(\.question).first == "Ice floats on water.")
    #expect(found.map(\.kind) == [.trueFalse, .trueFalse, .trueFalse])
    #expect(found.map(\.answer) == ["True", "False", "True"])
  }

  @Test func aWordInBracketsBeforeANumberIsNoAnswer() {
    #expect(statements(["(Ice) ", "(Iron) ", "(Moon) "]).allSatisfy { $0.answer == nil })
  }
}
