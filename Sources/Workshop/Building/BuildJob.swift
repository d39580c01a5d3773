/// How to build: the two steps between which there is something to tell.
public struct BuildJob: Sendable {
  /// Reads all that a build depends on.
  public var find: @Sendable () throws -> BuildInputs
  /// Makes a library.
  public var make: @Sendable () throws -> CompiledLibrary

  public init(
    find: @escaping @Sendable () throws -> BuildInputs,
    make: @escaping @Sendable () throws -> CompiledLibrary
  ) {
    self.find = find
    self.make = make
  }
}
