// swift-format-ignore-file

import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct MedicationAttributes: ActivityAttributes {
  struct Dose: Codable, Hashable, Identifiable {
    let id: UUID
    var name: String
    var amount: String
    var due: Date
    var taken: Bool
  }
  struct ContentState: Codable, Hashable { var doses: [Dose] }
}

struct MarkDoseTaken: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Mark as taken"
  @Parameter(title: "Taken") var value: Bool
  @Parameter(title: "Dose") var dose: String
  init() {}
  init(dose: UUID) { self.dose = dose.uuidString }
  func perform() async throws -> some IntentResult { .result() }
}

struct PillToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(configuration.isOn ? .green : .secondary)
      configuration.label
    }
  }
}

struct MedicationLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MedicationAttributes.self) { context in
      GroupBox {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(context.state.doses) { dose in
            Toggle(isOn: dose.taken, intent: MarkDoseTaken(dose: dose.id)) {
              HStack {
                Text(dose.name).strikethrough(dose.taken)
                Text(dose.amount).foregroundStyle(.secondary)
                Spacer()
                Text(dose.due, format: Date.FormatStyle().hour(.defaultDigits(amPM: .abbreviated)).minute())
              }
            }
            .toggleStyle(PillToggleStyle())
          }
        }
      } label: {
        Label("Today", systemImage: "pills.fill")
      }
      .padding(8)
    } dynamicIsland: { context in
      let open = context.state.doses.filter { !$0.taken }
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "pills.fill").foregroundStyle(.pink) }
        DynamicIslandExpandedRegion(.center) {
          if let next = open.first {
            Toggle(next.name, isOn: next.taken, intent: MarkDoseTaken(dose: next.id)).toggleStyle(.button).tint(.pink)
          } else {
            Label("All taken", systemImage: "checkmark").labelStyle(.titleOnly)
          }
        }
        DynamicIslandExpandedRegion(.trailing) { Text("\(open.count)").font(.title3) }
      } compactLeading: {
        Image(systemName: "pills.fill")
      } compactTrailing: {
        if let next = open.first { Text(next.due, style: .relative).lineLimit(1).frame(maxWidth: 60) }
      } minimal: {
        Text("\(open.count)")
      }
    }
  }
}

#Preview(as: .content, using: MedicationAttributes()) {
  MedicationLiveActivity()
} contentStates: {
  MedicationAttributes.ContentState(doses: [
    .init(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, name: "Ibuprofen", amount: "400 mg", due: .now - 600, taken: true),
    .init(id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, name: "Vitamin D", amount: "1 drop", due: .now + 1800, taken: false),
  ])
}
