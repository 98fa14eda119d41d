# Ordene på siden, på bokmål. Samiske ord er navnene på tingene i spillet; se docs/glossary.md.

title = Sáhkku

## Begynnelsen

welcome = Samenes eget terningspill, en gang forbudt som «Djevelens spill», i dag spilt igjen.
play-computer = Spill mot datamaskinen
play-two = To spillere ved én skjerm
continue-game = Fortsett spillet ditt
choose-rules = Regler fra
about = Om spillet
close = Lukk
new-game = Nytt spill
menu = Meny

about-text = Sáhkku er et gammelt samisk brettspill. Det ble spilt over store deler av Sápmi, fra lulesamisk område i sør til skoltesamene i nordøst. En kristen vekkelse på 1800-tallet kalte det Djevelens spill, fornorskning og krig gjorde resten, og det gikk nesten tapt. Noen få familier fortsatte å spille og å lage spillsett, og takket være dem spilles det igjen.
about-how = Hver spiller har en hær: mennene (olbmát) nederst, kvinnene (gálgut) øverst. Soldatene sover til en X tar dem løs (luvvet). Våkne går de rundt på brettet og slår ut (goddit) den som står der de lander. Kongen (gonagas) i midten tilhører den som tok ham sist.

## Språk

language-switch = { $now }: velg språk
language-status = Den norske teksten er et utkast fra dem som har laget siden. Ingen andre har gått gjennom den ennå.
notice-language = Teksten på språket { $language } kunne ikke lastes inn, så siden beholder språket den har. ({ $error })
help-languages = Språkene er { $codes }.

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

task-round = Én terning hver. Den som er alene om å få X, begynner.
task-round-most = Tre terninger hver. Den som får flest X-er, begynner.
task-lot = Loddet avgjør hvem som begynner.
task-way = { $side ->
    [men] Mennene velger vei rundt brettet.
   *[women] Kvinnene velger vei rundt brettet.
}
task-throw = Kast terningene.
task-throw-again = Kast terningene du tok opp.
task-wait = Datamaskinen spiller.
task-thinking = Datamaskinen tenker …
task-choose = Velg en merket brikke.
task-choose-rethrow = Velg en merket brikke, eller trykk på en X for å kaste den om igjen.
task-destination = Velg hvor den skal. Hvert sted viser sin terning.
task-stuck = Ingen terning kan brukes. Kast X-er om igjen, eller avslutt turen.
task-way-explained = Vuosttut: hærene går mot hverandre. Mieđut: du går samme vei rundt som den andre hæren.

way-vuosttut = Vuosttut: mot hverandre
way-miedut = Mieđut: samme vei rundt

choose-use = Hvilken?
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
play-again = Spill igjen
save-record = Lagre protokollen

## Hva som skjedde

face-blank = blank

news-round = Mennene kastet { $men }, kvinnene { $women }.
news-begins = { $side ->
    [men] Mennene begynner.
   *[women] Kvinnene begynner.
}
news-again = En gang til.
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
    [men] Mennene har kongen.
   *[women] Kvinnene har kongen.
}
news-king-pushed = Han ble skubbet til { $to }.
news-king-removed = Kongen er ute av spillet.
news-dismounted = Rytteren står på { $at } til fots.
news-turn-lost = { $side ->
    [men] Mennene kan ikke bruke { $dice }. Turen går videre.
   *[women] Kvinnene kan ikke bruke { $dice }. Turen går videre.
}
news-nothing = { $side ->
    [men] Mennene kan ikke gjøre noe med dette kastet.
   *[women] Kvinnene kan ikke gjøre noe med dette kastet.
}
news-taken-back = Angret.
news-restored = Spillet ditt fortsetter der det var.
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
    [one] { $at } slått ut.
   *[other] { $count } på { $at } slått ut.
}

## Hvorfor ikke

why-asleep = Den sover: det trengs en X for å ta løs denne brikken.
why-not-front = Soldatene våkner i rekkefølge. Den neste står på { $at }.
why-next-not-free = Den kan først våkne når { $at } er ledig.
why-not-yours = Den brikken er ikke din.
why-king-neutral = Ingen har kongen ennå. Land på ham for å ta ham.
why-king-inert = Kongen venter til en soldat har kommet inn på motpartens hjemmerad.
why-die-waits = { $die } må brukes først.
why-no-x = Det er ingen X igjen, og bare en X tar løs en brikke.
why-lands = Med { $die } ville den lande på { $at }.
why-sleeper = { $at } er stengt: der står en brikke som sover.
why-own-soldier = Din egen soldat står på { $at }, og det er bare plass til én.
why-king-alone = Kongen deler ikke plass med soldatene sine, og det står en på { $at }.
why-queen-alone = Dronningen deler ikke plass med egne brikker, og det står en på { $at }.
why-own-queen = Dronningen din står på { $at }.
why-own-king = Kongen din står på { $at }.
why-push = Kongen ville bli skubbet inn på din egen brikke på { $at }.
why-queue = Soldatene går i kø og går ikke forbi hverandre, og det står en i veien på { $at }.
why-straight = Kongen og dronningene går rett fram; de svinger bare rundt enden av en rad.
why-rider = Rytteren går sammen med kongen.
why-nothing-there = Der står ingen av dine.
why-no-use = Ingen terning som kan brukes nå, fører den noe sted.

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
    [men] Kvinnene har verken soldater eller konge.
   *[women] Mennene har verken soldater eller konge.
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
reason-dead = Ingen kan noen gang flytte igjen.
reason-agreed = Dere ble enige om uavgjort.

## Når noe er galt

notice-unknown-parameter = Adressen har en del som siden ikke kjenner og ser bort fra: { $name }.
notice-bad-parameter = Adressen ber om { $name }={ $value }, og det går ikke. { $help }
notice-no-storage = Denne nettleseren tar ikke vare på noe for siden, så et nytt spill begynner når siden lastes inn på nytt.
notice-storage-full = Spillet kunne ikke lagres: { $error }. Det går videre, men trekk kan gå tapt hvis siden lastes inn på nytt.
notice-bad-save = Et lagret spill kunne ikke leses og ble lagt til side: { $error }.
notice-thinker-anew = Datamaskinen sluttet å tenke og ble vekket igjen. Spillet går videre. ({ $error })
notice-thinker-gone = Datamaskinen kan ikke tenke her lenger, så den spiller videre på gammel vane. ({ $error })
notice-no-chance = Denne nettleseren gir ingen tilfeldige tall, så terninger kan ikke kastes rettferdig her.
help-choices = Valgene er { $words }.
help-seed = Et frø er et heltall.
help-rules = Regelsettene er { $ids }.
help-sides = Datamaskinen kan spille men (mennene), women (kvinnene), both (begge) eller none (ingen); etter et kolon kan den være beginner, easy, steady, strong eller master.

panic-title = Spillet har snublet
panic-text = Noe gikk galt inne i programmet. Spillet ditt er tatt vare på til og med siste trekk.
panic-continue = Fortsett fra siste trekk
notice-no-download = Denne nettleseren lar ikke siden lagre en fil.

notice-bad-settings = Noen lagrede innstillinger kunne ikke leses og er som vanlig: { $lines }

## Innstillinger

settings = Innstillinger
settings-reset = Alt som vanlig
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
set-below = Nærmest deg
set-below-auto = Den som spiller her
set-below-men = Mennene
set-below-women = Kvinnene
set-speed = Hastighet
set-speed-slow = Langsom
set-speed-normal = Vanlig
set-speed-fast = Rask
set-speed-instant = Uten bevegelse
set-turning = Snu brettet mot den som har turen
set-table = To spillere på hver sin langside av en liggende skjerm
set-hints = Merk det som kan velges
set-moves = Trekkliste ved siden av brettet
set-speech = Det stemmer leser opp
set-speech-full = Alt
set-speech-brief = Med få ord
set-sound = Lyd
set-volume = Lydstyrke

## Regelverkstedet

open-lab = Se på disse reglene, eller endre dem
lab = Regler
lab-about = Hver linje er et valg som en eller annen fjord har gjort på sin måte. Endre det du vil: hver verdi forteller hvor den kommer fra.
lab-based = Bygger på
lab-recorded = Slik det er overlevert.
lab-handed = Slik det er overlevert, med et valg som kildene lar stå åpent.
lab-invention = Delvis din egen oppfinnelse. Kos deg med den, og kall den din.
lab-refused = Disse valgene går ikke sammen: { $reason }
origin-recorded = { $sources }
origin-offered = foreslått av { $sources }
origin-fits = passer til alle regelsett: { $sources }
origin-invention = din egen oppfinnelse

source-reaidu = Reaidu
source-booklet = Heftet fra 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku

portrait-lagesvuotna = Fra Laksefjord (Lágesvuotna), bygd opp igjen av duojár Edmund Johansen etter gamle minner. Dronninger, en konge som farer langs linjene, sovende som ingen kan røre: det spillet der det er mest å planlegge.
portrait-vuonnamarkan = Laksefjord-spillet med Nesseby-kongen, som venter til noen bryter seg inn på motpartens hjemmerad. Slik spilles det i verdenscupen i sáhkku.
portrait-raisa = Fra Kvænangen, slik Yngvar Mejland fra Nordreisa skrev det ned i 1953. To terninger i fast rekkefølge: her ler lykken høyest.
portrait-maze = Mejlands regler, slik læreren Bernt Pettersen tok dem med til Máze på 1980-tallet. De samme to terningene, brukt i den rekkefølgen du vil.
portrait-vuovdaguoika = Hans Aslak Guttorm fra Vuovdaguoika lærte det videre til døtrene sine. Soldatene holder plassen sin i køen, og kongen skubbes (cadjit) fram som en rambukk.
portrait-gavkevuotna = Fra Kåfjord (Gávkevuotna) ved Nordkapp, lært bort av snekkeren Kristian Johansen. Som spillet fra Vuovdaguoika, men uten omkast.
portrait-unjarga = En rekonstruksjon etter det som er skrevet om Nesseby (Unjárga): soldatene går rett ut på midtraden, og kongen venter på den første som når den andre siden.
portrait-globe-joueur = En fransk rekonstruksjon. En soldat klatrer inn under kongen og rir med ham; den som ikke kan bruke terningene, taper.

opt-columns = Kolonner
opt-places = Steder
opt-home_row = Hjemmeraden ved start
opt-queens = Dronninger (dronnegat)
opt-dice = Antall terninger
opt-faces = Sidene på terningene
opt-blank = Den blanke siden er verdt
opt-rethrow = Omkast
opt-order = Rekkefølgen terningene brukes i
opt-activation_order = Hvem som våkner neste gang
opt-activation_step = Hvor en soldat våkner
opt-track = Veien rundt brettet
opt-miedut = Den andre siden kan gå mieđut
opt-stacking = Soldater kan dele plass
opt-queue = Soldatene går i kø
opt-sleepers = De som sover, er
opt-king_taken = Kongen tas ved
opt-raid_gate = Kongen venter på et innbrudd
opt-king_moves = Kongen går
opt-king_shares = Kongen deler plass
opt-utsjok = Kongen kan tas ut av spillet
opt-loses_without = En side taper uten
opt-blocked_loses = Den som er sperret inne, taper
opt-like_odds = Like odds
opt-may_stop = En tur kan avsluttes tidlig
opt-throw_off = Hvem som begynner
opt-stake = Innsats for hver soldat som er igjen

val-yes = ja
val-no = nei
val-none = ingen
val-places-lines = linjer
val-places-squares = ruter
val-home_row-full = full
val-home_row-front-empty = tom fremst
val-rethrow-each = de terningene som viser X
val-rethrow-all = alle, når alle viser X
val-rethrow-none = aldri
val-order-free = fri
val-activation_order-front-first = den fremste
val-activation_order-any = hvem som helst
val-activation_order-next-free = hvem som helst med plass foran seg
val-activation_step-forward = ett skritt fram
val-activation_step-across = rett ut på midtraden
val-track-loop = rundt og rundt
val-track-eight = et åttetall, hjem igjen
val-sleepers-exposed = fritt vilt
val-sleepers-protected = trygge for fienden
val-sleepers-closed = urørlige
val-king_taken-landing = å lande på ham
val-king_taken-push = å skubbe ham foran seg (cadjit)
val-king_taken-mount = å klatre inn under ham
val-raid_gate-off = nei
val-raid_gate-landing = én gang
val-raid_gate-raid = hver gang, og bare slik
val-raid_gate-both = hver gang, eller ved å lande
val-king_moves-soldier = som en soldat
val-king_moves-royal = kongelig, med svinger
val-king_moves-orthogonal = rett, uten svinger
val-loses_without-soldiers = soldater
val-loses_without-all-pieces = soldater og konge
val-like_odds-off = nei
val-like_odds-in-place = tre våkne på plass
val-like_odds-advanced = tre våkne, ett skritt fram
val-throw_off-first-x = den første X-en
val-throw_off-most-x = flest X-er av tre
val-throw_off-lot = loddet

contradiction-columns = antallet kolonner må være et oddetall fra 9 til 21.
contradiction-dice = det må være én til fire terninger.
contradiction-faces = en terning har fire ulike sider.
contradiction-no-x = uten en X kunne ingen noen gang våkne.
contradiction-blank-no-face = den blanke siden har fått en verdi, men disse terningene har ingen.
contradiction-blank-no-value = disse terningene har en blank side, så den må være verdt 0 eller 4.
contradiction-order = en fast rekkefølge må ha med { $face }, som er verdt noe.
contradiction-queue = soldater i kø står én og én og kan ikke dele plass.
contradiction-next-free = den som våkner rett inn på midtraden, trenger ikke plass foran seg.
contradiction-like-odds-place = den som våkner rett inn på midtraden, kan ikke være våken hjemme.
contradiction-like-odds-ahead = de tre første skrittene ville ikke alle være ledige, eller begge hærene ville gå til samme ende.

## Protokoller

record = Spillets protokoll
record-about = Hvert kast og hvert valg, til å ta vare på og dele. Lim inn en annen protokoll her, eller åpne en fil, for å spille videre fra den.
record-open = Spill videre fra denne teksten
record-file = Åpne en fil
copy-record = Kopier
copy-link = Kopier en lenke
copied = Kopiert.
not-copied = Denne nettleseren lar ikke siden kopiere. Teksten er merket: kopier den selv.
link-open = Åpne spillet i lenken
notice-bad-link = Spillet i lenken kunne ikke åpnes: { $error }.
record-refused = Denne protokollen kan ikke leses. { $error }

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
        [one] en mann som rir
       *[other] { $count } menn som rir
    }
   *[women] { $count ->
        [one] en kvinne som rir
       *[other] { $count } kvinner som rir
    }
}
twin-queen = { $side ->
    [men] mennenes dronning
   *[women] kvinnenes dronning
}{ $awake ->
    [yes] { "" }
   *[no] , som sover
}
twin-king = { $side ->
    [men] kongen, hos mennene
    [women] kongen, hos kvinnene
   *[none] kongen, som ingen har
}
twin-king-inert = kongen, som venter på det første innbruddet
twin-chosen = valgt
twin-movable = kan velges
twin-reach = kan nås med { $faces }
twin-die-in-hand = i hånden
twin-die = { $face }{ $used ->
    [yes] , brukt
   *[no] { "" }
}

## En kiosk

help-kiosk = on eller off
invite = Rør brettet for å spille
invite-about = Sáhkku, samenes terningspill
still-there = Er du der ennå?
still-there-count = { $count ->
    [one] Om ett sekund stilles brettet opp på nytt.
   *[other] Om { $count } sekunder stilles brettet opp på nytt.
}
still-there-go-on = Spill videre

staff = For dem som passer skjermen
staff-version = Sáhkku, versjon { $version }
staff-uptime = Har gått i { $time } (timer og minutter) siden siden ble lastet inn.
staff-games = { $count ->
    [one] Ett spill er begynt av besøkende.
   *[other] { $count } spill er begynt av besøkende.
}
staff-errors = { $count ->
    [one] Én feil siden start.
   *[other] { $count } feil siden start.
}
staff-file-fine = Det er ingenting galt med kiosk.json.
staff-file-bad = I kiosk.json er det verdier som ikke kunne brukes og står som vanlig. { $troubles }
staff-reload = Last siden på nytt
kiosk-no-table = Filen kan ikke leses som JSON med navn og verdier i krøllparenteser.
kiosk-unknown-name = «{ $name }» er ikke navnet på noen innstilling.
kiosk-no-flag = «{ $name }» må være true eller false.
kiosk-no-number = «{ $name }» må være et heltall fra { $least } til { $most }.
kiosk-no-time = «{ $name }» må være et klokkeslett som "4:00", eller null.
kiosk-no-list = «{ $name }» må være en liste med tekster.
kiosk-unknown = «{ $name }» nevner «{ $word }», som ikke er kjent.
kiosk-no-sound = «{ $name }» må være "off", "on" eller en liste som [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## A new version of the page

update-there = Det finnes en ny versjon av spillet. Partiet ditt fortsetter i den.
update-take = Ta den nå
update-later = Senere

elsewhere-title = Spillet går videre i en annen fane
elsewhere-text = For at ikke noe skal gå tapt, spilles et spill bare i én fane om gangen. Denne hviler.
elsewhere-take = Spill videre her
save-aside = Last det ned

## Råd

hint = Hint
hint-note = Det en enkel spiller ville gjort.
odds = Hva kan slå meg ut?
odds-title = { $side ->
    [men] Hva kan slå ut mennene?
   *[women] Hva kan slå ut kvinnene?
}
odds-item = { $piece ->
    [soldier] Soldat { $at }: { $chance } %
    [queen] Dronning { $at }: { $chance } %
   *[king] Konge { $at }: { $chance } %
}
odds-none = Motpartens neste kast kan ikke slå ut noen.
odds-note = Hvor ofte motpartens neste kast kan slå ut, om den vil; X-er som kastes om, er ikke regnet med.
action-move = { $piece ->
    [soldier] Soldat { $from } til { $to } med { $die }
    [queen] Dronning { $from } til { $to } med { $die }
   *[king] Konge { $from } til { $to } med { $die }
}
action-wake = { $piece ->
    [queen] Ta løs dronningen til { $to }
   *[soldier] Ta løs { $from } til { $to }
}
action-remove = { $action }, og kongen ut av spillet
action-rethrow = { $count ->
    [one] Kast én X om igjen
   *[other] Kast { $count } X-er om igjen
}
action-stop = Avslutt turen
notice-no-advice = Den delen av programmet som gir råd, kan ikke lastes inn her.

## Two people at one table

far-side = Den andre siden
task-other = Den andre siden spiller.

## Å se tilbake, å bekrefte, og siden omkring

moves = Trekk
list-side = { $side ->
    [men] menn
   *[women] kvinner
}
scrubber = Gjennom spillet
past-first = Til begynnelsen
past-back = Ett steg tilbake
past-on = Ett steg fram
past-last = Til slutten
past-play = La det spilles av
past-return = Tilbake til spillet
past-branch = Spill videre herfra
past-beginning = Før det første kastet.
past-of = { $at } av { $all }
task-past = Du ser tilbake, på steg { $at }.
cancel = Nei, tilbake
confirm-resign = Gi opp?
confirm-resign-text = Motparten vinner spillet. Dette kan ikke angres.
confirm-new = Begynne et nytt spill?
confirm-new-text = Et spill er i gang. Et nytt tar plassen, og det gamle kan ikke fortsettes; protokollen kan lagres.
confirm-branch = Spille videre herfra?
confirm-branch-text = Alt som kom etter denne stillingen, faller bort. Protokollen over hele spillet kan lagres først.
twin-ahead = kan nås med { $faces } etter hverandre
help-allow = adresser som https://example.org, med komma mellom
help-keep = et navn av bokstaver, sifre og bindestreker
host-unreadable = Brevet fra siden omkring spillet kan ikke leses: { $what }
host-needs = «{ $wish }» trenger «{ $name }».
host-not-now = Det går ikke nå.
host-not-legal = «{ $action }» er ikke et lovlig valg i denne stillingen.
host-unknown = «{ $name }» er ikke kjent.
host-bad-value = «{ $name }» kan ikke være «{ $value }».

## Hva som er galt med en tekst

read-found = Linje { $line }, kolonne { $column }: der står «{ $found }»; ventet: { $expected }.
read-ends = Linje { $line }, kolonne { $column }: her slutter teksten; ventet: { $expected }.
read-space = et mellomrom
read-line-end = slutten av linjen
read-action-end = slutten av handlingen
read-action = en handling som II:b9-b7, X:+a15-b15, R2 eller stop
read-again = hvor mange terninger som kastes på nytt
read-colon = et kolon etter terningen
read-landing = en bindestrek og plassen der brikken lander
read-place = en plass som b8
read-option-value = et valg skrevet navn=verdi
read-rules = ordet rules og navnet på et regelsett
read-shorter = en kortere tekst
read-nothing = ingenting etter resultatet
read-turn-or-result = en tur eller resultatet
read-header = det som sies om spillet, før det første kastet
read-once = det bare én gang
read-name = et navn på høyst 80 tegn på én linje
read-date = én dato, som 2026-11-21
read-womens-throw = en skråstrek og det kvinnene kastet
read-rest-of-turn = resten av turen før, på sin egen linje
read-next-line = neste tur på sin egen linje
read-fewer-dice = høyst 4 terninger
read-row-slash = en skråstrek før neste rad
read-full-stop = et punktum etter tallet
read-bracket = en sluttparentes
read-piece = en brikke (m, M, w, W eller K), en parentes eller et antall tomme plasser
read-face = en side: X, I, II, III eller -
read-rule-set = et regelsett: { $words }
read-option = et valg: { $words }
read-together = valg som går sammen: { $reason }
read-turn = tur { $number }
read-result = det spillet endte med: { $line }
read-room = høyst { $left } plasser til i rad { $row }
read-throw = et kast med de terningene reglene har
read-legal = en handling som reglene tillater her
read-next = det som kan komme nå i spillet
read-possible = en stilling som kan finnes: { $reason }
read-army = en side har flere soldater enn den begynte med
read-queens = det er dronninger som reglene ikke har
read-king = kongen kan ikke være slik her
read-dice = terningene kan ikke ligge slik
read-miedut = disse reglene har ikke mieđut
read-standing = det som står på { $at }, kan ikke stå der
link-kind = den inneholder verken et spill eller en stilling
link-version = den ble laget av en annen utgave av siden
link-too-long = den er lengre enn noe spill
link-parts = en del mangler, eller det er en for mye
link-letters = den er skadet
link-rules = reglene i den kan ikke leses
link-position = stillingen i den kan ikke leses
link-game = det som står i den, blir ikke til et spill etter reglene
save-none = det er ikke et lagret spill, eller fra en annen utgave
save-damaged = det er endret eller kuttet av
save-seats = det sier ikke hvem som spiller

## On paper

paper = Skriv ut et spill
paper-about = Et spill til steder uten skjerm: skriv det ut på tykt papir, klipp langs de hele linjene og brett langs de stiplede.
paper-what = Hva
paper-format = Papir
paper-all = Hele spillet
paper-rules = Regler på én side
paper-board = Brett
paper-dice = Terninger
paper-pieces = Brikker
paper-print = Skriv ut
paper-save = Lagre som SVG
paper-size = Skriv ut i 100 %, uten tilpasning til siden.
paper-board-how = Én brikke per strek: soldatene på de ytre radene, kongen i midten.
paper-dice-how = Klipp ut, brett alle stiplede linjer og lim fliken på innsiden; trekantene lukker de to endene.
paper-pieces-how = Klipp ut og brett til et lite telt; de to føttene limes sammen under.

## Motstandere og tilbakeblikk

review = Flaks og dyktighet
review-working = Spillet ses på om igjen: { $done } %
review-chart = Mennenes sjanse til å vinne var { $start } % i begynnelsen og er { $end } % til slutt.
review-legend = Sjansene kast for kast: mennenes i blått nedenfra, kvinnenes i rødt ovenfra. Gult: dyre valg.
review-luck = Flaks: det kastene ga
review-skill = Dyktighet: det valgene kostet
review-units = I hundredeler av sjansen til å vinne, slik en sterk spiller ser den.
review-mistakes = Dyre valg
review-none = Ingen verdt å nevne.
review-mistake = { $side ->
    [men] Mennene: { $played }. Bedre: { $better }. Det kostet { $cost } %.
   *[women] Kvinnene: { $played }. Bedre: { $better }. Det kostet { $cost } %.
}
review-details = Alle kast og valg i en tabell
review-side = Side
review-entry = Kast eller valg
review-chance = Mennenes sjanse i %
review-change = Endring for siden
review-then = { $side }: hva som hadde vært bedre
review-then-note = Gult er det bedre valget, rødt det som ble gjort. «Lukk» fører tilbake til tilbakeblikket.
side-name = { $side ->
    [men] Mennene
   *[women] Kvinnene
}
players = Hvem spiller
players-men = Mennene
players-women = Kvinnene
player-human = Et menneske
set-opponent = Motstander
set-opponent-beginner = Lemen: nybegynner
set-opponent-easy = Rype: lett
set-opponent-steady = Rev: stø
set-opponent-strong = Gaupe: sterk
set-opponent-master = Ravn: den sterkeste
opponent-beginner = Lemen
opponent-easy = Rype
opponent-steady = Rev
opponent-strong = Gaupe
opponent-master = Ravn
about-beginner = Løper etter det som er nær, og overser mye. Godt selskap i et første spill.
about-easy = Tar det den ser, én terning om gangen.
about-steady = Spiller med vett, og er uforsiktig nå og da.
about-strong = Tenker hvert kast til ende.
about-master = Ser også hva du kan svare.
turn-of-opponent = { $side ->
    [men] { $name } spiller mennene
   *[women] { $name } spiller kvinnene
}
hint-item = { $action }: { $chance } %
notice-no-weights = Det datamaskinen har lært, kunne ikke brukes ({ $error }). Den spiller videre etter tommelfingerregler.

## Lære

open-guide = Lær det på to minutter
open-rules = Regler
lesson = Leksjon
lesson-count = { $at } av { $of }
lesson-next = Neste
lesson-finish = Ferdig
lesson-show = Vis meg
lesson-leave = Gå ut
lesson-throw = Kast terningene.
lesson-throw-other = Kast nå for den andre siden.
lesson-other = Det går også an. Prøv her det teksten ber om.
lesson-learned = Nå kan du nok til å spille. Resten kommer ved brettet.
read-rule = Regelen
card-back = Tilbake
card-on = Neste
card-try = Prøv selv
card-lessons = Alle leksjoner til disse reglene
live-play = Spill av
open-book = Regelboken
print = Skriv ut
contents = Innhold
live-stop = Stopp

## Keys and questions

keys = Taster og spørsmål
keys-about = Alt kan gjøres med tastaturet alene. Bokstavene virker når det ikke skrives tekst; hver tast har også en knapp.
tell-here = Hva er her?
tell-possible = Hva kan jeg gjøre?
tell-position = Hvordan står det?
key-arrows = fra plass til plass på brettet
key-enter = velger: først en brikke, så hvor den skal
key-dice = en terning: bare dens veier; eller en X som skal kastes om
key-throw = kaster terningene
key-rethrow = kaster X-ene om igjen
key-escape = glemmer det som var valgt
tell-no-place = Ingen plass på brettet er besøkt ennå: piltastene fører dit.
tell-movable = De står på { $places }.
describe-army = { $side ->
    [men] Mennene
   *[women] Kvinnene
}: sover { $asleep }; våkne { $awake }.
describe-nobody = ingen
describe-homebound = { $place } på vei hjem
describe-riding = { $place } ridende
describe-queen = { $awake ->
    [yes] Dronningen deres er våken på { $place }.
   *[no] Dronningen deres sover på { $place }.
}
describe-king = { $side ->
    [men] Kongen står på { $place } og tilhører mennene.
    [women] Kongen står på { $place } og tilhører kvinnene.
   *[none] Kongen står på { $place } og tilhører ingen.
}
describe-dice = Terningene viser { $faces }.
