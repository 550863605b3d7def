import CurriculumRuntime

/// Keys of a card.
enum CardKey: Int, FieldKey {
  case id, was, uid, targetText, nativeText, lemma, partOfSpeech, gender, article, number, ipa,
    transliteration
  case acceptNative, acceptTarget, forms, difficulty, audio, image, hints, tags, distractors, register,
    variants
  case sense, note, plural, measureWord, aspectPartner, traditional, undiacritised, pinyinNumbered
  case source, review

  static let table = FieldTable(Self.self, "card", "A word or phrase to learn.")

  var field: Field {
    switch self {
    case .id: .id("The card: 'hola'. Learners' progress hangs on it.")
    case .was: .was
    case .uid: .uid
    case .targetText: Field("target_text", .text, .required, "The word or phrase in the language taught.")
    case .nativeText:
      Field(
        "native_text", .text, .required,
        "The translation; senses separated by ';', remarks in parentheses. Each sense is accepted.")
    case .lemma: Field("lemma", .text, "The dictionary form, where it differs from target_text.")
    case .partOfSpeech: Field("pos", .word(PartOfSpeech.words, rule: .unknownWord), "The part of speech.")
    case .gender: Field("gender", .word(Gender.words, rule: .unknownWord), "The noun's gender.")
    case .article: Field("article", .text, "The article it is shown with.")
    case .number: Field("number", .word(GrammaticalNumber.words, rule: .unknownWord), "Grammatical number.")
    case .ipa: Field("ipa", .phonetic, "Pronunciation in IPA between slashes.")
    case .transliteration: Field("transliteration", .text, "In the course's romanisation.")
    case .acceptNative: Field("accept_native", .list(.text), "More answers accepted in the source language.")
    case .acceptTarget: Field("accept_target", .list(.text), "Other answers accepted in the language taught.")
    case .forms: Field("forms", .list(.text), "Inflected forms that the learner may meet.")
    case .difficulty: Field("difficulty_rating", .integer(1...5), "1 easy to 5 hard; 3 if you say nothing.")
    case .audio: Field("audio", .media, "A recording.")
    case .image: Field("image", .either([.media, .object { ImageKey.table.shape }]), "A picture.")
    case .hints:
      Field("hints", .list(.either([.text, .object { HintKey.table.shape }])), "Hints for the learner.")
    case .tags: Field("tags", .list(.text), "Words to group cards by.")
    case .distractors:
      Field("distractors", .object { DistractorsKey.table.shape }, "Wrong answers to use or to avoid.")
    case .register:
      Field("register", .word(Register.words, rule: .unknownWord), "Register of a form of address.")
    case .variants: Field("variants", .map(.text), "What other varieties say: {es-ES: el móvil}.")
    case .sense: Field("sense", .text, "Which sense of a word with several is meant.")
    case .note: Field("note", .text, "A remark for the learner.")
    case .plural: Field("plural", .text, "The plural, where it is irregular.")
    case .measureWord: Field("measure_word", .text, "The classifier that counts it.")
    case .aspectPartner:
      Field(
        "aspect_partner", .text, "The verb of the other aspect, in Slavic languages: 'написать' of 'писать'.")
    case .traditional: Field("traditional", .text, "In traditional characters.")
    case .undiacritised: Field("undiacritised", .text, "Without vowel marks.")
    case .pinyinNumbered: Field("pinyin_numbered", .text, "Pinyin with tone numbers.")
    case .source: .source
    case .review: .review
    }
  }
}

/// Keys of a picture.
enum ImageKey: Int, FieldKey {
  case file, alt

  static let table = FieldTable(Self.self, "image", "A picture and what it shows.")

  var field: Field {
    switch self {
    case .file: Field("file", .media, .required, "A path inside the curriculum, or an https address.")
    case .alt: Field("alt", .text, "What it shows, without giving the answer away.")
    }
  }
}

/// Keys of a hint.
enum HintKey: Int, FieldKey {
  case kind, text

  static let table = FieldTable(Self.self, "hint", "A hint and its kind.")

  var field: Field {
    switch self {
    case .kind: Field("kind", .text, "What kind of hint: 'false_friend', 'cognate', 'mnemonic'.")
    case .text: Field("text", .text, .required, "The hint.")
    }
  }
}

extension NodeReader {
  mutating func readCard(_ node: YAMLTree.NodeID, namespace: String) -> Card? {
    guard let fields = fields(node, CardKey.self) else { return nil }
    let target = text(fields, .targetText)
    let native = text(fields, .nativeText)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.card, namespace: namespace, nodes, of: fields, hint: target)
    let lemma = text(fields, .lemma)
    let partOfSpeech: Spanned<PartOfSpeech>? = word(fields, .partOfSpeech)
    let gender: Spanned<Gender>? = word(fields, .gender)
    let article = text(fields, .article)
    let ipa = text(fields, .ipa)
    let transliteration = text(fields, .transliteration)
    let acceptNative = texts(fields, .acceptNative)
    let acceptTarget = texts(fields, .acceptTarget)
    let difficulty = integer(fields, .difficulty)
    let details = cardDetails(fields)
    guard let identity, let target, let native else {
      declare(.card, namespace, nodes.id)
      return nil
    }
    let question = "question" + identity.originKey.dropFirst(4)
    let senses = AcceptableAnswers.senses(of: native.string)
    return Card(
      identity: identity, targetText: target, nativeText: native,
      dividedSenses: senses.count == 1 && senses[0].utf8.elementsEqual(native.string.utf8) ? nil : senses,
      lemma: lemma,
      partOfSpeech: partOfSpeech?.value, gender: gender?.value, article: article, ipa: ipa,
      transliteration: transliteration, acceptNative: acceptNative, acceptTarget: acceptTarget,
      difficulty: difficulty?.value ?? 3, details: details,
      recogniseNumber: ContentID.number(forKey: question + "/recognise"),
      produceNumber: ContentID.number(forKey: question + "/produce"))
  }

  /// The keys whose texts go into the details under their own names.
  private static let detailKeys: [CardKey] = [
    .sense, .note, .plural, .measureWord, .aspectPartner, .traditional, .undiacritised, .pinyinNumbered,
  ]

  private mutating func cardDetails(_ fields: Fields<CardKey>) -> CardDetails? {
    let keys: [CardKey] = [
      .audio, .image, .number, .register, .forms, .hints, .tags, .variants, .distractors, .source,
      .review,
    ]
    guard keys.contains(where: { fields.has($0) }) || Self.detailKeys.contains(where: { fields.has($0) })
    else {
      return nil
    }
    let texts = Self.detailKeys.compactMap { key in text(fields, key).map { (key.cached.name, $0) } }
    let number: Spanned<GrammaticalNumber>? = word(fields, .number)
    let register: Spanned<Register>? = word(fields, .register)
    return CardDetails(
      audio: text(fields, .audio), image: fields[.image].flatMap { readImage($0) }, texts: texts,
      number: number?.value, register: register?.value, forms: self.texts(fields, .forms),
      hints: elements(fields, .hints, of: "hints").compactMap { readHint($0) },
      tags: self.texts(fields, .tags), variants: textMap(fields, .variants),
      verdicts: fields[.distractors].flatMap { readVerdicts($0) },
      source: fields[.source].flatMap { readSource($0) }, review: readReview(fields, .review))
  }

  /// A picture: its file alone, or a mapping.
  mutating func readImage(_ node: YAMLTree.NodeID) -> Image? {
    if tree.kind(node) == .scalar {
      return scalar(node, .media, name: "image").map { Image(file: $0, alt: nil) }
    }
    guard let fields = fields(node, ImageKey.self) else { return nil }
    let alt = text(fields, .alt)
    return text(fields, .file).map { Image(file: $0, alt: alt) }
  }

  private mutating func readHint(_ node: YAMLTree.NodeID) -> Hint? {
    if tree.kind(node) == .scalar {
      return scalar(node, .text, name: "hints").map { Hint(kind: nil, text: $0) }
    }
    guard let fields = fields(node, HintKey.self) else { return nil }
    let kind = text(fields, .kind)
    return text(fields, .text).map { Hint(kind: kind, text: $0) }
  }
}
