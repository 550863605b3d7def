import CurriculumCompiler
import Foundation

/// Findings that were there when a linter was taken up, so that only new ones are shown.
///
/// They are known by fingerprints, which depend on what a finding points at and not on line numbers; rule, path and
/// message are for people who review the file.
struct Baseline: Codable {
  /// One finding.
  struct Entry: Codable {
    let fingerprint: String
    let rule: String
    let path: String
    let message: String
  }

  /// The format's version.
  var version = 1
  /// The findings by path and rule.
  let findings: [Entry]

  /// The findings that a section shows.
  init(_ section: Report.Section) {
    let fingerprints = Fingerprint.all(of: section.findings, in: section.sources)
    let entries = section.shown.map { index in
      let finding = section.findings[index]
      return Entry(
        fingerprint: fingerprints[index].text, rule: finding.rule,
        path: finding.span.map { section.sources[Int($0.file.index)].path } ?? "", message: finding.message)
    }
    self.init(entries)
  }

  /// This baseline, and of an earlier one what it says of files that were not looked at.
  func keeping(_ earlier: Baseline, where isKept: (Entry) -> Bool) -> Baseline {
    let known = Set(findings.map(\.fingerprint))
    return Baseline(findings + earlier.findings.filter { isKept($0) && !known.contains($0.fingerprint) })
  }

  private init(_ entries: [Entry]) {
    findings = entries.sorted {
      ($0.path, $0.rule, $0.message, $0.fingerprint) < ($1.path, $1.rule, $1.message, $1.fingerprint)
    }
  }

  /// Reads a baseline.
  ///
  /// - Throws: `InputError` when the file cannot be read or is none.
  init(path: String) throws {
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw InputError("the baseline '\(path)' cannot be read; --write-baseline makes one")
    }
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data) else {
      throw InputError("'\(path)' is no baseline; --write-baseline makes one")
    }
    guard baseline.version == 1 else {
      throw InputError("the baseline '\(path)' has version \(baseline.version); this curricc reads version 1")
    }
    self = baseline
  }

  /// Writes the baseline, a line for each finding, so that a change of one shows as one line.
  ///
  /// - Throws: `InputError` when the file cannot be written.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try findings.map { "    " + String(decoding: try encoder.encode($0), as: UTF8.self) }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    let text = "{\n  \"version\": \(version),\n  \"findings\": \(list)\n}\n"
    try AtomicFile.replace(path, with: Array(text.utf8))
  }

  /// Leaves out of a section what the baseline has.
  ///
  /// - Returns: The entries that are found no more.
  func hide(in section: inout Report.Section) -> [Entry] {
    let known = Set(findings.map(\.fingerprint))
    let traits = FindingTraits.all(of: section.findings, in: section.sources)
    var moved = MovedFiles(self, sources: section.sources)
    var found: Set<String> = []
    var old: Set<Diagnostic> = []
    for (finding, traits) in zip(section.findings, traits) {
      let own = traits.fingerprint.text
      let path = finding.span.map { section.sources[Int($0.file.index)].path } ?? ""
      guard let match = known.contains(own) ? own : moved.earlier(traits, in: path) else { continue }
      found.insert(match)
      old.insert(finding)
    }
    section.show { !old.contains($0) }
    return findings.filter { !found.contains($0.fingerprint) }
  }
}

/// Files that a baseline knows under a path that is no more: they were moved, or are gone.
private struct MovedFiles {
  private let known: Set<String>
  private let vanished: [String]
  /// The earlier paths to try for a file, the likeliest first.
  private var candidates: [String: [String]] = [:]
  /// Earlier paths that are tried for one file, at most.
  private static let mostTries = 100

  init(_ baseline: Baseline, sources: [SourceFile]) {
    let present = Set(sources.map(\.path))
    let entries = baseline.findings.filter { !$0.path.isEmpty && !present.contains($0.path) }
    known = Set(entries.map(\.fingerprint))
    vanished = Set(entries.map(\.path)).sorted()
  }

  /// The fingerprint that a finding had before its file was moved, if the baseline has it.
  mutating func earlier(_ traits: FindingTraits, in path: String) -> String? {
    guard !vanished.isEmpty, !path.isEmpty else { return nil }
    let tried = candidates[path] ?? likeliest(path)
    candidates[path] = tried
    for (index, old) in tried.enumerated() {
      guard let text = traits.fingerprint(movedTo: old)?.text, known.contains(text) else { continue }
      candidates[path]?.swapAt(0, index)
      return text
    }
    return nil
  }

  /// Files that are moved mostly keep their name.
  private func likeliest(_ path: String) -> [String] {
    let name = path.split(separator: "/").last
    let same = vanished.filter { $0.split(separator: "/").last == name }
    let others = vanished.filter { $0.split(separator: "/").last != name }
    return Array((same + others).prefix(Self.mostTries))
  }
}
