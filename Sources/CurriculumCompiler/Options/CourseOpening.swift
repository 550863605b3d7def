/// The first words that a course teaches, in the language of its learners.
///
/// Learners of another course know them anyway, so they may become wrong answers there.
package struct CourseOpening: Sendable {
  /// A word, or what it means.
  package struct Word: Sendable, Equatable {
    package let sense: String
    /// The place of its part of speech, or -1.
    package let partOfSpeech: Int8

    /// A word, or what it means, with the place of its part of speech.
    package init(sense: String, partOfSpeech: Int8) {
      self.sense = sense
      self.partOfSpeech = partOfSpeech
    }
  }

  /// Words of other courses that are looked at for one, taken from all of them alike.
  static let length = 600

  /// The course's id.
  package let course: String
  /// The file that the course stands in; courses are in the order of their files.
  package let file: SourceFile.ID
  /// The code of the learners' language.
  package let source: String
  /// The words in the order of teaching.
  package let words: [Word]

  /// The first words of a course, as they were read before.
  package init(course: String, file: SourceFile.ID, source: String, words: [Word]) {
    self.course = course
    self.file = file
    self.source = source
    self.words = words
  }

  /// The first words of a course of a curriculum, which may have its first lessons alone.
  init(_ course: Int, of curriculum: Curriculum, _ order: TeachingOrder) {
    self.course = curriculum.courses[course].identity.id.string
    file = curriculum.courses[course].identity.id.span.file
    source = curriculum.courses[course].source.code.string
    var words: [Word] = []
    for lesson in order.lessonsOfCourse[course] where words.count < Self.length {
      for card in curriculum.lessons[lesson].cards.prefix(Self.length - words.count) {
        words.append(Word(sense: card.firstSense, partOfSpeech: Int8(card.partOfSpeech?.place ?? -1)))
      }
    }
    self.words = words
  }

  /// Those of a curriculum's own courses and of courses that it lacks, in the order of their files.
  static func all(
    of curriculum: Curriculum, _ order: TeachingOrder, among foreign: [CourseOpening]
  ) -> [CourseOpening] {
    let own = curriculum.courses.indices.map { CourseOpening($0, of: curriculum, order) }
    let files = Set(own.map(\.file))
    return (own + foreign.filter { !files.contains($0.file) }).sorted { $0.file < $1.file }
  }
}
