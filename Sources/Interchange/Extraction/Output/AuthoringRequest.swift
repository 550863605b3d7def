package import CurriculumCompiler

/// What the author says about a document, and what it says about itself.
package struct AuthoringRequest: Sendable {
  package var subject: Subject?
  package var board: Board?
  package var tier: Tier?
  /// The code of the paper: "8463/1H".
  package var paper: String?
  package var topic: String?
  /// The course's id for words; of a quiz its BCP 47 tag.
  package var language: String?
  /// The unit's id, for words of a course.
  package var unit: String?
  package var title: String?
  /// When it was sat: "June 2019".
  package var session: String?

  /// Nothing said.
  package init() {}

  /// Takes from a paper what the author has not said, where the paper is sure enough.
  ///
  /// - Parameter least: The least score that counts, 0...1.
  package mutating func take(_ metadata: Metadata, least: Double = 0.5) {
    func value(_ proposal: Metadata.Proposal?) -> String? {
      proposal.flatMap { $0.score >= least ? $0.value : nil }
    }
    subject = subject ?? value(metadata.subject).flatMap(Subject.init(rawValue:))
    board = board ?? value(metadata.board).flatMap(Board.init(rawValue:))
    tier = tier ?? value(metadata.tier).flatMap(Tier.init(rawValue:))
    paper = paper ?? value(metadata.paper)
    topic = topic ?? value(metadata.topic)
    session = session ?? value(metadata.session)
  }

  /// What the paper and the author leave open, by the quiz's keys.
  package var missing: [String] {
    [subject == nil ? "subject" : nil, tier == nil ? "tier" : nil].compactMap(\.self)
  }
}
