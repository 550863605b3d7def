import ArgumentParser
import CurriculumCompiler
import CurriculumRuntime

/// One of several shards that a curriculum is built in: `3/16`.
struct ShardNumber: ExpressibleByArgument, Codable, Hashable {
  /// Which of them, from 1.
  let number: Int
  /// How many there are.
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.number = number
    self.count = count
    guard isPossible else { return nil }
  }

  /// False for what no one can have asked for.
  var isPossible: Bool { (1...Self.most).contains(count) && (1...count).contains(number) }

  /// Shards at most.
  static let most = 65_536

  /// True when a group of files belongs to this shard: by its name alone, so that edits move no other.
  func owns(_ group: CurriculumOutline.Group) -> Bool {
    Int(ContentID.number(forKey: group.name) % Int64(count)) + 1 == number
  }
}
