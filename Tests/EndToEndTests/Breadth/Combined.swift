// Shapes taken together, views taken apart, and what whole apps bring along beside their widgets.
import ActivityKit
import AppIntents
import Charts
import MapKit
import SwiftUI
import WidgetKit

//= yes no
#Preview("Shapes taken together") {
  let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
  let moved = circle.offsetBy(dx: 10, dy: 0)
  let lens = circle.intersection(moved)
  HStack {
    Text(lens.contains(CGPoint(x: 15, y: 10)) ? "yes" : "no")
    Text(circle.subtracting(moved).contains(CGPoint(x: 15, y: 10)) ? "yes" : "no")
    Circle().subtracting(Circle().offset(x: 6)).fill(.yellow).frame(width: 24, height: 24)
    Rectangle().union(Circle()).symmetricDifference(Capsule()).fill(.red).frame(width: 24, height: 24)
    Circle().lineIntersection(Rectangle().size(width: 20, height: 10)).stroke(.red)
      .frame(width: 24, height: 24)
    Circle().intersection(Rectangle()).lineSubtraction(Capsule()).stroke(.blue).frame(width: 24, height: 24)
  }
}

//= 1 one
//= 2 two
#Preview("Subviews") {
  VStack(alignment: .leading) {
    Group(
      subviews: Group {
        Text("one")
        Text("two")
      }
    ) { views in
      ForEach(Array(views.enumerated()), id: \.offset) { place, view in
        HStack {
          Text("\(place + 1)")
          view
        }
      }
    }
    ForEach(subviews: Text("three")) { $0.padding(.leading, 16) }
  }
}

//= Fruit
//= · apple
//= 2 sections
#Preview("Sections") {
  let food = Group {
    Section("Fruit") { Text("apple") }
    Section("Bread") { Text("rye") }
  }
  VStack(alignment: .leading) {
    ForEach(sections: food) { section in
      section.header
      ForEach(section.content) { view in
        HStack {
          Text("·")
          view
        }
      }
    }
    Group(sections: food) { Text("\($0.count) sections") }
  }
}

//= ⊘ Map
//= 69 mi
#Preview("Map") {
  let home = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  VStack {
    Map(
      initialPosition: .region(
        MKCoordinateRegion(center: home, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
    ) {
      Marker("Home", systemImage: "house", coordinate: home)
      ForEach([1.0, 2], id: \.self) { longitude in
        Annotation("Stop", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: longitude)) {
          Circle()
        }
      }
      MapPolyline(coordinates: [home]).stroke(.blue, lineWidth: 3)
    }
    .mapStyle(.standard)
    .frame(height: 48)
    let distance = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 1))
    Text(Measurement(value: distance, unit: UnitLength.meters).formatted(.measurement(width: .abbreviated)))
  }
}

//= 3
//= 0
#Preview("Whole numbers on an axis") {
  Chart(0..<4, id: \.self) { number in
    BarMark(x: .value("Day", "d\(number)"), y: .value("Count", number)).cornerRadius(4)
  }
  .frame(height: 90)
}

//= Ada Lovelace
//= AL
#Preview("Names") {
  let formatter = PersonNameComponentsFormatter()
  let name = formatter.personNameComponents(from: "Ada Lovelace") ?? PersonNameComponents()
  VStack {
    Text(formatter.string(from: name))
    Text(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated))
  }
}

//= Steps
//= 12 30
#Preview("Group of a watch") {
  AccessoryWidgetGroup("Steps", systemImage: "figure.walk") {
    Text("12")
    Text("30")
  }
  .accessoryWidgetGroupStyle(.circular)
}

struct RecordMemoIntent: AudioRecordingIntent {
  static let title: LocalizedStringResource = "Record"
  func perform() async throws -> some IntentResult { .result() }
}

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

@main
struct WholeApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Text("app") }
      .onChange(of: phase) { _, new in print(new) }
  }
}

//= ◉ Record
#Preview("Recording intent") {
  Button(intent: RecordMemoIntent()) { Label("Record", systemImage: "record.circle") }.buttonStyle(.plain)
}
