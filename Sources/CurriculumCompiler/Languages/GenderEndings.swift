/// What the end of a noun usually says about its gender, and the nouns of a course that go another way.
///
/// Source: RAE 2010, Nueva gramática, Manual, 2.2; Serianni 2006, III; Cunha & Cintra 1984, 8; Wade 2011, sections 31
/// to 38; Ryding 2005, 5.1; Duden 2016, Die Grammatik, sections 247 to 262.
enum GenderEndings {
  /// Endings with the genders that nouns with them have, by language; the longest that fits decides.
  static let usual: [String: [String]] = [
    "es": [
      "a=f", "o=m", "ma=mf", "ista=mf", "ota=mf", "eta=mf", "ción=f", "sión=f", "dad=f", "tad=f", "umbre=f",
    ],
    "it": ["a=f", "o=m", "ista=mf", "ma=mf", "eta=mf", "ota=mf", "zione=f", "sione=f", "tà=f"],
    "pt": ["a=f", "o=m", "ista=mf", "ma=mf", "eta=mf", "ota=mf", "ção=f", "dade=f", "são=f"],
    "fr": ["tion=f", "sion=f", "té=mf", "ette=f", "ment=m", "age=mf", "isme=m"],
    "de": ["ung=f", "heit=f", "keit=f", "schaft=f", "ion=f", "chen=n", "lein=n"],
    "ru": ["а=f", "я=f", "мя=n", "о=n", "е=n", "ь=mf", "й=m"],
    "ar": ["ة=f"],
  ]

  /// Nouns that go another way.
  static let exceptions: [String: [String]] = [
    "es": words(
      """
      día mapa planeta sofá tranvía cura guardia policía guía espía colega poeta pirata gorila koala panda puma
      camarada papa patriarca yoga vodka insecticida suicida homicida hispanohablante mano foto moto radio libido
      soprano modelo testigo piloto soldado polo sur norte mediodía cumpleaños paraguas sacapuntas abrelatas
      lavaplatos rascacielos karma té cometa delta nómada canguro guardarropa centinela idiota indígena belga croata
      dinamo nao seo disco cumpleaño gasolinera modista camión avión corazón buzón
      """),
    "it": words(
      """
      mano foto moto radio auto eco dinamo biro cinema papa boia duca monarca patriarca nomade collega pilota
      gorilla panda delta vaglia uovo uova paia dita braccia ginocchia labbra lenzuola collega atleta
      """),
    "pt": words(
      """
      mapa dia planeta sofá chá papa poeta pirata guarda polícia colega camarada gorila panda foto moto rádio tribo
      libido soprano modelo mão avó
      """),
    "fr": words("cation bastion ciment jument plage image page cage nage rage image squelette"),
    "de": words("sprung schwung stadion lexikon champion spion skorpion ion dung"),
    "ru": words(
      """
      папа дядя дедушка мужчина юноша судья староста слуга кофе домишко подмастерье путь день словарь учитель
      """),
    "ar": words("خليفة علامة رحالة طلبة"),
  ]

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }
}
