extension Rule {
  /// Every rule, family by family.
  package static let all: [Rule] = [
    yamlRules, schemaRules, identityRules, referenceRules, settingsRules, textRules, mediaRules, bandRules,
    courseRules, bandBalanceRules, canDoRules,
    lessonMixRules, vocabularyRules, vocabularyLoadRules, wordSetRules,
    sentenceRules, cardRules, cardMeaningRules, cardBalanceRules, cultureRules, targetScriptRules,
    targetSpellingRules,
    nounRules, pronunciationRules,
    romanisationRules, localeRules, varietyRules,
    contentRules, unfitTextRules, languageOptionRules, exerciseMixRules, mediaFileRules, bossRules,
    bossBalanceRules,
    questionRules, stemRules, negationRules, optionRules, optionQuantityRules, cueRules, grammarCueRules,
    testRules, crossCueRules, quizBalanceRules, itemFormRules, wordingRules,
    courseOptionRules,
    storyRules, storyBalanceRules, storyWordRules,
    kitRules, kitExamRules, quizRules, unitRules, numericRules, chemistryRules, specificationRules,
    marksRules, paperRules, dataRules, askingRules, biologyRules, extractionRules,
    deckRules, distractorRules,
  ].flatMap { $0 }

  /// Rules by name and by alias.
  private static let byName: [String: Rule] = {
    var table: [String: Rule] = [:]
    for rule in all {
      for name in [rule.name] + rule.aliases { table[name] = rule }
    }
    return table
  }()

  /// The rule with a name or an alias, or nil.
  package static func named(_ name: String) -> Rule? { byName[name] }

  /// True for the name or alias of a rule, and for a family followed by `/*`.
  package static func isNameOrFamily(_ name: String) -> Bool {
    named(name) != nil || (name.hasSuffix("/*") && all.contains { $0.family + "/*" == name })
  }
}
