/// Items that a learner meets as one test, or that are judged together for want of a test.
struct ItemGroup: Sendable {
  /// What it is, in words: "the quiz", "the boss test".
  let name: String
  /// Where to point when something about the whole is wrong.
  let span: SourceSpan
  /// The items, in order.
  let items: [Item]
  /// True for what is taken in one sitting, so that order matters.
  let isSitting: Bool
}

extension LintContext {
  /// The boss tests, quizzes, kits and decks, each with its items, and for each course the exercises of all lessons.
  ///
  /// Groups of which a question could not be read are left out, since rules count in them.
  ///
  /// - Complexity: O(*n*) in the number of items.
  func itemGroups() -> [ItemGroup] {
    guard !curriculum.isIncomplete else { return [] }
    var items: [Item.Home: [Item]] = [:]
    var exercises = [[Item]](repeating: [], count: curriculum.courses.count)
    for item in self.items {
      guard case .lesson(let lesson) = item.home else {
        items[item.home, default: []].append(item)
        continue
      }
      if let course = curriculum.courseOfLesson[lesson] { exercises[course].append(item) }
    }
    var groups: [ItemGroup] = []
    func add(_ name: String, _ identity: Identity, _ namespace: String, _ home: Item.Home) {
      guard let found = items[home], !curriculum.hasBroken(.question, in: namespace) else { return }
      groups.append(ItemGroup(name: name, span: identity.id.span, items: found, isSitting: true))
    }
    for (index, course) in curriculum.courses.enumerated()
    where !exercises[index].isEmpty && !curriculum.hasBroken(.question, in: course.identity.id.string) {
      groups.append(
        ItemGroup(
          name: "the exercises of the course", span: course.identity.id.span, items: exercises[index],
          isSitting: false))
    }
    for (index, boss) in curriculum.bossTests.enumerated() {
      add("the boss test", boss.identity, boss.course.string, .bossTest(index))
    }
    for (index, quiz) in curriculum.quizzes.enumerated() {
      add("the quiz", quiz.identity, quiz.identity.id.string, .quiz(index))
    }
    for (index, kit) in curriculum.kits.enumerated() {
      add("the kit", kit.identity, kit.story.string, .kit(index))
    }
    for (index, deck) in curriculum.decks.enumerated() {
      add("the deck", deck.identity, deck.identity.id.string, .deck(index))
    }
    return groups
  }
}

extension Item {
  /// The chance of getting the item right by guessing, 0...1.
  ///
  /// - Parameter policy: How many wrong options are chosen for it, where the author has fewer.
  func guessingChance(_ policy: DistractorPolicy) -> Double {
    if kitQuestion != nil { return 1 / Double(max(options.count, policy.kits + 1)) }
    switch question?.body {
    case .choice(let options, _, true): return 1 / Double(max(options.count, policy.choices + 1, 1))
    // Any set of options but the empty one may be ticked.
    case .choice(let options, _, false): return 1 / Double((1 << min(options.count, 30)) - 1)
    case .trueFalse: return 0.5
    case .matching(let pairs): return 1 / factorial(pairs.count)
    case .ordering(let items): return 1 / factorial(items.count)
    default: return 0
    }
  }

  /// True when the item states something and asks whether it is so.
  var statement: Bool? {
    if case .trueFalse(let isTrue) = question?.body { return isTrue.value }
    return nil
  }
}

private func factorial(_ number: Int) -> Double { (1...max(number, 1)).reduce(1) { $0 * Double($1) } }
