import CurriculumRuntime
import Foundation

/// What the library's own documentation shows, piece by piece.
enum LibraryTour {
  static func firstLesson(path: String) async throws -> [CardRow] {
    let reader = try await BundleReader.opened(path: path)
    return try await reader.inBackground { reader in
      for course in try reader.languages() where course.sourceCode == "en" {
        guard let band = try reader.bands(ofLanguage: course.id).first,
          let lesson = try reader.lessons(ofBand: band.id).first
        else { continue }
        return try reader.cards(ofLesson: lesson.id)
      }
      return []
    }
  }

  static func open(path: String) throws -> BundleReader? {
    do throws(BundleError) {
      return try BundleReader(path: path)
    } catch {
      switch error.code {
      case .tooNew: return nil  // Ask for an update of the app.
      case .notABundle, .damaged: return nil  // Fetch the file again.
      default: throw error
      }
    }
  }

  static func openSigned(path: String, trusted: String) throws -> BundleReader {
    let key = try PublicKey(trusted)
    let signature = try Signature(file: path + ".minisig")
    return try BundleReader(path: path, signature: signature, publicKey: key)
  }

  static func review(_ stored: ReviewState, at now: Date, in zone: TimeZone) -> ScheduledReview {
    let today = CalendarDay(of: now, in: zone)
    return SM2().reviewed(stored, ReviewButton.good.quality, on: today)
  }

  static func mark(_ typed: String, asked card: Int64, by reader: BundleReader) throws -> Grade? {
    let questions = try reader.questions(of: .card(card))
    guard let question = questions.last, let grader = try reader.grader(of: question) else { return nil }
    let grade = grader.grade(.text(typed))
    print(grade.verdict, grade.marks, "of", grade.outOf, grade.reason.sentence)
    return grade
  }

  static func openKits(of story: StoryRow, _ results: StoryMap.Results, _ reader: BundleReader) throws
    -> [Int64]
  {
    let map = try reader.storyMap(story)
    let open = Set(map.progress(results).openStages)
    return map.kits.filter { open.contains($0.stage) }.map(\.kit)
  }

  static func shuffledOptions(of question: Int64, seed: UInt64, _ reader: BundleReader) throws -> [OptionRow]
  {
    var generator = SplitMix64(seed: seed)
    return generator.shuffled(try reader.options(ofQuestion: question))
  }

  static func next(after reader: BundleReader, listed: Data) throws -> ReleaseUpdate? {
    let manifest = try ReleaseManifest(json: listed)
    guard let update = manifest.update(from: reader.info) else { return nil }
    print(update.bytes, "bytes to fetch:", update.steps.map(\.file.name))
    return update
  }
}
