package import PDFText

/// Something that a document asks or teaches, word for word as it stands there.
package struct ExtractedItem: Sendable, Equatable {
  /// How it is asked.
  package enum Kind: String, Sendable, CaseIterable {
    case choice
    case multiChoice = "multi-choice"
    case trueFalse = "true-false"
    case cloze
    case matching
    case numeric
    case short
    /// A term and what it means.
    case definition
    /// A word and its translation.
    case vocabulary
    /// The answer to a question, without the question: a row of a mark scheme.
    case answer
  }

  /// An option with the letter it has on the page.
  package struct Option: Sendable, Equatable {
    package var label: String?
    package var text: String

    package init(label: String?, text: String) {
      self.label = label
      self.text = text
    }
  }

  /// What the answer's marks are given for.
  package struct Point: Sendable, Equatable {
    package var text: String
    package var marks: Int?

    package init(text: String, marks: Int? = nil) {
      self.text = text
      self.marks = marks
    }
  }

  /// A number as the answer.
  package struct Quantity: Sendable, Equatable {
    /// The digits as they stand there, with a full stop for decimals and without grouping: "-1.20e-3".
    package var value: String
    package var unit: String?
    package var tolerance: String?
    package var significantFigures: Int?

    package init(value: String, unit: String? = nil, tolerance: String? = nil, significantFigures: Int? = nil)
    {
      self.value = value
      self.unit = unit
      self.tolerance = tolerance
      self.significantFigures = significantFigures
    }
  }

  /// Where something stands: a page from 1, and a rectangle on it.
  package struct Place: Sendable, Equatable {
    package var page: Int
    package var box: Box

    package init(page: Int, box: Box) {
      self.page = page
      self.box = box
    }

    /// True where the middle of a line is as high on the page as the place.
    func isBeside(_ line: TextLine) -> Bool {
      page == line.page && box.top <= line.box.centerY && box.bottom >= line.box.centerY
    }
  }

  package var kind: Kind
  /// The label as a reader cites it: "1(a)(ii)", "01.2", "H3"; nil where there is none.
  package var number: String?
  /// What its question says to all of its parts, outermost first.
  package var stem: String?
  /// The whole wording: `context` and `command`.
  package var question: String
  /// The sentences before the one that asks.
  package var context: String?
  /// What asks, to the end.
  package var command: String
  package var options: [Option] = []
  /// What is right, word for word; nil where the document does not say.
  package var answer: String?
  /// The letters of the right options.
  package var answerLabels: [String] = []
  /// Whether only the way it is set tells the answer from the question.
  package var isAnswerInferred = false
  /// Other answers that the mark scheme takes.
  package var accepted: [String] = []
  package var rejected: [String] = []
  package var ignored: [String] = []
  package var rubric: [Point] = []
  package var quantity: Quantity?
  package var marks: Int?
  /// The heading it stands under.
  package var section: String?
  /// Further columns of a table: IPA, part of speech, an example.
  package var details: [String: String] = [:]
  /// Where it stands, page by page.
  package var places: [Place] = []
  /// Where its answer stands, and in which file if not in its own.
  package var answerPlace: Place?
  package var answerFile: String?
  /// Captions, letters of figures, rows of tables and notes that stand with it, and are no part of its wording.
  package var leftOut: [String] = []
  /// Figures that it speaks of: "Figure 1".
  package var figures: [String] = []
  /// The names of the files with pictures of them, and of its words where they stand above each other.
  package var images: [String] = []
  /// How sure it is that all of this is as the page has it, 0...1.
  package var confidence: Double = 0
  /// What a person has to look at.
  package var reviews: [String] = []
  /// The page's words that a program made it of; nil where the item itself is the page's wording.
  package var snippet: String?
  /// Whether a text recogniser read it off a picture.
  package var isRecognised = false

  package init(kind: Kind, number: String? = nil, question: String, places: [Place] = []) {
    self.kind = kind
    self.number = number
    self.question = question
    command = question
    self.places = places
  }

  /// The page it begins on.
  package var page: Int { places.first?.page ?? 0 }
}

extension [ExtractedItem.Place] {
  /// One place for each page.
  var joined: [ExtractedItem.Place] {
    var result: [ExtractedItem.Place] = []
    for place in self {
      if let last = result.last, last.page == place.page {
        result[result.count - 1].box = last.box.union(place.box)
      } else {
        result.append(place)
      }
    }
    return result
  }
}
