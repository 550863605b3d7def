import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Questions whose parts stand in one paragraph.
struct RunInPartTests {
  @Test func partsWithinAParagraphAreQuestionsOfTheirOwn() {
    let found = TypedLines.items(
      """
      1. Prove that multiplication is associative.
      2. (a) Create a vector field that has no curl. (b) Perform the integral along
      the unit circle. Does the result make sense? (c) What is the divergence
      of your field?
      3. Imagine a box with right angles. (a) Define its volume. (b) What is its
      surface?
      """)
    #expect(found.map(\.number) == ["1", "2(a)", "2(b)", "2(c)", "3(a)", "3(b)"])
    #expect(
      found[2].question == "Perform the integral along the unit circle. Does the result make sense?")
    #expect(found[3].question == "What is the divergence of your field?")
    #expect(found[5].stem == "Imagine a box with right angles.")
  }

  @Test func numeralsWithinAPartAreItsParts() {
    let found = TypedLines.items(
      """
      1. A charge lies at the origin. (a) Determine the field at: (i) x = 2 m; (ii) x = 4 m.
      (b) Calculate the force on an electron at the points of item (a). [2 marks each]
      2. Explain why a magnet loses its force when it is heated.
      """)
    #expect(found.map(\.number) == ["1(a)(i)", "1(a)(ii)", "1(b)", "2"])
    #expect(found.map(\.marks) == [2, 2, 2, nil])
    #expect(found[2].question == "Calculate the force on an electron at the points of item (a).")
  }

  @Test func decimalNumbersBelowAQuestionAreItsParts() {
    let found = TypedLines.items(
      """
      1. Explain what a fraction is.
      2. Choose the right answer.
      2.1 (0.5 pts): Which number is the sum of one half and one third?
      A. 5/6
      B. 2/5
      2.2 (0.5 pts): Which number is the product of the two?
      A. 1/6
      B. 1/5
      3. A rope has a length of
      3.1 m. How long is half of it?
      """)
    #expect(found.map(\.number) == ["1", "2.1", "2.2", "3"])
    #expect(found[1].question == "Which number is the sum of one half and one third?")
    #expect(found[2].options.map(\.text) == ["1/6", "1/5"])
    #expect(found[3].question == "A rope has a length of 3.1 m. How long is half of it?")
  }

  @Test func lettersBeforeWhatAsksNothingDivideNothing() {
    let found = TypedLines.items(
      """
      1. Which of these is true? Water has two states. (a) It is a liquid. (b) It is a solid here. (c) It is a gas.
      2. Explain what part (a) of the figure shows and how part (b) of it differs.
      3. Describe what happens to ice.
      """)
    #expect(!found.contains { $0.number?.contains("(") == true })
  }

  @Test func marksOfEachPartThatAreNotWholeAreNoPartOfTheWording() {
    let found = TypedLines.items(
      """
      1. Três cargas possuem o mesmo módulo. (a) Quais são os sinais das cargas? (b) Em que ponto o módulo
      do campo é menor? [1,5 pontos cada item]
      2. Qual é a massa do elétron?
      """)
    #expect(found[1].question == "Em que ponto o módulo do campo é menor?")
    #expect(found[1].marks == nil)
    #expect(found[1].leftOut.contains("[1,5 pontos cada item]"))
  }

  /// The dictionary knows English words only: of others it may know both halves and not the whole.
  @Test func aBrokenWordOfAnotherLanguageIsJoined() {
    let joiner = LineJoiner(isWord: { ["segui", "das", "well", "known"].contains($0) }, isEnglish: false)
    #expect(
      joiner.text(["as trajetórias segui-", "das pelo elétron"]) == "as trajetórias seguidas pelo elétron")
    #expect(joiner.text(["Comment va-t-", "elle ?"]) == "Comment va-t-elle ?")
    let english = LineJoiner { ["segui", "das", "well", "known"].contains($0) }
    #expect(english.text(["a well-", "known law"]) == "a well-known law")
  }
}
