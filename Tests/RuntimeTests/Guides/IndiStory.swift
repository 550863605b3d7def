import CurriculumRuntime

/// What indi's screens ask of a bundle; results are kept by the app, under the numbers of kits and exams.
struct IndiStory {
  let reader: BundleReader
  let story: StoryRow

  /// Kit selection: the stages that are open, with their kits.
  func openKits(_ results: StoryMap.Results) throws -> [(stage: StageRow, kits: [KitRow])] {
    let open = Set(try reader.storyMap(story).progress(results).openStages)
    return try reader.stages(ofStory: story.id).filter { open.contains($0.id) }
      .map { ($0, try reader.kits(ofStage: $0.id)) }
  }

  /// Testing: the questions of a kit in random order, each with its four options in random order.
  func test(ofKit kit: Int64, using generator: inout SplitMix64)
    throws -> [(question: QuestionRow, options: [OptionRow])]
  {
    let options = try reader.options(of: .kit(kit))
    return KitTest.drawn(try reader.questions(of: .kit(kit)), using: &generator)
      .map { ($0, generator.shuffled(options[$0.id] ?? [])) }
  }

  /// Testing: the result to keep after a test.
  func best(_ stored: Int?, correct: Int, of total: Int) -> Int {
    KitTest.best(stored, KitTest.result(correct: correct, total: total))
  }

  /// Exam: ten questions out of the kits of its stages.
  func questions(ofExam exam: Int64, selected: Set<Int64>, using generator: inout SplitMix64) throws
    -> [QuestionRow]
  {
    let map = try reader.storyMap(story)
    guard let entry = map.exams.first(where: { $0.exam == exam }) else { return [] }
    let pool = try map.kits(of: entry, selected: selected).flatMap { try reader.questions(of: .kit($0)) }
    return StoryExam(story).drawn(from: pool, using: &generator)
  }

  /// Exam: whether what was typed is right, by the same comparison as in the app today.
  func isRight(_ typed: String, for question: QuestionRow) throws -> Bool {
    let correct = try reader.options(ofQuestion: question.id).first { $0.isKey }
    return correct.map { StoryExam.accepts(typed, for: $0.text) } ?? false
  }

  /// Training: so many questions of the chosen kits, asked until each was right once.
  func training(count: Int, kits: [Int64], using generator: inout SplitMix64) throws -> Training {
    let questions = try kits.flatMap { try reader.questions(of: .kit($0)) }.map(\.id)
    return Training(drawing: count, from: questions, using: &generator)
  }
}
