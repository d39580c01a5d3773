/// One entry of the compiler's table of conformances, in the form that Swift's ABI fixes: it says which
/// type conforms to which protocol. Reading it finds types without asking the runtime about each, which
/// would search the tables of all libraries every time.
struct ConformanceRecord {
  private let descriptor: UnsafeRawPointer

  /// - Parameter entry: The entry in the table, a relative reference to the record.
  init?(_ entry: UnsafeRawPointer) {
    guard let descriptor = entry.relativeReference() else { return nil }
    self.descriptor = descriptor
  }

  /// The descriptor of the protocol, to be compared by its address.
  var protocolDescriptor: UnsafeRawPointer? { descriptor.relativeIndirectableReference() }

  /// The type, or `nil` if it is none of Swift's.
  var type: TypeDescriptor? {
    // Bits 3 to 5 of the flags say how the type is referred to.
    switch (descriptor + 12).load(as: UInt32.self) >> 3 & 7 {
    case 0: (descriptor + 4).relativeReference().map(TypeDescriptor.init)
    case 1:
      (descriptor + 4).relativeReference()
        .flatMap { $0.load(as: UnsafeRawPointer?.self) }.map(TypeDescriptor.init)
    default: nil
    }
  }

  /// The descriptor of the one protocol of an existential type such as `any Widget`.
  static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    // The kind of an existential, and then how many protocols there are behind the flags.
    guard metadata.load(as: UInt.self) == 0x303, (metadata + 12).load(as: UInt32.self) == 1
    else { return nil }
    return (metadata + 16).load(as: UnsafeRawPointer?.self)
  }
}

/// What the compiler writes down about a type.
struct TypeDescriptor {
  let pointer: UnsafeRawPointer

  private enum Kind {
    static let module: UInt32 = 0
    static let types: ClosedRange<UInt32> = 16...18
  }

  private var flags: UInt32 { pointer.load(as: UInt32.self) }

  /// The module that the type is declared in.
  var moduleName: String? {
    var context = pointer
    while context.load(as: UInt32.self) & 0x1f != Kind.module {
      guard let parent = (context + 4).relativeIndirectableReference() else { return nil }
      context = parent
    }
    return (context + 8).relativeReference().map {
      String(cString: $0.assumingMemoryBound(to: CChar.self))
    }
  }

  /// The type itself, or `nil` if it is generic.
  var metatype: Any.Type? {
    guard Kind.types.contains(flags & 0x1f), flags & 0x80 == 0,
      let accessor = (pointer + 12).relativeReference()
    else { return nil }
    // The accessor takes a request, of which 0 is for complete metadata, and answers with the metadata
    // in the register in which C functions answer.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer?
    let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
    return metadata.map { unsafeBitCast($0, to: Any.Type.self) }
  }
}

extension UnsafeRawPointer {
  /// What is so many bytes away as the number here says; nothing if it is 0.
  func relativeReference() -> UnsafeRawPointer? {
    let distance = load(as: Int32.self)
    return distance == 0 ? nil : self + Int(distance)
  }

  /// The same, but an odd number refers to a pointer to it.
  func relativeIndirectableReference() -> UnsafeRawPointer? {
    let distance = load(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = self + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}
