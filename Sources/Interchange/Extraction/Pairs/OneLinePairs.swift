import PDFText

extension QuestionPairs {
  /// Questions with their answers behind them on the same line, one line after another: cards that a program exported.
  func oneLine() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    for index in document.lines.indices {
      guard document.labels[index] == nil, let (asked, answer) = divided(document.lines[index]) else {
        continue
      }
      var item = ExtractedItem(kind: .short, question: asked)
      (item.context, item.command) = Wording.split(asked)
      item.answer = answer
      item.isAnswerInferred = true
      let place = ExtractedItem.Place(page: document.lines[index].page, box: document.lines[index].box)
      item.places = [place]
      item.answerPlace = place
      items.append(item)
      explained.insert(index)
    }
    let asking = items.count { $0.question.hasSuffix("?") }
    guard items.count >= 5, asking * 10 >= items.count * 7, document.share(of: explained) >= 0.75 else {
      return nil
    }
    return Recognition(layout: .headings, items: items, explained: explained, coherence: 0.75)
  }

  /// The sentence that asks at the beginning of a line, and the few words behind it that ask nothing.
  private func divided(_ line: TextLine) -> (question: String, answer: String)? {
    let words = line.words
    guard words.first?.text.first?.isUppercase == true,
      let end = words.firstIndex(where: { $0.text.last == "?" || $0.text.last == "." }),
      end + 1 < words.count,
      words.count - end <= 14, !words[(end + 1)...].contains(where: { $0.text.contains("?") })
    else { return nil }
    let asked = Array(words[...end]).text
    guard Asking.worth(asked) >= 0.9 else { return nil }
    return (asked, Array(words[(end + 1)...]).text)
  }
}
