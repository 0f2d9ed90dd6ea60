"""Our games in the forms of other projects; each module needs an extra of the package and says which."""
