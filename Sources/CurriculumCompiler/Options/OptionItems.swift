import CurriculumRuntime

/// Finds the items of a curriculum that have fewer options than the policy wants.
struct OptionItems {
  private let curriculum: Curriculum
  private let order: TeachingOrder
  private let policy: DistractorPolicy
  private let homes: OptionHomes
  private(set) var items: [OptionItem] = []
  private var places = KeyPlaces()

  /// The items, home by home in the order in which they are asked.
  ///
  /// - Complexity: O(*n*) in the number of questions.
  init(_ curriculum: Curriculum, _ order: TeachingOrder, _ homes: OptionHomes) {
    self.curriculum = curriculum
    self.order = order
    policy = curriculum.settings.distractors
    self.homes = homes
    for (index, lesson) in curriculum.lessons.enumerated() where !lesson.exercises.isEmpty {
      guard let course = curriculum.courseOfLesson[index] else { continue }
      places = KeyPlaces()
      for question in lesson.exercises { add(question, course: course, homes.lesson(index)) }
    }
    for (index, boss) in curriculum.bossTests.enumerated() {
      guard let band = curriculum.bandOfBossTest[index], let course = curriculum.courseOfBand[band] else {
        continue
      }
      places = KeyPlaces()
      for question in boss.items { add(question, course: course, homes.bossTest(band)) }
    }
    for (index, quiz) in curriculum.quizzes.enumerated() {
      places = KeyPlaces()
      for question in quiz.questions {
        add(question, .quizzes(quiz.language.string), homes.quiz(index))
      }
    }
    for (index, kit) in curriculum.kits.enumerated() {
      guard let story = curriculum.storyOfKit[index] else { continue }
      places = KeyPlaces()
      for question in kit.questions { add(question, .story(story), homes.kit(index)) }
    }
  }

  /// Adds a question of a course: its answers are words of the course, or translations.
  private mutating func add(_ question: Question, course: Int, _ home: OptionHome) {
    let isWord = homes.isWord(question, course)
    add(question, isWord ? .words(course: course) : .translations(course: course), home)
  }

  private mutating func add(_ question: Question, _ realm: OptionItem.Realm, _ home: OptionHome) {
    switch question.body {
    case .choice(let options, let keys, true):
      let authored =
        keys.count == 1 ? options.indices.filter { $0 != keys[0] }.map { options[$0].string } : []
      guard authored.count < wanted(realm) else {
        places.note(keys.first ?? 0)
        return
      }
      var request = OptionRequest(
        key: options[keys[0]].string, prompt: question.prompt.string, wanted: policy.choices)
      request.authored = authored
      add(question, realm, .choice(authored: question.authoredOptions), request, home)
    case .cloze(let gaps) where policy.gaps > 0:
      let answers = gaps.map { $0[0].string }
      var request = OptionRequest(key: answers[0], prompt: question.prompt.string, wanted: policy.gaps)
      request.accepted = gaps.flatMap { $0.map(\.string) }
      request.isGap = true
      add(question, realm, .gaps(answers), request, home)
    case .numeric(let answer) where policy.numbers > 0:
      let key = answer.value.value.text + (answer.unitText.map { " \($0)" } ?? "")
      let request = OptionRequest(key: key, prompt: question.prompt.string, wanted: policy.numbers)
      add(question, realm, .number, request, home)
    default: break
    }
  }

  /// Authored wrong options from which on a choice is left as it is.
  private func wanted(_ realm: OptionItem.Realm) -> Int {
    if case .quizzes = realm { return policy.choices }
    // Three options usually do (Rodriguez 2005), so who wrote three meant three.
    return policy.asksForChoices ? policy.choices : min(policy.choices, 2)
  }

  private mutating func add(
    _ question: Question, _ realm: OptionItem.Realm, _ kind: OptionItem.Kind, _ request: OptionRequest,
    _ home: OptionHome
  ) {
    var item = OptionItem(
      identity: question.identity, realm: realm, kind: kind, prompt: question.prompt.span,
      pins: question.details.verdicts?.pinned ?? [], request: request)
    item.request.take(question.details.verdicts)
    item.request.home = home
    if case .number = kind { item.request.writesPlainDigits = true }
    let slips =
      if case .number = kind {
        numericSlips(for: question)
      } else {
        numericSlips(
          forKey: request.key, prompt: request.prompt, accepted: request.accepted,
          working: question.details.working?.string)
      }
    append(item, slips)
  }

  private mutating func add(_ question: KitQuestion, _ realm: OptionItem.Realm, _ home: OptionHome) {
    guard question.incorrectAnswers.count < policy.kits else { return }
    var request = OptionRequest(
      key: question.correctAnswer.string, prompt: question.question.string, wanted: policy.kits)
    request.accepted = question.accept.map(\.string)
    request.authored = question.incorrectAnswers.map(\.string)
    request.take(question.details.verdicts)
    request.home = home
    let item = OptionItem(
      identity: question.identity, realm: realm, kind: .kit, prompt: question.question.span,
      pins: question.details.verdicts?.pinned ?? [], request: request)
    append(
      item,
      numericSlips(forKey: request.key, prompt: request.prompt, accepted: request.accepted))
  }

  private mutating func append(_ item: OptionItem, _ slips: [NumericSlip]) {
    var item = item
    item.keyPlace = places.place(for: item.identity.number, among: item.request.wanted + 1)
    let wanted = item.request.wanted - item.request.authored.count
    item.request.slips = slips.varyingRank(
      of: item.request.key, place: item.keyPlace, wanted: wanted)
    items.append(item)
  }
}

extension OptionRequest {
  /// Takes an author's verdicts over.
  mutating func take(_ verdicts: DistractorVerdicts?) {
    pinned = verdicts?.pinned.map(\.string) ?? []
    approved = verdicts?.accepted.map(\.string) ?? []
    banned = verdicts?.banned.map(\.string) ?? []
  }
}

extension Question {
  /// The answer that options would stand beside; nil for a question without one.
  var optionKey: String? {
    switch body {
    case .choice(let options, let keys, true): keys.first.map { options[$0].string }
    case .cloze(let gaps): gaps.first?.first?.string
    default: nil
    }
  }
}

extension [NumericSlip] {
  /// Named mistakes first; then neighbours from the side on which the right answer needs them to have a place of
  /// its own among the numbers.
  func varyingRank(of key: String, place: Int, wanted: Int) -> [NumericSlip] {
    guard let value = OptionQuantity(key)?.value, wanted > 0 else { return self }
    let named = filter { $0.errorTag != nil }
    let neighbours = filter { $0.errorTag == nil }
    let taken = named.prefix(wanted)
    let isLow: (NumericSlip) -> Bool = { (OptionQuantity($0.text)?.value ?? value) < value }
    let below = taken.count(where: isLow)
    let missing = Swift.max(0, Swift.min(place - below, wanted - taken.count))
    let low = neighbours.filter(isLow)
    let high = neighbours.filter { !isLow($0) }
    let rest = Swift.max(0, wanted - taken.count - missing)
    return named + low.prefix(missing) + high.prefix(rest) + low.dropFirst(missing) + high.dropFirst(rest)
  }
}
