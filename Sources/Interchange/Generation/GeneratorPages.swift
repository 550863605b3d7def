package import PDFText

/// A page as a generator gets it.
package struct GeneratorPage: Sendable {
  /// The number of the page, from 1.
  package let number: Int
  /// Its lines in reading order, without running heads and feet.
  package let text: String
  /// Its text in the file's own order, to look snippets up in.
  private let ownText: String

  package init(number: Int, text: String, ownText: String) {
    self.number = number
    self.text = text
    self.ownText = ownText
  }

  /// True when a snippet stands on the page word for word, whatever its case, spaces and punctuation.
  ///
  /// - Parameter snippet: What a generator says it took from the page.
  package func has(_ snippet: String) -> Bool {
    let wanted = Array(Verification.words(snippet).joined().utf8)
    return !wanted.isEmpty && [text, ownText].contains { Self.has(wanted, in: $0) }
  }

  /// Compares from the beginning of each word, so that words that a line's end divides are found, too.
  private static func has(_ wanted: [UInt8], in text: String) -> Bool {
    var letters: [UInt8] = []
    var starts: [Int] = []
    for word in Verification.words(text) {
      starts.append(letters.count)
      letters += Array(word.utf8)
    }
    let ends = Set(starts + [letters.count])
    return starts.contains { start in
      let end = start + wanted.count
      return end <= letters.count && ends.contains(end) && letters[start..<end].elementsEqual(wanted)
    }
  }
}

/// Says which pages a generator gets.
package enum GeneratorPages {
  /// Pages of which nothing was recognised although they have text, in groups that are given together.
  ///
  /// - Parameters:
  ///   - pages: All pages of a document, not yet arranged.
  ///   - silent: The numbers of the pages of which nothing was recognised.
  ///   - size: The most that a group may have, in UTF-8 bytes; a longer page is a group of its own.
  /// - Returns: Groups of one page or more, in the document's order.
  package static func groups(_ pages: [PageText], silent: Set<Int>, size: Int = 12_000) -> [[GeneratorPage]] {
    var groups: [[GeneratorPage]] = []
    var count = 0
    for page in arrange(pages) where silent.contains(page.number) && page.letterCount >= 20 {
      let text = page.lines.map { line in line.cells.map(\.text).joined(separator: "\t") }
        .joined(separator: "\n")
      guard !text.isEmpty else { continue }
      if groups.isEmpty || count + text.utf8.count > size {
        groups.append([])
        count = 0
      }
      groups[groups.count - 1].append(GeneratorPage(number: page.number, text: text, ownText: page.ownText))
      count += text.utf8.count
    }
    return groups
  }
}
