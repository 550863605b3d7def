import PDFText

/// What is done to the lines of a document before the readers see them.
extension DocumentLines {
  /// What makes of the lines of all kinds of sheets those that the readers know, one after the other.
  ///
  /// Each leaves lines alone that are not of its kind. What stands apart is joined before what stands together is told
  /// apart, and what no question has is left out before keys and options are written as most papers have them.
  static let passes: [@Sendable ([TextLine]) -> [TextLine]] = [
    Adverts.without, ClosingLines.without, HeadsOfCards.told, PageFeet.without, FarFeet.without,
    SmallPrintBesideRoom.told,
    ResultBands.without,
    MarksOverLines.joined, NumbersInWords.counted,
    RoomForScores.bracketed, SectionsAcrossColumns.inOrder,
    TestBankFields.without,
    PairsBeside.below, EmptyBrackets.without, OrdersBelowOptions.without,
    WrappedOptions.joined,
    GapsOnNextLine.joined, DrawnGapNumbers.marked, PlainGapNumbers.marked, GapNumbersBeforeRoom.bracketed,
    PartsBehindRoom.divided,
    WrappedStatements.joined,
    RaisedGapNumbers.lowered,
    SkillTags.without, LettersBesideTerms.without, StarredWords.without, StarredQuestions.without,
    TickColumn.without,
    DisclosureSigns.without,
    ObjectiveColumns.without, CourseOutcomes.without,
    EquationNumbers.without,
    CardsBeside.below, ChoicesBeside.below, BoxesBeside.below, CentredLetters.raised, CentredQuestions.above,
    OptionColumns.divided,
    PublishedQuiz.plain,
    QuizPrograms.bare, HeadsWithoutColon.marked,
    NumbersBeforeWords.turned,
    LaterQuestionWords.shared,
    StarredLabels.without, NestedDigits.named, LettersOnBlanks.bare, ReferredParts.marked,
    NumberedKeyHeads.bare,
    SpacedLabels.joined, AlternativesBetween.without,
    SignsBeforeOptions.moved, TicksInMargin.boxed, TickedRuns.boxed, BulletsOfChoices.boxed,
    MarkedBoxes.joined,
    BareNumbers.setApart, BracketBoxes.boxed, DashesBehindNumbers.without, DashesBehindLetters.stopped,
    NotesBelowOptions.named,
    HeadsBeforeExercises.apart, KeysBelowColumns.behind, KeysSideBySide.below, KeysByRound.written,
    KeyColumns.inOrder, DashesInKeys.divided,
    RowsOfPairs.named, KeysOfPairs.named,
    KeySectionGrid.written, KeyGrids.written,
    KeysInSentences.written,
    FilledAnswerSheet.written, DotsBetweenLists.without,
    SheetHeads.without, SubjectLines.without, ScoredChoices.named, ListBeside.below, SecondListHeads.without,
    NumbersAgain.without, NotesBesideNumbers.without, VerdictsBeforeNumbers.without, VerdictsSetOff.named,
    BoxesBelowVerdicts.squared,
    RunOnQuestions.divided, TieBreaks.numbered, MarksBeforeLabels.moved, PointsInMargin.moved,
    LettersInMargin.moved,
    DottedMarks.bracketed, TotalsBehindMarks.without, ProductsOfMarks.without, QuizReview.withoutNotes,
    AnswersBelowExercises.moved, ProofEnds.without,
    AnswerSlides.named,
    AnswerLines.named,
    AnswerCells.named,
  ]
}
