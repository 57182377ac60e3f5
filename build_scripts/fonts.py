"""Cuts fonts: that of the phones' page, and those for names in other scripts.

python build_scripts/fonts.py           what a phone loads of the house's own lettering
python build_scripts/fonts.py FOLDER    that, and the scripts

FOLDER is searched for the whole fonts of the scripts, which lie in Debian's packages
fonts-noto-core (20201225) and fonts-noto-cjk (20220127) and in npm's @expo-google-fonts/noto-emoji
(0.4.7), all unpacked. Needs fontTools (4.68). What a font says about its maker stays in it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

FONTS = Path(__file__).resolve().parent.parent / "art" / "fonts"
_PHONES = "phones/Nunito.ttf"
_SPOKEN = (
    "20-7E,A0-FF,152-153,178,2009,2010-2015,2018-201E,2022,2026,202F,2039-203A,20AC,2190-2193,2212"
)
"""What is written in the house's languages. A name with other letters has the phone's own."""
_ALL = "*"
_EUROPE = "100-24F,2B0-36F,370-3FF,400-52F,1E00-1FFF,2000-206F,20A0-20CF,2100-214F"
"""What Nunito lacks of Latin, Greek and Cyrillic letters."""
_WHOLE = {
    **{
        name: (f"NotoSans{name}-Bold.ttf", _ALL)
        for name in (
            "Arabic", "Armenian", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Hebrew",
            "Symbols", "Tamil", "Thai",
        )
    },
    "Europe": ("NotoSans-Bold.ttf", _EUROPE),
    "Emoji": ("NotoEmoji_700Bold.ttf", _ALL),
}  # fmt: skip
_EAST = "NotoSansCJK-Bold.ttc"
_EAST_FACE = "2"
"""The face of the collection whose signs are drawn as in China."""
_SETS = ("gb2312", "shift_jis", "euc_kr")
_AT_MOST = 2
"""Bytes of a sign. Of Korea's 11,172 syllables its set has the 2,350 in use, names among them; the
others it spells in eight bytes, and they would be a quarter of this font."""
_BIG5_COMMON = range(0xA4, 0xC7)
"""First bytes of the first plane of Big5: what is written in Taiwan every day."""
_COARSE = {"scripts/East.otf": 500, "scripts/Emoji.ttf": 1000}
"""How many steps an em has in the two largest; their makers gave them 1000 and 2048. At a hundred
pixels, which no name has, a point lies at most a tenth of a pixel from where it was, and the two
are packed in 390,000 bytes less."""
_UPRIGHT = ("vmtx", "vhea", "VORG", "BASE")
"""Where signs stand in a column. Names are written in lines."""
_KEEP = ("--no-hinting", "--name-IDs=0,1,2,3,4,5,6,13,14")


def east() -> list[int]:
    """The signs of the common sets of China, Taiwan, Japan and Korea, and their marks."""
    signs = {0x20, *range(0x3000, 0x3130), *range(0x31F0, 0x3200), *range(0xFF00, 0xFFF0)}
    for code in range(0x3400, 0x10000):
        for name in _SETS:
            try:
                if len(chr(code).encode(name)) > _AT_MOST:
                    continue
            except UnicodeError:
                continue
            signs.add(code)
    for first in _BIG5_COMMON:
        for second in (*range(0x40, 0x7F), *range(0xA1, 0xFF)):
            try:
                signs.add(ord(bytes((first, second)).decode("big5")))
            except UnicodeError:
                continue
    return sorted(signs)


def _cut(folder: Path, whole: str, signs: str, out: str, *more: str) -> None:
    found = sorted(folder.rglob(whole))
    if not found:
        sys.exit(f"There is no {whole} in {folder}.")
    (FONTS / out).parent.mkdir(exist_ok=True)
    subprocess.run(
        [
            "pyftsubset",
            found[0],
            f"--unicodes={signs}",
            f"--output-file={FONTS / out}",
            *_KEEP,
            *more,
        ],
        check=True,
    )


def coarser(path: Path, steps: int) -> None:
    """The font drawn on a grid of so many steps to an em, each point on the nearest of them."""
    from fontTools.pens.t2CharStringPen import T2CharStringPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.ttLib import TTFont
    from fontTools.ttLib.scaleUpem import scale_upem

    was, font = TTFont(path), TTFont(path, recalcTimestamp=False)
    scale = steps / was["head"].unitsPerEm
    for table in _UPRIGHT:
        if table in font:
            del font[table]
    scale_upem(font, steps)
    if "CFF " in font:
        # Its strokes are told from point to point: rounding each of them would add up.
        signs = font["CFF "].cff.topDictIndex[0].CharStrings
        drawn = was.getGlyphSet()
        for name in font.getGlyphOrder():
            pen = T2CharStringPen(font["hmtx"][name][0], drawn)
            drawn[name].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
            made = pen.getCharString(signs[name].private, signs[name].globalSubrs)
            signs[name].program, signs[name].bytecode = made.program, None
    font.save(path)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, nargs="?", help="where the unpacked packages lie")
    folder = parser.parse_args().folder
    _cut(FONTS, "Nunito_800ExtraBold.ttf", _SPOKEN, _PHONES)
    if folder is None:
        return
    for name, (whole, signs) in _WHOLE.items():
        _cut(folder, whole, signs, f"scripts/{name}.ttf", "--layout-features=*")
    signs = ",".join(f"{code:X}" for code in east())
    # Strokes that many signs share are written out: the archives find them again, and pack better.
    plain = (f"--font-number={_EAST_FACE}", "--layout-features=", "--desubroutinize")
    _cut(folder, _EAST, signs, "scripts/East.otf", *plain)
    for out, steps in _COARSE.items():
        coarser(FONTS / out, steps)


if __name__ == "__main__":
    main()
