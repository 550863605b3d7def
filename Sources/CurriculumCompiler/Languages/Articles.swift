/// Articles that show the gender of the noun behind them.
enum Articles {
  /// For each language its articles in the singular, each as `article/gender`; one may have two genders.
  static let genders: [String: [String]] = [
    "es": ["el/m", "la/f", "un/m", "una/f", "este/m", "esta/f"],
    "fr": ["le/m", "la/f", "un/m", "une/f", "ce/m", "cette/f"],
    "de": ["der/m", "die/f", "das/n", "eine/f"],
    "it": ["il/m", "lo/m", "la/f", "un/m", "uno/m", "una/f"],
    "pt": ["o/m", "a/f", "um/m", "uma/f"],
  ]
}
