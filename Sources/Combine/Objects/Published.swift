/// A property of an observable object that sends each new value, and tells that the object is about to
/// change.
@propertyWrapper
public struct Published<Value> {
  /// Sends the value now and each new one just before it is set.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let box: Box

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.subject.receive(subscriber: subscriber)
    }

    /// Sets the property to what a publisher sends.
    mutating func take<P: Combine.Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
      box.assignments.append(publisher.sink { [weak box] in box?.set($0) })
    }
  }

  fileprivate final class Box {
    let subject: CurrentValueSubject<Value, Never>
    /// What is sent is about to be set: the value is kept beside.
    var value: Value
    weak var owner: AnyObject?
    var assignments: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
      subject = CurrentValueSubject(value)
    }

    func set(_ newValue: Value) {
      if let owner = owner as? any ObservableObject { Self.tell(owner) }
      subject.send(newValue)
      value = newValue
    }

    private static func tell<Object: ObservableObject>(_ object: Object) {
      (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }
  }

  private let box: Box

  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  public init(initialValue: Value) {
    box = Box(initialValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published belongs to a property of a class") }
    set { fatalError("@Published belongs to a property of a class") }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }

  /// `$name` of an object, which is told of what a stream assigns to it.
  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance object: Enclosing,
    projected projectedKeyPath: ReferenceWritableKeyPath<Enclosing, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Published<Value>>
  ) -> Publisher {
    get {
      let box = object[keyPath: storageKeyPath].box
      box.owner = object
      return Publisher(box: box)
    }
    set {}
  }

  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance object: Enclosing, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Published<Value>>
  ) -> Value {
    get {
      let box = object[keyPath: storageKeyPath].box
      box.owner = object
      return box.value
    }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.owner = object
      box.set(newValue)
    }
  }
}
