/// What a report is made from: what was found in one curriculum or several, and how it is to be written.
package struct Report: Sendable {
  /// What was found, curriculum by curriculum, in the order in which the user named them.
  package let sections: [Section]
  /// How it is written.
  package var options: ReportOptions

  /// A report of several curricula.
  package init(_ sections: [Section], options: ReportOptions = ReportOptions()) {
    self.sections = sections
    self.options = options
  }

  /// A report of one curriculum, with all that was found.
  package init(_ diagnostics: Diagnostics, sources: [SourceFile], pathPrefix: String = "") {
    self.init([Section(diagnostics, sources: sources, paths: SourcePaths(prefix: pathPrefix))])
  }

  /// How many of the findings that are shown have a severity.
  package func count(_ severity: Severity) -> Int {
    sections.reduce(0) { sum, section in
      sum + section.shown.count { section.findings[$0].severity == severity }
    }
  }

  /// True when no finding is shown.
  package var isEmpty: Bool { sections.allSatisfy(\.shown.isEmpty) }

  /// True when a finding is shown that is as bad as the least severity that fails, or worse.
  package var fails: Bool {
    sections.contains { section in
      section.shown.contains { section.findings[$0].severity >= options.failing }
    }
  }

  /// "2 errors, 1 warning", or "no findings".
  package var summary: String {
    let parts = [(Severity.error, "error"), (.warning, "warning"), (.info, "remark")].compactMap {
      severity, noun in
      let count = count(severity)
      return count == 0 ? nil : count.counted(noun)
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }
}

extension Report {
  /// What was found in one curriculum, and which of it is shown.
  package struct Section: Sendable {
    /// All that was found, sorted, each once.
    ///
    /// What is not shown is here too, since a finding's fingerprint counts those that are like it.
    package let findings: [Diagnostic]
    /// The sources, by the files' ids.
    package let sources: [SourceFile]
    /// What the sources are called.
    package let paths: SourcePaths
    /// Positions in `findings` of those that are shown, ascending.
    package private(set) var shown: [Int]

    /// All that was found in a curriculum.
    package init(_ diagnostics: Diagnostics, sources: [SourceFile], paths: SourcePaths) {
      findings = diagnostics.sorted
      self.sources = sources
      self.paths = paths
      shown = Array(findings.indices)
    }

    /// Shows only those that are shown already and that `isShown` wants.
    package mutating func show(where isShown: (Diagnostic) -> Bool) {
      shown.removeAll { !isShown(findings[$0]) }
    }

    /// The path of a file as the user would name it.
    package func path(of file: SourceFile.ID) -> String { paths.named(sources[Int(file.index)].path) }

    /// The path of the file that stands for the curriculum as a whole, as the user would name it.
    package var manifestPath: String { paths.named("curriculum.yaml") }
  }
}

/// What the files of a curriculum are called in a report: paths from where the user stands.
package struct SourcePaths: Sendable {
  /// What is put before a path within the curriculum: its folder as the user named it, or nothing.
  package let prefix: String
  /// Where the user stands within the curriculum, with a slash at its end; else nothing.
  package let standpoint: String

  /// Paths behind a prefix; paths below `standpoint` lose that instead.
  package init(prefix: String = "", standpoint: String = "") {
    self.prefix = prefix
    self.standpoint = standpoint
  }

  /// Paths of a curriculum whose folder the user named; nil for one that has none, as a revision's.
  package init(folder: String?) {
    let folder = folder ?? "."
    self.init(prefix: folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// The curriculum's folder as the user would name it.
  package var folder: String {
    if prefix.isEmpty { return "." }
    return prefix.count > 1 && prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
  }

  /// The path of a file as the user would name it.
  package func named(_ path: String) -> String {
    if !standpoint.isEmpty, path.hasPrefix(standpoint) { return String(path.dropFirst(standpoint.count)) }
    return prefix + path
  }
}

/// How a report is written, whatever its format.
package struct ReportOptions: Sendable {
  /// How many findings are written at most, the worst of them; 0 for all, nil for as many as the format likes.
  package var limit: Int?
  /// Whether the terminal shows colour.
  package var usesColour = false
  /// The least severity that counts as failed.
  package var failing = Severity.error
  /// Version of curricc; left out when empty.
  package var toolVersion = ""
  /// How many threads may work; what is written does not depend on it.
  package var threads = 1
  /// The folder that relative paths begin at, absolute, without a slash at its end; left out when empty.
  package var workingFolder = ""

  /// All findings, in black and white.
  package init() {}
}
