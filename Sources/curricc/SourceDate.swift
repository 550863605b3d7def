#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The moment that reproducible outputs note, where they want one.
enum SourceDate {
  /// `SOURCE_DATE_EPOCH`, in whole seconds since 1970; 0 where it is not set.
  ///
  /// Source: https://reproducible-builds.org/specs/source-date-epoch/
  static func seconds() throws(InputError) -> Int {
    guard let value = getenv("SOURCE_DATE_EPOCH").map({ String(cString: $0) }), !value.isEmpty else {
      return 0
    }
    guard let seconds = Int(value), seconds >= 0 else {
      throw InputError("SOURCE_DATE_EPOCH is '\(value)', expected whole seconds since 1970")
    }
    return seconds
  }
}
