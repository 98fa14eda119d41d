# Ordene til spill på avstand, på bokmål. See the English file for what the arguments are.

distance-friend = Vennen din
distance-somebody = noen

## Invitasjonen

distance-invite = Inviter en venn
distance-invite-about = Du lager en lenke og sender den til en venn. Vennen åpner den, og dere spiller ved å sende lenker fram og tilbake, eller direkte.
distance-name = Navnet ditt
distance-name-about = Vennen din ser det, og det gjør også alle som får lenken. Du kan la det stå tomt.
distance-sides = Hvem spiller hva?
distance-sides-mine = Jeg spiller: { $plays }
distance-sides-friend = Vennen min velger
distance-throws = Hvordan kastes det?
distance-throws-strict = Begge enhetene gjør hvert kast sammen
distance-throws-strict-about = Ingen kan jukse med terningene. Å kaste en gang til i samme tur, etter et valg, krever én melding mer hver vei.
distance-throws-trusting = Stol på hverandre
distance-throws-trusting-about = En tur er alltid én melding. Begge er fortsatt med på hvert kast, og ingen kan velge det. Men et program som noen har tuklet med, kunne forutse de neste kastene i sin egen tur. Loggen sier at dere spilte slik.
distance-clock = Klokke
distance-clock-none = Ingen klokke
distance-clock-days = Dager per tur
distance-clock-minutes = Minutter per tur
distance-clock-reserve = Minutter i reserve, for hele spillet
distance-clock-about = Ingen taper når tiden er ute. Den andre spilleren får velge om det skal ventes videre.
distance-make = Lag invitasjonen

## Det dere er enige om

distance-terms = Det dere er enige om
distance-terms-rules = Regler: { $rules }
distance-terms-strict = Begge enhetene gjør hvert kast sammen, så ingen av dere kan jukse med terningene.
distance-terms-trusting = Dere stoler på hverandre: én melding gir alle kast i en tur.
distance-terms-no-clock = Det er ingen klokke.
distance-terms-days = { $count ->
    [one] Én dag for hver tur.
   *[other] { $count } dager for hver tur.
}
distance-terms-minutes = { $count ->
    [one] Ett minutt for hver tur.
   *[other] { $count } minutter for hver tur.
}
distance-terms-reserve = { $count ->
    [one] Ett minutt til for hele spillet.
   *[other] { $count } minutter til for hele spillet.
}

## Å sende

distance-send = Send
distance-send-title = Send dette til { $name }
distance-send-title-friend = Send dette til vennen din
distance-send-invitation = Invitasjonen er i denne lenken.
distance-send-turn = Turen din er i denne lenken. Den inneholder hele spillet.
distance-send-answer = Svaret ditt er i denne lenken. Den inneholder hele spillet.
distance-send-word = Det du sier, er i denne lenken. Den inneholder hele spillet.
distance-send-again = Send på nytt
distance-send-again-about = Dette har du allerede sendt. Det skader ikke å sende det på nytt.
distance-share = Del …
# What goes with the link when it is shared: the subject, and the text before the link.
distance-share-title = { $game }: det er din tur
distance-share-text = Det er din tur. Åpne denne lenken for å spille videre.
distance-share-invitation-title = { $game }: en invitasjon
distance-share-invitation-text = Vil du spille { $game } med meg? Åpne denne lenken.
distance-copy = Kopier lenke
distance-copied = Kopiert. Lim den inn i en melding.
distance-not-copied = Denne nettleseren lar ikke siden kopiere. Lenken er merket, så du kan kopiere den selv.
distance-code = Vis QR-kode
distance-code-hide = Skjul QR-kode
distance-code-about = Skann denne med kameraet på den andre enheten.
# The accessible name of the picture; only screen readers say it.
distance-code-name = QR-kode med lenken
# The accessible name of the field with the link; only screen readers say it.
distance-link-name = Lenken som skal sendes
distance-code-too-long = Dette spillet er blitt for langt for en QR-kode. Send lenken.
distance-send-then = Spillet fortsetter når svaret kommer. Åpne det på denne enheten.
distance-send-private = Ingenting blir sendt til andre enn den du sender det til.

## Å åpne en invitasjon

distance-invited = { $name } inviterer deg til { $game }
distance-invited-friend = Du er invitert til { $game }
distance-invited-side = Du spiller: { $plays }
distance-invited-choose = Velg side
distance-invited-rematch = Dette er omkampen til et spill dere har spilt.
distance-accept = Ta imot
distance-not-now = Ikke nå
distance-not-now-about = Invitasjonen blir i lenken. Du kan åpne den igjen senere.
distance-own-invitation = Dette er din egen invitasjon. Send den til en venn: du kan ikke ta imot den her.
distance-accepted-here = Du har allerede tatt imot denne invitasjonen. Her er spillet.
distance-accepted-other = Noen andre har tatt imot denne invitasjonen. Be om en ny, eller se på spillet.
distance-accepted-first = { $name } har tatt imot invitasjonen din. Spillet begynner.
distance-accepted-twice = To har tatt imot denne invitasjonen. Spillet fortsetter med den første: { $name }.

## Å åpne et brev

distance-news-count = { $count ->
    [one] Ett steg siden sist
   *[other] { $count } steg siden sist
}
distance-same = Dette har du allerede.
distance-older = Dette er eldre enn det du har. Ingenting endres.
distance-watching-only = Du kan se på dette spillet: Denne nettleseren har ingen plass i det. Spiller du selv i det, åpner du filen eller lenken med plassen din, eller går tilbake til nettleseren der du begynte.
distance-passed = Fortsett i det andre vinduet: det har fått lenken. Du kan lukke dette.
distance-resumed = { $name } har svart likevel. Spillet fortsetter.

## To veier videre

distance-fork = Spillet har delt seg i to
distance-fork-about = Spillet i denne lenken har fortsatt annerledes enn ditt. Det skjer når et spill spilles på to enheter eller i to utgaver av siden. Begge versjonene er bevart. Velg én.
distance-fork-cheat = { $name } har sendt to ulike turer. Den første er i spillet ditt.
distance-fork-first = Din versjon
distance-fork-second = Versjonen i lenken
distance-fork-look = Se på den
distance-fork-choose = Spill videre med denne
distance-fork-answered = Du har allerede svart på din versjon, så spillet fortsetter med den.
distance-fork-sent = Du har allerede sendt turen din, så spillet fortsetter med den.
distance-fork-replaced = { $name } har svart på den andre versjonen, så spillet fortsetter med den.
distance-fork-chosen = Spillet fortsetter med denne versjonen. Den andre er bevart i «Mine spill».

## Når noe er galt med en lenke

distance-unread-kind = Det er ikke noe spill i denne lenken. Kopier hele lenken fra meldingen, og sett den inn på nytt.
distance-unread-damaged = Lenken er kuttet eller skadet. Noen meldingstjenester forkorter lange lenker. Be om den en gang til, om nødvendig som QR-kode.
distance-unread-too-long = Lenken er lengre enn noe spill kan være. Den er ikke laget av denne siden.
distance-unread-version = Lenken er laget av en annen utgave av siden. Last siden på nytt, og åpne lenken igjen. Hjelper ikke det, så be vennen din også laste siden på nytt og sende turen en gang til.
distance-unread-other-game = Lenken hører til et annet spill: { $game }. Åpne den der.
distance-unread-other = Denne lenken hører til et annet spill. Ditt ligger fortsatt på bordet.
distance-unread-start = Spillet i lenken kan ikke leses: { $reason }. Be om lenken en gang til.
distance-unread-message = Melding { $message } i lenken står på feil sted. Lenken er ikke laget av denne siden.
distance-unread-values = Lenken har andre terninger enn dem som var lovet, eller den er skadet. Be om den en gang til. Skjer det samme igjen, har noen prøvd å velge terningene.
distance-unread-signature = Lenken er forfalsket eller skadet: en signatur i den er ikke ekte. Be om den en gang til.
distance-unread-aside = Lenken inneholder noe utenom spillet som ingen av dere har signert. Be om den en gang til.

## Når noe er galt her

distance-refused = Dette spillet kan ikke begynne: reglene eller klokken tillater det ikke. Velg andre.
distance-no-storage = Denne nettleseren lagrer ingenting for siden. Et spill på avstand ville gå tapt så snart du lukker den, så det kan ikke begynne her.
distance-not-stored = Spillet kunne ikke lagres, så ingenting ble sendt: Det er ikke mer plass til denne siden. Fjern spill du ikke lenger trenger, fra «Mine spill», og prøv igjen.
distance-no-chance = Denne nettleseren gir ingen tilfeldige tall, så et spill på avstand kan ikke være sikkert her.

## Mine spill

distance-games = Mine spill
distance-games-none = Ingen spill ennå. Inviter en venn, eller åpne en lenke du har fått.
distance-games-yours = { $count ->
    [one] Ett spill venter på deg
   *[other] { $count } spill venter på deg
}
# One game of the list; the accessible name of its button “Open”, which only screen readers say.
distance-games-open-name = Åpne spillet med { $name }: { $rules }
distance-games-open-name-friend = Åpne spillet med vennen din: { $rules }
distance-games-open = Åpne
distance-games-your-turn = Din tur
distance-games-their-turn = { $name } har turen
distance-games-unsent = Ikke sendt ennå
distance-games-invited = Invitasjonen er ikke besvart ennå
distance-games-watched = Du ser på
distance-games-over = Slutt
distance-games-branch = Den andre versjonen av et spill
distance-since-now = nå nettopp
distance-since-minutes = { $count ->
    [one] i ett minutt
   *[other] i { $count } minutter
}
distance-since-hours = { $count ->
    [one] i én time
   *[other] i { $count } timer
}
distance-since-days = { $count ->
    [one] i én dag
   *[other] i { $count } dager
}
distance-remove = Fjern de merkede spillene
distance-pick = Merk: { $name }
distance-remove-ask = { $count ->
    [one] Fjerne dette spillet?
   *[other] Fjerne disse { $count } spillene?
}
distance-remove-text = Den neste lenken fra den andre spilleren kan fortsatt leses, men din del i spillet er tapt: du kan ikke spille videre. Vil du ikke fortsette, så gi opp først.
distance-remove-over = Spillet er slutt. Du kan lagre loggen først.
distance-paste = Sett inn en lenke her
distance-paste-about = Kopier lenken fra meldingen du har fått.
distance-paste-open = Åpne
distance-file-open = Åpne en fil …
distance-move = Flytt til en annen enhet
distance-move-title = Ta med spillet til en annen enhet
distance-move-about = Åpne denne lenken på den andre enheten din. Den er bare din: den som har den, kan spille i ditt sted. Ikke send den til noen.
distance-move-after = Spill bare der fra nå av. Et spill som spilles to steder, deler seg i to.
distance-move-ask = Spille dette spillet på denne enheten?
distance-move-ask-about = Denne lenken er en spillers plass i et spill med { $name }. Gå videre bare hvis du har laget den selv. Spill spillet bare her fra nå av.
distance-move-here = Spill her
distance-moved = Spillet er nå på denne enheten. Spill det bare her.
distance-move-wrong = Nøkkelen i denne lenken hører ikke til spillet. Lag lenken en gang til på den andre enheten.
distance-move-replace = Denne enheten har allerede spillet. Det nyeste er bevart.
distance-place = Lagre plassen min
distance-place-about = Med en fil kan du fortsette hvis nettleseren glemmer spillet.
distance-place-saved = Lagret. Behold filen for deg selv: den som har den, kan spille i ditt sted.
distance-place-file = Dette er plassen din i et spill ({ $game }) med { $name }. For å spille videre, på hvilken enhet som helst, åpner du denne lenken, eller denne filen i «Mine spill». Behold den for deg selv: den som har den, kan spille i ditt sted.
distance-forgets = Denne nettleseren glemmer spill etter sju dager uten besøk. Legg siden til på hjemskjermen, eller lagre plassen din.

## Ved bordet

distance-waiting = Venter på { $name }
distance-waiting-friend = Venter på vennen din
distance-looking = { $name } er her
distance-away = { $name } er ikke her
distance-waved = { $name } vinket
distance-wave = Vink
distance-wave-sent = Du vinket.
distance-ready = Turen din er klar: send den
distance-ready-about = Du kan angre alt til du sender den.
distance-answer-throw = { $name } må svare på kastet
distance-answer-throw-about = Dette kastet kommer etter et valg du har gjort. Begge er med på det, så { $name } må svare først. Send dette, og spill videre når svaret kommer.
distance-answer-throw-about-friend = Dette kastet kommer etter et valg du har gjort. Begge er med på det, så vennen din må svare først. Send dette, og spill videre når svaret kommer.
distance-answer-made = Svaret på kastet er klart: send det
distance-draft-lost = Spillet har fortsatt i mellomtiden, så turen du hadde begynt på, er forkastet.
distance-take-back = Be om å angre
distance-take-back-asked = Du ba om å angre siste trekk.
distance-take-back-question = { $name } ber om å angre siste trekk.
distance-allow = Tillat
distance-refuse = Avslå
distance-take-back-allowed = { $name } tillater det. Siste trekk er angret.
distance-take-back-allowed-you = Du tillot det. Siste trekk er angret.
distance-dice-stay = Terningene blir som de var.
distance-take-back-refused = { $name } vil ikke at trekket angres.
distance-take-back-refused-you = Du avslo. Trekket står.
distance-draw-asked = Du foreslo uavgjort.
distance-draw-question = { $name } foreslår uavgjort.
distance-draw-accept = Godta
distance-draw-refuse = Spill videre
distance-draw-accepted = { $name } godtar. Spillet er uavgjort.
distance-draw-accepted-you = Du godtok. Spillet er uavgjort.
distance-draw-refused = { $name } vil spille videre.
distance-draw-refused-you = Du spiller videre.
distance-resigned = { $name } ga opp
distance-resigned-you = Du ga opp
distance-broke-off = { $name } avbrøt etter å ha sett kast { $throw }
distance-left = { $name } har ikke svart på lenge
distance-end = Avslutt spillet
distance-end-ask = Avslutte dette spillet?
distance-end-text = Det slutter uten resultat. Loggen sier at det ble avbrutt, og av hvem. Kommer det likevel et svar, kan du fortsatt spille videre.
distance-wait = Vent videre
distance-ended-other = { $name } avbrøt spillet
distance-computer = Spill videre mot datamaskinen
distance-computer-about = Datamaskinen tar den andre plassen, bare på denne enheten. Spillet på avstand blir i «Mine spill» som det er.
# The title of the page while a game at a distance is on the table.
distance-title-yours = Din tur – { $game }
distance-title-theirs = { $name } har turen – { $game }
distance-title-ended = { $name } avbrøt spillet – { $game }
distance-title-over = Slutt – { $game }
distance-title-watching = { $inviter } og { $invited } – { $game }

## Loggen til et spill

distance-record-by = Spilt på avstand av { $inviter } og { $invited }.
distance-record-strict = { $count ->
    [one] Begge var med på det ene kastet; det er bekreftet.
   *[other] Begge var med på hvert kast; alle { $count } kast er bekreftet.
}
distance-record-trusting = { $count ->
    [one] Begge var med på det ene kastet, i tillit til hverandre; det er bekreftet.
   *[other] Begge var med på hvert kast, i tillit til hverandre; alle { $count } kast er bekreftet.
}
distance-record-signed = Alle signaturer er ekte.
distance-record-taken-back = { $count ->
    [one] Et trekk ble angret én gang.
   *[other] Trekk ble angret { $count } ganger.
}
distance-record-unsent = Det du ikke har sendt ennå, er ikke med.
distance-record-unverified = Lenken i linje { $line } i denne loggen kan ikke bekreftes. { $reason }
distance-record-differs = Denne loggen stemmer ikke med lenken i linje { $line }. { $reason }
distance-record-other-rules = Regler: «{ $told }» i loggen, «{ $signed }» i lenken.
distance-record-other-start = De begynner med ulike stillinger.
distance-record-other-name = { $plays }: «{ $told }» i loggen, «{ $signed }» i lenken.
distance-record-other-step = Steg { $step }: «{ $told }» i loggen, «{ $signed }» i lenken.
distance-record-other-length = Antall steg: { $told } i loggen, { $signed } i lenken.

## Klokker

distance-clock-you = Din tid: { $time }
distance-clock-other = { $name }: { $time }
distance-clock-days-left = { $count ->
    [one] Én dag igjen
   *[other] { $count } dager igjen
}
distance-clock-over = { $name }: tiden er ute.
distance-clock-over-you = Tiden din er ute. Du kan fortsatt spille.

## Varsler

distance-notify = Si fra når det er min tur
distance-notify-about = Nettleseren spør om siden kan vise varsler. Den viser dem bare mens siden er åpen, og bare du ser dem.
distance-notify-refused = Nettleseren tillater ikke varsler fra denne siden. Du kan endre det i innstillingene for nettleseren.
distance-notify-title = Din tur
distance-notify-text = { $name } har spilt. { $game } fortsetter.

## Å se på

distance-watching = Du ser på { $inviter } og { $invited }
distance-watchers = La andre se på
distance-watchers-about = Denne lenken inneholder spillet til nå. Den som åpner den, kan se på, men ikke spille.
distance-watch-newest = Vil du se mer, åpner du en nyere lenke fra en av spillerne.
distance-stay = Behold i «Mine spill»
distance-stays = Spillet er nå i «Mine spill».

## Direkte

distance-live = Spill direkte
distance-connect = Koble til nå
distance-live-begun = Sende turen du har begynt på, til { $name }?
distance-live-begun-about = Til du sender den, kan du fortsatt angre.
distance-live-connecting = Kobler til …
distance-connected = Tilkoblet
distance-live-silent = { $count ->
    [one] { $name } har vært stille i ett sekund
   *[other] { $name } har vært stille i { $count } sekunder
}
distance-live-left = { $name } har gått.
distance-live-malformed = Den andre siden sier noe denne siden ikke forstår. Last siden på nytt på begge enhetene.
distance-live-other-game = Den andre siden sendte noe som ikke hører til dette spillet, så forbindelsen ble avsluttet.
distance-live-by-link = Spillet fortsetter med lenker.
distance-live-again = Prøv igjen
distance-live-stop = Koble fra

## Et rom

distance-room-about = Tjeneren { $server } fører dere sammen. Den ser adressene deres og forseglede meldinger, aldri spillet.
distance-room-waiting = Du er der. Venter på { $name } …
distance-room-waiting-friend = Du er der. Venter på vennen din …
distance-room-taken = Spillet ditt er allerede koblet til i et annet vindu. Prøver igjen …
distance-room-unreachable = Tjeneren { $server } kan ikke nås.
distance-room-lost = Forbindelsen til tjeneren er brutt. Prøver igjen …
distance-hosts-bad = Filen signalling.json kan ikke brukes: { $error } Si det til den som driver siden. Spillet fortsetter med lenker.

## Det bare skjermlesere sier

# Live regions announce these when they happen; on the screen the table shows it.
distance-say-connected = { $name } er tilkoblet.
distance-say-disconnected = { $name } er ikke lenger tilkoblet.
