public import Foundation

/// A day on the calendar where the learner is, without a time: `2026-03-01`.
///
/// Days are counted, not hours: a day of 23 or 25 hours is one day. Of the proleptic Gregorian calendar, whatever
/// calendar the device shows, from the year 1 to 9999; what lies outside is the first or the last of them.
public struct CalendarDay: Hashable, Sendable {
  /// Days since 1 January 1970; negative before it.
  public let number: Int

  private static let first = -719_162
  private static let last = 2_932_896

  /// The day that many days after 1 January 1970.
  public init(number: Int) { self.number = min(max(number, Self.first), Self.last) }

  /// The day of a date; nil for a date that the calendar does not have.
  ///
  /// - Parameters:
  ///   - year: 1 to 9999.
  ///   - month: 1 to 12.
  ///   - day: 1 to 31.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard day >= 1, day <= Self.length(ofMonth: month, year: year) else { return nil }
    let before = (1..<month).reduce(0) { $0 + Self.length(ofMonth: $1, year: year) }
    self.init(number: Self.first + Self.daysBefore(year: year) + before + day - 1)
  }

  /// The day that a text such as `2026-03-01` names; nil for any other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(0) { value, byte in
        guard let value, (0x30...0x39).contains(byte) else { return nil }
        return value * 10 + Int(byte - 0x30)
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day on which an instant lies where a time zone holds.
  public init(of instant: Date, in timeZone: TimeZone) {
    let seconds = instant.timeIntervalSince1970
    guard seconds.isFinite else {
      self.init(number: seconds > 0 ? Self.last : Self.first)
      return
    }
    let sane = min(max(seconds, Double(Self.first) * 86_400), Double(Self.last) * 86_400)
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: sane))
    self.init(number: Int(((sane + Double(offset)) / 86_400).rounded(.down)))
  }

  /// The day after that many days; negative numbers go back.
  public func adding(days: Int) -> CalendarDay {
    let (sum, overflows) = number.addingReportingOverflow(days)
    return CalendarDay(number: overflows ? (days > 0 ? Self.last : Self.first) : sum)
  }

  /// How many days have passed since another day; negative when that day is later.
  public func days(since other: CalendarDay) -> Int { number - other.number }

  /// The instant at which the day begins where a time zone holds: midnight, or what there is instead of it.
  ///
  /// Of a day that a zone has left out, as Samoa did when it crossed the date line, it is the beginning of the next one.
  public func start(in timeZone: TimeZone) -> Date {
    // No zone is further than 26 hours from Greenwich.
    var (before, after) = (number * 86_400 - 93_600, number * 86_400 + 93_600)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      let day = CalendarDay(of: Date(timeIntervalSince1970: Double(middle)), in: timeZone)
      if day < self { before = middle } else { after = middle }
    }
    return Date(timeIntervalSince1970: Double(after))
  }

  /// Year, month and day of the month.
  public var date: (year: Int, month: Int, day: Int) {
    let days = number - Self.first
    var year = min(days * 400 / 146_097 + 1, 9999)
    while Self.daysBefore(year: year) > days { year -= 1 }
    while year < 9999, Self.daysBefore(year: year + 1) <= days { year += 1 }
    var (month, rest) = (1, days - Self.daysBefore(year: year))
    while rest >= Self.length(ofMonth: month, year: year) {
      rest -= Self.length(ofMonth: month, year: year)
      month += 1
    }
    return (year, month, rest + 1)
  }

  /// The days of all years before one, from the year 1 on.
  private static func daysBefore(year: Int) -> Int {
    let years = year - 1
    return years * 365 + years / 4 - years / 100 + years / 400
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension CalendarDay: Comparable {
  /// Earlier days come first.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }
}

extension CalendarDay: CustomStringConvertible {
  /// `2026-03-01`.
  public var description: String {
    let (year, month, day) = date
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: width - digits.utf8.count) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

extension CalendarDay: Codable {
  /// Reads a text such as `2026-03-01`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no day, expected one such as 2026-03-01")
    }
    self = day
  }

  /// Writes a text such as `2026-03-01`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
