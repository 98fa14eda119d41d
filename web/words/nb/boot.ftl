# Det siden sier før spillet og ordene er på plass.

boot-again = Prøv igjen
boot-file = Filene til spillet kunne ikke lastes. Fra en disk kan bare spillet i én fil åpnes; denne mappen trenger en webserver. En ramme med sandbox trenger «allow-scripts allow-same-origin».
boot-no-wasm = Denne nettleseren har ikke WebAssembly, eller det er slått av. Spillet virker i alle nye utgaver av Firefox, Chrome, Edge og Safari. På en administrert enhet må kanskje administratoren tillate WebAssembly.
boot-too-old = Denne nettleseren er for gammel for spillet. Oppdater den, eller bruk en annen.
boot-stopped = Spillet stanset under oppstart.
boot-incomplete = Spillet ble ikke lastet helt inn. Sjekk nettforbindelsen og prøv igjen.
