// `import OSLog` gives what `import os` does; the store that reads the system's log is not there.
@_exported import os
