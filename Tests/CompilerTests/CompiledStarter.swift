import CurriculumCompiler

/// The starter curriculum with one file changed or added, compiled.
struct CompiledStarter {
  /// A compiler that does not weigh the whole: a course of one lesson cannot be balanced.
  static let compiler: Compiler = {
    var compiler = Compiler()
    compiler.plan.focus = ""
    return compiler
  }()

  /// What the compiler made of it.
  let compilation: Compilation

  /// Compiles the starter with `bytes` as the content of the file at `path`.
  init(_ path: String, _ bytes: [UInt8]) {
    let others = Starter.files.filter { $0.path != path }
    compilation = Self.compiler.compile(
      CompilerInput(sources: others + [SourceFile(path: path, bytes: bytes)]))
  }

  /// Compiles the starter with `text` as the content of the file at `path`.
  init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }

  /// The findings, sorted, each once.
  var findings: [Diagnostic] { compilation.diagnostics.sorted }

  /// The names of the rules that found something, in the order of the findings.
  var rules: [String] { findings.map(\.rule) }

  /// The bytes of a span.
  func bytes(of span: SourceSpan) -> [UInt8] {
    Array(compilation.sources[Int(span.file.index)].bytes[Int(span.lower)..<Int(span.upper)])
  }

  /// The text of a span; empty for a finding without a place.
  func text(of span: SourceSpan?) -> String {
    span.map { String(decoding: bytes(of: $0), as: UTF8.self) } ?? ""
  }

  /// Line and column of a span's start, as `line:column`.
  func place(of span: SourceSpan?) -> String {
    guard let span else { return "" }
    let position = LineTable(compilation.sources[Int(span.file.index)]).position(at: Int(span.lower))
    return "\(position.line):\(position.column)"
  }

  /// The bytes of a file of the starter.
  static func bytes(_ path: String) -> [UInt8] { Starter.files.first { $0.path == path }?.bytes ?? [] }

  /// The text of a file of the starter.
  static func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }
}
