import CurriculumCompiler

/// A place in a document that a request is about.
struct RequestPlace {
  let document: OpenDocument
  let offset: Int
  /// The curriculum that the document is in, and its path there.
  let curriculum: (session: OpenCurriculum, path: String)?
}

/// Requests to the features.
extension ServerSession {
  func answerFeature(_ method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch method {
    case "textDocument/hover": return try hover(at: try place(params))
    case "textDocument/completion": return completion(at: try place(params))
    case "textDocument/definition": return definition(at: try place(params))
    case "textDocument/references":
      let includesDeclaration = params["context"]?["includeDeclaration"]?.boolean ?? false
      return references(at: try place(params), includesDeclaration: includesDeclaration)
    case "textDocument/prepareRename": return prepareRename(at: try place(params))
    case "textDocument/rename":
      guard let name = params["newName"]?.string else {
        throw ResponseError(.invalidParams, "'newName' is a text")
      }
      return try rename(at: try place(params), to: name)
    case "textDocument/codeAction": return try codeActions(params)
    case "textDocument/documentSymbol": return documentSymbols(try openDocument(params))
    case "workspace/symbol": return workspaceSymbols(params["query"]?.string ?? "")
    case "textDocument/formatting": return try formatting(try openDocument(params))
    default: throw ResponseError(.methodNotFound, "the server has no '\(method)'")
    }
  }

  /// The open document that a request is about.
  func openDocument(_ params: JSONValue) throws(ResponseError) -> OpenDocument {
    guard let address = params["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParams, "'textDocument' has a 'uri'")
    }
    guard let document = documents[address] else {
      throw ResponseError(.invalidParams, "'\(address)' is not open")
    }
    return document
  }

  private func place(_ params: JSONValue) throws(ResponseError) -> RequestPlace {
    let document = try openDocument(params)
    guard let offset = document.lines.offset(of: params["position"], encoding) else {
      throw ResponseError(.invalidParams, "'position' has a line and a character, both 0 or more")
    }
    return RequestPlace(document: document, offset: offset, curriculum: home(of: document))
  }

  /// The curriculum that a document is in, and its path there.
  func home(of document: OpenDocument) -> (session: OpenCurriculum, path: String)? {
    guard let path = document.path, let index = curriculumIndex(of: path),
      let inner = curricula[index].inner(path), OpenCurriculum.isSource(inner)
    else { return nil }
    return (curricula[index], inner)
  }

  /// A place in a file of a curriculum as the protocol writes it.
  func location(_ span: SourceSpan, in curriculum: OpenCurriculum) -> JSONValue {
    let source = curriculum.session.source(of: span)
    return [
      "uri": .string(address(of: source.path, in: curriculum)),
      "range": TextLines(source.bytes).range(span, encoding),
    ]
  }
}
