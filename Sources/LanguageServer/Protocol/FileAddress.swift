/// Addresses of files (`file:///…`) and paths.
///
/// Source: RFC 8089 and RFC 3986. Clients write the same path in several ways, so addresses are compared as paths.
package enum FileAddress {
  /// The path of an address; nil for one that names no file of this machine.
  package static func path(_ address: String) -> String? {
    guard address.lowercased().hasPrefix("file://") else { return nil }
    var rest = Substring(address.dropFirst(7))
    if rest.lowercased().hasPrefix("localhost/") { rest = rest.dropFirst(9) }
    guard rest.hasPrefix("/") else { return nil }
    var bytes: [UInt8] = []
    var upcoming = Array(rest.utf8)[...]
    while let byte = upcoming.popFirst() {
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = upcoming.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), value != 0
      else { return nil }
      bytes.append(value)
      upcoming = upcoming.dropFirst(2)
    }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The address of a path.
  package static func address(_ path: String) -> String {
    var address = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        address += byte < 16 ? "%0" : "%"
        address += String(byte, radix: 16, uppercase: true)
      }
    }
    return address
  }

  /// The folder that a path lies in; nil for the root.
  package static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
