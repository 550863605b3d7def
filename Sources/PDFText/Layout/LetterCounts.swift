/// How many letters a text has, and how many of them are of other scripts than the Latin one.
package struct LetterCounts {
  package private(set) var all = 0
  /// Those behind Latin Extended-B, but for Latin Extended Additional.
  package private(set) var others = 0

  package init(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        if UInt8(scalar.value).isASCIILetter { all += 1 }
      } else if scalar.properties.isAlphabetic {
        all += 1
        if scalar.value > 0x24F, !(0x1E00...0x1EFF).contains(scalar.value) { others += 1 }
      }
    }
  }
}
