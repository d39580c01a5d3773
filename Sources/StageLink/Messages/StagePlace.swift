import Foundation

/// What is shown, by name where there is one: what one stage leaves and the next begins with.
///
/// A build may have renamed or removed any of it: the numbers are for what is not found by name.
public struct StagePlace: Hashable, Sendable, Codable {
  public var activity: String
  /// Counted from 0, as all numbers here.
  public var activityIndex: Int
  public var preview: String
  public var previewIndex: Int
  public var state: Int
  public var stateCount: Int
  public var surface: SurfaceName
  /// What `l` or the collapse of the island goes back to.
  public var surfaceBefore: SurfaceName?
  /// Which control is focused, in the order of the surface.
  public var focus: Int?
  public var appearance: Appearance
  /// A theme's ID.
  public var theme: String
  /// A device's ID.
  public var device: String
  /// The IDs of the watch and the CarPlay screen beside it, where they were chosen.
  public var screens: [String]
  public var isStale: Bool
  public var isRightToLeft: Bool
  /// How many other apps' activities the Lock Screen shows.
  public var others: Int
  /// StandBy after a tap, a Mac's menu bar after a click.
  public var isTapped: Bool
  public var isLargeType: Bool
  public var textSize = TextSize.large
  public var contrast = Contrast.standard
  public var isPseudolocalized = false
  /// An iPhone lies.
  public var isLandscape = false
  /// The cells of a sheet that differ from its first tile are marked.
  public var marksChanges = false
  /// What lies over the phone.
  public var overlay: StageOverlay?
  /// Where the clock is; `nil` where it would be by itself.
  public var clock: ClockPlace?
  /// The newest lines of the trace are shown.
  public var showsTrace = false
  /// The app that runs is in front.
  public var isInApp = false
  /// The running activities, each in a form that stages alone read.
  public var running: [RunningActivity] = []
  /// Which of them keys act on; `nil` while a preview is shown.
  public var live: String?

  public init(
    activity: String, activityIndex: Int = 0, preview: String, previewIndex: Int = 0, state: Int = 0,
    stateCount: Int = 1, surface: SurfaceName, surfaceBefore: SurfaceName? = nil, focus: Int? = nil,
    appearance: Appearance = .dark, theme: String, device: String, screens: [String] = [],
    isStale: Bool = false, isRightToLeft: Bool = false, isLargeType: Bool = false, others: Int = 0,
    isTapped: Bool = false, overlay: StageOverlay? = nil
  ) {
    self.activity = activity
    self.activityIndex = activityIndex
    self.preview = preview
    self.previewIndex = previewIndex
    self.state = state
    self.stateCount = stateCount
    self.surface = surface
    self.surfaceBefore = surfaceBefore
    self.focus = focus
    self.appearance = appearance
    self.theme = theme
    self.device = device
    self.screens = screens
    self.isStale = isStale
    self.isRightToLeft = isRightToLeft
    self.others = others
    self.isTapped = isTapped
    self.isLargeType = isLargeType
    self.overlay = overlay
  }
}

extension StagePlace {
  /// Whether both draw the same, whatever lies over it or has the focus.
  public func showsSame(as other: StagePlace) -> Bool {
    func bare(_ place: StagePlace) -> StagePlace {
      var place = place
      // A sheet shows more than the surface below it.
      if case .sheet(let sheet, _) = place.overlay {
        place.overlay = .sheet(sheet, row: 0)
      } else {
        place.overlay = nil
      }
      place.focus = nil
      return place
    }
    return bare(self) == bare(other)
  }
}

/// What lies over the phone and takes the keys.
public enum StageOverlay: Hashable, Sendable, Codable {
  case help
  /// The text typed so far and which of the matches is chosen.
  case search(text: String, choice: Int)
  /// What a person has set on the phone, and which line is chosen.
  case settings(choice: Int)
  /// The boxes and all that is known of them; the path of the selected one, by the positions of children.
  case inspector(path: [Int])
  /// Presentations side by side, from a row on.
  case sheet(StageSheet, row: Int)
}

/// What a sheet shows side by side.
public enum StageSheet: String, Hashable, Sendable, Codable {
  /// All surfaces of a state.
  case surfaces
  /// All states on a surface.
  case states
  /// A state on a surface in several surroundings.
  case variants
}
