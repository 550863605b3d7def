import CurriculumRuntime
import Foundation

/// What Edutok's feed asks of a bundle.
struct EdutokFeed {
  /// A flashcard as the feed shows it.
  struct Card: Identifiable {
    let id: Int64
    let type: FlashcardType
    let question: String
    let answer: String
  }

  private struct Key: Decodable { let correct: [String] }

  let reader: BundleReader

  /// The topics that a learner may choose.
  func topics() throws -> [String] {
    var seen: Set<String> = []
    return try reader.decks().map(\.topic).filter { seen.insert($0).inserted }
  }

  /// A batch of a topic; empty behind the last, where the app may ask its language model for more.
  func batch(_ number: Int, ofTopic topic: String) throws -> [Card] {
    guard let deck = try reader.decks().first(where: { $0.topic == topic && $0.batch == number }) else {
      return []
    }
    return try reader.questions(of: .deck(deck.id)).map { question in
      let key = try JSONDecoder().decode(Key.self, from: Data(question.answerJSON.utf8))
      // The bundle's own names: FlashcardType(loosely:) reads those of a language model.
      let type: FlashcardType =
        switch question.type {
        case "definition": .definition
        case "true-false": .trueFalse
        case "cloze": .fillBlank
        default: .question
        }
      return Card(id: question.id, type: type, question: question.prompt, answer: key.correct.first ?? "")
    }
  }
}
