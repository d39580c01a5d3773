import ActivityKit
import BoxLayout
import Cells
import FoundationGaps
import StageLink
import SwiftUI
import WidgetKit

/// Makes the presentations of one preview of an activity.
@MainActor
struct ActivityPresenter {
  private let configuration: AnyActivityConfiguration
  private let preview: ActivityPreview
  var attributes: any ActivityAttributes { preview.attributes }
  /// In points; Apple publishes none for the card on the Lock Screen.
  private static let cardCornerRadius = 24.0
  /// In points, as Apple's guidelines tell it for the expanded island.
  private static let islandCornerRadius = 44.0
  /// In points: half of the compact island's height.
  private static let compactCornerRadius = 18.33
  /// The content states, made once.
  let states: [any Codable]
  private let activityID: String

  init(_ configuration: AnyActivityConfiguration, _ preview: ActivityPreview) async {
    self.configuration = preview.configuration(among: [configuration]) ?? configuration
    self.preview = preview
    states = await preview.states()
    activityID = AnyActivityConfiguration.previewID
  }

  /// The same with the preview's states at hand.
  ///
  /// - Parameter activityID: What the views are told.
  init(
    _ configuration: AnyActivityConfiguration, _ preview: ActivityPreview, states: [any Codable],
    activityID: String = AnyActivityConfiguration.previewID
  ) {
    self.configuration = configuration
    self.preview = preview
    self.states = states
    self.activityID = activityID
  }

  /// What the activity shows in a state.
  ///
  /// - Throws: if the types do not go together, which they do when both come from the same preview.
  func presentations(of state: any Codable, isStale: Bool = false) throws -> ActivityPresentations {
    try configuration.presentations(
      attributes: preview.attributes, state: state, isStale: preview.isStale || isStale,
      activityID: activityID)
  }

  /// A presentation in a state; `nil` for a plain view, which an activity does not have.
  func content(
    _ presentation: Presentation, _ state: Int, _ setting: PresentationSetting
  ) -> PresentedContent? {
    setting.becomeInterface()
    guard states.indices.contains(state), presentation != .view,
      let shown = try? presentations(of: states[state], isStale: setting.isStale)
    else { return nil }
    if presentation == .small, !configuration.supportsSmallFamily { return nil }
    if presentation == .lockScreen || presentation == .small {
      var card = PresentedContent(
        shown.lockScreen, presentation == .small ? setting.inSmallFamily : setting,
        metrics: setting.metrics, cornerRadius: Self.cardCornerRadius)
      card.widget = configuration.widgetType
      return card
    }
    let island = shown.island
    var content: PresentedContent
    switch presentation {
    case .compactLeading:
      content = PresentedContent(
        island.compactLeading, setting.onSmallIsland, metrics: .islandCells,
        cornerRadius: Self.compactCornerRadius
      )
      content.margins = .init(island.margins(for: .compactLeading), .compactLeading)
    case .compactTrailing:
      content = PresentedContent(
        island.compactTrailing, setting.onSmallIsland, metrics: .islandCells,
        cornerRadius: Self.compactCornerRadius)
      content.margins = .init(island.margins(for: .compactTrailing), .compactTrailing)
    case .minimal:
      content = PresentedContent(
        island.minimal, setting.onSmallIsland, metrics: .islandCells, cornerRadius: Self.compactCornerRadius)
      content.margins = .init(island.margins(for: .minimal), .minimal)
    case .expanded:
      content = PresentedContent(
        ExpandedIslandView(island: island, device: setting.islandDevice), setting.onIsland,
        metrics: setting.metrics, cornerRadius: Self.islandCornerRadius)
    case .lockScreen, .small, .view: return nil
    }
    content.widget = configuration.widgetType
    content.widgetURL = content.widgetURL ?? island.url
    content.keylineTint = island.keyline.map { $0.resolved(in: setting.onIsland.environment) }
    return content
  }
}

extension PresentationSetting {
  /// The device whose island is shown: on a Mac there is one beside each iPhone.
  var islandDevice: Device { surface == .mac ? device.withIsland : device }

  /// Where the small family is shown: on a watch, unless it is in a car.
  fileprivate var inSmallFamily: PresentationSetting {
    var setting = self
    if surface.companion == nil { setting.surface = .watch }
    return setting
  }

  /// The island is dark whatever the surroundings are.
  var onIsland: PresentationSetting {
    var setting = self
    setting.appearance = .dark
    return setting
  }

  /// The compact and minimal island beside the screen of an iPhone that lies cannot grow, as iOS 27 tells it.
  var onSmallIsland: PresentationSetting {
    var setting = onIsland
    setting.isIslandLimited = isLying && !surface.isStandBy
    return setting
  }

  /// Lets the shared objects of UIKit answer for the device and the appearance that are drawn.
  @MainActor
  func becomeInterface() {
    Localization.setPseudolocalized(isPseudolocalized)
    InterfaceSurroundings.traits = UITraitCollection(
      userInterfaceStyle: presentedAppearance == .dark ? .dark : .light,
      idiom: device.kind == .iPad ? .pad : .phone)
    let (width, height) = (device.screen.width, device.screen.height)
    InterfaceSurroundings.screen =
      isLying ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// What the system sets around a presentation.
  ///
  /// Apple tells that ``SwiftUI/EnvironmentValues/isLuminanceReduced`` is set on the Always-On display, where the
  /// appearance is dark, and ``SwiftUI/EnvironmentValues/isActivityFullscreen`` in StandBy. That StandBy hides the
  /// container's background, and in the dark is vibrant and reduces the luminance, it tells of widgets.
  @MainActor
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = presentedAppearance == .dark ? .dark : .light
    // Only what differs from its default is set: each costs a copy of what others have.
    switch surface {
    case .alwaysOn: environment.isLuminanceReduced = true
    case .standby, .standbyNight:
      if !isUntapped { environment.isActivityFullscreen = true }
      environment.showsWidgetContainerBackground = false
      guard surface == .standbyNight else { break }
      environment.isLuminanceReduced = true
      environment.widgetRenderingMode = .vibrant
    // Both show the small family; where an activity has none, its compact presentations are told the same.
    case .watch, .carPlay: environment.activityFamily = .small
    case .lockScreen, .banner, .compact, .minimal, .minimalDetached, .expanded, .mac, .iPad: break
    }
    if reducesMotion { environment.accessibilityReduceMotion = true }
    if isIslandLimited { environment.isDynamicIslandLimitedInWidth = true }
    if textSize != .large { environment.dynamicTypeSize = textSize.dynamicTypeSize }
    if contrast == .increased { environment.fields.colorSchemeContrast = .increased }
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    // The process's own are usually the ones wanted, and a changed calendar costs as much as a row of text.
    if environment.locale.identifier != locale {
      environment.locale = Locale(identifier: locale)
      environment.calendar.locale = environment.locale
    }
    if environment.timeZone.identifier != timeZone {
      environment.timeZone = TimeZone(identifier: timeZone) ?? .gmt
      environment.calendar.timeZone = environment.timeZone
    }
    return environment
  }
}

extension TextSize {
  /// The same by SwiftUI's name.
  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[TextSize.allCases.firstIndex(of: self)!]
  }

  /// The same as a size of SwiftUI's.
  package init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!]
  }
}

extension PresentedContent.SideMargins {
  /// Margins in points that an app has set. At the ends of the compact island one column more: the round
  /// end takes it, so that 8 pt, the system's own margin, are two columns.
  init(_ margins: DynamicIslandMargins, _ mode: DynamicIslandMode) {
    func columns(_ points: Double?, isEnd: Bool) -> Int? {
      points.map { max(0, Metrics.cells.horizontal($0)) + (isEnd ? 1 : 0) }
    }
    self.init(
      leading: columns(margins.leading, isEnd: mode == .compactLeading),
      trailing: columns(margins.trailing, isEnd: mode == .compactTrailing))
  }
}

extension PresentedContent {
  /// Lowers a view once for cells, and for points when somebody asks.
  ///
  /// - Parameter cornerRadius: of what the view stands in, in points.
  @MainActor
  init(
    _ view: some View, _ setting: PresentationSetting, metrics: Metrics, cornerRadius: Double = 0
  ) {
    setting.becomeInterface()
    var changed = setting.environment
    changed.fields.containerCornerRadius = cornerRadius
    let environment = changed
    let lowered = LoweredView(view, metrics: metrics, environment: environment)
    let tint = lowered.preferences[ActivityBackgroundTintKey.self] ?? nil
    self.init(
      lowered.tree, root: lowered.root, backgroundTint: tint.map { $0.resolved(in: environment) }
    ) {
      setting.becomeInterface()
      let points = LoweredView(view, metrics: .points, environment: environment)
      return (points.tree, points.root)
    }
    widgetURL = lowered.preferences[WidgetURLKey.self] ?? nil
    // Made when somebody taps, so that a frame costs nothing for it.
    controls = { proposal, place in
      setting.becomeInterface()
      var lowered = LoweredView(view, metrics: metrics, environment: environment)
      _ = lowered.tree.layOut(lowered.root, proposal: BoxProposal(proposal))
      let controls = lowered.controls
      return lowered.tree.regions(of: lowered.root, at: place).compactMap { region in
        controls.indices.contains(region.number)
          ? ContentControl(rect: region.rect, control: controls[region.number]) : nil
      }
    }
    speak = { proposal in
      LoweredView.spoken(
        view, metrics: metrics, environment: environment, proposal: BoxProposal(proposal))
    }
    notices = lowered.notices
    // Lowered anew and recorded when somebody inspects: a frame costs nothing for it.
    inspect = { proposal, place, clip, offer in
      setting.becomeInterface()
      var cells = LoweredView(view, metrics: metrics, environment: environment, isRecorded: true)
      _ = cells.tree.layOut(cells.root, proposal: BoxProposal(proposal))
      let other = LoweredView(view, metrics: .points, environment: environment)
      let record = cells.record
      return cells.tree.description(
        of: cells.root, at: place,
        inspection: BoxInspection(
          points: Self.layOut((other.tree, other.root), offer), clip: clip, room: offer
        ) { record?.maker(of: $0) })
    }
  }
}
