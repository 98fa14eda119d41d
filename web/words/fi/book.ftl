# The rulebook of every game; loaded when it is opened.

book-contents = Sisällys
book-show = Näytä laudalla
book-advice = Neuvoja pelaajalle
book-neighbours = Miten muut säännöstöt eroavat
book-table = Säännöstöjen vertailu
book-history = Pelin historia
book-words = Sanasto
book-references = Lähteet
book-differs = Näin eroaa { $name }:
