func checkNumbers(_ context: LintContext, _ findings: inout Findings) {
  let point = Set(findings.words("point"))
  let comma = Set(findings.words("comma"))
  let signFirst = Set(findings.words("sign_first"))
  let signLast = Set(findings.words("sign_last"))
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.course(ofLesson: index) else { continue }
    let names = [course.variant?.string, course.code.string].compactMap { $0 }
    guard let name = names.first(where: { point.contains($0) || comma.contains($0) }) else { continue }
    let mark: UInt8 = point.contains(name) ? 0x2E : 0x2C
    let sign = names.first { signFirst.contains($0) || signLast.contains($0) }
    for text in lesson.targetTexts where text.string.utf8.contains(where: { 0x30...0x39 ~= $0 }) {
      if let number = foreignDecimal(Array(text.string.utf8), mark) {
        findings.report(
          "'\(number)' has a decimal \(mark == 0x2E ? "comma" : "point"), \(name) writes a \(mark == 0x2E ? "point" : "comma")",
          at: text.span)
      } else if let date = foreignDate(
        Array(text.string.utf8), isMonthFirst: course.variant?.string == "en-US")
      {
        findings.report("the date '\(date)' is not in the order of \(name)", at: text.span)
      } else if let sign, let sum = foreignSum(text.string, isSignFirst: signFirst.contains(sign)) {
        findings.report(
          "\(sign) writes the sign of a currency \(signFirst.contains(sign) ? "before" : "behind") the number, not '\(sum)'",
          at: text.span)
      }
    }
  }
}

/// A number with the other decimal mark; nil when there is none, or when it may be a time or have groups of thousands.
private func foreignDecimal(_ bytes: [UInt8], _ mark: UInt8) -> String? {
  let other: UInt8 = mark == 0x2E ? 0x2C : 0x2E
  func isDigit(_ index: Int) -> Bool { bytes.indices.contains(index) && 0x30...0x39 ~= bytes[index] }
  for index in bytes.indices where bytes[index] == other && isDigit(index - 1) && isDigit(index + 1) {
    var start = index
    while isDigit(start - 1) { start -= 1 }
    var end = index + 1
    while isDigit(end) { end += 1 }
    let decimals = end - index - 1
    let isGroup = decimals > 2 || (bytes.indices.contains(start - 1) && ".,".utf8.contains(bytes[start - 1]))
    let continues = end + 1 < bytes.count && ".,".utf8.contains(bytes[end]) && isDigit(end + 1)
    // 12.30 is a time of day in many languages of the comma.
    let mayBeTime = other == 0x2E && decimals == 2 && index - start <= 2
    guard !isGroup, !continues, !mayBeTime || hasCurrency(bytes) else { continue }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
  return nil
}

/// A sum of money with its sign on the other side of the number; nil when there is none.
private func foreignSum(_ text: String, isSignFirst: Bool) -> String? {
  let scalars = Array(text.unicodeScalars)
  func isDigit(_ index: Int) -> Bool {
    scalars.indices.contains(index) && ("0"..."9").contains(scalars[index])
  }
  func isSpace(_ index: Int) -> Bool {
    scalars.indices.contains(index) && (scalars[index] == " " || scalars[index] == "\u{A0}")
  }
  for index in scalars.indices where scalars[index].properties.generalCategory == .currencySymbol {
    let follows = isDigit(index - 1) || (isSpace(index - 1) && isDigit(index - 2))
    let precedes = isDigit(index + 1) || (isSpace(index + 1) && isDigit(index + 2))
    // Between two numbers nobody can say whose it is.
    guard follows != precedes, follows == isSignFirst else { continue }
    var (start, end) = (index, index + 1)
    while start > 0,
      isDigit(start - 1) || isSpace(start - 1) || ".,".unicodeScalars.contains(scalars[start - 1])
    {
      start -= 1
    }
    while isDigit(end) || isSpace(end) { end += 1 }
    let words = String(String.UnicodeScalarView(scalars[start..<end])).split(separator: " ")
    return words.joined(separator: " ")
  }
  return nil
}

private func hasCurrency(_ bytes: [UInt8]) -> Bool {
  let text = String(decoding: bytes, as: UTF8.self).lowercased()
  return ["€", "$", "£", "euro", "kg", "km", "%", "peso", "dollar", "dólar"].contains { text.contains($0) }
}

/// A date such as 12/31/2024 whose day and month stand the other way round; nil when there is none.
private func foreignDate(_ bytes: [UInt8], isMonthFirst: Bool) -> String? {
  let text = String(decoding: bytes, as: UTF8.self)
  for word in text.split(whereSeparator: { $0 == " " || $0 == "(" || $0 == ")" }) {
    let parts = word.split(separator: "/").map { $0.prefix { $0.isNumber } }
    guard parts.count == 3, let first = Int(parts[0]), let second = Int(parts[1]), parts[2].count == 4 else {
      continue
    }
    let isForeign = isMonthFirst ? first > 12 && second <= 12 : second > 12 && first <= 12
    if isForeign { return String(word) }
  }
  return nil
}
