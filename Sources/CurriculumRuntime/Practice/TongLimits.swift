public import Foundation

/// What Tong allows without a subscription, and for names.
///
/// An app shows by it what is left; the server counts by its own clock, and its word holds.
///
/// Source: Tong's document, sections 2.1, 4.6 and 7.2.
public enum TongLimits {
  /// Voice notes a day that the AI judges.
  public static let voiceNotesADay = 3
  /// Quick games at a time.
  public static let activeGames = 2
  /// Bytes of a recording.
  public static let recordingBytes = 5 * 1024 * 1024
  /// Seconds of a recording.
  public static let recordingSeconds = 30.0
  /// Hours to take a turn in a quick game.
  public static let turnHours = 12
  /// Characters of a display name, as PostgreSQL counts them: code points.
  public static let displayName = 3...50

  /// How many voice notes are left on a day.
  public static func voiceNotesLeft(recordedToday: Int) -> Int {
    voiceNotesADay - min(max(recordedToday, 0), voiceNotesADay)
  }

  /// True when another quick game may begin.
  public static func mayStartGame(active: Int) -> Bool { active < activeGames }

  /// True when a recording is neither too large nor too long, and is one at all.
  public static func acceptsRecording(bytes: Int, seconds: Double) -> Bool {
    (1...recordingBytes).contains(bytes) && seconds > 0 && seconds <= recordingSeconds
  }

  /// True when the time for a turn is over.
  public static func isTurnOver(begun: Date, now: Date, hours: Int = turnHours) -> Bool {
    let limit = min(max(hours, 0), 1_000_000) * 3_600_000
    return now.milliseconds - begun.milliseconds >= limit
  }

  /// True for a name that Tong's table takes.
  public static func acceptsDisplayName(_ name: String) -> Bool {
    displayName.contains(name.unicodeScalars.count)
  }
}
