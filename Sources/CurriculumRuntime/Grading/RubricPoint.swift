/// A point of a mark scheme: what an answer must say for a mark.
///
/// Source: docs/runtime/rules.md, Mark schemes.
public struct RubricPoint: Hashable, Sendable {
  /// Words of which one is enough.
  public typealias Term = [String]

  /// Groups of terms, of which one is enough when all its terms are there; of a term one alternative is enough.
  public let groups: [[Term]]
  /// What must not be said.
  public let rejected: [String]
  /// True when terms stand for all forms of their words.
  let comparesStems: Bool

  /// A point by its keywords.
  ///
  /// - Parameters:
  ///   - groups: For example `[[["active site"], ["shape", "denatur*"]]]`; a star stands for the end of a word.
  ///   - rejected: What must not be said for this point.
  public init(groups: [[Term]], rejected: [String] = []) {
    self.groups = groups
    self.rejected = rejected
    comparesStems = false
  }

  /// A point in words, as the bundle has it: all words that say something must be there, in any order and form.
  public init(_ text: String) {
    groups = Self.alternatives(Self.withoutBrackets(text)).map(Self.terms).filter { !$0.isEmpty }
    rejected = []
    comparesStems = true
  }

  private static func withoutBrackets(_ text: String) -> String {
    var depth = 0
    var result = ""
    for character in text {
      if character == "(" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ")" { depth = max(0, depth - 1) }
    }
    // A bracket that is never closed, or nothing outside brackets: the words count after all.
    return depth > 0 || RubricWords.words(result).isEmpty ? text : result
  }

  private static func alternatives(_ text: String) -> [String] {
    text.replacing(" / ", with: "\u{1F}").split(separator: "\u{1F}").map { String($0) }
  }

  /// The words of an alternative, those joined by `or` or a solidus as one term.
  private static func terms(_ text: String) -> [Term] {
    let words = RubricWords.words(text.replacing("/", with: " or "))
    var terms: [Term] = []
    var joins = false
    for word in words {
      if word == "or" {
        joins = !terms.isEmpty
      } else if joins {
        terms[terms.count - 1].append(word)
        joins = false
      } else {
        terms.append([word])
      }
    }
    let telling = terms.filter { !$0.allSatisfy(RubricWords.little.contains) }
    return telling.isEmpty ? terms : telling
  }
}

/// The words of an answer, and what is found among them.
struct RubricWords {
  private let words: [String]
  private let present: Set<String>
  private let stems: Set<String>
  /// The text without spaces, for scripts that have none.
  private let dense: String

  init(_ text: String) {
    words = Self.words(text)
    present = Set(words)
    stems = Set(words.map(Self.stem))
    dense = words.joined()
  }

  /// The words of a text in the folded form: runs of letters and digits.
  static func words(_ text: String) -> [String] {
    let folded = AnswerText.folded(AnswerText.normal(text, language: nil), language: nil)
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "*" {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// True when a group of terms is there.
  func contains(_ group: [RubricPoint.Term], byStems: Bool) -> Bool {
    group.allSatisfy { term in term.contains { byStems ? containsForm(of: $0) : contains($0) } }
  }

  /// True when the words of a text are there, whole and on end.
  func contains(_ text: String) -> Bool {
    let wanted = Self.words(text)
    guard !wanted.isEmpty else { return false }
    if text.unicodeScalars.contains(where: AnswerText.isDense) { return dense.contains(wanted.joined()) }
    if wanted.count == 1, !wanted[0].hasSuffix("*") { return present.contains(wanted[0]) }
    guard wanted.count <= words.count else { return false }
    return (0...words.count - wanted.count).contains { start in
      wanted.indices.allSatisfy { Self.matches(words[start + $0], wanted[$0]) }
    }
  }

  private func containsForm(of word: String) -> Bool {
    if word.unicodeScalars.contains(where: AnswerText.isDense) { return dense.contains(word) }
    return stems.contains(Self.stem(word))
  }

  private static func matches(_ word: String, _ wanted: String) -> Bool {
    wanted.hasSuffix("*") ? word.hasPrefix(wanted.dropLast()) : word == wanted
  }

  /// A word without its ending: `chang` of change, changes, changed and changing.
  private static func stem(_ word: String) -> String {
    var stem = word[...]
    if word.unicodeScalars.count > 4 {
      for ending in ["ing", "ed", "es", "s"]
      where stem.hasSuffix(ending) && !(ending == "s" && stem.hasSuffix("ss")) {
        stem = stem.dropLast(ending.count)
        break
      }
    }
    if stem.count > 1, stem.hasSuffix("e") { stem = stem.dropLast() }
    return String(stem)
  }

  /// Words that say nothing of their own.
  static let little: Set<String> = [
    "a", "an", "the", "and", "so", "of", "to", "in", "on", "at", "by", "for", "from", "with", "as", "it",
    "its",
    "is", "are", "was", "were", "be", "been", "this", "that", "these", "those", "they", "them", "their",
    "there",
    "then", "than", "if",
  ]
}
