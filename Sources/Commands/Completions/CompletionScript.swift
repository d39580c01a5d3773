/// Writes what a shell needs to complete `islet`, from the tables of commands and options.
struct CompletionScript {
  /// What an option's value can be.
  enum Values: Hashable {
    /// Anything: nothing is offered.
    case any
    case words([String])
    case files
    /// A word, or the path of a file.
    case wordsOrFiles([String])
  }

  /// The themes there are, by their ids.
  private let themes: [String]
  /// The iPhones and iPads there are, by their ids.
  private let devices: [String]
  private let commands = CommandSpec.all

  /// Ids; those that a shell could take for something else are left out.
  init(themes: [String], devices: [String]) {
    func isSafe(_ id: String) -> Bool {
      !id.isEmpty
        && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) && !$0.isNewline }
    }
    self.themes = themes.filter(isSafe)
    self.devices = devices.filter(isSafe)
  }

  func text(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: bash()
    case .zsh: zsh()
    case .fish: fish()
    }
  }

  private var named: [(name: String, command: CommandSpec)] {
    commands.compactMap { command in command.name.map { ($0, command) } }
  }

  /// What the value of an option can be; `nil` if it has none.
  func values(of option: OptionSpec) -> Values? {
    switch option.argument {
    case .none: nil
    case .choice(let words): .words(words)
    case .text(let placeholder):
      switch option.name {
      case "device": .wordsOrFiles(devices)
      case "theme": .wordsOrFiles(themes)
      case "activity", "preview", "state": .words(["all"])
      default: placeholder.contains("FILE") || placeholder.contains("DIR") ? .files : .any
      }
    }
  }

  /// What the operands of a command can be.
  private func operands(of command: CommandSpec) -> Values {
    if command == .completions { return .words(CompletionShell.allCases.map(\.rawValue)) }
    if command == .themes { return .wordsOrFiles(themes) }
    if command == .snapshot { return .wordsOrFiles(SnapshotOptions.Action.allCases.map(\.rawValue)) }
    return command.allowsOperands ? .files : .any
  }

  /// A text within single quotes.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  // MARK: - bash

  private func bash() -> String {
    var cases: [String] = []
    for option in uniqueOptions {
      guard let values = values(of: option) else { continue }
      let names = (option.short.map { "-\($0)|" } ?? "") + "--\(option.name)"
      let reply = "\(bashReply(values)) return"
      // Where it takes no value, what follows is an operand.
      let flags = named.filter {
        $0.command.options.contains { $0.name == option.name && $0.argument == .none }
      }
      let condition = flags.map { "$command != \($0.name)" }.joined(separator: " && ")
      cases.append(
        "    \(names)) " + (flags.isEmpty ? "\(reply) ;;" : "if [[ \(condition) ]]; then \(reply); fi ;;"))
    }
    let words = commands.map { command in
      let names = command.options.flatMap { option in
        (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      }
      return "      \(quoted(command.name ?? ""))) words=\(quoted(names.joined(separator: " "))) ;;"
    }
    let operands = named.compactMap { name, command -> String? in
      switch self.operands(of: command) {
      case .files: nil
      case let values: "    \(name)) \(bashReply(values)) return ;;"
      }
    }
    let names = named.map(\.name)
    return """
      # Completions of islet for bash: eval "$(islet completions bash)"
      _islet_files() {
        compopt -o filenames
        local file
        while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
      }

      _islet() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= words=
        COMPREPLY=()
        # bash takes "=" for a word of its own.
        if [[ $word == "=" ]]; then
          word=
        elif [[ $previous == "=" ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        if (( COMP_CWORD > 1 )); then
          case ${COMP_WORDS[1]} in
            \(names.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
          esac
        fi
        case $previous in
      \(cases.joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          case $command in
      \(words.joined(separator: "\n"))
          esac
          COMPREPLY=($(compgen -W "$words" -- "$word"))
          return
        fi
        case $command in
      \(operands.joined(separator: "\n"))
        esac
        if (( COMP_CWORD == 1 )); then
          COMPREPLY=($(compgen -W \(quoted(names.joined(separator: " "))) -- "$word"))
        fi
        _islet_files "$word"
      }

      complete -F _islet islet

      """
  }

  private func bashReply(_ values: Values) -> String {
    switch values {
    case .any: ""
    case .words(let words): "COMPREPLY=($(compgen -W \(quoted(words.joined(separator: " "))) -- \"$word\"));"
    case .files: "_islet_files \"$word\";"
    case .wordsOrFiles(let words): bashReply(.words(words)) + " _islet_files \"$word\";"
    }
  }

  /// Every option once: one of a name takes the same values wherever it takes any.
  private var uniqueOptions: [OptionSpec] {
    var seen: Set<String> = []
    return commands.flatMap(\.options).filter { seen.insert($0.name).inserted }
  }

  // MARK: - zsh

  private func zsh() -> String {
    let cases = named.map { name, command in
      """
          \(name))
            shift words
            (( CURRENT-- ))
            _arguments -s -S \\
      \(zshArguments(command, indent: "        "))
            ;;
      """
    }
    let described = named.map { "    \(quoted("\($0.name):\(zshText($0.command.summary))"))" }
    return """
      #compdef islet
      # Completions of islet for zsh: a file _islet in a folder of $fpath, or eval "$(islet completions zsh)"
      _islet_paths() {
        local -a commands
        commands=(
      \(described.joined(separator: "\n"))
        )
        (( CURRENT == 2 )) && _describe -t commands command commands
        _files
      }

      _islet() {
        case $words[2] in
      \(cases.joined(separator: "\n"))
          *)
            _arguments -s -S \\
      \(zshArguments(.phone, indent: "        ", operands: "_islet_paths"))
            ;;
        esac
      }

      if [[ $funcstack[1] == _islet ]]; then
        _islet "$@"
      else
        compdef _islet islet
      fi

      """
  }

  private func zshArguments(_ command: CommandSpec, indent: String, operands: String? = nil) -> String {
    var lines = command.options.map { option in
      let value = values(of: option)
      let long = "--\(option.name)" + (value == nil ? "" : "=")
      let action = value.map { ":\(zshText(option.name)):\(zshAction($0))" } ?? ""
      let end = quoted("[\(zshText(option.summary))]\(action)")
      let star = option.isRepeatable ? "*" : ""
      guard let short = option.short else { return indent + quoted(star + long) + end }
      let first = "-\(short)" + (value == nil ? "" : "+")
      return "\(indent)\(quoted("(-\(short) --\(option.name))")){\(quoted(first)),\(quoted(long))}\(end)"
    }
    switch self.operands(of: command) {
    case .any: break
    case let values: lines.append(indent + quoted("*:path:\(operands ?? zshAction(values))"))
    }
    return lines.joined(separator: " \\\n")
  }

  private func zshAction(_ values: Values) -> String {
    switch values {
    case .any: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .wordsOrFiles(let words): "{compadd -- \(words.joined(separator: " ")); _files}"
    }
  }

  /// Brackets and colons end what they stand in.
  private func zshText(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:").replacing("`", with: "")
  }

  // MARK: - fish

  private func fish() -> String {
    var lines: [String] = []
    for (name, command) in named {
      lines.append(
        "complete -c islet -n 'test (count (commandline -opc)) -eq 1' -a \(name) -d \(quoted(command.summary))"
      )
    }
    for command in commands {
      let condition = "-n '__islet_is \(command.name ?? "phone")'"
      switch operands(of: command) {
      case .files: break
      case .any: lines.append("complete -c islet \(condition) -f")
      case .words(let words), .wordsOrFiles(let words):
        lines.append("complete -c islet \(condition) -f -a \(quoted(words.joined(separator: " ")))")
      }
      for option in command.options {
        var line = "complete -c islet \(condition) -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        switch values(of: option) {
        case nil: break
        case .any: line += " -x"
        case .words(let words): line += " -x -a \(quoted(words.joined(separator: " ")))"
        case .files: line += " -r -F"
        case .wordsOrFiles(let words): line += " -r -F -a \(quoted(words.joined(separator: " ")))"
        }
        lines.append("\(line) -d \(quoted(option.summary))")
      }
    }
    return """
      # Completions of islet for fish: islet completions fish > ~/.config/fish/completions/islet.fish
      function __islet_is
        set -l words (commandline -opc)
        set -l command phone
        if set -q words[2]; and contains -- $words[2] \(named.map(\.name).joined(separator: " "))
          set command $words[2]
        end
        test $command = $argv[1]
      end

      \(lines.joined(separator: "\n"))

      """
  }
}
