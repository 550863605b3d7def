import CurriculumCompiler
import CurriculumRuntime

/// Makes a quiz's entry of a question from elsewhere, and names what has no place in it.
struct ForeignMapping {
  /// The entry's keys but its id.
  private(set) var entry = AuthoringMapping()
  /// What the source says.
  let question: ForeignQuestion
  /// What a mark scheme tells those who mark.
  var guidance: [String] = []
  /// Answers that earn nothing.
  var rejected: [String] = []
  private var review: [String] = []
  /// Paragraphs behind what is said after any answer.
  var explanation: [String] = []

  init(question: ForeignQuestion) { self.question = question }

  /// Fills the entry.
  mutating func fill(_ report: inout ImportReport) -> Result<Void, ForeignRefusal> {
    do throws(ForeignRefusal) {
      let prompt = ForeignQuestion.tidied(question.prompt)
      let isAnswerable = prompt.contains { !$0.isWhitespace }
      var body = AuthoringMapping()
      let type = try answer(&body, &report)
      guard isAnswerable || !question.pictures.isEmpty || !question.recordings.isEmpty else {
        throw ForeignRefusal(reason: "it has no text")
      }
      let title = ForeignQuestion.oneLine(question.title)
      guard isAnswerable || !title.isEmpty else {
        throw ForeignRefusal(reason: "it asks by a picture alone and has no name")
      }
      if !isAnswerable { report.repair(at: question.place, "it has no text; its name stands for it") }
      entry.add("type", type)
      entry.add("stem", ForeignQuestion.tidied(question.stem))
      entry.add("prompt", isAnswerable ? prompt : title)
      entry.add(body)
      addDetails(type, &report)
      return .success(())
    } catch { return .failure(error) }
  }

  // MARK: - Details

  private mutating func addDetails(_ type: String, _ report: inout ImportReport) {
    let place = question.place
    addCommonFeedback()
    entry.add("reject", rejected)
    entry.add("guidance", guidance)
    let general = ForeignQuestion.tidied(question.explanation)
    let paragraphs = ([general] + explanation).filter { !$0.isEmpty }
    entry.add("explanation", paragraphs.joined(separator: "\n\n"))
    addMarks(type, &report)
    entry.add("hints", question.hints.map(ForeignQuestion.oneLine).filter { !$0.isEmpty })
    var tags: [String] = []
    for tag in question.tags.map(ForeignQuestion.oneLine) where !tag.isEmpty && !tags.contains(tag) {
      tags.append(tag)
    }
    entry.addRow("tags", tags)
    entry.add("audio", question.recordings.first)
    for recording in question.recordings.dropFirst() {
      report.lose("audio", recording, at: place, because: "a question has one recording")
    }
    if let picture = question.pictures.first {
      var image = AuthoringMapping()
      image.add("file", picture.file)
      image.add("alt", ForeignQuestion.oneLine(picture.alt))
      entry.addLine("image", image)
    }
    for picture in question.pictures.dropFirst() {
      report.lose("image", picture.file, at: place, because: "a question has one picture")
    }
    entry.add("review", review)
  }

  /// Adds what is said after any right answer and any wrong one.
  private mutating func addCommonFeedback() {
    explain(question.feedback.onRight)
    for (kind, text) in [("partly right", question.feedback.onPart), ("wrong", question.feedback.onWrong)] {
      let text = ForeignQuestion.oneLine(text)
      if !Self.isEmptyWord(text) { guidance.append("a \(kind) answer: \(text)") }
    }
  }

  private mutating func addMarks(_ type: String, _ report: inout ImportReport) {
    guard let marks = question.marks, marks != 1 else { return }
    let shown = Self.shown(marks)
    if type == "choice" || type == "true-false" {
      report.lose("marks", shown, at: question.place, because: "a question of one choice carries one mark")
    } else if marks < 1 || marks > 1_000_000 || marks != marks.rounded() {
      report.lose("marks", shown, at: question.place, because: "marks are whole numbers from 1")
    } else if type == "short", rubricCount < Int(marks) {
      review.append("the source gives \(shown) marks: write a point of the rubric for each")
    } else {
      entry.add("marks", Int(marks))
    }
  }

  private var rubricCount: Int {
    for case ("rubric", .list(let points)) in entry.entries { return points.count }
    return 0
  }

  // MARK: - Answers

  /// Adds what says the right answer, and returns the type's name.
  private mutating func answer(
    _ body: inout AuthoringMapping, _ report: inout ImportReport
  ) throws(ForeignRefusal) -> String {
    switch question.kind {
    case .choice(let options): return try choose(options, &body, &report)
    case .several(let options): return try chooseSeveral(options, &body, &report)
    case .trueFalse(let isTrue, let right, let wrong):
      addTrueFalse(isTrue, right: right, wrong: wrong, &body)
      return "true-false"
    case .typed(let options):
      let accepted = try typed(options, gap: nil, &report)
      body.add("answer", accepted[0])
      body.addRow("accept", Array(accepted.dropFirst()))
      return "typed"
    case .numeric(let numbers):
      try addNumber(numbers, &body, &report)
      return "numeric"
    case .matching(let pairs):
      try match(pairs, &body, &report)
      return "matching"
    case .cloze(let gaps): return try fillGaps(gaps, &body, &report)
    case .ordering(let items):
      let items = items.map(ForeignQuestion.oneLine)
      guard items.count > 1 else { throw ForeignRefusal(reason: "there is nothing to put in order") }
      guard !items.contains("") else { throw ForeignRefusal(reason: "one thing to put in order has no text") }
      body.add("answer", items)
      return "ordering"
    case .essay(let rubric):
      addRubric(rubric, &body)
      return "short"
    case .description: throw ForeignRefusal(reason: "it is a text that asks nothing")
    case .unfit(let reason): throw ForeignRefusal(reason: reason)
    case .other(let name):
      throw ForeignRefusal(reason: "a curriculum has no question of the type '\(name)'")
    }
  }

  /// Options that say something, each once.
  private func distinct(
    _ options: [ForeignQuestion.Option], _ report: inout ImportReport
  ) throws(ForeignRefusal) -> [ForeignQuestion.Option] {
    var places: [String: Int] = [:]
    var kept: [ForeignQuestion.Option] = []
    for option in options {
      var option = option
      option.text = ForeignQuestion.oneLine(option.text)
      guard !option.text.isEmpty else {
        guard option.weight <= 0 else { throw ForeignRefusal(reason: "its right option has no text") }
        report.lose("option", option.feedback, at: question.place, because: "it has no text")
        continue
      }
      if let place = places[option.text] {
        report.lose("option", option.text, at: question.place, because: "it stands there twice")
        if option.weight > kept[place].weight { kept[place] = option }
      } else {
        places[option.text] = kept.count
        kept.append(option)
      }
    }
    return kept
  }

  private mutating func choose(
    _ options: [ForeignQuestion.Option], _ body: inout AuthoringMapping, _ report: inout ImportReport
  ) throws(ForeignRefusal) -> String {
    var options = try distinct(options, &report)
    let best = options.map(\.weight).max() ?? 0
    guard best > 0, let key = options.firstIndex(where: { $0.weight == best }) else {
      throw ForeignRefusal(reason: "no option is right")
    }
    if best < 100 {
      report.repair(
        at: question.place, "no option earns all; the best, of \(Self.shown(best)) %, is the right one")
    }
    if let isTrue = Self.judgement(options, key) {
      addTrueFalse(isTrue, right: options[key].feedback, wrong: options[1 - key].feedback, &body)
      return "true-false"
    }
    let answer = options[key].text
    options = options.enumerated().filter { index, option in
      guard index != key, option.weight == best else { return true }
      report.lose(
        "option", option.text, at: question.place,
        because: "it is as right as '\(answer)', and a choice has one right option")
      return false
    }.map(\.element)
    addFeedback(options, right: { $0.text == answer }, &report)
    if options.count > 1 {
      body.add("options", options.map(\.text))
    } else {
      report.repair(at: question.place, "it has no wrong option; 'curricc build' chooses some")
    }
    body.add("answer", answer)
    return "choice"
  }

  /// What two options say that are 'true' and 'false'; nil for others.
  private static func judgement(_ options: [ForeignQuestion.Option], _ key: Int) -> Bool? {
    guard options.count == 2, Set(options.map { $0.text.lowercased() }) == ["true", "false"] else {
      return nil
    }
    return options[key].text.lowercased() == "true"
  }

  private mutating func chooseSeveral(
    _ options: [ForeignQuestion.Option], _ body: inout AuthoringMapping, _ report: inout ImportReport
  ) throws(ForeignRefusal) -> String {
    let options = try distinct(options, &report)
    let right = options.filter { $0.weight > 0 }
    guard !right.isEmpty else { throw ForeignRefusal(reason: "no option is right") }
    guard right.count < options.count || options.count > 1 else {
      throw ForeignRefusal(reason: "it has one option alone")
    }
    if let most = right.map(\.weight).max(), let least = right.map(\.weight).min(), most - least > 0.1 {
      report.lose(
        "weights", right.map { "\($0.text): \(Self.shown($0.weight)) %" }.joined(separator: "; "),
        at: question.place, because: "all right options count the same")
    }
    addFeedback(options, right: { $0.weight > 0 }, &report, hasPenalties: true)
    body.add("options", options.map(\.text))
    body.add("answer", right.map(\.text))
    return "multi-choice"
  }

  private mutating func addTrueFalse(
    _ isTrue: Bool, right: String, wrong: String, _ body: inout AuthoringMapping
  ) {
    body.addPlain("answer", isTrue ? "true" : "false")
    explain(right)
    let wrong = ForeignQuestion.oneLine(wrong)
    if !wrong.isEmpty { guidance.append("\(isTrue ? "false" : "true"): \(wrong)") }
  }

  private mutating func fillGaps(
    _ gaps: [[ForeignQuestion.Option]], _ body: inout AuthoringMapping, _ report: inout ImportReport
  ) throws(ForeignRefusal) -> String {
    let count = gapCount(in: question.prompt) + gapCount(in: question.stem)
    guard count == gaps.count, !gaps.isEmpty else {
      throw ForeignRefusal(
        reason: "its text has \(count) gaps, and answers for \(gaps.count)")
    }
    var answers: [AuthoringValue] = []
    for (index, gap) in gaps.enumerated() {
      let accepted = try typed(gap, gap: gaps.count > 1 ? index + 1 : 0, &report)
      answers.append(
        accepted.count == 1 ? .text(accepted[0]) : .row(accepted.map { .text($0) }))
    }
    if case .text(let only)? = answers.first, answers.count == 1 {
      body.add("answer", only)
    } else {
      body.addValues("answer", answers)
    }
    return "cloze"
  }

  private mutating func match(
    _ pairs: [ForeignQuestion.Pair], _ body: inout AuthoringMapping, _ report: inout ImportReport
  ) throws(ForeignRefusal) {
    var kept = AuthoringMapping()
    var lefts: Set<String> = []
    var rights: Set<String> = []
    for pair in pairs {
      let left = ForeignQuestion.oneLine(pair.left)
      let right = ForeignQuestion.oneLine(pair.right)
      if right.isEmpty {
        throw ForeignRefusal(reason: "'\(left)' is to be matched with nothing")
      } else if left.isEmpty {
        report.lose("pair", right, at: question.place, because: "nothing is to be matched with it")
      } else if !lefts.insert(left).inserted {
        report.lose(
          "pair", "\(left): \(right)", at: question.place, because: "its left side stands there twice")
      } else if !rights.insert(AcceptableAnswers.comparisonForm(of: right)).inserted {
        report.lose(
          "pair", "\(left): \(right)", at: question.place,
          because: "its right side belongs to another left one too, and pairs are one to one")
      } else {
        // The YAML reader looks no further for the colon of a key.
        guard left.utf8.count < 900 else {
          throw ForeignRefusal(reason: "a left side has more than 900 bytes")
        }
        kept.add(left, right)
      }
    }
    guard kept.entries.count > 1 else { throw ForeignRefusal(reason: "it has fewer than two pairs") }
    body.add("pairs", kept)
  }

  private mutating func addRubric(_ rubric: [String], _ body: inout AuthoringMapping) {
    let points = rubric.map(ForeignQuestion.oneLine).filter { !$0.isEmpty }
    if points.isEmpty {
      body.add("rubric", ["A teacher judges the answer."])
      review.append("the source has no mark scheme: write the rubric")
    } else {
      body.add("rubric", points)
    }
  }

  private mutating func addNumber(
    _ numbers: [ForeignQuestion.Number], _ body: inout AuthoringMapping, _ report: inout ImportReport
  ) throws(ForeignRefusal) {
    let best = numbers.map(\.weight).max() ?? 0
    guard best > 0, let key = numbers.firstIndex(where: { $0.weight == best }) else {
      throw ForeignRefusal(reason: "no number is right")
    }
    if best < 100 {
      report.repair(
        at: question.place, "no number earns all; the best, of \(Self.shown(best)) %, is the right one")
    }
    var answer = try numbers[key].mapping
    explain(numbers[key].feedback)
    var accepted: [AuthoringValue] = []
    for (index, number) in numbers.enumerated() where index != key {
      if number.weight == best, let value = number.keyValue {
        guard value != numbers[key].keyValue || number.unit != numbers[key].unit else {
          report.lose("number", value, at: question.place, because: "it stands there twice")
          continue
        }
        var other = AuthoringMapping()
        other.addPlain("value", value)
        other.add("unit", number.unit ?? numbers[key].unit ?? "none")
        accepted.append(.line(other))
      } else {
        let option = ForeignQuestion.Option(
          text: number.value, weight: number.weight, feedback: number.feedback)
        advise(on: option, "", &report)
      }
    }
    answer.addValues("accept", accepted)
    body.add("answer", answer)
  }
}
