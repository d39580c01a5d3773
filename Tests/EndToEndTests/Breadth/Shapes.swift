// Shapes, fills, strokes, gradients and layers behind and over views.
import SwiftUI
import UIKit

private struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

extension Shape {
  func lined(_ color: Color, width: CGFloat = 2) -> some View {
    stroke(color, lineWidth: width)
  }

  func filled() -> some View { fill(Color.red) }
}

//= (A)
//= (B)
//= (C)
//= (D)
//= (E)
//= [F]
#Preview("shapes behind text") {
  VStack(spacing: 0) {
    Text("A").padding(8).background(Circle().fill(.white))
    Text("B").padding(8).background(Capsule().fill(Color.blue.opacity(0.3)))
    Text("C").padding(8).background { RoundedRectangle(cornerRadius: 12).fill(.indigo.gradient) }
    Text("D").padding(8).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    Text("E").padding(8).background(.orange, in: .capsule)
    Text("F").padding(8).background(ContainerRelativeShape().fill(Color.red))
  }
}

//= │   1    │
//= 2
//= │   3    │
#Preview("strokes") {
  VStack {
    Text("1").frame(width: 80, height: 48)
      .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.blue, lineWidth: 2))
    Text("2").frame(width: 80, height: 48)
      .overlay { Circle().stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round)).foregroundColor(.green) }
    Text("3").frame(width: 80, height: 48)
      .overlay { Capsule(style: .continuous).strokeBorder(.red, lineWidth: 1) }
    Circle().stroke(lineWidth: 3).frame(width: 32, height: 32)
    Circle().trim(from: 0, to: 0.7).stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      .rotationEffect(.degrees(-90)).frame(width: 32, height: 32)
    Diamond().lined(.orange).frame(width: 32, height: 32)
    Diamond().filled().frame(width: 32, height: 16)
    Rectangle().strokeBorder(Color.gray).frame(width: 32, height: 32)
  }
}

//= gradient
//= stops
//= radial
//= angular
//= coloured
#Preview("gradients") {
  VStack {
    Text("gradient").padding(4)
      .background(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    Text("stops").padding(4).background(
      LinearGradient(
        gradient: Gradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]
        ),
        startPoint: .top, endPoint: .bottom))
    Text("radial").padding(4).background(
      RadialGradient(
        gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 40))
    Text("angular").padding(4).background(AngularGradient(colors: [.red, .blue], center: .center))
    Rectangle()
      .fill(.linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
      .frame(height: 16)
    Text("coloured").foregroundStyle(
      LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing))
  }
}

//= clip 1
//= clip 2
//= clip 3
//= clip 4
//= shown
#Preview("clips and masks") {
  VStack {
    Text("clip 1").padding(8).background(.blue).clipShape(Capsule())
    Text("clip 2").padding(8).background(Color.green).clipShape(RoundedRectangle(cornerRadius: 12))
    Text("clip 3").padding(8).background(.red).cornerRadius(8).clipShape(.rect(cornerRadius: 8))
    Text("clip 4").padding(8).background(.black).clipped().clipShape(.circle).clipShape(
      ContainerRelativeShape())
    Text("shown").mask { Rectangle() }.compositingGroup()
  }
}

//= badge 3
//= over
//= corner
#Preview("overlays and effects") {
  VStack(alignment: .leading) {
    Text("badge").overlay(alignment: .trailing) { Text("3").offset(x: 16) }
    Color.gray.frame(width: 96, height: 32).overlay(Text("over"))
    Color.black.frame(width: 96, height: 32).overlay(Text("corner"), alignment: .bottomTrailing)
      .overlay(content: { Circle().stroke(.white) })
    Rectangle().frame(width: 64, height: 16)
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2).shadow(color: .red, radius: 3).shadow(
        radius: 2
      )
      .scaleEffect(x: 1, y: 2, anchor: .center).scaleEffect(y: 1.5).scaleEffect(0.9)
      .animation(.linear, value: 0.5).animation(.easeInOut(duration: 0.25), value: 1)
      .animation(Animation.linear.repeatForever(), value: true).animation(.linear)
      .blur(radius: 1).opacity(0.8)
  }
}

//= path
#Preview("paths") {
  VStack {
    Text("path")
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 64, y: 0))
      path.addArc(
        center: CGPoint(x: 32, y: 0), radius: 16, startAngle: .zero, endAngle: .degrees(180),
        clockwise: false)
      path.addQuadCurve(to: CGPoint(x: 0, y: 32), control: CGPoint(x: 16, y: 16))
      path.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerSize: CGSize(width: 2, height: 2))
    }
    .stroke(.white, lineWidth: 1)
    .frame(width: 64, height: 32)
    Circle().inset(by: 4).fill(.blue).frame(width: 32, height: 32)
    Ellipse().frame(width: 64, height: 32)
    UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).frame(width: 64, height: 32)
  }
}
