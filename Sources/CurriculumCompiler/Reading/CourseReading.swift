/// Keys of a `{code, variant, script}` mapping.
enum LanguageTagKey: Int, FieldKey {
  case code, variant, script

  static let table = FieldTable(Self.self, "language tag", "A language and its variety.")

  var field: Field {
    switch self {
    case .code: Field("code", .text, .required, "ISO 639-1 code: 'en'.")
    case .variant: Field("variant", .text, "BCP 47 tag of the variety: 'en-GB'.")
    case .script: Field("script", .text, "ISO 15924 code of the script: 'Latn'.")
    }
  }
}

/// Keys of `kind: language`.
enum CourseKey: Int, FieldKey {
  case kind, id, was, uid, code, name, nativeName, variant, script, direction, flagEmoji, source,
    dialectPolicy
  case romanisation, genderedNouns, closedClass, properNames, entry, bands

  static let table = FieldTable(Self.self, "language", "A course: one language taught from one other.")

  var field: Field {
    switch self {
    case .kind: .kind("language")
    case .id: .id("The course: the language code, plus '-from-xx' when one language is taught from several.")
    case .was: .was
    case .uid: .uid
    case .code: Field("code", .text, .required, "ISO 639-1 code of the language taught: 'es'.")
    case .name: Field("name", .text, .required, "The language's name in the source language: 'Spanish'.")
    case .nativeName: Field("native_name", .text, "The language's name for itself: 'español'.")
    case .variant: Field("variant", .text, "BCP 47 tag of the variety taught: 'es-MX'.")
    case .script: Field("script", .text, .required, "ISO 15924 code of the script: 'Latn'.")
    case .direction:
      Field(
        "direction", .word(WritingDirection.words, rule: .unknownWord),
        "Writing direction; ltr if you say nothing.")
    case .flagEmoji: Field("flag_emoji", .text, "An emoji for menus.")
    case .source:
      Field(
        "source_language", .object { LanguageTagKey.table.shape }, .required, "The language learners know.")
    case .dialectPolicy: Field("dialect_policy", .text, "Which variety is taught and what else is accepted.")
    case .romanisation: Field("romanisation", .text, "Name of the transliteration scheme: 'pinyin'.")
    case .genderedNouns: Field("gendered_nouns", .boolean, "Whether nouns have gender.")
    case .closedClass: Field("closed_class", .list(.text), "Words that need no card: articles, clitics.")
    case .properNames: Field("proper_names", .list(.text), "Names that occur in sentences.")
    case .entry:
      Field("entry", .text, "The sublevel that learners bring along, when the first band is not N1.")
    case .bands:
      Field(
        "bands", .list(.object { BandKey.table.shape }), "Bands, in order, that have no file of their own.")
    }
  }
}

/// Keys of `kind: band`, and of a band inside a course.
enum BandKey: Int, FieldKey {
  case kind, language, id, was, uid, shortLabel, longLabel, order, unitsRequired, description, cefr,
    parameters
  case units

  static let table = FieldTable(Self.self, "band", "A step on the ACTFL scale within a course.")

  var field: Field {
    switch self {
    case .kind: .optionalKind("band")
    case .language:
      Field("language", .reference("language"), "The course's id; not needed inside the course.")
    case .id: .id("The band: 'n1'.")
    case .was: .was
    case .uid: .uid
    case .shortLabel:
      Field(
        "short_label", .word(Sublevel.words + Sublevel.aliases, rule: .bandLabelUnknown), .required,
        "ACTFL sublevel: 'N1'.")
    case .longLabel: Field("long_label", .text, .required, "The sublevel in words: 'Novice Low'.")
    case .order: .order
    case .unitsRequired:
      Field(
        "units_required", .integer(1...1_000_000_000), .required,
        "Units to complete before the boss test opens.")
    case .description: Field("description", .text, "What a learner can do at this step.")
    case .cefr: Field("cefr", .map(.text), "ACTFL's crosswalk: {productive: A1, receptive: A1.1}.")
    case .parameters:
      Field("parameters", .map(.text), "Numbers that rules use for this band in place of their own.")
    case .units:
      Field(
        "units", .list(.object { UnitKey.table.shape }), "Units, in order, that have no file of their own.")
    }
  }
}

/// Keys of `kind: unit`, and of a unit inside a band.
enum UnitKey: Int, FieldKey {
  case kind, language, band, id, was, uid, title, description, canDo, topics, order

  static let table = FieldTable(Self.self, "unit", "A theme within a band.")

  var field: Field {
    switch self {
    case .kind: .optionalKind("unit")
    case .language: Field("language", .reference("language"), "The course's id; not needed inside the band.")
    case .band: Field("band", .reference("band"), "The band's id; not needed inside the band.")
    case .id: .id("The unit: 'es-n1-u1'.")
    case .was: .was
    case .uid: .uid
    case .title: Field("title", .text, .required, "The title, in the source language.")
    case .description: Field("description", .markdown, "What the unit is about.")
    case .canDo: Field("can_do", .text, "A can-do statement: 'I can order a drink.'")
    case .topics: Field("topics", .list(.text), "Topics from the level's list: 'food'.")
    case .order: .order
    }
  }
}

extension Field {
  static func kind(_ name: String) -> Field {
    Field("kind", .word([name], rule: .unknownKind), .required, "What the file is: '\(name)'.")
  }

  static func optionalKind(_ name: String) -> Field {
    Field(
      "kind", .word([name], rule: .unknownKind),
      "What the file is: '\(name)'; not needed inside another file.")
  }

  static func id(_ summary: String) -> Field { Field("id", .identifier, .identity, summary) }

  static var was: Field { Field("was", .list(.identifier), "Earlier ids, the oldest first.") }

  static var uid: Field {
    Field("uid", .integer(1...((1 << 53) - 1)), "The number in the bundle, only where two keys collide.")
  }

  static var order: Field {
    Field(
      "order_idx", .integer(0...1_000_000_000),
      "Place among its siblings, from 0; in a list the place in the list."
    )
  }
}

extension NodeReader {
  mutating func readCourse(_ node: YAMLTree.NodeID, into draft: inout CurriculumDraft) {
    guard let fields = fields(node, CourseKey.self) else { return }
    let name = text(fields, .name)
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let identity = identity(.language, namespace: "", nodes, of: fields, hint: text(fields, .code))
    let code = text(fields, .code)
    let script = text(fields, .script)
    let source = fields[.source].flatMap { languageTag($0) }
    let direction: Spanned<WritingDirection>? = word(fields, .direction)
    let course: Course? =
      if let identity, let name, let code, let script, let source {
        Course(
          identity: identity, code: code, name: name, nativeName: text(fields, .nativeName),
          variant: text(fields, .variant), script: script, direction: direction?.value ?? .leftToRight,
          directionSpan: direction?.span, flagEmoji: text(fields, .flagEmoji), source: source,
          dialectPolicy: text(fields, .dialectPolicy),
          romanisation: text(fields, .romanisation), hasGenderedNouns: boolean(fields, .genderedNouns)?.value,
          closedClass: texts(fields, .closedClass), properNames: texts(fields, .properNames),
          entry: text(fields, .entry), span: fields.head)
      } else {
        nil
      }
    if let course { draft.courses.append(course) } else { declare(.language, "", nodes.id) }
    for (index, child) in elements(fields, .bands, of: "bands").enumerated() {
      readBand(child, course: identity?.id, position: index, into: &draft)
    }
  }

  mutating func languageTag(_ node: YAMLTree.NodeID) -> LanguageTag? {
    guard let fields = fields(node, LanguageTagKey.self) else { return nil }
    let variant = text(fields, .variant)
    let script = text(fields, .script)
    return text(fields, .code).map { LanguageTag(code: $0, variant: variant, script: script) }
  }

  /// Reads a band in a file of its own, or inside its course with the place in the list.
  mutating func readBand(
    _ node: YAMLTree.NodeID, course: Text?, position: Int?, into draft: inout CurriculumDraft
  ) {
    guard let fields = fields(node, BandKey.self) else { return }
    let course = parent(fields, .language, inherited: course, of: "band")
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let label = sublevel(fields)
    let namespace = course?.string ?? ""
    let identity = identity(.band, namespace: namespace, nodes, of: fields, hint: text(fields, .shortLabel))
    let longLabel = text(fields, .longLabel)
    let order = order(fields, .order, position: position, head: fields.head, of: "band")
    let required = integer(fields, .unitsRequired)
    let description = text(fields, .description)
    let cefr = textMap(fields, .cefr)
    let parameters = textMap(fields, .parameters)
    checkBandParameters(parameters)
    if let identity, let course, let label, let longLabel, let order, let required {
      draft.bands.append(
        Band(
          identity: identity, course: course, sublevel: label, longLabel: longLabel, order: order,
          unitsRequired: required, description: description, cefr: cefr, parameters: parameters,
          head: fields.head))
    } else {
      declare(.band, namespace, nodes.id)
    }
    for (index, child) in elements(fields, .units, of: "units").enumerated() {
      readUnit(child, course: course, band: identity?.id, position: index, into: &draft)
    }
  }

  private mutating func sublevel(_ fields: Fields<BandKey>) -> Spanned<Sublevel>? {
    if let text = text(fields, .shortLabel), let sublevel = Sublevel(alias: text.string) {
      return Spanned(sublevel, text.span)
    }
    return word(fields, .shortLabel)
  }

  /// Reads a unit in a file of its own, or inside its band with the place in the list.
  mutating func readUnit(
    _ node: YAMLTree.NodeID, course: Text?, band: Text?, position: Int?, into draft: inout CurriculumDraft
  ) {
    guard let fields = fields(node, UnitKey.self) else { return }
    let course = parent(fields, .language, inherited: course, of: "unit")
    let band = position == nil ? parent(fields, .band, inherited: nil, of: "unit") : band
    let nodes = IdentityNodes(id: fields[.id], was: fields[.was], uid: fields[.uid])
    let title = text(fields, .title)
    let namespace = course?.string ?? ""
    let identity = identity(.unit, namespace: namespace, nodes, of: fields, hint: title)
    let order = order(fields, .order, position: position, head: fields.head, of: "unit")
    let description = text(fields, .description)
    let canDo = text(fields, .canDo)
    let topics = texts(fields, .topics)
    guard let identity, let course, let band, let title, let order else {
      return declare(.unit, namespace, nodes.id)
    }
    draft.units.append(
      Unit(
        identity: identity, course: course, band: band, title: title, description: description, canDo: canDo,
        topics: topics, order: order, head: fields.head))
  }
}
