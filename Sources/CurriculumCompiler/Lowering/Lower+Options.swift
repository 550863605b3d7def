import CurriculumRuntime
import Distractors

extension Lowering {
  /// The options of a question in the order to show them: those that were chosen with it, else the author's.
  func options(of question: Question) -> [ShownOption] {
    chosen.items[question.identity.number] ?? question.authoredOptions
  }

  /// The options of a kit's question, the right answer first.
  func options(of question: KitQuestion) -> [ShownOption] {
    chosen.items[question.identity.number] ?? question.authoredOptions
  }

  /// Adds the row of an option.
  func write(_ option: ShownOption, _ question: Int64, _ order: Int, to row: RowBatch) {
    row.integer(question)
    row.integer(order)
    row.text(option.text)
    row.integer(option.isKey ? 1 : 0)
    row.text(option.origin.word)
    row.real(option.score)
    row.text(option.reason)
    row.text(option.errorTag)
  }

  /// Adds the rows of the options of one direction of a card: none where no wrong one was found.
  func writeCardOptions(_ card: Int, _ isRecognition: Bool, to row: RowBatch) -> Int {
    let most = chosen.cards.count
    let start = (card * 2 + (isRecognition ? 0 : 1)) * most
    var count = 0
    while count < most, chosen.cards.choices[start + count] != nil { count += 1 }
    guard count > 0 else { return 0 }
    let question = isRecognition ? cards.cards[card].recogniseNumber : cards.cards[card].produceNumber
    let keyPlace = Int(chosen.cards.keyPlaces[card * 2 + (isRecognition ? 0 : 1)])
    var order = 0
    func writeKey() {
      row.integer(question)
      row.integer(order)
      row.text(cards.cards[card].shown(isRecognition: isRecognition))
      row.integer(1)
      row.text(OptionOrigin.author.word)
      for _ in 0..<3 { row.null() }
      order += 1
    }
    for place in start..<start + count {
      guard let choice = chosen.cards.choices[place] else { break }
      if order == keyPlace { writeKey() }
      row.integer(question)
      row.integer(order)
      if choice.option >= 0 {
        row.text(cards.cards[Int(choice.option)].shown(isRecognition: isRecognition))
      } else {
        row.text(chosen.cards.texts[Int(-1 - choice.option)])
      }
      row.integer(0)
      row.text(choice.origin.word)
      row.real(Double(choice.score) / 10_000)
      row.text(Signal.reason(choice.signals))
      row.null()
      order += 1
    }
    if order == keyPlace { writeKey() }
    return count + 1
  }
}

extension Card {
  /// What an option shows of the card: its first sense, or its text in the language taught.
  func shown(isRecognition: Bool) -> String { isRecognition ? firstSense : targetText.string }
}

extension Question {
  /// The options that the author wrote, in that order.
  var authoredOptions: [ShownOption] {
    switch body {
    case .choice(let options, let keys, _):
      let tags = Dictionary(details.errors.map { ($0.name.string, $0.value.string) }) { first, _ in first }
      return options.enumerated().map { index, option in
        var shown = ShownOption(option.string, isKey: keys.contains(index))
        shown.errorTag = tags[option.string]
        return shown
      }
    case .trueFalse(let answer):
      return [ShownOption("True", isKey: answer.value), ShownOption("False", isKey: !answer.value)]
    default:
      return []
    }
  }
}

extension KitQuestion {
  /// The right answer, then the wrong ones that the author wrote.
  var authoredOptions: [ShownOption] {
    [ShownOption(correctAnswer.string, isKey: true)]
      + incorrectAnswers.map { ShownOption($0.string, isKey: false) }
  }
}
