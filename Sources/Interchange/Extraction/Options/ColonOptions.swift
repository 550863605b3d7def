/// Options that letters or digits with colons name within a text: "0: a kettle   X: a coffee machine   1: a fridge".
///
/// Two may be what two people say to each other, "A: … B: …", and a letter that comes again is such for certain.
enum ColonOptions {
  /// The options that make up a text; nil where it is anything else.
  static func divide(_ text: String) -> [ExtractedItem.Option]? {
    var options: [(label: Character, words: [Substring])] = []
    for word in text.split(separator: " ") {
      if let label = word.first, word.count == 2, word.last == ":", label.isUppercase || label.isNumber {
        guard !options.contains(where: { $0.label == label }) else { return nil }
        options.append((label, []))
      } else if options.isEmpty {
        return nil
      } else {
        options[options.count - 1].words.append(word)
      }
    }
    guard options.count > 2, options.allSatisfy({ !$0.words.isEmpty }) else { return nil }
    return options.map {
      ExtractedItem.Option(label: String($0.label), text: $0.words.joined(separator: " "))
    }
  }
}
