/// How many new words a lesson should teach at most, as `lang/new-words-per-lesson` counts.
package enum VocabularyLimit {
  /// The limit of a sublevel such as `N1` unless a curriculum says otherwise; nil is none.
  package static func standard(at sublevel: String) -> Int? {
    Findings(of: .newWordsPerLesson).number("max", for: sublevel).map(Int.init(saturating:))
  }

  /// The limit of a band by what the curriculum and the band say; nil is none.
  package static func limit(of band: Band, _ settings: Settings) -> Int? {
    Findings(of: .newWordsPerLesson, settings: settings).number("max", in: band).map(Int.init(saturating:))
  }
}
