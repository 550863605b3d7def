import PDFText
import Testing

@testable import Interchange

/// Tables of words below questions: a heading that names words is needed.
struct WordsBelowQuestionTests {
  private func sheet(_ heading: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      1. ¿Qué animal vive en la casa de Ana? [1]
      2. ¿De qué color es el coche de Luis? [1]
      3. Describe la casa de Ana. [4]
      4. Explica por qué Luis vende el coche. [4]

      *\(heading)
      perro | dog
      gato | cat
      caballo | horse
      vaca | cow
      oveja | sheep
      """)
  }

  @Test(arguments: ["Vocabulario", "Vocabulary"])
  func wordsBelowTheirHeadingAreLearntBesideTheQuestions(heading: String) {
    let found = sheet(heading)
    #expect(found.map(\.number) == ["1", "2", "3", "4", nil, nil, nil, nil, nil])
    #expect(found.dropFirst(4).map(\.question) == ["perro", "gato", "caballo", "vaca", "oveja"])
    #expect(found.dropFirst(4).map(\.answer) == ["dog", "cat", "horse", "cow", "sheep"])
  }

  @Test func aTableThatNoHeadingCallsWordsIsNotLearnt() {
    #expect(sheet("Otras cosas").map(\.number) == ["1", "2", "3", "4"])
  }
}
