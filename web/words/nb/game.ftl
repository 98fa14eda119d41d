# Ordene på siden, på bokmål.
# These are the same beside the board of every game; what names anything of one game is in crates/games.

## Begynnelsen

play-computer = Spill
play-two = Vi to
continue-game = Fortsett
about = Om spillet
close = Lukk
new-game = Nytt spill
shelf = Spillene i hylla
menu = Meny
menu-game = Dette spillet
menu-learn = Spill og lær
menu-table = Dette bordet

## Språk

language-switch = { $now }: velg språk
notice-incomplete = Spillet ble ikke lastet helt inn. Sjekk nettforbindelsen og prøv igjen. ({ $error })
notice-language = Teksten på { $language } kunne ikke lastes inn, så språket blir som det er. ({ $error })
help-languages = Språk: { $codes }.

## Hvem og hva

throw-off = Hvem begynner?

## Hva som kan gjøres

task-throw = Kast terningene.
task-wait = Datamaskinen spiller.
task-thinking = Datamaskinen tenker …
task-choose = Velg en brikke.

choose-use = Hvilket trekk?

## Knapper

throw-button = Kast
throw-again = Kast om igjen
end-turn = Avslutt turen
take-back = Angre
resign = Gi opp
offer-draw = Foreslå uavgjort
save-record = Lagre loggen

## Hva som skjedde

news-taken-back = Trekket er angret.
news-restored = Spillet fortsetter.

## Slutten

draw = Uavgjort
won-you = Du vant
lost-you = Du tapte

## Når noe er galt

notice-bad-parameter = Adressen ber om { $name }={ $value }, og det går ikke. { $help }
notice-no-storage = Denne nettleseren lagrer ingenting for siden, så et nytt spill begynner når du laster den inn på nytt.
help-choices = Mulige verdier: { $words }.
help-seed = Et frø er et heltall.
help-rules = Regelsett: { $ids }.

panic-title = Noe gikk galt
panic-text = Det oppsto en feil i programmet. Spillet ditt er lagret til og med siste trekk.
panic-continue = Fortsett fra siste trekk

notice-bad-settings = Noen lagrede innstillinger kunne ikke leses og er satt tilbake til standard: { $lines }

## Innstillinger

settings = Innstillinger

## Protokoller

record = Spillogg
link-open = Åpne spillet fra lenken
notice-bad-link = Spillet i lenken kunne ikke åpnes: { $error }.

## Brettet, slik en skjermleser forteller det

dice = Terninger
twin-empty = tom
twin-chosen = valgt
twin-movable = kan flyttes
twin-die-in-hand = i hånden
twin-die = { $faces }{ $used ->
    [yes] , brukt
   *[no] { "" }
}

## En kiosk

help-kiosk = on eller off

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
odds = Hvilke brikker er i fare?

## Two people at one table

far-side = Den andre spilleren
task-other = Det er motstanderens tur.

## Å se tilbake, å bekrefte, og siden omkring

moves = Trekk
past-return = Tilbake til spillet
study = Se tilbake
task-past = Du ser tilbake på steg { $step }.
cancel = Avbryt
help-allow = adresser som https://example.org, atskilt med komma
help-keep = et navn av bokstaver, sifre og bindestreker

## On paper

paper = Skriv ut et spill

## Motstandere og tilbakeblikk

players = Spillere
plate-use = å bruke
plate-move = skal flytte
plate-took = tok
set-opponent = Motstander
opponent-beginner = Lemen
opponent-easy = Rype
opponent-steady = Rev
opponent-strong = Gaupe
opponent-master = Ravn

## Lære

open-guide = Lær
more = Mer
open-rules = Regler
lesson-learned = Nå kan du nok til å spille. Resten lærer du underveis.
read-rule = Les regelen

## Keys and questions

keys = Hjelp til tastaturet
tell-possible = Hva kan jeg gjøre?

## The side, and who begins

skip-throw-off = Hopp over: la loddet avgjøre
