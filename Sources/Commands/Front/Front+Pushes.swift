import StageLink

extension Front {
  /// Begins to take pushes. Where that cannot be, the phone goes on without, and says so at the end.
  func openMailbox() {
    do {
      mailbox = try Mailbox(in: MailFolder.open())
    } catch {
      tracedLines.append("no push can be delivered: \(error)")
    }
  }

  /// Hands pushes to the stage that is shown. Of two builds the newer one gets them, once it is there.
  func handOverLetters() throws {
    guard !waitingLetters.isEmpty, opening == nil else { return }
    guard let stage else {
      guard build == nil, watcher?.hasMore != true else { return }
      for (number, _) in waitingLetters {
        mailbox?.answer(number, PushAnswer(problem: "it shows no activity: its sources have a fault"))
      }
      return waitingLetters = []
    }
    for (number, letter) in waitingLetters {
      if try stage.ask(.push(number, letter)) {
        carriers[number] = stage
      } else {
        mailbox?.answer(number, PushAnswer(problem: "it is busy and answers nothing; send it again"))
      }
    }
    waitingLetters = []
  }

  /// A stage is gone with the pushes that it was handed.
  func returnLetters(of run: StageRun) {
    for number in carriers.keys.sorted() where carriers[number] === run {
      carriers[number] = nil
      mailbox?.answer(number, PushAnswer(problem: "the code of its activity ended while it took the push"))
    }
  }
}
