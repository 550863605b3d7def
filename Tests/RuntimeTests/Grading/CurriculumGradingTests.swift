import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// The grader on all questions of the curriculum that comes with curricc.
@Suite struct CurriculumGradingTests {
  @Test func everyQuestionOfTheCurriculumTakesItsOwnAnswer() throws {
    let sources = try Repository.files(under: "curriculum", ending: ".yaml").map {
      SourceFile(path: String($0.dropFirst("curriculum/".count)), text: try Repository.text($0))
    }
    let bundle = try BuiltBundle(sources, includesSearch: false, isStructural: true, choosesOptions: false)
    let reader = try BundleReader(path: bundle.path)
    var counts: [String: Int] = [:]
    var ids: [Int64] = []
    try reader.forEachRow("SELECT question_id FROM questions") { ids.append($0.integer(0)) }
    for id in ids {
      let question = try #require(try reader.question(id))
      let options = try reader.options(ofQuestion: question.id)
      let grader = try #require(AnswerGrader(question, options: options, language: nil), "\(question.key)")
      let key = try #require(AnswerKey(question.answerJSON))
      for answer in rightAnswers(question, key, options) {
        let grade = grader.grade(answer)
        #expect(grade.verdict == .correct, "\(question.key): \(answer): \(grade.reason)")
        #expect(grade.marks == grade.outOf)
      }
      for answer in wrongAnswers(question, options) {
        #expect(grader.grade(answer).verdict != .correct, "\(question.key): \(answer)")
      }
      counts[question.grading, default: 0] += 1
    }
    for grading in ["choose-one", "type-text", "type-number", "fill-gaps", "rubric", "self"] {
      #expect(counts[grading, default: 0] > 10, "\(grading): \(counts)")
    }
  }

  private func rightAnswers(_ question: QuestionRow, _ key: AnswerKey, _ options: [OptionRow])
    -> [LearnerAnswer]
  {
    let keys = options.indices.filter { options[$0].isKey }
    switch question.grading {
    case "choose-one":
      return keys.map { .choice($0) } + key.correct.prefix(options.isEmpty ? 0 : 1).map { .text($0) }
    case "choose-many": return [.choices(keys)]
    case "type-text", "speech": return (key.correct + key.alternatives).map { .text($0) }
    case "type-number": return [.text(key.correct[0])]
    case "fill-gaps": return [.texts(key.gaps.map { $0[0] })]
    case "order": return [.texts(key.correct)]
    case "match": return [.pairs(key.pairs.map { LearnerAnswer.Pair($0[0], $0[1]) })]
    case "rubric": return [.text(key.points.joined(separator: ". "))]
    default: return [.known(true)]
    }
  }

  private func wrongAnswers(_ question: QuestionRow, _ options: [OptionRow]) -> [LearnerAnswer] {
    switch question.grading {
    case "choose-one":
      return options.indices.filter { !options[$0].isKey }.map { .choice($0) } + [.text("zzz")]
    case "choose-many": return [.choices([]), .choices(options.indices.filter { !options[$0].isKey })]
    case "fill-gaps", "order": return [.texts([]), .texts(["zzz"])]
    case "match": return [.pairs([LearnerAnswer.Pair("zzz", "zzz")])]
    case "self": return [.known(false)]
    default: return [.text("zzz"), .text(""), .text("-98765.4321 kN")]
    }
  }
}
