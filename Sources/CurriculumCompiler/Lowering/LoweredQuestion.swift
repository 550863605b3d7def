import CurriculumRuntime

/// A question as the bundle has it: one row of `questions`.
struct LoweredQuestion {
  let number: Int64
  let key: String
  let ownerKind: String
  let ownerNumber: Int64
  let order: Int
  let type: String
  let grading: String
  let prompt: String
  let answer: CanonicalJSON
  let marks: Int
  let difficulty: Int?
  let explanation: String?
  let details: CanonicalJSON?
}

extension Question {
  /// The question's row, for its owner and its place there.
  func lowered(ownerKind: String, ownerNumber: Int64, order: Int) -> LoweredQuestion {
    LoweredQuestion(
      number: identity.number, key: identity.key, ownerKind: ownerKind, ownerNumber: ownerNumber,
      order: order,
      type: typeName.string, grading: body.grading, prompt: prompt.string, answer: body.answerJSON,
      marks: details.marks?.value ?? body.defaultMarks, difficulty: details.difficulty?.value,
      explanation: details.explanation?.string, details: details.json(body))
  }
}

extension QuestionBody {
  /// The closed grading that the body reduces to.
  var grading: String {
    switch self {
    case .choice(_, _, let isSingle): isSingle ? "choose-one" : "choose-many"
    case .trueFalse: "choose-one"
    case .typed: "type-text"
    case .spoken: "speech"
    case .cloze: "fill-gaps"
    case .ordering: "order"
    case .matching: "match"
    case .numeric: "type-number"
    case .rubric: "rubric"
    case .recall: "self"
    }
  }

  /// Marks of a question that does not say: a point each for a mark scheme, else 1.
  var defaultMarks: Int {
    if case .rubric(let points) = self { points.count } else { 1 }
  }

  /// The answer in the shape of its grading; `correct` is always an array of texts.
  ///
  /// Source: docs/bundle.md, "Answers".
  var answerJSON: CanonicalJSON {
    var json = CanonicalJSON()
    json.object { json in
      switch self {
      case .choice(let options, let keys, _):
        json.key("correct")
        json.strings(keys.map { options[$0].string })
      case .trueFalse(let answer):
        json.key("correct")
        json.strings([answer.value ? "True" : "False"])
        json.key("value")
        json.raw(answer.value ? "true" : "false")
      case .typed(let answer, let accept), .spoken(let answer, let accept):
        json.key("alternatives")
        json.strings(accept.map(\.string))
        json.key("correct")
        json.strings([answer.string])
      case .cloze(let gaps):
        json.key("correct")
        json.strings(gaps.map { $0[0].string })
        json.key("gaps")
        json.array { json in
          for gap in gaps { json.strings(gap.map(\.string)) }
        }
      case .ordering(let items):
        json.key("correct")
        json.strings(items.map(\.string))
      case .matching(let pairs):
        json.key("correct")
        json.strings(pairs.map(\.right.string))
        json.key("pairs")
        json.array { json in
          for pair in pairs { json.strings([pair.left.string, pair.right.string]) }
        }
      case .numeric(let answer):
        answer.write(to: &json)
      case .rubric(let points):
        json.key("correct")
        json.strings([points.map(\.string).joined(separator: "; ")])
        json.key("points")
        json.strings(points.map(\.string))
      case .recall(let answer):
        json.key("correct")
        json.strings([answer.string])
      }
    }
    return json
  }
}

extension NumericAnswer {
  /// The unit, or nil for a number without one.
  var unitText: String? { unit.flatMap { $0.string == "none" ? nil : $0.string } }

  fileprivate func write(to json: inout CanonicalJSON) {
    if !accept.isEmpty {
      json.key("accept")
      json.array { json in
        for other in accept {
          json.object { json in
            json.key("unit")
            if let unit = other.unit, unit.string != "none" {
              json.string(unit.string)
            } else {
              json.raw("null")
            }
            json.key("value")
            json.raw(other.value.value.text)
          }
        }
      }
    }
    json.key("correct")
    json.strings([value.value.text + (unitText.map { " \($0)" } ?? "")])
    if let figures = significantFigures {
      json.key("significant_figures")
      json.integer(figures.value)
    }
    if let tolerance {
      json.key("tolerance")
      tolerance.write(to: &json)
    }
    json.key("unit")
    if let unitText { json.string(unitText) } else { json.raw("null") }
    json.key("value")
    json.raw(value.value.text)
  }
}

extension Tolerance {
  fileprivate func write(to json: inout CanonicalJSON) {
    json.object { json in
      switch self {
      case .relative(let percent):
        json.key("kind")
        json.string("relative")
        json.key("pct")
        json.raw(percent.value.text)
      case .absolute(let amount):
        json.key("kind")
        json.string("absolute")
        json.key("value")
        json.raw(amount.value.text)
      case .range(let low, let high):
        json.key("high")
        json.raw(high.value.text)
        json.key("kind")
        json.string("range")
        json.key("low")
        json.raw(low.value.text)
      case .exactAfterRounding:
        json.key("kind")
        json.string("exact_after_rounding")
      }
    }
  }
}
