/// Writes cards as YAML, in block style or in flow style.
struct CardWriter {
  private var random: SeededRandom

  init(random: SeededRandom) { self.random = random }

  /// Adds the cards of a lesson, with a comment now and then.
  mutating func write(_ cards: [Card], areFlow: Bool, to yaml: inout YAMLText) {
    yaml.line(0, "cards:")
    for (index, card) in cards.enumerated() {
      if index > 0, index % 10 == 0 {
        yaml.line(2, "# words \(index + 1) to \(min(index + 10, cards.count))")
      }
      if areFlow { writeFlow(card, to: &yaml) } else { writeBlock(card, to: &yaml) }
    }
  }

  private mutating func writeBlock(_ card: Card, to yaml: inout YAMLText) {
    yaml.entry(2, "- id", card.id)
    yaml.entry(4, "target_text", card.target, style())
    yaml.entry(4, "native_text", card.native, style())
    if card.article != nil { yaml.entry(4, "lemma", card.lemma) }
    yaml.entry(4, "pos", card.part.rawValue)
    if let gender = card.gender { yaml.entry(4, "gender", gender) }
    if let article = card.article { yaml.entry(4, "article", article) }
    if card.isSingular { yaml.entry(4, "number", "singular") }
    if let ipa = card.ipa { yaml.entry(4, "ipa", ipa, random.once(in: 4) ? .single : .plain) }
    if let transliteration = card.transliteration { yaml.entry(4, "transliteration", transliteration) }
    if let undiacritised = card.undiacritised { yaml.entry(4, "undiacritised", undiacritised) }
    if !card.forms.isEmpty { yaml.flowEntry(4, "forms", card.forms) }
    if let difficulty = card.difficulty {
      yaml.entry(
        4, "difficulty_rating", String(difficulty) + (random.once(in: 20) ? "  # by the pilot group" : ""))
    }
    if !card.acceptNative.isEmpty { yaml.flowEntry(4, "accept_native", card.acceptNative) }
    if !card.tags.isEmpty { yaml.blockEntry(4, "tags", card.tags) }
    if let hint = card.hint {
      yaml.line(4, "hints:")
      yaml.line(6, "- {kind: mnemonic, text: \(hint)}")
    }
    guard let note = card.note else { return }
    if random.once(in: 2) {
      yaml.entry(4, "note", note, .double)
    } else {
      yaml.line(4, "note: >-")
      yaml.line(6, note)
    }
  }

  private mutating func writeFlow(_ card: Card, to yaml: inout YAMLText) {
    yaml.raw("  - {")
    yaml.pair("id", card.id)
    yaml.raw(", ")
    yaml.pair("target_text", card.target, style())
    yaml.raw(", ")
    yaml.pair("native_text", card.native, style())
    var pairs = [("pos", card.part.rawValue)]
    if card.article != nil { pairs.append(("lemma", card.lemma)) }
    if let gender = card.gender { pairs.append(("gender", gender)) }
    if let article = card.article { pairs.append(("article", article)) }
    if let ipa = card.ipa { pairs.append(("ipa", ipa)) }
    if let transliteration = card.transliteration { pairs.append(("transliteration", transliteration)) }
    if let undiacritised = card.undiacritised { pairs.append(("undiacritised", undiacritised)) }
    if let difficulty = card.difficulty { pairs.append(("difficulty_rating", String(difficulty))) }
    for (index, (key, value)) in pairs.enumerated() {
      yaml.raw(index == 3 ? ",\n     " : ", ")
      yaml.pair(key, value)
    }
    if !card.forms.isEmpty {
      yaml.raw(", forms: ")
      yaml.flow(card.forms)
    }
    yaml.raw("}\n")
  }

  /// Plain for most.
  private mutating func style() -> ScalarStyle {
    switch random.below(10) {
    case 0: .single
    case 1: .double
    default: .plain
    }
  }
}
