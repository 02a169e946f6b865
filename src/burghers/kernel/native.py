"""What the compiler knows beyond plain Python: whole numbers of machine size, vectors of them, words about classes.

A ``vec[i64]`` keeps its numbers unboxed, side by side. ``append``, ``remove`` and ``pop`` give the changed vector back
and may change the old one too, so a state keeps what they give: ``s.met = append(s.met, person)``. A slice is a copy.
Interpreted, ``i64`` is ``int`` and a vector works the same, only slower.
"""

from __future__ import annotations

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

__all__ = ["append", "extend", "i64", "mypyc_attr", "pop", "remove", "vec"]
