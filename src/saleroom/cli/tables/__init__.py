"""How each game looks and reads in the terminal."""

from saleroom.cli.tables.antiques import AntiquesTable
from saleroom.cli.tables.colours import ColoursTable
from saleroom.cli.tables.common import GameTable
from saleroom.cli.tables.emblems import EmblemsTable
from saleroom.cli.tables.luxury import LuxuryTable
from saleroom.cli.tables.secret import SecretTable

TABLES: dict[str, GameTable] = {
    "antiques": AntiquesTable(),
    "luxury": LuxuryTable(),
    "colours": ColoursTable(),
    "emblems": EmblemsTable(),
    "secret": SecretTable(),
}
"""Every table by its game's id."""
