/// What of a part of a curriculum bears on others: as long as it is nothing, parts are compiled one by one.
package struct PartFacts: Sendable, Codable {
  let ties: Set<FileTie>
  /// The numbers of its entities, ascending.
  ///
  /// Not kept in shards: rows with one number are found when they are joined.
  var numbers: [UInt64] = []
  /// Those of them that do not follow from an id alone, ascending: given with `uid`, or those of earlier ids.
  private(set) var givenNumbers: [UInt64] = []
  /// True when a file could not be read to its end.
  let isIncomplete: Bool
  /// True when it names a course or a story that it does not have.
  let isAstray: Bool
  /// Findings for which near misses are looked for.
  var searches: Int

  private enum CodingKeys: String, CodingKey { case ties, givenNumbers, isIncomplete, isAstray, searches }

  /// Writes the facts; sets in one order, so that the same facts are the same bytes.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(ties.sorted { "\($0)" < "\($1)" }, forKey: .ties)
    try container.encode(givenNumbers, forKey: .givenNumbers)
    try container.encode(isIncomplete, forKey: .isIncomplete)
    try container.encode(isAstray, forKey: .isAstray)
    try container.encode(searches, forKey: .searches)
  }

  /// What the files of a part say that bears on others.
  init(_ files: [(source: SourceFile, draft: FileDraft)], searches: Int = 0) {
    var ties: Set<FileTie> = []
    var names = PartNames()
    for file in files {
      ties.formUnion(file.draft.ties(file.source))
      names.add(file.draft.draft)
    }
    self.ties = ties
    numbers = files.flatMap { $0.draft.draft.takenNumbers }.sorted()
    givenNumbers = files.flatMap { $0.draft.draft.givenNumbers }.sorted()
    isIncomplete = files.contains { $0.draft.draft.isIncomplete }
    isAstray = names.isAstray
    self.searches = searches
  }

  /// What stands in front of the ids of what it says.
  package var namespaces: Set<String> { ties.namespaces }

  /// True when compiling each part for itself finds what compiling all of them as one does.
  ///
  /// That is what `CompilerSession` is held to as well, which sees to parts that do bear on each other.
  ///
  /// - Parameter areShards: Whether the parts were compiled by different runs, each with near misses of its own.
  /// - Complexity: O(*n* log *n*) in the number of entities.
  package static func areIndependent(_ parts: [PartFacts], areShards: Bool = false) -> Bool {
    guard parts.count > 1 else { return true }
    var ties: Set<FileTie> = []
    for part in parts {
      if part.isIncomplete || part.isAstray || part.ties.contains(.everything) { return false }
      guard ties.isDisjoint(with: part.ties) else { return false }
      ties.formUnion(part.ties)
    }
    // Near misses are looked for a hundred times in all, whoever asks first.
    if !areShards, parts.reduce(0, { $0 + $1.searches }) > 100 { return false }
    // Within a part a number that is given twice is a finding of its own.
    return merged(parts.map { areShards ? $0.givenNumbers : $0.numbers }[...]) != nil
  }

  /// The numbers of several lists, ascending as those are; nil when two lists have one in common.
  ///
  /// - Complexity: O(*n* log *k*) for *n* numbers in *k* lists.
  private static func merged(_ lists: ArraySlice<[UInt64]>) -> [UInt64]? {
    guard lists.count > 1 else { return lists.first ?? [] }
    let middle = lists.startIndex + lists.count / 2
    guard let left = merged(lists[..<middle]), let right = merged(lists[middle...]) else { return nil }
    var all: [UInt64] = []
    all.reserveCapacity(left.count + right.count)
    var (one, other) = (0, 0)
    while one < left.count, other < right.count {
      if left[one] == right[other] { return nil }
      if left[one] < right[other] {
        all.append(left[one])
        one += 1
      } else {
        all.append(right[other])
        other += 1
      }
    }
    all += left[one...]
    all += right[other...]
    return all
  }
}
