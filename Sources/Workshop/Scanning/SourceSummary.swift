/// What a Swift file declares and uses, by name, without knowing any type.
public struct SourceSummary: Hashable, Sendable {
  /// One import declaration.
  public struct Import: Hashable, Sendable {
    /// The top module: `Foundation` for `import struct Foundation.Date`.
    public var module: String
    /// The bytes of the declaration, attributes and access level included.
    public var range: Range<Int>
    /// Bytes that are to be another module's name: Apple's for what is called otherwise on Linux.
    public var renamed: Range<Int>?
    /// The bytes of `.log` in `import os.log`: parts of a module that are no modules here.
    public var submodule: Range<Int>?
    /// When it applies.
    public var condition = BuildCondition.constant(true)
  }

  /// One extension at file scope that other files can see.
  public struct Extension: Hashable, Sendable {
    /// The first name of the extended type: `A` for `extension A.B`.
    public var type: String
    /// The names of its members that other files can see.
    public var members: Set<String> = []
    /// The first parameters of its initialisers and subscripts.
    public var parameters: Set<Parameter> = []
    /// The names in the list of protocols that it makes the type conform to.
    public var conformances: Set<String> = []
  }

  /// A parameter of an initialiser.
  public struct Parameter: Hashable, Sendable {
    /// `_` where there is none.
    public var label: String
    /// The first name of its type; empty when it has none.
    public var type: String
  }

  /// Whether it begins an app.
  var beginsApp: Bool { hasMain && names.contains("App") }

  public var imports: [Import] = []
  /// Types, functions, variables, type aliases, macros and operators at file scope that other files see.
  public var declarations: Set<String> = []
  public var extensions: [Extension] = []
  /// Names that its protocols ask for: extensions elsewhere may give them.
  public var requirements: Set<String> = []
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
  /// Whether `@main` stands in it.
  public var hasMain = false
  /// Where `@main` stands, and attributes that speak to the Objective-C runtime.
  public var foreignAttributes: [Range<Int>] = []
  /// Where `#selector(...)` stands, and the last name in it.
  public var selectors: [Selector] = []
  /// `os(iOS)`, `os(Linux)` and `targetEnvironment(simulator)` in the conditions of `#if`, and what they are
  /// to be.
  public var platformConditions: [PlatformCondition] = []

  /// A method's name in the Objective-C runtime.
  public struct Selector: Hashable, Sendable {
    public var range: Range<Int>
    public var name: String
  }

  /// A platform test in a condition.
  public struct PlatformCondition: Hashable, Sendable {
    public var range: Range<Int>
    /// What it answers here: Islet stands for iOS.
    public var answer: Bool
  }
}
