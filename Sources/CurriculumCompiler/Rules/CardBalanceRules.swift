/// What a course says about its cards as a whole: parts of speech, ratings, pronunciation, forms, culture.
extension Rule {
  static let cardBalanceRules: [Rule] = [
    partOfSpeechMissing, partOfSpeechBalance, difficultyFlat, cognateShare, ipaRequired, audioMissing,
    measureWord, pluralMissing, aspectPartner, culturePresence,
  ]

  static let partOfSpeechMissing = Rule(
    "lang/pos-missing", .warning, "A card says its part of speech.",
    why: "Wrong answers are chosen among words of the same kind; without it 'to run' stands among nouns.",
    source: "a default of curricc's own; Haladyna, Downing & Rodriguez 2002, guideline 23 (certainty high)",
    scope: .balance, bad: .lesson(cards: ["{id: pan, target_text: pan, native_text: bread}"]),
    good: .lesson(cards: ["{id: comer, target_text: comer, native_text: to eat, pos: verb}"]),
    check: .whole(checkPartsOfSpeech))

  static let partOfSpeechBalance = Rule(
    "lang/pos-balance", .info, "The words of a band are not nearly all nouns.",
    why: "Nouns alone make no sentences: without verbs a learner can name things and say nothing about them.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: ExampleCourse(words: 5).example, good: ExampleCourse().example,
    parameters: [
      .byBand("max_nouns", [Double?](repeating: 0.75, count: 11), "largest share of nouns"),
      .byBand("min_verbs", [nil] + [Double?](repeating: 0.08, count: 10), "least share of verbs"),
      .number("min_cards", 20, "cards from which on a band is weighed"),
    ], check: .whole(checkPartOfSpeechBalance))

  static let difficultyFlat = Rule(
    "lang/difficulty-flat", .info, "The cards of a unit are rated, not all left at 3.",
    why: "Apps bring easy words first and space hard ones closer; without ratings they cannot.",
    source: "a default of curricc's own", scope: .balance, bad: ExampleCourse().example,
    good: ExampleCourse(card: { $0 % 2 == 0 ? ", difficulty_rating: 2" : "" }).example,
    parameters: [.number("min_cards", 4, "cards from which on a unit is weighed")],
    check: .whole(checkDifficultyFlat))

  static let cognateShare = Rule(
    "lang/cognate-share", .info,
    "The first words are not mostly ones that learners know from their own language.",
    why: "A course of cognates feels easy and overstates what has been learnt.",
    source: "a default of curricc's own, no published figure", scope: .balance,
    bad: .secondLesson(cards: cognates(7)), good: .secondLesson(cards: cognates(5)),
    parameters: [
      .byBand(
        "max_share", [0.6, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil],
        "largest share of cards with a hint of the kind 'cognate'"),
      .number("min_cards", 8, "cards from which on a band is weighed"),
    ], check: .whole(checkCognates))

  static let ipaRequired = Rule(
    "lang/ipa-required", .warning,
    "Beginners see or hear how a word is spoken: IPA, a transliteration or a recording.",
    why: "A word that was never heard is learnt with the sounds of the own language, and those stay.",
    source: "a default of curricc's own", scope: .balance,
    bad: .lesson(), good: spokenLesson(", ipa: /ˈola/"),
    parameters: [
      .byBand(
        "min_share", [1, 1, 1, nil, nil, nil, nil, nil, nil, nil, nil],
        "least share of cards with IPA, transliteration or recording")
    ], check: .whole(checkPronunciation))

  static let audioMissing = Rule(
    "media/audio-missing", .warning, "Beginners can hear the words: cards have recordings.",
    why: "Synthesised speech is a makeshift; listening exercises need a voice to listen to.",
    source: "a default of curricc's own; Tong's document, section 4 (certainty medium)", scope: .balance,
    bad: .lesson(), good: spokenLesson(", audio: \"https://example.org/hola.mp3\""),
    parameters: [
      .byBand(
        "min_share", [1, 1, 1, nil, nil, nil, nil, nil, nil, nil, nil],
        "least share of cards with a recording")
    ], check: .whole(checkAudio))

  static let measureWord = Rule(
    "lang/measure-word", .info, "Nouns that are counted with a classifier give it.",
    why: "'Three book' is as wrong in Mandarin as in English; 三本书 needs the 本 learnt with the word.",
    source: "Li & Thompson 1981, chapter 4 (certainty high)", scope: .balance,
    bad: .course("zh", script: "Hans", answer: "书", cards: [book("")]),
    good: .course("zh", script: "Hans", answer: "书", cards: [book(", measure_word: 本")]),
    parameters: [
      .words("languages", ["zh", "yue", "ja", "ko", "th", "vi", "lo", "km"], "languages with classifiers"),
      .words(
        "uncounted", ["年", "月", "日", "天", "人", "星期", "今天", "明天", "昨天", "现在", "早上", "晚上", "点"],
        "nouns that take none, or are one"),
    ], check: .whole(checkMeasureWords))

  static let pluralMissing = Rule(
    "lang/plural-irregular", .info, "Nouns whose plural cannot be guessed give it.",
    why: "No rule leads from kitāb to kutub, from Haus to Häuser or from mouse to mice.",
    source: "Ryding 2005, chapter 7; Duden 2016, Die Grammatik, sections 276 to 302 (certainty high)",
    scope: .balance,
    bad: .course("de", answer: "das Haus", cards: [house("")]),
    good: .course("de", answer: "das Haus", cards: [house(", plural: die Häuser")]),
    parameters: [
      .words("languages", ["ar", "de"], "languages in which any noun's plural has to be learnt"),
      .wordLists(
        "irregular",
        [
          "en": [
            "man", "woman", "child", "foot", "tooth", "goose", "mouse", "person", "ox", "louse", "penny",
            "crisis", "sheep", "fish", "deer", "knife", "wife", "life", "leaf", "shelf", "half", "wolf",
          ]
        ], "words with an irregular plural, for other languages"),
      .wordLists(
        "uncounted",
        [
          "ar": ["خبز", "حليب", "شاي", "قهوة", "ماء", "لحم", "رز", "سكر", "ملح", "زيت", "شكر"],
          "de": [
            "milch", "butter", "zucker", "salz", "obst", "gemüse", "fleisch", "wetter", "durst", "hunger",
          ],
        ], "nouns that are not counted, folded"),
    ], check: .whole(checkPlurals))

  static let aspectPartner = Rule(
    "lang/aspect-pair", .info, "Verbs of Slavic languages name the verb of the other aspect.",
    why:
      "A Russian verb is learnt in pairs: писать says that somebody was writing, написать that it got done.",
    source: "Wade 2011, A comprehensive Russian grammar, sections 235 to 302 (certainty high)",
    scope: .balance,
    bad: .course("ru", script: "Cyrl", answer: "писать", cards: [write("")]),
    good: .course("ru", script: "Cyrl", answer: "писать", cards: [write(", aspect_partner: написать")]),
    parameters: [
      .words("languages", ["ru", "uk", "be", "pl", "cs", "sk", "bg", "sr", "hr", "sl"], "Slavic languages"),
      .words(
        "unpaired",
        [
          "быть", "мочь", "хотеть", "жить", "знать", "иметь", "любить", "być", "móc", "mieć", "być", "být",
          "moci", "mít",
        ],
        "verbs without a partner"),
    ], check: .whole(checkAspectPartners))

  static let culturePresence = Rule(
    "lang/culture-presence", .info, "Each band says something about the people who speak the language.",
    why: "Cultures are one of the five goals of language teaching; words alone do not tell when to use them.",
    source: "World-Readiness Standards for Learning Languages 2015, goal 2 (certainty high)",
    scope: .balance, bad: ExampleCourse().example,
    good: ExampleCourse(lesson: { unit, lesson in
      unit * lesson == 1
        ? "lesson_type: vocabulary\nexplanations: In Mexico people greet everyone in a small shop."
        : "lesson_type: vocabulary"
    }).example,
    parameters: [
      .words(
        "cues",
        [
          "polite", "custom", "customs", "tradition", "traditional", "culture", "holiday", "festival",
          "people",
          "country", "countries", "region", "countryside", "families", "eat", "greet", "formal", "informal",
          "mexico", "spain", "america", "france", "canada", "china", "taiwan", "egypt", "arab", "germany",
          "austria", "italy", "brazil", "portugal", "russia", "japan", "korea", "india", "ghana", "london",
        ], "words of an explanation that show that it is about people and places"),
      .number("min_cards", 4, "cards from which on a band is weighed"),
    ], check: .whole(checkCulture))
}

private func cognates(_ count: Int) -> [String] {
  let names = ["hotel", "chocolate", "animal", "doctor", "hospital", "idea", "radio"]
  return names.prefix(count).map {
    "{id: \($0), target_text: \($0), native_text: \($0), pos: phrase, hints: [{kind: cognate, text: as in English}]}"
  }
}

/// The starter's lesson with a further field on each card.
private func spokenLesson(_ field: String) -> Example {
  let text = Example.lesson().text.split(separator: "\n").map { line in
    line.hasSuffix("}") ? line.dropLast() + field + "}" : String(line)
  }
  return Example(stringLiteral: text.joined(separator: "\n"))
}

private func book(_ field: String) -> String {
  "{id: shu, target_text: 书, transliteration: shū, native_text: book, pos: noun\(field)}"
}

private func house(_ field: String) -> String {
  "{id: haus, target_text: das Haus, native_text: house, pos: noun, gender: n, article: das\(field)}"
}

private func write(_ field: String) -> String {
  "{id: pisat, target_text: писать, transliteration: pisat, native_text: to write, pos: verb\(field)}"
}
