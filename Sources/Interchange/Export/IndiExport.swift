import CurriculumRuntime

extension ExportTarget {
  /// indi's kits, and its story.
  static let indi = ExportTarget(
    name: "indi", summary: "Kits of indi as JSON, one file each, and its whole story.", shape: .folder,
    coverage: ExportCoverage(
      "indi has no place for it",
      [
        .story: ["title", "source_code", "target_code", "kit_pass_pct", "exam_pass_pct", "exam_questions"],
        .stage: ["name", "raw_value", "title"], .exam: ["title", "covers"], .kit: ["name", "is_basic"],
        .kitQuestion: ["prompt", "answer", "options"],
      ],
      reasons: [.kitQuestion: "indi's questions have no place for it"]),
    notes: """
      `STORY/kits/KIT.json` is what the app loads from the network: a bare array of `question`, `correctAnswer` and
      `incorrectAnswers`. `STORY/story.json` is the whole: stages by indi's raw values, with kits, their questions and
      the exams. The app reads three wrong answers by their places, so a question with fewer is left out and reported;
      of more than three the first three are taken.
      """
  ) { reader, _, output, report in
    for story in try reader.stories() { try IndiStory(reader, story).write(to: output, &report) }
  }
}

/// One story on its way to indi's files.
private struct IndiStory {
  private let reader: BundleReader
  private let story: StoryRow
  private let folder: String
  private let stages: [StageRow]
  private let wanted = 3

  init(_ reader: BundleReader, _ story: StoryRow) throws {
    self.reader = reader
    self.story = story
    folder = story.key.localName
    stages = try reader.stages(ofStory: story.id)
  }

  func write(to output: ExportOutput, _ report: inout ExportReport) throws {
    for stage in stages {
      for kit in try reader.kits(ofStage: stage.id) {
        try output.begin("\(folder)/kits/\(kit.key.localName).json")
        try output.write("[")
        try writeQuestions(of: kit, to: output, &report, isCounted: true)
        try output.write("]\n")
      }
    }
    try writeStory(to: output, &report)
  }

  private func writeStory(to output: ExportOutput, _ report: inout ExportReport) throws {
    let exams = try reader.exams(ofStory: story.id)
    try output.begin("\(folder)/story.json")
    try output.write(
      "{\"examPassPercent\":\(story.examPassPercent),\"examQuestions\":\(story.examQuestions),")
    try output.write("\"exams\":[")
    for (index, exam) in exams.enumerated() {
      try output.write(index == 0 ? "\n" : ",\n")
      try output.write(json(exam))
      report.carry(.exam)
    }
    try output.write("],\n\"kitPassPercent\":\(story.kitPassPercent),")
    try output.write("\"sourceLanguage\":\(story.sourceCode.json),\"stages\":[")
    for (index, stage) in stages.enumerated() {
      try output.write(index == 0 ? "\n{\"kits\":[" : ",\n{\"kits\":[")
      for (place, kit) in try reader.kits(ofStage: stage.id).enumerated() {
        try output.write(place == 0 ? "\n" : ",\n")
        try output.write("{\"isBasicKit\":\(kit.isBasic),\"name\":\(kit.name.json),\"questions\":[")
        try writeQuestions(of: kit, to: output, &report, isCounted: false)
        try output.write("],\"studyStage\":\(stage.rawValue)}")
        report.carry(.kit)
      }
      try output.write(
        "],\"name\":\(stage.name.json),\"studyStage\":\(stage.rawValue),\"title\":\(stage.title.json)}")
      report.carry(.stage)
    }
    try output.write("],\n\"targetLanguage\":\(story.targetCode.json),\"title\":\(story.title.json)}\n")
    report.carry(.story)
  }

  private func json(_ exam: ExamRow) throws -> String {
    let covered = try reader.stages(coveredByExam: exam.id)
    let opened = try reader.stages(openedByExam: exam.id)
    var json = CanonicalJSON()
    json.object { json in
      json.key("covers")
      json.strings(covered.map(\.name))
      json.key("opens")
      json.strings(opened.map(\.name))
      json.key("selected")
      json.raw(exam.covers == "selected" ? "true" : "false")
      json.key("title")
      json.string(exam.title)
    }
    return json.text
  }

  private func writeQuestions(
    of kit: KitRow, to output: ExportOutput, _ report: inout ExportReport, isCounted: Bool
  ) throws {
    var json = CanonicalJSON()
    var count = 0
    try reader.forEachQuestion(of: .kitQuestion, kit.id) { question in
      let distractors = question.distractors
      guard let answer = question.keys.first, distractors.count >= wanted else {
        if isCounted {
          report.leave(
            question.kind, question.key,
            "it has fewer than three wrong answers, which indi reads by their places")
        }
        return
      }
      json.clear()
      json.object { json in
        json.key("correctAnswer")
        json.string(answer)
        json.key("incorrectAnswers")
        json.strings(Array(distractors.prefix(wanted)))
        json.key("question")
        json.string(question.prompt)
      }
      try output.write(count == 0 ? "\n" : ",\n")
      try output.write(utf8: json.bytes)
      count += 1
      guard isCounted else { return }
      report.carry(question.kind)
      if distractors.count > wanted {
        report.lose(question.kind, question.key, "options", "indi takes three wrong answers")
      }
      if !question.alternatives.isEmpty {
        report.lose(question.kind, question.key, "alternatives", "indi takes one answer alone")
      }
    }
    if count > 0 { try output.write("\n") }
  }
}

extension String {
  /// The text as a JSON string.
  var json: String {
    var json = CanonicalJSON()
    json.string(self)
    return json.text
  }

  /// The last part of a key: `kit/indi/my-family` is `my-family`.
  var localName: String { String(self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]) }
}
