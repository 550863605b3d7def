import PDFText

extension [ExtractedItem] {
  /// True for exercises of the body, which tell how to move and ask for nothing to be said.
  ///
  /// "Lie on your back … Hold for five seconds."
  /// Source: leaflets of physiotherapy departments, "Exercise 1: Heel slides".
  var areMovements: Bool {
    guard count >= 3, allSatisfy({ $0.options.isEmpty && $0.marks == nil && $0.answer == nil }) else {
      return false
    }
    let moving = self.count { item in
      let text = ((item.stem ?? "") + " " + item.question).lowercased()
      guard !text.contains("?"), !text.contains("___") else { return false }
      let words = Set(text.split { !$0.isLetter }.map(String.init))
      return words.intersection(Self.ofBodies).count >= 1 && words.intersection(Self.ofMoving).count >= 2
        && words.isDisjoint(with: Self.asking)
    }
    return moving * 10 >= count * 8
  }

  private static var ofBodies: Set<String> {
    [
      "knee", "knees", "leg", "legs", "arm", "arms", "back", "shoulder", "shoulders", "foot", "feet", "heel",
      "heels", "toes", "thigh", "hip", "hips", "neck", "chin", "elbow", "elbows", "hands", "hand", "ankle",
      "muscle", "wall", "bein", "beine", "rücken", "schulter", "schultern", "knie", "arme", "fuß", "füße",
      "genou",
      "genoux", "jambe", "jambes", "dos", "rodilla", "rodillas", "pierna", "piernas", "espalda", "brazos",
    ]
  }

  private static var ofMoving: Set<String> {
    [
      "lie", "sit", "stand", "slide", "lift", "raise", "lower", "bend", "straighten", "stretch", "hold",
      "push",
      "pull", "press", "tighten", "squeeze", "rise", "repeat", "times", "seconds", "slowly", "breathe",
      "relax",
      "rotate", "legen", "setzen", "heben", "halten", "sekunden", "wiederholen", "langsam", "strecken",
      "beugen",
      "levez", "pliez", "répétez", "secondes", "lentement", "levante", "doble", "repita", "segundos",
      "despacio",
    ]
  }

  private static var asking: Set<String> {
    [
      "describe", "explain", "name", "state", "calculate", "why", "which", "what", "identify", "suggest",
      "discuss", "label", "define", "compare", "write", "choose", "erkläre", "nenne", "beschreibe",
      "expliquez",
    ]
  }
}
