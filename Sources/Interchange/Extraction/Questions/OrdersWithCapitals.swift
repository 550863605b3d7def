import PDFText

/// Parts that capital letters name, as options are elsewhere: "A. Define … B. Identify TWO … C. Explain ONE …".
///
/// Source: free-response questions of the College Board's Advanced Placement examinations.
extension ItemBuilder {
  /// The items of such parts; nil where one of them tells to do nothing, or where what stands above asks.
  func ordersWithCapitals(_ node: QuestionNode, _ lines: QuestionLines, _ stem: [String]) -> [ExtractedItem]?
  {
    guard let found = OptionReader(joiner: joiner).read(lines.rows), found.ticked.isEmpty,
      !found.isUnlettered,
      (2...8).contains(found.options.count),
      found.options.allSatisfy({ option in
        guard let label = option.label, label.count == 1, label.first?.isUppercase == true else {
          return false
        }
        let words = option.text.split(separator: " ")
        return option.text.first?.isUppercase == true && words.count >= 2 && Asking.isOrder(String(words[0]))
          && option.text.last.map { ".)]".contains($0) } == true
      })
    else { return nil }
    let above = joiner.text(found.stem.map(\.joinedText))
    // A sentence that breaks off is ended by its options.
    let last =
      above.split(whereSeparator: { ".?!".contains($0) }).last.map { String($0).trimmed.lowercased() } ?? ""
    guard above.last.map({ ".)”".contains($0) }) ?? true, !choosesOne(last),
      !UnletteredOptions.isInstruction(above)
    else {
      return nil
    }
    return found.options.map { option in
      var (text, marks) = (option.text, Int?.none)
      if let own = MarkReader.trailing(text, isAtMargin: true) { (text, marks) = (own.text, own.marks) }
      var item = ExtractedItem(
        kind: .short, number: "\(node.number)(\(option.label ?? ""))", question: text, places: lines.places)
      (item.context, item.command) = Wording.split(text)
      item.stem = (stem + (above.isEmpty ? [] : [above])).joined(separator: "\n")
      if item.stem?.isEmpty == true { item.stem = nil }
      item.marks = marks
      return item
    }
  }
}
