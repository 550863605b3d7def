/// A story played through by a learner who always does as much as is needed.
///
/// Source: indi's StoryModeViewModel and StoryModeExamViewModel: an exam opens when every kit of its stages is
/// passed; it asks a fixed number of questions, or as many as there are, and counts out of the fixed number.
package struct StorySimulation: Sendable {
  /// How much of what is asked the learner gets right.
  package enum Player: Sendable {
    /// Everything.
    case perfect
    /// The share that the story's own thresholds ask for, in each test and exam.
    case justPassing
  }

  /// A way through the story.
  package struct Way: Sendable {
    /// Tests of kits that are passed.
    package let tests: Int
    /// Exams that are passed.
    package let exams: Int
  }

  private struct ExamFacts {
    let covers: [StageName]
    let opens: [StageName]
    let coversSelected: Bool
    let isPassed: Bool
  }

  private let kits: [StageName: Int]
  private let starts: Set<StageName>
  private let exams: [ExamFacts]
  /// Exams, by their positions in the story, that the learner cannot pass though its stages have questions.
  package let failedExams: [Int]

  /// A story of a curriculum, by its position, and who plays it.
  package init(_ story: Int, _ curriculum: Curriculum, player: Player) {
    let facts = curriculum.stories[story]
    kits = curriculum.kitsOfStage[story].mapValues(\.count)
    let opened = Set(facts.exams.flatMap { $0.opens.compactMap { StageName(rawValue: $0.string) } })
    starts = Set(facts.stages.map(\.name.value)).subtracting(opened)
    var failed: [Int] = []
    exams = facts.exams.enumerated().map { index, exam in
      let pool = curriculum.examPool(exam, of: story)
      let isPassed = Self.passes(facts, pool: pool, player)
      if !isPassed, pool > 0 { failed.append(index) }
      return ExamFacts(
        covers: exam.covers.compactMap { StageName(rawValue: $0.string) },
        opens: exam.opens.compactMap { StageName(rawValue: $0.string) }, coversSelected: exam.coversSelected,
        isPassed: isPassed)
    }
    failedExams = failed
  }

  /// Whether a player passes an exam over a number of questions.
  private static func passes(_ story: Story, pool: Int, _ player: Player) -> Bool {
    let drawn = story.examQuestions.value
    let asked = min(pool, drawn)
    let share = player == .perfect ? 100 : story.examPassPercent.value
    let right = (share * asked + 99) / 100
    return asked > 0 && right >= Binomial.answersNeeded(story.examPassPercent.value, of: drawn)
  }

  /// The way to the end with the fewest tests, and of such ways the one with the fewest exams; nil when there is none.
  ///
  /// - Parameter selectsAll: True for a learner who selects every stage where the story lets him choose.
  /// - Complexity: O(2^*n* × *n*) in the number of exams; of more than 16 the rest is left out.
  package func shortestWay(selectsAll: Bool = false) -> Way? {
    let exams = Array(exams.prefix(16))
    var waiting: [Int] = [0]
    var seen: Set<Int> = [0]
    var best: Way?
    while let passed = waiting.popLast() {
      let taken = exams.indices.filter { passed & 1 << $0 != 0 }
      let open = starts.union(taken.flatMap { exams[$0].opens })
      if taken.contains(where: { exams[$0].opens.isEmpty }) {
        let way = Way(tests: tests(taken.map { exams[$0] }, open, selectsAll), exams: taken.count)
        if best.map({ (way.tests, way.exams) < ($0.tests, $0.exams) }) ?? true { best = way }
        continue
      }
      for index in exams.indices where passed & 1 << index == 0 && exams[index].isPassed {
        let exam = exams[index]
        let ready = exam.covers.filter { open.contains($0) && kits[$0] ?? 0 > 0 }
        let isReady = exam.coversSelected && !selectsAll ? !ready.isEmpty : ready.count == exam.covers.count
        guard isReady, !exam.covers.isEmpty, seen.insert(passed | 1 << index).inserted else { continue }
        waiting.append(passed | 1 << index)
      }
    }
    return best
  }

  /// How many kits the stages of some exams have; where one is enough, the open one with the fewest.
  private func tests(_ exams: [ExamFacts], _ open: Set<StageName>, _ selectsAll: Bool) -> Int {
    var stages: Set<StageName> = []
    for exam in exams where !exam.coversSelected || selectsAll { stages.formUnion(exam.covers) }
    for exam in exams where exam.coversSelected && !selectsAll && stages.isDisjoint(with: exam.covers) {
      let choices = exam.covers.filter { open.contains($0) && kits[$0] ?? 0 > 0 }
      if let least = choices.min(by: { (kits[$0] ?? 0, $0.storedValue) < (kits[$1] ?? 0, $1.storedValue) }) {
        stages.insert(least)
      }
    }
    return stages.reduce(0) { $0 + (kits[$1] ?? 0) }
  }
}

extension Curriculum {
  /// How many questions an exam may draw from: those of all its stages, or of the selected one that has the fewest.
  func examPool(_ exam: Exam, of story: Int) -> Int {
    let pools = exam.covers.compactMap { StageName(rawValue: $0.string) }.map { stage in
      (kitsOfStage[story][stage] ?? []).reduce(0) { $0 + kits[$1].questions.count }
    }
    return exam.coversSelected ? pools.min() ?? 0 : pools.reduce(0, +)
  }
}
