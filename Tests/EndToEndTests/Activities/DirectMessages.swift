// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

// A chat that groups bubbles with a preference key and a custom environment value.

struct ChatAttributes: ActivityAttributes, Identifiable {
  struct Message: Codable, Hashable, Identifiable {
    var id: Int
    var sender: String
    var text: String
    var isMine: Bool
    var sent: Date
  }
  struct ContentState: Codable, Hashable {
    var messages: [Message]
    var isTyping: Bool
    var unread: UInt
  }
  var id: String { channel }
  var channel: String
}

private struct BubbleWidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue: Color = .blue
}

extension EnvironmentValues {
  var chatAccent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  @Entry var showsSender = true
}

struct Bubble: ViewModifier {
  @Environment(\.chatAccent) var accent
  let isMine: Bool

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 8)
      .background(
        GeometryReader { Color.clear.preference(key: BubbleWidthKey.self, value: $0.size.width) }
      )
      .background(isMine ? AnyShapeStyle(accent) : AnyShapeStyle(.thinMaterial), in: UnevenRoundedRectangle(topLeadingRadius: 12, bottomLeadingRadius: isMine ? 12 : 2, bottomTrailingRadius: isMine ? 2 : 12, topTrailingRadius: 12))
      .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
  }
}

extension View {
  func bubble(mine: Bool) -> some View { modifier(Bubble(isMine: mine)) }
}

struct Avatar: View {
  var name: String
  var body: some View {
    Circle()
      .fill(Color(hue: Double(name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % 100) / 100, saturation: 0.6, brightness: 0.8))
      .overlay { Text(initials).font(.caption2).bold().foregroundStyle(.white) }
  }
  private var initials: String {
    let words = name.split(separator: " ").prefix(2)
    return String(words.compactMap(\.first)).uppercased()
  }
}

struct MessageRow: View {
  @Environment(\.showsSender) private var showsSender
  @Environment(\.layoutDirection) private var direction
  var message: ChatAttributes.Message

  var body: some View {
    HStack(spacing: 4) {
      if !message.isMine && showsSender {
        Avatar(name: message.sender).frame(width: 24, height: 16)
      }
      Text(message.text).lineLimit(1).bubble(mine: message.isMine)
    }
    .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
    .id(message.id)
  }
}

struct DirectMessagesLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ChatAttributes.self) { context in
      VStack(spacing: 4) {
        HStack {
          Text("#\(context.attributes.channel)").bold()
          Spacer()
          if context.state.unread > 0 {
            Text("\(context.state.unread)").font(.caption2).padding(.horizontal, 6).background(.red, in: .capsule)
          }
        }
        ForEach(context.state.messages.suffix(3)) { message in
          MessageRow(message: message)
        }
        if context.state.isTyping {
          HStack(spacing: 3) {
            ForEach(0..<3) { index in
              Circle().frame(width: 6, height: 6).opacity(1 - Double(index) * 0.3)
            }
            Text("typing…").italic().font(.caption)
            Spacer()
          }
          .foregroundStyle(.secondary)
        }
      }
      .padding()
      .environment(\.chatAccent, .purple)
      .onPreferenceChange(BubbleWidthKey.self) { _ in }
      .animation(.spring(response: 0.3, dampingFraction: 0.7), value: context.state)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          if let last = context.state.messages.last { Avatar(name: last.sender).frame(width: 44, height: 44) }
        }
        DynamicIslandExpandedRegion(.center) {
          if let last = context.state.messages.last {
            VStack(alignment: .leading) {
              Text(last.sender).bold()
              Text(last.text).lineLimit(2).font(.callout)
            }
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          Link(destination: URL(string: "chat://reply")!) { Image(systemName: "arrowshape.turn.up.left.fill") }
        }
      } compactLeading: {
        Image(systemName: "bubble.left.and.bubble.right.fill")
      } compactTrailing: {
        Text(context.state.unread, format: .number)
      } minimal: {
        Text(context.state.unread > 9 ? "9+" : "\(context.state.unread)")
      }
      .widgetURL(URL(string: "chat://open"))
    }
  }
}

private let messages: [ChatAttributes.Message] = [
  .init(id: 1, sender: "Ada Lovelace", text: "Is the engine running?", isMine: false, sent: .now),
  .init(id: 2, sender: "Me", text: "Since this morning 👩‍💻", isMine: true, sent: .now),
  .init(id: 3, sender: "Grace H", text: "שלום, found a moth", isMine: false, sent: .now),
]

#Preview(as: .content, using: ChatAttributes(channel: "engine")) {
  DirectMessagesLiveActivity()
} contentStates: {
  ChatAttributes.ContentState(messages: messages, isTyping: false, unread: 3)
  ChatAttributes.ContentState(messages: Array(messages.prefix(1)), isTyping: true, unread: 12)
}
