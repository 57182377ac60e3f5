"""Why the system would not do something: said in the person's language, where we know the reason.

A fact `reason` of a text is a word of KNOWN, which `{ REASON($reason) }` says by the key
`os-enospc`, or what the system itself says.
"""

from __future__ import annotations

import errno
from typing import Final

from game.system.files import is_held

__all__ = ["KNOWN", "reason"]

KNOWN: Final = frozenset(
    {
        "EACCES",
        "EBADF",
        "EBUSY",
        "EDQUOT",
        "EEXIST",
        "EFBIG",
        "EINVAL",
        "EIO",
        "EISDIR",
        "EMFILE",
        "ENAMETOOLONG",
        "ENOENT",
        "ENOSPC",
        "ENOTDIR",
        "EPERM",
        "EROFS",
    }
)


def reason(error: OSError) -> str:
    """The reason's name, or, of one nobody has written a sentence for, the system's own words."""
    name = "EBUSY" if is_held(error) else errno.errorcode.get(error.errno or 0, "")
    return name if name in KNOWN else error.strerror or type(error).__name__
