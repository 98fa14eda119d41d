# The rulebook of every game; loaded when it is opened.

book-contents = Sommaire
book-show = Montrer
book-advice = Bien jouer
book-neighbours = Ce qui change dans d’autres variantes
book-table = Comparaison des variantes
book-history = Histoire du jeu
book-words = Glossaire
book-references = Sources
book-differs = Ce qui change dans { $name } :
