import CurriculumCompiler
import CurriculumRuntime

extension ExportTarget {
  /// QTI 2.1.
  static let qti21 = qti(
    .v21, name: "qti-2.1", summary: "Questions as a content package of QTI 2.1.", notes: notes)

  /// QTI 3.0.
  static let qti30 = qti(
    .v30, name: "qti-3.0", summary: "Questions as a content package of QTI 3.0.",
    notes: "As `qti-2.1`, with QTI 3.0's names of elements.")

  private static let notes = """
    A zip archive with `imsmanifest.xml` and an item for each question in `items/`, in its order. An item's identifier is
    the question's key with points for slashes. Where it can, an item is scored by the templates `match_correct` and
    `map_response`, which importers know; numbers have their tolerance in processing of their own. Mark schemes, and
    answers for the learner's own judgement, are a rubric that scorers see; explanations are feedback that learners see
    once they have answered. Bold, italic and code of Markdown are elements.
    """

  private static func qti(
    _ version: QTIVersion, name: String, summary: String, notes: String
  ) -> ExportTarget {
    ExportTarget(
      name: name, summary: summary, shape: .file(ending: "zip"),
      coverage: ExportCoverage("QTI has no place for it", bankFields(["marks"])), notes: notes
    ) { reader, request, output, report in
      try output.begin("questions.zip")
      var archive = ZipWriter { try output.write(utf8: $0) }
      var resources = ""
      for group in try QuestionGroup.all(in: reader, request) {
        try group.forEachQuestion(in: reader) { question in
          do {
            let item = try ExportedQTIItem(question, version)
            for loss in item.losses { report.lose(question.kind, question.key, loss.field, loss.reason) }
            report.carry(question.kind)
            let path = "items/\(item.identifier).xml"
            try archive.add(path, Array(item.text.utf8))
            resources += version.resource(item.identifier, path)
          } catch let error as BankForm.Unfit {
            report.leave(question.kind, question.key, error.reason)
          }
        }
      }
      try archive.add("imsmanifest.xml", Array(version.manifest(resources).utf8))
      try archive.finish()
    }
  }
}

/// A version of QTI: how it names what all versions have.
struct QTIVersion: Sendable {
  /// Namespace of items.
  let namespace: String
  private let templates: String
  private let templateEnding: String
  private let packageNamespace: String
  private let packageName: String
  private let packageVersion: String
  private let resourceType: String
  private let hasDashes: Bool

  /// Whether a rubric has its text in a body of its own, as from 3.0 on.
  var hasContentBody: Bool { hasDashes }

  /// Source: IMS QTI 2.1, "Assessment Test, Section, and Item Information Model" and "XML Binding".
  static let v21 = QTIVersion(
    namespace: "http://www.imsglobal.org/xsd/imsqti_v2p1",
    templates: "http://www.imsglobal.org/question/qti_v2p1/rptemplates/", templateEnding: "",
    packageNamespace: "http://www.imsglobal.org/xsd/imscp_v1p1", packageName: "QTIv2.1 Package",
    packageVersion: "1.0.0", resourceType: "imsqti_item_xmlv2p1", hasDashes: false)

  /// Source: 1EdTech QTI 3.0, "Best Practices and Implementation Guide".
  static let v30 = QTIVersion(
    namespace: "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
    templates: "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/", templateEnding: ".xml",
    packageNamespace: "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1", packageName: "QTI Package",
    packageVersion: "3.0.0", resourceType: "imsqti_item_xmlv3p0", hasDashes: true)

  /// The name of an element that 2.1 calls by a name in camel case.
  func element(_ name: String) -> String { hasDashes ? "qti-" + Self.dashed(name) : name }

  /// The address of a template of response processing.
  func template(_ name: String) -> String { templates + name + templateEnding }

  /// The name of an attribute.
  func attribute(_ name: String) -> String { hasDashes && !name.contains(":") ? Self.dashed(name) : name }

  private static func dashed(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  /// A resource of the manifest.
  func resource(_ identifier: String, _ path: String) -> String {
    "<resource identifier=\"\(identifier)\" type=\"\(resourceType)\" href=\"\(path)\"><file href=\"\(path)\"/></resource>\n"
  }

  /// The manifest of a package.
  func manifest(_ resources: String) -> String {
    XMLText.declaration + """
      <manifest xmlns="\(packageNamespace)" identifier="curricc">
      <metadata><schema>\(packageName)</schema><schemaversion>\(packageVersion)</schemaversion></metadata>
      <organizations/>
      <resources>
      \(resources)</resources>
      </manifest>

      """
  }
}
