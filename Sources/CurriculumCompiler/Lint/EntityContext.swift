/// What rules may ask of a single lesson or item, whatever else they look at.
protocol RuleContext: Sendable {
  /// The items of the slice, in the order of homes and files.
  var items: ArraySlice<Item> { get }
  /// The chemistry in the items of the slice.
  var chemistry: ArraySlice<[ChemicalText]> { get }
  /// The course that an item belongs to; nil for quizzes, kits and decks.
  func course(of item: Item) -> Course?
  /// The quiz that an item belongs to; nil for any other item.
  func quiz(of item: Item) -> Quiz?
  /// The story that a kit belongs to, by the kit's position.
  func story(ofKit kit: Int) -> Story?
  /// The source that something is written in; nil where nothing is to be mended.
  func source(of span: SourceSpan) -> SourceFile?
}

/// What rules look at that judge each lesson and each item by itself.
///
/// Nothing can be reached from here but the file that the lesson or item stands in, and what it belongs to: its course and
/// band, its story, its quiz. So what such rules find in a file holds as long as that file and those that say what it
/// belongs to are what they were; `LoneFindings` rests on that.
package struct EntityContext: RuleContext {
  private let context: LintContext

  /// The lessons and items of a slice.
  init(_ context: LintContext) { self.context = context }

  /// The lessons of the slice, by their positions in the curriculum.
  package var lessons: ArraySlice<Lesson> { context.lessons }
  /// The items of the slice, in the order of homes and files.
  package var items: ArraySlice<Item> { context.items }
  /// The chemistry in the items of the slice.
  var chemistry: ArraySlice<[ChemicalText]> { context.chemistry }

  package func course(of item: Item) -> Course? { context.course(of: item) }
  /// The course that a lesson belongs to, by the lesson's position.
  package func course(ofLesson lesson: Int) -> Course? { context.course(ofLesson: lesson) }
  /// The band that a lesson belongs to, by the lesson's position.
  package func band(ofLesson lesson: Int) -> Band? { context.band(ofLesson: lesson) }
  /// The band that an item belongs to; nil for quizzes, kits and decks.
  package func band(of item: Item) -> Band? { context.band(of: item) }
  package func quiz(of item: Item) -> Quiz? { context.quiz(of: item) }
  package func story(ofKit kit: Int) -> Story? { context.story(ofKit: kit) }
  package func source(of span: SourceSpan) -> SourceFile? { context.source(of: span) }
}
