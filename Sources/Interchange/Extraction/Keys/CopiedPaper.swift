import Distractors
import PDFText

/// Keys that are the paper again, with the right answers bold, in a colour, ticked or written in.
extension Recognition {
  /// Takes the answers of the same questions in another document, for items that have none yet.
  ///
  /// - Parameters:
  ///   - copy: What is read of the other document as a paper.
  ///   - file: Its name.
  mutating func takeAnswers(ofCopy copy: Recognition, file: String) {
    let told = Dictionary(grouping: copy.items.filter { $0.answer != nil }) { item in
      normalizedNumber(item.number ?? "") + " " + Verification.words(item.question).joined()
    }
    guard told.count >= 3 else { return }
    for index in items.indices where items[index].answer == nil {
      let key =
        normalizedNumber(items[index].number ?? "") + " " + Verification.words(items[index].question).joined()
      guard let found = told[key], found.count == 1, let same = found.first,
        same.options.map({ Verification.words($0.text) })
          == items[index].options.map({
            Verification.words($0.text)
          })
      else { continue }
      items[index].answer = same.answer
      items[index].answerLabels = same.answerLabels
      items[index].kind = same.kind
      items[index].isAnswerInferred = same.isAnswerInferred
      items[index].answerPlace = same.answerPlace ?? same.places.first
      items[index].answerFile = file
    }
  }
}
