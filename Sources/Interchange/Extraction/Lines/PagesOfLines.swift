import PDFText

extension [TextLine] {
  /// The lines with those of each page as they are to be; nil leaves a page as it is.
  func changedByPage(_ change: (ArraySlice<TextLine>) -> [TextLine]?) -> [TextLine] {
    var result: [TextLine] = []
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, self[end].page == self[start].page { end += 1 }
      result += change(self[start..<end]) ?? Array(self[start..<end])
      start = end
    }
    return result
  }
}
