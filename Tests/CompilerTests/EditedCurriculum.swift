import CurriculumCompiler
import CurriculumTestSupport

/// A finding with paths for files, so that those of two compilations can be compared.
struct PlacedFinding: Hashable {
  let finding: String

  init(_ diagnostic: Diagnostic, _ path: (SourceSpan) -> String) {
    func place(_ span: SourceSpan) -> String { "\(path(span)):\(span.lower)-\(span.upper)" }
    finding =
      ([
        diagnostic.span.map(place) ?? "-", diagnostic.rule, diagnostic.severity.rawValue, diagnostic.message,
        diagnostic.help ?? "-",
      ] + diagnostic.notes + diagnostic.labels.map { place($0.span) + $0.message }
      + (diagnostic.fix.map { fix in
        [fix.title, fix.safety.rawValue] + fix.edits.map { place($0.span) + $0.replacement }
      } ?? [])).joined(separator: "|")
  }
}

/// A curriculum on which random edits are made as in an editor, and its session.
struct EditedCurriculum {
  var files: [String: [UInt8]]
  var session: CompilerSession
  var random: SeededRandom
  private let compiler: Compiler

  init(_ sources: [SourceFile], seed: UInt64) {
    var compiler = Compiler()
    compiler.plan.distractors = .later
    self.compiler = compiler
    files = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.bytes) })
    session = CompilerSession(Compiler(), CompilerInput(sources: sources))
    random = SeededRandom(seed: seed)
  }

  /// What compiling everything anew finds.
  var expected: [PlacedFinding] { expected(.later) }

  /// What compiling everything anew finds that chooses wrong answers, or leaves that for later.
  func expected(_ choice: DistractorChoice) -> [PlacedFinding] {
    var compiler = compiler
    compiler.plan.distractors = choice
    let compilation = compiler.compile(
      CompilerInput(sources: files.map { SourceFile(path: $0.key, bytes: $0.value) }))
    return compilation.diagnostics.sorted.map { finding in
      PlacedFinding(finding) { compilation.sources[Int($0.file.index)].path }
    }
  }

  /// What the session found.
  var found: [PlacedFinding] {
    (session.generalFindings + session.sources.flatMap { session.findings(in: $0.path) }).map { finding in
      PlacedFinding(finding) { session.source(of: $0).path }
    }
  }

  /// Does all checks that are to be done, and chooses wrong answers for all files.
  mutating func choose() {
    session.settle()
    for path in files.keys {
      guard let check = session.nextChoice(around: path), let result = check.run() else { continue }
      session.accept(result, of: check)
    }
  }

  mutating func set(_ path: String, _ bytes: [UInt8]?) {
    files[path] = bytes
    session.update([
      bytes.map { SourceChange(SourceFile(path: path, bytes: $0)) } ?? SourceChange(gone: path)
    ])
  }

  /// Makes one of the edits that authors make, and says which.
  mutating func edit() -> String {
    let path = files.keys.sorted().randomElement(using: &random) ?? "curriculum.yaml"
    let bytes = files[path] ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = Int.random(in: 0..<max(1, lines.count), using: &random)
    var edited = lines
    switch Int.random(in: 0..<13, using: &random) {
    case 0:
      set(path, nil)
      return "delete \(path)"
    case 1:
      let goal = "moved/\(Int.random(in: 0..<100, using: &random)).yaml"
      set(goal, bytes)
      set(path, nil)
      return "rename \(path) to \(goal)"
    case 2:
      let goal = "copy/\(Int.random(in: 0..<100, using: &random)).yaml"
      set(goal, bytes)
      return "copy \(path) to \(goal)"
    case 3:
      edited.insert("  'broken", at: line)
    case 4:
      edited.remove(at: line)
    case 5:
      edited[line] = Substring(String(edited[line]).replacing("id: ", with: "id: x"))
    case 6:
      edited = edited.map { Substring(String($0).replacing("id: ", with: "uid: ")) }
    case 7:
      edited = edited.map { $0.hasPrefix("language:") ? "language: fr" : $0 }
    case 8:
      edited = edited.map { $0.hasPrefix("story:") ? "story: other" : $0 }
    case 9:
      edited.insert("# curricc: allow lang/* because of the test", at: line)
    case 10:
      set(path, Array("kind: lesson\n".utf8))
      return "empty \(path)"
    case 11:
      set(path, Array("".utf8))
      return "clear \(path)"
    default:
      edited[line] = Substring(edited[line] + "s")
    }
    set(path, Array(edited.joined(separator: "\n").utf8))
    return "edit \(path) at line \(line + 1)"
  }
}
