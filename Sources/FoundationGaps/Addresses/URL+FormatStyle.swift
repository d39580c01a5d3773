import Foundation

extension URL {
  /// Writes an address or the parts of it that are wanted.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// When a part is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate enum Kind: String, Codable { case always, never, omitIfHTTPFamily }

      fileprivate let kind: Kind

      public static var always: Self { Self(kind: .always) }
      public static var never: Self { Self(kind: .never) }
      /// Not of addresses of the web.
      public static var omitIfHTTPFamily: Self { Self(kind: .omitIfHTTPFamily) }
    }

    /// When the host is written.
    public typealias HostDisplayOption = ComponentDisplayOption

    public var scheme: ComponentDisplayOption
    public var user: ComponentDisplayOption
    public var password: ComponentDisplayOption
    public var host: HostDisplayOption
    public var port: ComponentDisplayOption
    public var path: ComponentDisplayOption
    public var query: ComponentDisplayOption
    public var fragment: ComponentDisplayOption

    /// The scheme, the host, the port of addresses that are not the web's, and the path.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    public func format(_ value: URL) -> String {
      let isWeb = ["http", "https"].contains(value.scheme?.lowercased())
      func part(_ text: String?, _ option: ComponentDisplayOption) -> String? {
        switch option.kind {
        case .always: text
        case .never: nil
        case .omitIfHTTPFamily: isWeb ? nil : text
        }
      }
      let host = part(value.host(), host) ?? ""
      let user = part(value.user(), user).map { user in
        user + (part(value.password(), password).map { ":" + $0 } ?? "") + "@"
      }
      let path = value.path()
      return [
        part(value.scheme, scheme).map { $0 + (value.host() == nil ? ":" : "://") },
        user, host, part(value.port.map { ":\($0)" }, port), part(path, self.path),
        part(value.query().map { "?" + $0 }, query), part(value.fragment().map { "#" + $0 }, fragment),
      ].compactMap(\.self).joined()
    }
  }

  /// The address without what is not for people.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The address in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL {
    style.format(self)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// An address without what is not for people.
  public static var url: Self { Self() }
}
