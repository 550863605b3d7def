import PDFText

/// The box that stands at the right of the last line of a proof, as mathematicians end one.
enum ProofEnds {
  private static let signs: Set<String> = ["□", "■", "∎", "◻", "◼", "▪", "❏"]
  private static let words: Set<String> = [
    "prove", "proof", "proof.", "proofs", "solution", "solution.", "solutions", "beweis", "beweise", "lösung",
    "lösungen", "preuve", "démonstration", "solución", "soluciones", "demostración", "dimostrazione",
    "soluzione",
    "доказательство", "решение",
  ]

  /// The lines without such boxes; as they are where boxes may be there to be ticked.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let ends = lines.indices.filter { isEnd(lines[$0]) }
    // Statements with a box to tick behind each have a number each.
    guard ends.contains(where: { lines[$0].label()?.parts.first?.number == nil }),
      lines.contains(where: { $0.words.contains { words.contains($0.text.lowercased()) } }),
      lines.count(where: { $0.words.contains { signs.contains($0.text) } }) == ends.count
    else { return lines }
    var result = lines
    for index in ends {
      result[index].cells.removeLast()
      result[index].fitBox()
    }
    return result
  }

  /// True for a line of a text, no label at its beginning, with a box at the right margin alone.
  private static func isEnd(_ line: TextLine) -> Bool {
    guard line.cells.count == 2, let sign = line.cells.last, sign.words.count == 1,
      signs.contains(sign.words[0].text), line.columnRight - sign.box.right < 1_500,
      line.label()?.parts.first?.number == nil || line.cells[0].words.count > 8,
      let stop = line.cells[0].words.last?.text.last
    else { return false }
    return ".!)”".contains(stop) || stop.isNumber || stop.isLetter && line.cells[0].words.count > 2
  }
}
