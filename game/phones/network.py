"""On which addresses phones reach this computer: its local networks and nothing else."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

__all__ = ["addresses", "is_local"]

# Nothing is sent to them: a datagram socket that is "connected" only tells which way it would go.
_TOWARDS = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
_SHARED = ipaddress.ip_network("100.64.0.0/10")


def is_local(address: str) -> bool:
    """Whether this is an address of a home or of this computer: never one of the wide world."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    if mapped is not None:
        found = mapped
    if found.is_unspecified or found.is_multicast:
        return False
    return found.is_private or found.is_link_local or found.is_loopback or found in _SHARED


def addresses() -> tuple[str, ...]:
    """This computer's addresses in its local networks, the likeliest first; none: no network."""
    found: dict[str, None] = {}
    for target in _TOWARDS:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect((target, 9))
            found[way.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        for *_, where in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(where[0])] = None
    return tuple(
        one for one in found if is_local(one) and not ipaddress.ip_address(one).is_loopback
    )
