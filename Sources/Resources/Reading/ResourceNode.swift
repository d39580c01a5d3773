import Foundation

/// A value in a JSON file or property list that knows where it stands.
struct ResourceNode {
  let value: Any?
  let path: String
  let place: String

  /// The root of a JSON file.
  static func json(at path: String) throws(ResourceProblem) -> ResourceNode {
    let data = try ResourceFile.data(at: path)
    do {
      return ResourceNode(value: try JSONSerialization.jsonObject(with: data), path: path, place: "")
    } catch {
      throw ResourceProblem(path: path, message: "is no valid JSON: \(Self.reason(error))")
    }
  }

  /// The root of a property list, as XML, binary or in the old style.
  static func propertyList(_ data: Data, path: String) throws(ResourceProblem) -> ResourceNode {
    do {
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      return ResourceNode(value: list, path: path, place: "")
    } catch {
      throw ResourceProblem(path: path, message: "is no valid property list: \(Self.reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let text = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "it cannot be read"
  }

  var exists: Bool { value != nil && !(value is NSNull) }

  /// The member of a dictionary; one that does not exist when there is none.
  subscript(key: String) -> ResourceNode {
    ResourceNode(
      value: (value as? [String: Any])?[key], path: path, place: place.isEmpty ? key : "\(place).\(key)")
  }

  var text: String? { value as? String }
  var number: Int? { (value as? NSNumber)?.intValue ?? (value as? Int) }
  var flag: Bool? { (value as? Bool) ?? (value as? NSNumber)?.boolValue }

  /// The members in the order of their keys.
  func members() throws(ResourceProblem) -> [(key: String, node: ResourceNode)] {
    guard let dictionary = value as? [String: Any] else { throw expected("a dictionary") }
    return dictionary.keys.sorted().map { ($0, self[$0]) }
  }

  /// The elements of a list.
  func elements() throws(ResourceProblem) -> [ResourceNode] {
    guard let list = value as? [Any] else { throw expected("a list") }
    return list.enumerated().map { index, value in
      ResourceNode(value: value, path: path, place: "\(place)[\(index)]")
    }
  }

  func string() throws(ResourceProblem) -> String {
    guard let text else { throw expected("a text") }
    return text
  }

  /// What is wrong when something else stands here.
  func expected(_ what: String) -> ResourceProblem {
    let found: String =
      switch value {
      case nil: "nothing"
      case is NSNull: "null"
      case let text as String: "\"\(text.prefix(60))\""
      case is [String: Any]: "a dictionary"
      case is [Any]: "a list"
      case let other?: "\(other)"
      }
    return ResourceProblem(path: path, place: place, message: "expected \(what), found \(found)")
  }
}
