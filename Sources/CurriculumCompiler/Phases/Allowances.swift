/// Allowances of curriculum.yaml and in comments, and which of them allowed something.
struct Allowances {
  /// A rule that is allowed, for one comment or entry of curriculum.yaml.
  private struct Entry {
    let rule: Text
    let pattern: String
    var isUsed = false
    /// True when it names what can not be allowed.
    var isRefused = false
  }

  private var entries: [Entry] = []
  /// Places of curriculum.yaml's entries, which come first.
  private var places: [AllowedPlace] = []
  /// For each file the lines that comments cover, by their beginnings, each with its entries.
  private var lines: [SourceFile.ID: [(covered: Range<UInt32>, entries: Range<Int>)]] = [:]
  /// For each file the entries that hold for all of it.
  private var wholeFiles: [SourceFile.ID: [Int]] = [:]
  private let sources: [SourceFile]

  /// Positions of curriculum.yaml's entries that allowed something, and of those that name what cannot be allowed.
  struct Usage: Sendable, Codable {
    var used: Set<Int> = []
    var refused: Set<Int> = []

    private enum CodingKeys: String, CodingKey { case used, refused }

    /// Writes the positions in one order, so that the same are the same bytes.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(used.sorted(), forKey: .used)
      try container.encode(refused.sorted(), forKey: .refused)
    }

    /// Adds what another part of the curriculum used.
    mutating func formUnion(_ other: Usage) {
      used.formUnion(other.used)
      refused.formUnion(other.refused)
    }
  }

  /// Which entries to report on.
  enum Part { case all, manifest, comments }

  /// Allowances of curriculum.yaml and in comments.
  ///
  /// - Parameters:
  ///   - sources: The sources, by the files' ids.
  ///   - paths: The paths of all sources, sorted, where some of those are gone.
  init(
    _ settings: Settings, _ suppressions: [SourceFile.ID: [Suppression]], sources: [SourceFile],
    paths: [String]? = nil
  ) {
    self.sources = sources
    for allowance in settings.allowances {
      entries.append(Entry(rule: allowance.rule, pattern: Self.pattern(allowance.rule)))
      places.append(AllowedPlace(allowance.path, among: paths ?? sources.map(\.path)))
    }
    for (file, found) in suppressions.sorted(by: { $0.key < $1.key }) {
      for suppression in found {
        let first = entries.count
        for rule in suppression.rules {
          entries.append(Entry(rule: rule, pattern: Self.pattern(rule)))
        }
        if suppression.covered.lowerBound == 0,
          Int(suppression.covered.count) > sources[Int(file.index)].bytes.count
        {
          wholeFiles[file, default: []] += first..<entries.count
        } else {
          lines[file, default: []].append((suppression.covered, first..<entries.count))
        }
      }
      lines[file]?.sort { $0.covered.lowerBound < $1.covered.lowerBound }
    }
  }

  /// True when something allows the finding, which is noted.
  mutating func cover(_ finding: Diagnostic) -> Bool {
    var isCovered = false
    for index in candidates(finding.span) where matches(entries[index].pattern, finding.rule) {
      guard covers(index, finding.span) else { continue }
      entries[index].isUsed = true
      isCovered = true
    }
    return isCovered
  }

  /// Notes what would allow a finding that cannot be allowed.
  mutating func refuse(_ finding: Diagnostic) {
    for index in candidates(finding.span)
    where matches(entries[index].pattern, finding.rule) && covers(index, finding.span) {
      entries[index].isRefused = true
    }
  }

  /// What curriculum.yaml's entries allowed so far.
  var manifestUsage: Usage {
    Usage(
      used: Set(places.indices.filter { entries[$0].isUsed }),
      refused: Set(places.indices.filter { entries[$0].isRefused }))
  }

  /// Notes what curriculum.yaml's entries allowed in other parts of the curriculum.
  mutating func note(_ usage: Usage) {
    for index in usage.used where places.indices.contains(index) { entries[index].isUsed = true }
    for index in usage.refused where places.indices.contains(index) { entries[index].isRefused = true }
  }

  /// Reports the entries that allowed nothing though their rule ran, and those that can not allow anything.
  func report(
    _ part: Part = .all, ran: Set<String>, isIncomplete: Bool, _ diagnostics: inout Diagnostics
  ) {
    for (index, entry) in entries.enumerated() where !entry.isUsed {
      guard part == .all || (part == .manifest) == (index < places.count) else { continue }
      let name = entry.rule.string
      if entry.isRefused || !(entry.pattern.hasSuffix("/*") || isAdjustable(entry.pattern)) {
        diagnostics.report(
          .unusedAllowance, "'\(name)' cannot be allowed", at: entry.rule.span,
          notes: ["what is needed to read the sources is always an error"],
          help: "mend what is found, and remove the allowance")
      } else if index < places.count, let fault = places[index].fault {
        diagnostics.report(.unusedAllowance, fault.message, at: fault.span, help: fault.help)
      } else if !isIncomplete, hasRun(entry.pattern, ran) {
        diagnostics.report(
          .unusedAllowance, "nothing is found that '\(name)' would allow here", at: entry.rule.span,
          help: "remove the allowance")
      }
    }
  }

  /// True when a rule ran, or one of a family.
  private func hasRun(_ pattern: String, _ ran: Set<String>) -> Bool {
    guard pattern.hasSuffix("/*") else { return ran.contains(pattern) }
    // Of the other families rules are left out at the author's wish, who should know that they are.
    return pattern != "distractor/*" || ran.contains(Rule.needsAuthor.name)
  }

  private static func pattern(_ rule: Text) -> String { Rule.named(rule.string)?.name ?? rule.string }

  private func candidates(_ span: SourceSpan?) -> [Int] {
    var found = Array(places.indices)
    guard let span else { return found }
    found += wholeFiles[span.file] ?? []
    guard let covered = lines[span.file] else { return found }
    var low = 0
    var high = covered.count
    while low < high {
      let middle = (low + high) / 2
      if covered[middle].covered.lowerBound <= span.lower { low = middle + 1 } else { high = middle }
    }
    // A comment above and one behind may cover the same line.
    while low > 0, covered[low - 1].covered.contains(span.lower) {
      low -= 1
      found += covered[low].entries
    }
    return found
  }

  private func matches(_ pattern: String, _ rule: String) -> Bool {
    pattern == rule || (pattern.hasSuffix("/*") && rule.hasPrefix(pattern.dropLast()))
  }

  /// True when the place of an entry of curriculum.yaml holds a span; comments have been looked up by it.
  private func covers(_ index: Int, _ span: SourceSpan?) -> Bool {
    guard index < places.count else { return true }
    return places[index].covers(span.map { sources[Int($0.file.index)].path })
  }
}

/// Where an allowance of curriculum.yaml holds: everywhere, or in a file or folder.
private struct AllowedPlace {
  /// The path without detours; empty for everywhere, nil for none.
  private let path: String?
  /// What is wrong with the path as it is written.
  let fault: (message: String, span: SourceSpan, help: String)?

  /// The place that a path names, in a curriculum of sources with these paths.
  init(_ text: Text?, among paths: [String]) {
    guard let text else {
      (path, fault) = ("", nil)
      return
    }
    let parts = text.string.split(separator: "/").filter { $0 != "." }
    let plain = parts.joined(separator: "/")
    let isInside = !text.string.hasPrefix("/") && !parts.contains("..")
    if isInside, plain.isEmpty || paths.contains(where: { Self.holds(plain, $0) }) {
      (path, fault) = (plain, nil)
      return
    }
    path = nil
    let isPattern = text.string.utf8.contains { $0 == 0x2A || $0 == 0x3F }
    let near = nearest(to: plain, among: paths)
    fault =
      isPattern
      ? (
        "'\(text.string)' is a pattern, expected the path of a file or folder", text.span,
        "name the folder; that holds for all files in it"
      )
      : (
        "there is no source or folder '\(text.string)' in the curriculum", text.span,
        near.map { "did you mean '\($0)'?" } ?? "paths begin at the folder of curriculum.yaml"
      )
  }

  /// True when the place holds a file; nil stands for the curriculum as a whole.
  func covers(_ file: String?) -> Bool {
    guard let path else { return false }
    return path.isEmpty || file.map { Self.holds(path, $0) } ?? false
  }

  private static func holds(_ path: String, _ file: String) -> Bool {
    file == path || (file.hasPrefix(path) && file.dropFirst(path.count).hasPrefix("/"))
  }
}
