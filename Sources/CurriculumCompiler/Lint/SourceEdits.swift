/// Edits of authors' files that keep the layout; nil wherever the layout is not certain.
extension RuleContext {
  /// A scalar with another text in it, quoted as it was.
  func replacement(of text: Text, by value: String) -> Edit? {
    guard let bytes = scalarBytes(text.span), let first = bytes.first else { return nil }
    let written =
      switch first {
      case 0x22: YAMLScalarWriter.quoted(value)
      case 0x27 where !value.utf8.contains(0x27) && !value.utf8.contains(0x0A): "'\(value)'"
      default: YAMLScalarWriter.plainOrQuoted(value)
      }
    return Edit(text.span, written)
  }

  /// A further field behind a scalar that is a field's value: on the next line, or behind a comma inside braces.
  ///
  /// - Parameters:
  ///   - field: The key.
  ///   - value: YAML for its value, in flow style.
  ///   - text: The value of another field of the same mapping.
  func insertion(of field: String, _ value: String, behind text: Text) -> Edit? {
    guard let column = keyColumn(before: text.span) else { return nil }
    let bytes = bytes(around: text.span)
    let end = Int(text.span.upper)
    switch column {
    case .flow:
      return Edit(SourceSpan(text.span.file, end, end), ", \(field): \(value)")
    case .block(let column):
      guard let lineEnd = endOfLine(bytes, from: end) else { return nil }
      let lineBreak = lineEnd < bytes.count && bytes[lineEnd] == 0x0D ? "\r\n" : "\n"
      return Edit(
        SourceSpan(text.span.file, lineEnd, lineEnd),
        lineBreak + String(repeating: " ", count: column) + "\(field): \(value)")
    }
  }

  /// A list without one of its texts; nil when it is not written as an element of a list.
  func removal(of text: Text) -> Edit? {
    guard scalarBytes(text.span) != nil else { return nil }
    let bytes = bytes(around: text.span)
    let lower = Int(text.span.lower)
    let upper = Int(text.span.upper)
    var next = upper
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    if next < bytes.count, bytes[next] == 0x2C {
      next += 1
      while next < bytes.count, bytes[next] == 0x20 { next += 1 }
      return Edit(SourceSpan(text.span.file, lower, next), "")
    }
    var start = lower
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start > 0 else { return nil }
    if bytes[start - 1] == 0x2C { return Edit(SourceSpan(text.span.file, start - 1, upper), "") }
    guard bytes[start - 1] == 0x2D, let end = endOfLine(bytes, from: upper), end == next else { return nil }
    // A line of its own: with its line break.
    start -= 1
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A else { return nil }
    return Edit(SourceSpan(text.span.file, start - 1, end), "")
  }

  /// A list without the element that a text belongs to, where elements stand on lines of their own.
  ///
  /// - Returns: nil for the only element of a list, and wherever the layout is not certain.
  func removalOfElement(with text: Text) -> Edit? {
    guard scalarBytes(text.span) != nil else { return nil }
    let bytes = bytes(around: text.span)
    var start = lineStart(bytes, before: Int(text.span.lower))
    let column = indentation(bytes, of: start)
    var dash = column
    if bytes[start + column] != 0x2D {
      // The key stands two columns behind the dash of its element, on a line above.
      dash = column - 2
      repeat {
        guard start > 0, dash >= 0 else { return nil }
        start = lineStart(bytes, before: start - 1)
      } while isBlank(bytes, start) || indentation(bytes, of: start) > dash
      guard indentation(bytes, of: start) == dash, bytes[start + dash] == 0x2D else { return nil }
    }
    var end = nextLine(bytes, start)
    var line = end
    // Blank lines belong to the element when more of it follows.
    while line < bytes.count, isBlank(bytes, line) || indentation(bytes, of: line) > dash {
      let isMore = !isBlank(bytes, line)
      line = nextLine(bytes, line)
      if isMore { end = line }
    }
    guard isElement(bytes, end, dash) || (start > 0 && !endsList(bytes, before: start, dash)) else {
      return nil
    }
    return Edit(SourceSpan(text.span.file, start, end), "")
  }

  /// True when the line above an element is the key of the list, so that the element is its first.
  private func endsList(_ bytes: [UInt8], before start: Int, _ dash: Int) -> Bool {
    let line = lineStart(bytes, before: start - 1)
    return isBlank(bytes, line) || (indentation(bytes, of: line) <= dash && !isElement(bytes, line, dash))
  }

  private func isElement(_ bytes: [UInt8], _ line: Int, _ dash: Int) -> Bool {
    line + dash < bytes.count && indentation(bytes, of: line) == dash && bytes[line + dash] == 0x2D
  }

  private func lineStart(_ bytes: [UInt8], before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  private func nextLine(_ bytes: [UInt8], _ line: Int) -> Int {
    (bytes[line...].firstIndex(of: 0x0A) ?? bytes.count - 1) + 1
  }

  private func indentation(_ bytes: [UInt8], of line: Int) -> Int {
    bytes[line...].prefix { $0 == 0x20 }.count
  }

  private func isBlank(_ bytes: [UInt8], _ line: Int) -> Bool {
    let first = bytes[line...].first { $0 != 0x20 }
    return first == 0x0A || first == 0x0D || first == nil
  }

  private func bytes(around span: SourceSpan) -> [UInt8] { source(of: span)?.bytes ?? [] }

  /// The bytes of a scalar in quotes or without; nil for block texts, aliases, anchors and tags.
  private func scalarBytes(_ span: SourceSpan) -> ArraySlice<UInt8>? {
    guard span.isExact, let bytes = source(of: span)?.bytes else { return nil }
    guard span.lower < span.upper, Int(span.upper) <= bytes.count else { return nil }
    let scalar = bytes[Int(span.lower)..<Int(span.upper)]
    guard let first = scalar.first, !"|>*&!".utf8.contains(first) else { return nil }
    return scalar
  }

  /// How the key is written whose value a scalar is, and for one on a line of its own in which column it begins.
  private func keyColumn(before span: SourceSpan) -> KeyColumn? {
    guard scalarBytes(span) != nil else { return nil }
    let bytes = bytes(around: span)
    var index = Int(span.lower)
    while index > 0, bytes[index - 1] == 0x20 { index -= 1 }
    guard index > 0, bytes[index - 1] == 0x3A else { return nil }
    index -= 1
    while index > 0, bytes[index - 1] == 0x5F || 0x61...0x7A ~= bytes[index - 1] { index -= 1 }
    let key = index
    while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x2D { index -= 1 }
    if index == 0 || bytes[index - 1] == 0x0A { return .block(key - index) }
    return bytes[index - 1] == 0x7B || bytes[index - 1] == 0x2C ? .flow : nil
  }

  /// The end of the line where nothing but spaces and a comment stands behind an offset.
  private func endOfLine(_ bytes: [UInt8], from offset: Int) -> Int? {
    var index = offset
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    if index < bytes.count, bytes[index] == 0x23, index > offset {
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    }
    return index == bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D ? index : nil
  }
}

/// How a key is written: within braces, or in which column of a line.
private enum KeyColumn { case flow, block(Int) }
