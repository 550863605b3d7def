/// A question as rules see it, wherever it stands: in a lesson, a boss test, a quiz, a kit, a deck.
///
/// A class only so that handing it on costs one reference count; it never changes.
package final class Item: Sendable {
  /// Where an item stands; the number is a position in the curriculum's list of that kind.
  package enum Home: Hashable, Sendable {
    case lesson(Int)
    case bossTest(Int)
    case quiz(Int)
    case kit(Int)
    case deck(Int)
  }

  /// Where it stands.
  package let home: Home
  /// The question; nil for a kit's, which is `kitQuestion`.
  package let question: Question?
  /// A kit's question; nil for any other.
  package let kitQuestion: KitQuestion?
  /// What is asked: the stem, whole.
  package let prompt: Wording
  /// What can be chosen, in the order that is written; a kit's correct answer comes first.
  ///
  /// Empty when nothing is.
  package let options: [Text]
  /// Positions of the right options, ascending.
  package let keys: [Int]
  /// The words of a choice or of a statement to judge, outside kits; nil for any other item.
  package let words: ItemWords?

  init(_ question: Question, in home: Home) {
    self.home = home
    self.question = question
    kitQuestion = nil
    prompt = question.prompt
    switch question.body {
    case .choice(let options, let keys, _):
      (self.options, self.keys) = (options, keys)
      words = ItemWords(question.prompt, options)
    case .trueFalse:
      (options, keys) = ([], [])
      words = ItemWords(question.prompt, [])
    default:
      (options, keys) = ([], [])
      words = nil
    }
  }

  init(_ question: KitQuestion, in home: Home) {
    self.home = home
    self.question = nil
    kitQuestion = question
    prompt = Wording(question.question)
    options = [question.correctAnswer] + question.incorrectAnswers
    keys = [0]
    words = nil
  }

  /// Who it is.
  package var identity: Identity? { question?.identity ?? kitQuestion?.identity }

  /// Where to point when something about the whole item is wrong.
  package var head: SourceSpan { question?.head ?? kitQuestion?.head ?? prompt.span }

  /// The key of a choice with one right option.
  package var key: Text? { keys.count == 1 ? options[keys[0]] : nil }

  /// The options that are wrong.
  package var distractors: [Text] {
    options.enumerated().filter { !keys.contains($0.offset) }.map(\.element)
  }

  /// Every text that a learner may see of it: prompt, options, answers, pairs.
  package var shownTexts: [Text] {
    switch question?.body {
    case nil, .choice, .trueFalse, .numeric: prompt.parts + options
    case .typed(let answer, let accept), .spoken(let answer, let accept): prompt.parts + [answer] + accept
    case .cloze(let gaps): prompt.parts + gaps.flatMap { $0 }
    case .ordering(let items): prompt.parts + items
    case .matching(let pairs): prompt.parts + pairs.flatMap { [$0.left, $0.right] }
    case .rubric(let points): prompt.parts + points
    case .recall(let answer): prompt.parts + [answer]
    }
  }

  /// True when one of several options is chosen.
  package var isSingleChoice: Bool { keys.count == 1 && options.count > 1 }

  /// True for items of a test that counts: a boss test, a story's kit.
  package var isSummative: Bool {
    switch home {
    case .bossTest, .kit: true
    default: false
    }
  }
}

extension Item {
  /// Calls `body` with each text of the item that a learner reads or is compared with.
  func forEachText(_ body: (Text) -> Void) {
    prompt.parts.forEach(body)
    options.forEach(body)
    if let kitQuestion {
      kitQuestion.accept.forEach(body)
      kitQuestion.details.forEachText(body)
    }
    guard let question else { return }
    question.details.forEachText(body)
    switch question.body {
    case .choice, .trueFalse, .numeric: break
    case .typed(let answer, let accept), .spoken(let answer, let accept):
      body(answer)
      accept.forEach(body)
    case .cloze(let gaps): gaps.joined().forEach(body)
    case .ordering(let items): items.forEach(body)
    case .matching(let pairs):
      for pair in pairs {
        body(pair.left)
        body(pair.right)
      }
    case .rubric(let points): points.forEach(body)
    case .recall(let answer): body(answer)
    }
  }
}

extension QuestionDetails {
  /// Calls `body` with each text that a learner reads beside the question.
  fileprivate func forEachText(_ body: (Text) -> Void) {
    if let explanation { body(explanation) }
    hints.forEach(body)
  }
}

/// Collects every item of a curriculum: lessons' exercises, boss tests, quizzes, kits, decks, each in file order.
///
/// - Complexity: O(*n*) in the number of items and the bytes of those that are chosen or judged.
func collectItems(_ curriculum: Curriculum, threads: Int) -> [Item] {
  let exercises = parallelMap(curriculum.lessons, threads: threads) { index, lesson in
    lesson.exercises.map { Item($0, in: .lesson(index)) }
  }
  let bossItems = parallelMap(curriculum.bossTests, threads: threads) { index, boss in
    boss.items.map { Item($0, in: .bossTest(index)) }
  }
  var items = exercises.flatMap(\.self) + bossItems.flatMap(\.self)
  for (index, quiz) in curriculum.quizzes.enumerated() {
    items += quiz.questions.map { Item($0, in: .quiz(index)) }
  }
  for (index, kit) in curriculum.kits.enumerated() {
    items += kit.questions.map { Item($0, in: .kit(index)) }
  }
  for (index, deck) in curriculum.decks.enumerated() {
    items += deck.flashcards.map { Item($0, in: .deck(index)) }
  }
  return items
}
