# Det siden sier før spillet og ordene er på plass.

boot-description = Sáhkku, et samisk brettspill med terninger, til å spille i nettleseren.
boot-noscript = Sáhkku trenger JavaScript og WebAssembly. Slå dem på for denne siden og last den inn på nytt.
boot-title = Sáhkku kan ikke starte
