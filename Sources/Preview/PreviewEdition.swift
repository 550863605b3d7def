package import CurriculumCompiler
package import CurriculumRuntime

/// A curriculum as it was built once: its bundle, and what is known of its sources.
package struct PreviewEdition: Sendable {
  /// The bundle.
  let reader: BundleReader
  let rows: RowObjects
  /// Where the sources say each item; nil for a bundle alone.
  let places: ItemPlaces?
  /// The most new words that a lesson of a band should teach, by the band's number; from the sources.
  let limits: [Int64: Int]
  /// What has changed since another version, as `curricc diff --format json` writes it.
  package var changes: String?

  /// A bundle alone.
  ///
  /// - Throws: `BundleError` when it cannot be read.
  package init(_ reader: BundleReader) throws(BundleError) {
    try self.init(reader, places: nil, limits: [:])
  }

  /// A bundle that was built of sources.
  ///
  /// - Throws: `BundleError` when it cannot be read.
  package init(
    _ reader: BundleReader, of compilation: Compilation, _ places: ItemPlaces
  ) throws(BundleError) {
    let curriculum = compilation.curriculum
    var limits: [Int64: Int] = [:]
    for band in curriculum.bands {
      limits[band.identity.number] = VocabularyLimit.limit(of: band, curriculum.settings)
    }
    try self.init(reader, places: places, limits: limits)
  }

  private init(_ reader: BundleReader, places: ItemPlaces?, limits: [Int64: Int])
    throws(BundleError)
  {
    self.reader = reader
    self.places = places
    self.limits = limits
    rows = try RowObjects(reader)
  }
}
