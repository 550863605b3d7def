/// A false statement that differs from a true one in one place.
package struct ChangedStatement: Hashable, Sendable {
  /// What was done to the statement.
  package enum Change: String, Sendable {
    /// A term that the author named was replaced by a given one.
    case replacedTerm = "replaced-term"
    /// Two named terms took each other's place.
    case swappedTerms = "swapped-terms"
    /// A word was replaced by its opposite.
    case opposite
    /// All became some or none.
    case quantifier
    /// The verb was negated.
    case negation
  }

  /// The whole statement after the change.
  package let text: String
  /// What was done.
  package let change: Change
  /// What stood there, as it was written.
  package let from: String
  /// What stands there now.
  package let to: String
  /// UTF-8 offsets of `from` in the true statement.
  package let range: Range<Int>
}

/// False statements made from a true one by one change each, those that look least like a trick first.
///
/// A statement that already denies something gives none, since denying it again would test reading, not knowledge. Only
/// English has the words for it; other languages give none.
///
/// - Parameters:
///   - statement: A true statement, one sentence.
///   - language: The statement's language, as a tag such as `en` or `en-GB`.
///   - replacing: Terms of the statement, each with a wrong term for its place.
/// - Complexity: O(*n* · *m*) in the words of the statement and the terms.
package func changedStatements(
  _ statement: String, language: String, replacing: [(term: String, by: String)]
) -> [ChangedStatement] {
  guard language == "en" || language.hasPrefix("en-"),
    statement.utf8.count <= ChangeableStatement.maximumLength
  else { return [] }
  let changeable = ChangeableStatement(statement)
  guard !changeable.tokens.isEmpty, !changeable.isDenied else { return [] }
  let found =
    changeable.replacements(replacing) + changeable.swaps(replacing.map(\.term)) + changeable.opposites()
    + changeable.quantifiers() + changeable.negations()
  var texts: Set<String> = [statement]
  return found.filter { texts.insert($0.text).inserted }
}
