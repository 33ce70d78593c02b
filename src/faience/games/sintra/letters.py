"""Sintra: the letters of colors and squares."""

LETTERS = "BYOPG"
SQUARE_LETTERS = LETTERS + "J"
"""Colors and, last, a joker square, in the order the rules number them."""
NAMES = {"B": "blue", "Y": "yellow", "O": "orange", "P": "pink", "G": "green", "J": "joker"}
FACES = "ab"


def face_name(face: int) -> str:
    """A face as it is written: `3a` is strip 3 with its face a."""
    return f"{face // 2 + 1}{FACES[face % 2]}"


FACE_NAMES = tuple(face_name(face) for face in range(16))
