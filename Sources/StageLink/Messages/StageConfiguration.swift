import Cells

/// All that a stage is told when it opens.
public struct StageConfiguration: Hashable, Sendable, Codable {
  /// Where the activities come from.
  public enum Source: Hashable, Sendable, Codable {
    /// Those built into the program.
    case gallery
    /// A compiled library, by its absolute path, and the resources of its project.
    case library(path: String, resources: ProjectResources = ProjectResources())
  }

  public var source: Source
  public var selection: StageSelection
  /// The library of the app that runs; `nil` where activities are looked at.
  public var appLibrary: String?
  /// What is shown first, in place of previews; `nil` when the sources say all.
  public var given: GivenContent?
  /// Where another stage has been; it beats the selection, and the appearance, device and theme.
  public var place: StagePlace?
  /// Keys that are pressed before the first frame, to step past a state that cannot be drawn.
  public var keys: [Key] = []
  /// The place cannot be drawn: nothing of the activity is shown until a key leads somewhere else.
  public var isHeld = false
  /// What a person is to know of the build, a line each.
  public var notes: [String] = []
  /// How long the user's code may take over one frame, in seconds; 0 is for ever.
  public var timeLimit = 0.0
  /// How many megabytes the stage may use; 0 is all there is.
  public var memoryLimit = 0
  /// Why the system refuses to start activities, by the words of the command line.
  public var refusals: [String] = []
  /// The trace is shown, and told to the front.
  public var showsTrace = false
  /// The terminal, or the room a frame is drawn for.
  public var size: CellSize
  /// A device's ID, or the path of a file of devices; `nil` is the default phone.
  public var device: String?
  /// A theme's ID, or the path of a theme or scheme when it holds a `/` or ends as such a file does; `nil` is
  /// the default theme.
  public var theme: String?
  public var appearance: Appearance
  public var manner: Manner
  public var clock: StageClock
  /// A BCP 47 or ICU identifier such as `en_US`.
  public var locale: String
  /// A name of the time zone database such as `Asia/Seoul`.
  public var timeZone: String
  public var isStale: Bool
  /// How many other apps' activities the Lock Screen shows.
  public var others: Int
  /// An iPhone lies, its island beside the screen.
  public var isLandscape: Bool
  public var isRightToLeft: Bool
  public var isPseudolocalized: Bool
  public var isLargeType: Bool
  public var textSize: TextSize
  public var contrast: Contrast
  /// Begin with the sheet of all surfaces over the phone.
  public var showsSheet = false
  /// The presentation with its edge, without the phone.
  public var isBare: Bool
  /// What is shown is told in words, and no frame is sent.
  public var isSpoken = false
  /// Views are told that a person wants little to move.
  public var reducesMotion = false
  /// The terminal shows no characters but ASCII.
  public var isASCII = false
  /// How many colours the terminal shows.
  public var colorDepth = ColorDepth.trueColor

  /// Makes a configuration with the values of a plain `islet render`.
  public init(
    source: Source, selection: StageSelection = StageSelection(), given: GivenContent? = nil,
    size: CellSize = CellSize(columns: 80, rows: 24), device: String? = nil, theme: String? = nil,
    appearance: Appearance = .dark, manner: Manner = .outlined, clock: StageClock = .standard,
    locale: String = "en_US", timeZone: String = "UTC", isStale: Bool = false, others: Int = 0,
    isLandscape: Bool = false, isRightToLeft: Bool = false, isPseudolocalized: Bool = false,
    isLargeType: Bool = false, textSize: TextSize = .large, contrast: Contrast = .standard,
    isBare: Bool = false
  ) {
    self.source = source
    self.selection = selection
    self.given = given
    self.size = size
    self.device = device
    self.theme = theme
    self.appearance = appearance
    self.manner = manner
    self.clock = clock
    self.locale = locale
    self.timeZone = timeZone
    self.isStale = isStale
    self.others = others
    self.isLandscape = isLandscape
    self.isRightToLeft = isRightToLeft
    self.isPseudolocalized = isPseudolocalized
    self.isLargeType = isLargeType
    self.textSize = textSize
    self.contrast = contrast
    self.isBare = isBare
  }
}
