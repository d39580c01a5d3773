import BoxLayout
import Cells
import Foundation

/// What the system draws in place of a view that a widget may not hold: a yellow box with a red sign, here
/// with the view's name, so that a frame says which view it was.
///
/// The mark takes the room it is offered, as most of these views do, and is at least as large as its text.
package struct ProhibitedMark: PrimitiveView {
  /// Apple's name of the view's type, without type arguments.
  let name: String

  package static func _lower(_ view: Self, into lowering: inout _Lowering) {
    lowering.title?.add(text: view.name)
    let notice = "\(view.name) cannot be part of a Live Activity; the prohibited mark stands for it."
    if !lowering.notices.contains(notice) { lowering.notices.append(notice) }
    lowering.with {
      // The mark is the system's and not the view's: no style from around it holds inside.
      $0.fields.font = .caption
      $0.fields.redactionReasons = []
      $0.fields.multilineTextAlignment = .center
    } _: { lowering in
      lowering.lower(
        HStack(spacing: 8) {
          Text(verbatim: "⊘").foregroundStyle(.red).bold()
          Text(verbatim: view.name).foregroundStyle(.black).lineLimit(1)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.yellow))
    }
  }
}

/// A view that a widget may not hold.
///
/// Its initialisers take what Apple's take, so that sources compile; what they are given is kept where an app that
/// runs shows it.
@MainActor @preconcurrency
package protocol ProhibitedView: PrimitiveView {
  /// What an app shows of it; `nil` where it shows nothing of it yet.
  var inApp: AppPart? { get }
}

/// What an app that runs shows in place of a view that a widget may not hold.
package struct AppPart {
  let lower: @MainActor (inout _Lowering) -> Void

  init<V: View>(_ view: @escaping @MainActor () -> V) {
    lower = { $0.lower(view()) }
  }
}

extension ProhibitedView {
  package var inApp: AppPart? { nil }

  public static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let name = String("\(Self.self)".prefix { $0 != "<" })
    if lowering.graph == nil {
      lowering.lower(ProhibitedMark(name: name))
    } else if let part = view.inApp {
      part.lower(&lowering)
    } else {
      lowering.lower(MissingMark(name: name))
    }
  }
}

/// What an app shows for a view that Islet does not run: its name in a quiet box.
private struct MissingMark: PrimitiveView {
  let name: String

  static func _lower(_ view: Self, into lowering: inout _Lowering) {
    let notice = "\(view.name) is not run in an app: its name stands for it."
    if !lowering.notices.contains(notice) { lowering.notices.append(notice) }
    lowering.lower(
      Text(verbatim: view.name).font(.caption).foregroundStyle(.secondary).padding(.horizontal, 8)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 6)))
  }
}
