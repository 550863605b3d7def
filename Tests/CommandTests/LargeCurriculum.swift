import CurriculumTestSupport

/// Curricula for tests of the command.
enum LargeCurriculum {
  /// Writes the curriculum of `curricc init`, with more decks of 15 flashcards each.
  static func write(to folder: TemporaryFolder, as name: String = "c", decks: Int = 0) throws {
    _ = try Tool.run("init", folder.path(name))
    for deck in 0..<decks {
      var text = """
        kind: deck
        id: d\(deck)
        topic: Topic \(deck)
        aspect: Key facts
        depth: Foundational
        image_keywords: [water, ice, rain]
        flashcards:

        """
      for card in 0..<15 {
        text +=
          "  - {id: c\(card), type: question, question: What is the fact \(card) of topic \(deck)?, "
          + "answer: It is the fact \(deck)-\(card) and some more words so that the bundle grows.}\n"
      }
      try folder.write("\(name)/decks/d\(deck).yaml", text)
    }
  }
}
