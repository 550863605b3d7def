import PDFText

extension ItemBuilder {
  /// What most questions of a document do, so that one may be read so, too.
  struct Habits {
    /// Options without letters stand on lines of their own below the question.
    var hasUnletteredOptions = false
    /// How many options without letters most questions have, where the sheet tells to choose.
    var usualUnlettered: Int?
    /// Options stand in a line below the question with slashes between them.
    var hasSlashedOptions = false
    /// Options stand in a row below what is asked, with nothing before them.
    var hasRowsOfOptions = false
    /// Options stand within the sentence, in brackets with slashes between them.
    var hasOptionsWithin = false
    /// Answers stand behind arrows below the question.
    var hasArrowAnswers = false
    /// Answers stand behind arrows that follow the question's last sentence.
    var hasArrowsWithin = false
    /// Answers stand below some questions in a colour of their own.
    var hasColouredAnswers = false
    /// Answers stand in gaps in a colour of their own.
    var hasFilledGaps = false
    /// Questions begin with their marks in round brackets: "(2) Expand …".
    var beginsWithMarks = false
    /// Questions have titles of their own on the lines of their labels.
    var hasTitles = false
    /// Answers stand in bullets below the question.
    var hasBulletAnswers = false
    /// Options stand in bullets below the question, those that are right told apart.
    var hasBulletedOptions = false
    /// Words before one of several options say that it is the answer.
    var hasNamedOptions = false
    /// The letters of right options stand alone below them.
    var hasLoneKeys = false
    /// Answers differ from their questions in how they are set: plain behind bold, italic behind upright, in colour.
    var hasStyledAnswers = false
    /// Marks stand in a column of their own at the right.
    var hasMarksColumn = false
    /// Answers are set in below their questions.
    var hasSetOffAnswers = false
    /// Answers are set in by a letter's room, as entries of a list are whose bullets are drawn.
    var hasNearAnswers = false
    /// Questions end with their marks in round brackets: "… (2)".
    var hasMarksInText = false
    /// Lines that stand below most questions word for word, and so say nothing of any: "Your answer".
    var repeated: Set<String> = []
    /// Names of axes that several questions have below them.
    var axes: Set<String> = []
    /// How many lettered parts nearly all questions have; those below a sentence without an end are its options.
    var optionParts: Int?
    /// How many options most questions have that have lettered parts or options.
    var usualOptions: Int?
    /// Lettered parts are options wherever they stand.
    var lettersAreOptions = false
    /// A line tells to choose a letter, a word or an answer for each question.
    var tellsToChoose = false
    /// Names that begin something beside most questions: "Topic: …".
    var sideHeads: Set<String> = []
    /// Where answers begin that stand to the right of most questions, by the columns of the page.
    var answerColumns: [Int: Int32] = [:]
    /// Dots lead to the answers at the ends of their lines.
    var hasLedAnswers = false
    /// Answers stand in brackets behind the question mark.
    var hasBracketedAnswers = false
    /// Runs of questions whose answers follow their question marks on the next line.
    var followingRuns: Set<Int> = []
    /// Answers follow dashes.
    var hasDashedAnswers = false
    /// Answers follow the question marks on the same line.
    var hasRunInAnswers = false
    /// A sign that ends most questions, as the star of forms that want an answer.
    var lastSign: String?

    /// True where nothing but its style or its place tells an answer below a question from what does not belong to it.
    var tellNoAnswers: Bool {
      !hasBulletAnswers && !hasStyledAnswers && !hasSetOffAnswers && !hasNearAnswers && !hasUnletteredOptions
        && !hasBulletedOptions
    }

    /// Takes what stands below most questions out of the rows of one.
    func takeRepeated(from rows: inout [[QuestionCell]]) {
      guard !repeated.isEmpty else { return }
      while rows.count > 1, let last = rows.last, repeated.contains(last.joinedText.lowercased()) {
        rows.removeLast()
      }
      if let first = rows.dropFirst().firstIndex(where: { repeated.contains($0.joinedText.lowercased()) }) {
        rows.remove(at: first)
      }
    }
  }
}

/// Counts what questions do.
struct HabitCounts {
  var bullets = (all: 0, asking: 0)
  /// How many questions have bullets that may be options, and of how many it is told which are right.
  var bulleted = (all: 0, told: 0)
  /// In how many questions words say of one of several options that it is the answer, and in how many it has others on
  /// both sides.
  var named = (all: 0, inside: 0)
  var loneKeys = 0
  var arrows = 0
  var arrowsWithin = 0
  var unlettered = 0
  var unletteredSizes: [Int: Int] = [:]
  /// How many questions have lines below what is asked.
  var followed = 0
  var styled = 0
  /// How many questions whose answers no word names have lines below them that are set in another way, and how many of these ask
  /// something by themselves.
  var styledUnnamed = (all: 0, asking: 0)
  /// How many have an answer that a word names.
  var answered = 0
  /// How many questions have no options.
  var plain = 0
  /// How many have lines set in below them, and how many of these ask something by themselves: parts of a question may not.
  var setOff = (all: 0, asking: 0)
  var setOffNear = (all: 0, asking: 0)
  var slashed = 0
  /// Those with a row of options below.
  var optionRows = 0
  var within = 0
  var leading = 0
  var coloured = 0
  /// How many questions have gaps filled in, in brackets and elsewhere.
  var filled = (bracketed: 0, others: 0)
  var inColumn = 0
  var marked = 0
  /// How many have no letters of options.
  var unlisted = 0
  var leaves = 0
  /// How many questions end their first line with a sign.
  var signs: [String: Int] = [:]
  /// How many questions have something beside them that a name begins.
  var heads: [String: Int] = [:]
  /// Where cells begin that stand to the right of questions, by the columns of the page.
  var columns: [Int: [Int32]] = [:]
  var bracketed = 0
  var led = 0
  var runIn = 0
  var dashed = 0
  /// How many questions have a line below their first.
  var below: [String: Int] = [:]
  /// How many questions have a word at an axis below them.
  var axes: [String: Int] = [:]

  mutating func add(_ lines: QuestionLines, _ document: DocumentLines, _ joiner: LineJoiner) {
    leaves += 1
    if lines.marks == nil, lines.mayHaveMarksColumn(document) { inColumn += 1 }
    var rows = lines.rows
    for name in SideHeads.names(in: rows) { heads[name, default: 0] += 1 }
    var shorter = rows
    if BesideAnswer.takeLed(from: &shorter) != nil { led += 1 }
    if let place = BesideAnswer.place(in: rows), OptionReader(joiner: joiner).read(rows) == nil {
      columns[rows.first?.first.map { document.lines[$0.line].column } ?? 0, default: []].append(place.left)
    }
    let text = joiner.text(rows.map(\.joinedText))
    if BesideAnswer.bracketed(text) != nil { bracketed += 1 }
    if RunInAnswer.divide(text) != nil { runIn += 1 }
    if RunInAnswer.divideAtDash(text) != nil { dashed += 1 }
    if SlashedOptions.within(text) != nil { within += 1 }
    if lines.marks == nil, lines.leadingMarks() != nil { leading += 1 }
    if StyledAnswer.isInColour(rows) { coloured += 1 }
    if let isBracketed = FilledGap.isIn(rows) {
      if isBracketed { filled.bracketed += 1 } else { filled.others += 1 }
    }
    for text in Set(rows.dropFirst().map { $0.joinedText.lowercased() }) { below[text, default: 0] += 1 }
    if let name = FigureWords.axis(rows, document) { axes[name, default: 0] += 1 }
    if let sign = rows.first?.last?.words.last?.text, "*†‡★•".contains(sign) { signs[sign, default: 0] += 1 }
    if let last = rows.last?.joinedText, last.hasSuffix(")") || last.hasSuffix(")."),
      MarkReader.trailing(last, isAtMargin: true) != nil
    {
      marked += 1
    }
    var above = rows
    if LoneKey.take(from: &above, joiner) != nil { loneKeys += 1 }
    if OptionReader(joiner: joiner).read(rows) != nil { return }
    unlisted += 1
    plain += 1
    if let found = BulletedOptions.take(from: &above, document, joiner) {
      bulleted.all += 1
      if !found.right.isEmpty { bulleted.told += 1 }
      if let place = found.named {
        let isInside = place > 0 && place < found.options.count - 1
        named = (named.all + 1, named.inside + (isInside ? 1 : 0))
      }
    }
    var withoutArrow = rows
    if ArrowAnswer.take(from: &withoutArrow, joiner) != nil { arrows += 1 }
    withoutArrow = rows
    if ArrowAnswer.takeWithin(from: &withoutArrow, joiner) != nil { arrowsWithin += 1 }
    func asks(_ rows: [[QuestionCell]]) -> Bool {
      Asking.worth(joiner.text(rows.map(\.joinedText))) >= 0.9
    }
    var others = rows
    if SlashedOptions.take(from: &others) != nil { slashed += 1 }
    others = rows
    if SetOffAnswer.take(from: &others, joiner) != nil {
      setOff.all += 1
      if asks(others) { setOff.asking += 1 }
    }
    others = rows
    if SetOffAnswer.take(from: &others, joiner, isNear: true) != nil {
      setOffNear.all += 1
      if asks(others) { setOffNear.asking += 1 }
    }
    others = rows
    var unnamed = rows
    var outside: [String] = []
    let isNamed = InlineAnswer.take(from: &unnamed, joiner, outside: &outside) != nil
    if isNamed { answered += 1 }
    if StyledAnswer.take(from: &others, joiner) != nil {
      let asks = asks(others)
      if asks { styled += 1 }
      if !isNamed {
        styledUnnamed.all += 1
        if asks { styledUnnamed.asking += 1 }
      }
    }
    if Bullets.take(from: &rows, joiner) != nil {
      bullets.all += 1
      if asks(rows) { bullets.asking += 1 }
    }
    rows = lines.rows
    if UnletteredOptions.takeVerdicts(from: &rows) {
      unlettered += 1
      followed += 1
      return
    }
    others = rows
    if RowOfOptions.take(from: &others) != nil { optionRows += 1 }
    if UnletteredOptions.divide(rows) != nil { followed += 1 }
    if let options = UnletteredOptions.take(from: &rows, document, joiner), options.count >= 3 {
      unlettered += 1
      unletteredSizes[options.count, default: 0] += 1
    }
  }

  var habits: ItemBuilder.Habits {
    var habits = ItemBuilder.Habits()
    func isUsual(_ count: Int, _ tenths: Int = 6) -> Bool { count >= 3 && count * 10 >= leaves * tenths }
    func hasUsual(_ count: (all: Int, asking: Int), _ tenths: Int) -> Bool {
      isUsual(count.asking, tenths)
        || count.asking >= 3 && count.asking * 3 >= leaves && isUsual(count.all, 7)
    }
    habits.hasArrowAnswers = isUsual(arrows)
    // One section of several may have them: no question has an arrow behind its end for another reason.
    habits.hasArrowsWithin = arrowsWithin >= 3
    habits.hasBulletedOptions = bulleted.told >= 3 && bulleted.told * 10 >= bulleted.all * 8
    habits.hasNamedOptions = habits.hasBulletedOptions && named.all >= 3 && named.inside * 4 >= named.all
    habits.hasLoneKeys = isUsual(loneKeys, 8)
    habits.hasBulletAnswers = hasUsual(bullets, 6)
    habits.hasSlashedOptions = isUsual(slashed)
    habits.hasRowsOfOptions = optionRows >= RowOfOptions.several
    habits.hasOptionsWithin = isUsual(within, 8)
    habits.beginsWithMarks = isUsual(leading, 6)
    habits.hasColouredAnswers = coloured >= 3
    habits.hasUnletteredOptions = unlettered >= 3 && unlettered * 10 >= followed * 7
    habits.hasMarksColumn = isUsual(inColumn, 7)
    habits.hasSetOffAnswers = hasUsual(setOff, 7) && !habits.hasBulletAnswers
    habits.hasNearAnswers =
      !habits.hasSetOffAnswers && isUsual(setOffNear.asking, 7) && !habits.hasBulletAnswers
    let unnamed = plain - answered
    habits.hasStyledAnswers =
      styled >= 3 && styled * 10 >= plain * 6
      // Phrases ask nothing by themselves, but their answers may be set as those of the others are.
      || unnamed > 4 && styledUnnamed.all * 10 >= unnamed * 7 && styledUnnamed.asking * 10 >= unnamed * 4
    // Questions to choose from may have theirs above them all.
    habits.hasMarksInText = isUsual(marked) || marked >= 5 && marked * 10 >= unlisted * 6
    habits.sideHeads = Set(heads.filter { isUsual($0.value) }.keys)
    if habits.hasNamedOptions {
      habits.sideHeads.subtract(ExplanationField.names.map { String($0.dropLast()) })
    }
    habits.hasBracketedAnswers = isUsual(bracketed)
    habits.hasLedAnswers = isUsual(led, 8)
    habits.hasRunInAnswers = runIn >= 5 && isUsual(runIn, 7)
    habits.hasDashedAnswers = dashed >= 5 && dashed * 20 >= leaves * 19
    let middles = columns.mapValues { $0.sorted()[$0.count / 2] }
    let near = middles.reduce(0) { sum, column in
      sum + (columns[column.key] ?? []).count { abs($0 - column.value) < 500 }
    }
    if !habits.hasMarksColumn, isUsual(near, 7) { habits.answerColumns = middles }
    habits.lastSign = signs.filter { isUsual($0.value) }.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    let repeated = Set(below.filter { isUsual($0.value) && Self.mayBeLeftOut($0.key) }.keys)
    habits.repeated = repeated.subtracting(Self.sameOptions(repeated))
      .union(["your answer", "enter your answer"])
    habits.axes = Set(axes.filter { $0.value >= 3 && Self.mayBeLeftOut($0.key) }.keys)
    return habits
  }
}

extension NumberedQuestions {
  /// What most of the questions do.
  func habits(_ questions: [QuestionNode]) -> ItemBuilder.Habits {
    var counts = HabitCounts()
    var leaves: [(lines: QuestionLines, run: Int)] = []
    func add(_ node: QuestionNode, _ run: Int) {
      guard node.children.isEmpty else { return node.children.forEach { add($0, run) } }
      if node.answerBefore == nil {
        leaves.append((QuestionLines(node.lines, document, marksBefore: nil), run))
      }
    }
    for question in questions { add(question, question.run) }
    for leaf in leaves { counts.add(leaf.lines, document, joiner) }
    var habits = counts.habits
    habits.hasFilledGaps =
      counts.filled.bracketed >= 3 || counts.filled.others >= 3 && FilledGap.isToldOf(in: document)
    habits.hasDashedAnswers =
      habits.hasDashedAnswers
      && questions.first?.lines.first.map { RunInAnswer.isOrdered(above: $0.line, document) } ?? false
    habits.followingRuns = followingRuns(leaves)
    let titled = questions.count { question in
      // A title is bold, where nothing names the question.
      guard
        question.path.first?.isNamed == true
          || question.lines.prefix(3).contains(where: {
            document.lines[$0.line].words.contains(where: \.isBold)
          })
      else { return false }
      var rows = QuestionLines(question.lines, document, marksBefore: nil).rows
      guard question.path.first?.isNamed == true || QuestionTitle.isBold(rows) else { return false }
      return QuestionTitle.take(from: &rows, document) != nil
    }
    if counts.unlettered >= 3, counts.unlettered * 10 >= counts.followed * 5,
      document.texts.contains(where: { ItemBuilder.tellsToChoose($0.lowercased()) })
    {
      // What stands below the questions is to be chosen from, in whatever letters, and answers none.
      (habits.hasUnletteredOptions, habits.hasStyledAnswers) = (true, false)
      (habits.hasSetOffAnswers, habits.hasNearAnswers) = (false, false)
      habits.usualUnlettered = counts.unletteredSizes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    habits.usualOptions = usualOptions(of: questions)
    habits.lettersAreOptions = lettersAreOptions(of: questions)
    habits.tellsToChoose =
      habits.usualOptions != nil && document.texts.contains { ItemBuilder.tellsToChoose($0.lowercased()) }
    habits.hasTitles = titled >= 3 && titled * 10 >= questions.count * 8
    // "3.1" and "3.2" are questions, and no parts of a third one.
    let units = questions.flatMap { question in
      !question.children.isEmpty && question.children.allSatisfy { $0.path.last?.style == .decimal }
        ? question.children : [question]
    }
    let parted = units.filter { $0.children.count > 2 && $0.children.allSatisfy(\.children.isEmpty) }
    let parts = Dictionary(parted.map { ($0.children.count, 1) }, uniquingKeysWith: +)
    guard let usual = parts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key, parted.count > 2,
      parts[usual, default: 0] * 10 >= parted.count * 8
    else { return habits }
    let asking = parted.count { asks($0) && !$0.children.contains(where: asks) }
    // Other questions may have parts, of another number.
    let alike = parted.filter { $0.children.count == usual }
    let askingAlike = alike.count { asks($0) && !$0.children.contains(where: asks) }
    let isWhole = parted.count * 10 >= units.count * 8 && parts.count == 1
    if isWhole && (asking > 1 || areChoices(parted))
      || askingAlike * 10 >= alike.count * 4 && areShort(alike)
      || areCompleted(alike)
    {
      habits.optionParts = usual
    }
    return habits
  }

  /// Runs of questions of which most have their answers on the line behind the question mark.
  private func followingRuns(_ leaves: [(lines: QuestionLines, run: Int)]) -> Set<Int> {
    var counts: [Int: (all: Int, following: Int)] = [:]
    for (lines, run) in leaves {
      var rows = lines.rows
      counts[run, default: (0, 0)].all += 1
      if FollowingAnswer.take(from: &rows, document, joiner) != nil { counts[run]?.following += 1 }
    }
    return Set(counts.filter { $1.following >= 3 && $1.following * 10 >= $1.all * 7 }.keys)
  }
}
