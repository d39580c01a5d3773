// What projects say to WidgetKit about their activities. Of each preview two frames are compared: those of its
// two states, or those of two previews whose names begin alike.
import ActivityKit
import SwiftUI
import WidgetKit

struct ProbeAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var isChanged = false
    var text = "text"
  }

  var name = "name"
}

private let attributes = ProbeAttributes()
private let plain = ProbeAttributes.ContentState()
private let changed = ProbeAttributes.ContentState(isChanged: true, text: "other")

@MainActor private func island<Leading: View, Trailing: View, Minimal: View>(
  leading: Leading, trailing: Trailing, minimal: Minimal
) -> DynamicIsland {
  DynamicIsland {
    DynamicIslandExpandedRegion(.center) { Text("center") }
  } compactLeading: {
    leading
  } compactTrailing: {
    trailing
  } minimal: {
    minimal
  }
}

@MainActor private var bare: DynamicIsland {
  island(leading: Text("l"), trailing: Text("t"), minimal: Text("m"))
}

// MARK: The Lock Screen

private struct Card: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      Text(context.state.text)
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview("ActivityConfiguration(for:){} dynamicIsland:{}", as: .content, using: attributes) {
  Card()
} contentStates: {
  plain
  changed
}

#Preview("#Preview(_:, as: .content, using:){} contentStates:{}", as: .content, using: attributes) {
  Card()
} contentStates: {
  plain
  changed
}

#Preview("context.state", as: .content, using: attributes) {
  Card()
} contentStates: {
  plain
  changed
}

#Preview("#Preview(_:){} | 1") { Text("plain") }

#Preview("#Preview(_:){} | 2") { Text("other") }

private struct Named: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { (context: ActivityViewContext<ProbeAttributes>) in
      Text(context.attributes.name)
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview("context.attributes | 1", as: .content, using: attributes) {
  Named()
} contentStates: {
  plain
}

#Preview("context.attributes | 2", as: .content, using: ProbeAttributes(name: "another")) {
  Named()
} contentStates: {
  plain
}

private struct Identified: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      Text(context.state.isChanged && !context.activityID.isEmpty ? "has an identifier" : "-")
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview("activityID", as: .content, using: attributes) {
  Identified()
} contentStates: {
  plain
  changed
}

#Preview("context.activityID", as: .content, using: attributes) {
  Identified()
} contentStates: {
  plain
  changed
}

private struct Rounded: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      if context.state.isChanged {
        Color.red.frame(height: 96).clipShape(ContainerRelativeShape()).padding(.horizontal)
      } else {
        Color.red.frame(height: 96).padding(.horizontal)
      }
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(".clipShape(ContainerRelativeShape())", as: .content, using: attributes) {
  Rounded()
} contentStates: {
  plain
  changed
}

private struct Tinted: Widget {
  let tint: (Bool) -> Color?

  init() { tint = { _ in nil } }

  init(_ tint: @escaping (Bool) -> Color?) { self.tint = tint }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      Text("tinted").activityBackgroundTint(tint(context.state.isChanged))
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(".activityBackgroundTint(_:)", as: .content, using: attributes) {
  Tinted { $0 ? .red : nil }
} contentStates: {
  plain
  changed
}

private struct Tint1: View {
  var body: some View { Text("tinted").activityBackgroundTint(Color(.systemBackground).opacity(0.95)) }
}

private struct TintWidget1: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      if context.state.isChanged {
        Tint1()
      } else {
        Text("tinted").activityBackgroundTint(.green)
      }
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(".activityBackgroundTint(Color(.systemBackground).opacity(0.95))", as: .content, using: attributes) {
  TintWidget1()
} contentStates: {
  plain
  changed
}

private struct Tint2: View {
  var body: some View { Text("tinted").activityBackgroundTint(nil) }
}

private struct TintWidget2: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      if context.state.isChanged {
        Tint2()
      } else {
        Text("tinted").activityBackgroundTint(.green)
      }
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(".activityBackgroundTint(nil)", as: .content, using: attributes) {
  TintWidget2()
} contentStates: {
  plain
  changed
}

private struct Tint3: View {
  var body: some View { Text("tinted").activityBackgroundTint(.black) }
}

private struct TintWidget3: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      if context.state.isChanged {
        Tint3()
      } else {
        Text("tinted").activityBackgroundTint(.green)
      }
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(".activityBackgroundTint(.black)", as: .content, using: attributes) {
  TintWidget3()
} contentStates: {
  plain
  changed
}

private struct Tint4: View {
  var body: some View { Text("tinted").activityBackgroundTint(Color(red: 0.07, green: 0.07, blue: 0.08)) }
}

private struct TintWidget4: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      if context.state.isChanged {
        Tint4()
      } else {
        Text("tinted").activityBackgroundTint(.green)
      }
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(
  ".activityBackgroundTint(Color(red: 0.07, green: 0.07, blue: 0.08))", as: .content, using: attributes
) {
  TintWidget4()
} contentStates: {
  plain
  changed
}

private struct Tint5: View {
  var body: some View { Text("tinted").activityBackgroundTint(Color.black) }
}

private struct TintWidget5: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      if context.state.isChanged {
        Tint5()
      } else {
        Text("tinted").activityBackgroundTint(.green)
      }
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(".activityBackgroundTint(Color.black)", as: .content, using: attributes) {
  TintWidget5()
} contentStates: {
  plain
  changed
}

private struct Tint6: View {
  var body: some View { Text("tinted").activityBackgroundTint(Color.black.opacity(0.25)) }
}

private struct TintWidget6: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      if context.state.isChanged {
        Tint6()
      } else {
        Text("tinted").activityBackgroundTint(.green)
      }
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(".activityBackgroundTint(Color.black.opacity(0.25))", as: .content, using: attributes) {
  TintWidget6()
} contentStates: {
  plain
  changed
}

private struct Tint7: View {
  var body: some View { Text("tinted").activityBackgroundTint(Color.blue) }
}

private struct TintWidget7: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      if context.state.isChanged {
        Tint7()
      } else {
        Text("tinted").activityBackgroundTint(.green)
      }
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(".activityBackgroundTint(Color.blue)", as: .content, using: attributes) {
  TintWidget7()
} contentStates: {
  plain
  changed
}

private struct Tint8: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View {
    Text("tinted").activityBackgroundTint(colorScheme == .light ? Color("Brand") : Color("Brand"))
  }
}

private struct TintWidget8: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      if context.state.isChanged {
        Tint8()
      } else {
        Text("tinted").activityBackgroundTint(.green)
      }
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(
  #".activityBackgroundTint(colorScheme == .light ? Color("…") : Color("…"))"#, as: .content,
  using: attributes
) {
  TintWidget8()
} contentStates: {
  plain
  changed
}

// MARK: The island

private struct Keyline0: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? bare.keylineTint(.blue) : bare.keylineTint(.green)
    }
  }
}

#Preview(".keylineTint(.blue)", as: .dynamicIsland(.expanded), using: attributes) {
  Keyline0()
} contentStates: {
  plain
  changed
}

private struct Keyline1: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? bare.keylineTint(Color.red) : bare.keylineTint(.green)
    }
  }
}

#Preview(".keylineTint(Color.red)", as: .dynamicIsland(.expanded), using: attributes) {
  Keyline1()
} contentStates: {
  plain
  changed
}

private struct Keyline2: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? bare.keylineTint(.accentColor) : bare.keylineTint(.green)
    }
  }
}

#Preview(".keylineTint(.accentColor)", as: .dynamicIsland(.expanded), using: attributes) {
  Keyline2()
} contentStates: {
  plain
  changed
}

private struct Keyline3: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? bare.keylineTint(Color.blue) : bare.keylineTint(.green)
    }
  }
}

#Preview(".keylineTint(Color.blue)", as: .dynamicIsland(.expanded), using: attributes) {
  Keyline3()
} contentStates: {
  plain
  changed
}

private struct Keyline4: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? bare.keylineTint(.red) : bare.keylineTint(.green)
    }
  }
}

#Preview(".keylineTint(_:)", as: .dynamicIsland(.expanded), using: attributes) {
  Keyline4()
} contentStates: {
  plain
  changed
}

private struct PartCompactleading: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("center") }
      } compactLeading: {
        Text(context.state.text)
      } compactTrailing: {
        Text("t")
      } minimal: {
        Text("m")
      }
    }
  }
}

#Preview("compactLeading", as: .dynamicIsland(.compact), using: attributes) {
  PartCompactleading()
} contentStates: {
  plain
  changed
}

private struct PartCompacttrailing: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("center") }
      } compactLeading: {
        Text("l")
      } compactTrailing: {
        Text(context.state.text)
      } minimal: {
        Text("m")
      }
    }
  }
}

#Preview("compactTrailing", as: .dynamicIsland(.compact), using: attributes) {
  PartCompacttrailing()
} contentStates: {
  plain
  changed
}

private struct PartMinimal: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("center") }
      } compactLeading: {
        Text("l")
      } compactTrailing: {
        Text("t")
      } minimal: {
        Text(context.state.isChanged ? "2" : "1")
      }
    }
  }
}

#Preview("minimal", as: .dynamicIsland(.minimal), using: attributes) {
  PartMinimal()
} contentStates: {
  plain
  changed
}

#Preview(
  "DynamicIsland{} compactLeading:{} compactTrailing:{} minimal:{}", as: .dynamicIsland(.compact),
  using: attributes
) {
  PartCompactleading()
} contentStates: {
  plain
  changed
}

#Preview(
  "#Preview(_:, as: .dynamicIsland(.compact), using:){} contentStates:{}", as: .dynamicIsland(.compact),
  using: attributes
) {
  PartCompactleading()
} contentStates: {
  plain
  changed
}

private struct Region0: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.state.text) }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview("DynamicIslandExpandedRegion(.leading)", as: .dynamicIsland(.expanded), using: attributes) {
  Region0()
} contentStates: {
  plain
  changed
}

#Preview("DynamicIslandExpandedRegion(_:){}", as: .dynamicIsland(.expanded), using: attributes) {
  Region0()
} contentStates: {
  plain
  changed
}

#Preview(
  "#Preview(_:, as: .dynamicIsland(.expanded), using:){} contentStates:{}", as: .dynamicIsland(.expanded),
  using: attributes
) {
  Region0()
} contentStates: {
  plain
  changed
}

private struct Region1: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.trailing) { Text(context.state.text) }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview("DynamicIslandExpandedRegion(.trailing)", as: .dynamicIsland(.expanded), using: attributes) {
  Region1()
} contentStates: {
  plain
  changed
}

private struct Region2: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.text) }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview("DynamicIslandExpandedRegion(.bottom)", as: .dynamicIsland(.expanded), using: attributes) {
  Region2()
} contentStates: {
  plain
  changed
}

private struct Region3: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.state.text) }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview("DynamicIslandExpandedRegion(.center)", as: .dynamicIsland(.expanded), using: attributes) {
  Region3()
} contentStates: {
  plain
  changed
}

private struct Region4: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      if context.state.isChanged {
        return DynamicIsland {
          DynamicIslandExpandedRegion(.leading, priority: 1) { Text("one\ntwo\nthree") }
          DynamicIslandExpandedRegion(.leading) { Text("a text that wants the room") }
          DynamicIslandExpandedRegion(.trailing) { Text("one\ntwo\nthree") }
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
      }
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("one\ntwo\nthree") }
        DynamicIslandExpandedRegion(.leading) { Text("a text that wants the room") }
        DynamicIslandExpandedRegion(.trailing) { Text("one\ntwo\nthree") }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview(
  "DynamicIslandExpandedRegion(.leading, priority: 1)", as: .dynamicIsland(.expanded), using: attributes
) {
  Region4()
} contentStates: {
  plain
  changed
}

#Preview("DynamicIslandExpandedRegion(_:priority:){}", as: .dynamicIsland(.expanded), using: attributes) {
  Region4()
} contentStates: {
  plain
  changed
}

private struct Region5: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      if context.state.isChanged {
        return DynamicIsland {
          DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("one\ntwo\nthree") }
          DynamicIslandExpandedRegion(.trailing) { Text("a text that wants the room") }
          DynamicIslandExpandedRegion(.leading) { Text("one\ntwo\nthree") }
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
      }
      return DynamicIsland {
        DynamicIslandExpandedRegion(.trailing) { Text("one\ntwo\nthree") }
        DynamicIslandExpandedRegion(.trailing) { Text("a text that wants the room") }
        DynamicIslandExpandedRegion(.leading) { Text("one\ntwo\nthree") }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview(
  "DynamicIslandExpandedRegion(.trailing, priority: 1)", as: .dynamicIsland(.expanded), using: attributes
) {
  Region5()
} contentStates: {
  plain
  changed
}

private struct Margins0: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? edges.contentMargins(.all, 32, for: .expanded) : edges
    }
  }
}

#Preview("contentMargins: .all", as: .dynamicIsland(.expanded), using: attributes) {
  Margins0()
} contentStates: {
  plain
  changed
}

private struct Margins1: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? edges.contentMargins(.all, 32, for: .expanded) : edges
    }
  }
}

#Preview(".contentMargins(_:_:for:)", as: .dynamicIsland(.expanded), using: attributes) {
  Margins1()
} contentStates: {
  plain
  changed
}

private struct Margins2: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? edges.contentMargins(.all, 32, for: .expanded) : edges
    }
  }
}

#Preview("contentMargins: 32", as: .dynamicIsland(.expanded), using: attributes) {
  Margins2()
} contentStates: {
  plain
  changed
}

private struct Margins3: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? edges.contentMargins(.all, 32, for: .expanded) : edges
    }
  }
}

#Preview("contentMargins: for: .expanded", as: .dynamicIsland(.expanded), using: attributes) {
  Margins3()
} contentStates: {
  plain
  changed
}

private struct Margins4: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? edges.contentMargins(.leading, 0, for: .expanded) : edges
    }
  }
}

#Preview("contentMargins: 0", as: .dynamicIsland(.expanded), using: attributes) {
  Margins4()
} contentStates: {
  plain
  changed
}

private struct Margins5: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? edges.contentMargins(.leading, 0, for: .expanded) : edges
    }
  }
}

#Preview("contentMargins: .leading", as: .dynamicIsland(.expanded), using: attributes) {
  Margins5()
} contentStates: {
  plain
  changed
}

private struct Margins6: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? edges.contentMargins(.trailing, 40, for: .expanded) : edges
    }
  }
}

#Preview("contentMargins: .trailing", as: .dynamicIsland(.expanded), using: attributes) {
  Margins6()
} contentStates: {
  plain
  changed
}

private struct Margins7: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? edges.contentMargins(.trailing, 40, for: .compactTrailing) : edges
    }
  }
}

#Preview("contentMargins: for: .compactTrailing", as: .dynamicIsland(.compact), using: attributes) {
  Margins7()
} contentStates: {
  plain
  changed
}

private struct Margins8: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? edges.contentMargins(.leading, 40, for: .compactLeading) : edges
    }
  }
}

#Preview("contentMargins: for: .compactLeading", as: .dynamicIsland(.compact), using: attributes) {
  Margins8()
} contentStates: {
  plain
  changed
}

private struct Margins9: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged
        ? edges.contentMargins([.leading, .top, .bottom], 40, for: .compactLeading) : edges
    }
  }
}

#Preview("contentMargins: [.leading, .top, .bottom]", as: .dynamicIsland(.compact), using: attributes) {
  Margins9()
} contentStates: {
  plain
  changed
}

private struct Margins10: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      context.state.isChanged ? edges.contentMargins(.all, 32, for: .minimal) : edges
    }
  }
}

#Preview("contentMargins: for: .minimal", as: .dynamicIsland(.minimal), using: attributes) {
  Margins10()
} contentStates: {
  plain
  changed
}

@MainActor private var edges: DynamicIsland {
  DynamicIsland {
    DynamicIslandExpandedRegion(.leading) { Text("leading") }
    DynamicIslandExpandedRegion(.trailing) { Text("trailing") }
    DynamicIslandExpandedRegion(.bottom) { Text("bottom").frame(maxWidth: .infinity, alignment: .leading) }
  } compactLeading: {
    Text("lead")
  } compactTrailing: {
    Text("trail")
  } minimal: {
    Text("m")
  }
}

private struct RegionMargins0: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      if context.state.isChanged {
        return DynamicIsland {
          DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 16) }.contentMargins(.horizontal, 40)
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
      }
      return DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 16) }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview("contentMargins: .horizontal", as: .dynamicIsland(.expanded), using: attributes) {
  RegionMargins0()
} contentStates: {
  plain
  changed
}

private struct RegionMargins1: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      if context.state.isChanged {
        return DynamicIsland {
          DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 16) }.contentMargins(.leading, 6)
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
      }
      return DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 16) }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview("contentMargins: 6", as: .dynamicIsland(.expanded), using: attributes) {
  RegionMargins1()
} contentStates: {
  plain
  changed
}

private struct Below: View {
  let isBelow: Bool

  var body: some View {
    if isBelow {
      Text("a text that is too wide for the side of the camera").dynamicIsland(
        verticalPlacement: .belowIfTooWide)
    } else {
      Text("a text that is too wide for the side of the camera")
    }
  }
}

private struct BelowWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) { Below(isBelow: context.state.isChanged) }
        DynamicIslandExpandedRegion(.trailing) { Text("trailing") }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview(".dynamicIsland(verticalPlacement:)", as: .dynamicIsland(.expanded), using: attributes) {
  BelowWidget()
} contentStates: {
  plain
  changed
}

#Preview(
  ".dynamicIsland(verticalPlacement: .belowIfTooWide)", as: .dynamicIsland(.expanded), using: attributes
) {
  BelowWidget()
} contentStates: {
  plain
  changed
}

#Preview("belowIfTooWide", as: .dynamicIsland(.expanded), using: attributes) {
  BelowWidget()
} contentStates: {
  plain
  changed
}

#Preview("verticalPlacement", as: .dynamicIsland(.expanded), using: attributes) {
  BelowWidget()
} contentStates: {
  plain
  changed
}

private struct Composed: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { _ in
      Text("card")
    } dynamicIsland: { context in
      DynamicIsland {
        bottom(context.state.text)
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }

  @DynamicIslandExpandedContentBuilder
  private func bottom(_ text: String) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.bottom) { Text(text) }
  }
}

#Preview("@DynamicIslandExpandedContentBuilder", as: .dynamicIsland(.expanded), using: attributes) {
  Composed()
} contentStates: {
  plain
  changed
}

#Preview("DynamicIslandExpandedContentBuilder", as: .dynamicIsland(.expanded), using: attributes) {
  Composed()
} contentStates: {
  plain
  changed
}

#Preview("DynamicIslandExpandedContent", as: .dynamicIsland(.expanded), using: attributes) {
  Composed()
} contentStates: {
  plain
  changed
}

// MARK: What is stale

private struct Stale0: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      Text(context.isStale ? "stale" : "fresh")
    } dynamicIsland: { _ in
      bare
    }
  }
}

private struct Stale1: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      Text("text").foregroundStyle(context.isStale ? .secondary : .primary)
    } dynamicIsland: { _ in
      bare
    }
  }
}

private struct Stale2: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      Text("text").foregroundStyle(context.isStale ? .red.opacity(0.6) : .primary)
    } dynamicIsland: { _ in
      bare
    }
  }
}

private struct Stale3: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      Text("text").foregroundStyle(context.isStale ? .red.opacity(0.6) : .secondary)
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview("context.isStale", as: .content, using: attributes) {
  Stale0()
} contentStates: {
  plain
}

#Preview("isStale", as: .content, using: attributes) {
  Stale0()
} contentStates: {
  plain
}

#Preview(".foregroundStyle(context.isStale ? .secondary : .primary)", as: .content, using: attributes) {
  Stale1()
} contentStates: {
  plain
}

#Preview(".foregroundStyle(context.isStale ? .red.opacity(0.6) : .primary)", as: .content, using: attributes)
{
  Stale2()
} contentStates: {
  plain
}

#Preview(
  ".foregroundStyle(context.isStale ? .red.opacity(0.6) : .secondary)", as: .content, using: attributes
) {
  Stale3()
} contentStates: {
  plain
}

// MARK: What shows nothing in these frames

private struct Buttons: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      if context.state.isChanged {
        Text("card").activitySystemActionForegroundColor(.red)
      } else {
        Text("card")
      }
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(".activitySystemActionForegroundColor(_:)", as: .content, using: attributes) {
  Buttons()
} contentStates: {
  plain
  changed
}

private struct Addressed: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ProbeAttributes.self) { context in
      Text("card").widgetURL(context.state.isChanged ? URL(string: "islet://open") : nil)
    } dynamicIsland: { _ in
      bare
    }
  }
}

#Preview(".widgetURL(_:)", as: .content, using: attributes) {
  Addressed()
} contentStates: {
  plain
  changed
}
