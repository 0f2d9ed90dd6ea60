"""Says what happens at a table, in four languages, for any game.

The sentences stand in Fluent catalogues: `saleroom/locale/<language>/` for the house, `locale/<language>.ftl` in the
folder of a game. Which message says a move, an event or a question, and with which values, follows from the types of
the game (`core.types.Note`): see `Teller`. The browser does the same with the same notes.
"""

from saleroom.words.catalogues import ENGLISH, LANGUAGES, Words, known_language
from saleroom.words.notes import notes_of, words_json
from saleroom.words.teller import Teller

__all__ = ["ENGLISH", "LANGUAGES", "Teller", "Words", "known_language", "notes_of", "words_json"]
