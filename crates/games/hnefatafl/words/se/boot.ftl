# Maid siidu dadjá ovdal go speallu ja dan sánit leat sajis. Álgoveršuvdna: eatnigielat lohkki váilu vel.

boot-description = Hnefatafl nugo Linné válddahii dan: gonagas ja su drabánttat vikket beassat olggos vašálaččaid rieggás. Neahttalohkkis speallat.
boot-noscript = Hnefatafl dárbbaša JavaScripta ja WebAssembly. Bija daid ala dán siidui ja viečča siiddu ođđasit.
boot-title = Hnefatafl ii sáhte álgit
