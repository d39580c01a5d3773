import Foundation

/// Shaders are programs for a graphics processor; cells have none.
nonisolated extension View {
  /// Accepted; cells keep the colours that the source names.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Accepted; nothing is distorted in cells.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Accepted; cells keep the colours that the source names.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

/// A call of a function for a graphics processor; accepted and not run.
public struct Shader: Equatable, Sendable {
  /// A value that a shader is given.
  public struct Argument: Equatable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }

    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }

    public static func float2(_ point: CGPoint) -> Argument { Argument() }

    public static func float2(_ size: CGSize) -> Argument { Argument() }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }

    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }

    public static func color(_ color: Color) -> Argument { Argument() }

    public static func image(_ image: Image) -> Argument { Argument() }

    public static var boundingRect: Argument { Argument() }
  }

  public let function: ShaderFunction
  public let arguments: [Argument]

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A function of a shader library by its name.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public let library: ShaderLibrary
  public let name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// Where shaders come from.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  public static let `default` = ShaderLibrary()

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}
