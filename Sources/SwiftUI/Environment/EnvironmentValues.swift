import Cells
import Foundation

/// The values that hold at a place in a tree of views.
///
/// Values that are built in are fields of one storage that is shared until it is changed; keys of the
/// user's own are kept in a table.
public struct EnvironmentValues: CustomStringConvertible {
  private var storage: Storage

  /// The standard values: a dark screen, left to right, the process's locale and calendar.
  public init() {
    storage = Storage()
  }

  /// What `@Environment` reads: the values at the view whose body is being asked for.
  ///
  /// Unchecked: it is set and read only while views are lowered or a control acts, both on the main actor.
  nonisolated(unsafe) package static var current = EnvironmentValues()

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    // A plain `as?` would take the dictionary's `nil` for a value of an optional type.
    get { storage.fields.custom[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
    set { mutate { $0.custom[ObjectIdentifier(key)] = newValue } }
  }

  /// An object put in by `environment(_:)`, by its type.
  package subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { storage.fields.objects[type] }
    set { mutate { $0.objects[type] = newValue } }
  }

  @inline(__always)
  package var fields: Fields {
    _read { yield storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      yield &storage.fields
    }
  }

  private mutating func mutate(_ change: (inout Fields) -> Void) { change(&fields) }

  public var description: String { "EnvironmentValues" }

  private final class Storage {
    var fields: Fields

    init(_ fields: Fields = Fields()) {
      self.fields = fields
    }
  }
}

/// A key for a value of the user's own in the environment.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The values that are built in.
  package struct Fields {
    package var custom: [ObjectIdentifier: Any] = [:]
    package var objects: [ObjectIdentifier: AnyObject] = [:]

    // What text looks like.
    package var font: Font?
    package var fontWeight: Font.Weight?
    package var isBold = false
    package var isItalic = false
    package var monospacedDigit = false
    package var isMonospaced = false
    package var underline: Bool?
    package var strikethrough: Bool?
    package var textCase: Text.Case?
    package var lineLimit: ClosedRange<Int>?
    package var multilineTextAlignment: TextAlignment?
    package var truncationMode = Text.TruncationMode.tail
    package var lineSpacing = 0.0
    package var minimumScaleFactor = 1.0

    // What things are painted with.
    package var foreground = ForegroundStyles()
    package var tint: Paint?
    package var backgroundStyle: Paint?

    // The surroundings.
    package var colorScheme = ColorScheme.dark
    package var colorSchemeContrast = ColorSchemeContrast.standard
    package var layoutDirection = LayoutDirection.leftToRight
    package var locale = Locale.current
    package var calendar = Calendar.current
    package var timeZone = TimeZone.current
    package var dynamicTypeSize = DynamicTypeSize.large
    package var isEnabled = true
    package var isLuminanceReduced = false
    package var redactionReasons = RedactionReasons()
    package var imageScale = Image.Scale.medium
    package var flipsForRightToLeft = false
    package var symbolVariants = SymbolVariants.none
    package var symbolRenderingMode: SymbolRenderingMode?
    /// The corner radius in points that container-relative shapes take their own from.
    package var containerCornerRadius = 0.0

    // What controls are like.
    package var controlSize = ControlSize.regular
    package var labelsHidden = false
    package var buttonBorderShape = ButtonBorderShape.automatic
    /// The numbers of the named coordinate spaces around.
    package var coordinateSpaces: [AnyHashable: Int] = [:]
    // Styles of controls, by the protocol they belong to.
    package var styles: [ObjectIdentifier: Any] = [:]
  }
}
