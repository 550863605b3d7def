/// A finding with all that the formats for programs say of it.
struct PlacedFinding {
  /// The finding.
  let finding: Diagnostic
  /// Its file, as a path from the working folder; the manifest for what belongs to the curriculum as a whole.
  let path: String
  /// Where in the file; nil for what belongs to the curriculum as a whole.
  let place: Place?
}

/// Works out places and fingerprints of findings for a format, in the unit that the format counts in.
struct FindingPlacer {
  private let report: Report
  private var finders: [PlaceFinder]
  private var fingerprints: [[Fingerprint]] = []

  /// Places of the findings of a report.
  init(_ report: Report, unit: ColumnUnit) {
    self.report = report
    finders = report.sections.map { PlaceFinder($0.sources, unit: unit) }
  }

  /// A finding with its file and its place.
  mutating func placed(_ reference: FindingReference) -> PlacedFinding {
    let finding = report.finding(reference)
    let section = report.sections[reference.section]
    let path = finding.span.map { section.path(of: $0.file) } ?? section.manifestPath
    return PlacedFinding(
      finding: finding, path: report.workingPath(path),
      place: finding.span.map { place($0, in: reference.section) })
  }

  /// Line and column of a span of a section's sources.
  mutating func place(_ span: SourceSpan, in section: Int) -> Place { finders[section].place(span) }

  /// What tells a finding from all others of the report, in every run.
  mutating func fingerprint(_ reference: FindingReference) -> Fingerprint {
    if fingerprints.isEmpty { fingerprints = report.fingerprints }
    return fingerprints[reference.section][reference.index]
  }
}

extension Report {
  /// Fingerprints of all findings, section by section.
  ///
  /// A curriculum's own do not depend on what else is reported; only a copy of one that is reported before it has
  /// others, made with its folder.
  fileprivate var fingerprints: [[Fingerprint]] {
    guard sections.count > 1 else {
      return sections.map { Fingerprint.all(of: $0.findings, in: $0.sources, threads: options.threads) }
    }
    var seen: Set<Fingerprint> = []
    return sections.map { section in
      Fingerprint.all(of: section.findings, in: section.sources, threads: options.threads).map {
        fingerprint in
        if seen.insert(fingerprint).inserted { return fingerprint }
        let other = fingerprint.within(section.paths.folder)
        seen.insert(other)
        return other
      }
    }
  }
}

extension Report {
  /// A path as tools want it: from the working folder if it lies in there, without `.` and `..` where it can be.
  func workingPath(_ path: String) -> String {
    var path = path
    if !options.workingFolder.isEmpty, path.hasPrefix(options.workingFolder + "/") {
      path = String(path.dropFirst(options.workingFolder.count + 1))
    }
    guard path.contains("./") || path.contains("//") else { return path }
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
