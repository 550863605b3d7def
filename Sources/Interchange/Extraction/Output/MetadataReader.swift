import CurriculumCompiler
package import PDFText

/// What the pages of a paper say about the paper.
///
/// The code of a paper says most, and is looked for on every page, since papers repeat it at the foot. Names of boards,
/// sciences and tiers count on the first page, where they stand in the title; topics are told by the words of the whole.
package func proposeMetadata(_ pages: [PageText]) -> Metadata { MetadataReader(pages).read() }

/// Reads what a paper says about itself.
private struct MetadataReader {
  /// The lines of the first two pages, as a cover or a title.
  private let front: [String]
  /// The lines of all pages, furniture among them.
  private let all: [String]
  /// The words of all pages in small letters.
  private let vocabulary: Set<Substring>

  init(_ pages: [PageText]) {
    front = pages.prefix(2).flatMap { ($0.lines + $0.furniture).map(\.text) }
    all = pages.flatMap { ($0.lines + $0.furniture).map(\.text) }
    vocabulary = Set(all.flatMap(\.words))
  }

  func read() -> Metadata {
    var metadata = Metadata()
    readPaper(&metadata)
    if metadata.board == nil { metadata.board = board() }
    if metadata.subject == nil { metadata.subject = subject() }
    if metadata.tier == nil { metadata.tier = tier() }
    metadata.session = session()
    metadata.topic = topic(metadata)
    return metadata
  }

  // MARK: Codes

  /// The code of a paper that a board has: it says board, subject and tier.
  private func readPaper(_ metadata: inout Metadata) {
    let specifications = Specification.all.map { ($0, $0.code.uppercased()) }
    let haveDigits = specifications.allSatisfy { $1.utf8.contains(where: \.isASCIIDigit) }
    for line in all where !haveDigits || line.utf8.contains(where: \.isASCIIDigit) {
      for word in line.split(whereSeparator: { " ()[],;|".contains($0) })
      where !haveDigits || word.utf8.contains(where: \.isASCIIDigit) {
        let code = word.uppercased()
        for (specification, wanted) in specifications where isCode(code, wanted) {
          let hasPaper = code.contains("/")
          metadata.board = Metadata.Proposal(
            specification.board.rawValue, score: hasPaper ? 0.98 : 0.85, evidence: line)
          metadata.subject = Metadata.Proposal(
            specification.subject.rawValue, score: hasPaper ? 0.98 : 0.85, evidence: line)
          guard
            let paper = specification.papers.first(where: {
              code.hasPrefix($0.foundationCode.uppercased()) || code.hasPrefix($0.higherCode.uppercased())
            })
          else {
            if hasPaper { metadata.paper = Metadata.Proposal(String(word), score: 0.6, evidence: line) }
            continue
          }
          let isHigher = code.hasPrefix(paper.higherCode.uppercased())
          metadata.tier = Metadata.Proposal(isHigher ? "higher" : "foundation", score: 0.97, evidence: line)
          metadata.paper = Metadata.Proposal(String(word), score: 0.97, evidence: line)
          return
        }
      }
    }
  }

  /// True for a specification's code, alone or with a paper's number behind it.
  private func isCode(_ word: String, _ code: String) -> Bool {
    guard word.hasPrefix(code) else { return false }
    let rest = word.dropFirst(code.count)
    return rest.isEmpty || rest.first == "/" || rest.first == "-"
  }

  // MARK: Words

  private func board() -> Metadata.Proposal? {
    let names: [(String, Board, Double)] = [
      ("AQA", .aqa, 0.9), ("Edexcel", .edexcel, 0.9), ("Pearson", .edexcel, 0.7),
      ("Gateway Science", .ocrA, 0.9),
      ("Twenty First Century Science", .ocrB, 0.95), ("21st Century Science", .ocrB, 0.95),
    ]
    return first(names.map { ($0.0, $0.1.rawValue, $0.2) }, in: front)
  }

  private func subject() -> Metadata.Proposal? {
    let names = Subject.allCases.map { subject in (subject.rawValue.capitalizedFirst, subject.rawValue, 0.85)
    }
    if let found = first(names, in: Array(front.prefix(24))) { return found }
    // Words of the science, over the whole document.
    var counts: [Subject: Int] = [:]
    for subject in Subject.allCases {
      counts[subject] = Self.words(of: subject).count { vocabulary.contains(Substring($0)) }
    }
    let ranked = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    guard let best = ranked.first, best.value >= 3, best.value >= 2 * ranked[1].value else { return nil }
    return Metadata.Proposal(
      best.key.rawValue, score: 0.6,
      evidence: Self.words(of: best.key).filter { vocabulary.contains(Substring($0)) }.prefix(5).joined(
        separator: ", "))
  }

  private func tier() -> Metadata.Proposal? {
    first(
      [
        ("Higher Tier", "higher", 0.95), ("Foundation Tier", "foundation", 0.95),
        ("Tier: Higher", "higher", 0.95),
        ("Tier: Foundation", "foundation", 0.95), ("Higher tier", "higher", 0.9),
        ("Foundation tier", "foundation", 0.9),
      ], in: front)
  }

  private func first(_ names: [(name: String, value: String, score: Double)], in lines: [String]) -> Metadata
    .Proposal?
  {
    let wanted = names.map { (name: $0, start: $0.name.words.first ?? "") }
    for line in lines {
      let words = Set(line.words)
      for ((name, value, score), start) in wanted where words.contains(start) && line.contains(word: name) {
        return Metadata.Proposal(value, score: score, evidence: line)
      }
    }
    return nil
  }

  // MARK: Session

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December", "Summer", "Autumn", "Winter", "Spring",
  ]

  /// A month and a year: "June 2019", "Friday 16 May 2025".
  private func session() -> Metadata.Proposal? {
    for line in front {
      let words = line.split { " ,/–-".contains($0) }.map(String.init)
      for (word, next) in zip(words, words.dropFirst()) where Self.months.contains(word) {
        guard let year = Int(next), (1990...2100).contains(year) else { continue }
        return Metadata.Proposal("\(word) \(year)", score: 0.85, evidence: line)
      }
    }
    return nil
  }

  // MARK: Topic

  /// The topic of the board, or of any, whose title the document says or whose words it uses most.
  private func topic(_ metadata: Metadata) -> Metadata.Proposal? {
    let specifications = Specification.all.filter { specification in
      (metadata.subject.map { $0.value == specification.subject.rawValue } ?? true)
        && (metadata.board.map { $0.value == specification.board.rawValue } ?? true)
    }
    var titles: [(title: String, words: [Substring])] = []
    var seen: Set<String> = []
    for topic in specifications.flatMap(\.topics) where topic.isContent && seen.insert(topic.title).inserted {
      titles.append((topic.title, topic.title.words))
    }
    // A title in a heading says it outright.
    for line in front.prefix(30) where line.split(separator: " ").count <= 10 {
      let bare = line.lowercased()
      let words = Set(bare.words)
      let said = titles.filter { title in
        title.words.allSatisfy(words.contains) && bare.contains(word: title.title.lowercased())
      }
      if let title = said.max(by: { $0.title.count < $1.title.count })?.title {
        return Metadata.Proposal(title, score: 0.8, evidence: line)
      }
    }
    guard metadata.subject != nil else { return nil }
    let scores = titles.map { title, words -> (title: String, hits: [String]) in
      (
        title,
        words.filter { $0.count > 4 && vocabulary.contains($0) }.map(String.init).filter {
          !Self.common.contains($0)
        }
      )
    }
    guard let best = scores.max(by: { $0.hits.count < $1.hits.count }),
      best.hits.count >= 2,
      scores.count(where: { $0.hits.count == best.hits.count }) == 1
    else { return nil }
    return Metadata.Proposal(best.title, score: 0.5, evidence: best.hits.joined(separator: ", "))
  }

  private static let common: Set<String> = [
    "their", "other", "using", "chemical", "science", "physics", "biology", "chemistry",
  ]

  /// Words that one science uses and the others hardly do.
  private static func words(of subject: Subject) -> [String] {
    switch subject {
    case .biology:
      [
        "cell", "cells", "enzyme", "photosynthesis", "organism", "species", "gene", "dna", "blood",
        "bacteria", "plant",
        "respiration", "ecosystem", "hormone", "mitosis", "allele", "heart", "lung", "pathogen", "vaccine",
      ]
    case .chemistry:
      [
        "acid", "alkali", "reaction", "mole", "electrolysis", "periodic", "ion", "ions", "covalent",
        "oxidation", "sodium",
        "chlorine", "solution", "compound", "isotope", "titration", "polymer", "alkane", "catalyst",
        "sulfate",
      ]
    case .physics:
      [
        "force", "velocity", "acceleration", "current", "resistance", "voltage", "potential", "energy",
        "wave", "frequency",
        "momentum", "circuit", "magnetic", "newton", "joule", "lens", "radiation", "friction", "wavelength",
        "speed",
      ]
    }
  }
}

extension String {
  /// With its first letter as a capital.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Its words in small letters: what stands between signs that are no letters.
  fileprivate var words: [Substring] { lowercased().split { !$0.isLetter } }

  /// True when a word or a phrase stands in it by itself.
  fileprivate func contains(word: String) -> Bool {
    var start = startIndex
    while let range = self[start...].firstRange(of: word) {
      let isFree =
        (range.lowerBound == startIndex || !self[index(before: range.lowerBound)].isLetter)
        && (range.upperBound == endIndex || !self[range.upperBound].isLetter)
      if isFree { return true }
      start = range.upperBound
    }
    return false
  }
}
