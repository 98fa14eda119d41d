# Det sidan säger innan spelet och orden är på plats.

boot-again = Försök igen
boot-file = Spelets filer kunde inte laddas. Från en disk kan bara spelet i en fil öppnas; den här mappen behöver en webbserver. En ram med sandbox behöver ”allow-scripts allow-same-origin”.
boot-no-wasm = Den här webbläsaren saknar WebAssembly, eller så är det avstängt. Spelet fungerar i alla aktuella versioner av Firefox, Chrome, Edge och Safari. På en hanterad enhet kan administratören behöva tillåta WebAssembly.
boot-too-old = Den här webbläsaren är för gammal för spelet. Uppdatera den, eller använd en annan.
boot-stopped = Spelet stannade under starten.
boot-incomplete = Spelet kunde inte laddas helt. Kontrollera anslutningen och försök igen.
