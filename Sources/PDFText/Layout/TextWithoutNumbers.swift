extension String {
  /// The text with a mark for each number and no spaces, so that pages are told apart by nothing else.
  ///
  /// Spaces change with the number: "–2–" and "– 10 –".
  var withoutNumbers: String {
    var result = ""
    var isInNumber = false
    for character in self {
      if character.isNumber {
        if !isInNumber { result.append("#") }
        isInNumber = true
      } else {
        if character != " " { result.append(character) }
        isInNumber = false
      }
    }
    return result
  }
}
