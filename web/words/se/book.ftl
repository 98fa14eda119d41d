# The rulebook of every game; loaded when it is opened.

book-contents = Sisdoallu
book-show = Čájet fiellus
book-advice = Mo speallat bures
book-neighbours = Mo eará njuolggadusčoahkit earránit
book-table = Buot njuolggadusčoahkit bálddalaga
book-history = Spealu historjá
book-words = Sátnelistu
book-references = Gáldut
book-differs = { $name } earrána ná:
