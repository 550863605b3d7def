/// What a change of content does to what learners have achieved.
package enum ProgressImpact: String, CaseIterable, Comparable, Sendable {
  /// Nothing: a slip mended, an alternative added, something new to learn.
  case safe
  /// An answer that was right may be wrong now, or a pass a fail, or the reverse; the record itself still stands.
  case rescore
  /// The record is about something else now: what is right, or what is asked, has another meaning.
  case reset
  /// What the record points at is gone.
  case lost

  package static func < (left: ProgressImpact, right: ProgressImpact) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .safe: 0
    case .rescore: 1
    case .reset: 2
    case .lost: 3
    }
  }

  /// What it means for learners, in a few words.
  package var meaning: String {
    switch self {
    case .safe: "keeps learners' progress"
    case .rescore: "scores learners otherwise"
    case .reset: "makes learners' progress about something else"
    case .lost: "loses learners' progress"
    }
  }
}

/// A part of a semantic version that a release can raise.
package enum VersionLevel: String, CaseIterable, Comparable, Sendable {
  case patch, minor, major

  package static func < (left: VersionLevel, right: VersionLevel) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .patch: 0
    case .minor: 1
    case .major: 2
    }
  }
}
