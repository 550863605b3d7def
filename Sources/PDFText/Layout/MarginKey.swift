/// Finds a key in a column of its own beside the questions, under a head that says so.
///
/// Such a column is narrow and far to the right, where columns of text are not looked for, and its lines stand at heights
/// of their own.
struct MarginKey {
  /// A place between the questions and the key, in hundredths of a point.
  let place: Int32
  /// The line with its head.
  let first: Int

  private static let heads: Set<String> = [
    "answers", "answer key", "key", "solutions", "lösungen", "lösung", "respuestas", "soluciones", "réponses",
    "corrigé", "solutions des exercices", "risposte", "soluzioni", "respostas", "soluções", "antwoorden",
    "svar", "facit", "odpowiedzi", "ответы", "cevaplar", "答案",
  ]

  /// Looks for a key among the lines of a page.
  init?(_ lines: [TextLine]) {
    guard let left = lines.map(\.box.left).min(), let right = lines.map(\.box.right).max() else { return nil }
    let middle = left + Int32((Int(right) - Int(left)) * 45 / 100)
    // "Answer Key" may stand in the head of the page as well.
    let heads = lines.indices.lazy.filter { index in
      guard let cell = lines[index].cells.last, cell.box.left > middle else { return false }
      return Self.heads.contains(cell.text.lowercased().trimmedOfPunctuation)
    }
    guard let key = heads.prefix(3).compactMap({ MarginKey(lines, head: $0, middle) }).first else {
      return nil
    }
    self = key
  }

  /// The key below one head.
  private init?(_ lines: [TextLine], head found: Int, _ middle: Int32) {
    guard let head = lines[found].cells.last else { return nil }
    // The cells that number answers, which a head may stand above the middle of; on a blank sheet nothing is behind them.
    let numbered = lines[(found + 1)...].compactMap { line in
      line.cells.first { cell in
        cell.box.left > middle && cell.box.left < head.box.right
          && (cell.words.count > 1 || cell.text.last == ".")
          && Int(cell.words[0].text.trimmedOfPunctuation) != nil
      }
    }
    let numbers = numbered.compactMap { Int($0.words[0].text.trimmedOfPunctuation) }
    guard numbers.count >= 3, numbers == Array(1...numbers.count), let edge = numbered.map(\.box.left).min(),
      numbered.allSatisfy({ $0.box.left < edge + 700 })
    else { return nil }
    let place = min(edge, head.box.left) - 50
    let beside = lines[found...].compactMap { $0.split(at: place).left }
    guard lines[found...].allSatisfy({ !$0.crosses(place) }),
      beside.count(where: { $0.words.count > 2 && Int($0.words[0].text.trimmedOfPunctuation) != nil }) >= 3
    else { return nil }
    self.place = place
    first = found
  }
}
