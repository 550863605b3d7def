/// A review as Markdown for a pull request, in a teacher's words.
package struct ReviewReport: Sendable {
  private let pair: VersionPair
  private let review: CurriculumReview
  private let options: OptionReview?
  private let revision: String
  /// How many lines of a list are shown before the rest is counted.
  private let limit: Int

  /// A review of the files that differ.
  ///
  /// - Parameters:
  ///   - pair: The versions.
  ///   - changedFiles: Paths of the sources that differ.
  ///   - revision: What the base is called.
  ///   - limit: How many lines of a list are shown.
  ///   - options: What was chosen in both versions.
  package init(
    _ pair: VersionPair, changedFiles: Set<String>, revision: String, limit: Int = 50,
    options: OptionReview? = nil
  ) {
    self.pair = pair
    self.options = options
    self.revision = revision
    self.limit = limit
    let files = pair.head.sources.enumerated().filter { changedFiles.contains($0.element.path) }
      .map { SourceFile.ID($0.offset) }
    review = CurriculumReview(pair, files: Set(files))
  }

  /// The whole review.
  package func render() -> String {
    var text = "## What changes for learners since \(markdownCell(revision))\n\n\(summary)\n"
    text += section("Added", review.added.filter(isShown).map { "\(name($0)) – \(place($0))\(detail($0))" })
    text += section("Changed", review.changed.flatMap(lines))
    text += section(
      "Moved", review.moved.map { "\(name($0.head)): from \(place($0.base)) to \(place($0.head))" })
    text += section("Removed", review.removed.filter(isShown).map { "\(name($0)) – \(place($0))" })
    text += vocabulary()
    text += section("Wrong answers chosen by curricc", options?.lines ?? [])
    text += section("Easier or harder", review.changed.flatMap(weights))
    text += section("Whose progress is touched", progress(), none: "Nobody loses progress.")
    text += findings()
    return text
  }

  private var summary: String {
    let parts = [
      (review.added.count, "added"), (review.changed.count, "changed"), (review.moved.count, "moved"),
      (review.removed.count, "removed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty
      ? "Learners will see no difference." : "Things learners see: " + parts.joined(separator: ", ") + "."
  }

  private func section(_ title: String, _ lines: [String], none: String? = nil) -> String {
    guard !lines.isEmpty else { return none.map { "\n### \(title)\n\n\($0)\n" } ?? "" }
    var text = "\n### \(title)\n\n" + lines.prefix(limit).map { "- \($0)\n" }.joined()
    if lines.count > limit { text += "- … and \(lines.count - limit) more\n" }
    return text
  }

  /// What stands in something that is new or gone as a whole is not listed one by one.
  private func isShown(_ entity: ReviewedEntity) -> Bool {
    entity.home == 0
      || !(review.added + review.removed).contains { $0.number == entity.home && $0.kind != entity.kind }
  }

  private func name(_ entity: ReviewedEntity) -> String {
    "\(entity.kind.teachersWord) **\(markdownCell(entity.title.shortened(to: 80)))**"
  }

  private func place(_ entity: ReviewedEntity) -> String {
    entity.place.isEmpty
      ? "the curriculum" : entity.place.map { markdownCell($0) }.joined(separator: " › ")
  }

  private func detail(_ entity: ReviewedEntity) -> String {
    let shown = entity.facts.filter { ["translation", "answer"].contains($0.name) }
    return shown.isEmpty
      ? "" : ": " + shown.map { markdownCell($0.text.shortened(to: 80)) }.joined(separator: "; ")
  }

  private func lines(_ change: CurriculumReview.Change) -> [String] {
    change.facts.map { fact in
      let shown = VisibleDifference(fact.was ?? "", fact.now ?? "")
      let was = fact.was == nil ? "nothing" : "“\(markdownCell(shown.was))”"
      let now = fact.now == nil ? "nothing" : "“\(markdownCell(shown.now))”"
      return "\(name(change.base)) (\(place(change.head))): \(fact.name) from \(was) to \(now)"
    }
  }

  private func weights(_ change: CurriculumReview.Change) -> [String] {
    change.weights.map { weight in
      "\(name(change.head)) becomes \(weight.isHarder ? "harder" : "easier"): "
        + "\(weight.name) from \(shown(weight.was)) to \(shown(weight.now))"
    }
  }

  private func shown(_ number: Double) -> String {
    if number >= Double(Int.max >> 12) { return "none" }
    return Double(Int(number)) == number ? "\(Int(number))" : "\(number)"
  }

  // MARK: - Vocabulary

  /// New words by band, and the load of the lessons that have them.
  private func vocabulary() -> String {
    let words = review.added.filter { $0.kind == .card }
    guard !words.isEmpty else { return "" }
    var byBand: [(band: String, words: [ReviewedEntity])] = []
    for word in words {
      let band = word.place.prefix(2).joined(separator: " ")
      if let index = byBand.firstIndex(where: { $0.band == band }) {
        byBand[index].words.append(word)
      } else {
        byBand.append((band, [word]))
      }
    }
    var text = "\n### New vocabulary\n\n| band | new words | |\n| --- | ---: | --- |\n"
    for (band, words) in byBand {
      let examples = words.prefix(12).map { markdownCell($0.title) }.joined(separator: ", ")
      text += "| \(markdownCell(band)) | \(words.count) | \(examples)\(words.count > 12 ? " …" : "") |\n"
    }
    let homes = Set(words.map(\.home))
    let lessons = pair.head.curriculum.lessons.filter { homes.contains($0.identity.number) }
    text += "\n| lesson | words now | words before |\n| --- | ---: | ---: |\n"
    let before = Dictionary(
      pair.base.curriculum.lessons.map { ($0.identity.number, $0.cards.count) }
    ) { first, _ in first }
    for lesson in lessons.prefix(limit) {
      let old = before[lesson.identity.number].map { "\($0)" } ?? "–"
      text += "| \(markdownCell(lesson.title.string)) | \(lesson.cards.count) | \(old) |\n"
    }
    return text
  }

  // MARK: - Progress

  private func progress() -> [String] {
    var lines: [String] = []
    for entity in review.removed where entity.kind.hasProgress && isShown(entity) {
      let twin = review.added.first { $0.kind == entity.kind && $0.title == entity.title }
      let hint =
        twin.map {
          "; `\($0.id)` looks like it under another id: say `was: [\(entity.id)]` there to keep the progress"
        }
        ?? ""
      lines.append("\(name(entity)) is gone, and with it what learners have done on it\(hint)")
    }
    for change in review.renamed {
      lines.append("\(name(change.head)): has another id and keeps its progress by `was`")
    }
    for change in review.changed {
      let accepted = change.head.facts.first { $0.name == "also accepted" }?.text ?? ""
      if let answer = change.facts.first(where: { ["answer", "word"].contains($0.name) }),
        let was = answer.was,
        !accepted.contains(was)
      {
        lines.append("\(name(change.head)): who has learnt the old answer will be marked wrong")
      }
      if change.head.kind == .kit, change.facts.contains(where: { $0.name == "name" }) {
        lines.append(
          "\(name(change.head)): the app keeps results under the name, so the best result under the old one is lost"
        )
      }
      for weight in change.weights where weight.isHarder && weight.name.contains("pass score") {
        lines.append(
          "\(name(change.head)): who passed just above \(shown(weight.was)) may stand before it again")
      }
    }
    return lines
  }

  // MARK: - Findings

  private func findings() -> String {
    let new = pair.newFindings
    let mended = pair.mendedFindings
    var text = "\n### Findings\n\n"
    text += new.isEmpty ? "No new findings" : "\(new.count.counted("new finding"))"
    text += mended.isEmpty ? ".\n" : ", \(mended.count) mended.\n"
    guard !new.isEmpty else { return text }
    text += "\n| | where | what |\n| --- | --- | --- |\n"
    var places = PlaceFinder(pair.head.sources)
    for finding in new.prefix(limit) {
      let severity = finding.severity == .info ? "remark" : finding.severity.rawValue
      var place = ""
      if let span = finding.span {
        let line = places.position(span.file, span.lower).line
        place = "\(pair.head.sources[Int(span.file.index)].path):\(line)"
      }
      text +=
        "| \(severity) | \(markdownCell(place)) | \(markdownCell(finding.message)) (`\(finding.rule)`) |\n"
    }
    if new.count > limit { text += "\n… and \(new.count - limit) more.\n" }
    return text
  }
}

extension EntityKind {
  /// What teachers call it.
  fileprivate var teachersWord: String {
    switch self {
    case .language: "course"
    case .card: "card"
    case .bossTest: "boss test"
    case .question: "question"
    default: rawValue
    }
  }

  /// True for what learners' results hang on.
  fileprivate var hasProgress: Bool {
    switch self {
    case .card, .question, .lesson, .unit, .band, .bossTest, .kit, .exam, .stage, .quiz: true
    case .language, .story, .deck: false
    }
  }
}
