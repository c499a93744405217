"""The command line: `python -m client` or `triclinium`, alone for the window or with a command."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words say; returns the exit code: 0, 1 for a faulty file or finding, 2 for bad words."""
    multiprocessing.freeze_support()
    from client.commands import Fault, run

    try:
        return run(sys.argv[1:] if words is None else list(words))
    except Fault as fault:
        print(f"triclinium: {fault}", file=sys.stderr)
        return fault.code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read our lines has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
