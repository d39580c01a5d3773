/// What the button says that lets an intent go on.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String

  public static let add = ConfirmationActionName(name: "add")
  public static let addData = ConfirmationActionName(name: "addData")
  public static let book = ConfirmationActionName(name: "book")
  public static let buy = ConfirmationActionName(name: "buy")
  public static let call = ConfirmationActionName(name: "call")
  public static let checkIn = ConfirmationActionName(name: "checkIn")
  public static let `continue` = ConfirmationActionName(name: "continue")
  public static let create = ConfirmationActionName(name: "create")
  public static let `do` = ConfirmationActionName(name: "do")
  public static let download = ConfirmationActionName(name: "download")
  public static let filter = ConfirmationActionName(name: "filter")
  public static let find = ConfirmationActionName(name: "find")
  public static let get = ConfirmationActionName(name: "get")
  public static let go = ConfirmationActionName(name: "go")
  public static let log = ConfirmationActionName(name: "log")
  public static let open = ConfirmationActionName(name: "open")
  public static let order = ConfirmationActionName(name: "order")
  public static let pay = ConfirmationActionName(name: "pay")
  public static let play = ConfirmationActionName(name: "play")
  public static let playSound = ConfirmationActionName(name: "playSound")
  public static let post = ConfirmationActionName(name: "post")
  public static let request = ConfirmationActionName(name: "request")
  public static let run = ConfirmationActionName(name: "run")
  public static let search = ConfirmationActionName(name: "search")
  public static let send = ConfirmationActionName(name: "send")
  public static let set = ConfirmationActionName(name: "set")
  public static let share = ConfirmationActionName(name: "share")
  public static let start = ConfirmationActionName(name: "start")
  public static let startNavigation = ConfirmationActionName(name: "startNavigation")
  public static let toggle = ConfirmationActionName(name: "toggle")
  public static let turnOff = ConfirmationActionName(name: "turnOff")
  public static let turnOn = ConfirmationActionName(name: "turnOn")
  public static let view = ConfirmationActionName(name: "view")

  /// Words of one's own for going on and for not.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(name: acceptLabel.key)
  }
}
