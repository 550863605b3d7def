extension Morphology {
  /// Arabic: written-on particles and pronouns, sound plurals, feminines, the persons of verbs, broken plurals.
  ///
  /// Words are folded: without vowel marks, with one alif.
  ///
  /// Source: Ryding 2005, A reference grammar of Modern Standard Arabic, chapters 4, 5, 7 and 21.
  static let arabic = Morphology("ar", functionWords: ["و", "ف", "ال", "يا"]) { form in
    var lemmas: [String] = []
    for base in [form] + arabicWithoutParticles(form) {
      lemmas.append(base)
      for stem in [base] + arabicWithoutPronoun(base) { lemmas += arabicForms(stem) + [stem] }
    }
    return lemmas.filter { $0 != form }
  }
}

/// The words that a written-on particle may stand before: وبالبيت to بالبيت, البيت, بيت.
private func arabicWithoutParticles(_ form: String) -> [String] {
  var bases: [String] = []
  var rests = [form]
  for prefixes in [["و", "ف", "ا"], ["ب", "ك", "ل", "س"], ["ال", "ل"]] {
    for rest in rests {
      for prefix in prefixes where rest.hasPrefix(prefix) && rest.count > prefix.count + 1 {
        rests.append(String(rest.dropFirst(prefix.count)))
      }
    }
  }
  for rest in rests.dropFirst() where !bases.contains(rest) { bases.append(rest) }
  // A card may show the article: الكتاب for كتاب.
  return bases + bases.filter { !$0.hasPrefix("ال") }.map { "ال" + $0 } + ["ال" + form]
}

/// The words that a written-on pronoun may stand behind; ت before it may be ة: سيارتي to سيارة.
private func arabicWithoutPronoun(_ form: String) -> [String] {
  var bases: [String] = []
  for pronoun in ["هما", "كما", "هم", "هن", "كم", "كن", "ها", "نا", "ني", "ه", "ك", "ي"]
  where form.hasSuffix(pronoun) && form.count > pronoun.count + 1 {
    let base = String(form.dropLast(pronoun.count))
    bases.append(base)
    if base.hasSuffix("ت") { bases.append(base.dropLast() + "ة") }
    if base.hasSuffix("ا") { bases.append(base.dropLast() + "ي") }
  }
  return bases
}

private let arabicEndings = EndingTable(
  """
  ات: ة -
  ون ين ان: - ة ي
  تان تين: ة
  ة: -
  ا: - ي ة
  ي: - ة
  ية: - ي
  يون يين: ي
  وا ت تم تن نا ن تا تما: - ي ا
  وات: ة
  ائي اء: -
  """)

private func arabicForms(_ form: String) -> [String] {
  var lemmas = arabicIrregular.lemmas(of: form) + arabicEndings.lemmas(of: form, stem: 2)
  lemmas += lemmas.flatMap { arabicIrregular.lemmas(of: $0) }
  // The present is taught in the third person, the past in the third person too: أكتب, تكتبين, يكتبون to يكتب, كتب.
  for prefix in ["ي", "ت", "ن", "ا"] where form.hasPrefix(prefix) && form.count > 2 {
    let stem = String(form.dropFirst())
    for base in [stem] + arabicEndings.lemmas(of: stem, stem: 2) {
      lemmas += ["ي" + base, base] + arabicPast(base)
      for person in ["ا", "ت", "ن"] { lemmas.append(person + base) }
    }
  }
  // قلت to قال: a weak middle letter falls out before an ending.
  for base in arabicEndings.lemmas(of: form, stem: 2) where base.count == 2 {
    lemmas.append(String(base.prefix(1)) + "ا" + String(base.suffix(1)))
  }
  return lemmas
}

/// The past of a present stem whose middle or last letter is weak: قول to قال, مشي to مشى, اتي to أتى.
private func arabicPast(_ stem: String) -> [String] {
  let letters = Array(stem)
  guard letters.count >= 2 else { return [] }
  var pasts: [String] = []
  if letters.count == 3, "ويا".contains(letters[1]) {
    pasts.append(String([letters[0], "ا", letters[2]]))
  }
  if let last = letters.last, "وي".contains(last) {
    pasts += ["ا", "ي"].map { String(letters.dropLast()) + $0 }
  }
  if letters.count == 2 { pasts += ["و" + stem, String([letters[0], letters[1], letters[1]])] }
  return pasts
}

/// Broken plurals and feminines of a first course, and words that change within.
private let arabicIrregular = IrregularForms(
  """
  كتاب: كتب
  ولد: اولاد
  بنت: بنات
  رجل: رجال
  امراة: نساء مراة المراة
  طالب: طلاب طلبة
  بيت: بيوت
  باب: ابواب
  قلم: اقلام
  صديق: اصدقاء
  طبيب: اطباء
  اخ: اخوة اخوان اخو اخا اخي
  اب: اباء ابو ابا ابي
  ابن: ابناء
  اخت: اخوات
  ام: امهات
  مدينة: مدن
  شارع: شوارع
  مدرسة: مدارس
  مكتب: مكاتب
  مطعم: مطاعم
  درس: دروس
  يوم: ايام
  شهر: اشهر شهور
  سنة: سنوات سنين
  اسبوع: اسابيع
  ساعة: ساعات
  دقيقة: دقائق
  كبير: كبار اكبر كبري
  صغير: صغار اصغر صغري
  جديد: جدد
  قديم: قدماء اقدم
  جميل: اجمل
  حسن: احسن
  كثير: اكثر
  قليل: اقل
  عائلة: عائلات
  غرفة: غرف
  صورة: صور
  لغة: لغات
  كلمة: كلمات
  رقم: ارقام
  لون: الوان
  اسم: اسماء
  كلب: كلاب
  قطة: قطط
  طفل: اطفال
  عين: عيون
  يد: ايدي
  راس: رؤوس
  بلد: بلاد بلدان
  دولة: دول
  ملك: ملوك
  عامل: عمال
  استاذ: اساتذة
  جار: جيران
  سوق: اسواق
  خبر: اخبار
  سؤال: اسئلة
  جواب: اجوبة
  شيء: اشياء
  شجرة: اشجار شجر
  تفاحة: تفاح
  برتقالة: برتقال
  مال: اموال
  ثوب: ثياب
  قميص: قمصان
  حذاء: احذية
  طعام: اطعمة
  كاس: كؤوس
  كرسي: كراسي
  مفتاح: مفاتيح
  هذا: هذه هؤلاء هذان
  ذلك: تلك اولئك
  احمر: حمراء حمر
  اخضر: خضراء خضر
  ازرق: زرقاء زرق
  اصفر: صفراء صفر
  ابيض: بيضاء بيض
  اسود: سوداء سود
  كان: يكون اكون تكون نكون كنت كنا كانت كانوا كنتم
  ليس: ليست لست لسنا ليسوا
  راي: يري اري تري نري رايت
  جاء: يجيء جئت جاءت
  ذو: ذات ذي ذا
  الذي: التي الذين
  واحد: واحدة احد احدي
  اثنان: اثنين اثنتان اثنتين
  """)
