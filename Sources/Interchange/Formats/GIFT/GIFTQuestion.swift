/// A question of a GIFT file, as the file says it.
///
/// Source: Moodle's description of the format, and the grammar of GIFT-grammar-PEG.js; docs/import/gift.md.
struct GIFTQuestion: Sendable {
  /// How a text is written.
  enum Format: String, Sendable {
    case moodle, html, markdown, plain
  }

  /// A text with the way that it is written.
  struct Text: Sendable, Equatable {
    var format: Format
    var text: String
  }

  /// A number that is accepted.
  enum Number: Sendable, Equatable {
    /// The number itself.
    case exact(String)
    /// The number, and how far an answer may be from it.
    case about(String, by: String)
    /// From one number to another.
    case between(String, String)
    /// Any number.
    case any
  }

  /// What can be answered.
  struct Choice<Answer: Sendable & Equatable>: Sendable, Equatable {
    /// Whether it has an equals sign.
    var isCorrect: Bool
    /// Percent of the marks, where the file says so.
    var weight: Double?
    var answer: Answer
    var feedback: Text?
  }

  /// A left side with its right side.
  struct Pair: Sendable, Equatable {
    var left: Text
    var right: String
  }

  /// What stands in its braces.
  enum Answers: Sendable, Equatable {
    /// It has no braces.
    case description
    case essay
    /// With what is said to those who are wrong, and to those who are right.
    case trueFalse(Bool, first: Text?, second: Text?)
    /// One or several may be right.
    case choices([Choice<Text>])
    /// Words to type.
    case words([Choice<Text>])
    case number(Number)
    case numbers([Choice<Number>])
    case matching([Pair])
  }

  var id: String?
  var tags: [String] = []
  var title: String?
  var stem: Text
  /// Whether the braces stand within the text; `_____` stands for them in the stem.
  var hasEmbeddedAnswers = false
  /// Whether there are blanks between the braces and the text round them.
  var isSpaced = (before: true, behind: true)
  var answers: Answers
  var globalFeedback: Text?
  /// The line that it begins on, from 1.
  var line: Int
}

/// What a GIFT file consists of.
enum GIFTEntry: Sendable {
  /// The questions behind it are of this category: names with `/` between.
  case category(String)
  case question(GIFTQuestion)
  /// What cannot be read, with the reason.
  case fault(String, line: Int)
}
