/// Words and phrases that matter in the wording of questions, by language.
///
/// They are the defaults of rules' parameters: a curriculum may add to them.
enum ItemPhrases {
  /// True for an option that stands for others or denies them, which is wrong beside any other ones.
  static func standsForOthers(_ option: String) -> Bool {
    option.utf8.count < 60 && others.contains(foldedWords(option).joined(separator: " "))
  }

  private static let others = Set(
    (Array(all.values) + Array(none.values)).joined().map { foldedWords($0).joined(separator: " ") })

  /// Options that stand for all others.
  static let all: [String: [String]] = [
    "en": [
      "all of the above", "all the above", "all of these", "all are correct", "all answers are correct",
      "all of the answers are correct", "all of the options", "any of the above", "all of them are correct",
      "all these choices are correct", "all of these choices are correct", "all of the choices are correct",
      "all choices are correct", "all of these are correct", "all of the above are correct",
      "all of the above choices", "all of the above choices are correct", "all these answers are correct",
      "all options are correct", "all the options are correct", "all of these answers are correct",
      "all of the above statements", "all the answers are correct", "all of the above are true",
      "all are true",
    ],
    "es": [
      "todas las anteriores", "todos los anteriores", "todas son correctas", "todo lo anterior",
      "todas las respuestas son correctas", "todas las opciones",
    ],
    "fr": [
      "toutes ces réponses", "toutes les réponses", "toutes les réponses sont correctes",
      "tout ce qui précède",
      "toutes les réponses ci-dessus", "toutes les propositions",
    ],
    "de": [
      "alle genannten", "alle oben genannten", "alle antworten sind richtig", "alle der oben genannten",
      "alles oben genannte", "alle antworten",
    ],
    "it": ["tutte le precedenti", "tutte le risposte precedenti", "tutte le risposte sono corrette"],
    "pt": ["todas as anteriores", "todas as alternativas anteriores", "todas as respostas anteriores"],
    "ru": [
      "все вышеперечисленное", "все перечисленное", "все ответы верны", "все варианты верны",
      "все ответы правильные",
    ],
    "zh": ["以上都是", "以上皆是", "以上全部", "以上都对"],
    "ja": ["上記すべて", "以上すべて", "すべて正しい"],
    "ar": ["كل ما سبق", "جميع ما سبق", "كل ما ذكر", "جميع ما ذكر"],
  ]

  /// Options that deny all others.
  static let none: [String: [String]] = [
    "en": [
      "none of the above", "none of these", "none of them", "none are correct", "neither of the above",
      "no correct answer", "none of the options", "none of the answers", "none of these choices is correct",
      "none of these choices are correct", "none of the above is correct", "none of the above are correct",
      "none of the choices", "none of these is correct", "none of these are correct", "none is correct",
      "none of these answers", "none of the options is correct", "none of the answers is correct",
    ],
    "es": [
      "ninguna de las anteriores", "ninguno de los anteriores", "ninguna es correcta",
      "ninguna de las respuestas",
      "ninguna de ellas",
    ],
    "fr": ["aucune de ces réponses", "aucune des réponses", "aucune de ces propositions", "aucune réponse"],
    "de": [
      "keine der genannten", "keine der oben genannten", "keine der antworten", "keine antwort ist richtig",
      "nichts davon",
    ],
    "it": ["nessuna delle precedenti", "nessuna delle risposte"],
    "pt": ["nenhuma das anteriores", "nenhuma das alternativas", "nenhuma das respostas"],
    "ru": [
      "ничего из перечисленного", "ничего из вышеперечисленного", "нет правильного ответа",
      "ни один из ответов",
    ],
    "zh": ["以上都不是", "以上皆非", "以上都不对"],
    "ja": ["いずれでもない", "上記以外", "どれでもない"],
    "ar": ["لا شيء مما سبق", "ليس أيا مما سبق", "لا شيء مما ذكر"],
  ]

  /// Words that join labels of other options: A and B, I only.
  static let joiningLabels: [String: [String]] = [
    "en": ["and", "or", "both", "only", "neither", "nor", "either", "all", "but"],
    "es": ["y", "o", "ambas", "ambos", "solo", "sólo", "ni"],
    "fr": ["et", "ou", "seulement", "les", "deux", "ni"],
    "de": ["und", "oder", "nur", "beide", "sowohl", "als", "auch", "weder", "noch"],
    "ru": ["и", "или", "только", "оба"],
  ]

  /// Words that turn a question or a statement into its opposite.
  static let negations: [String: [String]] = [
    "en": [
      "not", "never", "except", "excepting", "cannot", "can't", "isn't", "aren't", "doesn't", "don't",
      "didn't",
      "wasn't", "weren't", "won't", "wouldn't", "hasn't", "haven't",
    ],
    "es": ["no", "nunca", "excepto", "salvo", "jamás"],
    "fr": ["pas", "jamais", "sauf", "excepté"],
    "de": ["nicht", "kein", "keine", "keiner", "keines", "keinen", "nie", "niemals", "außer"],
    "it": ["non", "mai", "tranne", "eccetto"],
    "pt": ["não", "nunca", "exceto"],
    "ru": ["не", "никогда", "кроме"],
  ]

  /// Words that hold a negation without showing one.
  static let hiddenNegations: [String: [String]] = [
    "en": [
      "non", "incorrect", "false", "untrue", "impossible", "unable", "unlikely", "incapable", "uncommon",
      "unusual",
      "unnecessary", "inaccurate", "wrong", "no", "none", "nothing", "neither",
    ],
    "es": ["incorrecto", "incorrecta", "falso", "falsa", "imposible", "incapaz", "innecesario"],
    "fr": ["incorrect", "incorrecte", "faux", "fausse", "impossible", "incapable"],
    "de": ["falsch", "unwahr", "unmöglich", "unrichtig", "unfähig"],
  ]

  /// Words that deny a whole statement, and not only a part of it.
  static let denials: [String: [String]] = [
    "en": [
      "not", "never", "cannot", "can't", "isn't", "aren't", "doesn't", "don't", "didn't", "wasn't", "weren't",
    ],
    "es": ["no", "nunca", "jamás"], "fr": ["pas", "jamais"], "de": ["nicht", "nie", "niemals"],
    "it": ["non", "mai"], "pt": ["não", "nunca"], "ru": ["не", "никогда"],
  ]

  /// Options that stand for all others, and those that deny them.
  static let allAndNone: [String: [String]] = all.merging(none) { $0 + $1 }

  /// Words of rules about what must, may and must not be done.
  static let duties: [String: [String]] = [
    "en": [
      "must", "may", "should", "shall", "mustn't", "shouldn't", "permitted", "allowed", "required",
      "authorized",
      "authorised", "forbidden", "prohibited",
    ], "es": ["debe", "deben", "puede", "pueden", "permitido", "permitida"],
    "fr": ["doit", "doivent", "peut", "peuvent", "permis", "autorisé"],
    "de": ["muss", "müssen", "darf", "dürfen", "soll", "sollen", "erlaubt"],
    "it": ["deve", "devono", "può", "possono"], "pt": ["deve", "devem", "pode", "podem"],
    "ru": ["должен", "должна", "должны", "может", "можно", "нельзя"],
  ]

  /// Words with which a question asks for one of the options.
  static let choosing: [String: [String]] = [
    "en": ["which", "what", "who", "all", "choose", "select", "find", "identify", "tick"],
    "es": ["cuál", "cuáles", "qué", "quién", "todos", "todas"],
    "fr": ["lequel", "laquelle", "lesquels", "lesquelles", "quel", "quelle", "quels", "quelles", "qui"],
    "de": ["welche", "welcher", "welches", "welchen", "was", "wer", "alle"],
    "it": ["quale", "quali", "chi"], "pt": ["qual", "quais", "quem"],
    "ru": ["какой", "какая", "какое", "какие", "что", "кто", "все"],
  ]

  /// Words that begin another clause, whose negation is no part of what is asked for.
  static let clauses: [String: [String]] = [
    "en": [
      "that", "who", "whose", "where", "when", "if", "because", "while", "although", "so", "after", "before",
      "but",
      "without", "as", "until",
    ],
    "es": ["que", "donde", "cuando", "si", "porque", "pero", "sin", "como"],
    "fr": ["que", "dont", "où", "quand", "si", "mais", "sans", "comme"],
    "de": ["dass", "wo", "wenn", "weil", "aber", "ohne", "als"],
    "ru": ["который", "которая", "которое", "которые", "где", "когда", "если", "но", "без"],
  ]

  /// Words behind which "not" belongs to the verb of the question; languages without a list need none.
  static let auxiliaries: [String: [String]] = [
    "en": [
      "is", "are", "was", "were", "be", "do", "does", "did", "can", "could", "will", "would", "should",
      "must", "may",
      "might", "has", "have", "had",
    ]
  ]

  /// Stems that ask nothing without their options.
  static let emptyStems: [String: [String]] = [
    "en": [
      "which is true", "which is correct", "which is right", "which one is true", "which one is correct",
      "which one is right", "which of these is true", "which of these is correct", "which of these is right",
      "which of the following is true", "which of the following is correct",
      "which of the following is right",
      "which of the following are true", "which of the following are correct", "which statement is true",
      "which statement is correct", "which of these statements is true",
      "which of these statements is correct",
      "which of the following statements is true", "which of the following statements is correct",
      "which statements are true", "which statements are correct", "choose the correct answer",
      "choose the right answer", "choose the correct option", "choose the right option",
      "select the correct answer",
      "pick the correct answer", "which is false", "which of the following is false",
      "which statement is false",
      "which of these is false", "which of these is not incorrect",
    ],
    "es": [
      "cuál es correcta", "cuál es verdadera", "cuál de las siguientes es correcta",
      "cuál de las siguientes afirmaciones es correcta", "elige la respuesta correcta",
      "elige la opción correcta",
    ],
    "fr": [
      "laquelle est correcte", "laquelle est vraie", "choisis la bonne réponse",
      "choisissez la bonne réponse",
    ],
    "de": ["was ist richtig", "welche aussage ist richtig", "wähle die richtige antwort"],
    "ru": ["что верно", "какое утверждение верно", "выберите правильный ответ"],
  ]

  /// Words that ask for an opinion.
  static let opinions: [String: [String]] = [
    "en": [
      "do you think", "in your opinion", "do you feel", "do you prefer", "do you like best", "your favourite",
      "your favorite", "most beautiful", "most interesting", "do you believe",
    ],
    "es": [
      "en tu opinión", "crees que", "prefieres", "tu favorito", "tu favorita", "más bonito",
      "más interesante",
    ],
    "fr": ["à ton avis", "à votre avis", "penses tu", "pensez vous", "préfères tu"],
    "de": ["deiner meinung nach", "findest du", "am schönsten", "am interessantesten"],
    "ru": ["по твоему мнению", "как ты думаешь", "как вы думаете", "тебе нравится"],
  ]

  /// Words that allow no exception.
  static let absolutes: [String: [String]] = [
    "en": [
      "always", "never", "all", "none", "every", "completely", "absolutely", "impossible", "entirely",
      "totally",
    ],
    "es": ["siempre", "nunca", "todos", "todas", "ninguno", "ninguna", "completamente", "imposible"],
    "fr": ["toujours", "jamais", "tous", "toutes", "aucun", "aucune", "complètement", "impossible"],
    "de": ["immer", "nie", "niemals", "alle", "völlig", "unmöglich"],
    "ru": ["всегда", "никогда", "все", "полностью", "невозможно"],
  ]

  /// Words that leave open how often or how surely.
  static let vague: [String: [String]] = [
    "en": [
      "usually", "often", "sometimes", "frequently", "generally", "rarely", "seldom", "occasionally",
      "probably", "typically", "mostly",
    ],
    "es": ["normalmente", "generalmente", "a menudo", "a veces", "frecuentemente", "probablemente"],
    "fr": ["souvent", "parfois", "généralement", "habituellement", "probablement"],
    "de": ["oft", "manchmal", "meistens", "gewöhnlich", "häufig", "wahrscheinlich", "normalerweise"],
    "ru": ["обычно", "часто", "иногда", "редко", "вероятно"],
  ]

  /// Pairs of opposites, each written as `one/other`.
  static let opposites: [String: [String]] = [
    "en": [
      "increases/decreases", "increase/decrease", "increased/decreased", "raises/lowers", "rises/falls",
      "rise/fall",
      "faster/slower", "hotter/colder", "hot/cold", "higher/lower", "larger/smaller", "bigger/smaller",
      "more/less",
      "more/fewer", "gains/loses", "gain/lose", "positive/negative", "positively/negatively",
      "exothermic/endothermic", "longitudinal/transverse", "expands/contracts", "absorbs/releases",
      "attracts/repels",
      "attract/repel", "strong/weak", "stronger/weaker", "longer/shorter", "above/below", "before/after",
      "oxidised/reduced", "dominant/recessive", "true/false", "maximum/minimum",
    ]
  ]

  /// Words that tell a learner what to do.
  static let commands: [String: [String]] = [
    "en": [
      "add", "answer", "arrange", "calculate", "change", "choose", "circle", "classify", "combine", "compare",
      "complete", "conjugate", "convert", "correct", "count", "deduce", "define", "describe", "design",
      "determine",
      "discuss", "draw", "estimate", "evaluate", "explain", "express", "fill", "find", "finish", "form",
      "give",
      "identify", "imagine", "join", "judge", "justify", "label", "link", "list", "listen", "look", "mark",
      "match",
      "measure", "name", "order", "pick", "plan", "plot", "predict", "pronounce", "prove", "put", "rank",
      "read",
      "rearrange", "recall", "record", "repeat", "replace", "rewrite", "say", "select", "show", "simplify",
      "sketch",
      "solve", "sort", "speak", "spell", "state", "suggest", "tell", "tick", "translate", "type", "underline",
      "use",
      "which", "what", "who", "when", "where", "why", "how", "work", "write",
    ],
    "es": [
      "calcula", "calcule", "compara", "completa", "complete", "contesta", "corrige", "define", "describe",
      "di",
      "dibuja", "elige", "elija", "encuentra", "escoge", "escribe", "escriba", "escucha", "escuche",
      "explica", "forma",
      "indica", "lee", "lea", "marca", "nombra", "ordena", "pon", "relaciona", "repite", "responde",
      "selecciona",
      "traduce", "traduzca", "une", "usa", "qué", "cuál", "cuáles", "quién", "cómo", "cuándo", "dónde",
      "cuánto",
    ],
    "fr": [
      "calcule", "calculez", "choisis", "choisissez", "complète", "complétez", "corrige", "décris",
      "décrivez", "dis",
      "dites", "donne", "donnez", "écoute", "écoutez", "écris", "écrivez", "explique", "expliquez", "lis",
      "lisez",
      "mets", "mettez", "nomme", "nommez", "réponds", "répondez", "trouve", "trouvez", "traduis", "traduisez",
      "conjugue", "associe", "que", "quel", "quelle", "qui", "comment", "quand", "où", "pourquoi",
    ],
    "de": [
      "berechne", "beschreibe", "erkläre", "ergänze", "finde", "füge", "gib", "höre", "lies", "markiere",
      "nenne",
      "ordne", "sage", "schreibe", "schreib", "setze", "übersetze", "verbinde", "vervollständige", "wähle",
      "beantworte", "was", "wer", "welche", "welcher", "welches", "wie", "wann", "wo", "warum",
    ],
    "ru": [
      "выбери", "выберите", "напиши", "напишите", "переведи", "переведите", "послушай", "послушайте",
      "прочитай",
      "скажи", "скажите", "соедини", "закончи", "назови", "назовите", "вычисли", "вычислите", "объясни",
      "объясните",
      "что", "кто", "как", "когда", "где", "почему", "какой", "какая", "какое",
    ],
  ]

  /// Words without content, which no two texts share by more than chance.
  static let functionWords: [String: [String]] = [
    "en": [
      "a", "an", "the", "of", "in", "on", "at", "to", "for", "from", "by", "with", "and", "or", "but", "as",
      "than",
      "that", "this", "these", "those", "it", "its", "they", "their", "them", "he", "she", "his", "her", "we",
      "you",
      "your", "our", "i", "my", "me", "is", "are", "was", "were", "be", "been", "being", "has", "have", "had",
      "do",
      "does", "did", "can", "could", "will", "would", "should", "may", "might", "must", "not", "no", "which",
      "what",
      "who", "when", "where", "why", "how", "there", "one", "two", "if", "into", "about", "between",
      "following",
      "each", "many", "much", "some", "any", "all", "most", "more", "other", "also", "so", "up", "out",
      "mean",
      "means", "say", "called", "calculate", "explain", "describe", "give", "name", "state", "write", "using",
      "used",
      "same", "different", "correct", "true", "statement", "student", "very", "only", "after", "during",
      "through",
    ],
    "es": [
      "el", "la", "los", "las", "un", "una", "de", "del", "en", "a", "al", "y", "o", "que", "qué", "es",
      "son", "se",
      "su", "sus", "mi", "tu", "con", "por", "para", "no", "lo", "como", "cómo", "cuál", "este", "esta",
      "significa",
    ],
    "fr": [
      "le", "la", "les", "un", "une", "des", "du", "de", "en", "à", "au", "aux", "et", "ou", "que", "qui",
      "est",
      "sont", "se", "son", "sa", "ses", "avec", "par", "pour", "ne", "pas", "ce", "cette", "quel", "quelle",
      "comment",
    ],
    "de": [
      "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "und", "oder", "in",
      "im",
      "am", "an", "auf", "zu", "zum", "zur", "von", "vom", "mit", "ist", "sind", "es", "sie", "er", "was",
      "wie",
      "welche", "nicht", "als", "für",
    ],
    "ru": [
      "и", "или", "в", "во", "на", "с", "со", "к", "о", "об", "от", "по", "из", "за", "для", "что", "как",
      "это", "не",
      "он", "она", "они", "мы", "вы", "я", "ты", "какой", "какая", "какое", "где", "когда",
    ],
  ]
}
