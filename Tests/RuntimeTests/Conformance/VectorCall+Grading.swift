import CurriculumRuntime
import Foundation

let gradingCalls: [String: VectorCall] = [
  "grade.number": { input in
    guard let key = NumericKey(answerJSON: try input.object("answer").json) else {
      throw VectorValue.Missing(description: "the key cannot be read")
    }
    let grader = NumericGrader(
      key, marks: try input.int("marks"),
      temperature: input["temperature"] == nil ? nil : try input.choice("temperature"),
      requiresUnit: input["unit_required"]?.bool ?? true, isLenient: input["lenient"]?.bool ?? false)
    var members = output(grader.grade(try input.string("response")))
    members["out_of"] = nil
    return members
  },
  "grade.text": { input in
    let grader = TextGrader(
      accepted: try input.strings("accepted"), language: input["language"]?.string,
      articles: input["article"] == nil ? .optional : try input.choice("article"),
      others: input["others"] == nil ? [] : try input.strings("others"),
      spelling: input["spelling"] == nil ? .forgiving : try input.choice("spelling"))
    let finding = grader.finding(try input.string("response"))
    var members = [
      "verdict": VectorValue(finding.verdict.rawValue), "reason": VectorValue(finding.reason.rawValue),
    ]
    if finding.reason == .typo { members["typos"] = VectorValue(finding.typos) }
    return members
  },
  "text.normal": { input in
    let text = TextGrader.normalForm(of: try input.string("text"), language: input["language"]?.string)
    return ["text": VectorValue(text)]
  },
  "grade.rubric": { input in
    let points = try input.array("points").map { point in
      RubricPoint(
        groups: try point.array("groups").map { group in
          (group.array ?? []).map { term in (term.array ?? []).compactMap(\.string) }
        }, rejected: point["reject"] == nil ? [] : try point.strings("reject"))
    }
    let grader = RubricGrader(
      points: points, marks: try input.int("marks"),
      rejected: input["reject"] == nil ? [] : try input.strings("reject"))
    let response = try input.string("response")
    let grade = grader.grade(response)
    return [
      "verdict": VectorValue(grade.verdict.rawValue), "marks": VectorValue(grade.marks),
      "matched": VectorValue(grader.matched(response)),
    ]
  },
  "grade.rubric_text": { input in
    let grader = RubricGrader(points: [RubricPoint(try input.string("point"))], marks: 1)
    return ["matched": VectorValue(!grader.matched(try input.string("response")).isEmpty)]
  },
  "grade.question": { input in
    let question = try input.object("question")
    let options = input["options"] == nil ? [] : try input.array("options")
    let grader = AnswerGrader(
      grading: try question.string("grading"), answerJSON: try question.object("answer").json,
      marks: try question.int("marks"), detailsJSON: question["details"]?.json,
      options: try options.map {
        AnswerGrader.Option(text: try $0.string("text"), isKey: try $0.bool("is_key"))
      }, language: input["language"]?.string)
    guard let grader else { throw VectorValue.Missing(description: "the key cannot be read") }
    return output(grader.grade(try learnerAnswer(try input.object("given"))))
  },
]

private func output(_ grade: Grade) -> [String: VectorValue] {
  [
    "verdict": VectorValue(grade.verdict.rawValue), "marks": VectorValue(grade.marks),
    "out_of": VectorValue(grade.outOf), "reason": VectorValue(grade.reason.rawValue),
  ]
}

private func learnerAnswer(_ given: VectorValue) throws -> LearnerAnswer {
  if given["choice"] != nil { return .choice(try given.int("choice")) }
  if given["choices"] != nil { return .choices(try given.ints("choices")) }
  if given["truth"] != nil { return .truth(try given.bool("truth")) }
  if given["text"] != nil { return .text(try given.string("text")) }
  if given["texts"] != nil { return .texts(try given.strings("texts")) }
  if given["known"] != nil { return .known(try given.bool("known")) }
  return .pairs(
    try given.array("pairs").map { pair in
      let sides = (pair.array ?? []).compactMap(\.string)
      guard sides.count == 2 else { throw VectorValue.Missing(description: "no pair: \(pair)") }
      return LearnerAnswer.Pair(sides[0], sides[1])
    })
}
