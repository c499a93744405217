"""Where the data folders lie: inside the installed package or beside it in a checkout."""

from pathlib import Path

_CLIENT = Path(__file__).resolve().parent


def data_folder(name: str) -> Path:
    """Folder `name` ("art", "layouts") of this program; FileNotFoundError when it is in neither place."""
    for folder in (_CLIENT / "_data" / name, _CLIENT.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no folder {name!r} beside or inside {_CLIENT}")
