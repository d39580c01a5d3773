// Members of styles, fonts, shapes, paths and canvases: each changes what is drawn.
import SwiftUI

private let word = Text("word")
private let room = CGRect(x: 0, y: 0, width: 160, height: 48)
private let small = CGRect(x: 0, y: 0, width: 64, height: 32)
private let middle = CGPoint(x: 80, y: 24)

extension Path {
  fileprivate var drawnAgain: Path {
    var copy = Path()
    forEach { element in
      switch element {
      case .move(let point): copy.move(to: point)
      case .line(let point): copy.addLine(to: point)
      case .closeSubpath: copy.closeSubpath()
      case .quadCurve, .curve: break
      }
    }
    return copy
  }
}

private struct Styles1: View {
  var body: some View {
    Probes {
      Probe("accentColor", height: 16, Color.mint) { _ in
        Rectangle().fill(.accentColor)
      }
      Probe("brown", height: 16, Color.mint) { _ in
        Rectangle().fill(.brown)
      }
      Probe("cyan", height: 16, Color.mint) { _ in
        Rectangle().fill(.cyan)
      }
      Probe("fill", height: 16, Color.mint) { _ in
        Rectangle().fill(.fill)
      }
      Probe("gray", height: 16, Color.mint) { _ in
        Rectangle().fill(.gray)
      }
      Probe("link", height: 16, Color.mint) { _ in
        Rectangle().fill(.link)
      }
      Probe("pink", height: 16, Color.mint) { _ in
        Rectangle().fill(.pink)
      }
      Probe("placeholder", height: 16, Color.mint) { _ in
        Rectangle().fill(.placeholder)
      }
      Probe("purple", height: 16, Color.mint) { _ in
        Rectangle().fill(.purple)
      }
      Probe("quaternary", height: 16, Color.mint) { _ in
        Rectangle().fill(.quaternary)
      }
      Probe("quinary", height: 16, Color.mint) { _ in
        Rectangle().fill(.quinary)
      }
      Probe("selection", height: 16, Color.mint) { _ in
        Rectangle().fill(.selection)
      }
      Probe("separator", height: 16, Color.mint) { _ in
        Rectangle().fill(.separator)
      }
      Probe("teal", height: 16, Color.mint) { _ in
        Rectangle().fill(.teal)
      }
      Probe("windowBackground", height: 16, Color.mint) { _ in
        Rectangle().fill(.windowBackground)
      }
      Probe("yellow", height: 16, Color.mint) { _ in
        Rectangle().fill(.yellow)
      }
      Probe("ultraThinMaterial", height: 16, Color.mint) { _ in
        Rectangle().fill(.ultraThinMaterial)
      }
      Probe("thinMaterial", height: 16, Color.mint) { _ in
        Rectangle().fill(.thinMaterial)
      }
      Probe("regularMaterial", height: 16, Color.mint) { _ in
        Rectangle().fill(.regularMaterial)
      }
      Probe("thickMaterial", height: 16, Color.mint) { _ in
        Rectangle().fill(.thickMaterial)
      }
      Probe("ultraThickMaterial", height: 16, Color.mint) { _ in
        Rectangle().fill(.ultraThickMaterial)
      }
      Probe("bar", height: 16, Color.mint) { _ in
        Rectangle().fill(.bar)
      }
      Probe("foreground", height: 16, Color.mint) { _ in
        Rectangle().fill(.foreground)
      }
      Probe("opacity", height: 16, Color.mint) { _ in
        Rectangle().fill(.opacity(0.5))
      }
      Probe("image", height: 16, Color.mint) { _ in
        Rectangle().fill(.image(Image("Brand")))
      }
      Probe("angularGradient", height: 16, Color.mint) { _ in
        Rectangle().fill(
          .angularGradient(Gradient(colors: [.red, .blue]), startAngle: .zero, endAngle: .degrees(180)))
      }
    }
  }
}

#Preview("styles, colours and letters 1") { Styles1() }

private struct Styles2: View {
  var body: some View {
    Probes {
      Probe("angularGradient of colours", height: 16, Color.mint) { _ in
        Rectangle().fill(
          .angularGradient(
            colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180)))
      }
      Probe("angularGradient of stops", height: 16, Color.mint) { _ in
        Rectangle().fill(
          .angularGradient(
            stops: [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
            center: .center, startAngle: .zero, endAngle: .degrees(180)))
      }
      Probe("conicGradient", height: 16, Color.mint) { _ in
        Rectangle().fill(.conicGradient(Gradient(colors: [.red, .blue])))
      }
      Probe("conicGradient of colours", height: 16, Color.mint) { _ in
        Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
      }
      Probe("conicGradient of stops", height: 16, Color.mint) { _ in
        Rectangle().fill(
          .conicGradient(
            stops: [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
            center: .center))
      }
      Probe("ellipticalGradient", height: 16, Color.mint) { _ in
        Rectangle().fill(.ellipticalGradient(Gradient(colors: [.red, .blue])))
      }
      Probe("ellipticalGradient of colours", height: 16, Color.mint) { _ in
        Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))
      }
      Probe("ellipticalGradient of stops", height: 16, Color.mint) { _ in
        Rectangle().fill(
          .ellipticalGradient(stops: [
            Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1),
          ]))
      }
      Probe("linearGradient", height: 16, Color.mint) { _ in
        Rectangle().fill(
          .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing))
      }
      Probe("linearGradient of any", height: 16, Color.mint) { _ in
        Rectangle().fill(.linearGradient(Color.red.gradient, startPoint: .leading, endPoint: .trailing))
      }
      Probe("linearGradient of colours", height: 16, Color.mint) { _ in
        Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
      Probe("linearGradient of stops", height: 16, Color.mint) { _ in
        Rectangle().fill(
          .linearGradient(
            stops: [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
            startPoint: .leading, endPoint: .trailing))
      }
      Probe("radialGradient", height: 16, Color.mint) { _ in
        Rectangle().fill(.radialGradient(Gradient(colors: [.red, .blue]), endRadius: 48))
      }
      Probe("radialGradient of any", height: 16, Color.mint) { _ in
        Rectangle().fill(.radialGradient(Color.red.gradient, endRadius: 48))
      }
      Probe("radialGradient of colours", height: 16, Color.mint) { _ in
        Rectangle().fill(
          .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 48))
      }
      Probe("radialGradient of stops", height: 16, Color.mint) { _ in
        Rectangle().fill(
          .radialGradient(
            stops: [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
            center: .center, startRadius: 0, endRadius: 48))
      }
      Probe("Color.brown", height: 16, Color.mint) { _ in
        Color.brown
      }
      Probe("Color.cyan", height: 16, Color.mint) { _ in
        Color.cyan
      }
      Probe("Color.indigo", height: 16, Color.mint) { _ in
        Color.indigo
      }
      Probe("Color.teal", height: 16, Color.mint) { _ in
        Color.teal
      }
      Probe("mix", height: 16, Color.red) { _ in
        Color.red.mix(with: .blue, by: 0.5)
      }
      Probe("custom of one size", height: 16, word) { _ in
        word.font(.custom("Other", fixedSize: 40))
      }
      Probe("custom of a style", height: 16, word) { _ in
        word.font(.custom("Other", size: 40, relativeTo: .body))
      }
      Probe("extraLargeTitle", height: 16, word) { _ in
        word.font(.extraLargeTitle)
      }
      Probe("extraLargeTitle2", height: 16, word) { _ in
        word.font(.extraLargeTitle2)
      }
      Probe("italic of a font", height: 16, word) { _ in
        word.font(.body.italic())
      }
    }
  }
}

#Preview("styles, colours and letters 2") { Styles2() }

private struct Styles3: View {
  var body: some View {
    Probes {
      Probe("pointSize", height: 16, word) { _ in
        word.font(.body.pointSize(40))
      }
      Probe("scaled", height: 16, word) { _ in
        word.font(.body.scaled(by: 3))
      }
      Probe("bold", height: 16, word) { _ in
        word.bold(true)
      }
      Probe("italic", height: 16, word) { _ in
        word.italic(true)
      }
      Probe("underline", height: 16, word) { _ in
        word.underline(pattern: .solid)
      }
    }
  }
}

#Preview("styles, colours and letters 3") { Styles3() }

private struct Shapes1: View {
  var body: some View {
    Probes {
      Probe("rect", EmptyView()) { _ in
        Color.red.clipShape(.rect)
      }
      Probe("containerRelative", EmptyView()) { _ in
        Color.red.clipShape(.containerRelative)
      }
      Probe("buttonBorder", Color.red) { _ in
        Color.red.clipShape(.buttonBorder)
      }
      Probe("capsule", Color.red) { _ in
        Color.red.clipShape(.capsule(style: .continuous))
      }
      Probe("ellipse", Color.red) { _ in
        Color.red.clipShape(.ellipse)
      }
      Probe("rect of radii", Color.red) { _ in
        Color.red.clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 24)))
      }
      Probe("rect of a size", Color.red) { _ in
        Color.red.clipShape(.rect(cornerSize: CGSize(width: 16, height: 16)))
      }
      Probe("rect of corners", Color.red) { _ in
        Color.red.clipShape(.rect(corners: .fixed(16)))
      }
      Probe("rect of each radius", Color.red) { _ in
        Color.red.clipShape(.rect(topLeadingRadius: 24))
      }
      Probe("offset", Circle()) { _ in
        Circle().offset(CGSize(width: 16, height: 0))
      }
      Probe("offset of a point", Circle()) { _ in
        Circle().offset(CGPoint(x: 16, y: 0))
      }
      Probe("offset by", Circle().fill(.primary)) { _ in
        Circle().offset(x: 16).fill(.primary)
      }
      Probe("rotation", Rectangle()) { _ in
        Rectangle().rotation(.degrees(45))
      }
    }
  }
}

#Preview("shapes 1") { Shapes1() }

private struct Shapes2: View {
  var body: some View {
    Probes {
      Probe("scale", Rectangle()) { _ in
        Rectangle().scale(0.5)
      }
      Probe("scale of each", Rectangle()) { _ in
        Rectangle().scale(x: 0.5)
      }
      Probe("size", Rectangle()) { _ in
        Rectangle().size(CGSize(width: 48, height: 16))
      }
      Probe("size of each", Rectangle()) { _ in
        Rectangle().size(width: 48, height: 16)
      }
      Probe("transform", Rectangle()) { _ in
        Rectangle().transform(CGAffineTransform(translationX: 32, y: 0))
      }
      Probe("inset", Rectangle()) { _ in
        Rectangle().inset(by: 16)
      }
      Probe("strokeBorder", Rectangle().fill(.red)) { _ in
        Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 8))
      }
    }
  }
}

#Preview("shapes 2") { Shapes2() }

private struct Paths1: View {
  var body: some View {
    Probes {
      Probe("interpolation", Image("Brand").resizable().frame(width: 48, height: 48)) { _ in
        Image("Brand").resizable().interpolation(.none).frame(width: 48, height: 48)
      }
      Probe("addArc", EmptyView()) { _ in
        Path { path in
          path.addArc(
            center: middle, radius: 20, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
        }
        .fill(.red)
      }
      Probe("addArc by tangents", EmptyView()) { _ in
        Path { path in
          path.move(to: .zero)
          path.addArc(tangent1End: CGPoint(x: 80, y: 0), tangent2End: CGPoint(x: 80, y: 48), radius: 20)
        }
        .fill(.red)
      }
      Probe("addCurve", EmptyView()) { _ in
        Path { path in
          path.move(to: .zero)
          path.addCurve(
            to: CGPoint(x: 160, y: 0), control1: CGPoint(x: 40, y: 60), control2: CGPoint(x: 120, y: 60))
        }
        .fill(.red)
      }
      Probe("addEllipse", EmptyView()) { _ in
        Path { path in
          path.addEllipse(in: room)
        }
        .fill(.red)
      }
      Probe("addLines", EmptyView()) { _ in
        Path { path in
          path.addLines([.zero, middle, CGPoint(x: 0, y: 48)])
        }
        .fill(.red)
      }
      Probe("addPath", EmptyView()) { _ in
        Path { path in
          path.addPath(Path(room))
        }
        .fill(.red)
      }
      Probe("addQuadCurve", EmptyView()) { _ in
        Path { path in
          path.move(to: .zero)
          path.addQuadCurve(to: CGPoint(x: 160, y: 0), control: CGPoint(x: 80, y: 90))
        }
        .fill(.red)
      }
      Probe("addRects", EmptyView()) { _ in
        Path { path in
          path.addRects([room])
        }
        .fill(.red)
      }
      Probe("addRelativeArc", EmptyView()) { _ in
        Path { path in
          path.addRelativeArc(center: middle, radius: 20, startAngle: .zero, delta: .degrees(180))
        }
        .fill(.red)
      }
      Probe("addRoundedRect", Path(room).fill(.red)) { _ in
        Path { path in
          path.addRoundedRect(in: room, cornerSize: CGSize(width: 16, height: 16))
        }
        .fill(.red)
      }
      Probe("addRoundedRect of radii", Path(room).fill(.red)) { _ in
        Path { path in
          path.addRoundedRect(in: room, cornerRadii: RectangleCornerRadii(topLeading: 24))
        }
        .fill(.red)
      }
      Probe(
        "closeSubpath",
        Path { $0.addLines([.zero, middle, CGPoint(x: 0, y: 48)]) }.stroke(.red, lineWidth: 4)
      ) { _ in
        Path { path in
          path.addLines([.zero, middle, CGPoint(x: 0, y: 48)])
          path.closeSubpath()
        }
        .stroke(.red, lineWidth: 4)
      }
    }
  }
}

#Preview("paths and canvases 1") { Paths1() }

private struct Paths2: View {
  var body: some View {
    Probes {
      Probe("applying", Path(small).fill(.red)) { _ in
        Path(small).applying(CGAffineTransform(translationX: 32, y: 0)).fill(.red)
      }
      Probe("offsetBy", Path(small).fill(.red)) { _ in
        Path(small).offsetBy(dx: 32, dy: 0).fill(.red)
      }
      Probe("contains", Text("out")) { _ in
        Text(Path(room).contains(middle) ? "in" : "out")
      }
      Probe("forEach", EmptyView()) { _ in
        Path(small).offsetBy(dx: 8, dy: 0).drawnAgain.fill(.red)
      }
      Probe("strokedPath", Path(small).fill(.red)) { _ in
        Path(small).strokedPath(StrokeStyle(lineWidth: 16)).fill(.red)
      }
      Probe("trimmedPath", Path(room).stroke(.red, lineWidth: 4)) { _ in
        Path(room).trimmedPath(from: 0, to: 0.4).stroke(.red, lineWidth: 4)
      }
      Probe("stroke", EmptyView()) { _ in
        Canvas { context, _ in
          context.stroke(Path(room), with: .color(.red), lineWidth: 4)
        }
      }
      Probe("stroke of a style", EmptyView()) { _ in
        Canvas { context, _ in
          context.stroke(Path(room), with: .color(.red), style: StrokeStyle(lineWidth: 4))
        }
      }
      Probe("translateBy", Canvas { context, _ in context.fill(Path(small), with: .color(.red)) }) { _ in
        Canvas { context, _ in
          context.translateBy(x: 32, y: 0)
          context.fill(Path(small), with: .color(.red))
        }
      }
      Probe("scaleBy", Canvas { context, _ in context.fill(Path(small), with: .color(.red)) }) { _ in
        Canvas { context, _ in
          context.scaleBy(x: 2, y: 1)
          context.fill(Path(small), with: .color(.red))
        }
      }
      Probe("rotate", Canvas { context, _ in context.fill(Path(small), with: .color(.red)) }) { _ in
        Canvas { context, _ in
          context.rotate(by: .degrees(30))
          context.fill(Path(small), with: .color(.red))
        }
      }
      Probe("concatenate", Canvas { context, _ in context.fill(Path(small), with: .color(.red)) }) { _ in
        Canvas { context, _ in
          context.concatenate(CGAffineTransform(translationX: 32, y: 0))
          context.fill(Path(small), with: .color(.red))
        }
      }
      Probe("clip", Canvas { context, _ in context.fill(Path(room), with: .color(.red)) }) { _ in
        Canvas { context, _ in
          context.clip(to: Path(small))
          context.fill(Path(room), with: .color(.red))
        }
      }
    }
  }
}

#Preview("paths and canvases 2") { Paths2() }

private struct Paths3: View {
  var body: some View {
    Probes {
      Probe("clipToLayer", Canvas { context, _ in context.fill(Path(room), with: .color(.red)) }) { _ in
        Canvas { context, _ in
          context.clipToLayer { layer in layer.fill(Path(small), with: .color(.white)) }
          context.fill(Path(room), with: .color(.red))
        }
      }
      Probe("drawLayer", EmptyView()) { _ in
        Canvas { context, _ in
          context.drawLayer { layer in layer.fill(Path(small), with: .color(.red)) }
        }
      }
      Probe("draw a text", EmptyView()) { _ in
        Canvas { context, _ in
          context.draw(Text("x"), at: middle)
        }
      }
      Probe("draw a text in", EmptyView()) { _ in
        Canvas { context, _ in
          context.draw(Text("x"), in: room)
        }
      }
      Probe("draw a resolved text", EmptyView()) { _ in
        Canvas { context, _ in
          context.draw(context.resolve(Text("x")), at: middle)
        }
      }
      Probe("draw a resolved text in", EmptyView()) { _ in
        Canvas { context, _ in
          context.draw(context.resolve(Text("x")), in: room)
        }
      }
      Probe("draw an image", EmptyView()) { _ in
        Canvas { context, _ in
          context.draw(Image(systemName: "star"), at: middle)
        }
      }
      Probe("draw an image in", EmptyView()) { _ in
        Canvas { context, _ in
          context.draw(Image("Brand"), in: room)
        }
      }
      Probe("draw a resolved image", EmptyView()) { _ in
        Canvas { context, _ in
          context.draw(context.resolve(Image(systemName: "star")), at: middle)
        }
      }
      Probe("draw a resolved image in", EmptyView()) { _ in
        Canvas { context, _ in
          context.draw(context.resolve(Image("Brand")), in: room)
        }
      }
      Probe("resolve", EmptyView()) { _ in
        Canvas { context, _ in
          context.fill(Path(small), with: context.resolve(.color(.red)))
        }
      }
      Probe("draw a symbol in", EmptyView()) { _ in
        Canvas { context, _ in
          if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, in: room) }
        } symbols: {
          Text("x").tag(1)
        }
      }
    }
  }
}

#Preview("paths and canvases 3") { Paths3() }

private let bar = CGRect(x: 64, y: 0, width: 16, height: 32)

private struct Combined1: View {
  var body: some View {
    Probes {
      Probe("union", Circle().fill(.red)) { _ in
        Circle().union(Rectangle().size(width: 16, height: 32)).fill(.red)
      }
      Probe("intersection", Rectangle().fill(.red)) { _ in
        Rectangle().intersection(Circle().offset(x: 24)).fill(.red)
      }
      Probe("subtracting", Rectangle().fill(.red)) { _ in
        Rectangle().subtracting(Circle().offset(x: 24)).fill(.red)
      }
      Probe("symmetricDifference", Rectangle().fill(.red)) { _ in
        Rectangle().symmetricDifference(Circle().offset(x: 24)).fill(.red)
      }
      Probe("lineIntersection", Rectangle().stroke(.red, lineWidth: 4)) { _ in
        Rectangle().lineIntersection(Rectangle().size(width: 64, height: 64)).stroke(.red, lineWidth: 4)
      }
      Probe("lineSubtraction", Rectangle().stroke(.red, lineWidth: 4)) { _ in
        Rectangle().lineSubtraction(Rectangle().size(width: 64, height: 64)).stroke(.red, lineWidth: 4)
      }
    }
  }
}

#Preview("shapes taken together 1") { Combined1() }

private struct Combined2: View {
  var body: some View {
    Probes {
      Probe("union", Path(small).fill(.red)) { _ in
        Path(small).union(Path(bar)).fill(.red)
      }
      Probe("intersection", Path(room).fill(.red)) { _ in
        Path(room).intersection(Path(bar)).fill(.red)
      }
      Probe("subtracting", Path(room).fill(.red)) { _ in
        Path(room).subtracting(Path(bar)).fill(.red)
      }
      Probe("symmetricDifference", Path(room).fill(.red)) { _ in
        Path(room).symmetricDifference(Path(bar)).fill(.red)
      }
      Probe("lineIntersection", Path(room).stroke(.red, lineWidth: 4)) { _ in
        Path(room).lineIntersection(Path(bar)).stroke(.red, lineWidth: 4)
      }
      Probe("lineSubtraction", Path(room).stroke(.red, lineWidth: 4)) { _ in
        Path(room).lineSubtraction(Path(bar)).stroke(.red, lineWidth: 4)
      }
      Probe("normalized", EmptyView()) { _ in
        Path(room).normalized().fill(.red)
      }
    }
  }
}

#Preview("shapes taken together 2") { Combined2() }
