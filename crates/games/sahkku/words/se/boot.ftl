# Maid siidu dadjá ovdal go speallu ja dan sánit leat sajis. Álgoveršuvdna: eatnigielat lohkki váilu vel.

boot-description = Sáhkku, sámiid duolbbášspeallu birccuiguin, neahttalohkkis speallat.
boot-noscript = Sáhkku dárbbaša JavaScripta ja WebAssembly. Bija daid ala dán siidui ja viečča siiddu ođđasit.
boot-title = Sáhkku ii sáhte álgit
