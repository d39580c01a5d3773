import Foundation

/// A button that would share something; a Live Activity has nowhere to share to, so it only shows.
public struct ShareLink<Label: View>: View {
  private let label: Label

  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View {
    Button(action: {}) { label }
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { SwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { SwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { SwiftUI.Label(title, systemImage: "square.and.arrow.up") }
  }

  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { SwiftUI.Label(title, systemImage: "square.and.arrow.up") }
  }
}
