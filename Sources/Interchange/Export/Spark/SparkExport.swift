import CurriculumRuntime
import Foundation
import SwiftProtobuf

extension ExportTarget {
  /// Spark's quizzes.
  static let spark = ExportTarget(
    name: "spark", summary: "Quizzes of Spark as protobuf, its JSON, and documents for Firestore.",
    shape: .folder,
    coverage: ExportCoverage(
      "Spark has no place for it",
      [
        .quiz: ExportKind.quiz.fields.map(\.name),
        .quizQuestion: ExportKind.quizQuestion.fields.map(\.name).filter {
          !["option_origins", "review", "image_keywords"].contains($0)
        },
      ],
      reasons: [.quizQuestion: "Spark's questions have no place for it"]),
    notes: """
      `QUIZ.binpb` and `QUIZ.json` are a `Quiz` by [spark.proto](../schemas/spark.proto), in protobuf's bytes and in its
      JSON. Texts are answered as short text: those with a mark scheme, those that are typed, and a text with one gap.
      Options are `a`, `b` and so on. A tolerance relative to the value is a part of it, `0.01` for one percent; a range
      is its middle with an absolute tolerance; rounding to significant figures is half a unit of the last one. OCR's two
      specifications are one board. `created_at` is the moment of `SOURCE_DATE_EPOCH`, if that is set.

      `firestore.jsonl` has a document a line, `{"data": …, "path": …}`: `quizzes/QUIZ`, and for each question
      `quizzes/QUIZ/questions/QUESTION`. Documents have everything: what the messages have no field for stands here alone,
      as explanation, marks, tier, title and the answers that are accepted in other units. A document of more than
      1,000,000 bytes is not written.

      The messages in Swift are generated: `make proto`.
      """
  ) { reader, request, output, report in
    for quiz in try reader.quizzes() {
      try SparkQuizzes(reader, quiz, request).writeMessages(to: output, &report)
      report.carry(.quiz)
      if quiz.board == "ocr-a" || quiz.board == "ocr-b" {
        report.lose(.quiz, quiz.key, "board", "Spark's messages have one OCR; its documents say which")
      }
    }
    try output.begin("firestore.jsonl")
    for quiz in try reader.quizzes() {
      try SparkDocuments(reader, quiz, request).write(to: output, &report)
    }
  }
}

/// One quiz on its way to Spark's messages.
private struct SparkQuizzes {
  private let reader: BundleReader
  private let quiz: QuizRow
  private let created: Google_Protobuf_Timestamp?

  init(_ reader: BundleReader, _ quiz: QuizRow, _ request: ExportRequest) {
    self.reader = reader
    self.quiz = quiz
    created = request.moment == 0 ? nil : Google_Protobuf_Timestamp(seconds: Int64(request.moment))
  }

  /// Writes the quiz question by question: messages that stand behind each other are one, by protobuf's rules.
  ///
  /// Source: https://protobuf.dev/programming-guides/encoding/, "Last One Wins" and "Message Structure".
  func writeMessages(to output: ExportOutput, _ report: inout ExportReport) throws {
    let name = quiz.key.localName
    var count = 0
    try output.begin("\(name).binpb")
    try reader.forEachQuestion(of: .quizQuestion, quiz.id) { question in
      do {
        let item = try SparkQuestionMessage(question, created)
        for loss in item.losses { report.lose(question.kind, question.key, loss.field, loss.reason) }
        let part = SparkQuiz.with { $0.questions = [item.message] }
        let bytes: [UInt8] = try part.serializedBytes()
        try output.write(utf8: bytes)
        report.carry(question.kind)
        count += 1
      } catch let error as SparkQuestionMessage.Unfit {
        report.leave(question.kind, question.key, error.reason)
      }
    }
    let bytes: [UInt8] = try head(of: count).serializedBytes()
    try output.write(utf8: bytes)

    try output.begin("\(name).json")
    try output.write("{\"questions\":[")
    var isFirst = true
    try reader.forEachQuestion(of: .quizQuestion, quiz.id) { question in
      guard !report.hasLeft(question.key) else { return }
      let item = try SparkQuestionMessage(question, created)
      try output.write(isFirst ? "\n" : ",\n")
      isFirst = false
      try output.write(utf8: try item.message.jsonUTF8Data())
    }
    // The head is an object of its own, whose members follow.
    try output.write("\n],\n")
    try output.write(utf8: try head(of: count).jsonUTF8Data().dropFirst())
    try output.write("\n")
  }

  private func head(of count: Int) -> SparkQuiz {
    SparkQuiz.with { message in
      message.quizID = quiz.key.localName
      if let created { message.createdAt = created }
      message.metadata = .with { metadata in
        metadata.programme = quiz.programme == "gcse_triple_science" ? .gcseTripleScience : .undefined
        metadata.subject =
          switch quiz.subject {
          case "biology": .biology
          case "chemistry": .chemistry
          case "physics": .physics
          default: .undefined
          }
        metadata.examBoard =
          switch quiz.board {
          case "aqa": .aqa
          case "edexcel": .edexcel
          case "ocr-a", "ocr-b": .ocr
          default: .undefined
          }
        metadata.generationMode = quiz.generationMode == "extraction" ? .extraction : .synthesis
        metadata.totalQuestions = Int32(clamping: count)
        metadata.topic = quiz.topic ?? ""
        metadata.subtopic = quiz.subtopic ?? ""
      }
    }
  }
}
