/// Words of calendars and languages that begin with a small letter.
///
/// Source: RAE 2010, Ortografía de la lengua española, 4.2.4.11; Grevisse & Goosse 2016, Le bon usage, §§ 98 to 102;
/// Serianni 2006, Grammatica italiana, I.200; Acordo Ortográfico 1990, base XIX.
enum LowerCaseWords {
  /// The words by language.
  static let byLanguage: [String: [String]] = [
    "es": words(
      """
      lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto
      septiembre octubre noviembre diciembre español inglés francés alemán italiano portugués ruso chino japonés
      árabe
      """),
    "fr": words(
      """
      lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août
      septembre octobre novembre décembre
      """),
    "it": words(
      """
      lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio
      agosto settembre ottobre novembre dicembre italiano inglese francese tedesco spagnolo
      """),
    "pt": words(
      """
      segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo janeiro fevereiro março abril
      maio junho julho agosto setembro outubro novembro dezembro português inglês francês alemão espanhol
      """),
  ]

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }
}
