// Two functions of Core Foundation, defined again; see `FoundationSymbols.swift` for how they win. The
// methods of `Bundle` itself are found through tables inside of Foundation's library and cannot be replaced;
// they all end in these.

import Foundation
import Synchronization

/// `CFBundleGetMainBundle()`. The bundle lives as long as the process, and the caller does not own it.
@_cdecl("CFBundleGetMainBundle")
public func _coreFoundationMainBundle() -> UnsafeMutableRawPointer? { MainBundle.pointer() }

/// `CFBundleCopyLocalizedString(bundle, key, value, table)`. The caller owns the answer.
@_cdecl("CFBundleCopyLocalizedString")
public func _coreFoundationLocalizedString(
  _ bundle: UnsafeMutableRawPointer?, _ key: UnsafeMutableRawPointer?, _ value: UnsafeMutableRawPointer?,
  _ table: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  // A `CFString` and an `NSString` are one thing to Foundation.
  func text(_ pointer: UnsafeMutableRawPointer?) -> String? {
    pointer.map { String(Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue()) }
  }
  if let bundle, bundle == MainBundle.made, let stand = ProcessBundle.current, let key = text(key) {
    let table = text(table).flatMap { $0.isEmpty ? nil : $0 }
    let value = text(value).flatMap { $0.isEmpty ? nil : $0 }
    return Unmanaged.passRetained(NSString(string: stand.text(key, table) ?? value ?? key)).toOpaque()
  }
  return MainBundle.originalLocalizedString?(bundle, key, value, table)
}

private enum MainBundle {
  typealias Getter = @convention(c) () -> UnsafeMutableRawPointer?
  typealias Localizer =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer?

  private enum State {
    case unasked
    /// Core Foundation asks for the main bundle while it makes one.
    case making
    case original
    /// The address of the bundle, which is never freed.
    case made(UInt)
  }

  private static let state = Mutex(State.unasked)

  // The next definition after this program's own: Core Foundation's.
  private static func original<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
  }

  private static let originalGetter = original("CFBundleGetMainBundle", as: Getter.self)
  static let originalLocalizedString = original("CFBundleCopyLocalizedString", as: Localizer.self)

  /// The bundle that was made in the place of Foundation's; `nil` when there is none.
  static var made: UnsafeMutableRawPointer? {
    state.withLock { state in
      if case .made(let address) = state { UnsafeMutableRawPointer(bitPattern: address) } else { nil }
    }
  }

  static func pointer() -> UnsafeMutableRawPointer? {
    let isFirst = state.withLock { state in
      guard case .unasked = state, ProcessBundle.current != nil else { return false }
      state = .making
      return true
    }
    if isFirst {
      let made = make()
      state.withLock { $0 = made.map { .made(UInt(bitPattern: $0)) } ?? .original }
    }
    return made ?? originalGetter?()
  }

  private static func make() -> UnsafeMutableRawPointer? {
    guard let folder = ProcessBundle.current?.folder() else { return nil }
    let url = NSURL(fileURLWithPath: folder, isDirectory: true)
    return withExtendedLifetime(url) { coreFoundationBundle(nil, Unmanaged.passUnretained(url).toOpaque()) }
  }
}

/// `CFBundleCreate(allocator, url)`. The caller owns the answer.
@_silgen_name("CFBundleCreate")
private func coreFoundationBundle(
  _ allocator: UnsafeMutableRawPointer?, _ url: UnsafeMutableRawPointer
) -> UnsafeMutableRawPointer?
