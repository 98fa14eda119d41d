# The rulebook of every game; loaded when it is opened.

book-contents = Contents
book-show = Show on the board
book-advice = Playing well
book-neighbours = How other rule sets differ
book-table = All rule sets compared
book-history = The history of the game
book-words = Glossary
book-references = Sources
book-differs = How { $name } differs:
