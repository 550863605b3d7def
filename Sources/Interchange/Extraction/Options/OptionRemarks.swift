/// Remarks behind options that they are right: "Helium (correct)", "Helium ✓".
enum OptionRemarks {
  /// None that may belong to an option, as "ventricle (right)" or "door (key)" does.
  private static let all: Set<String> = [
    "correct", "correct answer", "correct option", "right answer", "answer", "true answer",
    "richtig", "richtige option", "richtige antwort", "korrekt", "correcta", "correcto", "respuesta correcta",
    "opción correcta", "bonne réponse", "réponse correcte", "corretta", "risposta corretta",
    "corretto",
    "correta", "resposta correta", "resposta certa", "juist", "juiste antwoord", "poprawna",
    "poprawna odpowiedź", "правильно", "верно", "правильный ответ", "верный ответ",
  ]

  /// Takes the remarks from the options' ends.
  ///
  /// - Returns: The positions of the options that had one; none where all had.
  static func take(from options: inout [String]) -> [Int] {
    let ticked = options.indices.filter { options[$0].last.map { "✓✔✅☑".contains($0) } ?? false }
    if !ticked.isEmpty, ticked.count < options.count, ticked.allSatisfy({ options[$0].count > 1 }) {
      for place in options.indices {
        // The others may have crosses.
        while let last = options[place].last, "✓✔✅☑✗✘❌ ".contains(last) { options[place].removeLast() }
      }
      return ticked
    }
    let found = options.indices.compactMap { place -> (place: Int, text: String)? in
      let text = options[place]
      guard text.last == ")", let open = text.lastIndex(of: "("), open != text.startIndex,
        all.contains(text[text.index(after: open)...].dropLast().lowercased())
      else { return nil }
      return (place, String(text[..<open]).trimmed)
    }
    guard found.count < options.count else { return [] }
    for (place, text) in found { options[place] = text }
    return found.map(\.place)
  }
}
