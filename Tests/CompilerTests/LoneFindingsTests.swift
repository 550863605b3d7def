import CurriculumTestSupport
import Foundation
import Testing

@testable import CurriculumCompiler

/// What rules find that judge each lesson and item by itself, and what of it may be kept from one check to the next.
@Suite struct LoneFindingsTests {
  /// A part as it was checked.
  private struct Kept: Sendable {
    let sources: [SourceFile]
    let frame: [SourceFile.ID]
    let findings: LoneFindings

    /// What still holds: of files that are the same, as long as those are that others belong to.
    func holding(_ frame: [SourceFile.ID], _ now: [SourceFile]) -> [SourceFile.ID: [Diagnostic]] {
      func isSame(_ file: SourceFile.ID) -> Bool {
        sources[Int(file.index)].bytes == now[Int(file.index)].bytes
      }
      guard frame == self.frame, frame.allSatisfy(isSame) else { return [:] }
      return findings.byFile.filter { isSame($0.key) }
    }
  }

  private static func compiler(_ profile: Profile) -> Compiler {
    var compiler = Compiler()
    compiler.threads = 2
    compiler.plan.profile = profile
    compiler.plan.distractors = .none
    return compiler
  }

  private static func partwise(_ sources: [SourceFile], _ profile: Profile = .default) -> PartwiseCompiler {
    PartwiseCompiler(
      compiler(profile), CompilerInput(sources: []), paths: sources.map(\.path),
      manifest: sources.first { $0.path == "curriculum.yaml" })
  }

  private static func placed(_ findings: some Sequence<Diagnostic>, _ sources: [SourceFile]) -> [String: Int]
  {
    Dictionary(
      findings.map { (PlacedFinding($0) { sources[Int($0.file.index)].path }.finding, 1) },
      uniquingKeysWith: +)
  }

  /// Changes a line of a file as authors do, and what several rules look at.
  private static func edit(_ source: SourceFile, _ random: inout SeededRandom) -> SourceFile {
    var lines = String(decoding: source.bytes, as: UTF8.self).components(separatedBy: "\n")
    let line = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: lines.remove(at: line)
    case 1: lines[line] += "s"
    case 2: lines[line] = lines[line].replacing("_text: ", with: "_text: Call 07911 123456 TODO ")
    case 3: lines[line] = lines[line].replacing("a", with: "\u{430}")
    case 4: lines[line] = lines[line].replacing(" ", with: "\u{A0}", maxReplacements: 12)
    case 5: lines[line] = lines[line].replacing("id: ", with: "id: x")
    case 6: lines.insert(lines[line], at: line)
    default: lines[line] = lines[line].replacing("e", with: "\u{627}", maxReplacements: 3)
    }
    return SourceFile(path: source.path, text: lines.joined(separator: "\n"))
  }

  @Test(arguments: 0..<UInt64(5))
  func whatIsTakenOverIsWhatIsFoundAnew(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var sources = CompilerInput(sources: try Flagship.sources()).sources
    let profile: Profile = seed % 2 == 0 ? .strict : .default
    var kept: [String: Kept] = [:]
    var taken = 0
    var history: [String] = ["seed \(seed)"]
    for _ in 0..<14 {
      let outline = try #require(CurriculumOutline(sources, limits: YAMLLimits()))
      let group = try #require(
        outline.groups.filter { (2...40).contains($0.files.count) }.randomElement(using: &random))
      let before = sources
      let known = kept[group.name]
      if known != nil {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          let file = try #require(group.files.randomElement(using: &random))
          sources[Int(file.index)] = Self.edit(sources[Int(file.index)], &random)
          history.append(sources[Int(file.index)].path)
        }
      }
      let now = sources
      let partwise = Self.partwise(sources, profile)
      let part = partwise.compile(group.files, of: sources) {
        KnownOfFiles(findings: known?.holding($0, now) ?? [:])
      }
      let clean = partwise.compile(group.files, of: sources) { _ in KnownOfFiles() }
      #expect(
        Self.placed(part.findings.all, sources) == Self.placed(clean.findings.all, sources), "\(history)")
      #expect((part.lone == nil) == (clean.lone == nil), "\(history)")
      if let lone = part.lone, let other = clean.lone {
        #expect(Set(lone.byFile.keys) == Set(other.byFile.keys))
        for (file, findings) in lone.byFile {
          #expect(Self.placed(findings, now) == Self.placed(other.byFile[file] ?? [], now), "\(history)")
        }
        taken += known?.holding(part.frame, now).count ?? 0
        kept[group.name] = Kept(sources: now, frame: part.frame, findings: lone)
      }
      // What breaks a file is undone, so that there is something to take over.
      if part.lone == nil || CurriculumOutline(sources, limits: YAMLLimits()) == nil { sources = before }
    }
    #expect(taken > 0)
  }

  @Test func whatIsTakenOverIsNotLookedForAgain() throws {
    let sources = CompilerInput(sources: Starter.files).sources
    let outline = try #require(CurriculumOutline(sources, limits: YAMLLimits()))
    let group = try #require(outline.groups.first { $0.name == "language/es" })
    let partwise = Self.partwise(sources)
    let lesson = try #require(
      group.files.first { sources[Int($0.index)].path.hasSuffix("/hello.yaml") })
    var marks = Diagnostics()
    let rule = try #require(Rule.named("lang/pii"))
    marks.report(rule, "kept", at: SourceSpan(lesson, 0, 4))
    let part = partwise.compile(group.files, of: sources) { [marks] frame in
      #expect(!frame.contains(lesson) && !frame.isEmpty)
      return KnownOfFiles(findings: [lesson: marks.all])
    }
    #expect(part.findings.all.contains { $0.message == "kept" })
    #expect(part.lone?.byFile[lesson]?.map(\.message) == ["kept"])
    #expect(partwise.compile(group.files, of: sources).lone == nil)
  }

  @Test func whatAFindingFollowsFromHasToBeCertain() throws {
    let rule = try #require(Rule.named("lang/pii"))
    let (one, two, frame) = (SourceFile.ID(0), SourceFile.ID(1), SourceFile.ID(2))
    func lone(_ span: SourceSpan?, label: SourceFile.ID) -> LoneFindings? {
      var found = Diagnostics()
      found.report(rule, "m", at: span, labels: [Label(SourceSpan(label, 0, 1), "l")])
      return LoneFindings(known: [:], found: found.all, owners: [one, two])
    }
    #expect(lone(SourceSpan(one, 0, 1), label: frame)?.byFile[one]?.count == 1)
    #expect(lone(SourceSpan(one, 0, 1), label: one)?.byFile[two]?.isEmpty == true)
    #expect(lone(SourceSpan(one, 0, 1), label: two) == nil)
    #expect(lone(SourceSpan(frame, 0, 1), label: one) == nil)
    #expect(lone(nil, label: one) == nil)
  }
}
