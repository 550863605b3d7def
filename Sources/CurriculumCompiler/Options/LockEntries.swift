import Distractors

/// What a lock file keeps for items and cards, and what it has to say after a run.
struct LockEntries: Sendable {
  private let lock: DistractorLock
  private let policy: UInt64

  /// The entries of a lock under a policy, by the policy's fingerprint.
  init(_ lock: DistractorLock, _ policy: UInt64) {
    self.lock = lock
    self.policy = policy
  }

  /// The wrong answers that were chosen for an item as it is now; none where it has changed.
  func kept(_ item: OptionItem) -> [String] {
    guard !lock.isEmpty else { return [] }
    var key = item.key
    guard let entry = key.withUTF8({ lock.entry(for: $0) }), entry.fingerprint == item.fingerprint(policy)
    else {
      return []
    }
    return entry.texts
  }

  /// True when nothing was chosen before.
  var isEmpty: Bool { lock.isEmpty }

  /// The bytes of the lock file, where found texts stand.
  var bytes: [UInt8] { lock.bytes }

  /// Where the texts stand that were chosen under a key and a fingerprint: see `DistractorLock.findTexts`.
  func findTexts(for key: [UInt8], _ fingerprint: UInt32, _ texts: inout [Range<Int>]) -> Bool? {
    key.withUnsafeBufferPointer { lock.findTexts(for: $0, fingerprint, &texts) }
  }

  /// What was chosen under a key and a fingerprint; none where it has changed or is new.
  func kept(_ key: [UInt8], _ fingerprint: UInt32) -> [String] {
    guard let entry = key.withUnsafeBufferPointer({ lock.entry(for: $0) }), entry.fingerprint == fingerprint
    else { return [] }
    return entry.texts
  }

  /// What was chosen under a key and a fingerprint; none where it has changed or is new.
  func kept(_ key: String, _ fingerprint: UInt32) -> [String] { kept(Array(key.utf8), fingerprint) }

  /// The policy's fingerprint.
  var policyFingerprint: UInt64 { policy }

  /// What the file has to say after a run.
  ///
  /// - Parameter isWhole: Whether the file is about nothing else than these items and cards.
  /// - Complexity: O(*n* log *n*) in the number of choices; O(*n*) where nothing has changed.
  func lines(
    items: [(item: OptionItem, outcome: OptionOutcome)], cards: ChosenCards, _ file: DistractorLock,
    isWhole: Bool
  ) -> LockLines {
    var lines: [(key: String, entry: DistractorLock.Entry)] = []
    for (item, outcome) in items {
      let texts = outcome.chosen.filter { $0.origin != .author }.map(\.option.text)
      guard !texts.isEmpty else { continue }
      lines.append((item.key, DistractorLock.Entry(fingerprint: item.fingerprint(policy), texts: texts)))
    }
    let areKept =
      cards.areKept
      && lines.allSatisfy { line in
        var key = line.key
        return key.withUTF8 { file.entry(for: $0) } == line.entry
      }
    let count = lines.count + cards.count
    // Most builds choose what was chosen before, and of the whole: then the file's lines are the lines.
    if areKept, count == file.count, isWhole { return LockLines(count: count, areKept: true) }
    lines.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var writer = LockWriter()
    var rest = lines[...]
    cards.forEachLine { key, fingerprint, texts in
      while let line = rest.first, line.key.utf8.lexicographicallyPrecedes(key) {
        writer.add(Array(line.key.utf8), line.entry.fingerprint, line.entry.texts)
        rest.removeFirst()
      }
      writer.add(key, fingerprint, texts)
    }
    for line in rest { writer.add(Array(line.key.utf8), line.entry.fingerprint, line.entry.texts) }
    return LockLines(count: count, areKept: areKept, bytes: writer.bytes)
  }
}
