/// One `#Preview` of a user, as it is found in a loaded library.
public struct Preview {
  /// What a preview shows; its kinds are in the modules that declare the macros.
  package protocol Content {}

  /// What a preview is called, if it has a name.
  package let name: String?
  /// The module and the file that it stands in: `App/Order.swift`.
  package let fileID: String
  /// The module that it stands in.
  package var module: Substring { fileID.prefix { $0 != "/" } }
  /// The line that it begins on, from 1.
  package let line: Int
  /// What it shows.
  package let content: any Content

  package init(name: String?, fileID: String, line: Int, content: any Content) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.content = content
  }
}
