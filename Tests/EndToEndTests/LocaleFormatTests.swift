import Foundation
import Testing

/// Numbers, money, measures, lists, durations and dates as five languages write them, in a source as a user
/// writes it. What is expected is what the Common Locale Data Repository says, with blanks of every kind as one.
@Suite struct LocaleFormatTests {
  private static let locales = ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_EG"]

  /// What is formatted, and what it becomes in each of the locales.
  private static let rows: [(code: String, texts: [String])] = [
    (
      "Text(1234567.891, format: .number)",
      ["1,234,567.891", "1.234.567,891", "1 234 567,891", "1,234,567.891", "١٬٢٣٤٬٥٦٧٫٨٩١"]
    ),
    ("Text(\"\\(1234567)\")", ["1,234,567", "1.234.567", "1 234 567", "1,234,567", "١٬٢٣٤٬٥٦٧"]),
    ("Text(-1234.5, format: .number)", ["-1,234.5", "-1.234,5", "-1 234,5", "-1,234.5", "-١٬٢٣٤٫٥"]),
    ("Text(0.256, format: .percent)", ["25.6%", "25,6 %", "25,6 %", "25.6%", "٢٥٫٦٪"]),
    (
      "Text(1234.5, format: .currency(code: \"EUR\"))",
      ["€1,234.50", "1.234,50 €", "1 234,50 €", "€1,234.50", "١٬٢٣٤٫٥٠ €"]
    ),
    (
      "Text(1234.5, format: .currency(code: \"USD\"))",
      ["$1,234.50", "1.234,50 $", "1 234,50 $US", "$1,234.50", "١٬٢٣٤٫٥٠ US$"]
    ),
    (
      "Text(1_234_567, format: .number.notation(.compactName))",
      ["1.2M", "1,2 Mio.", "1,2 M", "123万", "١٫٢ مليون"]
    ),
    (
      "Text(Int64(1_500_000), format: .byteCount(style: .file))",
      ["1.5 MB", "1,5 MB", "1,5 Mo", "1.5 MB", "١٫٥ م.ب"]
    ),
    (
      "Text(Measurement(value: 3.5, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated))",
      ["2.2 mi", "3,5 km", "3,5 km", "3.5 km", "٣٫٥ كم"]
    ),
    (
      "Text(Measurement(value: 3.5, unit: UnitLength.kilometers), format: .measurement(width: .wide))",
      ["2.2 miles", "3,5 Kilometer", "3,5 kilomètres", "3.5キロメートル", "٣٫٥ كيلومتر"]
    ),
    (
      "Text(Measurement(value: 21, unit: UnitTemperature.celsius), format: .measurement(width: .abbreviated))",
      ["70°F", "21 °C", "21 °C", "21°C", "٢١°م"]
    ),
    (
      "Text([\"a\", \"b\", \"c\"], format: .list(type: .and))",
      [
        "a, b, and c", "a, b und c", "a, b et c", "a、b、c", "a وb وc",
      ]
    ),
    ("Text([\"a\", \"b\"], format: .list(type: .or))", ["a or b", "a oder b", "a ou b", "aまたはb", "a أو b"]),
    (
      "Text(Duration.seconds(3725), format: .time(pattern: .hourMinuteSecond))",
      ["1:02:05", "1:02:05", "1:02:05", "1:02:05", "١:٠٢:٠٥"]
    ),
    (
      "Text(Duration.seconds(3725), format: .units(allowed: [.hours, .minutes], width: .wide))",
      ["1 hour, 2 minutes", "1 Stunde und 2 Minuten", "1 heure et 2 minutes", "1時間 2分", "ساعة ودقيقتان"]
    ),
    ("Text(later, style: .relative)", ["15 min", "15 Min.", "15 min", "15分", "١٥ د"]),
    ("Text(later, style: .offset)", ["-15 minutes", "-15 Minuten", "-15 minutes", "-15分", "-١٥ دقيقة"]),
    (
      "Text(later, format: .relative(presentation: .numeric))",
      ["in 15 minutes", "in 15 Minuten", "dans 15 minutes", "15 分後", "خلال ١٥ دقيقة"]
    ),
    (
      "Text(moment.addingTimeInterval(-86_400), format: .relative(presentation: .named))",
      ["yesterday", "gestern", "hier", "昨日", "أمس"]
    ),
    (
      "Text(moment, style: .date)",
      ["January 9, 2026", "9. Januar 2026", "9 janvier 2026", "2026年1月9日", "٩ يناير، ٢٠٢٦"]
    ),
    (
      "Text(moment.addingTimeInterval(21_600), style: .time)",
      ["3:41 PM", "15:41", "15:41", "15:41", "٣:٤١ م"]
    ),
    (
      "Text(moment, format: .dateTime.month().day())",
      ["Jan 9", "9. Jan.", "9 janv.", "1月9日", "٩ يناير"]
    ),
    (
      "Text(moment, format: .dateTime.weekday(.wide))",
      ["Friday", "Freitag", "vendredi", "金曜日", "الجمعة"]
    ),
    (
      "Text(moment...later)",
      ["9:41 – 9:56 AM", "09:41–09:56 Uhr", "09:41 – 09:56", "9時41分～9時56分", "٩:٤١–٩:٥٦ ص"]
    ),
    ("Text(timerInterval: moment...later)", ["15:00", "15:00", "15:00", "15:00", "١٥:٠٠"]),
    ("Text(later, style: .timer)", ["15:00", "15:00", "15:00", "15:00", "١٥:٠٠"]),
  ]

  private static let source = """
    import SwiftUI

    private let moment = Date.now
    private let later = Date.now.addingTimeInterval(900)

    #Preview("formats") {
      VStack(alignment: .leading, spacing: 0) {
        \(rows.map(\.code).joined(separator: "\n    "))
      }
    }
    """

  private struct Box: Decodable {
    var text: String?
    var children: [Box]?

    var texts: [String] { (text.map { [$0] } ?? []) + (children ?? []).flatMap(\.texts) }
  }

  private struct Drawn: Decodable { var boxes: [Box] }

  @Test(arguments: locales) func formatsAreThoseOfTheLanguage(locale: String) throws {
    let folder = try SourceFolder(["Formats.swift": Self.source])
    let result = try Program.run(
      ["render", folder.path, "--bare", "--format", "json", "--locale", locale])
    try #require(result.code == 0, "\(result.errors)")
    let frames = try JSONDecoder().decode([Drawn].self, from: Data(result.output.utf8))
    let texts = frames.flatMap(\.boxes).flatMap(\.texts).map(Self.plain)
    try #require(texts.count == Self.rows.count)
    let column = try #require(Self.locales.firstIndex(of: locale))
    for (row, text) in zip(Self.rows, texts) {
      #expect(text == Self.plain(row.texts[column]), "\(row.code) in \(locale)")
    }
  }

  /// Every blank as a space, without the marks that say which way a text runs and with Arabic letters as they
  /// are typed, not as they are joined.
  private static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.precomposedStringWithCompatibilityMapping.unicodeScalars.compactMap { scalar in
          switch scalar.properties.generalCategory {
          case .spaceSeparator: " "
          case .format: nil
          default: scalar
          }
        }))
  }
}
