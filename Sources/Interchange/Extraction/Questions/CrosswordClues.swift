import PDFText

/// Reads the clues of a crossword: numbers below "Across" and "Down", each list counting upwards with numbers left out.
struct CrosswordClues {
  let document: DocumentLines
  let joiner: LineJoiner

  /// What the heads of the two lists are called in the languages that crosswords are made in.
  private static let heads: [(across: String, down: String)] = [
    ("across", "down"), ("waagerecht", "senkrecht"), ("waagrecht", "senkrecht"),
    ("horizontalement", "verticalement"), ("horizontal", "vertical"), ("horizontales", "verticales"),
    ("horizontais", "verticais"), ("orizzontali", "verticali"), ("horizontaal", "verticaal"),
    ("poziomo", "pionowo"), ("по горизонтали", "по вертикали"), ("vodorovně", "svisle"), ("yatay", "dikey"),
  ]

  /// A clue, or its solution: a number below one of the heads.
  private struct Clue {
    var isAcross: Bool
    let number: Int
    var text: String
    var lines: [Int]
  }

  /// A list below its head.
  private struct List {
    let isAcross: Bool
    let head: Int
    let box: Box
    let name: String
    var clues: [Clue] = []
  }

  func read() -> Recognition? {
    let found = lists()
    guard let across = found.firstIndex(where: \.isAcross),
      let down = found.firstIndex(where: { !$0.isAcross }),
      found[across].clues.count >= 2, found[down].clues.count >= 2,
      found[across].clues.count + found[down].clues.count >= 6
    else { return nil }
    let solutions =
      found.indices.filter { $0 != across && $0 != down }.flatMap { found[$0].clues } + runInSolutions()
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    for list in [found[across], found[down]] {
      explained.insert(list.head)
      for clue in list.clues {
        var item = ExtractedItem(
          kind: .short, number: String(clue.number), question: clue.text, places: places(clue))
        item.command = clue.text
        item.section = list.name
        if let solution = solutions.first(where: { $0.isAcross == clue.isAcross && $0.number == clue.number })
        {
          item.take(answer: solution.text, at: places(solution).first)
          explained.formUnion(solution.lines)
        }
        items.append(item)
        explained.formUnion(clue.lines)
      }
    }
    return Recognition(layout: .pairs, items: items, explained: explained, coherence: 1.3)
  }

  /// The solutions of a line such as "Solution Across: 1 Cuckoo, 5 Hobble. Down: 2 Ives, 3 Cent."
  private func runInSolutions() -> [Clue] {
    var clues: [Clue] = []
    for (index, line) in document.lines.enumerated() where line.words.count > 4 {
      var isAcross: Bool?
      for word in line.words {
        let bare = word.text.lowercased().trimmedOfPunctuation
        if word.text.last == ":", let head = Self.heads.first(where: { $0.across == bare || $0.down == bare })
        {
          isAcross = head.across == bare
        } else if let isAcross {
          if let number = word.text.trimmedOfPunctuation.smallNumber {
            clues.append(Clue(isAcross: isAcross, number: number, text: "", lines: [index]))
          } else if let last = clues.indices.last, clues[last].isAcross == isAcross,
            clues[last].lines == [index]
          {
            let text =
              word.text.last.map { ",.;".contains($0) } == true ? String(word.text.dropLast()) : word.text
            clues[last].text += (clues[last].text.isEmpty ? "" : " ") + text
          }
        }
      }
    }
    return clues.filter { !$0.text.isEmpty }
  }

  private func places(_ clue: Clue) -> [ExtractedItem.Place] {
    document.places(clue.lines)
  }

  /// The lists in the document's order, each with what stands below its head.
  private func lists() -> [List] {
    var lists: [List] = []
    for (index, line) in document.lines.enumerated() {
      let heads = line.cells.compactMap { head(of: $0) }
      if !heads.isEmpty {
        for (isAcross, cell) in heads {
          lists.append(
            List(isAcross: isAcross, head: index, box: cell.box, name: cell.text.trimmedOfPunctuation))
        }
        continue
      }
      for cell in line.cells { add(cell, index, to: &lists) }
    }
    return lists
  }

  private func head(of cell: TextCell) -> (isAcross: Bool, cell: TextCell)? {
    guard cell.words.count <= 2 else { return nil }
    let bare = cell.text.lowercased().trimmedOfPunctuation
    if Self.heads.contains(where: { $0.across == bare }) { return (true, cell) }
    return Self.heads.contains { $0.down == bare } ? (false, cell) : nil
  }

  /// Adds a cell to the list that it stands below: the nearest head at its left above it.
  private func add(_ cell: TextCell, _ line: Int, to lists: inout [List]) {
    let page = document.lines[line].page
    let open = lists.indices.filter { place in
      document.lines[lists[place].head].page == page && lists[place].box.left < cell.box.right
    }
    // Of two heads beside each other the one that stands nearer to the left edge of the cell.
    let lowest = open.map { lists[$0].head }.max()
    let nearest = open.filter { lists[$0].head == lowest }.min {
      abs(lists[$0].box.left - cell.box.left) < abs(lists[$1].box.left - cell.box.left)
    }
    guard let own = nearest, let first = cell.words.first else { return }
    if let part = compactLabel(first.text)?.first, let number = part.number, cell.words.count > 1,
      number > lists[own].clues.last?.number ?? 0
    {
      lists[own].clues.append(
        Clue(
          isAcross: lists[own].isAcross, number: number,
          text: cell.words.dropFirst().map(\.text).joined(separator: " "), lines: [line]))
    } else if let last = lists[own].clues.indices.last, let above = lists[own].clues[last].lines.last,
      line - above <= 2, document.lines[line].box.top - document.lines[above].box.bottom < first.size,
      !first.isBold, cell.box.left >= lists[own].box.left
    {
      lists[own].clues[last].text = joiner.text([lists[own].clues[last].text, cell.text])
      lists[own].clues[last].lines.append(line)
    }
  }
}
