/// How much one YAML file may hold, so that hostile input ends in an error and not in exhausted memory.
package struct YAMLLimits: Sendable {
  /// Bytes of a file.
  ///
  /// A lesson is some 10 kB; the largest real quiz known is under 1 MB.
  package var fileBytes = 64 << 20
  /// Bytes of one scalar.
  package var scalarBytes = 1 << 20
  /// Collections within collections.
  package var depth = 64
  /// Nodes of a document after every alias is expanded.
  package var expandedNodes = 4_000_000

  /// The limits that the compiler uses.
  package init() {}
}
