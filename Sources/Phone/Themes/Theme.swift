import Cells
import StageLink

/// How the phone and what surrounds it look: colours, wallpaper and drawing characters.
///
/// Read from a JSON file or made from a base16 or base24 scheme, see `docs/themes.md`. A theme never touches an activity's own colours, but
/// one without colour takes all colour out of the frame.
public struct Theme: Hashable, Sendable, Identifiable {
  /// The characters a theme draws with.
  public enum Charset: String, Hashable, Sendable, CaseIterable {
    case unicode
    /// ASCII alone, also for what an activity shows.
    case ascii
  }

  public var id: String
  public var name: String
  public var author: String
  public var manner: Manner
  public var charset: Charset
  public var hasColour: Bool
  public var light: Half
  public var dark: Half
  /// Nothing around an activity moves by itself, and its views are told that a person wants little to.
  public var reducesMotion = false

  /// The half for an appearance.
  public func half(for appearance: Appearance) -> Half {
    appearance == .dark ? dark : light
  }
}

extension Appearance {
  /// The other one.
  package var toggled: Appearance { self == .dark ? .light : .dark }
}

extension Theme {
  /// The colours for one appearance. Clear is the terminal's own colour.
  public struct Half: Hashable, Sendable {
    /// What surrounds the phone.
    public var terminal: RGBA
    public var wallpaper: Wallpaper
    public var phone: PhoneColours
    public var card: SurfaceColours
    public var island: SurfaceColours
    /// The mark of another app's activity in the island.
    public var neighbour: RGBA
    /// The app icons of the home screen, in reading order; repeated as needed.
    public var icons: [RGBA]
    public var panel: PanelColours
    /// What stands on help, search, notes and errors, in place of the panel's colours.
    public var sheet: PanelColours
    public var keys: KeyColours
    /// Behind a control that has the focus; `nil` shows it with its colours changed over.
    public var focus: RGBA?

    /// The half for what lies on a sheet.
    var onSheet: Half {
      var half = self
      half.panel = sheet
      return half
    }
  }

  public enum Wallpaper: Hashable, Sendable {
    case plain(RGBA)
    case gradient(Gradient)
    /// A text repeated over the screen, each row begun one character later.
    case pattern(text: String, colour: RGBA, background: RGBA)
  }

  public struct PhoneColours: Hashable, Sendable {
    public var bezel: RGBA
    /// The outline when drawn in lines.
    public var edge: RGBA
    /// The status bar and the home indicator.
    public var status: RGBA
    public var clock: RGBA
    public var date: RGBA
    /// The dock, and the round buttons of the Lock Screen.
    public var glass: RGBA
  }

  public struct SurfaceColours: Hashable, Sendable {
    public var fill: RGBA
    /// The outline when drawn in lines.
    public var edge: RGBA
  }

  public struct PanelColours: Hashable, Sendable {
    public var text: RGBA
    public var label: RGBA
    public var accent: RGBA
    public var good: RGBA
    public var warn: RGBA
    public var bad: RGBA
    /// Behind help, search, notes and errors.
    public var overlay: RGBA
    /// The line around help and search.
    public var edge: RGBA
  }

  public struct KeyColours: Hashable, Sendable {
    public var key: RGBA
    public var text: RGBA
    /// Behind the lines at the bottom.
    public var fill: RGBA
  }
}
