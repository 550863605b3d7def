import CResources

/// A board's specification for one of the three sciences: its papers, topics and practicals.
package struct Specification: Sendable {
  package let board: Board
  package let subject: Subject
  /// The board's code: `8463`, `1PH0`, `J249`.
  package let code: String
  /// Length of a paper in minutes.
  package let minutes: Int
  /// Marks of a paper.
  package let marks: Int
  package private(set) var papers: [Paper] = []
  package private(set) var topics: [Topic] = []
  /// Empty where the practicals are not known.
  package private(set) var practicals: [Practical] = []

  /// An examination paper.
  package struct Paper: Sendable {
    /// 1 or 2.
    package let number: Int
    package let foundationCode: String
    package let higherCode: String
    /// Codes of the topics that it may ask about.
    package let topics: [String]
  }

  /// A topic of the first level.
  package struct Topic: Sendable {
    /// The board's number: `4.1`, `14`, `P2`.
    package let code: String
    package let title: String
    /// False for skills and key ideas, which are taught within the topics and are none to revise.
    package let isContent: Bool
  }

  /// A practical that every learner does, or a group from which one is done.
  package struct Practical: Sendable {
    package let number: Int
    package let title: String
    /// The paper that its topic is on; nil for either.
    package let paper: Int?
    /// True for one that combined science leaves out; nil where that is not known.
    package let isSeparateOnly: Bool?
  }

  /// All specifications: four suites, three sciences.
  package static let all = readAll(tableRows(curricc_specifications()))

  /// The specification of a board for a science.
  package static func of(_ board: Board, _ subject: Subject) -> Specification? {
    all.first { $0.board == board && $0.subject == subject }
  }

  /// The specification with a code, or with the code of one of its papers: `8463`, `8463/1F`, `1ph0`.
  package static func withCode(_ code: some StringProtocol) -> Specification? {
    let stem = code.prefix { $0 != "/" && $0 != " " }.uppercased()
    return all.first { $0.code == stem }
  }

  /// True for a code of combined science, which the programme does not cover.
  ///
  /// Source: AQA 8464 (Trilogy) and 8465 (Synergy), Pearson 1SC0, OCR J250 and J260.
  package static func isCombinedScience(_ code: some StringProtocol) -> Bool {
    let stem = code.prefix { $0 != "/" && $0 != " " }.uppercased()
    return ["8464", "8465", "1SC0", "J250", "J260"].contains(stem)
  }
}

extension Specification {
  /// The topic that a code names, or that it is a part of: `4.5.6.1` is in 4.5, `P2.3` in P2.
  package func topic(_ code: some StringProtocol) -> Topic? {
    let parts = Self.parts(of: code)
    return topics.first { topic in
      let own = Self.parts(of: topic.code)
      return parts.starts(with: own)
    }
  }

  /// The paper that a code names, and its tier where the code says it: `8463/1F`, `8463/1`, `J249/03`.
  package func paper(_ code: some StringProtocol) -> (paper: Paper, tier: Tier?)? {
    let code = code.uppercased()
    for paper in papers {
      if code == paper.foundationCode { return (paper, .foundation) }
      if code == paper.higherCode { return (paper, .higher) }
      if code == "\(self.code)/\(paper.number)" { return (paper, nil) }
    }
    return nil
  }

  /// The practical that a code names: `RP3`, `CP 4`, `PAG B1`, `P2`, `7`.
  package func practical(_ code: some StringProtocol) -> Practical? {
    var rest = Substring(code.uppercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "." })
    for prefix in Self.practicalPrefixes[board] ?? [] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
      break
    }
    if let letter = rest.first, letter.isLetter {
      guard board == .ocrA || board == .ocrB, String(letter) == subject.rawValue.prefix(1).uppercased() else {
        return nil
      }
      rest = rest.dropFirst()
    }
    return Int(rest).flatMap { number in practicals.first { $0.number == number } }
  }

  /// What boards put before the number of a practical, the longest first.
  private static let practicalPrefixes: [Board: [String]] = [
    .aqa: ["REQUIREDPRACTICAL", "RPA", "RP"], .edexcel: ["COREPRACTICAL", "CP"], .ocrA: ["PAG"],
    .ocrB: ["PAG"],
  ]

  /// The board whose prefix a practical's code has; nil for a bare number.
  package static func boardOfPractical(_ code: some StringProtocol) -> [Board]? {
    let text = code.uppercased()
    if text.hasPrefix("RP") { return [.aqa] }
    if text.hasPrefix("CP") { return [.edexcel] }
    return text.hasPrefix("PAG") ? [.ocrA, .ocrB] : nil
  }

  /// Numbers of the papers that ask about a topic, ascending.
  package func papers(of topic: Topic) -> [Int] {
    papers.filter { $0.topics.contains(topic.code) }.map(\.number)
  }

  private static func parts(of code: some StringProtocol) -> [String] {
    let words = code.uppercased().split(separator: " ").filter { $0 != "TOPIC" }
    return (words.first ?? "").split(separator: ".").map(String.init)
  }

  private static func readAll(_ rows: [[Substring]]) -> [Specification] {
    var all: [Specification] = []
    for row in rows {
      guard row.count >= 7, let board = Board(rawValue: String(row[1])),
        let subject = Subject(rawValue: String(row[2]))
      else { preconditionFailure("specifications.tsv: \(row.joined(separator: " "))") }
      if row[0] == "spec", let minutes = Int(row[4]), let marks = Int(row[5]) {
        all.append(
          Specification(
            board: board, subject: subject, code: String(row[3]), minutes: minutes, marks: marks))
      } else {
        all[all.count - 1].add(row)
      }
    }
    return all
  }

  private mutating func add(_ row: [Substring]) {
    let number = Int(row[3]) ?? 0
    switch row[0] {
    case "paper":
      let codes = row[4].split(separator: " ").map(String.init)
      papers.append(
        Paper(
          number: number, foundationCode: codes[0], higherCode: codes[1],
          topics: row[5].split(separator: " ").map(String.init)))
    case "topic":
      topics.append(Topic(code: String(row[3]), title: String(row[5]), isContent: row[4] == "content"))
    case "practical":
      let paper = Int(row[4]) ?? 0
      practicals.append(
        Practical(
          number: number, title: String(row[6]), paper: paper == 0 ? nil : paper,
          isSeparateOnly: row[5] == "?" ? nil : row[5] == "single"))
    default: preconditionFailure("specifications.tsv: \(row[0])")
    }
  }
}
