import Foundation

/// A question of any quiz format, before it becomes one of the curriculum's.
///
/// A format's reader says what the source says; `entry(_:)` knows what a curriculum has a place for, and reports the rest.
struct ForeignQuestion: Sendable {
  /// An answer that the source offers or accepts.
  struct Option: Sendable {
    /// What it says, plain.
    var text: String
    /// What it earns, in percent of the question: 100 is right, 0 is wrong, below that it costs.
    var weight: Double
    /// What a learner is told who gives it, plain; empty where nothing is.
    var feedback = ""

    /// The answer with stars that stand for themselves.
    var literal: Option { Option(text: text.replacing("*", with: "\\*"), weight: weight, feedback: feedback) }
  }

  /// A number that the source accepts.
  struct Number: Sendable {
    /// How far an answer may be from it.
    enum Tolerance: Sendable {
      /// An amount; '0' where it must be the number itself.
      case absolute(String)
      /// A percentage of the number.
      case relative(String)
      /// From one number to another.
      case range(low: String, high: String)
    }

    /// The number as the source writes it; of a range anything.
    var value: String
    var tolerance: Tolerance
    /// The unit; nil for a number without one.
    var unit: String?
    /// What it earns, in percent.
    var weight = 100.0
    /// What a learner is told who gives it, plain.
    var feedback = ""
  }

  /// A pair that belongs together.
  struct Pair: Sendable {
    /// Empty for a right side that belongs to nothing, which only misleads.
    var left: String
    var right: String
  }

  /// How it is asked.
  enum Kind: Sendable {
    /// One of the options is right.
    case choice([Option])
    /// Several of the options are right, and all are wanted.
    case several([Option])
    /// The statement is true or false; what learners are told who say so, and who say otherwise.
    case trueFalse(Bool, right: String, wrong: String)
    /// Words to type; those with a weight of 100 are accepted, and a star stands for any words in them.
    case typed([Option])
    /// A number to work out.
    case numeric([Number])
    /// Pairs to join.
    case matching([Pair])
    /// Gaps, for each of which `___` stands in the prompt.
    case cloze([[Option]])
    /// Things in their right order.
    case ordering([String])
    /// A text to write, with the points that it is marked by, and how an answer may begin.
    case essay(rubric: [String])
    /// Nothing is asked.
    case description
    /// Something that a curriculum cannot ask, by the name that the source has for it.
    case other(String)
    /// Something that a curriculum cannot ask for a reason, the end of a sentence: 'gap 2 is to be left empty'.
    case unfit(String)
  }

  /// What learners are told after answers of a kind, whichever answer it was, as Markdown.
  struct Feedback: Sendable {
    var onRight = ""
    var onPart = ""
    var onWrong = ""
  }

  /// A picture.
  struct Picture: Sendable, Equatable {
    /// Its path within the curriculum, or its address.
    var file: String
    /// What it shows, in words.
    var alt: String
  }

  var kind: Kind
  /// Its name in the source, of which its id is made; empty where it has none.
  var title = ""
  /// What is said before, to this and other questions alike, as Markdown.
  var stem = ""
  /// What is asked, as Markdown.
  var prompt: String
  /// What is said after answering, whatever was answered, as Markdown.
  var explanation = ""
  /// What is said after right answers and after wrong ones.
  var feedback = Feedback()
  var hints: [String] = []
  var tags: [String] = []
  /// What a full answer earns; nil where the source does not say.
  var marks: Double?
  /// What the source knows it by for ever; nil where that is its name or its wording.
  var sourceKey: String?
  /// Where it is in the source: `question 3, line 40`.
  var place: String
  var pictures: [Picture] = []
  /// Recordings, by their paths within the curriculum.
  var recordings: [String] = []

  /// A gap as a curriculum's cloze has it.
  static let gap = "___"

  /// A question by how it is asked, what is asked and where.
  init(_ kind: Kind, prompt: String, at place: String) {
    self.kind = kind
    self.prompt = prompt
    self.place = place
  }

  /// The question as an entry of a quiz; nil where it has no place in one, which is reported.
  ///
  /// - Parameter report: Counts it under `questions`, and names what of it has no place.
  func entry(_ report: inout ImportReport) -> ImportedEntry? {
    var mapping = ForeignMapping(question: self)
    switch mapping.fill(&report) {
    case .failure(let refusal):
      report.leaveOut("questions", at: place, because: refusal.reason)
      return nil
    case .success:
      report.take("questions")
      return ImportedEntry(
        sourceKey: sourceKey ?? (title.isEmpty ? prompt : title),
        idHint: title.isEmpty ? prompt : title, mapping: mapping.entry)
    }
  }
}

/// Why a question has no place in a quiz.
struct ForeignRefusal: Error {
  /// As the end of a sentence: 'no option is right'.
  let reason: String
}

extension ForeignQuestion {
  /// A text without what nobody sees: blanks at ends and two in a row, marks of zero width, controls; composed.
  ///
  /// Lists and code of Markdown keep their indentation.
  static func tidied(_ text: String) -> String {
    guard !isTidy(text) else { return text }
    var lines: [String] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.hasPrefix("```")
      lines.append(isCode && !isFence ? visible(line) : tidied(line: line))
      if isFence { isCode.toggle() }
    }
    while lines.first?.isEmpty ?? false { lines.removeFirst() }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    let joined = lines.joined(separator: "\n")
    return joined.utf8.allSatisfy { $0 < 0x80 } ? joined : joined.composed
  }

  /// True for what most texts are: one line of ASCII with single blanks within.
  private static func isTidy(_ text: String) -> Bool {
    var previous: UInt8 = 0x20
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte), byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return previous != 0x20 || text.isEmpty
  }

  private static func tidied(line: Substring) -> String {
    var tidy = String.UnicodeScalarView()
    var hasBlank = false
    for scalar in line.unicodeScalars {
      if isBlank(scalar) {
        hasBlank = true
      } else if !isHidden(scalar) {
        if hasBlank, !tidy.isEmpty { tidy.append(" ") }
        hasBlank = false
        tidy.append(scalar)
      }
    }
    let words = String(tidy)
    let blanks = line.prefix { $0 == " " }
    guard !blanks.isEmpty, words.hasPrefix("- ") || words.prefix(while: \.isNumber).count > 0 else {
      return words
    }
    let mark = words.drop(while: \.isNumber)
    return words.hasPrefix("- ") || mark.hasPrefix(". ") ? blanks + words : words
  }

  private static func visible(_ line: Substring) -> String {
    var line = String(String.UnicodeScalarView(line.unicodeScalars.filter { !isHidden($0) || $0 == "\t" }))
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0D, 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// True for what has no width or no meaning in a text.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x200B, 0x202A...0x202E, 0x2060...0x2064, 0xFEFF, 0xFFFC...0xFFFF,
      0xE000...0xF8FF:
      true
    default: false
    }
  }

  /// A text in one line.
  static func oneLine(_ text: String) -> String { tidied(text.replacing("\n", with: " ")) }

  /// A line of a list without what marks it.
  static func withoutMark(_ line: Substring) -> String {
    let words = line.drop { $0 == " " }
    if words.hasPrefix("- ") { return String(words.dropFirst(2)) }
    let rest = words.drop(while: \.isNumber)
    return rest.count < words.count && rest.hasPrefix(". ") ? String(rest.dropFirst(2)) : String(words)
  }

  /// A text in which no run of underscores counts as a gap.
  static func withoutGaps(_ text: String) -> String {
    guard text.contains("___") else { return text }
    var result = ""
    var run = 0
    for character in text {
      run = character == "_" ? run + 1 : 0
      if run < 3 { result.append(character) }
    }
    return result
  }
}

extension String {
  /// In Unicode's composed normal form.
  fileprivate var composed: String { precomposedStringWithCanonicalMapping }
}
