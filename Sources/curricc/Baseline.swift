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
    let fingerprints = Fingerprint.all(of: section.findings, in: section.sources)
    var found: Set<String> = []
    var old: Set<Diagnostic> = []
    for (finding, fingerprint) in zip(section.findings, fingerprints) where known.contains(fingerprint.text) {
      found.insert(fingerprint.text)
      old.insert(finding)
    }
    section.show { !old.contains($0) }
    return findings.filter { !found.contains($0.fingerprint) }
  }
}
