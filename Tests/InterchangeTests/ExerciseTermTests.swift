import Testing

@testable import Interchange

/// Exercises and solutions before colons, which are no terms.
struct ExerciseTermTests {
  private func terms(_ questions: [String]) -> Recognition {
    let items = questions.map { question in
      var item = ExtractedItem(kind: .definition, question: question, places: [])
      item.answer = "the square of twelve"
      return item
    }
    return Recognition(layout: .terms, items: items, explained: [], coherence: 1)
  }

  @Test(arguments: [
    ["Exercise 2-1", "Solution", "Exercise 2-2", "Solution"], ["Aufgabe 3", "iron", "Aufgabe 4", "zinc"],
    ["Solution", "Answer", "iron", "zinc"],
  ])
  func termsThatNumberExercisesOrHeadAnswersAreNone(questions: [String]) {
    #expect(terms(questions).namesExercises)
  }

  @Test(arguments: [
    ["iron", "zinc", "lead", "gold"], ["Solution", "iron", "zinc", "lead"],
    ["Exercise bike", "Exercise book", "iron"],
    ["Exercise 1", "Exercise 2", "iron", "zinc", "lead", "gold"],
  ])
  func wordsOfAGlossaryAreTerms(questions: [String]) {
    #expect(!terms(questions).namesExercises)
  }

  @Test func otherReadingsMayNameExercises() {
    var headings = terms(["Exercise 1", "Exercise 2"])
    headings.layout = .headings
    #expect(!headings.namesExercises)
  }
}
