/// The stages of a story, their kits, and the exams that lead from one to the next.
///
/// Source: indi's document, "General hierarchy of Study stages"; docs/runtime/rules.md, Unlocking.
public struct StoryMap: Hashable, Sendable {
  /// A kit of a stage, by the bundle's numbers.
  public struct Kit: Hashable, Sendable {
    /// The kit's number.
    public let kit: Int64
    /// The number of its stage.
    public let stage: Int64

    /// A kit of a stage.
    public init(kit: Int64, stage: Int64) {
      self.kit = kit
      self.stage = stage
    }
  }

  /// An exam over stages, by the bundle's numbers.
  public struct Exam: Hashable, Sendable {
    /// The exam's number.
    public let exam: Int64
    /// The stages that it draws on.
    public let stages: [Int64]
    /// True when it draws on those of its stages that the learner selected.
    public let coversSelected: Bool
    /// The stages that it opens.
    public let opens: [Int64]

    /// An exam.
    public init(exam: Int64, stages: [Int64], coversSelected: Bool, opens: [Int64]) {
      self.exam = exam
      self.stages = stages
      self.coversSelected = coversSelected
      self.opens = opens
    }

    /// The stages that it draws on for a learner; all of its own when none of them is selected.
    public func stages(selected: Set<Int64>) -> [Int64] {
      let chosen = coversSelected ? stages.filter(selected.contains) : []
      return chosen.isEmpty ? stages : chosen
    }
  }

  /// What a learner has achieved in a story.
  public struct Results: Hashable, Sendable {
    /// Best results of kits, in whole per cent, by number.
    public var kits: [Int64: Int]
    /// Best results of exams, in whole per cent, by number.
    public var exams: [Int64: Int]
    /// The stages that the learner selected where there is a choice.
    public var selectedStages: Set<Int64>

    /// Results as stored; nothing yet without parameters.
    public init(kits: [Int64: Int] = [:], exams: [Int64: Int] = [:], selectedStages: Set<Int64> = []) {
      self.kits = kits
      self.exams = exams
      self.selectedStages = selectedStages
    }
  }

  /// What is open to a learner; numbers in the order of the story.
  public struct Progress: Hashable, Sendable {
    /// Stages whose kits may be learned.
    public let openStages: [Int64]
    /// Exams that may be taken.
    public let openExams: [Int64]
    /// Exams that were passed.
    public let passedExams: [Int64]
    /// True when every exam that opens nothing is passed.
    public let isFinished: Bool
  }

  /// The stages, in order.
  public let stages: [Int64]
  /// The kits of all stages, in order.
  public let kits: [Kit]
  /// The exams, in order.
  public let exams: [Exam]
  /// The least result, in whole per cent, on every kit of a stage before its exam opens.
  public let kitPassPercent: Int
  /// The least result, in whole per cent, on an exam.
  public let examPassPercent: Int

  /// A story; 70 % for kits and 50 % for exams are indi's own thresholds.
  public init(
    stages: [Int64], kits: [Kit], exams: [Exam], kitPassPercent: Int = 70, examPassPercent: Int = 50
  ) {
    self.stages = stages
    self.kits = kits
    self.exams = exams
    self.kitPassPercent = min(max(kitPassPercent, 1), 100)
    self.examPassPercent = min(max(examPassPercent, 1), 100)
  }

  /// What is open to a learner with these results.
  ///
  /// A passed exam stays open, so that a kit added later locks nothing. A stage without kits stands in no exam's way.
  public func progress(_ results: Results) -> Progress {
    let passed = exams.filter { (results.exams[$0.exam] ?? 0) >= examPassPercent }
    let passedExams = passed.map(\.exam)
    let opened = Set(passed.flatMap(\.opens))
    let opening = Set(exams.flatMap(\.opens))
    let unfinished = Set(
      kits.filter { (results.kits[$0.kit] ?? 0) < kitPassPercent }.map(\.stage))
    let openExams = exams.filter { exam in
      passedExams.contains(exam.exam)
        || exam.stages(selected: results.selectedStages).allSatisfy { !unfinished.contains($0) }
    }
    let last = exams.filter(\.opens.isEmpty)
    return Progress(
      openStages: stages.filter { !opening.contains($0) || opened.contains($0) },
      openExams: openExams.map(\.exam), passedExams: passedExams,
      isFinished: !last.isEmpty && last.allSatisfy { passedExams.contains($0.exam) })
  }

  /// The kits that an exam draws on for a learner, in the order of the story.
  public func kits(of exam: Exam, selected: Set<Int64>) -> [Int64] {
    let stages = Set(exam.stages(selected: selected))
    return kits.filter { stages.contains($0.stage) }.map(\.kit)
  }
}
