/// Options that letters or digits with colons name within a text: "0: a kettle   X: a coffee machine   1: a fridge".
enum ColonOptions {
  /// The options that make up a text; nil where it is anything else.
  static func divide(_ text: String) -> [ExtractedItem.Option]? {
    var options: [(label: Character, words: [Substring])] = []
    for word in text.split(separator: " ") {
      if let label = word.first, word.count == 2, word.last == ":", label.isUppercase || label.isNumber,
        !options.contains(where: { $0.label == label })
      {
        options.append((label, []))
      } else if options.isEmpty {
        return nil
      } else {
        options[options.count - 1].words.append(word)
      }
    }
    guard options.count > 1, options.allSatisfy({ !$0.words.isEmpty }) else { return nil }
    return options.map {
      ExtractedItem.Option(label: String($0.label), text: $0.words.joined(separator: " "))
    }
  }
}
