// Containers, layout and geometry.
import SwiftUI

struct Stop: Identifiable, Hashable {
  let id: Int
  let name: String
}

private let stops = [Stop(id: 1, name: "Oak"), Stop(id: 2, name: "Elm"), Stop(id: 3, name: "Ash")]

//= a b
//= c    d
//= e
//= fg
#Preview("stacks") {
  VStack(alignment: .leading, spacing: 0) {
    HStack {
      Text("a"); Text("b")
    }
    HStack(spacing: 32) {
      Text("c"); Text("d")
    }
    VStack() { Text("e") }
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("f")
      Text("g")
    }
    HStack(alignment: .top) { EmptyView() }
  }
}

//= left                                        right
//= start    end
#Preview("spacers") {
  VStack(alignment: .leading) {
    HStack {
      Text("left")
      Spacer()
      Text("right")
    }
    HStack(spacing: 0) {
      Text("start")
      Spacer(minLength: 0)
      Spacer(minLength: 32)
      Text("end")
    }
    .fixedSize()
  }
}

//= Oak Elm Ash
//= 0 1 2
//= x y
//= Oak!
//= Elm!
//= Ash!
#Preview("loops") {
  VStack(alignment: .leading) {
    HStack { ForEach(stops) { stop in Text(stop.name) } }
    HStack { ForEach(0..<3) { Text("\($0)") } }
    HStack { ForEach(["x", "y"], id: \.self) { Text($0) } }
    ForEach(stops, id: \.id) { stop in Text(stop.name + "!") }
  }
}

//= 0 Oak
//= 1 Elm
//= 2 Ash
//= Oak 1
#Preview("enumerated and bound loops") {
  BoundLoop()
}

struct BoundLoop: View {
  @State private var names = stops
  @State private var counts = [1]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(stops.enumerated()), id: \.offset) { index, stop in
        Text("\(index) \(stop.name)")
      }
      HStack {
        ForEach($names.prefix(1)) { $stop in Text(stop.name) }
        ForEach($counts, id: \.self) { $count in Text("\(count)") }
      }
    }
    .onTapGesture { counts[0] += 1 }
    .gesture(DragGesture(minimumDistance: 5).onChanged { _ in }.onEnded { value in print(value.location) })
    .simultaneousGesture(TapGesture(count: 2).onEnded { counts[0] = 0 })
  }
}

//= over
//= front
//= group one
//= group two
//= any
#Preview("layers and groups") {
  VStack(alignment: .leading) {
    ZStack { Text("over") }
    ZStack(alignment: .bottomTrailing) {
      Color.clear.frame(width: 120, height: 32)
      Text("front")
    }
    Group {
      Text("group one")
      Text("group two")
    }
    .font(.caption)
    AnyView(Text("any"))
  }
}

//= 160 by 64
//= at 0, 16
//= in 8
#Preview("geometry") {
  VStack(alignment: .leading) {
    GeometryReader { geometry in
      VStack(alignment: .leading) {
        Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height))")
        GeometryReader { inner in
          let place = inner.frame(in: .named("card"))
          Text("at \(Int(place.minX)), \(Int(place.minY))")
        }
      }
    }
    .coordinateSpace(name: "card")
    .frame(width: 160, height: 64)
    GeometryReader { inner in Text("in \(Int(inner.frame(in: .global).minX - inner.frame(in: .local).minX))")
    }
    .frame(height: 16)
    .padding(.leading, 8)
  }
  .frame(maxWidth: .infinity, alignment: .leading)
}

//= wide enough
//= short
//= above
//= ─────────────────────────────────────────────────
//= below
#Preview("fitting and dividing") {
  VStack(alignment: .leading) {
    ViewThatFits(in: .horizontal) {
      Text("wide enough")
      Text("no")
    }
    ViewThatFits {
      Text("far too long for this room")
      Text("short")
    }
    .frame(width: 64)
    Text("above")
    Divider()
    Text("below")
  }
}

//= │ Box     │
//= │ content │
//= Section
//= row
#Preview("boxes") {
  VStack(alignment: .leading) {
    GroupBox {
      Text("content")
    } label: {
      Text("Box")
    }
    Section("Section") { Text("row") }
  }
}

//= a        b
//= cc
//= dd
//= middle
//= e
//= f
//= g
//= h
//= moved
#Preview("frames") {
  VStack(alignment: .leading) {
    HStack(spacing: 0) {
      Text("a").frame(width: 72, alignment: .leading)
      Text("b")
    }
    Text("cc").frame(width: 80, height: 16, alignment: .trailing)
    Text("dd").frame(minWidth: 40, maxWidth: .infinity, alignment: .trailing)
    Text("middle").frame(maxWidth: .infinity, maxHeight: 32)
    Text("e").frame(height: 16).frame(maxHeight: 16, alignment: .top)
    Text("f").frame(minHeight: 16).frame(minHeight: 16, maxHeight: 16)
    Text("g").frame(minWidth: 24, minHeight: 16).frame(minWidth: 32, alignment: .leading)
    Text("h").frame(maxWidth: 100, minHeight: 16, maxHeight: 16)
    Text("moved").offset(x: 16).offset(y: 0).offset(CGSize(width: 8, height: 0))
  }
}

//= all
//= horizontal
//= edges
//= insets
//= set
#Preview("padding") {
  VStack(alignment: .leading, spacing: 0) {
    Text("all").padding()
    Text("horizontal").padding(.horizontal, 16).padding(.vertical)
    Text("edges").padding([.leading, .trailing], 8).padding(4)
    Text("insets").padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
    Text("set").padding(.init(top: 2, leading: 2, bottom: 2, trailing: 2)).padding(.top, 8)
  }
}

//= long text…  fixed
//= square
//= here
//= raised
#Preview("priorities, sizes, places") {
  VStack(alignment: .leading) {
    HStack(spacing: 16) {
      Text("long text that has to give way").lineLimit(1)
      Text("fixed").layoutPriority(1).fixedSize(horizontal: true, vertical: false)
    }
    .frame(width: 144)
    Text("square").aspectRatio(1, contentMode: .fit).scaledToFit().scaledToFill().frame(height: 16)
    Text("here").position(x: 40, y: 8).frame(width: 120, height: 16)
    Text("raised").zIndex(1).alignmentGuide(.leading) { $0[.leading] }.id("raised")
  }
}
