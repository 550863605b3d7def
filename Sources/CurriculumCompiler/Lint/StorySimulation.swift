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

  /// Exams, by their positions in the story, that the learner cannot pass though its stages have questions.
  package let failedExams: [Int]

  /// A story of a curriculum, by its position, and who plays it.
  package init(_ story: Int, _ curriculum: Curriculum, player: Player) {
    let facts = curriculum.stories[story]
    failedExams = facts.exams.indices.filter { index in
      let pool = curriculum.examPool(facts.exams[index], of: story)
      return pool > 0 && !Self.passes(facts, pool: pool, player)
    }
  }

  /// Whether a player passes an exam over a number of questions.
  private static func passes(_ story: Story, pool: Int, _ player: Player) -> Bool {
    let drawn = story.examQuestions.value
    let asked = min(pool, drawn)
    let share = player == .perfect ? 100 : story.examPassPercent.value
    let right = (share * asked + 99) / 100
    return asked > 0 && right >= Binomial.answersNeeded(story.examPassPercent.value, of: drawn)
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
