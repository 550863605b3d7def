/// Evidence that a document was read rightly which does not come from the way it was read.
///
/// Where nothing speaks against a reading, it may still be wrong: on a page of a kind that nobody has seen, a reader does
/// not know what it does not see. So an item is sure only where something else in the document says the same.
package enum Witness: String, Sendable, CaseIterable {
  /// The marks add up to what the paper states, for each question or for all of it.
  case total
  /// A mark scheme has the same labels, each once, with the same marks.
  case scheme
  /// A key has an answer for each question and for nothing else, and no words beside them.
  case key
  /// Terms stand in the order of the alphabet.
  case order
  /// Words are in one language or script, and all their meanings in another.
  case languages
  /// Each answer that stands with its question names one of its options, and all questions have the same letters.
  case choices
  /// Heads of columns, or a word before each text, say what is a question and what an answer, and they read so.
  case names
  /// What was taken for questions is one question each, what was taken for answers are sentences that ask nothing.
  case sentences

  /// What it says, for a person: "the marks add up to what the paper states".
  package var text: String {
    switch self {
    case .total: "the marks add up to what it states"
    case .scheme: "paper and mark scheme have the same labels and marks"
    case .key: "its key has an answer for each question and nothing else"
    case .order: "the terms are in the order of the alphabet"
    case .languages: "the words are in one language and their meanings in another"
    case .choices: "each answer names an option of its question"
    case .names: "it names questions and answers as such"
    case .sentences: "questions ask and answers do not"
    }
  }
}

extension Extraction {
  /// How much of it is sure and why, for a person: "11 of 14 are sure: the marks add up to what it states".
  ///
  /// Nil where nothing was found, or all of it was read off pictures, which each item says itself.
  package var confirmation: String? {
    let asked = items.filter { $0.kind != .answer }
    guard !asked.isEmpty, !asked.allSatisfy(\.isRecognised) else { return nil }
    let sure = asked.count { $0.confidence >= 0.9 }
    let reasons = Witness.allCases.filter(witnesses.contains).map(\.text).joined(separator: ", and ")
    guard sure == 0 else {
      return "\(sure == asked.count ? "all" : "\(sure) of \(asked.count)") are sure: \(reasons)"
    }
    return reasons.isEmpty
      ? "none is sure: nothing else in it confirms how it was read"
      : "none is sure: too much in it is doubtful, although \(reasons)"
  }
}
