/// What is compiled as one module, as far as it decides what comes out.
struct CompileUnit {
  var moduleName: String
  var files: [SourceFile]
  var projectModules: Set<String>
  var generated: [GeneratedSource]
  /// The keys of the modules that it may import, in order.
  var modules: [(name: String, key: Digest)]
}
