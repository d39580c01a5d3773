// Text: every initialiser, font and modifier, as sources write them. Lines that begin with `//=` above a
// preview are rows that its frame must show, in this order.
import SwiftUI
import WidgetKit

private let start = Date.now
private let later = Date.now.addingTimeInterval(15 * 60)

struct Delivery {
  var driver: String?
  var minutes: Int
  var price: Double
}

private let delivery = Delivery(driver: "Mina", minutes: 12, price: 8.5)

//= Arriving soon
//= Mina
//= 12 min away
//= Driver: Mina, 12 minutes
//= Late
//= 3.50 km
//= Total $8.50
#Preview("literals, expressions, interpolation") {
  VStack(alignment: .leading) {
    Text("Arriving soon")
    Text(delivery.driver ?? "Unknown")
    Text("\(delivery.minutes) min away")
    Text("Driver: \(delivery.driver ?? "-"), \(delivery.minutes) minutes")
    Text(delivery.minutes > 10 ? "Late" : "On time")
    Text(String(format: "%.2f km", 3.5))
    Text("Total \(delivery.price, format: .currency(code: "USD"))")
  }
}

//= *not* markdown
//= Localised
//= bold and code
//= 15:00
//= 75%
//= 1,234.5
//= $12.00
//= 3 items
#Preview("verbatim, localized, markdown, formats") {
  VStack(alignment: .leading) {
    Text(verbatim: "*not* markdown")
    Text(String(localized: "Localised", comment: "A comment"))
    Text("**bold** and `code`")
    Text(Duration.seconds(900).formatted(.time(pattern: .minuteSecond)))
    Text(0.75, format: .percent)
    Text(1234.5, format: .number)
    Text(12, format: .currency(code: "USD"))
    Text("\(3) items", comment: "How many there are")
  }
}

//= 15:00
//= 15:00
//= 15:00
//= 0:00
//= 15:00
//= 15:00
#Preview("timers") {
  VStack(alignment: .leading) {
    Text(timerInterval: start...later, countsDown: true)
    Text(timerInterval: start...later)
    Text(timerInterval: start...later, countsDown: true, showsHours: false)
    Text(timerInterval: start...later, countsDown: false)
    Text(timerInterval: start...later, pauseTime: start, countsDown: true, showsHours: true)
    Text(later, style: .timer)
  }
}

//= 9:56 AM
//= 15 min
//= in 15 minutes
//= January 9, 2026
//= 9:41 – 9:56 AM
//= Jan 9
//= 9:56 AM
#Preview("dates") {
  VStack(alignment: .leading) {
    Text(later, style: .time)
    Text(later, style: .relative)
    Text(later, style: .offset).hidden()
    Text(later, format: .relative(presentation: .named))
    Text(later, style: .date)
    Text(start...later)
    Text(later, format: .dateTime.month().day())
    Text(later.formatted(date: .omitted, time: .shortened))
  }
}

//= headline
//= title2
//= title3
//= caption
//= caption2
//= subheadline
//= body
//= title
//= footnote
//= callout
//= largeTitle
#Preview("text styles") {
  VStack(alignment: .leading) {
    Text("headline").font(.headline)
    Text("title2").font(.title2)
    Text("title3").font(.title3)
    Text("caption").font(.caption)
    Text("caption2").font(.caption2)
    Text("subheadline").font(.subheadline)
    Text("body").font(.body)
    Text("title").font(.title)
    Text("footnote").font(.footnote)
    Text("callout").font(.callout)
    Text("largeTitle").font(.largeTitle)
  }
}

extension Font {
  static func gameController(size: CGFloat) -> Font { .custom("GameController", size: size) }
}

struct Themed {
  var instructionFont: Font = .title3.weight(.bold)
}

//= size
//= bold
//= semibold
//= rounded
//= regular
//= heavy
//= style
//= digits 12:34
//= weights
//= custom
//= chosen
//= light
#Preview("system fonts and weights") {
  VStack(alignment: .leading) {
    Text("size").font(.system(size: 14))
    Text("bold").font(.system(size: 14, weight: .bold))
    Text("semibold").font(.system(size: 14, weight: .semibold))
    Text("rounded").font(.system(size: 14, weight: .semibold, design: .rounded))
    Text("regular").font(Font.system(size: 14, weight: .regular))
    Text("heavy").font(.system(size: 14, weight: .heavy, design: .rounded))
    Text("style").font(.system(.title, design: .monospaced))
    Text("digits 12:34").font(.system(.caption, design: .rounded).monospacedDigit().weight(.medium))
    Text("weights").font(.caption.weight(.semibold))
    Text("custom").font(.gameController(size: 12))
    Text("chosen").font(delivery.minutes > 3 ? .headline : Themed().instructionFont)
    Text("light").font(Font.title.weight(.light))
  }
}

//= BOLD
//= semibold
//= medium
//= black
//= italic
//= struck
//= patterned
//= under
//= kerned
//= small caps
//= wide
//= 12:34
//= design
#Preview("text modifiers") {
  VStack(alignment: .leading) {
    Text("bold").bold().textCase(.uppercase)
    Text("semibold").fontWeight(.semibold)
    Text("medium").fontWeight(.medium)
    Text("black").fontWeight(.black)
    Text("italic").italic()
    Text("struck").strikethrough(true)
    Text("patterned").strikethrough(true, pattern: .dash, color: .red)
    Text("under").underline(true, color: .blue)
    Text("kerned").kerning(1).tracking(0.5).baselineOffset(2)
    Text("small caps").font(.body.smallCaps())
    Text("wide").fontWidth(.expanded)
    Text("12:34").monospacedDigit()
    Text("design").fontDesign(.rounded)
  }
}

//= One line that is cut off…
//= One l… off
//= Several lines of text
//= that wrap
//= trailing
//= lines
//= Tight
#Preview("lines") {
  VStack(alignment: .leading) {
    Text("One line that is cut off at its end").lineLimit(1).frame(width: 200)
    Text("One line that is cut off").lineLimit(1).truncationMode(.middle).frame(width: 80)
    Text("Several lines of text that wrap").lineLimit(2).minimumScaleFactor(0.5)
      .multilineTextAlignment(.center).lineSpacing(2).frame(width: 176, alignment: .leading)
    Text("trailing\nlines").multilineTextAlignment(.trailing).fixedSize(horizontal: false, vertical: true)
    Text("Tight").allowsTightening(true).minimumScaleFactor(0.8).lineLimit(1...2)
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}

//= One two three
//= ★ star 5
//= attributed
#Preview("concatenation and attributes") {
  VStack(alignment: .leading) {
    Text("One ").bold() + Text("two ").foregroundColor(.red) + Text("three").italic()
    Text("\(Image(systemName: "star.fill")) star \(5)")
    Text(AttributedString("attributed"))
  }
}
