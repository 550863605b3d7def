/// Words that a course for learners at school does not teach, and pairs of words that repeat stereotypes.
enum TabooWords {
  /// Words by language, by variety where they are offensive only there, and `language child` for a young audience.
  ///
  /// Source: ASALE 2010, Diccionario de americanismos, marks vulg. and malson.; Oxford English Dictionary, coarse
  /// slang; Le Petit Robert, vulgaire; Duden, derb. Words with a common innocent sense are left out.
  static let words: [String: [String]] = [
    "es": list("mierda joder puta puto gilipollas coño maricón follar pendejo cabrón hijoputa"),
    "es-419": list("verga chingar"), "es-MX": list("coger pinche verga chingar"),
    "es-AR": list("coger concha pija boludo"), "es-CL": list("pico"), "es-UY": list("coger concha"),
    "es-PY": list("coger"),
    "es-ES": list("polla"), "es child": list("cigarrillo vodka whisky casino borracho"),
    "en": list("fuck fucking shit bullshit bitch cunt asshole arsehole whore slut wanker"),
    "en child": list("cigarette cigarettes vodka whisky whiskey casino drunk"),
    "fr": list("merde putain salope pute enculé connard connasse nique bordel"),
    "de": list("scheiße scheisse arschloch fotze hure ficken wichser"),
    "it": list("cazzo merda stronzo puttana vaffanculo troia"), "pt": list("merda caralho puta foder porra"),
    "ru": list("блядь хуй пизда ебать"), "ar": list("شرموطة كس"), "nl": list("kut klootzak hoer"),
  ]

  /// Words for people by language: in one gender only, with the other one behind the slash; the first group are
  /// those that stereotypes give to women, the second those that they give to men.
  ///
  /// Source: UNESCO 2019, From access to empowerment, on gender in teaching materials; the words are curricc's choice.
  static let stereotypes: [String: [String]] = [
    "es women": list(
      "enfermera/enfermero secretaria/secretario limpiadora/limpiador niñera/niñero azafata/azafato"),
    "es men": list(
      """
      ingeniero/ingeniera médico/médica doctor/doctora jefe/jefa director/directora bombero/bombera abogado/abogada
      científico/científica mecánico/mecánica empresario/empresaria arquitecto/arquitecta presidente/presidenta
      """),
    "fr women": list("infirmière/infirmier vendeuse/vendeur caissière/caissier nourrice/nourrice"),
    "fr men": list(
      "ingénieur/ingénieure directeur/directrice avocat/avocate pompier/pompière policier/policière"),
    "de women": list("krankenschwester/krankenpfleger sekretärin/sekretär putzfrau/putzmann"),
    "de men": list(
      "arzt/ärztin ingenieur/ingenieurin chef/chefin anwalt/anwältin feuerwehrmann/feuerwehrfrau"),
  ]

  private static func list(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }
}
