import Foundation
import Resources
import Testing

@Suite struct InfoPlistTests {
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsBothKinds(format: PropertyListSerialization.PropertyListFormat) throws {
    let folder = try TestFolder()
    let data = try PropertyListSerialization.data(
      fromPropertyList: [
        "CFBundleIdentifier": "com.fern.app", "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
        "NSSupportsLiveActivities": true,
      ], format: format, options: 0)
    let list = try InfoPlist(path: try folder.write("Info.plist", data))
    #expect(list.bundleIdentifier == "com.fern.app")
    #expect(list.developmentRegion == nil)
    #expect(list.supportsLiveActivities == true)
    #expect(!list.isExtension)
  }

  @Test func theAppsListMustAllowLiveActivities() throws {
    let folder = try TestFolder()
    func list(_ values: [String: Any], _ name: String) throws -> String {
      try folder.write(
        name, try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0))
    }
    let app = try list(["CFBundleName": "App"], "App/Info.plist")
    let widget = try list(["NSExtension": [String: String]()], "Widget/Info.plist")
    let allowed = try list(["NSSupportsLiveActivities": true], "Good/Info.plist")
    #expect(
      ResourceLibrary(paths: [widget, app]).liveActivitiesNotice?.hasPrefix("\(app): NSSupports") == true)
    #expect(ResourceLibrary(paths: [widget]).liveActivitiesNotice == nil)
    #expect(ResourceLibrary(paths: [app, allowed]).liveActivitiesNotice == nil)
  }

  @Test func buildSettingsCountToo() throws {
    let folder = try TestFolder()
    func project(_ settings: String, _ name: String) throws -> String {
      try folder.write("\(name).xcodeproj/project.pbxproj", "{\n\tbuildSettings = {\n\(settings)\n\t};\n}\n")
    }
    let made = try project("\t\tGENERATE_INFOPLIST_FILE = YES;\n\t\tPRODUCT_NAME = GENERATE;", "Made")
    let allowed = try project(
      "\t\tGENERATE_INFOPLIST_FILE = YES;\n\t\tINFOPLIST_KEY_NSSupportsLiveActivities = YES;", "Allowed")
    let refused = try project("\t\tINFOPLIST_KEY_NSSupportsLiveActivities = \"NO\";", "Refused")
    let silent = try project("\t\tSDKROOT = iphoneos;", "Silent")
    let list = try folder.write(
      "App/Info.plist",
      try PropertyListSerialization.data(fromPropertyList: ["CFBundleName": "A"], format: .xml, options: 0))
    func notice(_ paths: String...) -> String? { ResourceLibrary(paths: paths).liveActivitiesNotice }
    let missing = "INFOPLIST_KEY_NSSupportsLiveActivities is missing"
    #expect(notice(made)?.hasPrefix("\(made): \(missing)") == true)
    #expect(notice(refused)?.hasPrefix("\(refused): INFOPLIST_KEY_NSSupportsLiveActivities is NO") == true)
    #expect(notice(allowed, list) == nil && notice(made, allowed) == nil && notice(silent) == nil)
    #expect(notice(list, made)?.hasPrefix("\(list): NSSupportsLiveActivities is missing") == true)
  }

  @Test func aDamagedListIsAProblem() throws {
    let folder = try TestFolder()
    let library = ResourceLibrary(paths: [
      try folder.write("Info.plist", "<?xml version='1.0'?><plist><dict>")
    ])
    #expect(library.infoPlists.isEmpty)
    #expect(library.problems.count == 1)
  }
}
