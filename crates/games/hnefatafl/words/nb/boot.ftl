# Det siden sier før spillet og ordene er på plass.

boot-description = Hnefatafl slik Linné beskrev det: en konge og drabantene hans bryter ut av en ring av fiender. Til å spille i nettleseren.
boot-noscript = Hnefatafl trenger JavaScript og WebAssembly. Slå dem på for denne siden og last den inn på nytt.
boot-title = Hnefatafl kan ikke starte
