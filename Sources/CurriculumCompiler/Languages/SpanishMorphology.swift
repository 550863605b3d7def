extension Morphology {
  /// Spanish: plurals, gender, regular and stem-changing verbs, the frequent irregular verbs, clitics.
  ///
  /// Source: Real Academia Española, Nueva gramática de la lengua española, Manual, 2010, sections 2 to 4.
  static let spanish = Morphology("es", functionWords: spanishFunctionWords) { form in
    var lemmas = spanishForms(form)
    // Clitics behind infinitive, gerund and command: verlo, dámelo, levantarse, sentémonos.
    for clitic in spanishClitics where form.hasSuffix(clitic) && form.count > clitic.count + 1 {
      let accented = String(form.dropLast(clitic.count))
      for base in Set([accented, accented.withoutAcutes]).sorted() {
        lemmas.append(base)
        lemmas += spanishForms(base)
        if base.hasSuffix("r") { lemmas.append(base + "se") }
        if clitic.hasPrefix("nos") || clitic == "se" { lemmas += spanishForms(base + "s") }
        if clitic == "os" { lemmas += spanishForms(base + "d") }
      }
    }
    // A reflexive verb is taught as levantarse and met as levanto, levanté.
    lemmas += lemmas.filter { $0.hasSuffix("r") }.map { $0 + "se" }
    return lemmas
  }
}

private let spanishFunctionWords: Set<String> = [
  "el", "la", "los", "las", "lo", "un", "una", "unos", "unas", "al", "del", "me", "te", "se", "nos", "os",
  "le", "les",
]

private let spanishClitics = [
  "melo", "mela", "melos", "melas", "telo", "tela", "telos", "telas", "selo", "sela", "selos", "selas",
  "noslo", "nosla", "noslos", "noslas", "me", "te", "se", "nos", "os", "lo", "la", "los", "las", "le", "les",
]

/// Endings of regular verbs by conjugation, of nouns and of adjectives.
private let spanishEndings = EndingTable(
  """
  o as a amos áis an é aste ó asteis aron aba abas ábamos abais aban ando ado ada ados adas ás á: ar
  e es emos éis en ad ara aras áramos arais aran ase ases ásemos asen are: ar
  o es e emos éis en í iste ió imos isteis ieron ía ías íamos íais ían iendo yendo yó yeron: er ir
  ido ida idos idas ído ída ídos ídas ímos a as amos áis an ás é: er ir
  iera ieras iéramos ierais ieran iese ieses iésemos iesen yera yeran yese: er ir
  ed: er
  ís id íd: ir
  aré arás ará aremos aréis arán aría arías aríamos aríais arían: ar
  eré erás erá eremos eréis erán ería erías eríamos eríais erían: er
  iré irás irá iremos iréis irán iría irías iríamos iríais irían: ir
  eí eíste eímos eíd eído eía eías eíamos eían: eer eír
  eyó eyeron eyendo: eer
  aí aíste aímos aído aía aías aían: aer
  aigo aiga aigas aigan: aer
  qué que ques quemos quen: car
  gué gue gues guemos guen güé güe güen: gar guar
  cé ce ces cemos cen: zar
  zco zca zcas zcamos zcan: cer cir
  jo ja jas jamos jan: ger gir
  go ga gas gamos gan: guir ger
  zo za zas zamos zan: cer cir
  yo yes ye yen ya yas yamos yan: ir
  ío ías ía íe íes íen ían: iar
  úo úas úa úe úen úan: uar
  je jiste jo jimos jeron jera jeran: cir
  ñó ñeron ñendo ñera: ñir ñer
  lló lleron llendo: llir
  s: -
  es: - e
  ces: z
  a as: o - e a
  os: o
  ita ito itas itos: a o - e
  cito cita citos citas ecito ecita: - e
  quito quita quitos quitas: co ca
  guito guita guitos guitas: go ga
  ísimo ísima ísimos ísimas: o a e -
  quísimo quísima: co
  ísimamente: o
  mente: - o
  amente: o -
  ones: ón
  ona onas: ón
  anes: án
  ana anas: án
  ines: ín
  ina inas: ín
  esa eses esas: és
  enes: en én
  ora oras ores: or
  uses: ús
  """)

/// Verbs and words whose forms do not follow from their endings.
///
/// `~` stands for the endings of a subjunctive in -a, `+` for those of the future, `^` for those of a strong past.
private let spanishIrregular = IrregularForms(
  """
  ser: soy eres es somos sois son era eras éramos erais eran fui fuiste fue fuimos fuisteis fueron sido siendo se~ sé fuera fueras fuéramos fueran fuese ser+
  ir: voy vas va vamos vais van iba ibas íbamos ibais iban fui fuiste fue fuimos fuisteis fueron ido yendo vay~ ve vamos fuera fueras fueran ir+
  irse: vete váyase vámonos
  estar: estoy estás está estamos estáis están estuv^ esté estés estemos estén
  haber: he has ha hemos habéis han hay había habías habíamos habían hubo hubieron hubiera hubieran hubiese habr+ hay~ habido
  tener obtener mantener contener detener sostener entretener: teng~ tengo tienes tiene tienen tuv^ tendr+ ten
  hacer deshacer rehacer: hago hag~ hice hiciste hizo hicimos hicisteis hicieron hiciera har+ hecho hecha hechos hechas haz
  satisfacer: satisfago satisfecho satisfecha satisfizo
  poder: pud^ podr+ pudiendo
  poner componer proponer suponer imponer exponer oponer disponer: pongo pong~ pus^ pondr+ puesto puesta puestos puestas pon
  querer: quis^ querr+
  decir: digo dices dice dicen dig~ dije dijiste dijo dijimos dijisteis dijeron dijera dir+ dicho dicha di diciendo
  venir convenir prevenir intervenir: vengo vienes viene vienen veng~ vin^ vendr+ ven viniendo
  ver prever: veo ves ve vemos veis ven vi vio viste vimos vieron veía veías veíamos veían ve~ ver+ viendo visto vista vistos vistas
  dar: doy das da dais dan di diste dio dimos disteis dieron dé des demos den diera dieras dieran dar+ daba dabas dábamos daban damos dando dado dada dados dadas
  saber: sé sep~ sup^ sabr+
  caber: quepo quep~ cup^ cabr+
  salir: salgo salg~ saldr+ sal
  valer: valgo valg~ valdr+
  oír: oigo oyes oye oímos oyen oig~ oí oíste oyó oyeron oído oyendo
  traer atraer distraer: traigo traig~ traje trajiste trajo trajimos trajeron trajera trayendo
  caer: caigo cayó cayeron cayendo
  conducir traducir producir reducir introducir: conduje condujiste condujo condujimos condujeron
  andar: anduv^
  escribir describir: escrito escrita escritos escritas
  describir: descrito descrita
  abrir: abierto abierta abiertos abiertas
  romper: roto rota rotos rotas
  morir: muerto muerta muertos muertas
  volver devolver envolver resolver: vuelto vuelta vueltos vueltas
  resolver: resuelto resuelta
  cubrir descubrir: cubierto cubierta cubiertos cubiertas
  freír: frito frita fritos fritas frío fríe fríen frió
  imprimir: impreso impresa
  reír sonreír: río ríes ríe ríen rió rieron riendo ría
  jugar: juego juegas juega juegan juegue jueguen
  oler: huelo hueles huele huelen
  erguir: yergo
  llegar: llegué
  adquirir: adquiero adquiere
  bueno: buen mejor mejores
  bien: mejor
  malo: mal peor peores
  mal: peor
  grande: gran mayor mayores
  pequeño: menor menores
  mucho: más
  poco: menos
  santo: san
  rápido: rapidísimo rapidísima
  fácil: facilísimo facilísima
  difícil: dificilísimo
  útil: utilísimo
  rico: riquísimo riquísima
  uno: un una unos unas
  alguno: algún alguna algunos algunas
  ninguno: ningún ninguna
  primero: primer primera
  tercero: tercer tercera
  cien: ciento cientos cientas
  ciento: cien
  este: éste ésta éstos éstas esta estos estas esto
  ese: ése ésa ésos ésas esa esos esas eso
  aquel: aquella aquellos aquellas aquello
  mi: mis
  tu: tus
  su: sus
  mío: mía míos mías
  tuyo: tuya tuyos tuyas
  suyo: suya suyos suyas
  nuestro: nuestra nuestros nuestras
  vuestro: vuestra vuestros vuestras
  yo: mí conmigo
  tú: ti contigo
  él: ella ellos ellas sí consigo
  ella: ellas
  usted: ustedes
  nosotros: nosotras
  vosotros: vosotras
  don: doña
  él: ello
  y: e
  o: u
  cualquiera: cualquier
  carácter: caracteres
  joven: jóvenes
  imagen: imágenes
  orden: órdenes
  origen: orígenes
  examen: exámenes
  virgen: vírgenes
  margen: márgenes
  crimen: crímenes
  volumen: volúmenes
  régimen: regímenes
  pie: pies
  rey: reyes reina
  actor: actriz actrices
  gallo: gallina
  alcalde: alcaldesa
  """,
  endings: [
    "~": "a as amos áis an", "+": "é ás á emos éis án ía ías íamos íais ían",
    "^": "e iste o imos isteis ieron iera ieras iéramos ieran iese",
  ])

private func spanishForms(_ form: String) -> [String] {
  var lemmas = spanishIrregular.lemmas(of: form)
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
  let changes = [
    ("ie", "e"), ("ye", "e"), ("ie", "i"), ("ue", "o"), ("üe", "o"), ("ue", "u"), ("i", "e"),
    ("í", "e"), ("í", "i"), ("ú", "u"), ("u", "o"), ("hue", "o"),
  ]
  for (changed, plain) in changes {
    let part = Array(changed)
    guard let place = stem.indices.last(where: { stem[$0...].starts(with: part) }) else { continue }
    let rest = stem[(place + part.count)...]
    // Only the last vowel of a stem changes; the u of gu and qu is none.
    guard !rest.contains(where: { "aeio".contains($0) }) else { continue }
    let base = String(stem[..<place]) + plain + String(rest)
    verbs.append(base + ending)
    // Before e and i a consonant may be spelt otherwise: juegue, almuerce, sigue.
    if ending == "er" { verbs.append(base + "ir") }
    if ending == "er", changed == "í" { verbs.append(String(stem[..<place]) + "eír") }
  }
  return verbs
}

extension String {
  /// The word without acute accents: dámelo is da with pronouns.
  fileprivate var withoutAcutes: String {
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
