# Siiddu sánit davvisámegillii. ÁLGOVERŠUVDNA: čállit eai leat eatnigielagat, ja eatnigielat lohkki váilu vel.
# These are the same beside the board of every game; what names anything of one game is in crates/games.

## A new version of the page

update-there = Ođđa versiuvdna dán speallus gávdno. Du speallu joatkašuvvá das.
update-take = Ođasmahte dál
update-later = Maŋŋel

elsewhere-title = Speallu lea rabas nuppi gilkoris
elsewhere-text = Vai mihkkege ii láhppo, de speallá dušše okta gilkor hávális. Dát vuordá.
elsewhere-take = Joatkke dás
save-aside = Vurke dan fiilan

## Álgu

play-computer = Speala
play-two = Guovttis
continue-game = Joatkke
about = Spealu birra
close = Gidde
new-game = Ođđa speallu
shelf = Hilddu spealut
menu = Fállu
menu-game = Dát speallu
menu-learn = Speala ja oahpa
menu-table = Dát beavdi

## Gielat

language-switch = { $now }: vállje giela
notice-incomplete = Speallu ii boahtán ollásit. Iskka oktavuođa ja geahččal ođđasit. ({ $error })
notice-language = Giela { $language } sánit eai boahtán, ja siiddu giella bissu nugo lea. ({ $error })
help-languages = Gielat: { $codes }.

## Gii ja mii

throw-off = Gii álgá?

## Maid sáhttá dahkat

task-throw = Bálkes birccuid.
task-wait = Dihtor speallá.
task-thinking = Dihtor jurddaša…
task-choose = Vállje boalu.

choose-use = Guhte lihkastat?

## Boalut

throw-button = Bálkes
throw-again = Bálkes ođđasit
end-turn = Heaitte vuoru
take-back = Gáđa
resign = Vuollán
offer-draw = Fála dássespealu
save-record = Vurke beavdegirjji

## Mii dáhpáhuvai

news-taken-back = Gáđđojuvvon.
news-restored = Speallu joatkašuvvá.

## Loahppa

draw = Dássespeallu
won-you = Don vuitet
lost-you = Don vuoittáhallet

## Go juoga lea boastut

notice-bad-parameter = Čujuhus dáhttu { $name }={ $value }, muhto dat ii leat vejolaš. { $help }
notice-no-storage = Dát neahttalohkki ii vurke maidege siidui. Jus viečča siiddu ođđasit, de álgá ođđa speallu.
help-choices = Vejolaš árvvut: { $words }.
help-seed = Siepman lea ollislohku.
help-rules = Njuolggadusčoahkit: { $ids }.

panic-title = Juoga manai boastut
panic-text = Prográmmas lei meattáhus. Du speallu lea vurkejuvvon maŋimuš lihkastaga rádjai.
panic-continue = Joatkke maŋimuš lihkastagas

notice-bad-settings = Muhtun vurkejuvvon heivehusaid ii sáhttán lohkat, ja dain lea fas álgoárvu: { $lines }

## Heivehusat

settings = Heivehusat

## Beavdegirjjit

record = Spealu beavdegirji
link-open = Raba liŋkka spealu
notice-bad-link = Liŋkka spealu ii sáhttán rahpat: { $error }.

## Fiellu nugo šearbmalohkki dan muitala

dice = Birccut
twin-empty = guorus
twin-chosen = válljejuvvon
twin-movable = sáhttá vuolgit
twin-die-in-hand = gieđas
twin-die = { $faces }{ $used ->
    [yes] , adnojuvvon
   *[no] { "" }
}

## Kioska

help-kiosk = on dahje off

## Rávvagat

hint = Ráva
odds = Mii sáhttá goddojuvvot?

## Two people at one table

far-side = Nubbi spealli
task-other = Nuppe beali vuorru.

## Geahččat ruovttoluotta, nannet, ja siidu birra

moves = Lihkastagat
past-return = Ruovttoluotta spellui
study = Geahča maŋás
task-past = Don geahčat ruovttoluotta, lávki { $step }.
cancel = Gaskkalduhte
help-allow = čujuhusat nugo https://example.org, rihkuiguin gaskkas
help-keep = namma mas leat bustávat, logut ja sárgát

## On paper

paper = Prente spealu

## Vuosttálastit, ja speallu geahčaduvvon ođđasit

players = Speallit
plate-use = geavahit
plate-move = sirdit
plate-took = gottii
set-opponent = Vuosttálasti
opponent-beginner = Godde­sáhpán
opponent-easy = Rievssat
opponent-steady = Rieban
opponent-strong = Albbas
opponent-master = Garanas

## Oahppat

open-guide = Oahpa
more = Eanet
open-rules = Njuolggadusat
lesson-learned = Dál máhtát doarvái spealat. Loahpa oahpat go spealat.
read-rule = Loga njuolggadusa

## Keys and questions

keys = Boallobeavdeveahkki
tell-possible = Maid sáhtán dahkat?

## The side, and who begins

skip-throw-off = Gurgeš: vuorbi mearrida
