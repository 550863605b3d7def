import CurriculumRuntime

/// Questions that belong together, as a channel shows them.
struct KolibriQuestions {
  /// What kind of questions they are.
  let kind: ExportKind
  /// The owner's number.
  let id: Int64
  /// What the exercise is known by.
  let key: String
  /// What learners see.
  let title: String
  /// The language that they are asked in.
  let language: String?
  /// Kolibri's code of the subject.
  var category: String?
  /// What the owner is tagged with.
  var tags: Set<String> = []
  /// The least result that passes.
  var percent: Int?
  /// Whether each learner gets another order.
  var isShuffled = false
  /// What the exercise stands for, where that is something of its own.
  var subject: ExportKind?
}

extension KolibriChannelWriter {
  /// Adds an exercise of the questions that Kolibri judges, and a page of the others.
  func addQuestions(_ owner: KolibriQuestions, _ report: inout ExportReport) throws {
    var items: [String] = []
    var archive: [(name: String, bytes: [UInt8])] = []
    var words = owner.tags
    var page = KolibriPage(title: owner.title, language: owner.language)
    if request.includes(owner.kind) {
      let group = QuestionGroup(kind: owner.kind, id: owner.id, key: owner.key, path: [])
      try group.forEachQuestion(in: reader) { question in
        words.formUnion(tags(Self.tags(of: question), question.kind, question.key, &report))
        report.carry(question.kind)
        let (kind, key) = (question.kind, question.key)
        let picture = media.medium(question.detail("image_url"), "image_url", kind, key, &report)
        guard let item = PerseusItem(question, picture: picture?.name) else {
          let sound = media.medium(question.detail("audio_url"), "audio_url", kind, key, &report)
          page.add(question: question, sound: sound, picture: picture)
          let isOwnJudge = if case .recall = question.answer { true } else { false }
          if !isOwnJudge { report.lose(kind, key, "grading", "learners compare the answer with their own") }
          return
        }
        if question.detail("audio_url") != nil {
          report.lose(kind, key, "audio_url", "Kolibri's exercises have no sound")
        }
        for loss in item.losses { report.lose(kind, key, loss.field, loss.reason) }
        items.append(channel.identifier(key).digits)
        archive.append(("\(channel.identifier(key).digits).json", Array(item.json.utf8)))
        if let picture, !archive.contains(where: { $0.name == "images/\(picture.name)" }) {
          archive.append(("images/\(picture.name)", picture.bytes))
        }
      }
    }
    let subject = owner.subject.map { KolibriNode.Subject(kind: $0, key: owner.key) }
    if !items.isEmpty {
      let assessment = KolibriAssessment(items, percent: owner.percent, isShuffled: owner.isShuffled)
      archive.insert(("exercise.json", Array(Self.list(assessment).utf8)), at: 0)
      tree.add(
        KolibriNode(
          owner.key, title: owner.title, language: owner.language, category: owner.category, tags: words,
          content: .exercise(try file(packedFiles(archive), "perseus"), assessment), subject: subject))
    }
    if !page.isEmpty {
      tree.add(
        KolibriNode(
          "\(owner.key)#self-check", title: "\(owner.title) – self-check", language: owner.language,
          category: owner.category, tags: words, content: .page(try file(page.packed(), "zip")),
          subject: items.isEmpty ? subject : nil))
    } else if items.isEmpty, let subject {
      report.leave(
        subject.kind, subject.key,
        request.includes(owner.kind) ? "there is nothing in it that Kolibri shows" : "it was not asked for")
    }
  }

  /// What an exercise's archive says about itself.
  private static func list(_ assessment: KolibriAssessment) -> String {
    let kinds = assessment.items.sorted().map { "\"\($0)\":\"perseus_question\"" }.joined(separator: ",")
    let items = assessment.items.map { "\"\($0)\"" }.joined(separator: ",")
    return "{\"all_assessment_items\":[\(items)],\"assessment_mapping\":{\(kinds)},\"m\":\(assessment.right),"
      + "\"mastery_model\":\"m_of_n\",\"n\":\(assessment.window),\"randomize\":\(assessment.isShuffled)}\n"
  }

  private static func tags(of question: ExportedQuestion) -> [String] {
    let topics = question.details["topics"].flatMap { JSONMembers($0)?.members } ?? []
    return question.detailList("tags")
      + topics.map { "\($0.key) \(JSONMembers.text($0.json) ?? $0.json)" }
  }
}
