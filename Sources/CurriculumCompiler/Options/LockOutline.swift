import CurriculumRuntime

/// Which lines of the lock file are about which course, story, quiz or deck, so that the others need not be read.
package struct LockOutline: Sendable, Equatable {
  /// The lines about one of them.
  package struct Section: Sendable, Equatable {
    /// Where in the file they stand, line feeds included; remarks between them may be among them.
    package var ranges: [Range<Int>] = []
    /// How many.
    package var lines = 0
    /// SHA-256 over them.
    package var digest: [UInt8] = []

    /// Some lines.
    package init(ranges: [Range<Int>] = [], lines: Int = 0, digest: [UInt8] = []) {
      self.ranges = ranges
      self.lines = lines
      self.digest = digest
    }
  }

  /// The lines by what stands in front of their items' ids.
  package let sections: [String: Section]
  /// How many lines there are.
  package var lines: Int { sections.values.reduce(0) { $0 + $1.lines } }

  /// An outline that was kept.
  package init(sections: [String: Section]) { self.sections = sections }

  /// The outline of a lock file; nil where a line of it is no entry, which has to be said of the whole.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  package init?(_ bytes: [UInt8]) {
    var findings = Diagnostics()
    let lock = DistractorLock(bytes, &findings)
    guard findings.all.isEmpty else { return nil }
    var found: [(name: Range<Int>, range: Range<Int>, lines: Int)] = []
    let prefix = "question/".utf8.count
    lock.forEachLine { start, keyEnd, end in
      let nameStart = start + prefix
      let nameEnd = bytes[nameStart..<keyEnd].firstIndex(of: 0x2F) ?? keyEnd
      let next = min(end + 1, bytes.count)
      if let last = found.last, bytes[last.name].elementsEqual(bytes[nameStart..<nameEnd]) {
        found[found.count - 1].range = last.range.lowerBound..<next
        found[found.count - 1].lines += 1
      } else {
        found.append((nameStart..<nameEnd, start..<next, 1))
      }
    }
    var sections: [String: Section] = [:]
    for run in found {
      let name = String(decoding: bytes[run.name], as: UTF8.self)
      sections[name, default: Section()].ranges.append(run.range)
      sections[name]?.lines += run.lines
    }
    self.sections = sections.mapValues { section in
      var section = section
      section.digest = FileDigest.rawSHA256(section.ranges.flatMap { Self.lines(bytes[$0]) })
      return section
    }
  }

  /// What there is about some of them, as a lock file of its own.
  ///
  /// - Parameter read: Reads bytes of the file.
  /// - Returns: nil when the file is no longer what it was.
  package func lock(of names: Set<String>, read: (Range<Int>) -> [UInt8]?) -> DistractorLock? {
    var all: [UInt8] = []
    for section in names.sorted().compactMap({ sections[$0] }) {
      let start = all.count
      for range in section.ranges {
        guard let bytes = read(range) else { return nil }
        all += Self.lines(bytes[...])
      }
      guard FileDigest.rawSHA256(all[start...]) == section.digest else { return nil }
    }
    var found = Diagnostics()
    return DistractorLock(all, &found)
  }

  /// The lines about some of them as they are written, in the order of their keys, whatever stands between them.
  package func lines(of names: Set<String>, in bytes: [UInt8]) -> [UInt8] {
    lock(of: names) { $0.upperBound <= bytes.count ? Array(bytes[$0]) : nil }?.writtenLines ?? []
  }

  /// Lines with a line feed at the end of the last.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.last == 0x0A ? bytes : bytes + [0x0A]
  }
}
