extension StringProtocol {
  /// True when the text has another in it, byte for byte.
  ///
  /// The standard library's `contains` compares characters by their canonical forms, and takes ten times as long to begin.
  package func holds(_ part: String) -> Bool {
    var (text, part) = (String(self), part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first else { return true }
        guard part.count <= text.count else { return false }
        for start in 0...(text.count - part.count) where text[start] == first {
          var length = 1
          while length < part.count, text[start + length] == part[length] { length += 1 }
          if length == part.count { return true }
        }
        return false
      }
    }
  }
}
