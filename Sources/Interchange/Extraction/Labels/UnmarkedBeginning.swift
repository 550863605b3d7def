import PDFText

extension [ExtractedItem] {
  /// Takes what is numbered before the questions out: advice that has no marks where all questions have some.
  mutating func dropUnmarkedBeginning(_ runs: inout [Int], unless haveRoom: @autoclosure () -> Bool) {
    guard let first = runs.first else { return }
    let count = runs.prefix { $0 == first }.count
    let rest = self[count...]
    guard count >= 2, rest.count >= 3, rest.count(where: { $0.marks != nil }) * 10 >= rest.count * 8,
      self[..<count].allSatisfy({
        $0.marks == nil && $0.options.isEmpty && $0.answer == nil && $0.kind == .short
          && !$0.question.contains("?")
      }),
      !haveRoom()
    else { return }
    let advice = self[..<count].map { "\($0.number ?? "") \($0.question)".trimmed }
    removeSubrange(..<count)
    self[0].leftOut = advice + self[0].leftOut
    runs.removeSubrange(..<count)
  }
}
