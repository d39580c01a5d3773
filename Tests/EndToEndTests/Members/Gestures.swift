// Every public member of gestures. A presentation sees none, so what they would do shows nothing.
import SwiftUI

private struct Twice: Gesture {
  var body: some Gesture<Int> {
    TapGesture(count: 2).map { 2 }
  }
}

private struct Slide: Gesture {
  @Binding var moved: CGSize

  var body: some Gesture {
    DragGesture().onChanged { moved = $0.translation }
  }
}

private struct Touched: View {
  @GestureState private var isDown = false
  @GestureState(initialValue: CGSize.zero) private var moved
  @GestureState(wrappedValue: 0) private var turned
  @GestureState(wrappedValue: 0, resetTransaction: Transaction(animation: .default)) private var scaled
  @GestureState(resetTransaction: Transaction()) private var place: CGPoint?
  @State private var seen: [String] = []
  @State private var offset = CGSize.zero

  private var drag: some Gesture {
    DragGesture(minimumDistance: 12, coordinateSpace: .local)
      .updating($moved) { value, state, _ in state = value.translation }
      .onChanged { value in
        seen.append("\(value.time) \(value.location) \(value.startLocation) \(value.velocity)")
        seen.append("\(value.predictedEndLocation) \(value.predictedEndTranslation)")
      }
      .onEnded { _ in seen.append("dragged") }
  }

  private var pinch: some Gesture {
    MagnifyGesture(minimumScaleDelta: 0.1)
      .onChanged { value in
        seen.append("\(value.time) \(value.magnification) \(value.velocity) \(value.startAnchor)")
        seen.append("\(value.startLocation)")
      }
      .simultaneously(
        with: RotateGesture(minimumAngleDelta: .degrees(2)).onChanged { value in
          seen.append("\(value.time) \(value.rotation) \(value.velocity) \(value.startAnchor)")
          seen.append("\(value.startLocation)")
        })
  }

  private var either: some Gesture {
    TapGesture(count: 2).exclusively(before: LongPressGesture(minimumDuration: 1, maximumDistance: 8)).onEnded
    { value in
      switch value {
      case .first: seen.append("twice")
      case .second(let isDone): seen.append("\(isDone)")
      }
    }
  }

  private var one: some Gesture {
    LongPressGesture().sequenced(before: DragGesture(coordinateSpace: .named("room"))).updating($isDown) {
      value, state, _ in
      switch value {
      case .first(let isDone): state = isDone
      case .second(let isDone, let drag): state = isDone && drag != nil
      }
    }
  }

  private var facts: String {
    let tap = SpatialTapGesture(count: 3, coordinateSpace: .local)
    let press = LongPressGesture(minimumDuration: 2, maximumDistance: 5)
    let mask = GestureMask(rawValue: GestureMask.all.rawValue)
    return [
      "\(DragGesture(minimumDistance: 4).minimumDistance)", "\(tap.count)", "\(TapGesture(count: 4).count)",
      "\(press.minimumDuration) \(press.maximumDistance)",
      "\(MagnificationGesture(minimumScaleDelta: 0.5).minimumScaleDelta)",
      "\(MagnifyGesture(minimumScaleDelta: 0.25).minimumScaleDelta)",
      "\(RotationGesture(minimumAngleDelta: .degrees(3)).minimumAngleDelta.degrees)",
      "\(RotateGesture(minimumAngleDelta: .degrees(6)).minimumAngleDelta.degrees)",
      "\(mask == [.gesture, .subviews]) \(mask == .none)",
    ].joined(separator: " ")
  }

  var body: some View {
    Text(verbatim: "\(facts) \(isDown) \(moved.width) \(turned) \(scaled) \(place == nil)")
      .gesture(drag)
      .gesture(Twice().onEnded { seen.append("\($0 + 1)") })
      .gesture(AnyGesture(Slide(moved: $offset)))
      .gesture(pinch, including: .gesture)
      .highPriorityGesture(either)
      .simultaneousGesture(one, including: .subviews)
      .gesture(SpatialTapGesture().onEnded { seen.append("\($0.location)") })
      .gesture(DragGesture(coordinateSpace: CoordinateSpace.global))
      .gesture(DragGesture(coordinateSpace: LocalCoordinateSpace()))
      .gesture(ExclusiveGesture(TapGesture(), TapGesture()))
      .gesture(SequenceGesture(TapGesture(), TapGesture()))
      .gesture(
        SimultaneousGesture(TapGesture(), TapGesture()).onEnded {
          seen.append("\($0.first != nil) \($0.second != nil)")
        })
  }
}

//= 4.0 3 4 2.0 5.0 0.5 0.25 3.0 6.0 true false false
//= 0.0 0 0 true
#Preview("gestures") { Touched() }
