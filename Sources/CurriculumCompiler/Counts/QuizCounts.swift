import CurriculumRuntime

/// Questions and marks of a bundle's quizzes: by what they belong to, against the boards' shares and topics.
struct QuizCounts {
  /// By quiz, subject, board, tier, objective and command word.
  private(set) var questions = StatisticsTable(.quizQuestions, [])
  /// Shares of the objectives quiz by quiz.
  private(set) var objectives = StatisticsTable(.objectives, [])
  /// How many topics of each board are asked about.
  private(set) var coverage = StatisticsTable(.coverage, [])
  /// Topics of each board with what is asked about them.
  private(set) var topics = StatisticsTable(.topics, [])

  /// Questions and marks.
  private struct Sum {
    var questions = 0
    var marks = 0

    mutating func add(_ marks: Int) {
      questions += 1
      self.marks += marks
    }
  }

  /// A question of a quiz.
  private struct Entry {
    let quiz: String
    let subject: String
    let tier: String
    let marks: Int
    let objective: String?
    let commandWord: String?
    /// Codes by board, as the question names them.
    let topics: [(board: String, code: String)]
    /// The boards that it is for.
    let boards: [String]

    init(_ row: [BundleValue]) {
      let details = row[6].text.flatMap { JSONMembers($0) }?.members ?? []
      func detail(_ name: String) -> String? { details.first { $0.key == name }?.json }
      quiz = String((row[0].text ?? "").dropFirst("quiz/".count))
      subject = row[1].text ?? ""
      tier = detail("tier").flatMap { JSONMembers.text($0) } ?? row[3].text ?? ""
      // Sums of what no quiz has must not overflow.
      marks = Int(min(max(row[5].integer ?? 0, 0), 0xFFFF_FFFF))
      objective = detail("ao").flatMap { JSONMembers.text($0) }
      commandWord = detail("command_word").flatMap { JSONMembers.text($0) }?.lowercased()
      topics = (detail("topics").flatMap { JSONMembers($0) }?.members ?? []).compactMap { member in
        JSONMembers.text(member.json).map { (member.key, $0) }
      }
      let named = topics.map(\.board)
      let specified = row[4].text.flatMap { JSONMembers($0) }?.members.map(\.key) ?? []
      boards = !named.isEmpty ? named : row[2].text.map { [$0] } ?? specified
    }
  }

  /// Counts the quizzes of a bundle.
  init(_ reader: BundleReader, _ settings: Settings) throws(BundleError) {
    let entries = try reader.values(
      """
      SELECT z.key, z.subject, z.board, z.tier, z.specifications_json, q.marks, q.details_json
      FROM quizzes AS z JOIN questions AS q ON q.owner_id = z.quiz_id AND q.owner_kind = 'quiz'
      ORDER BY z.key, q.order_idx
      """, []
    ).map(Entry.init)
    countQuestions(entries)
    countObjectives(entries, Findings(of: .objectiveBalance, settings: settings))
    countTopics(entries)
  }

  private mutating func countQuestions(_ entries: [Entry]) {
    let ways: [(name: String, values: (Entry) -> [String])] = [
      ("quiz", { [$0.quiz] }), ("subject", { [$0.subject] }), ("board", \.boards), ("tier", { [$0.tier] }),
      ("objective", { [$0.objective].compactMap(\.self) }),
      ("command word", { [$0.commandWord].compactMap(\.self) }),
    ]
    for way in ways {
      var sums: [String: Sum] = [:]
      for entry in entries {
        let values = way.values(entry)
        for value in values.isEmpty ? ["none"] : values { sums[value, default: Sum()].add(entry.marks) }
      }
      for (value, sum) in sums.sorted(by: { $0.key < $1.key }) {
        questions.rows.append(.init([way.name, value], [sum.questions, sum.marks]))
      }
    }
  }

  private mutating func countObjectives(_ entries: [Entry], _ balance: Findings) {
    var sums: [String: [String: Sum]] = [:]
    for entry in entries {
      if let objective = entry.objective {
        sums[entry.quiz, default: [:]][objective, default: Sum()].add(entry.marks)
      }
    }
    let slack = balance.number("slack")
    let leastMarks = Int(saturating: balance.number("min_marks"))
    for (quiz, byObjective) in sums.sorted(by: { $0.key < $1.key }) {
      let whole = byObjective.values.reduce(0) { $0 + $1.marks }
      for objective in AssessmentObjective.allCases.map(\.rawValue) {
        let sum = byObjective[objective] ?? Sum()
        let wanted = balance.number("shares", for: objective)
        func bound(_ distance: Double) -> Int? {
          wanted.map { Int(saturating: (min(max($0 + distance, 0), 1) * 100).rounded()) }
        }
        let share = percent(sum.marks, of: whole)
        objectives.rows.append(
          .init([quiz, objective], [sum.marks, sum.questions, share, bound(-slack), bound(slack)]))
        if whole >= leastMarks, let share, let least = bound(-slack), let most = bound(slack),
          !(least...most).contains(share)
        {
          objectives.notes.append(
            "\(quiz): \(objective) has \(share) % of the marks, outside \(least)–\(most) %.")
        }
      }
    }
  }

  private mutating func countTopics(_ entries: [Entry]) {
    var sums: [String: [String: [String: Sum]]] = [:]
    for entry in entries {
      for board in entry.boards { sums[entry.subject, default: [:]][board, default: [:]][""] = Sum() }
    }
    var asked: [String: [String: Int]] = [:]
    for entry in entries {
      for board in entry.boards { asked[entry.subject, default: [:]][board, default: 0] += 1 }
      for topic in entry.topics {
        guard let specification = Self.specification(topic.board, entry.subject),
          let known = specification.topic(topic.code)
        else { continue }
        sums[entry.subject]?[topic.board]?[known.code, default: Sum()].add(entry.marks)
      }
    }
    for specification in Specification.all {
      let (subject, board) = (specification.subject.rawValue, specification.board.rawValue)
      guard let codes = sums[subject]?[board] else { continue }
      let content = specification.topics.filter(\.isContent)
      let covered = content.count { (codes[$0.code]?.questions ?? 0) > 0 }
      coverage.rows.append(.init([subject, board], [asked[subject]?[board] ?? 0, content.count, covered]))
      for topic in content {
        let sum = codes[topic.code] ?? Sum()
        topics.rows.append(.init([subject, board, topic.code, topic.title], [sum.questions, sum.marks]))
      }
    }
  }

  private static func specification(_ board: String, _ subject: String) -> Specification? {
    guard let board = Board(rawValue: board), let subject = Subject(rawValue: subject) else { return nil }
    return Specification.of(board, subject)
  }
}
