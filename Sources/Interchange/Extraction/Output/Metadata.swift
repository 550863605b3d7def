/// What a paper says about itself: each guess with how sure it is, and the text that it rests on.
package struct Metadata: Sendable, Equatable {
  /// A guess.
  package struct Proposal: Sendable, Equatable {
    /// What is proposed, in the word that the authoring files use: "physics", "ocr-a".
    package var value: String
    /// How sure it is, 0...1.
    package var score: Double
    /// The text of the document that says so.
    package var evidence: String

    package init(_ value: String, score: Double, evidence: String) {
      self.value = value
      self.score = score
      self.evidence = evidence
    }
  }

  /// A word of `Subject`.
  package var subject: Proposal?
  /// A word of `Board`.
  package var board: Proposal?
  /// A word of `Tier`.
  package var tier: Proposal?
  /// The code of the paper: "8463/1H".
  package var paper: Proposal?
  /// When it was sat: "June 2019".
  package var session: Proposal?
  /// The topic in words.
  package var topic: Proposal?

  /// Nothing is known.
  package init() {}
}
