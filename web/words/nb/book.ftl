# The rulebook of every game; loaded when it is opened.

book-contents = Innhold
book-show = Vis på brettet
book-advice = Å spille godt
book-neighbours = Slik skiller andre regelsett seg ut
book-table = Alle regelsett sammenlignet
book-history = Spillets historie
book-words = Ordliste
book-references = Kilder
book-differs = Slik skiller { $name } seg ut:
