import GRDB

/// A row of `bundle_info`: what a bundle says about itself.
public struct BundleInfo: Hashable, Sendable {
  /// Version of the bundle's format.
  public let formatVersion: Int
  /// The oldest format that a reader may know and still read the bundle rightly.
  public let minReaderVersion: Int
  /// The author's version of the content, semantic versioning.
  public let contentVersion: String
  /// SHA-256 over the logical content in hexadecimal.
  public let contentHash: String
  /// The curriculum's name.
  public let curriculumName: String
  /// Version of curricc that wrote the bundle.
  public let compilerVersion: String
  /// Revision of the sources, when the build was given one.
  public let sourceRevision: String?
  /// Rows of each content table, as JSON.
  public let countsJSON: String
}

/// A course: one language taught from one other.
public struct LanguageRow: Hashable, Sendable, Identifiable {
  /// `language_id`.
  public let id: Int64
  /// ISO 639 code.
  public let code: String
  /// The language's name in the source language.
  public let name: String
  /// An emoji for menus.
  public let flagEmoji: String?
  /// `language/<course id>`.
  public let key: String
  /// The language's name for itself.
  public let nativeName: String?
  /// BCP 47 tag of the variety taught.
  public let variant: String?
  /// ISO 15924 code.
  public let script: String
  /// `ltr` or `rtl`.
  public let direction: String
  /// Code of the language that learners know.
  public let sourceCode: String
  /// BCP 47 tag of that language's variety.
  public let sourceVariant: String?
  /// Which variety is taught and what else is accepted.
  public let dialectPolicy: String?
  /// Name of the transliteration scheme.
  public let romanisation: String?
  /// Everything else, as JSON.
  public let detailsJSON: String?
}

/// A step on the ACTFL scale within a course.
public struct BandRow: Hashable, Sendable, Identifiable {
  /// `band_id`.
  public let id: Int64
  /// The course.
  public let languageID: Int64
  /// ACTFL sublevel, for example `N1`.
  public let shortLabel: String
  /// For example `Novice Low`.
  public let longLabel: String
  /// Place in the course, from 0.
  public let orderIndex: Int
  /// Units to complete before the boss test opens.
  public let unitsRequired: Int
  /// `band/<course>/<id>`.
  public let key: String
  /// What a learner can do at this step.
  public let description: String?
  /// ACTFL's crosswalk to CEFR, as JSON.
  public let cefrJSON: String?
  /// The author's overrides of rule parameters, as JSON.
  public let parametersJSON: String?
}

/// A theme within a band.
public struct UnitRow: Hashable, Sendable, Identifiable {
  /// `unit_id`.
  public let id: Int64
  /// The band.
  public let bandID: Int64
  /// The title, in the source language.
  public let title: String
  /// What the unit is about.
  public let description: String?
  /// Place in the band, from 0.
  public let orderIndex: Int
  /// `unit/<course>/<id>`.
  public let key: String
  /// The can-do statement.
  public let canDo: String?
  /// Topics, as a JSON array.
  public let topicsJSON: String?
}

/// A sitting.
public struct LessonRow: Hashable, Sendable, Identifiable {
  /// `lesson_id`.
  public let id: Int64
  /// The unit.
  public let unitID: Int64
  /// The title, in the source language.
  public let title: String
  /// What the lesson trains, for example `vocabulary`.
  public let lessonType: String
  /// Explanations, sentences and exercises, as JSON.
  public let contentJSON: String?
  /// Experience points for completing it.
  public let experience: Int
  /// Place in the unit, from 0.
  public let orderIndex: Int
  /// The unit's band.
  public let bandID: Int64
  /// `lesson/<course>/<id>`.
  public let key: String
  /// Mode of communication.
  public let mode: String?
  /// The lesson's own can-do statement.
  public let canDo: String?
  /// Tags of new grammar points, as a JSON array.
  public let grammarJSON: String?
}

/// A word or phrase to learn.
public struct CardRow: Hashable, Sendable, Identifiable {
  /// `card_id`; learners' reviews point at it.
  public let id: Int64
  /// The lesson that teaches it.
  public let lessonID: Int64?
  /// The course.
  public let languageID: Int64
  /// In the language learned.
  public let targetText: String
  /// In the source language.
  public let nativeText: String
  /// An https address, or a path inside the curriculum's media.
  public let audioURL: String?
  /// An https address, or a path inside the curriculum's media.
  public let imageURL: String?
  /// Answers accepted in the source language, as JSON.
  public let answerJSON: String
  /// 1 easy to 5 hard.
  public let difficultyRating: Int
  /// Place in the lesson, from 0.
  public let orderIndex: Int
  /// `card/<course>/<id>`.
  public let key: String
  /// Dictionary form.
  public let lemma: String?
  /// Part of speech, for example `noun`.
  public let partOfSpeech: String?
  /// Grammatical gender.
  public let gender: String?
  /// The article shown with it.
  public let article: String?
  /// Pronunciation between slashes.
  public let ipa: String?
  /// In the course's romanisation.
  public let transliteration: String?
  /// What the image shows.
  public let imageAlt: String?
  /// The target text cut for search, where it needs cutting.
  public let segmented: String?
  /// Everything else, as JSON.
  public let detailsJSON: String?
}

/// The assessment at the end of a band.
public struct BossTestRow: Hashable, Sendable, Identifiable {
  /// `boss_test_id`.
  public let id: Int64
  /// The band.
  public let bandID: Int64
  /// The title, in the source language.
  public let title: String
  /// The items, as a JSON array.
  public let itemsJSON: String
  /// Seconds allowed, or nil for no limit.
  public let timeLimitSeconds: Int?
  /// Least percentage to pass.
  public let passScorePercent: Int
  /// `boss-test/<course>/<id>`.
  public let key: String
}

/// An example sentence.
public struct SentenceRow: Hashable, Sendable {
  /// The lesson.
  public let lessonID: Int64
  /// Place in the lesson, from 0.
  public let orderIndex: Int
  /// In the language learned.
  public let targetText: String
  /// In the source language.
  public let nativeText: String
  /// In the course's romanisation.
  public let transliteration: String?
  /// A recording.
  public let audioURL: String?
  /// A remark for the learner.
  public let note: String?
}
