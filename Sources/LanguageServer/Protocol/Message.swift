/// A message from the client, as far as it could be understood.
package enum Message: Sendable {
  /// Something to be answered.
  case request(id: JSONValue, method: String, params: JSONValue)
  /// Something to be taken note of.
  case notification(method: String, params: JSONValue)
  /// An answer to what the server asked.
  case response(id: JSONValue, result: JSONValue?)
  /// What is no message of the protocol.
  case malformed(id: JSONValue, ResponseError)

  /// The message that a value is.
  package init(_ value: JSONValue) {
    guard value.isObject else {
      self = .malformed(id: .null, ResponseError(.invalidRequest, "a message is an object"))
      return
    }
    let id = value["id"]
    guard let method = value["method"] else {
      if let id, value["result"] != nil || value["error"] != nil {
        self = .response(id: id, result: value["result"])
      } else {
        self = .malformed(id: id ?? .null, ResponseError(.invalidRequest, "a message has a method"))
      }
      return
    }
    guard let name = method.string else {
      self = .malformed(id: id ?? .null, ResponseError(.invalidRequest, "a method is a text"))
      return
    }
    let params = value["params"] ?? .null
    guard let id else {
      self = .notification(method: name, params: params)
      return
    }
    switch id {
    case .integer, .string, .number: self = .request(id: id, method: name, params: params)
    default: self = .malformed(id: .null, ResponseError(.invalidRequest, "an id is a number or a text"))
    }
  }
}

/// Why a request is not answered.
package struct ResponseError: Error, Sendable {
  /// The kinds of reasons, with JSON-RPC's and the protocol's numbers.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  /// The kind of reason.
  package let code: Code
  /// The reason in words.
  package let message: String

  /// A reason.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension JSONValue {
  /// The answer to a request.
  package static func response(to id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  /// The answer to a request that cannot be fulfilled.
  package static func failure(of id: JSONValue, _ error: ResponseError) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(error.code.rawValue), "message": .string(error.message)],
    ]
  }

  /// A notification of the client.
  package static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }

  /// A request to the client.
  package static func request(_ id: String, _ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": params]
  }
}
