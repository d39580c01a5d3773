import Foundation
import Observation
import Testing

@testable import SwiftUI

@MainActor
struct StateTests {
  private struct Drink: Equatable {
    var name = "Tea"
    var sizes = [1, 2]
  }

  @Observable
  final class Model {
    var count = 1
  }

  private enum Kind: String {
    case hot, cold
  }

  /// A state without a value that gets one in the initialiser, as a view with a model has it.
  private struct Owner {
    @State var model: Model
    @State var note: String?

    init(count: Int) {
      let model = Model()
      model.count = count
      _model = State(initialValue: model)
    }
  }

  @Test func stateGetsItsValueInTheInitialiser() {
    let owner = Owner(count: 7)
    #expect(owner.model.count == 7)
    #expect(owner.note == nil)
  }

  @Test func bindingReachesParts() {
    let state = State(wrappedValue: Drink())
    let binding = state.projectedValue
    binding.name.wrappedValue = "Cocoa"
    binding.sizes[1].wrappedValue = 5
    #expect(state.wrappedValue == Drink(name: "Cocoa", sizes: [1, 5]))
  }

  @Test func bindingToAnOptional() throws {
    let state = State<Int?>(wrappedValue: 4)
    let binding = try #require(Binding(state.projectedValue))
    binding.wrappedValue = 7
    #expect(state.wrappedValue == 7)
    #expect(Binding(State<Int?>().projectedValue) == nil)
  }

  @Test func constantIgnoresWhatIsSet() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func bindableSetsTheObject() {
    let model = Model()
    Bindable(model).count.wrappedValue = 9
    #expect(model.count == 9)
  }

  @Test func settingsStayInMemory() {
    let key = "islet-tests-settings"
    let (first, second) = (
      AppStorage(wrappedValue: 1, key), AppStorage<Int?>(key)
    )
    #expect(first.wrappedValue == 1 && second.wrappedValue == nil)
    first.wrappedValue = 5
    #expect(second.wrappedValue == 5)
    #expect(UserDefaults.standard.object(forKey: key) == nil)
    second.wrappedValue = nil
    #expect(first.wrappedValue == 1)
    let kind = AppStorage(wrappedValue: Kind.hot, key + "-kind")
    kind.wrappedValue = .cold
    #expect(kind.projectedValue.wrappedValue == .cold)
  }

  @Test func metricsGrowWithTheTextSize() {
    let metric = ScaledMetric(wrappedValue: 17.0)
    let saved = EnvironmentValues.current
    defer { EnvironmentValues.current = saved }
    // What was lowered last has left its own.
    EnvironmentValues.current = EnvironmentValues()
    #expect(metric.wrappedValue == 17)
    EnvironmentValues.current.dynamicTypeSize = .accessibility5
    #expect(metric.wrappedValue == 53)
  }
}
