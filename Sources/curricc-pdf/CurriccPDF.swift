import CPDFGuard
import CPoppler
import PDFText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command `curricc-pdf`: reads one PDF file, which anyone may have written, far from everything else.
///
/// The file is standard input; frames (see `FrameWriter`) go to standard output, which must be a pipe, since this
/// process may not write files. Exit status: 0 when the last frame says all, 2 for wrong usage, 77 for lack of memory.
/// Swift's Foundation is not used here: loading it would take as long as reading a few pages.
@main
struct CurriccPDF {
  static func main() {
    let given = CommandLine.arguments.dropFirst()
    if given == ["copies"] {
      noteMessages()
      pdf_guard_close_from(3)
      MinimalDocument.read()
      run(Self.requested())
    }
    noteMessages()
    run(given)
  }

  /// What one of the copies of this process is asked to do, of which each comes out of here once.
  private static func requested() -> ArraySlice<String> {
    withUnsafeTemporaryAllocation(byteCount: 8192, alignment: 1) { buffer in
      let count = pdf_guard_copies(0, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
      guard count > 0 else { refuse("there are no copies on this system") }
      return ArraySlice(buffer[..<count].split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
  }

  private static func run(_ given: ArraySlice<String>) -> Never {
    let arguments: Arguments
    do {
      arguments = try Arguments(given)
    } catch {
      refuse("\(error.text)\n\n\(Arguments.usage)")
    }
    let password = arguments.passwordDescriptor.flatMap { InputFile.text(of: $0, atMost: 4096) }
    pdf_guard_close_from(3)
    guard let file = InputFile(descriptor: 0) else {
      refuse("standard input cannot be read")
    }
    guard pdf_guard_limit(UInt64(arguments.megabytes) << 20) == 0,
      pdf_guard_limit_time(UInt64(arguments.seconds)) == 0
    else { refuse("the limits cannot be set") }
    let output = pdf_guard_catch()
    guard output >= 0 else { refuse("the output cannot be set apart") }
    let defences = pdf_guard_isolate()
    if arguments.mode == .defences {
      let report = Defences.report(inForce: defences)
      _ = write(output, report, report.utf8.count)
      _exit(0)
    }
    if arguments.mode == .text { pdf_guard_skip_color_profiles() }
    Session(arguments: arguments, file: file, output: Output(descriptor: output)).run(password: password)
    // Not the C library's way out: nothing is left to do, and freeing every object takes its time.
    _exit(0)
  }

  /// Takes what GLib and poppler say, most of which GLib would drop.
  private static func noteMessages() {
    g_log_set_writer_func(
      { _, fields, count, _ in
        for field in UnsafeBufferPointer(start: fields, count: Int(count)) where field.length < 0 {
          guard let key = field.key, strcmp(key, "MESSAGE") == 0, let value = field.value else { continue }
          pdf_guard_note(value.assumingMemoryBound(to: CChar.self))
        }
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }

  private static func refuse(_ problem: String) -> Never {
    let text = "curricc-pdf: \(problem)\n"
    _ = write(2, text, text.utf8.count)
    exit(2)
  }
}

/// The run over one file.
struct Session {
  let arguments: Arguments
  let file: InputFile
  let output: Output

  /// Reads what the arguments name, and writes it as frames.
  func run(password: String?) {
    defer {
      output.writer.end()
      output.flush()
    }
    let document: Document
    do {
      document = try Document(file: file, password: password)
    } catch {
      output.messages(page: 0)
      return output.writer.documentFailed(error)
    }
    output.writer.head(document.head)
    output.messages(page: 0)
    output.flush()
    switch arguments.mode {
    case .text: texts(of: document)
    case .render: pictures(of: document)
    case .defences: break
    }
  }

  private func texts(of document: Document) {
    var reader = PageReader(document: document, images: arguments.images, file: file)
    for number in arguments.share.pages(
      of: document.head.pageCount, wanted: arguments.pages, sharedFrom: arguments.leastSharedPages)
    {
      _ = pdf_guard_limit_time(UInt64(arguments.seconds))
      do throws(WorkerFailure) {
        try reader.read(number, to: &output.writer)
      } catch {
        output.writer.pageFailed(number, error)
      }
      output.messages(page: number)
      output.flush()
    }
  }

  private func pictures(of document: Document) {
    guard let number = arguments.pages?.lowerBound, number <= document.head.pageCount else {
      return output.writer.pageFailed(arguments.pages?.lowerBound ?? 1, .noSuchPage)
    }
    _ = pdf_guard_limit_time(UInt64(arguments.seconds))
    do throws(WorkerFailure) {
      let painter = try Painter(document: document, page: number, dotsPerInch: arguments.dotsPerInch)
      for (index, crop) in (arguments.crops.isEmpty ? [painter.wholePage] : arguments.crops).enumerated() {
        if arguments.isGrey {
          output.writer.picture(index: index, try painter.greyPicture(of: crop))
        } else {
          try painter.picture(of: crop).withUnsafeBytes { output.writer.picture(index: index, png: $0) }
        }
        output.flush()
      }
    } catch {
      output.writer.pageFailed(number, error)
    }
    output.messages(page: number)
  }
}

/// Where frames go, a few at a time.
final class Output {
  /// The most messages for one page.
  private static let messageCount = 20

  /// Where the next frames are written.
  var writer = FrameWriter()
  private var messages = FrameWriter()
  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Adds what the libraries said since the last time, before the frames that are not sent yet.
  func messages(page: Int) {
    let said = withUnsafeTemporaryAllocation(byteCount: 8192, alignment: 1) { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      let count = pdf_guard_read_messages(start, buffer.count)
      return String(decoding: buffer[..<count], as: UTF8.self)
    }
    for line in said.split(separator: "\n").prefix(Self.messageCount) {
      messages.message(String(line), page: page)
    }
  }

  /// Sends the frames so far; ends the process where nobody reads them.
  func flush() {
    send(&messages)
    send(&writer)
  }

  private func send(_ writer: inout FrameWriter) {
    writer.bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        let count = write(descriptor, start, rest.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { _exit(1) }
        rest = rest.dropFirst(count)
      }
    }
    writer.removeAll()
  }
}
