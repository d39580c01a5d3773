@main enum IsletCommand { static func main() {} }
