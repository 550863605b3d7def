/// What a person has to look at in an item, beside what the recognisers say.
package struct ReviewNotes {
  /// The notes, each once, in the order in which they were found.
  package private(set) var notes: [String]

  /// The notes that hold for an item however it is written.
  package init(_ item: ExtractedItem) {
    notes = item.reviews
    for image in item.images {
      add("'\(image)' was cut out of the page; put it into the media, and say in 'alt' what it shows")
    }
    if !item.figures.isEmpty, item.images.isEmpty {
      add("it speaks of \(item.figures.joined(separator: ", ")); add it as 'image', or say what it shows")
    }
    if item.kind == .answer {
      add("this is an answer whose question was not found")
    } else if !item.hasAnswer {
      add("the page gives no answer")
    }
  }

  /// Adds a note, unless it is there.
  mutating func add(_ note: String) {
    if !notes.contains(note) { notes.append(note) }
  }
}

extension ExtractedItem {
  /// True where the document says what is right.
  package var hasAnswer: Bool { answer != nil || !rubric.isEmpty || quantity != nil }
}
