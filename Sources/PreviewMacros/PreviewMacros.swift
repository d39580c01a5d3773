@main enum PreviewMacros { static func main() {} }
