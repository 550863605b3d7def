/// Letters of Arabic and Hebrew that files write with other characters: forms by their place in a word, and ligatures.
///
/// Source: Unicode 15.0, UnicodeData.txt, the decompositions of U+FB1D to U+FBFF and U+FE70 to U+FEFC.
enum LetterForms {
  /// The letters that a character stands for, in the order in which they are read; nil for one that stands for itself.
  static func letters(for scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    let found: [Unicode.Scalar]
    switch scalar.value {
    case 0xFB1D...0xFBFF: found = first[Int(scalar.value - 0xFB1D)]
    case 0xFE70...0xFEFC: found = second[Int(scalar.value - 0xFE70)]
    default: return nil
    }
    return found == ["."] ? nil : found
  }

  /// For U+FB1D and those behind it; a full stop stands for itself.
  private static let first = split(
    """
    יִ . ײַ ע א ד ה כ ל ם ר ת + שׁ שׂ שּׁ שּׂ אַ אָ אּ בּ גּ דּ הּ וּ זּ . טּ יּ ךּ כּ לּ . מּ . נּ \
    סּ . ףּ פּ . צּ קּ רּ שּ תּ וֹ בֿ כֿ פֿ אל ٱ ٱ ٻ ٻ ٻ ٻ پ پ پ پ ڀ ڀ ڀ ڀ ٺ ٺ ٺ ٺ ٿ ٿ ٿ ٿ ٹ ٹ ٹ ٹ \
    ڤ ڤ ڤ ڤ ڦ ڦ ڦ ڦ ڄ ڄ ڄ ڄ ڃ ڃ ڃ ڃ چ چ چ چ ڇ ڇ ڇ ڇ ڍ ڍ ڌ ڌ ڎ ڎ ڈ ڈ ژ ژ ڑ ڑ ک ک ک ک گ گ گ گ ڳ ڳ ڳ ڳ \
    ڱ ڱ ڱ ڱ ں ں ڻ ڻ ڻ ڻ ۀ ۀ ہ ہ ہ ہ ھ ھ ھ ھ ے ے ۓ ۓ . . . . . . . . . . . . . . . . . . . . . . . . \
    . . . . . . . . . ڭ ڭ ڭ ڭ ۇ ۇ ۆ ۆ ۈ ۈ ۇٴ ۋ ۋ ۅ ۅ ۉ ۉ ې ې ې ې ى ى ئا ئا ئە ئە ئو ئو ئۇ ئۇ ئۆ ئۆ \
    ئۈ ئۈ ئې ئې ئې ئى ئى ئى ی ی ی ی
    """)

  /// For U+FE70 and those behind it.
  private static let second = split(
    """
    ً ً ٌ . ٍ . َ َ ُ ُ ِ ِ ّ ّ ْ ْ ء آ آ أ أ ؤ ؤ إ إ ئ ئ ئ ئ ا ا ب ب ب ب ة ة ت ت ت ت ث ث ث ث ج ج ج \
    ج ح ح ح ح خ خ خ خ د د ذ ذ ر ر ز ز س س س س ش ش ش ش ص ص ص ص ض ض ض ض ط ط ط ط ظ ظ ظ ظ ع ع ع ع غ غ غ \
    غ ف ف ف ف ق ق ق ق ك ك ك ك ل ل ل ل م م م م ن ن ن ن ه ه ه ه و و ى ى ي ي ي ي لآ لآ لأ لأ لإ لإ لا \
    لا
    """)

  private static func split(_ text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.split(separator: " ").map { Array($0) }
  }
}
