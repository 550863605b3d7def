package import CurriculumCompiler

/// What the author says about what is imported, since many formats do not.
package struct ImportRequest: Sendable {
  /// What it is to be called; else what it calls itself.
  package var name: String?
  /// BCP 47 tag of the language taught.
  package var language: String?
  /// BCP 47 tag of the language that learners know.
  package var sourceLanguage: String?
  /// The stage of the story that kits belong to.
  package var stage: String?
  /// The story's id.
  package var story: String?
  package var subject: Subject?
  package var tier: Tier?
  package var board: Board?
  /// The sublevel of courses that do not say theirs: 'N1'.
  package var band: String?
  /// The text of a file that says which column is what.
  package var mapping: [UInt8]?
  /// How many threads may work on it, 1 or more.
  package var threads = 1

  /// Nothing said.
  package init() {}
}
