import Foundation
import FoundationGaps

extension AttributeScopes {
  /// The attributes of a string that SwiftUI's texts show.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets `string.font = .headline` name an attribute of SwiftUI's.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes {
  /// How a string is spoken; a frame is read.
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    public let accessibilitySpeechIncludesPunctuation: PunctuationAttribute
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    public let accessibilitySpeechAnnouncementsQueued: QueueAttribute

    public enum IPANotationAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "AXIPANotation"
    }

    public enum SpellOutAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "AXSpellOut"
    }

    public enum PunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "AXPunctuation"
    }

    public enum AdjustedPitchAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "AXPitch"
    }

    public enum QueueAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "AXQueue"
    }
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets `string.accessibilitySpeechSpellsOutCharacters = true` name an attribute of speech.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
