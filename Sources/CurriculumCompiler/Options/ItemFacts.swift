import CurriculumRuntime
import Distractors

/// What is known of an item while its wrong answers are looked for.
struct ItemFacts {
  let request: OptionRequest
  let key: OptionText
  let prompt: OptionText
  private let engine: OptionEngine
  private let cues: StemCues
  private let right: AcceptedAnswers
  /// What else is accepted, read once for all candidates.
  private let accepted: [OptionText]
  private let banned: AcceptedAnswers
  private let approved: Set<UInt64>
  /// What the answer answers here and elsewhere.
  private let prompts: [OptionText]
  /// What the curriculum says of the answer's word.
  private let home: OptionHome

  init(_ request: OptionRequest, _ engine: OptionEngine) {
    self.request = request
    self.engine = engine
    key = OptionText(request.key, lexicon: engine.lexicon)
    prompt = OptionText(request.prompt, lexicon: engine.lexicon)
    cues = StemCues(request.prompt, key: request.key, language: engine.language)
    right = AcceptedAnswers([request.key] + request.accepted)
    accepted = request.accepted.map { OptionText($0, lexicon: engine.lexicon) }
    banned = AcceptedAnswers(request.banned)
    approved = Set(request.approved.map { OptionText($0, lexicon: engine.lexicon).foldedHash })
    let own = engine.entry(of: key)
    prompts = [OptionText(request.prompt, lexicon: nil)] + (own.map { engine.prompts(of: $0) } ?? [])
    var home = request.home
    if let own {
      home.partOfSpeech = own.home.partOfSpeech
      home.gender = own.home.gender
      home.number = own.home.number
    }
    self.home = home
  }

  /// What the curriculum knows of the answer and an option.
  func context(_ option: OptionText, _ other: OptionHome?, _ memory: CoOptionMemory) -> PairContext {
    var context = PairContext()
    context.coOptions = memory.count(key, option) + (approved.contains(option.foldedHash) ? 1 : 0)
    guard let other else { return context }
    context.distance = home.distance(to: other)
    if home.partOfSpeech >= 0, other.partOfSpeech >= 0 {
      context.samePartOfSpeech = home.partOfSpeech == other.partOfSpeech
    }
    if home.gender >= 0, other.gender >= 0 { context.sameGender = home.gender == other.gender }
    if home.number >= 0, other.number >= 0 { context.sameNumber = home.number == other.number }
    return context
  }

  /// Where an entry of the realm comes from, seen from the item.
  func origin(of entry: OptionEngine.Entry) -> OptionOrigin {
    if entry.home.isOtherCourse { return .otherCourse }
    guard entry.home.partOfSpeech >= 0 else { return .question }
    switch home.distance(to: entry.home) {
    case .sameLesson: return .lesson
    case .sameUnit: return .unit
    case .sameBand: return .band
    default: return .course
    }
  }

  /// What speaks against an option before its text is looked at closely: cheap, so that it is asked of all.
  func earlyRejection(of option: OptionText, _ home: OptionHome?, _ context: PairContext) -> Rejection? {
    if context.coOptions < 0 || banned.contains(option.text) {
      return .banned
    }
    if let home, home.place > request.home.place, !engine.policy.allowsNotYetTaught { return .notTaught }
    return nil
  }

  /// What speaks against an option beside the answer and in the question.
  func rejection(of option: OptionText) -> Rejection? {
    if let rejection = engine.validity.rejection(of: option, beside: key) { return rejection }
    if right.contains(option.text) { return .accepted }
    if accepted.contains(where: { isEqualAfterFolding($0, option) }) { return .accepted }
    if let entry = engine.entry(of: option), answersTheSame(entry) { return .samePrompt }
    return cues.rejection(of: option)
  }

  private func answersTheSame(_ entry: OptionEngine.Entry) -> Bool {
    let others = engine.prompts(of: entry)
    return prompts.contains { own in
      others.contains {
        isEqualAfterFolding(own, $0) || tokenJaccard(own, $0) >= OptionValidity.samePrompt
      }
    }
  }

  /// True when two texts answer one question of the realm.
  func answerTheSame(_ one: OptionText, _ other: OptionText) -> Bool { engine.answerTheSame(one, other) }

  /// A word written as the answer is: with its capital.
  func styled(_ word: String) -> String {
    key.startsWithCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
