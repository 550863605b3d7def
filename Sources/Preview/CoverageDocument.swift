import CurriculumCompiler
import CurriculumRuntime

/// What the content covers of what there is to cover: sublevels, boards' topics, ways to ask, origins of wrong answers.
struct CoverageDocument {
  private let edition: PreviewEdition

  /// The coverage of an edition.
  init(_ edition: PreviewEdition) { self.edition = edition }

  /// The document.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  func json() throws(BundleError) -> String {
    var document = MemberList()
    document.add("sublevels", json: texts(Sublevel.words))
    document.add(
      "lesson_types",
      json: try groups(
        """
        SELECT g.name || ' · ' || b.short_label, l.lesson_type, count(*) FROM lessons AS l
        JOIN bands AS b USING (band_id) JOIN languages AS g USING (language_id)
        GROUP BY b.band_id, l.lesson_type ORDER BY g.name, b.order_idx, 2
        """))
    document.add(
      "gradings",
      json: try groups(
        "SELECT owner_kind, grading, count(*) FROM questions GROUP BY 1, 2 ORDER BY 1, 3 DESC, 2"))
    document.add(
      "origins",
      json: try groups(
        """
        SELECT q.owner_kind, o.origin, count(*) FROM options AS o JOIN questions AS q USING (question_id)
        WHERE o.is_key = 0 GROUP BY 1, 2 ORDER BY 1, 3 DESC, 2
        """))
    document.add("boards", list: try boards())
    return document.json
  }

  /// Counts by two names, as an array of arrays.
  private func groups(_ sql: String) throws(BundleError) -> String {
    let rows = try edition.reader.values(sql, []).map { values in
      let names = [values[0].text ?? "", values[1].text ?? ""].map { name in
        var json = CanonicalJSON()
        json.string(name)
        return json.text
      }
      return "[\(names[0]),\(names[1]),\(values[2].integer ?? 0)]"
    }
    return "[\(rows.joined(separator: ","))]"
  }

  private func texts(_ texts: [String]) -> String {
    var json = CanonicalJSON()
    json.strings(texts)
    return json.text
  }

  /// For each board and science the topics with how many questions are about them.
  private func boards() throws(BundleError) -> [MemberList] {
    let asked = try questionsByTopic()
    return Specification.all.compactMap { specification -> MemberList? in
      guard let subject = asked[specification.subject.rawValue] else { return nil }
      let codes = subject[specification.board.rawValue] ?? [:]
      var counts: [String: Int] = [:]
      for (code, count) in codes {
        if let topic = specification.topic(code) { counts[topic.code, default: 0] += count }
      }
      let topics = specification.topics.filter(\.isContent).map { topic in
        var members = MemberList()
        members.add("code", text: topic.code)
        members.add("title", text: topic.title)
        members.add("questions", number: counts[topic.code] ?? 0)
        return members
      }
      var members = MemberList()
      members.add("board", text: specification.board.rawValue)
      members.add("code", text: specification.code)
      members.add("subject", text: specification.subject.rawValue)
      members.add("topics", list: topics)
      return members
    }
  }

  /// How many questions name a topic, by subject, board and code.
  private func questionsByTopic() throws(BundleError) -> [String: [String: [String: Int]]] {
    var counts: [String: [String: [String: Int]]] = [:]
    let rows = try edition.reader.values(
      """
      SELECT z.subject, q.details_json FROM questions AS q JOIN quizzes AS z ON z.quiz_id = q.owner_id
      WHERE q.owner_kind = 'quiz'
      """, [])
    for row in rows {
      guard let subject = row[0].text else { continue }
      counts[subject, default: [:]] = counts[subject] ?? [:]
      guard let details = row[1].text.flatMap({ JSONMembers($0) }),
        let topics = details.members.first(where: { $0.key == "topics" }).flatMap({ JSONMembers($0.json) })
      else { continue }
      for topic in topics.members {
        guard let code = JSONMembers.text(topic.json) else { continue }
        counts[subject, default: [:]][topic.key, default: [:]][code, default: 0] += 1
      }
    }
    return counts
  }
}
