/// Codes of languages, scripts and regions.
enum LanguageCodes {
  /// The two-letter codes.
  ///
  /// Source: ISO 639-1.
  static let twoLetters = Set(
    words(
      """
      aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el
      en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu
      ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na
      nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so
      sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
      """))

  /// Two-letter codes by the three-letter ones that are written for them.
  ///
  /// Source: ISO 639-2, bibliographic and terminology codes.
  static let twoLettersOfThree: [String: String] = pairs(
    """
    afr=af aka=ak amh=am ara=ar aze=az bel=be ben=bn bul=bg bos=bs cat=ca ces=cs cze=cs cym=cy wel=cy dan=da deu=de
    ger=de ell=el gre=el eng=en epo=eo spa=es est=et eus=eu baq=eu fas=fa per=fa fin=fi fra=fr fre=fr gle=ga glg=gl
    guj=gu hau=ha heb=he hin=hi hrv=hr hun=hu hye=hy arm=hy ind=id isl=is ice=is ita=it jpn=ja jav=jv kat=ka geo=ka
    kaz=kk khm=km kan=kn kor=ko kur=ku lat=la lav=lv lit=lt mal=ml mar=mr mkd=mk mac=mk mlt=mt mon=mn msa=ms may=ms
    mya=my bur=my nep=ne nld=nl dut=nl nno=nn nob=nb nor=no pan=pa pol=pl por=pt pus=ps que=qu ron=ro rum=ro rus=ru
    san=sa sin=si slk=sk slo=sk slv=sl som=so sqi=sq alb=sq srp=sr swa=sw swe=sv tam=ta tel=te tgl=tl tha=th tur=tr
    twi=tw ukr=uk urd=ur uzb=uz vie=vi wol=wo xho=xh yid=yi yor=yo zho=zh chi=zh zul=zu
    """)

  /// Two-letter codes by what is taken for one: the country's code, the language's name.
  static let meant: [String: String] = pairs(
    """
    spanish=es español=es english=en french=fr français=fr german=de deutsch=de italian=it portuguese=pt russian=ru
    arabic=ar chinese=zh mandarin=zh japanese=ja korean=ko jp=ja cn=zh gr=el cz=cs dk=da se=sv ua=uk kr=ko uk-ua=uk
    """)

  /// The two-letter code that is meant by something that is no code; nil when none is near.
  static func suggestion(for code: String) -> String? {
    let lower = code.lowercased()
    if let code = twoLettersOfThree[lower] ?? meant[lower] { return code }
    let first = lower.prefix { $0 != "-" && $0 != "_" }
    return first.count < lower.count && twoLetters.contains(String(first)) ? String(first) : nil
  }

  /// What is wrong with a BCP 47 tag; nil when it is well formed.
  ///
  /// Source: RFC 5646, section 2.1: language, script, region, variants, private use.
  static func fault(inTag tag: String, of code: String) -> String? {
    var subtags = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if tag.contains("_") { return "divides its parts by '_', expected '-'" }
    guard let language = subtags.first, language == code else {
      return "does not begin with the language's code '\(code)'"
    }
    subtags.removeFirst()
    if let script = subtags.first, isLetters(script, 4...4) {
      if script != script.prefix(1).uppercased() + script.dropFirst().lowercased() {
        return "writes the script '\(script)', expected a capital and three small letters"
      }
      subtags.removeFirst()
    }
    if let region = subtags.first, isLetters(region, 2...2) || isDigits(region, 3) {
      if region != region.uppercased() { return "writes the region '\(region)' in small letters" }
      subtags.removeFirst()
    }
    for subtag in subtags where subtag != "x" {
      let isVariant =
        (5...8).contains(subtag.utf8.count) || (subtag.utf8.count == 4 && subtag.first?.isNumber == true)
      if !isVariant, !subtags.contains("x") {
        return "has the part '\(subtag)', which is no script, region or variant"
      }
    }
    return nil
  }

  private static func isLetters(_ text: String, _ count: ClosedRange<Int>) -> Bool {
    count.contains(text.utf8.count) && text.utf8.allSatisfy { 0x41...0x5A ~= $0 & 0xDF }
  }

  private static func isDigits(_ text: String, _ count: Int) -> Bool {
    text.utf8.count == count && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }

  private static func pairs(_ text: String) -> [String: String] {
    Dictionary(
      words(text).compactMap { word in
        let parts = word.split(separator: "=").map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }, uniquingKeysWith: { first, _ in first })
  }
}
