// swift-format-ignore-file

//
//  MuseumGuideLiveActivity.swift
//

import ActivityKit
import WidgetKit
import SwiftUI
import os

private let logger = Logger(subsystem: "com.example.museum", category: "LiveActivity")

struct MuseumGuideAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var stop: Stop
        var playedFraction: Double
        var next: [Stop]
        var language: String
    }

    struct Stop: Codable, Hashable, Identifiable {
        enum Medium: String, Codable { case audio, video, text }
        var id: Int
        var title: [String: String]
        var room: String
        var medium: Medium
        var minutes: Int
    }

    var tour: String
}

protocol Localizing { func title(in language: String) -> String }
extension MuseumGuideAttributes.Stop: Localizing {
    func title(in language: String) -> String { title[language] ?? title["en"] ?? "\(id)" }
}

struct NumberPlate<S: ShapeStyle>: View {
    var number: Int
    var style: S
    var body: some View {
        Text(number.formatted(.number.grouping(.never)))
            .font(.title2.monospaced().weight(.bold))
            .padding(.horizontal, 8)
            .background(RoundedRectangle(cornerRadius: 6).stroke(style, lineWidth: 2))
    }
}

struct StopsColumn: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let state: MuseumGuideAttributes.ContentState
    var body: some View {
        VStack(alignment: .numberColumn, spacing: 2) {
            ForEach(state.next) { stop in
                HStack(spacing: 6) {
                    Text("\(stop.id)")
                        .monospacedDigit()
                        .foregroundStyle(.secondary)
                        .alignmentGuide(.numberColumn) { $0[.trailing] }
                    Text(stop.title(in: state.language))
                    Image(systemName: stop.medium == .audio ? "headphones" : stop.medium == .video ? "play.rectangle" : "text.alignleft")
                        .foregroundStyle(renderingMode == .fullColor ? Color.teal : .primary)
                }
            }
        }
        .font(.caption)
        .lineLimit(1)
    }
}

extension HorizontalAlignment {
    private enum NumberColumn: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
    }
    static let numberColumn = HorizontalAlignment(NumberColumn.self)
}

struct MuseumGuideLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MuseumGuideAttributes.self) { context in
            lockScreen(context.state, tour: context.attributes.tour)
                .environment(\.locale, Locale(identifier: context.state.language))
                .onAppear { logger.debug("Stop \(context.state.stop.id, privacy: .public)") }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    NumberPlate(number: context.state.stop.id, style: .teal)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(context.state.stop.title(in: context.state.language)).lineLimit(2)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text(context.state.stop.room).font(.caption)
                }
                DynamicIslandExpandedRegion(.bottom) { StopsColumn(state: context.state) }
            } compactLeading: {
                Text("\(context.state.stop.id)").bold()
            } compactTrailing: {
                Gauge(value: context.state.playedFraction) { Image(systemName: "headphones") }
                    .gaugeStyle(.accessoryCircularCapacity)
                    .scaleEffect(0.5)
                    .frame(width: 24, height: 24)
            } minimal: {
                Image(systemName: "headphones")
            }
        }
    }

    func lockScreen(_ state: MuseumGuideAttributes.ContentState, tour: String) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top) {
                NumberPlate(number: state.stop.id, style: LinearGradient(colors: [.teal, .mint], startPoint: .top, endPoint: .bottom))
                VStack(alignment: .leading) {
                    Text(state.stop.title(in: state.language)).font(.headline).italic()
                    Text("\(state.stop.room), \(Text(Measurement(value: Double(state.stop.minutes), unit: UnitDuration.minutes), format: .measurement(width: .wide)).foregroundColor(.teal))")
                        .font(.caption)
                }
                Spacer()
                Text(tour).font(.caption2).rotationEffect(.degrees(0)).foregroundStyle(.secondary)
            }
            Gauge(value: state.playedFraction, in: 0...1) {
                Text("Played")
            }
            .gaugeStyle(.accessoryLinearCapacity)
            .tint(Gradient(colors: [.teal, .mint]))
            if !state.next.isEmpty {
                StopsColumn(state: state)
            } else {
                Text("Last stop").underline().font(.caption)
            }
        }
        .padding(16)
    }
}

@available(iOS 17.0, *)
#Preview("Guide", as: .content, using: MuseumGuideAttributes(tour: "Highlights")) {
    MuseumGuideLiveActivity()
} contentStates: {
    MuseumGuideAttributes.ContentState(
        stop: .init(id: 17, title: ["en": "The Milkmaid", "nl": "Het melkmeisje"], room: "Gallery 2.30", medium: .audio, minutes: 3),
        playedFraction: 0.35,
        next: [
            .init(id: 18, title: ["en": "Woman Reading a Letter"], room: "Gallery 2.30", medium: .text, minutes: 1),
            .init(id: 104, title: ["en": "The Night Watch", "nl": "De Nachtwacht"], room: "2.8", medium: .video, minutes: 12),
        ], language: "en")
    MuseumGuideAttributes.ContentState(
        stop: .init(id: 104, title: ["en": "The Night Watch", "nl": "De Nachtwacht"], room: "Galerij 2.8", medium: .video, minutes: 12),
        playedFraction: 1, next: [], language: "nl")
}
