# Maid siidu dadjá ovdal go speallu ja dan sánit leat sajis. Álgoveršuvdna: eatnigielat lohkki váilu vel.

boot-description = Kotra, Islándda jávkan duolbbášspeallu: birccut, oktonas boalut ja báttit, ja vuoittut main leat iežaset namat. Neahttalohkkis speallat.
boot-noscript = Kotra dárbbaša JavaScripta ja WebAssembly. Bija daid ala dán siidui ja viečča siiddu ođđasit.
boot-title = Kotra ii sáhte álgit
