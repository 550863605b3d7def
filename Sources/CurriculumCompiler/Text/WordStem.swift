/// What a word has in common with its other forms: enough to see that two texts use the same word.
///
/// English endings are taken off; a word of another language, and a short one, stays as it is.
///
/// - Parameter word: A folded word.
///
/// Source: the first steps of Porter 1980, "An algorithm for suffix stripping", without the later ones, which join
/// words that learners do not take for the same.
func wordStem(_ word: String) -> String {
  var word = Substring(word)
  guard word.utf8.count > 4, word.utf8.allSatisfy({ $0 < 0x80 }) else { return String(word) }
  if word.hasSuffix("'s") { word.removeLast(2) }
  let endings: [(ending: String, replacement: String)] = [
    ("isation", "is"), ("ization", "is"), ("ations", "at"), ("ation", "at"), ("ating", "at"), ("ated", "at"),
    ("ates", "at"), ("ate", "at"), ("ions", ""), ("ion", ""), ("ings", ""), ("ing", ""), ("ies", "y"),
    ("ied", "y"),
    ("sses", "ss"), ("ches", "ch"), ("shes", "sh"), ("ed", ""), ("es", ""), ("ly", ""), ("s", ""), ("e", ""),
  ]
  for (ending, replacement) in endings where word.hasSuffix(ending) {
    guard word.utf8.count - ending.utf8.count >= 3, !(ending == "s" && word.hasSuffix("ss")) else { continue }
    return String(word.dropLast(ending.utf8.count)) + replacement
  }
  return String(word)
}
