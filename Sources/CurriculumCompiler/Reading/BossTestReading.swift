/// Keys of `kind: boss-test`.
enum BossTestKey: Int, FieldKey {
  case kind, language, band, id, was, uid, title, timeLimit, passScore, items

  static let table = FieldTable(Self.self, "boss test", "The assessment at the end of a band.")

  var field: Field {
    switch self {
    case .kind: .kind("boss-test")
    case .language: Field("language", .reference("language"), .required, "The course's id.")
    case .band: Field("band", .reference("band"), .required, "The band's id.")
    case .id: .id("The boss test: 'n1-boss'.")
    case .was: .was
    case .uid: .uid
    case .title: Field("title", .text, .required, "The title, in the source language.")
    case .timeLimit:
      Field("time_limit_seconds", .integer(1...86_400), "Seconds allowed; no limit if you say nothing.")
    case .passScore: Field("pass_score_pct", .integer(1...100), .required, "Least percentage to pass.")
    case .items:
      Field("items", .list(.object { QuestionKey.table.shape }), .required, "The questions, in order.")
    }
  }
}

extension NodeReader {
  mutating func readBossTest(_ node: YAMLTree.NodeID, into draft: inout CurriculumDraft) {
    guard let fields = fields(node, BossTestKey.self) else { return }
    let course = text(fields, .language)
    let namespace = course?.string ?? ""
    let band = text(fields, .band)
    let title = text(fields, .title)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.bossTest, namespace: namespace, nodes, of: fields, hint: title)
    let timeLimit = integer(fields, .timeLimit)
    let passScore = integer(fields, .passScore)
    let items = elements(fields, .items, of: "questions").compactMap {
      readQuestion($0, namespace: namespace)
    }
    guard let identity, let course, let band, let title, let passScore else {
      if let course, let band { declared.append("boss-of/\(course.string)/\(band.string)") }
      return declare(.bossTest, namespace, nodes.id)
    }
    draft.bossTests.append(
      BossTest(
        identity: identity, course: course, band: band, title: title, timeLimitSeconds: timeLimit,
        passScorePercent: passScore, items: items, head: fields.head))
  }
}
