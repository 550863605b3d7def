import Interchange

/// How well the items of a file agree with its truth, as counts that add up over files.
struct Score {
  var wanted = 0
  var found = 0
  /// Items whose wording is the truth's, but for typesetting.
  var verbatim = 0
  /// Items whose words are nearly all the truth's: F1 of the words at least 0.8.
  var alike = 0
  /// Items that have at least nine of ten of the truth's words, whatever else they have.
  var segmented = 0
  var numbers = Ratio()
  var pages = Ratio()
  var marks = Ratio()
  var options = Ratio()
  var answers = Ratio()
  /// Answers where the truth has none, of all items without.
  var invented = Ratio()
  var kinds = Ratio()
  /// What the questions above say to their parts, of items that have it in the truth.
  var stems = Ratio()
  /// The sentences before the one that asks, of items whose truth tells them apart.
  var contexts = Ratio()
  /// The points of mark schemes with their marks, of items whose truth has them.
  var rubrics = Ratio()
  /// What mark schemes say of other answers: accepted, rejected, ignored; each list that the truth has counts.
  var notes = Ratio()
  /// For each tenth of confidence, how many items were right and how many there were.
  var calibration = [Ratio](repeating: Ratio(), count: 10)

  struct Ratio {
    var right = 0
    var all = 0

    mutating func add(_ isRight: Bool) {
      all += 1
      if isRight { right += 1 }
    }

    static func += (one: inout Ratio, other: Ratio) {
      one.right += other.right
      one.all += other.all
    }

    var text: String { all == 0 ? "–" : "\(right)/\(all)" }
    var share: Double { all == 0 ? 1 : Double(right) / Double(all) }
  }

  static func += (one: inout Score, other: Score) {
    one.wanted += other.wanted
    one.found += other.found
    one.verbatim += other.verbatim
    one.alike += other.alike
    one.segmented += other.segmented
    one.numbers += other.numbers
    one.pages += other.pages
    one.marks += other.marks
    one.options += other.options
    one.answers += other.answers
    one.invented += other.invented
    one.kinds += other.kinds
    one.stems += other.stems
    one.contexts += other.contexts
    one.rubrics += other.rubrics
    one.notes += other.notes
    for index in one.calibration.indices { one.calibration[index] += other.calibration[index] }
  }

  func f1(_ matches: Int) -> Double {
    wanted + found == 0 ? 1 : 2 * Double(matches) / Double(wanted + found)
  }
}

/// Compares items with the truth.
struct Comparison {
  var score = Score()
  /// What went wrong, for a person to read.
  var faults: [String] = []
  /// Each item with whether it is right, its confidence, and what a person is told to look at, for a person to read.
  var doubts: [String] = []

  init(_ truths: [Truth], _ items: [ExtractedItem]) {
    score.wanted = truths.count
    score.found = items.count
    let golds = truths.map { Normal.tokens($0.question ?? $0.answer ?? "") }
    let texts = items.map { variants($0).map(Normal.tokens) }
    var pairs: [(truth: Int, item: Int, worth: Double)] = []
    for (truth, gold) in golds.enumerated() {
      for item in items.indices where abs(items[item].page - truths[truth].page) <= 1 {
        let likeness = texts[item].map { Normal.likeness($0, gold) }.max() ?? 0
        let isSameNumber =
          truths[truth].number.map(normalizedNumber) == items[item].number.map(normalizedNumber)
        let covered = Normal.coverage(gold, by: texts[item].last ?? [])
        if likeness > 0.3 || covered >= 0.9 {
          pairs.append((truth, item, max(likeness, covered * 0.7) + (isSameNumber ? 0.2 : 0)))
        }
      }
    }
    pairs.sort { ($0.worth, -$0.truth, -$0.item) > ($1.worth, -$1.truth, -$1.item) }
    var pairOfTruth: [Int: Int] = [:]
    var usedItems: Set<Int> = []
    for pair in pairs where pairOfTruth[pair.truth] == nil && !usedItems.contains(pair.item) {
      pairOfTruth[pair.truth] = pair.item
      usedItems.insert(pair.item)
    }
    for (index, truth) in truths.enumerated() {
      guard let item = pairOfTruth[index] else {
        faults.append("missed \(truth.number ?? "–") p\(truth.page): \(truth.question ?? truth.answer ?? "")")
        continue
      }
      compare(truth, golds[index], items[item], texts[item])
    }
    for (index, item) in items.enumerated() where !usedItems.contains(index) {
      faults.append("surplus \(item.number ?? "–") p\(item.page): \(item.question)")
      addConfidence(item, wrong: ["surplus"])
    }
  }

  private mutating func compare(_ truth: Truth, _ gold: [String], _ item: ExtractedItem, _ texts: [[String]])
  {
    let likeness = texts.map { Normal.likeness($0, gold) }.max() ?? 0
    let isVerbatim = texts.contains { $0.joined() == gold.joined() }
    if isVerbatim { score.verbatim += 1 }
    if likeness >= 0.8 { score.alike += 1 }
    if Normal.coverage(gold, by: texts.last ?? []) >= 0.9 { score.segmented += 1 }
    if !isVerbatim {
      faults.append(
        "wording \(truth.number ?? "–") p\(truth.page): \(item.question)\n     wanted: \(truth.question ?? "")"
      )
    }
    guard likeness >= 0.8 || isVerbatim else { return addConfidence(item, wrong: ["wording"]) }
    var wrong = isVerbatim ? [] : ["wording"]
    func check(
      _ path: WritableKeyPath<Score, Score.Ratio>, _ right: Bool, _ what: String, _ got: String,
      _ wanted: String
    ) {
      score[keyPath: path].add(right)
      if !right {
        wrong.append(what)
        faults.append("\(what) \(truth.number ?? "–") p\(truth.page): \(got)\n     wanted: \(wanted)")
      }
    }
    if let number = truth.number {
      check(
        \.numbers, item.number.map(normalizedNumber) == normalizedNumber(number), "number",
        item.number ?? "–", number)
    }
    check(\.pages, item.page == truth.page, "page", "\(item.page)", "\(truth.page)")
    if truth.marks != nil || item.marks != nil {
      check(
        \.marks, truth.marks == item.marks, "marks", item.marks.map(String.init) ?? "–",
        truth.marks.map(String.init) ?? "–")
    }
    if truth.options != nil || !item.options.isEmpty {
      check(
        \.options, sameOptions(truth.options ?? [], item.options), "options",
        item.options.map { "\($0.label ?? "–") \($0.text)" }.joined(separator: " | "),
        (truth.options ?? []).map { "\($0.label ?? "–") \($0.text)" }.joined(separator: " | "))
    }
    if let answer = truth.answer, truth.answerKind != "graphic" {
      check(\.answers, isSame(item, answer, truth), "answer", item.answer ?? "–", answer)
    } else {
      check(\.invented, item.answer == nil, "invented", item.answer ?? "–", "–")
    }
    addConfidence(item, wrong: wrong)
    compareBesides(truth, item)
  }

  /// What stands beside question and answer; none of it makes an item right or wrong.
  private mutating func compareBesides(_ truth: Truth, _ item: ExtractedItem) {
    func check(
      _ path: WritableKeyPath<Score, Score.Ratio>, _ what: String, _ got: [String], _ wanted: [String]
    ) {
      let isRight = got.count == wanted.count && zip(got, wanted).allSatisfy { Normal.same($0, $1) }
      score[keyPath: path].add(isRight)
      if !isRight {
        faults.append(
          "\(what) \(truth.number ?? "–") p\(truth.page): \(got.joined(separator: " | "))\n     wanted: \(wanted.joined(separator: " | "))"
        )
      }
    }
    if let stem = truth.stem { check(\.stems, "stem", [item.stem ?? ""], [stem]) }
    if let context = truth.context { check(\.contexts, "context", [item.context ?? ""], [context]) }
    // One point alone is the answer again.
    if let rubric = truth.rubric, rubric.count > 1 {
      // Where the scheme prints no marks beside a point, what follows from their number is no fault.
      let points = item.rubric.enumerated().map { index, point in
        Truth.Point(
          text: point.text,
          marks: rubric.indices.contains(index) && rubric[index].marks == nil
            ? nil : point.marks.map(Double.init))
      }
      check(\.rubrics, "rubric", points.map(\.line), rubric.map(\.line))
    }
    for (what, got, wanted) in [
      ("accepted", item.accepted, truth.allow), ("rejected", item.rejected, truth.reject),
      ("ignored", item.ignored, truth.ignore),
    ] {
      if let wanted { check(\.notes, what, got, wanted) }
    }
  }

  private mutating func addConfidence(_ item: ExtractedItem, wrong: [String]) {
    let isRight = wrong.isEmpty
    let reviews = item.reviews.isEmpty ? "nothing to look at" : item.reviews.joined(separator: "; ")
    doubts.append(
      "\(isRight ? "right" : "WRONG " + wrong.joined(separator: ","))\t\(item.confidence)\t\(item.kind.rawValue)\t\(item.number ?? "–")\t\(reviews)\t\(item.question)"
        + "\t\(item.answer ?? "–")\t"
        + item.options.map { "\($0.label ?? "☐") \($0.text)" }.joined(separator: " | ")
    )
    if item.confidence >= 0.9, !isRight {
      faults.append("SURE \(item.confidence) \(item.number ?? "–") p\(item.page): \(item.question)")
    }
    score.calibration[max(0, min(9, Int(item.confidence * 10 + 1e-9)))].add(isRight)
  }

  private func variants(_ item: ExtractedItem) -> [String] {
    [item.question, item.command, [item.stem, item.question].compactMap { $0 }.joined(separator: " ")]
  }

  private func sameOptions(_ truths: [Truth.Option], _ options: [ExtractedItem.Option]) -> Bool {
    truths.count == options.count
      && zip(truths, options).allSatisfy {
        Normal.same($0.text, $1.text) && ($0.label ?? "").lowercased() == ($1.label ?? "").lowercased()
      }
  }

  private func isSame(_ item: ExtractedItem, _ answer: String, _ truth: Truth) -> Bool {
    guard let found = item.answer else { return false }
    if Normal.same(found, answer) { return true }
    let (one, other) = (Normal.tokens(found), Normal.tokens(answer))
    if truth.answerKind == "contains" { return one.joined().contains(other.joined()) }
    return Normal.likeness(one, other) >= 0.8
  }
}
