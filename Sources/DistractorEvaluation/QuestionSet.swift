import Distractors
import Foundation

/// A question that people wrote with its options.
struct Question {
  let id: String
  let prompt: OptionText
  /// The question read letter by letter, as it is compared with others: an A-index is no K-index.
  let asked: OptionText
  /// Place of the right answer in the set's texts.
  let key: Int
  /// Places of the wrong ones: unique, none equal to the key.
  let distractors: [Int]
  /// Block of 30 questions in the file's order, as a course has units.
  let unit: Int
  /// The wrong answers as they were written, equal ones too.
  let written: [String]
}

/// Questions with all their options as one pool of texts.
struct QuestionSet {
  /// Questions of a block that stands for a unit.
  static let unitLength = 30

  let name: String
  /// Questions in the file, those left out too.
  let total: Int
  let questions: [Question]
  /// Options that are unlike each other after folding, in an order that says nothing.
  let texts: [OptionText]
  /// The words of each text, folded and joined by one space.
  let folded: [String]
  /// Places of the right answers of each unit, each once, in the order of the questions.
  let unitAnswers: [[Int]]

  /// What a file of the NCVEC's form holds for each question.
  private struct Record: Decodable {
    let id: String
    let correct: Int
    let question: String
    let answers: [String]
  }

  /// Reads a list of questions: each with `id`, `question`, `answers` and `correct`, a place among the answers.
  ///
  /// Questions whose key is "all of these" and the like are left out, and so are such wrong answers.
  init(path: String, lexicon: Lexicon, seed: UInt64) throws(InputError) {
    let records: [Record]
    do {
      records = try JSONDecoder().decode([Record].self, from: contents(of: path))
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError("\(path): expected a list of questions with id, question, answers and correct")
    }
    for record in records where !record.answers.indices.contains(record.correct) {
      throw InputError("\(path): \(record.id): 'correct' is no place among the answers")
    }
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    total = records.count
    let kept = records.enumerated().filter { !isAboutOptions($0.element.answers[$0.element.correct]) }
    var firstWritten: [String: String] = [:]
    for (_, record) in kept {
      for answer in record.answers where !isAboutOptions(answer) {
        let folded = foldedOption(answer)
        if firstWritten[folded] == nil { firstWritten[folded] = answer }
      }
    }
    var generator = SeededGenerator(seed: seed)
    let order = firstWritten.keys.sorted().shuffled(using: &generator)
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    folded = order
    texts = order.map { OptionText(firstWritten[$0] ?? $0, lexicon: lexicon) }
    var questions: [Question] = []
    for (place, record) in kept {
      let key = foldedOption(record.answers[record.correct])
      var distractors: [Int] = []
      let wrong = record.answers.enumerated().filter { $0.offset != record.correct }.map(\.element)
      for answer in wrong where !isAboutOptions(answer) && foldedOption(answer) != key {
        guard let text = places[foldedOption(answer)], !distractors.contains(text) else { continue }
        distractors.append(text)
      }
      guard let key = places[key], !distractors.isEmpty else { continue }
      questions.append(
        Question(
          id: record.id, prompt: OptionText(record.question, lexicon: lexicon),
          asked: OptionText(record.question, lexicon: nil), key: key,
          distractors: distractors, unit: place / Self.unitLength, written: wrong))
    }
    guard questions.count >= 4 else { throw InputError("\(path): fewer than four questions can be used") }
    self.questions = questions
    var unitAnswers = [[Int]](repeating: [], count: (questions.last?.unit ?? 0) + 1)
    for question in questions where !unitAnswers[question.unit].contains(question.key) {
      unitAnswers[question.unit].append(question.key)
    }
    self.unitAnswers = unitAnswers
  }
}

/// The text in lower case with its spaces made one, without a full stop at the end.
func foldedOption(_ text: String) -> String {
  var folded = text.lowercased().split { $0.isWhitespace }.joined(separator: " ")
  while folded.hasSuffix(".") { folded.removeLast() }
  return folded
}

/// Whether an option speaks of the other ones: all of these, none of the above, both A and B.
func isAboutOptions(_ text: String) -> Bool {
  let folded = foldedOption(text)
  let beginnings = [
    "all of the", "none of the", "both of the", "neither of the", "either of the", "all these",
  ]
  if beginnings.contains(where: { folded.hasPrefix($0) }) || folded.contains("these choices")
    || folded.contains("these answers")
  {
    return true
  }
  let words = text.split { !$0.isLetter }.map(String.init)
  return words.count <= 6
    && words.indices.dropFirst().dropLast().contains { place in
      ["and", "or", "nor"].contains(words[place].lowercased())
        && ["A", "B", "C", "D"].contains(words[place - 1]) && ["A", "B", "C", "D"].contains(words[place + 1])
    }
}

/// The bytes of a file.
func contents(of path: String) throws(InputError) -> Data {
  do {
    return try Data(contentsOf: URL(fileURLWithPath: path))
  } catch {
    throw InputError("\(path): \((error as NSError).localizedDescription)")
  }
}
