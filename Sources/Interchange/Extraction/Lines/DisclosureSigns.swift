import PDFText

/// Signs before the questions of a page that opens and closes its answers, "▼ How do solar panels work?", or at its right edge
/// behind them.
enum DisclosureSigns {
  private static let signs: Set<String> = [
    "▼", "▾", "▿", "▲", "▴", "△", "⌃", "˄", "⏷", "▶", "▸", "▹", "⯈", "⌄", "˅", "❯", "›", "»", "+", "−", "➕",
    "➖", "▽", "▷",
  ]

  /// The lines without such signs, where one of them stands before at least three, most of which are questions.
  static func without(_ given: [TextLine]) -> [TextLine] {
    let lines = withoutSignsBehind(withoutButtons(given))
    let signed = lines.indices.filter { index in
      let words = lines[index].words
      // "+ 30 = ?" is a line of a sum.
      return words.count > 2 && signs.contains(words[0].text) && words[1].text.contains(where: \.isLetter)
    }
    guard signed.count >= 3, Set(signed.map { lines[$0].words[0].text }).count <= 2,
      signed.count(where: { index in
        // A question may go on in the line below.
        [lines[index], index + 1 < lines.count ? lines[index + 1] : lines[index]].contains {
          $0.words.last?.text.last.map { "?？؟".contains($0) } == true
        }
      }) * 10 >= signed.count * 7
    else { return lines }
    var result = lines
    for index in signed {
      result[index].cells[0].words.removeFirst()
      if result[index].cells[0].words.isEmpty { result[index].cells.removeFirst() }
      result[index].cells = result[index].cells.map { TextCell($0.words) }
      result[index].cells[0].words[0].gapBefore = 0
    }
    return result
  }

  /// The lines without signs in cells of their own behind questions.
  private static func withoutSignsBehind(_ lines: [TextLine]) -> [TextLine] {
    let signed = lines.indices.filter { index in
      guard let last = lines[index].cells.last, lines[index].cells.count == 2, last.words.count == 1 else {
        return false
      }
      return (signs.contains(last.words[0].text) || last.words[0].text == "–")
        && lines[index].cells[0].words.count > 1
    }
    guard signed.count >= 3, Set(signed.map { lines[$0].words.last?.text }).count <= 2,
      signed.count(where: { lines[$0].cells[0].words.last?.text.last.map { "?？؟".contains($0) } == true })
        * 10
        >= signed.count * 7
    else { return lines }
    var result = lines
    for index in signed { result[index].cells.removeLast() }
    return result
  }

  /// What the buttons are called that open an answer.
  private static let buttons: Set<String> = [
    "view answer", "show answer", "hide answer", "view answer and solution", "check answer", "reveal answer",
    "view solution", "show solution", "ver respuesta", "mostrar respuesta", "voir la réponse",
    "afficher la réponse", "antwort anzeigen", "lösung anzeigen", "ver resposta", "mostra risposta",
    "toon antwoord", "показать ответ", "pokaż odpowiedź", "lihat jawaban", "查看答案", "显示答案",
  ]

  /// The lines without those that are nothing but such a button, where three are.
  private static func withoutButtons(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { index in
      lines[index].cells.count == 1 && lines[index].cells[0].words.count <= 4
        && buttons.contains(lines[index].text.lowercased().trimmedOfPunctuation)
    }
    guard found.count >= 3 else { return lines }
    let all = Set(found)
    return lines.indices.filter { !all.contains($0) }.map { lines[$0] }
  }
}
