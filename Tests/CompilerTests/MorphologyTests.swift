import CurriculumCompiler
import Testing

/// Word lists: forms that learners meet, each with the word they were taught, and pairs that only look alike.
@Suite struct MorphologyTests {
  @Test(arguments: [
    "hermanas hermana", "altos alto", "alta alto", "veces vez", "luces luz", "jóvenes joven",
    "ingleses inglés",
    "hablo hablar", "hablas hablar", "hablamos hablar", "habló hablar", "hablaba hablar", "hablando hablar",
    "como comer", "comieron comer", "comería comer", "viven vivir", "viviendo vivir", "soy ser", "eran ser",
    "fueron ir", "voy ir", "estuvo estar", "tienen tener", "tendré tener", "hizo hacer", "hecho hacer",
    "puedo poder", "pude poder", "quisiera querer", "quiero querer", "dijo decir", "pusimos poner",
    "vengo venir", "veo ver", "doy dar", "sé saber", "salgo salir", "oigo oír", "traje traer", "leyó leer",
    "durmió dormir", "pido pedir", "pidieron pedir", "juego jugar", "empiece empezar", "busqué buscar",
    "llegué llegar", "saque sacar", "conozco conocer", "escojo escoger", "sigo seguir", "construyó construir",
    "escrito escribir", "abierta abrir", "roto romper", "levanto levantarse", "levanta levantarse",
    "dámelo dar", "verlo ver", "sentémonos sentarse", "mejores bueno", "gran grande", "buen bueno",
    "primer primero", "conmigo yo", "aquella aquel", "mis mi", "rapidísimo rápido", "lentamente lento",
    "perrito perro", "casita casa", "envíe enviar", "actúa actuar", "río reír", "condujo conducir",
    "aprobé aprobar", "recuerdo recordar", "duele doler", "apaga apagar", "cerré cerrar", "perdí perder",
  ])
  func spanishFormsLeadToTheirWords(pair: String) { expectLemma(pair, in: "es") }

  @Test(arguments: [
    "pommes pomme", "chevaux cheval", "journaux journal", "gâteaux gâteau", "yeux œil", "grande grand",
    "belle beau", "vieille vieux", "nouvelles nouveau", "blanche blanc", "heureuse heureux", "actrice acteur",
    "chère cher", "italienne italien", "sportives sportif", "douce doux", "complète complet", "longue long",
    "suis être", "sommes être", "étaient être", "ai avoir", "ont avoir", "eu avoir", "vais aller",
    "iront aller",
    "fait faire", "faites faire", "peux pouvoir", "veulent vouloir", "dois devoir", "sait savoir",
    "viens venir", "deviennent devenir", "tient tenir", "prends prendre", "apprennent apprendre",
    "mets mettre",
    "permis permettre", "dites dire", "lisent lire", "écrivons écrire", "bois boire", "boivent boire",
    "vois voir", "reçoit recevoir", "crois croire", "connaissez connaître", "né naître", "vit vivre",
    "suivent suivre", "ouvre ouvrir", "offert offrir", "cours courir", "mort mourir", "pars partir",
    "dort dormir", "sortent sortir", "conduit conduire", "parle parler", "parlons parler", "parlé parler",
    "parlera parler", "mangeons manger", "commençait commencer", "achète acheter", "préfère préférer",
    "appelle appeler", "jettent jeter", "nettoie nettoyer", "finis finir", "finissent finir",
    "choisi choisir",
    "attends attendre", "vend vendre", "vendu vendre", "répondez répondre", "l'eau eau", "j'aime aimer",
    "qu'il il", "m'appelle s'appeler", "s'appelle appeler", "d'amis ami", "n'est être", "c'était être",
    "mes mon", "cette ce", "quelles quel", "toutes tout", "lentement lent", "heureusement heureux", "du le",
    "plaint plaindre", "paraît paraître",
  ])
  func frenchFormsLeadToTheirWords(pair: String) { expectLemma(pair, in: "fr") }

  @Test(arguments: [
    "cats cat", "boxes box", "babies baby", "wives wife", "knives knife", "children child", "men man",
    "mice mouse", "feet foot", "potatoes potato", "plays play", "goes go", "watches watch", "tries try",
    "played play", "stopped stop", "tried try", "loved love", "playing play", "making make", "running run",
    "lying lie", "was be", "is be", "has have", "did do", "went go", "bought buy", "taught teach",
    "written write", "understood understand", "became become", "bigger big", "happiest happy", "nicer nice",
    "better good", "worst bad", "quickly quick", "happily happy", "gently gentle", "don't do", "can't can",
    "won't will", "i'm be", "i'm i", "she's she", "we've have", "they'll will", "ana's ana", "dogs' dog",
    "isn't be", "let's let", "me i", "them they", "these this", "panicked panic", "an a", "more much",
  ])
  func englishFormsLeadToTheirWords(pair: String) { expectLemma(pair, in: "en") }

  @Test(arguments: [
    "книги книга", "книгу книга", "книг книга", "стола стол", "столами стол", "окон окно", "окна окно",
    "писем письмо", "сестер сестра", "девушек девушка", "рынка рынок", "отцом отец", "дня день", "дней день",
    "недель неделя", "словаря словарь", "музее музей", "здания здание", "станции станция", "ночью ночь",
    "времени время", "имен имя", "детей ребенок", "людей человек", "друзьям друг", "братьев брат",
    "красивая красивый", "новую новый", "больших большой", "синего синий", "хорошо хороший", "лучше хороший",
    "старше старый", "читаю читать", "читает читать", "читал читать", "говорю говорить", "говорят говорить",
    "вижу видеть", "люблю любить", "пишу писать", "пишешь писать", "хочу хотеть", "могу мочь", "иду идти",
    "шла идти", "пришел прийти", "еду ехать", "поеду поехать", "живу жить", "пью пить", "ем есть",
    "танцую танцевать", "рисует рисовать", "даю давать", "дам дать", "встаю вставать", "возьми взять",
    "пойму понять", "начнем начать", "учусь учиться", "учится учиться", "умывается умываться",
    "нравится нравиться", "открыт открыть", "куплена купить", "меня я", "тебе ты", "ему он", "них они",
    "этой этот", "моего мой", "двух два", "во в", "веду вести", "несет нести", "помог помочь", "тихо тихий",
    "должна должный", "прошлого прошлое", "месяцев месяц", "мужем муж",
  ])
  func russianFormsLeadToTheirWords(pair: String) { expectLemma(pair, in: "ru") }

  @Test(arguments: [
    "البيت بيت", "والبيت بيت", "بالقلم قلم", "للولد ولد", "لولد ولد", "كتابي كتاب", "كتابها كتاب",
    "سيارتي سيارة", "مدرستنا مدرسة", "طالبة طالب", "مدرسون مدرس", "مدرسات مدرسة", "سيارات سيارة",
    "كتب كتاب", "اولاد ولد", "بيوت بيت", "يكتب كتب", "تكتبين يكتب", "نكتب كتب", "كتبت كتب", "كتبوا كتب",
    "يقول قال", "قلت قال", "سيكتب كتب", "هذه هذا", "كبيرة كبير", "جديدة جديد", "طلاب طالب", "كتابا كتاب",
    "واب اب", "وامي ام", "فذهب ذهب", "يومين يوم", "بنتان بنت", "ابي اب",
  ])
  func arabicFormsLeadToTheirWords(pair: String) { expectLemma(pair, in: "ar") }

  @Test(arguments: [
    "es perro pero", "es caza casa", "es años ano", "es hombre hambre", "es libro libre", "fr poisson poison",
    "fr dessert désert", "fr mère mer", "en desert dessert", "en ship sheep", "en board bird", "ru кот кит",
    "ru стол стул", "ru дом дым", "ar قلب كلب", "ar ولد والد", "zh 买 卖",
  ])
  func wordsThatOnlyLookAlikeAreTwoWords(triple: String) throws {
    let parts = triple.split(separator: " ").map(String.init)
    let morphology = try #require(Morphology.of(parts[0]))
    #expect(!morphology.lemmas(parts[1]).contains(parts[2]))
  }

  @Test func arabicIsComparedWithoutVowelsAndWithOneAlif() {
    #expect(foldedWords("أَنَا إِلَى مَدْرَسَة") == ["انا", "الي", "مدرسة"])
  }

  /// The last word of a pair is among the lemmas of the one before it.
  private func expectLemma(_ pair: String, in language: String) {
    let parts = pair.split(separator: " ").map(String.init)
    let form = parts[parts.count - 2]
    let lemmas = Morphology.of(language)?.lemmas(form) ?? []
    #expect(lemmas.contains(parts[parts.count - 1]), "\(form): \(lemmas)")
  }
}
