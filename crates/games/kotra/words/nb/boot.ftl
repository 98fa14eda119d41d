# Det siden sier før spillet og ordene er på plass.

boot-description = Kotra, Islands forsvunne brettspill: terninger, blotter og bånd, og seire med egne navn. Til å spille i nettleseren.
boot-noscript = Kotra trenger JavaScript og WebAssembly. Slå dem på for denne siden og last den inn på nytt.
boot-title = Kotra kan ikke starte
