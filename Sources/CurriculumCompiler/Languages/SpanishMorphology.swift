extension Morphology {
  /// Spanish: plurals, gender, regular and stem-changing verbs, the irregular verbs of a first course, clitics.
  ///
  /// Source: Real Academia Española, Nueva gramática de la lengua española, Manual, 2010, sections 2 to 4.
  static let spanish = Morphology("es", functionWords: spanishFunctionWords) { form in
    var lemmas = spanishForms(form)
    // Clitics behind infinitive, gerund and command: verlo, dámelo, levantarse.
    for clitic in spanishClitics where form.hasSuffix(clitic) && form.count > clitic.count + 1 {
      let base = String(form.dropLast(clitic.count)).replacingAccents()
      lemmas.append(base)
      lemmas += spanishForms(base)
      if base.hasSuffix("r") { lemmas.append(base + "se") }
    }
    // A reflexive verb is taught as levantarse and met as levanto, levanté.
    lemmas += lemmas.filter { $0.hasSuffix("r") }.map { $0 + "se" }
    return lemmas
  }
}

private let spanishFunctionWords: Set<String> = [
  "el", "la", "los", "las", "lo", "un", "una", "unos", "unas", "al", "del", "me", "te", "se", "nos", "os",
  "le",
  "les",
]

private let spanishClitics = [
  "melo", "mela", "melos", "melas", "telo", "tela", "selo", "sela", "selos", "selas", "noslo", "nosla", "me",
  "te", "se", "nos", "os", "lo", "la", "los", "las", "le", "les",
]

/// Endings of regular verbs by conjugation, of nouns and of adjectives.
private let spanishEndings: EndingTable = {
  let present = ["o", "as", "a", "amos", "áis", "an"]
  let first =
    present + [
      "é", "aste", "ó", "asteis", "aron", "aba", "abas", "ábamos", "abais", "aban", "ando", "ado", "ada",
      "ados",
      "adas", "e", "es", "emos", "éis", "en", "ad", "ara", "aras", "áramos", "aran", "ase", "ases", "asen",
    ]
  let second = [
    "o", "es", "e", "emos", "éis", "en", "í", "iste", "ió", "imos", "isteis", "ieron", "ía", "ías", "íamos",
    "íais",
    "ían", "iendo", "yendo", "yó", "yeron", "ido", "ida", "idos", "idas", "ído", "a", "as", "amos", "áis",
    "an",
    "ed", "iera", "ieras", "iéramos", "ieran", "iese", "iesen",
  ]
  let future = ["é", "ás", "á", "emos", "éis", "án", "ía", "ías", "íamos", "íais", "ían"]
  var entries: [(String, [String])] = []
  for ending in first { entries.append((ending, ["ar"])) }
  for ending in second { entries.append((ending, ["er", "ir"])) }
  for ending in ["ís", "id"] { entries.append((ending, ["ir"])) }
  for ending in future { for verb in ["ar", "er", "ir"] { entries.append((verb + ending, [verb])) } }
  // Spelling before e and i: busqué, llegué, cruce, escojo, sigo, conozco.
  for ending in ["é", "e", "es", "emos", "en"] {
    entries += [("qu" + ending, ["car"]), ("gu" + ending, ["gar"]), ("c" + ending, ["zar"])]
  }
  for ending in ["o", "a", "as", "amos", "an"] {
    entries += [
      ("zc" + ending, ["cer", "cir"]), ("j" + ending, ["ger", "gir"]), ("g" + ending, ["guir"]),
      ("z" + ending, ["cer", "cir"]), ("y" + ending, ["ir"]),
    ]
  }
  for ending in ["ye", "yes", "yen"] { entries.append((ending, ["ir"])) }
  // Nouns and adjectives.
  entries += [
    ("s", [""]), ("es", [""]), ("ces", ["z"]), ("a", ["o", "", "e"]), ("as", ["o", "", "a"]), ("os", ["o"]),
    ("ita", ["a", "o"]), ("ito", ["o", ""]), ("itos", ["o"]), ("itas", ["a", "o"]),
    ("ísimo", ["o", "e", ""]),
    ("ísima", ["o", "a", "e", ""]), ("mente", ["", "o"]), ("amente", ["o"]), ("ones", ["ón"]),
    ("ona", ["ón"]),
    ("anes", ["án"]), ("ana", ["án"]), ("ines", ["ín"]), ("esa", ["és"]), ("eses", ["és"]), ("esas", ["és"]),
    ("enes", ["en"]), ("ora", ["or"]), ("oras", ["or"]), ("ores", ["or"]), ("uses", ["ús"]),
    ("uen", ["ueno"]),
    ("al", ["alo"]), ("an", ["ande"]), ("uel", ["uelo"]), ("er", ["ero"]), ("ún", ["uno"]), ("un", ["uno"]),
  ]
  return EndingTable(entries)
}()

/// Verbs whose forms do not follow from their endings, each with the beginnings of such forms.
private let spanishIrregular: [String: [String]] = {
  let table: [String: String] = [
    "ser":
      "soy eres es somos sois son era eras éramos eran fui fuiste fue fuimos fueron sido siendo sea seas sean sé",
    "ir":
      "voy vas va vamos vais van iba ibas íbamos iban fui fuiste fue fuimos fueron ido yendo vaya vayas vayan ve",
    "estar": "estoy estás está estamos estáis están estuve estuviste estuvo estuvimos estuvieron esté estén",
    "haber":
      "he has ha hemos habéis han hay había habías habíamos habían hubo habrá habría haya hayan habido",
    "tener": "tengo tuve tuviste tuvo tuvimos tuvieron tenga tengas tengan tengamos tendr ten",
    "hacer": "hago hice hiciste hizo hicimos hicieron haga hagas hagan hagamos har hecho hecha haz",
    "poder": "pude pudiste pudo pudimos pudieron podr pudiendo",
    "poner": "pongo puse pusiste puso pusimos pusieron "
      + "ponga pongas pongan pondr puesto puesta puestos puestas pon",
    "querer": "quise quisiste quiso quisimos quisieron querr quisiera quisieras quisiéramos",
    "decir": "digo dije dijiste dijo dijimos dijeron diga digas digan dir dicho di diciendo",
    "venir": "vengo vine viniste vino vinimos vinieron venga vengan vendr ven viniendo",
    "ver": "veo vi vio veía veías veían vea veas vean visto",
    "dar": "doy di diste dio dimos dieron dé des den",
    "saber": "sé supe supiste supo supimos supieron sepa sepan sabr",
    "salir": "salgo salga salgas salgan saldr sal",
    "oír": "oigo oyes oye oyen oiga oí oyó oído",
    "traer": "traigo traje trajiste trajo trajeron traiga traído",
    "caer": "caigo caiga caído cayó", "conducir": "conduje condujo", "caber": "quepo cupe cupo",
    "escribir": "escrito escrita", "abrir": "abierto abierta abiertos abiertas",
    "romper": "roto rota rotos rotas",
    "morir": "muerto muerta muertos muertas murió", "volver": "vuelto vuelta", "cubrir": "cubierto cubierta",
    "freír": "frito frita fritos fritas", "bueno": "buen mejor mejores", "malo": "mal peor peores",
    "grande": "gran mayor mayores", "alguno": "algún", "ninguno": "ningún", "primero": "primer",
    "tercero": "tercer", "cien": "ciento cientos", "este": "esta estos estas esto",
    "ese": "esa esos esas eso",
    "aquel": "aquella aquellos aquellas aquello", "mi": "mis", "tu": "tus", "su": "sus",
    "mío": "mía míos mías", "tuyo": "tuya tuyos tuyas", "suyo": "suya suyos suyas",
    "yo": "mí conmigo", "tú": "ti contigo", "gustar": "gusta gustan", "doler": "duele duelen",
    "reír": "río ríe ríen rió riendo", "leer": "leí leyó leyeron leyendo leído",
    "jugar": "juego juegas juega juegan",
  ]
  var lemmas: [String: [String]] = [:]
  for (lemma, forms) in table {
    for form in forms.split(separator: " ") { lemmas[String(form), default: []].append(lemma) }
  }
  return lemmas
}()

/// Stems of the future and conditional that the table above gives as beginnings.
private let spanishFutureStems = [
  "tendr", "podr", "pondr", "querr", "vendr", "sabr", "saldr", "habr", "har", "dir", "cabr", "valdr",
]

private func spanishForms(_ form: String) -> [String] {
  var lemmas = spanishIrregular[form] ?? []
  for stem in spanishFutureStems where form.hasPrefix(stem) && form.count <= stem.count + 5 {
    lemmas += spanishIrregular[stem] ?? []
  }
  let regular = spanishEndings.lemmas(of: form, stem: 2)
  lemmas += regular
  for verb in regular where verb.hasSuffix("ar") || verb.hasSuffix("er") || verb.hasSuffix("ir") {
    lemmas += spanishStemChanges(verb)
  }
  return lemmas
}

/// Undoes the change of the last vowel of a stem: piensar to pensar, duermer to dormir, pider to pedir.
private func spanishStemChanges(_ verb: String) -> [String] {
  let ending = verb.suffix(2)
  let stem = Array(verb.dropLast(2))
  var verbs: [String] = []
  for (changed, plain) in [("ie", "e"), ("ue", "o"), ("ue", "u"), ("i", "e"), ("u", "o"), ("hue", "o")] {
    let part = Array(changed)
    guard let place = stem.indices.last(where: { stem[$0...].starts(with: part) }) else { continue }
    let rest = stem[(place + part.count)...]
    // Only the last vowel of a stem changes.
    guard !rest.contains(where: { "aeiou".contains($0) }) else { continue }
    verbs.append(String(stem[..<place]) + plain + String(rest) + ending)
  }
  return verbs
}

extension String {
  /// The word without acute accents: dámelo is da with pronouns.
  fileprivate func replacingAccents() -> String {
    String(
      map { character in
        switch character {
        case "á": "a"
        case "é": "e"
        case "í": "i"
        case "ó": "o"
        case "ú": "u"
        default: character
        }
      })
  }
}
