"""What ends a run before all is done; everything else is counted and reported file by file."""


class RunError(Exception):
    """The run cannot go on. Its text is one line that says why and what to do."""


class StorageError(RunError):
    """The place where results go cannot be written, or the archive cannot be listed."""


class CompilerError(RunError):
    """curricc is missing on a machine, does not start, or is of another version than elsewhere."""
