/// Sets of words of which learners want all: days, months, seasons, numbers, personal pronouns.
enum ClosedSets {
  /// For each set of each language its words, folded: `es days`.
  ///
  /// Forms that may stand for one another are divided by `|`.
  static let words: [String: [String]] = [
    "es days": list("lunes martes miércoles jueves viernes sábado domingo"),
    "es months": list(
      "enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre"),
    "es seasons": list("primavera verano otoño invierno"),
    "es numbers": list("cero uno dos tres cuatro cinco seis siete ocho nueve diez"),
    "fr days": list("lundi mardi mercredi jeudi vendredi samedi dimanche"),
    "fr months": list("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    "fr seasons": list("printemps été automne hiver"),
    "fr numbers": list("zéro un deux trois quatre cinq six sept huit neuf dix"),
    "de days": list("montag dienstag mittwoch donnerstag freitag samstag|sonnabend sonntag"),
    "de months": list(
      "januar|jänner februar märz april mai juni juli august september oktober november dezember"),
    "de seasons": list("frühling|frühjahr sommer herbst winter"),
    "de numbers": list("null eins|ein zwei drei vier fünf sechs sieben acht neun zehn"),
    "it days": list("lunedì martedì mercoledì giovedì venerdì sabato domenica"),
    "it months": list(
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
    "it seasons": list("primavera estate autunno inverno"),
    "it numbers": list("zero uno due tre quattro cinque sei sette otto nove dieci"),
    "pt days": list("segunda terça quarta quinta sexta sábado domingo"),
    "pt months": list(
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
    "pt seasons": list("primavera verão outono inverno"),
    "pt numbers": list("zero um dois três quatro cinco seis sete oito nove dez"),
    "en days": list("monday tuesday wednesday thursday friday saturday sunday"),
    "en months": list(
      "january february march april may june july august september october november december"),
    "en seasons": list("spring summer autumn|fall winter"),
    "en numbers": list("zero one two three four five six seven eight nine ten"),
    "ru days": list("понедельник вторник среда четверг пятница суббота воскресенье"),
    "ru months": list("январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь"),
    "ru seasons": list("весна лето осень зима"),
    "ru numbers": list("ноль|нуль один два три четыре пять шесть семь восемь девять десять"),
    "zh days": list(
      "星期一|周一 星期二|周二 星期三|周三 星期四|周四 星期五|周五 星期六|周六 星期天|星期日|周日"),
    "zh months": list("一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月"),
    "zh seasons": list("春天|春季 夏天|夏季 秋天|秋季 冬天|冬季"),
    "zh numbers": list("零 一 二 三 四 五 六 七 八 九 十"),
    "ar days": list("الاثنين|الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد"),
    "ar seasons": list("الربيع|ربيع الصيف|صيف الخريف|خريف الشتاء|شتاء"),
    "ar numbers": list("صفر واحد اثنان|إثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة"),
    "es pronouns": list("yo tú|vos él ella usted nosotros|nosotras ustedes|vosotros|vosotras ellos|ellas"),
    "fr pronouns": list("je tu il elle nous vous ils|elles"),
    "de pronouns": list("ich du er sie es wir ihr"),
    "it pronouns": list("io tu lui|egli lei|ella noi voi loro"),
    "pt pronouns": list("eu tu|você ele ela nós vocês|vós eles|elas"),
    "en pronouns": list("i you he she it we they"),
    "ru pronouns": list("я ты он она оно мы вы они"),
    "zh pronouns": list("我 你 他 她 我们 你们 他们|她们"),
    "ar pronouns": list("أنا أنت هو هي نحن أنتم هم"),
  ]

  private static func list(_ words: String) -> [String] { words.split(separator: " ").map { String($0) } }
}
