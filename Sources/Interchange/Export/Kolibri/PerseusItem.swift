import CurriculumRuntime

/// A question as an item of Perseus, which Kolibri's exercises are made of.
///
/// Kolibri judges all widgets of an item together, and gives one point or none.
///
/// Source: Khan Academy's Perseus as Kolibri 0.19 has it: `radio`, `numeric-input`, `sorter`, `matcher`. It has no widget
/// for words that are typed.
struct PerseusItem {
  /// The item as JSON.
  let json: String
  /// What is lost.
  let losses: [(field: String, reason: String)]

  private enum Widget {
    case choice([ExportedQuestion.Option], isSingle: Bool, isShuffled: Bool)
    case number(NumericKey)
    case order([String])
    case pairs([QuestionAnswer.Pair])
  }

  /// The item of a question; nil where Perseus cannot judge the answer.
  ///
  /// - Parameter picture: The name of its picture within the archive.
  init?(_ question: ExportedQuestion, picture: String?) {
    guard let widget = Self.widget(question) else { return nil }
    var losses: [(field: String, reason: String)] = []
    if !question.alternatives.isEmpty { losses.append(("alternatives", "a choice has no other answers")) }
    switch (question.answer, widget) {
    case (.choice, _), (.truth, _): break
    case (_, .choice):
      losses.append(("grading", "it is asked as a choice, for Kolibri judges no typed words"))
    case (.number(let key), _):
      if !question.options.isEmpty { losses.append(("options", "it is answered without a choice")) }
      if !key.others.isEmpty {
        losses.append(("alternatives", "Kolibri's numbers have no unit of their own"))
      }
    default:
      if !question.options.isEmpty { losses.append(("options", "it is answered without a choice")) }
    }
    self.losses = losses
    let (name, type, options, version) = Self.written(widget)
    var content = PerseusText.markdown(question.prompt)
    if let picture {
      content +=
        "\n\n" + PerseusText.picture(picture, alternative: question.detail("image_alt") ?? "")
    }
    content += "\n\n[[☃ \(name)]]"
    if case .number(let key) = widget, let unit = key.unit { content += " " + PerseusText.plain(unit) }
    let hints =
      question.detailList("hints").map { PerseusText.markdown($0) }
      + (question.explanation.map { [PerseusText.markdown($0)] } ?? [])
    let widgets =
      "{\(name.json):{\"alignment\":\"default\",\"graded\":true,\"options\":\(options),\"static\":false,"
      + "\"type\":\(type.json),\"version\":\(version)}}"
    json =
      "{\"answerArea\":{\"calculator\":false,\"chi2Table\":false,\"periodicTable\":false,\"tTable\":false,"
      + "\"zTable\":false},\"hints\":[\(hints.map { Self.text($0, widgets: "{}") }.joined(separator: ","))],"
      + "\"itemDataVersion\":{\"major\":0,\"minor\":1},\"question\":\(Self.text(content, widgets: widgets))}\n"
  }

  private static func text(_ content: String, widgets: String) -> String {
    "{\"content\":\(content.json),\"images\":{},\"widgets\":\(widgets)}"
  }

  // MARK: - Widgets

  private static func widget(_ question: ExportedQuestion) -> Widget? {
    let isChoice = !question.keys.isEmpty && !question.distractors.isEmpty
    switch question.answer {
    case .choice(let isSingle):
      guard isChoice else { return nil }
      return .choice(question.options, isSingle: isSingle && question.keys.count == 1, isShuffled: true)
    case .truth(let isTrue):
      let options =
        isChoice
        ? question.options
        : [
          ExportedQuestion.Option(text: "True", isKey: isTrue, error: nil),
          ExportedQuestion.Option(text: "False", isKey: !isTrue, error: nil),
        ]
      return .choice(options, isSingle: true, isShuffled: false)
    case .number(let key): return isTypable(key) ? .number(key) : nil
    // Perseus shuffles until the order is another one, which of equal things there is none.
    case .order(let items): return Set(items).count > 1 ? .order(items) : nil
    case .pairs(let pairs): return Set(pairs.map(\.right)).count > 1 ? .pairs(pairs) : nil
    case .words: return isChoice ? choice(question) : nil
    case .gaps(let gaps): return isChoice && gaps.count == 1 ? choice(question) : nil
    case .points, .recall, .speech: return nil
    }
  }

  private static func choice(_ question: ExportedQuestion) -> Widget {
    .choice(question.options, isSingle: question.keys.count == 1, isShuffled: true)
  }

  /// Whether a number is one that is typed in digits, and that Perseus tells from 0, which it does to 2 to the -42.
  private static func isTypable(_ key: NumericKey) -> Bool {
    let size = abs(key.number)
    return size == 0 || 1e-9...1e15 ~= size
  }

  /// The widget's name in the text, its type, its options and its version; the last two as JSON.
  private static func written(_ widget: Widget) -> (String, String, String, String) {
    switch widget {
    case .choice(let options, let isSingle, let isShuffled):
      let choices = options.map { "{\"content\":\(PerseusText.plain($0.text).json),\"correct\":\($0.isKey)}" }
      return (
        "radio 1", "radio",
        "{\"choices\":[\(choices.joined(separator: ","))],\"countChoices\":false,\"deselectEnabled\":false,"
          + "\"displayCount\":null,\"hasNoneOfTheAbove\":false,\"multipleSelect\":\(!isSingle),"
          + "\"onePerLine\":true,\"randomize\":\(isShuffled)}", "{\"major\":1,\"minor\":0}"
      )
    case .number(let key):
      return (
        "numeric-input 1", "numeric-input",
        "{\"answers\":[\(answer(key))],\"coefficient\":false,\"labelText\":\"\",\"rightAlign\":false,"
          + "\"size\":\"normal\",\"static\":false}", "{\"major\":0,\"minor\":0}"
      )
    case .order(let items):
      return (
        "sorter 1", "sorter",
        "{\"correct\":\(texts(items)),\"layout\":\"horizontal\",\"padding\":true}",
        "{\"major\":0,\"minor\":0}"
      )
    case .pairs(let pairs):
      return (
        "matcher 1", "matcher",
        "{\"labels\":[\"\",\"\"],\"left\":\(texts(pairs.map(\.left))),\"orderMatters\":false,"
          + "\"padding\":true,\"right\":\(texts(pairs.map(\.right)))}", "{\"major\":0,\"minor\":0}"
      )
    }
  }

  private static func texts(_ texts: [String]) -> String {
    "[\(texts.map { PerseusText.plain($0).json }.joined(separator: ","))]"
  }

  private static func answer(_ key: NumericKey) -> String {
    let bounds = key.bounds
    var value = key.number
    if case .range = key.tolerance { value = (bounds.lowerBound + bounds.upperBound) / 2 }
    // Perseus takes what is nearer than the error; what is just as far is right too, unless it rounds to another number.
    let isOpen = if case .rounded = key.tolerance { true } else { false }
    let margin = isOpen ? key.margin : key.margin * (1 + 1e-9)
    return
      "{\"maxError\":\(margin == 0 ? "null" : precise(margin)),\"message\":\"\",\"simplify\":\"optional\","
      + "\"status\":\"correct\",\"strict\":false,\"value\":\(precise(value))}"
  }

  /// A number of JSON that reads back as the very same.
  private static func precise(_ number: Double) -> String {
    number.rounded() == number && abs(number) < 1e15 ? String(Int64(number)) : "\(number)"
  }
}
