import Testing
@Suite struct AuthoringFilesTests {}
