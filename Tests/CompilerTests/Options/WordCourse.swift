import CurriculumCompiler

/// A course of words for tests of what is chosen beside them: lessons of cards, each in a unit of its own.
struct WordCourse {
  /// For each lesson its cards: `target | native | part of speech`, with further fields of YAML behind another bar.
  var lessons: [[String]]
  /// Lines of curriculum.yaml.
  var settings = ""
  /// The code of the language taught, and its script.
  var code = "es"
  var script = "Latn"
  /// Exercises of the last lesson, as mappings of YAML.
  var exercises: [String] = []
  /// Further files.
  var others: [SourceFile] = []

  /// The files.
  var sources: [SourceFile] {
    var files = [
      SourceFile(
        path: "curriculum.yaml",
        text:
          "kind: curriculum\nname: Words\nversion: 1.0.0\nprofile: lenient\nrules: {lang/*: off, boss/*: off, item/*: off}\n\(settings)\n"
      ),
      SourceFile(
        path: "courses/course.yaml",
        text: """
          kind: language
          id: \(code)
          code: \(code)
          name: A language
          script: \(script)
          source_language: {code: en, variant: en-GB}
          bands:
            - id: n1
              short_label: N1
              long_label: Novice Low
              units_required: 1
              units:
          \(lessons.indices.map { "      - {id: u\($0), title: Unit \($0), can_do: I can name things.}" }.joined(separator: "\n"))

          """),
    ]
    for (index, cards) in lessons.enumerated() {
      files.append(
        SourceFile(path: "courses/lesson-\(String(format(index)))-words.yaml", text: lesson(index, cards)))
    }
    return files + others
  }

  private func format(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func lesson(_ index: Int, _ cards: [String]) -> String {
    var lines = [
      "kind: lesson", "language: \(code)", "unit: u\(index)", "id: l\(index)", "order_idx: 0",
      "title: Lesson \(index)", "lesson_type: vocabulary", "mode: interpretive", "cards:",
    ]
    for (place, card) in cards.enumerated() {
      let parts = card.split(separator: "|").map { $0.drop { $0 == " " } }.map(String.init)
      let fields = parts.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
      let more = fields.count > 3 ? ", \(fields[3])" : ""
      lines.append(
        "  - {id: c\(index)-\(place), target_text: \"\(fields[0])\", native_text: \"\(fields[1])\", pos: \(fields[2])\(more)}"
      )
    }
    if index == lessons.count - 1, !exercises.isEmpty {
      lines.append("exercises:")
      lines += exercises.map { "  - \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Compiles the course.
  func compile(lock: [UInt8]? = nil, threads: Int = 1, _ change: (inout LintPlan) -> Void = { _ in })
    -> Compilation
  {
    var compiler = Compiler()
    compiler.threads = threads
    change(&compiler.plan)
    var input = CompilerInput(sources: sources)
    input.lock = lock
    return compiler.compile(input)
  }
}

extension Compilation {
  /// What the lock file says after this run, by the items' keys; empty when it says what it said.
  var chosen: [String: String] {
    guard let lock = completed?.options.lock else { return [:] }
    var lines: [String: String] = [:]
    for line in String(decoding: lock, as: UTF8.self).split(separator: "\n") where line.hasPrefix("question/")
    {
      guard let end = line.firstRange(of: ": {for: "), let start = line.firstRange(of: "use: ") else {
        continue
      }
      lines[String(line[..<end.lowerBound])] = String(line[start.upperBound...].dropLast())
    }
    return lines
  }

  /// The findings of one rule.
  func findings(_ rule: String) -> [Diagnostic] { diagnostics.sorted.filter { $0.rule == rule } }
}
