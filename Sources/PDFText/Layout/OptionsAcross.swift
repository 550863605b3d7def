/// Rows of lettered options below a question that reach over the gutter of two columns of text above them.
extension [TextLine] {
  /// The lines that are such rows: "a wood   b cardboard" with "c plastic" behind the gutter, below a line on the left alone.
  ///
  /// In two columns of options the next letter stands on the other side only by chance, and not three times below questions
  /// with nothing beside them.
  func rowsOfOptions(across gutter: Int32) -> Set<Int> {
    let found = indices.dropFirst().filter { place in
      guard self[place].cells.count >= 3, letter(self[place].cells[0]) == 0,
        self[place].page == self[place - 1].page, self[place - 1].leadingNumber != nil
      else { return false }
      let letters = self[place].cells.compactMap(letter)
      return letters.count >= 3 && letters == (0..<letters.count).map { $0 }
        && self[place].split(at: gutter).right != nil && self[place - 1].split(at: gutter).right == nil
    }
    return found.count >= 3 ? Set(found) : []
  }

  /// The place in the alphabet of the letter that a cell begins with; nil for any other.
  private func letter(_ cell: TextCell) -> Int? {
    guard let text = cell.words.first?.text, cell.words.count > 1, text.utf8.count <= 3 else { return nil }
    let bare = text.filter { !"().".contains($0) }
    guard bare.utf8.count == 1, let byte = bare.utf8.first, (0x61...0x68).contains(byte | 0x20) else {
      return nil
    }
    return Int(byte | 0x20) - 0x61
  }
}
