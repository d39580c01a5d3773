// swift-format-ignore-file

import SwiftUI
import WidgetKit
import ActivityKit

struct SchoolMenuAttributes: ActivityAttributes {
    struct Dish: Codable, Hashable { var name: String; var tags: Set<Tag> = [] }
    struct Tag: OptionSet, Codable, Hashable {
        let rawValue: Int
        static let vegetarian = Tag(rawValue: 1 << 0)
        static let nuts = Tag(rawValue: 1 << 1)
        static let spicy = Tag(rawValue: 1 << 2)
        static let all: [(Tag, String, Color)] = [(.vegetarian, "leaf.fill", .green), (.nuts, "n.circle.fill", .brown), (.spicy, "flame", .red)]
    }
    struct ContentState: Codable, Hashable {
        var dishes: [Dish]
        var opensAt: Date
        var line: Int?
    }
    let school: String
}

private struct TagRow: View {
    let tags: SchoolMenuAttributes.Tag
    var body: some View {
        HStack(spacing: 2) {
            ForEach(SchoolMenuAttributes.Tag.all.filter { tags.contains($0.0) }, id: \.1) { _, symbol, color in
                Image(systemName: symbol).foregroundStyle(color)
            }
        }
        .font(.caption2)
    }
}

extension SchoolMenuAttributes.Dish {
    var flags: SchoolMenuAttributes.Tag { tags.reduce(into: []) { $0.formUnion($1) } }
}

struct SchoolMenuLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: SchoolMenuAttributes.self) { context in
            VStack(alignment: .leading) {
                HStack {
                    Label(context.attributes.school, systemImage: "graduationcap.fill").font(.headline)
                    Spacer()
                    Text(context.state.opensAt, format: .relative(presentation: .named, unitsStyle: .wide))
                        .font(.caption).foregroundStyle(.secondary)
                }
                Divider()
                LazyVGrid(columns: [GridItem(.flexible(), alignment: .leading), GridItem(.flexible(), alignment: .leading)], spacing: 2) {
                    ForEach(context.state.dishes, id: \.self) { dish in
                        HStack(spacing: 4) {
                            Text("•")
                            Text(dish.name).lineLimit(1).minimumScaleFactor(0.7)
                            TagRow(tags: dish.flags)
                        }
                    }
                }
                if let line = context.state.line {
                    Text("Queue: \(line, format: .number) \(line == 1 ? "person" : "people")").font(.footnote)
                }
            }
            .padding(.init(top: 12, leading: 16, bottom: 12, trailing: 16))
            .foregroundStyle(Color.primary)
            .activityBackgroundTint(.mint.opacity(0.2))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("🍱").font(.largeTitle) }
                DynamicIslandExpandedRegion(.center) { Text(context.attributes.school).font(.headline).lineLimit(2) }
                DynamicIslandExpandedRegion(.trailing) { Text(context.state.line.map(String.init) ?? "–").font(.title) }
                DynamicIslandExpandedRegion(.bottom) {
                    Text(ListFormatter.localizedString(byJoining: context.state.dishes.map(\.name)))
                        .font(.footnote)
                        .fixedSize(horizontal: false, vertical: true)
                        .lineLimit(2, reservesSpace: true)
                }
            } compactLeading: {
                Text("🍱")
            } compactTrailing: {
                Text(context.state.opensAt, style: .time)
            } minimal: {
                Text("🍱")
            }
        }
    }
}

#Preview("점심", as: .content, using: SchoolMenuAttributes(school: "서울초등학교")) {
    SchoolMenuLiveActivity()
} contentStates: {
    SchoolMenuAttributes.ContentState(dishes: [.init(name: "김치볶음밥", tags: [.spicy]), .init(name: "미역국"), .init(name: "두부조림", tags: [.vegetarian]), .init(name: "땅콩과자", tags: [.nuts, .vegetarian])], opensAt: .now.addingTimeInterval(1500), line: nil)
    SchoolMenuAttributes.ContentState(dishes: [.init(name: "Spaghetti"), .init(name: "Salat", tags: [.vegetarian])], opensAt: .now.addingTimeInterval(-300), line: 12)
}
