/// The letters that name options and parts in scripts other than the Latin one, in the order in which they count.
///
/// Scripts do not always count by their alphabet: Arabic and Persian by the old order of numerals (أ ب ج د), Hindi by its
/// consonants (क ख ग घ) or by the letters of "अ ब स द", Thai without letters that are out of use.
struct OptionAlphabet {
  let letters: [Character]

  /// The letter behind another; nil behind the last, and for one that it has not.
  func following(_ letter: Character) -> Character? {
    guard let place = letters.firstIndex(of: letter), place + 1 < letters.count else { return nil }
    return letters[place + 1]
  }

  static let all: [OptionAlphabet] = [
    "أ ب ج د ه و ز", "أ ب ت ث ج", "א ב ג ד ה ו ז ח", "α β γ δ ε ζ η θ", "Α Β Γ Δ Ε Ζ", "क ख ग घ ङ च छ",
    "क ख ग घ च छ", "अ ब स द", "अ आ इ ई उ", "ক খ গ ঘ ঙ চ", "ਕ ਖ ਗ ਘ", "અ બ ક ડ", "ક ખ ગ ઘ", "ଅ ଆ ଇ ଈ",
    "କ ଖ ଗ ଘ",
    "அ ஆ இ ஈ உ ஊ", "క ఖ గ ఘ", "అ ఆ ఇ ఈ", "ಅ ಬ ಕ ಡ", "ಅ ಆ ಇ ಈ", "അ ആ ഇ ഈ", "എ ബി സി ഡി", "ක ඛ ග ඝ", "අ ආ ඇ ඈ",
    "ก ข ค ง จ ฉ", "ກ ຂ ຄ ງ", "ក ខ គ ឃ ង", "က ခ ဂ ဃ ည", "ა ბ გ დ ე ვ", "ա բ գ դ ե", "Ա Բ Գ Դ Ե",
    "가 나 다 라 마 바",
    "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ", "ア イ ウ エ オ カ キ ク", "あ い う え お", "甲 乙 丙 丁 戊", "ሀ ለ ሐ መ", "а б в г д е ж з",
    "а ә б в г", "а б в г ґ д",
  ].map { OptionAlphabet(letters: $0.split(separator: " ").compactMap(\.first)) }

  /// The letters that lists begin with.
  static let firsts = Set(all.compactMap(\.letters.first))

  private static let places: [Character: Int] = {
    var places: [Character: Int] = [:]
    for alphabet in all {
      for (place, letter) in alphabet.letters.enumerated() where places[letter] == nil {
        places[letter] = place + 1
      }
    }
    return places
  }()

  /// The place of a letter in the alphabet that it counts in, from 1; nil for letters of the Latin script, and for those
  /// that count nothing.
  static func place(of letter: Character) -> Int? { letter.isASCII ? nil : places[letter] }

  /// The letter that a text names as a label without its signs: "أ", "هـ", "الف".
  static func letter(_ text: some StringProtocol) -> Character? {
    switch text {
    case "ا", "إ", "آ", "الف": return "أ"
    case "هـ", "ہ", "ھ", "ۀ": return "ه"
    default: break
    }
    guard let first = text.first, text.dropFirst().isEmpty, place(of: first) != nil else { return nil }
    return first
  }
}
