# The book of a small game; loaded when it is opened.

book-rules = The rules
