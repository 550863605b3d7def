/// Points of a marking scheme that ticks end, with their marks or one for each mark: "roots √1, wind √1", "Iron ✓✓".
enum TickedPoints {
  /// A text without the ticks at its end, and how many they were.
  static func divide(_ text: some StringProtocol) -> (text: String, ticks: Int) {
    let end = text.reversed().prefix { "✓✔√ ".contains($0) }
    return (String(text.dropLast(end.count)), end.count { $0 != " " })
  }

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

extension [SchemeEntry] {
  /// Takes the ticks off the ends of points, one for each mark, where at least three points have them.
  mutating func takeTicks() {
    let ticked = flatMap(\.points).count { point in
      let (text, ticks) = TickedPoints.divide(point.text)
      return ticks > 0 && text.contains(where: \.isLetter)
    }
    guard ticked >= 3 else { return }
    for index in indices where self[index].points.contains(where: { TickedPoints.divide($0.text).ticks > 0 })
    {
      for place in self[index].points.indices {
        let (text, ticks) = TickedPoints.divide(self[index].points[place].text)
        guard ticks > 0, !text.isEmpty else { continue }
        self[index].points[place].text = text
        self[index].points[place].marks = self[index].points[place].marks ?? ticks
      }
      self[index].answer = self[index].points.map(\.text)
    }
  }
}
