/// What a Swift file declares and uses, by name, without knowing any type.
public struct SourceSummary: Hashable, Sendable {
  /// One import declaration.
  public struct Import: Hashable, Sendable {
    /// The top module: `Foundation` for `import struct Foundation.Date`.
    public var module: String
    /// The bytes of the declaration, attributes and access level included.
    public var range: Range<Int>
    /// Inside `#if`: it may not apply.
    public var isConditional: Bool
  }

  /// One extension at file scope that other files can see.
  public struct Extension: Hashable, Sendable {
    /// The first name of the extended type: `A` for `extension A.B`.
    public var type: String
    /// The names of its members that other files can see.
    public var members: Set<String> = []
    /// The first argument labels of its initialisers and subscripts; `_` where there is none.
    public var labels: Set<String> = []
    /// Whether it adds a conformance.
    public var hasConformance = false
  }

  public var imports: [Import] = []
  /// Types, functions, variables, type aliases, macros and operators at file scope that other files see.
  public var declarations: Set<String> = []
  public var extensions: [Extension] = []
  /// Names used by themselves, so that they can mean a declaration at some file's scope.
  public var names: Set<String> = []
  /// Names used behind a dot.
  public var members: Set<String> = []
  /// Argument labels.
  public var labels: Set<String> = []
  /// Whether it makes an `ActivityConfiguration`.
  public var hasActivityConfiguration = false
  /// Whether it holds `#Preview` or a `PreviewProvider`.
  public var hasPreview = false
  /// Whether a preview in it is one of an activity.
  public var hasActivityPreview = false
  /// Where `@main` stands.
  public var mainAttributes: [Range<Int>] = []
  /// `os(iOS)` and `os(Linux)` in the conditions of `#if`, and what they are to be.
  public var platformConditions: [PlatformCondition] = []

  /// A platform test in a condition.
  public struct PlatformCondition: Hashable, Sendable {
    public var range: Range<Int>
    /// What it answers here: Islet stands for iOS.
    public var answer: Bool
  }
}
