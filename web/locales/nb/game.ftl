# Ordene på siden, på bokmål. Samiske ord er navnene på tingene i spillet; se docs/glossary.md.

title = Sáhkku

## Begynnelsen

welcome = Samenes eget terningspill, en gang forbudt som «Djevelens spill», i dag i bruk igjen.
play-computer = Spill mot datamaskinen
play-two = To spillere ved én skjerm
continue-game = Fortsett spillet
choose-rules = Regelsett
about = Om spillet
close = Lukk
new-game = Nytt spill
menu = Meny

about-text = Sáhkku er et gammelt samisk brettspill. Det ble spilt over store deler av Sápmi, fra lulesamisk område i sør til skoltesamisk område i nordøst. En kristen vekkelse på 1800-tallet fordømte det som «Djevelens spill», fornorskning og krig gjorde resten, og spillet gikk nesten tapt. Noen få familier fortsatte å spille og å lage spillsett. Takket være dem spilles det igjen.
about-how = Hver spiller leder en hær: mennene (olbmát) eller kvinnene (gálgut). Soldatene sover til en X vekker dem. Når de er våkne, går de rundt på brettet og slår ut alle fiender de lander på. Kongen (gonagas) i midten tilhører den som tok ham sist.

## Språk

language-switch = { $now }: velg språk
language-status = Den norske teksten er et utkast fra dem som har laget siden. Ingen andre har gått gjennom den ennå.
notice-incomplete = Spillet ble ikke lastet helt inn. Sjekk nettforbindelsen og prøv igjen. ({ $error })
notice-language = Teksten på { $language } kunne ikke lastes inn, så språket blir som det er. ({ $error })
help-languages = Språk: { $codes }.

## Hvem og hva

turn-of = { $side ->
    [men] Mennenes tur
   *[women] Kvinnenes tur
}
turn-of-you = { $side ->
    [men] Din tur: mennene
   *[women] Din tur: kvinnene
}
throw-off = Hvem begynner?

## Hva som kan gjøres

task-round = Hver side kaster én terning. Får bare den ene X, begynner den siden.
task-round-most = Hver side kaster tre terninger. Den som får flest X-er, begynner.
task-lot = Loddtrekning avgjør hvem som begynner.
task-way = { $side ->
    [men] Mennene velger vei rundt brettet.
   *[women] Kvinnene velger vei rundt brettet.
}
task-throw = Kast terningene.
task-throw-again = Kast terningene du har i hånden.
task-wait = Datamaskinen spiller.
task-thinking = Datamaskinen tenker …
task-choose = Velg en brikke.
task-choose-rethrow = Velg en brikke, eller en X du vil kaste om igjen.
task-destination = Velg hvor den skal. Hvert felt viser terningen det krever.
task-stuck = Du kan ikke bruke noen terning. Kast X-er om igjen, eller avslutt turen.
task-way-explained = Vuosttut: hærene går hver sin vei rundt og møtes. Mieđut: du går samme vei rundt som den andre hæren.

way-vuosttut = Vuosttut: mot hverandre
way-miedut = Mieđut: samme vei rundt

choose-use = Hvilket trekk?
use-with = { $piece ->
    [soldier] Soldat med { $die }
    [queen] Dronning med { $die }
   *[king] Konge med { $die }
}
use-homebound = Soldat på hjemvei med { $die }
use-take = Ta kongen
use-remove = Ta kongen ut av spillet

## Knapper

throw-button = Kast
throw-again = Kast om igjen
throw-again-count = { $count ->
    [one] Kast én X om igjen
   *[other] Kast { $count } X-er om igjen
}
end-turn = Avslutt turen
take-back = Angre
resign = Gi opp
offer-draw = Foreslå uavgjort
play-again = Spill igjen
save-record = Lagre loggen

## Hva som skjedde

face-blank = blank

news-round = Mennene kastet { $men }, kvinnene { $women }.
news-begins = { $side ->
    [men] Mennene begynner.
   *[women] Kvinnene begynner.
}
news-again = Uavgjort: kast igjen.
news-thrown = { $side ->
    [men] Mennene kastet { $dice }.
   *[women] Kvinnene kastet { $dice }.
}
news-woke = { $side ->
    [men] En mann våknet og gikk til { $to }.
   *[women] En kvinne våknet og gikk til { $to }.
}
news-queen-woke = { $side ->
    [men] Mennenes dronning våknet og gikk til { $to }.
   *[women] Kvinnenes dronning våknet og gikk til { $to }.
}
news-moved = { $piece ->
    [queen] { $side ->
        [men] Mennenes dronning gikk fra { $from } til { $to }.
       *[women] Kvinnenes dronning gikk fra { $from } til { $to }.
    }
    [king] Kongen gikk fra { $from } til { $to }.
   *[soldier] { $side ->
        [men] En mann gikk fra { $from } til { $to }.
       *[women] En kvinne gikk fra { $from } til { $to }.
    }
}
news-captured = { $side ->
    [men] { $count ->
        [one] En mann ble slått ut på { $at }.
       *[other] { $count } menn ble slått ut på { $at }.
    }
   *[women] { $count ->
        [one] En kvinne ble slått ut på { $at }.
       *[other] { $count } kvinner ble slått ut på { $at }.
    }
}
news-queen-captured = { $side ->
    [men] Mennenes dronning ble slått ut.
   *[women] Kvinnenes dronning ble slått ut.
}
news-king-taken = { $side ->
    [men] Mennene tok kongen.
   *[women] Kvinnene tok kongen.
}
news-king-pushed = Han ble skubbet til { $to }.
news-king-removed = Kongen er ute av spillet.
news-dismounted = Soldaten på { $at } bærer ikke kongen lenger.
news-turn-lost = { $side ->
    [men] Mennene kan ikke bruke { $dice }, så turen er over.
   *[women] Kvinnene kan ikke bruke { $dice }, så turen er over.
}
news-nothing = { $side ->
    [men] Mennene kan ikke bruke dette kastet.
   *[women] Kvinnene kan ikke bruke dette kastet.
}
news-taken-back = Trekket er angret.
news-restored = Spillet fortsetter.
brief-thrown = { $side ->
    [men] Menn: { $dice }.
   *[women] Kvinner: { $dice }.
}
brief-woke = { $to } våken.
brief-moved = { $piece ->
    [queen] Dronning { $from }, { $to }.
    [king] Konge { $from }, { $to }.
   *[soldier] { $from }, { $to }.
}
brief-captured = { $count ->
    [one] Slått ut på { $at }.
   *[other] { $count } slått ut på { $at }.
}

## Hvorfor ikke

why-asleep = Denne brikken sover. Bare en X kan vekke den.
why-not-front = Soldatene våkner i rekkefølge. Den neste står på { $at }.
why-next-not-free = Den kan ikke våkne før { $at } er ledig.
why-not-yours = Den brikken er ikke din.
why-king-neutral = Ingen har kongen ennå. Land på ham for å ta ham.
why-king-inert = Kongen tilhører ingen før en soldat har kommet inn på motstanderens hjemmerad.
why-die-waits = Du må bruke { $die } først.
why-no-x = Det er ingen X igjen, og bare en X kan vekke en brikke.
why-lands = Med { $die } ville den lande på { $at }.
why-sleeper = En sovende brikke sperrer { $at }.
why-own-soldier = En av soldatene dine står på { $at }, og hvert felt har bare plass til én.
why-king-alone = Kongen kan ikke dele felt med soldatene sine, og det står en på { $at }.
why-queen-alone = Dronningen kan ikke dele felt med de andre brikkene dine, og det står en på { $at }.
why-own-queen = Dronningen din står på { $at }, og hun deler ikke felt med noen.
why-own-king = Kongen din står på { $at }, og han deler ikke felt med noen.
why-push = Kongen ville bli skubbet inn på din egen brikke på { $at }.
why-queue = Soldatene går i kø og kan ikke passere hverandre, og det står en i veien på { $at }.
why-straight = Kongen og dronningene går i rett linje. De kan ikke svinge midt på en rad.
why-rider = Soldaten som bærer kongen, går bare sammen med ham.
why-nothing-there = Du har ingen brikke der.
why-no-use = Ingen av terningene du kan bruke nå, fører den noe sted.

## Slutten

won = { $side ->
    [men] Mennene vinner
   *[women] Kvinnene vinner
}
draw = Uavgjort
reason-soldiers = { $side ->
    [men] Kvinnene har ingen soldater igjen.
   *[women] Mennene har ingen soldater igjen.
}
reason-pieces = { $side ->
    [men] Kvinnene har verken soldater eller kongen.
   *[women] Mennene har verken soldater eller kongen.
}
reason-queen = { $side ->
    [men] Kvinnenes dronning ble slått ut.
   *[women] Mennenes dronning ble slått ut.
}
reason-blocked = { $side ->
    [men] Kvinnene kan ikke bruke terningene sine.
   *[women] Mennene kan ikke bruke terningene sine.
}
reason-resigned = { $side ->
    [men] Kvinnene ga opp.
   *[women] Mennene ga opp.
}
reason-dead = Ingen av sidene kan noen gang flytte igjen.
reason-agreed = Begge sidene ble enige om uavgjort.

## Når noe er galt

notice-bad-parameter = Adressen ber om { $name }={ $value }, og det går ikke. { $help }
notice-no-storage = Denne nettleseren lagrer ingenting for siden, så et nytt spill begynner når du laster den inn på nytt.
notice-storage-full = Spillet kunne ikke lagres: { $error }. Du kan spille videre, men trekk kan gå tapt hvis siden lastes inn på nytt.
notice-bad-save = Et lagret spill kunne ikke leses og ble lagt til side: { $error }.
notice-thinker-anew = Dataspilleren svarte ikke lenger og ble startet på nytt. Spillet fortsetter. ({ $error })
notice-thinker-gone = Dataspilleren virker ikke lenger her. Den spiller videre etter enkle regler. ({ $error })
notice-no-chance = Denne nettleseren gir ingen tilfeldige tall, så terningene kan ikke kastes rettferdig.
help-choices = Mulige verdier: { $words }.
help-seed = Et frø er et heltall.
help-rules = Regelsett: { $ids }.
help-sides = Datamaskinen kan spille men (mennene), women (kvinnene), both (begge) eller none (ingen). Etter et kolon kan nivået følge: beginner, easy, steady, strong eller master.

panic-title = Noe gikk galt
panic-text = Det oppsto en feil i programmet. Spillet ditt er lagret til og med siste trekk.
panic-continue = Fortsett fra siste trekk
notice-no-download = Denne nettleseren lar ikke siden lagre filer.

notice-bad-settings = Noen lagrede innstillinger kunne ikke leses og er satt tilbake til standard: { $lines }

## Innstillinger

settings = Innstillinger
settings-reset = Tilbake til standard
set-material = Materiale
set-material-auto = Automatisk
set-material-birch = Bjørk
set-material-dark-wood = Mørkt tre
set-material-hide = Reinskinn
set-material-plain = Enkelt
set-material-night = Natt
set-material-high-contrast = Sterk kontrast
set-lines = Linjer
set-lines-short = Korte
set-lines-joined = Sammenhengende
set-ornament = Dekor
set-ornament-sun = Sol
set-ornament-x = X
set-ornament-diamond = Rute
set-ornament-star = Stjerne
set-below = Brettet sett fra
set-below-auto = Spilleren ved denne skjermen
set-below-men = Mennenes side
set-below-women = Kvinnenes side
set-speed = Hastighet
set-speed-slow = Langsom
set-speed-normal = Vanlig
set-speed-fast = Rask
set-speed-instant = Ingen animasjon
set-turning = Snu brettet etter hver tur
set-table = Bordmodus: to spillere rundt en liggende skjerm
set-hints = Marker mulige trekk
set-moves = Vis trekklisten
set-speech = Skjermleserens detaljer
set-speech-full = Fullt
set-speech-brief = Kort
set-sound = Lyd
set-volume = Lydstyrke

## Regelverkstedet

open-lab = Se eller tilpass reglene
lab = Tilpass reglene
lab-about = Hver av disse reglene ble spilt annerledes i en eller annen fjord. Endre det du vil: hver verdi viser hvor den kommer fra.
lab-based = Bygger på
lab-recorded = Tradisjonelle regler, uendret.
lab-handed = Tradisjonelle regler, med et valg som kildene lar stå åpent.
lab-invention = Delvis din egen oppfinnelse. Kos deg!
lab-refused = Disse valgene går ikke sammen: { $reason }.
origin-recorded = { $sources }
origin-offered = et alternativ i { $sources }
origin-fits = til alle regelsett, fra { $sources }
origin-invention = din egen oppfinnelse

source-reaidu = Reaidu
source-booklet = Heftet fra 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku

portrait-lagesvuotna = Fra Laksefjord (Lágesvuotna), satt sammen av duojár Edmund Johansen etter gamle minner. Dronninger, en vidtfarende konge og sovende som ingen kan røre: regelsettet der det er mest å planlegge.
portrait-vuonnamarkan = Laksefjord-spillet med Nesseby-kongen, som venter til en soldat kommer inn på motstanderens hjemmerad. Slik spilles verdenscupen i sáhkku.
portrait-raisa = Fra Kvænangen, slik Yngvar Mejland fra Nordreisa beskrev det i 1953. To terninger i fast rekkefølge: av alle regelsettene er det her flaksen betyr mest.
portrait-maze = Mejlands regler, slik læreren Bernt Pettersen tok dem med til Máze på 1980-tallet. De samme to terningene, i den rekkefølgen du vil.
portrait-vuovdaguoika = Slik Hans Aslak Guttorm fra Vuovdaguoika lærte det bort til døtrene sine. Soldatene går i kø, og kongen skubbes (cadjit) fram som en rambukk.
portrait-gavkevuotna = Fra Kåfjord (Gávkevuotna) ved Nordkapp, slik snekkeren Kristian Johansen lærte det bort. Som spillet fra Vuovdaguoika, men uten omkast.
portrait-unjarga = En rekonstruksjon etter det som er skrevet om Nesseby (Unjárga). Soldatene går rett ut på midtraden, og kongen venter på den første soldaten som når motstanderens hjemmerad.
portrait-globe-joueur = En fransk rekonstruksjon. En soldat går inn under kongen og bærer ham. Den som ikke kan bruke terningene, taper.

opt-columns = Kolonner
opt-places = Feltene tegnes som
opt-home_row = Hjemmeraden ved start
opt-queens = Dronninger (dronnegat)
opt-dice = Antall terninger
opt-faces = Sidene på hver terning
opt-blank = Verdien av den blanke siden
opt-rethrow = Omkast
opt-order = Rekkefølgen på terningene
opt-activation_order = Hvem kan våkne
opt-activation_step = Første skritt etter oppvåkning
opt-track = Veien rundt brettet
opt-miedut = Den andre spilleren kan velge mieđut
opt-stacking = Soldater kan dele felt
opt-queue = Soldatene går i kø
opt-sleepers = Sovende
opt-king_taken = Kongen tas ved
opt-raid_gate = Kongen tas ved innbrudd
opt-king_moves = Kongen går
opt-king_shares = Kongen kan dele felt
opt-utsjok = Kongen kan tas ut av spillet
opt-loses_without = En side taper når den har mistet
opt-blocked_loses = En side som er sperret inne, taper
opt-like_odds = Like odds
opt-may_stop = En tur kan avsluttes tidlig
opt-throw_off = Hvem som begynner
opt-stake = Innsats per gjenværende soldat

val-yes = ja
val-no = nei
val-none = ingen
val-places-lines = linjer
val-places-squares = ruter
val-home_row-full = full
val-home_row-front-empty = full, unntatt det fremste feltet
val-rethrow-each = de terningene man vil, som viser X
val-rethrow-all = alle, hvis alle viser X
val-rethrow-none = aldri
val-order-free = valgfri
val-activation_order-front-first = den fremste
val-activation_order-any = hvem som helst
val-activation_order-next-free = alle som har neste felt ledig
val-activation_step-forward = ett felt langs veien
val-activation_step-across = rett ut på midtraden
val-track-loop = i sløyfe, aldri hjem igjen
val-track-eight = i et åttetall, hjem igjen
val-sleepers-exposed = kan slås ut
val-sleepers-protected = er trygge for motstanderen
val-sleepers-closed = sperrer feltet sitt
val-king_taken-landing = å lande på ham
val-king_taken-push = å skubbe ham videre (cadjit)
val-king_taken-mount = å gå inn under ham
val-raid_gate-off = nei
val-raid_gate-landing = første gang, så ved å lande på ham
val-raid_gate-raid = hver gang, og bare slik
val-raid_gate-both = første gang, så ved innbrudd eller landing
val-king_moves-soldier = som en soldat
val-king_moves-royal = i rett linje og rundt endene
val-king_moves-orthogonal = bare i rett linje
val-loses_without-soldiers = soldatene
val-loses_without-all-pieces = soldatene og kongen
val-like_odds-off = nei
val-like_odds-in-place = tre våkne hjemme
val-like_odds-advanced = tre våkne, ett skritt ute
val-throw_off-first-x = den som er alene om X
val-throw_off-most-x = flest X-er på tre terninger
val-throw_off-lot = loddtrekning

contradiction-columns = antallet kolonner må være et oddetall fra 9 til 21
contradiction-dice = det må være én til fire terninger
contradiction-faces = en terning må ha fire ulike sider
contradiction-no-x = uten en X kunne ingen noen gang våkne
contradiction-blank-no-face = den blanke siden har en verdi, men disse terningene har ingen blank side
contradiction-blank-no-value = disse terningene har en blank side, så den må være verdt 0 eller 4
contradiction-order = en fast rekkefølge må ha med { $face }, som er verdt noe
contradiction-queue = soldater i kø kan ikke dele felt
contradiction-next-free = soldater som våkner rett inn på midtraden, bruker ikke neste felt på veien
contradiction-like-odds-place = soldater som våkner rett inn på midtraden, kan ikke være våkne hjemme
contradiction-like-odds-ahead = de tre soldatenes første skritt ville ikke alle være ledige, eller begge hærene ville gå til samme ende

## Protokoller

record = Spillogg
record-about = Alle kast og valg, til å ta vare på eller dele. Vil du fortsette et annet spill, limer du inn loggen her eller åpner filen.
record-open = Fortsett fra denne teksten
record-file = Åpne en fil
copy-record = Kopier
copy-link = Kopier lenke
copied = Kopiert.
not-copied = Denne nettleseren lar ikke siden kopiere. Teksten er merket, så du kan kopiere den selv.
link-open = Åpne spillet fra lenken
notice-bad-link = Spillet i lenken kunne ikke åpnes: { $error }.
record-refused = Denne loggen kan ikke leses. { $error }.

## Brettet, slik en skjermleser forteller det

board = Brett
dice = Terninger
twin-castle = Slottet
twin-empty = tom
twin-asleep = { $side ->
    [men] { $count ->
        [one] en mann som sover
       *[other] { $count } menn som sover
    }
   *[women] { $count ->
        [one] en kvinne som sover
       *[other] { $count } kvinner som sover
    }
}
twin-awake = { $side ->
    [men] { $count ->
        [one] en mann
       *[other] { $count } menn
    }
   *[women] { $count ->
        [one] en kvinne
       *[other] { $count } kvinner
    }
}
twin-homebound = { $side ->
    [men] { $count ->
        [one] en mann på hjemvei
       *[other] { $count } menn på hjemvei
    }
   *[women] { $count ->
        [one] en kvinne på hjemvei
       *[other] { $count } kvinner på hjemvei
    }
}
twin-riding = { $side ->
    [men] { $count ->
        [one] en mann som bærer kongen
       *[other] { $count } menn som bærer kongen
    }
   *[women] { $count ->
        [one] en kvinne som bærer kongen
       *[other] { $count } kvinner som bærer kongen
    }
}
twin-queen = { $side ->
    [men] mennenes dronning
   *[women] kvinnenes dronning
}{ $awake ->
    [yes] { "" }
   *[no] , som sover
}
twin-king = { $holder ->
    [men] kongen, hos mennene
    [women] kongen, hos kvinnene
   *[none] kongen, som ingen har
}
twin-king-inert = kongen, som venter på det første innbruddet
twin-chosen = valgt
twin-movable = kan flyttes
twin-reach = kan nås med { $faces }
twin-die-in-hand = i hånden
twin-die = { $faces }{ $used ->
    [yes] , brukt
   *[no] { "" }
}

## En kiosk

help-kiosk = on eller off
invite = Rør brettet for å spille
invite-about = Sáhkku, samenes terningspill
still-there = Er du der ennå?
still-there-count = { $count ->
    [one] Brettet tilbakestilles om ett sekund.
   *[other] Brettet tilbakestilles om { $count } sekunder.
}
still-there-go-on = Spill videre

staff = For personalet
staff-version = Sáhkku, versjon { $version }
staff-uptime = Siden har vært i gang i { $time } (timer:minutter).
staff-games = { $count ->
    [one] Besøkende har startet ett spill.
   *[other] Besøkende har startet { $count } spill.
}
staff-errors = { $count ->
    [one] Én feil siden nettleseren startet.
   *[other] { $count } feil siden nettleseren startet.
}
staff-file-fine = kiosk.json er i orden.
staff-file-bad = Noen verdier i kiosk.json kan ikke brukes, så standardverdiene gjelder. { $troubles }
staff-reload = Last siden på nytt
kiosk-no-table = Filen er ikke gyldig JSON med navn og verdier i krøllparenteser.
kiosk-unknown-name = Det finnes ingen innstilling som heter «{ $name }».
kiosk-no-flag = «{ $name }» må være true eller false.
kiosk-no-number = «{ $name }» må være et heltall fra { $least } til { $most }.
kiosk-no-time = «{ $name }» må være et klokkeslett som "4:00", eller null.
kiosk-no-list = «{ $name }» må være en liste med tekster.
kiosk-unknown = «{ $name }» inneholder «{ $word }», som ikke er kjent.
kiosk-no-sound = «{ $name }» må være "off", "on" eller en liste som [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## A new version of the page

update-there = En ny versjon av spillet er klar. Spillet ditt fortsetter i den.
update-take = Oppdater nå
update-later = Senere

elsewhere-title = Spillet er åpent i en annen fane
elsewhere-text = For at ingenting skal gå tapt, spilles det bare i én fane om gangen. Denne er satt på pause.
elsewhere-take = Fortsett her
save-aside = Lagre det som fil

## Råd

hint = Tips
hint-note = Sjansen til å vinne, slik den sterkeste dataspilleren ser den.
odds = Hvilke brikker er i fare?
odds-title = { $side ->
    [men] Hvem av mennene er i fare?
   *[women] Hvem av kvinnene er i fare?
}
odds-item = { $piece ->
    [soldier] Soldat { $at }: { $chance } %
    [queen] Dronning { $at }: { $chance } %
   *[king] Konge { $at }: { $chance } %
}
odds-none = Motstanderens neste kast kan ikke slå ut noen.
odds-note = Sjansen for at motstanderens neste kast kan slå ut brikken. X-er som kastes om igjen, er ikke regnet med.
action-move = { $piece ->
    [soldier] Soldat { $from } til { $to } med { $die }
    [queen] Dronning { $from } til { $to } med { $die }
   *[king] Konge { $from } til { $to } med { $die }
}
action-wake = { $piece ->
    [queen] Vekk dronningen og gå til { $to }
   *[soldier] Vekk { $from } og gå til { $to }
}
action-remove = { $action } og ta kongen ut av spillet
action-rethrow = { $count ->
    [one] Kast én X om igjen
   *[other] Kast { $count } X-er om igjen
}
action-stop = Avslutt turen
notice-no-advice = Den delen av programmet som gir tips, kunne ikke lastes inn.

## Two people at one table

far-side = Den andre spilleren
task-other = Det er motstanderens tur.

## Å se tilbake, å bekrefte, og siden omkring

moves = Trekk
list-side = { $side ->
    [men] menn
   *[women] kvinner
}
scrubber = Steg i spillet
past-first = Gå til begynnelsen
past-back = Ett steg tilbake
past-on = Ett steg fram
past-last = Gå til slutten
past-play = Spill av partiet
past-return = Tilbake til spillet
past-branch = Fortsett herfra
past-beginning = Før det første kastet.
past-of = { $step } av { $steps }
task-past = Du ser tilbake på steg { $step }.
cancel = Avbryt
confirm-resign = Gi opp dette spillet?
confirm-resign-text = Motstanderen vinner. Dette kan ikke angres.
confirm-new = Starte et nytt spill?
confirm-new-text = Et spill er i gang. Starter du et nytt, kan det ikke gjenopptas. Du kan lagre loggen først.
confirm-branch = Fortsette herfra?
confirm-branch-text = Alt etter denne stillingen går tapt. Du kan lagre loggen over hele spillet først.
draw-offered = { $side ->
    [men] Mennene foreslår uavgjort
   *[women] Kvinnene foreslår uavgjort
}
draw-question = { $side ->
    [men] Går mennene med på det?
   *[women] Går kvinnene med på det?
}
draw-ask = Foreslå uavgjort?
draw-ask-text = Går motparten med på det, ender spillet uavgjort.
draw-standstill = Bare kongen kan flytte
draw-standstill-text = Ingen annen brikke kan noen gang flytte igjen, så ingen av sidene kan tvinge fram en seier. Blir dere enige om uavgjort?
draw-agree = Gå med på uavgjort
draw-play-on = Spill videre
draw-declined = { $side ->
    [men] Mennene går ikke med på uavgjort. Spillet fortsetter.
   *[women] Kvinnene går ikke med på uavgjort. Spillet fortsetter.
}
twin-ahead = kan nås med { $faces } etter hverandre
help-allow = adresser som https://example.org, atskilt med komma
help-keep = et navn av bokstaver, sifre og bindestreker
host-unreadable = Meldingen fra siden omkring kan ikke leses: { $what }
host-needs = «{ $wish }» trenger «{ $name }».
host-not-now = Det er ikke mulig nå.
host-not-legal = «{ $action }» er ikke en lovlig handling i denne stillingen.
host-unknown = «{ $name }» er ikke kjent.
host-bad-value = «{ $name }» kan ikke være «{ $value }».

## Hva som er galt med en tekst

read-found = Linje { $line }, kolonne { $column }: «{ $found }». Forventet: { $expected }
read-ends = Linje { $line }, kolonne { $column }: teksten slutter her. Forventet: { $expected }
read-space = et mellomrom
read-line-end = slutten av linjen
read-action-end = slutten av handlingen
read-action = en handling som II:b9-b7, X:+a15-b15, R2 eller stop
read-again = hvor mange terninger som skal kastes om igjen
read-again-die = nummeret på en terning, hver bare én gang
read-colon = et kolon etter terningen
read-landing = en bindestrek og feltet der brikken lander
read-place = et felt som b8
read-option-value = et valg skrevet navn=verdi
read-rules = ordet «rules» og navnet på et regelsett
read-shorter = en kortere tekst
read-nothing = ingenting etter resultatet
read-turn-or-result = en tur eller resultatet
read-header = alle opplysninger om spillet før det første kastet
read-once = denne opplysningen bare én gang
read-name = et navn på høyst 80 tegn på én linje
read-date = én dato, som 2026-11-21
read-womens-throw = en skråstrek og kvinnenes kast
read-rest-of-turn = resten av forrige tur, på en egen linje
read-next-line = neste tur, på en egen linje
read-fewer-dice = høyst 4 terninger
read-row-slash = en skråstrek før neste rad
read-full-stop = et punktum etter tallet
read-bracket = en sluttparentes
read-piece = en brikke (m, M, w, W eller K), en parentes eller et antall tomme felter
read-face = en side: X, I, II, III eller -
read-rule-set = et regelsett: { $words }
read-option = et valg: { $words }
read-together = valg som går sammen: { $reason }
read-turn = tur { $number }
read-result = resultatet av spillet: { $result }
read-room = høyst { $left } felter til i rad { $row }
read-throw = et kast som terningene i disse reglene kan vise
read-legal = en handling som disse reglene tillater her
read-cross = terninger som viser X
read-next = noe som kan komme nå i spillet
read-possible = en mulig stilling; her er det slik at { $reason }
read-army = en side har flere soldater enn den begynte med
read-queens = det er dronninger som disse reglene ikke har
read-king = kongen ikke kan være slik
read-dice = terningene ikke kan ligge slik
read-miedut = disse reglene ikke har mieđut
read-standing = det som står på { $at }, ikke kan stå der
link-kind = den inneholder verken et spill eller en stilling
link-version = den ble laget av en annen utgave av siden
link-too-long = den er lengre enn noe spill
link-parts = den har for få deler, eller for mange
link-letters = den er skadet
link-rules = reglene i den kan ikke leses
link-position = stillingen i den kan ikke leses
link-game = trekkene i den passer ikke til reglene
save-none = det er ikke et lagret spill, eller det er lagret av en annen versjon
save-damaged = det er endret eller avkortet
save-seats = det sier ikke hvem som spiller

## On paper

paper = Skriv ut et spill
paper-about = Alt du trenger for å spille uten skjerm. Skriv ut på tykt papir, klipp langs de hele linjene og brett langs de stiplede.
paper-what = Hva du vil skrive ut
paper-format = Papirstørrelse
paper-all = Hele spillet
paper-rules = Regler på én side
paper-board = Brett
paper-dice = Terninger
paper-pieces = Brikker
paper-print = Skriv ut
paper-save = Lagre som SVG
paper-size = Skriv ut i 100 %, uten tilpasning til siden.
paper-board-how = { $drawing ->
    [squares] Oppstilling: en soldat på hver rute i de ytre radene
   *[lines] Oppstilling: en soldat på hver strek i de ytre radene
}{ $home-row ->
    [front-empty] { " " }(den siste til høyre for hver spiller står tom)
   *[full] { "" }
}, kongen i midten{ $queens ->
    [yes] , hver dronning på merket til høyre for sin spiller
   *[no] { "" }
}.
paper-dice-how = Klipp ut, brett alle stiplede linjer og lim fliken på innsiden. Trekantene lukker de to endene.
paper-pieces-how = Klipp ut og brett til et lite telt, og lim de to føttene sammen under.

## Motstandere og tilbakeblikk

review = Flaks og dyktighet
review-working = Analyserer spillet: { $done } %
review-chart = Mennenes sjanse til å vinne var { $start } % i begynnelsen og { $end } % til slutt.
review-legend = Sjansen til å vinne etter hvert kast: blått for mennene, rødt for kvinnene. Gult viser dyre valg.
review-luck = Flaks: det kastene ga
review-skill = Dyktighet: det valgene kostet
review-units = I prosentpoeng av sjansen til å vinne, slik en sterk spiller ser den.
review-mistakes = Dyre valg
review-none = Ingen som er verdt å nevne.
review-mistake = { $side ->
    [men] Mennene: { $played }. Bedre: { $better }. Det kostet { $cost } prosentpoeng.
   *[women] Kvinnene: { $played }. Bedre: { $better }. Det kostet { $cost } prosentpoeng.
}
review-details = Alle kast og valg
review-side = Side
review-entry = Kast eller valg
review-chance = Mennenes sjanse (%)
review-change = Gevinst eller tap
review-then = { $name }: det bedre valget
review-then-note = Gult: det bedre valget. Rødt: det som ble spilt. «Lukk» fører tilbake til analysen.
side-name = { $side ->
    [men] Mennene
   *[women] Kvinnene
}
players = Spillere
players-men = Mennene
players-women = Kvinnene
player-human = Menneske
set-opponent = Motstander
set-opponent-beginner = Lemen: nybegynner
set-opponent-easy = Rype: lett
set-opponent-steady = Rev: middels
set-opponent-strong = Gaupe: sterk
set-opponent-master = Ravn: sterkest
opponent-beginner = Lemen
opponent-easy = Rype
opponent-steady = Rev
opponent-strong = Gaupe
opponent-master = Ravn
about-beginner = Jager alt som er like ved, og overser mye. Godt selskap i et første spill.
about-easy = Tar det den ser, én terning om gangen.
about-steady = Spiller fornuftig, med en og annen glipp.
about-strong = Tenker hvert kast helt til ende.
about-master = Regner også med svarene dine.
turn-of-opponent = { $side ->
    [men] { $name }: mennenes tur
   *[women] { $name }: kvinnenes tur
}
hint-item = { $action }: { $chance } %
notice-no-weights = Det dataspilleren har lært, kunne ikke lastes inn ({ $error }). Den spiller etter enkle regler i stedet.

## Lære

open-guide = Lær det på to minutter
open-rules = Regler
lesson = Leksjon
lesson-count = { $step } av { $steps }
lesson-next = Neste
lesson-finish = Ferdig
lesson-show = Vis meg
lesson-leave = Avslutt
lesson-throw = Kast terningene.
lesson-throw-other = Kast nå for den andre siden.
lesson-other = Lovlig, men prøv det leksjonen ber om.
lesson-learned = Nå kan du nok til å spille. Resten lærer du underveis.
read-rule = Les regelen
card-back = Tilbake
card-on = Neste
card-try = Prøv selv
card-lessons = Alle leksjoner for disse reglene
live-play = Spill av
open-book = Regelboken
print = Skriv ut
contents = Innhold
live-stop = Stopp

## Keys and questions

keys = Hjelp til tastaturet
keys-about = Alt kan gjøres med tastaturet alene. Bokstavtastene virker når du ikke skriver tekst. Hver tast har også en knapp.
tell-here = Hva er her?
tell-possible = Hva kan jeg gjøre?
tell-position = Hvordan er stillingen?
key-arrows = gå fra felt til felt på brettet
key-enter = velg en brikke, og så hvor den skal
key-dice = vis bare én ternings trekk, eller ta en X for å kaste den om igjen
key-throw = kast terningene
key-rethrow = kast X-ene om igjen
key-escape = fjern valget
tell-no-place = Du har ikke vært på noe felt ennå. Piltastene fører deg rundt på brettet.
tell-movable = Brikker som kan flyttes: { $places }.
describe-army = { $side ->
    [men] Mennene
   *[women] Kvinnene
} – sover: { $asleep-list }; våkne: { $awake-list }.
describe-nobody = ingen
describe-homebound = { $place } på hjemvei
describe-riding = { $place } bærer kongen
describe-queen = { $awake ->
    [yes] Dronningen deres er våken på { $place }.
   *[no] Dronningen deres sover på { $place }.
}
describe-king = { $holder ->
    [men] Kongen står på { $place } og tilhører mennene.
    [women] Kongen står på { $place } og tilhører kvinnene.
   *[none] Kongen står på { $place } og tilhører ingen.
}
describe-dice = Terningene viser { $faces }.
