# Maid siidu dadjá ovdal go speallu ja dan sánit leat sajis. Álgoveršuvdna: eatnigielat lohkki váilu vel.

boot-again = Geahččal ođđasit
boot-file = Spealu fiillat eai sáhttán vižžot. Skearrus rahpá dušše speallu ovtta fiillas; dát máhppa dárbbaša neahttabálvvá. Rámma mas lea sandbox dárbbaša “allow-scripts allow-same-origin”.
boot-no-wasm = Dán neahttalohkkis ii leat WebAssembly, dahje dat lea jaddaduvvon. Speallu doaibmá buot ođđa veršuvnnain: Firefox, Chrome, Edge ja Safari. Jus eará olmmoš hálddaša mašiinna, son ferte soaitit suovvat WebAssembly.
boot-too-old = Dát neahttalohkki lea menddo boaris. Ođasmahte dan, dahje raba siiddu eará neahttalohkkis.
boot-stopped = Speallu bisánii álggadettiin.
boot-incomplete = Speallu ii boahtán ollásit. Iskka oktavuođa ja geahččal ođđasit.
