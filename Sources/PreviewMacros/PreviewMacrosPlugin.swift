import Foundation

/// The compiler plug-in behind `#Preview`, `@Previewable` and `@Entry`.
///
/// The compiler starts this program, writes requests to its standard input and reads one reply to each
/// from its standard output, until it closes the pipe.
@main
enum PreviewMacrosPlugin {
  static func main() {
    var channel = MessageChannel(
      read: { count in try? FileHandle.standardInput.read(upToCount: count) },
      write: { data in try FileHandle.standardOutput.write(contentsOf: data) })
    let expander = RequestHandler()
    signal(SIGPIPE, SIG_IGN)
    do {
      while let message = try channel.receive() {
        let reply = try expander.reply(to: message)
        // A broken pipe means that the compiler is gone: there is nobody left to tell.
        guard (try? channel.send(reply)) != nil else { return }
      }
    } catch {
      FileHandle.standardError.write(Data("PreviewMacros: \(error)\n".utf8))
      exit(1)
    }
  }
}
