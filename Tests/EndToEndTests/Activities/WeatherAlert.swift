// swift-format-ignore-file

import SwiftUI
import WidgetKit
import ActivityKit

// MARK: Attributes

struct WeatherAlertAttributes: ActivityAttributes {
	public struct ContentState: Codable, Hashable {
		var level: Level
		var kind: Kind
		var from: Date
		var until: Date
		var advice: AttributedString
		var gusts: Measurement<UnitSpeed>?
	}

	enum Level: Int, Codable, Comparable {
		case minor = 1, moderate, severe, extreme
		static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
	}

	enum Kind: String, Codable {
		case wind, thunderstorm, snow, heat
	}

	var region: String
	var issuer: String
}

extension WeatherAlertAttributes.Kind {
	var symbol: String {
		let symbols: KeyValuePairs = ["wind": "wind", "thunderstorm": "cloud.bolt.rain.fill", "snow": "snowflake", "heat": "thermometer.sun.fill"]
		return symbols.first { $0.key == rawValue }?.value ?? "exclamationmark.triangle"
	}
}

// MARK: Stripes

struct HazardStripes: Shape {
	var width: CGFloat = 16
	func path(in rect: CGRect) -> Path {
		var p = Path()
		for x in stride(from: rect.minX - rect.height, to: rect.maxX, by: width * 2) {
			p.move(to: CGPoint(x: x, y: rect.maxY))
			p.addLines([
				CGPoint(x: x, y: rect.maxY), CGPoint(x: x + rect.height, y: rect.minY),
				CGPoint(x: x + rect.height + width, y: rect.minY), CGPoint(x: x + width, y: rect.maxY),
			])
			p.closeSubpath()
		}
		return p
	}
}

struct AlertBanner: ViewModifier {
	var level: WeatherAlertAttributes.Level

	private var color: Color {
		switch level {
		case .minor: return .yellow
		case .moderate: return .orange
		case .severe: return .red
		case .extreme: return .purple
		}
	}

	func body(content: Content) -> some View {
		content
			.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
			.safeAreaInset(edge: .top, spacing: 0) {
				HazardStripes().fill(color).frame(height: 16).clipped()
			}
			.background(color.opacity(0.15))
	}
}

extension View {
	func alertBanner(_ level: WeatherAlertAttributes.Level) -> some View { modifier(AlertBanner(level: level)) }

	@ViewBuilder func `if`<Result: View>(_ condition: Bool, transform: (Self) -> Result) -> some View {
		if condition { transform(self) } else { self }
	}
}

struct LevelMeter: View {
	let level: WeatherAlertAttributes.Level
	var body: some View {
		HStack(alignment: .bottom, spacing: 3) {
			ForEach(1..<5) { step in
				RoundedRectangle(cornerRadius: 2)
					.frame(width: 8, height: CGFloat(step) * 8)
					.opacity(step <= level.rawValue ? 1 : 0.2)
			}
		}
	}
}

// MARK: Activity

struct WeatherAlertLiveActivity: Widget {
	var body: some WidgetConfiguration {
		ActivityConfiguration(for: WeatherAlertAttributes.self) { context in
			HStack(alignment: .top, spacing: 12) {
				Image(systemName: context.state.kind.symbol)
					.symbolRenderingMode(.multicolor)
					.font(.system(size: 30))
				VStack(alignment: .leading, spacing: 2) {
					Text("\(context.state.kind.rawValue.localizedCapitalized) · \(context.attributes.region)").font(.headline)
					Text("Until \(context.state.until, format: .dateTime.weekday(.abbreviated).hour().minute())")
						.font(.caption)
					Text(context.state.advice).font(.footnote).lineLimit(2)
				}
				Spacer(minLength: 0)
				LevelMeter(level: context.state.level).foregroundColor(.red)
			}
			.if(context.isStale) { $0.opacity(0.5) }
			.alertBanner(context.state.level)
		} dynamicIsland: { context in
			DynamicIsland {
				DynamicIslandExpandedRegion(.leading) {
					Image(systemName: context.state.kind.symbol).font(.title)
				}
				DynamicIslandExpandedRegion(.trailing) {
					LevelMeter(level: context.state.level).foregroundColor(.red)
				}
				DynamicIslandExpandedRegion(.center) {
					Text(context.attributes.region).font(.headline)
				}
				DynamicIslandExpandedRegion(.bottom) {
					VStack(alignment: .leading) {
						Text(context.state.advice).font(.footnote)
						if let gusts = context.state.gusts {
							Text("Gusts up to \(gusts.converted(to: .kilometersPerHour).formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))))")
								.font(.caption.bold())
						}
					}
					.frame(maxWidth: .infinity, alignment: .leading)
				}
			} compactLeading: {
				Image(systemName: context.state.kind.symbol)
			} compactTrailing: {
				LevelMeter(level: context.state.level).scaleEffect(0.6).foregroundColor(.red)
			} minimal: {
				Image(systemName: "exclamationmark.triangle.fill").foregroundColor(.red)
			}
			.keylineTint(.red)
		}
	}
}

extension WeatherAlertAttributes.ContentState {
	static var storm: Self {
		var advice = AttributedString("Stay indoors and ")
		var strong = AttributedString("keep away from trees")
		strong.inlinePresentationIntent = .stronglyEmphasized
		advice += strong + AttributedString(".")
		return .init(level: .severe, kind: .thunderstorm, from: .now, until: .now + 9000, advice: advice, gusts: .init(value: 31, unit: .metersPerSecond))
	}
	static var heat: Self {
		.init(level: .minor, kind: .heat, from: .now, until: .now + 30000, advice: (try? AttributedString(markdown: "Drink *enough* water.")) ?? "", gusts: nil)
	}
}

#Preview("Alert", as: .content, using: WeatherAlertAttributes(region: "Upper Bavaria", issuer: "DWD")) {
	WeatherAlertLiveActivity()
} contentStates: {
	WeatherAlertAttributes.ContentState.storm
	WeatherAlertAttributes.ContentState.heat
}
