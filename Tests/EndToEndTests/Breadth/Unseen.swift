// Forms that stood in projects nobody here had seen, and their kin.
import AppIntents
import Charts
import Foundation
import SwiftUI
import WidgetKit

// MARK: Titles that are strings

private struct Entry: Identifiable {
  var id = 0
  var name = "a"
}

private struct Titles: View {
  let title = "title"
  let part: Substring = "part"
  @State private var color = Color.red
  @State private var date = Date.now
  @State private var days: Set<DateComponents> = []
  @State private var isOn = true
  @State private var text = ""
  @State private var number = 3.0
  @State private var choice = 1

  @ViewBuilder private var pickers: some View {
    ColorPicker(title, selection: $color, supportsOpacity: false)
    DatePicker(title, selection: $date, in: Date.now...)
    DatePicker(title, selection: $date, in: ...Date.now, displayedComponents: .date)
    MultiDatePicker(title, selection: $days)
    Picker(title, systemImage: "star", selection: $choice) { Text("a") }
    Menu(title, systemImage: "star") { Text("a") }
    Menu(title) {
      Text("a")
    } primaryAction: {
    }
    Menu(title, systemImage: "star") {
      Text("a")
    } primaryAction: {
    }
  }

  @ViewBuilder private var fields: some View {
    TextField(title, value: $number, format: .number)
    TextField(title, value: $number, formatter: NumberFormatter())
    Stepper(title, onIncrement: {}, onDecrement: {})
    NavigationLink(title, value: 1)
    NavigationLink(title, destination: Text("a"))
    TabView {
      Tab(title, image: "a") { Text("a") }
      TabSection(title) { Tab(title, systemImage: "a") { Text("a") } }
    }
    Table([Entry()]) {
      TableColumn(title) { (entry: Entry) in Text(entry.name) }
      TableColumn(title, value: \.name)
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      LabeledContent(title, value: 3, format: .number)
      LabeledContent(part, value: title)
      DisclosureGroup(title, isExpanded: $isOn) { Text("open") }
      if !isOn {
        pickers
        fields
      }
    }
  }
}

//= title
//= part
//= open
#Preview("titles") { Titles() }

// MARK: Colours by name in long chains

private struct Chained: View {
  var body: some View {
    Text("chained")
      .foregroundStyle(Color.red).background(Color.blue).padding(1)
      .foregroundStyle(Color.red.opacity(0.5)).background(Color.blue.opacity(0.2)).padding(1)
      .foregroundStyle(.red).background(.blue).tint(.red).opacity(0.9)
      .foregroundColor(.red).background(Color.blue).overlay(Color.clear)
      .foregroundStyle(Color.red).background(Color.blue).padding(1)
      .foregroundStyle(Color.red.opacity(0.5)).background(Color.blue.opacity(0.2)).padding(1)
      .foregroundStyle(.red).background(.blue).tint(.red).opacity(0.9)
      .foregroundColor(.red).background(Color.blue).overlay(Color.clear)
      .foregroundStyle(Color.red).background(Color.blue).padding(1)
      .foregroundStyle(Color.red.opacity(0.5)).background(Color.blue.opacity(0.2)).padding(1)
      .foregroundStyle(.red).background(.blue).tint(.red).opacity(0.9)
      .foregroundColor(.red).background(Color.blue).overlay(Color.clear)
  }
}

//= chained
#Preview("chained") { Chained() }

// MARK: Grids

private struct Standings: View {
  var body: some View {
    Grid(horizontalSpacing: 12) {
      GridRow {
        Text("1")
        Text("Team")
        Text("P")
        Text("G")
        Text("Pts")
      }
      GridRow {
        Text("2")
        Text("x").frame(maxWidth: .infinity, alignment: .leading)
        Text("y")
        Text("11")
        Text("z")
      }
      GridRow {
        Text("")
        Text("All played today").frame(maxWidth: .infinity).gridCellColumns(4)
      }
    }
    .padding(12)
  }
}

//= Pts
//=   2  x
//= All played today
#Preview("standings") { Standings() }

private struct Laid: View {
  @State private var isGrid = true

  var body: some View {
    let layout = isGrid ? AnyLayout(GridLayout(alignment: .leading)) : AnyLayout(VStackLayout())
    layout {
      GridRow {
        Text("one")
        Text("2")
      }
      GridRow {
        Text("three")
        Text("4")
      }
    }
  }
}

//= one   2
//= three 4
#Preview("laid") { Laid() }

// MARK: Texts and times

private struct Shake: GeometryEffect {
  var animatableData: CGFloat = 0

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: sin(animatableData * .pi * 2) * 8, y: 0))
  }
}

extension String {
  fileprivate var minutes: Int? {
    firstMatch(of: /(\d+)\s*min/).flatMap { Int($0.1) }
  }
}

private struct Told: View {
  @SceneStorage("told") private var isTold = true
  private let now = Date.now

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\("12 min".minutes ?? 0) \(isTold)").modifier(Shake())
      Text(Measurement(value: 3000, unit: UnitInformationStorage.bytes), format: .byteCount(style: .file))
      Text(URL(string: "https://islet.example:80/a?b=c")!, format: .url)
      Text(
        .currentDate,
        format: SystemFormatStyle.Timer(countingDownIn: now..<(now + 90), showsHours: true, maxFieldCount: 2))
      Text(
        .currentDate,
        format: SystemFormatStyle.DateOffset(to: now - 90, allowedFields: [.minute, .second], sign: .never))
      Text("for \(.currentDate, format: .stopwatch(startingAt: now - 5, maxPrecision: .seconds(1)))")
      Text("word").transition(.blurReplace(.upUp))
    }
  }
}

//= 12 true
//= 3 kB
//= https://islet.example/a
//= 1:30
//= 1 minute, 30 seconds
//= for 0:05
#Preview("told") { Told() }

// MARK: Names of UIKit

private struct Named: View {
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  var body: some View {
    let metrics = UIFontMetrics(forTextStyle: .body)
    VStack(alignment: .leading) {
      Text(verbatim: "\(metrics.scaledValue(for: 3)) \(UIAccessibility.isReduceMotionEnabled)")
      Text(verbatim: "\(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets).width)")
      Text(verbatim: "\(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)")
      Text(verbatim: "\(NSTextAlignment.center.rawValue)")
        .font(Font(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))))
    }
  }
}

//= 3.0 false
//= 4.0
//= true
//= 1
#Preview("named") { Named() }

// MARK: Lines and cut colours

private struct Lined: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Color.blue.frame(height: 4)
      Color.pink.frame(height: 1)
      HStack {
        Text("a")
        Color.gray.frame(width: 1, height: 16)
        Text("b")
      }
      Color.red.frame(width: 48, height: 16).clipShape(Capsule())
      Divider().overlay(.orange).frame(width: 80)
      ZStack(alignment: .leading) {
        Color.gray.frame(height: 6).cornerRadius(3)
        Color.green.frame(width: 120, height: 6).cornerRadius(3)
      }
    }
  }
}

//= ━━━━━━━━
//= ────────
//= a │ b
//= (    )
//= ──────────
//= ━━━━━━━━━━━━━━━
#Preview("lined") { Lined() }

// MARK: Masks of letters

private struct Lettered: View {
  var body: some View {
    VStack(alignment: .leading) {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 160, height: 16)
        .mask(alignment: .leading) { Text("Gradient text").bold() }
      HStack(spacing: 0) { ForEach(0..<5) { _ in Image(systemName: "star") } }
        .overlay(alignment: .leading) {
          Color.yellow.frame(width: 24).mask(alignment: .leading) {
            HStack(spacing: 0) { ForEach(0..<5) { _ in Image(systemName: "star.fill") } }
          }
        }
    }
  }
}

//= Gradient text
//= ★★★☆☆
#Preview("lettered") { Lettered() }

// MARK: Views that run from right to left

private struct Turned: View {
  var body: some View {
    VStack {
      HStack {
        Text("first")
        Spacer()
        Text("second")
        HStack {
          Text("2")
          Text("1")
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft)
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      ProgressView(value: 0.25).environment(\.layoutDirection, .rightToLeft)
    }
  }
}

//= 2 1 second
//= left
//= ─╺━
#Preview("turned") { Turned() }
