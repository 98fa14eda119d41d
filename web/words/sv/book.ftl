# The rulebook of every game; loaded when it is opened.

book-contents = Innehåll
book-show = Visa på brädet
book-advice = Att spela bra
book-neighbours = Så skiljer sig andra regelverk
book-table = Alla regelverk jämförda
book-history = Spelets historia
book-words = Ordlista
book-references = Källor
book-differs = Så skiljer sig { $name }:
