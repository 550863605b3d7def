import CurriculumRuntime

/// What makes a finding the same finding in another run, though lines have been added or taken out above it.
///
/// It depends on the rule, the file's path within the curriculum, the text that the finding points at, and what that
/// stands in: the keys that lead to it and the ids of the entities on the way. It does not depend on lines, on the
/// message, on how the file is laid out, nor on other entries. Findings alike in all of this are numbered in their
/// order in the file. A finding without a place is known by its message.
package struct Fingerprint: Hashable, Sendable {
  private let digest: ShortDigest

  /// 32 hexadecimal digits.
  package var text: String { digest.hexadecimal }

  /// The fingerprints of a curriculum's findings; no two are the same.
  ///
  /// - Parameters:
  ///   - findings: All findings of the curriculum, sorted and each once, as `Diagnostics.sorted` has them.
  ///   - sources: The sources, by the files' ids.
  ///   - threads: How many threads may work.
  /// - Returns: A fingerprint for each finding, in the same order.
  /// - Complexity: O(*f* log *n*) for *f* findings, and one parse of each file that has findings.
  package static func all(
    of findings: [Diagnostic], in sources: [SourceFile], threads: Int = 1
  ) -> [Fingerprint] {
    FindingTraits.all(of: findings, in: sources, threads: threads).map(\.fingerprint)
  }

  /// The fingerprint of what a finding is known by, one part behind the other.
  fileprivate init(parts: [String]) { digest = ShortDigest(Self.bytes(parts)) }

  private init(digest: ShortDigest) { self.digest = digest }

  /// The fingerprint of the same finding in a copy of the curriculum, in another folder.
  func within(_ folder: String) -> Fingerprint {
    Fingerprint(digest: ShortDigest(Self.bytes([text, folder])))
  }

  /// The parts, each with its length before it, so that no two lists of parts are the same bytes.
  private static func bytes(_ parts: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for part in parts {
      bytes += Array("\(part.utf8.count):".utf8)
      bytes += Array(part.utf8)
    }
    return bytes
  }
}

/// What a finding is known by.
package struct FindingTraits: Sendable {
  private let rule: String
  /// Path of the file; nil for a finding without a place.
  private let path: String?
  /// What it points at and stands in; its message if it has no place.
  private let rest: [String]
  /// How many findings before it are alike.
  private var number = 0

  /// Begins what is hashed; another way to make fingerprints gets another.
  private static let version = "curricc/1"

  /// The finding's fingerprint.
  package var fingerprint: Fingerprint { fingerprint(in: path) }

  /// The fingerprint that the finding would have in the file at another path; nil for one without a place.
  package func fingerprint(movedTo path: String) -> Fingerprint? {
    self.path == nil ? nil : fingerprint(in: path)
  }

  private func fingerprint(in path: String?) -> Fingerprint {
    Fingerprint(
      parts: [Self.version, rule] + [path].compactMap(\.self) + rest + (number > 0 ? ["\(number)"] : []))
  }

  /// What a curriculum's findings are known by, in the same order; see `Fingerprint.all`.
  package static func all(
    of findings: [Diagnostic], in sources: [SourceFile], threads: Int = 1
  ) -> [FindingTraits] {
    var seen: [Fingerprint: Int] = [:]
    let stretches = stretches(of: findings)
    // Each file is parsed by one thread, and what it says let go of before the next.
    let all = parallelMap(stretches, threads: threads) { _, stretch in
      traits(of: findings[stretch], in: sources)
    }
    return all.flatMap(\.self).map { traits in
      var traits = traits
      let digest = traits.fingerprint
      traits.number = seen[digest, default: 0]
      seen[digest] = traits.number + 1
      return traits
    }
  }

  /// Findings of one file behind each other.
  private static func stretches(of findings: [Diagnostic]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = 0
    for place in findings.indices
    where place + 1 == findings.count || findings[place + 1].span?.file != findings[place].span?.file {
      stretches.append(start..<place + 1)
      start = place + 1
    }
    return stretches
  }

  /// What findings of one file, or without a place, are known by, but for their numbers.
  private static func traits(of findings: ArraySlice<Diagnostic>, in sources: [SourceFile]) -> [FindingTraits]
  {
    guard let file = findings.first?.span?.file else {
      return findings.map { FindingTraits(rule: $0.rule, path: nil, rest: [$0.message]) }
    }
    let source = sources[Int(file.index)]
    let outline = YAMLOutline(source, file: file)
    return findings.map { finding in
      FindingTraits(
        rule: finding.rule, path: source.path,
        rest: finding.span.map { [outline.path(to: $0), outline.text($0, in: source)] } ?? ["", ""])
    }
  }
}
