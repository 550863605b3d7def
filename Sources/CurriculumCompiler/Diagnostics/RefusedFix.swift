/// A fix that was left out, and why.
package struct RefusedFix: Hashable, Sendable {
  /// Why a fix is left out.
  package enum Reason: Hashable, Sendable {
    /// What it would mend is found afterwards, too.
    case mendsNothing
    /// An error of this rule would be new.
    case brings(rule: String)
    /// The file could not be read afterwards.
    case spoilsFile
    /// It could not be tried: its place is too long, or too many others went before.
    case untried
  }

  /// The rule whose finding it would mend.
  package let rule: String
  /// Path of the file within the curriculum.
  package let path: String
  /// 1-based line of its first edit.
  package internal(set) var line = 0
  /// Why it was left out.
  package let reason: Reason
  /// UTF-8 offset of its first edit.
  var offset: Int

  /// What was left out and why, in words.
  package var summary: String {
    let why =
      switch reason {
      case .mendsNothing: "would not have mended it"
      case .brings(let rule): "would have brought a new error of \(rule)"
      case .spoilsFile: "would have made the file unreadable"
      case .untried: "could not be applied"
      }
    return "\(path):\(line): the fix of \(self.rule) \(why), and was left out"
  }
}
