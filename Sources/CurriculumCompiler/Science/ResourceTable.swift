import CResources

/// The rows of a table that is compiled in: a line each, fields divided by tabs.
///
/// Empty lines and lines that begin with `#` are left out.
///
/// - Complexity: O(*n*) in the bytes of the table.
func tableRows(_ resource: curricc_resource) -> [[Substring]] {
  guard let start = resource.bytes else { return [] }
  let bytes = UnsafeRawBufferPointer(start: start, count: resource.length)
  let text = String(decoding: bytes, as: UTF8.self)
  return text.split(separator: "\n").filter { $0.first != "#" }.map {
    $0.split(separator: "\t", omittingEmptySubsequences: false)
  }
}
