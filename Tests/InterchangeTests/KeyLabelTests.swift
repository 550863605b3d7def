import Interchange
import PDFText
import Testing

/// Labels of keys: bare numbers with letters, tables of numbers and letters, sections of other forms.
@Suite struct KeyLabelTests {
  @Test func bareLettersBehindBareNumbersLabelTheAnswersOfParts() {
    let found = TypedLines.items(
      """
      1  Solve 7x = 21.
      2  Write 0.5 as a fraction.
      3  A sequence begins with 5, 8 and 11.
         a  Write down the next term.
         b  Write down the tenth term.
      4  Factorise 4x + 12.

      *Answers
      1   x = 3
      2   one half
      3a  14
      3b  32
      4   4(x + 3)
      """)
    #expect(found.map(\.answer) == ["x = 3", "one half", "14", "32", "4(x + 3)"])
  }

  private static let choices = (1...4).map { number in
    """
    \(number). Which of these is heavy, number \(number)?
      A. feather
      B. stone
      C. leaf
    """
  }.joined(separator: "\n")

  @Test func aTableWithALetterForEachNumberIsAKey() {
    let found = TypedLines.items(
      Self.choices + "\n\nQuestion|Key|Outcome\n1|B|measure\n2|A|compare\n3|C|compare\n4|B|measure",
      column: 100)
    #expect(found.map(\.answer) == ["stone", "feather", "leaf", "stone"])
  }

  @Test func aTableOfOtherThingsBehindTheQuestionsIsNoKey() {
    let found = TypedLines.items(
      Self.choices + "\n\nQuestion|Marks|Outcome\n1|2|measure\n2|1|compare\n3|1|compare\n4|2|measure",
      column: 100)
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func aSectionOfTheKeyMayHaveAFormOfItsOwn() {
    let found = TypedLines.items(
      """
      *Exercise 1
      1. Name a metal that rusts.
      2. Name a metal that is liquid.
      3. Name a metal in brass.
      4. Name a metal in coins.

      *Exercise 2
      1. Name a gas that burns.
      2. Name a gas that plants take in.
      3. Name a gas of the air.

      *Answers
      *Exercise 1
      1. iron
      2. mercury
      3. zinc
      4. copper
      *Exercise 2
      1) hydrogen
      2) carbon dioxide
      3) nitrogen
      """)
    #expect(
      found.map(\.answer) == [
        "iron", "mercury", "zinc", "copper", "hydrogen", "carbon dioxide", "nitrogen",
      ])
  }

  @Test func modelAnswersBelowTheQuestionsAreTheirKey() {
    let found = TypedLines.items(
      """
      1. Name a metal that rusts.
      2. Name a metal that is liquid.
      3. Name a metal in brass.

      *Model answers
      1. iron
      2. mercury
      3. zinc
      """)
    #expect(found.map(\.answer) == ["iron", "mercury", "zinc"])
  }
}
