/// Points of a marking scheme that ticks end, with their marks or one for each mark: "roots √1, wind √1", "Iron ✓✓".
enum TickedPoints {
  /// The points with their marks; nil for a text that does not end so.
  static func read(_ text: String) -> [(text: String, marks: Int)]? {
    var points: [(text: String, marks: Int)] = []
    var point: [Substring] = []
    for word in text.split(separator: " ") {
      let bare = word.drop { "√✓✔".contains($0) }
      let digits = bare.prefix(while: \.isNumber)
      let ticks = word.prefix { "√✓✔".contains($0) }.count
      guard ticks > 0, let marks = digits.isEmpty ? ticks : Int(digits), (1...9).contains(marks),
        bare.dropFirst(digits.count).allSatisfy({ ",;.".contains($0) })
      else {
        point.append(word)
        continue
      }
      if !point.isEmpty { points.append((point.joined(separator: " "), marks)) }
      point.removeAll()
    }
    return points.isEmpty || !point.isEmpty ? nil : points
  }
}
