import Cells
import Foundation

/// What the front asks of the stage.
public enum StageRequest: Hashable, Sendable, Codable {
  /// The first message: what to load and show.
  case open(StageConfiguration)
  /// A key was pressed.
  case key(Key)
  /// Text was pasted; it never acts as keys.
  case paste(String)
  /// The mouse was used.
  case pointer(Pointer)
  /// The terminal has another size.
  case resize(CellSize)
  /// Time has passed: move the clock and draw again where something changed.
  case tick
  /// Move the clock to a date.
  case setClock(Date)
  /// A push has come; the answer carries its number.
  case push(Int, PushLetter)
  /// Do a step of a script, and say what came of it.
  case step(ScriptStep)
  /// Write the frame into this folder, never over a file.
  case export(folder: String)
  /// End in good order.
  case close
}

extension StageRequest: StageMessage {
  public func encoded() throws -> [UInt8] {
    Array(try JSONEncoder().encode(self))
  }

  public init(decoding bytes: ArraySlice<UInt8>) throws(MessageError) {
    do {
      self = try JSONDecoder().decode(StageRequest.self, from: Data(bytes))
    } catch {
      throw .invalid("a request that cannot be read")
    }
  }
}
