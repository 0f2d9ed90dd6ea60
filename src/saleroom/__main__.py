"""`python -m saleroom` is the command `saleroom`."""

import sys

from saleroom.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
