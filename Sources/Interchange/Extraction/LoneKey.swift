/// The letters of the right options on the last line below them, where nothing else stands: "B", "BCD".
enum LoneKey {
  /// Takes them from below the options; nil where there are none.
  static func take(from rows: inout [[QuestionCell]], _ joiner: LineJoiner) -> String? {
    guard rows.count > 2, let last = rows.last, last.count == 1, last[0].words.count <= 4 else { return nil }
    let text = last[0].text
    let letters = text.filter(\.isLetter)
    guard (1...6).contains(letters.count), text.allSatisfy({ $0.isLetter || " ,;&.".contains($0) }),
      letters.allSatisfy({ $0.isASCII && $0.isUppercase }), Set(letters).count == letters.count,
      let labels = OptionReader(joiner: joiner).read(rows.dropLast())?.options.compactMap(\.label),
      letters.allSatisfy({ labels.contains(String($0)) })
    else { return nil }
    rows.removeLast()
    return text
  }
}
