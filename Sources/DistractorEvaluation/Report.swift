import CurriculumCompiler
import Distractors

/// The page that says how good the wrong answers are, and the same figures for programs.
struct Report {
  /// One number of the page.
  struct Figure: Codable {
    let set: String
    let table: String
    let row: String
    let measure: String
    let value: Double
    let low: Double?
    let high: Double?
  }

  let seed: UInt64
  private(set) var markdown = ""
  private(set) var figures: [Figure] = []

  /// Begins the page.
  init(seed: UInt64, date: String, command: String) {
    self.seed = seed
    markdown = """
      # How good the wrong answers are

      Made on \(date) by `\(command)`. In percent but for ratios and AUC; in brackets 95 % intervals from 1000 samples
      of the questions with replacement. What the sets are stands in `Evaluation/README.md`, what the signals mean in
      `Sources/Distractors/Signal.swift`. Keys and options like "all of these" are left out; options that are the same
      after folding count once. Nothing is fitted to a set that is not marked as one for development.

      """
  }

  /// Adds the rankings and the violations of a set of questions.
  mutating func add(_ set: QuestionSet, isDevelopment: Bool, weights: [String: Double]) {
    let table = (try? SignalWeights(overriding: weights)) ?? .standard
    markdown += "\n## \(set.name)\(isDevelopment ? " (for development)" : "")\n\n"
    markdown += "\(set.questions.count) of \(set.total) questions, \(set.texts.count) options.\n"
    for pool in RankingPool.allCases {
      add(RankingResult(set, pool: pool, lexicon: .english, weights: table, seed: seed), set.name)
    }
    add(set, OptionAuthor.all(weights: weights, seed: seed))
  }

  private mutating func add(_ result: RankingResult, _ set: String) {
    let measures = result.pool.measures
    let table = "pool: \(result.pool.rawValue)"
    markdown += "\n### \(table.prefix(1).uppercased() + table.dropFirst())\n\n"
    markdown += "\(fixed(result.poolSize, 0)) candidates in the mean.\n\n"
    markdown += header(["ranker"] + measures.map { Measures.names[$0] })
    for row in result.rows.indices {
      var cells = [result.rows[row].ranker.name]
      for measure in measures {
        let estimate = result.estimate(row: row, measure: measure, seed: seed)
        note(set, table, cells[0], Measures.names[measure], estimate)
        cells.append(percent(estimate))
      }
      markdown += "| \(cells.joined(separator: " | ")) |\n"
    }
    guard result.pool == .allOptions else { return }
    markdown += "\n" + header(["NDCG@10 as a multiple of", "linear", "linear with memory"])
    let single = result.bestSingle(measure: 4)
    var others = [(name: "the best single signal: \(result.rows[single].ranker.name)", row: single)]
    for (row, entry) in result.rows.enumerated()
    where ["edit distance", "embeddings"].contains(entry.ranker.name) {
      if row != single { others.append((entry.ranker.name, row)) }
    }
    for (name, other) in others + [("the naive rule", 1)] {
      let ratios = [result.rows.count - 2, result.rows.count - 1].map {
        result.ratio(row: $0, over: other, measure: 4, seed: seed)
      }
      note(set, table, "linear over \(name)", "NDCG@10", ratios[0])
      markdown += "| \(name) | \(factor(ratios[0])) | \(factor(ratios[1])) |\n"
    }
  }

  private mutating func add(_ set: QuestionSet, _ authors: [OptionAuthor]) {
    let found = authors.map { Violations(set, $0) }
    markdown +=
      "\n### What is wrong with the wrong answers\n\nShare of the wrong answers, and below of the questions.\n\n"
    markdown += header(["check"] + authors.map(\.name))
    var rows: [(name: String, shares: [Double])] = Violations.hardChecks.map { check in
      ("\(check.rawValue) (hard)", found.map { $0.share($0.hard[check] ?? 0) })
    }
    rows += Violations.softNames.enumerated().map { bit, name in
      ("\(name) (soft)", found.map { $0.share($0.soft[bit]) })
    }
    rows += [
      ("questions: the answer is the one long option (soft)", found.map { $0.itemShare($0.keyLongest) }),
      ("**questions with a hard violation**", found.map { $0.itemShare($0.isHardHit.count { $0 }) }),
      ("**questions with a soft one**", found.map { $0.itemShare($0.isSoftHit.count { $0 }) }),
      ("**questions with any**", found.map { $0.itemShare($0.anyHit) }),
      ("**questions with three wrong answers**", found.map { $0.itemShare($0.full) }),
    ]
    for row in rows where row.shares.contains(where: { $0 > 0 }) {
      for (author, share) in zip(authors, row.shares) {
        note(set.name, "violations", author.name, row.name, share)
      }
      markdown += "| \(row.name) | \(row.shares.map { fixed(100 * $0) }.joined(separator: " | ")) |\n"
    }
  }

  /// Adds what checks and signals make of judged wrong answers.
  mutating func add(_ set: GapSet, weights: [String: Double]) {
    let flagged = set.judged.count { $0.isFlagged }
    markdown +=
      "\n## \(set.name)\n\n\(set.questions) gaps with \(set.judged.count) wrong answers, of which a person "
    markdown += "flagged \(flagged) (\(fixed(100 * Double(flagged) / Double(set.judged.count))) %).\n\n"
    markdown += header(["check", "against", "of which flagged", "precision", "recall"])
    for check in set.checks(.english) {
      let precision = Double(check.flagged) / Double(check.hits)
      let recall = Double(check.flagged) / Double(max(1, flagged))
      note(set.name, "checks", check.name, "precision", precision)
      note(set.name, "checks", check.name, "recall", recall)
      markdown += "| \(check.name) | \(check.hits) | \(check.flagged) | \(fixed(100 * precision)) | "
      markdown += "\(fixed(100 * recall)) |\n"
    }
    let table = (try? SignalWeights(overriding: weights)) ?? .standard
    markdown += "\n" + header(["signal", "AUC of flagged over others"])
    for (name, area) in set.areas(.english, table) {
      note(set.name, "signals", name, "AUC", area)
      markdown += "| \(name) | \(fixed(area, 3)) |\n"
    }
  }

  private func header(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |\n|\(String(repeating: "---|", count: cells.count))\n"
  }

  private mutating func note(
    _ set: String, _ table: String, _ row: String, _ measure: String, _ value: Estimate
  ) {
    figures.append(
      Figure(
        set: set, table: table, row: row, measure: measure, value: value.value, low: value.low,
        high: value.high))
  }

  private mutating func note(
    _ set: String, _ table: String, _ row: String, _ measure: String, _ value: Double
  ) {
    figures.append(
      Figure(set: set, table: table, row: row, measure: measure, value: value, low: nil, high: nil))
  }
}

/// A share as "12.3 (10.1–14.5)", in percent.
func percent(_ estimate: Estimate) -> String {
  "\(fixed(100 * estimate.value)) (\(fixed(100 * estimate.low))–\(fixed(100 * estimate.high)))"
}

/// A ratio as "1.25 (1.10–1.40)".
func factor(_ estimate: Estimate) -> String {
  "\(fixed(estimate.value, 2)) (\(fixed(estimate.low, 2))–\(fixed(estimate.high, 2)))"
}

/// A number with a fixed count of decimals.
func fixed(_ number: Double, _ decimals: Int = 1) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let whole = Int((abs(number) * scale).rounded())
  guard decimals > 0 else { return "\(number < 0 ? -whole : whole)" }
  let fraction = String(whole % Int(scale))
  let zeros = String(repeating: "0", count: max(0, decimals - fraction.count))
  return "\(number < 0 ? "-" : "")\(whole / Int(scale)).\(zeros)\(fraction)"
}
