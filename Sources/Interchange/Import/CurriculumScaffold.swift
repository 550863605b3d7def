import CurriculumCompiler

/// What imported content stands on where the curriculum does not have it yet.
///
/// Files of it are written only where there is nothing of the kind and id.
enum CurriculumScaffold {
  /// `curriculum.yaml`, without which nothing builds.
  ///
  /// - Parameter hasCourse: Whether a course comes with it, which elsewhere has no boss tests and can-do statements.
  static func curriculum(_ name: String, hasCourse: Bool = false) -> ImportedFile {
    var head = AuthoringMapping()
    head.add("name", name)
    head.add("version", "0.1.0")
    head.add("profile", "lenient")
    var remarks: [String] = []
    if hasCourse {
      var rules = AuthoringMapping()
      for rule in ["boss/missing", "lang/can-do-missing", "lang/new-words-per-lesson", "lang/noun-gender"] {
        rules.add(rule, "warning")
      }
      head.add("rules", rules)
      remarks.append("What the course came without is a warning here. Take 'rules' out when it is there.")
    }
    return ImportedFile(
      kind: "curriculum", folder: "", sourceKey: "", idHint: "curriculum", head: head, remarks: remarks,
      isScaffold: true)
  }

  /// indi's story with the stages that kits need.
  ///
  /// - Parameters:
  ///   - stages: Names of stages.
  ///   - questions: How many questions their kits have; an exam cannot draw more.
  ///   - source: BCP 47 tag of the language of the questions.
  ///   - target: BCP 47 tag of the language of the answers.
  static func story(
    _ id: String, _ title: String, stages: [String], questions: Int, source: String, target: String
  )
    -> ImportedFile
  {
    var head = AuthoringMapping()
    head.add("title", title)
    head.addLine("source_language", LanguageTag(source).mapping)
    head.addLine("target_language", LanguageTag(target).mapping)
    head.addPlain("partial", "true")
    if questions < 10 { head.add("exam_questions", questions) }
    head.add(
      "stages",
      stages.map { stage in
        var mapping = AuthoringMapping()
        mapping.add("id", stage)
        mapping.add("title", stage.prefix(1).uppercased() + stage.dropFirst())
        return mapping
      })
    var exam = AuthoringMapping()
    exam.add("id", "final-exam")
    exam.add("title", "Final exam")
    exam.addRow("covers", stages)
    head.add("exams", [exam])
    return ImportedFile(
      kind: "story", folder: "story", sourceKey: id, idHint: id, head: head, isScaffold: true)
  }

  /// A course.
  ///
  /// - Parameters:
  ///   - target: BCP 47 tag of the language taught.
  ///   - name: Its name in the language that learners know; nil for what the system calls it in English.
  ///   - source: BCP 47 tag of the language that learners know.
  static func course(_ target: String, name: String?, source: String) -> ImportedFile {
    let tag = LanguageTag(target)
    var head = AuthoringMapping()
    head.add("code", tag.code)
    head.add("name", name ?? tag.englishName)
    head.add("variant", tag.variant)
    head.add("script", tag.script)
    if tag.isRightToLeft { head.add("direction", "rtl") }
    head.addLine("source_language", LanguageTag(source).mapping)
    return ImportedFile(
      kind: "language", folder: "courses/\(tag.code)", sourceKey: tag.code, idHint: tag.code, head: head,
      isScaffold: true)
  }

  /// A band of a course, without units; `ImportedContent.requireUnits` says later how many there are.
  ///
  /// - Parameter label: 'N1' to 'D'.
  static func band(_ label: String, course: String) -> ImportedFile {
    var head = AuthoringMapping()
    head.add("language", course)
    head.add("short_label", label)
    head.add("long_label", Sublevel(rawValue: label)?.longLabel ?? label)
    let id = label.lowercased()
    return ImportedFile(
      kind: "band", folder: "courses/\(course)/\(id)", sourceKey: "\(course)/\(id)", idHint: id, head: head,
      siblingKeys: ["language"], isScaffold: true)
  }

  /// A unit of a band.
  ///
  /// - Parameter key: What the source knows it by.
  static func unit(_ key: String, title: String, band: String, course: String) -> ImportedFile {
    let id = band.lowercased()
    var head = AuthoringMapping()
    head.add("language", course)
    head.add("band", id)
    head.add("title", title)
    return ImportedFile(
      kind: "unit", folder: "courses/\(course)/\(id)", sourceKey: key, idHint: "\(course) \(id) \(title)",
      head: head, siblingKeys: ["language", "band"])
  }

  /// A lesson of a unit, without cards.
  ///
  /// - Parameters:
  ///   - key: What the source knows it by.
  ///   - unit: What the source knows the unit by.
  static func lesson(_ key: String, title: String, unit: String, band: String, course: String)
    -> ImportedFile
  {
    let id = band.lowercased()
    var head = AuthoringMapping()
    head.add("language", course)
    head.add("title", title)
    head.add("lesson_type", LessonType.vocabulary.rawValue)
    return ImportedFile(
      kind: "lesson", folder: "courses/\(course)/\(id)", sourceKey: key,
      idHint: "\(course) \(id) \(title)", head: head, entriesKey: "cards", namespace: course,
      parents: [("unit", "unit", unit)], siblingKeys: ["language", "unit"])
  }
}
