# Orden på sidan, på svenska.
# These are the same beside the board of every game; what names anything of one game is in crates/games.

## Början

play-computer = Spela
play-two = Vi två
continue-game = Fortsätt
about = Om spelet
close = Stäng
new-game = Nytt spel
shelf = Spelen på hyllan
menu = Meny
menu-game = Det här spelet
menu-learn = Spela och lär
menu-table = Det här bordet

## Språk

language-switch = { $now }: välj språk
notice-incomplete = Spelet kunde inte laddas helt. Kontrollera anslutningen och försök igen. ({ $error })
notice-language = Texten på { $language } kunde inte laddas, så språket förblir som det är. ({ $error })
help-languages = Språk: { $codes }.

## Vem och vad

throw-off = Vem börjar?

## Vad man kan göra

task-throw = Kasta tärningarna.
task-wait = Datorn spelar.
task-thinking = Datorn tänker …
task-choose = Välj en pjäs.

choose-use = Vilket drag?

## Knappar

throw-button = Kasta
throw-again = Kasta om
end-turn = Avsluta turen
take-back = Ångra
resign = Ge upp
offer-draw = Föreslå oavgjort
save-record = Spara loggen

## Vad som hände

news-taken-back = Draget är ångrat.
news-restored = Spelet återupptas.

## Slutet

draw = Oavgjort
won-you = Du vann
lost-you = Du förlorade

## När något är fel

notice-bad-parameter = Adressen ber om { $name }={ $value }, och det går inte. { $help }
notice-no-storage = Den här webbläsaren sparar ingenting för sidan, så ett nytt spel börjar när du laddar om den.
help-choices = Möjliga värden: { $words }.
help-seed = Ett frö är ett heltal.
help-rules = Regelverk: { $ids }.

panic-title = Något gick fel
panic-text = Ett fel inträffade i programmet. Ditt spel är sparat till och med det senaste draget.
panic-continue = Fortsätt från det senaste draget

notice-bad-settings = Några sparade inställningar kunde inte läsas och har återställts till standard: { $lines }

## Inställningar

settings = Inställningar

## Protokoll

record = Spellogg
link-open = Öppna spelet från länken
notice-bad-link = Spelet i länken kunde inte öppnas: { $error }.

## Brädet, så som en skärmläsare berättar det

dice = Tärningar
twin-empty = tomt
twin-chosen = vald
twin-movable = kan flyttas
twin-die-in-hand = i handen
twin-die = { $faces }{ $used ->
    [yes] , använd
   *[no] { "" }
}

## En kiosk

help-kiosk = on eller off

## A new version of the page

update-there = En ny version av spelet är klar. Ditt spel fortsätter i den.
update-take = Uppdatera nu
update-later = Senare

elsewhere-title = Spelet är öppet i en annan flik
elsewhere-text = För att inget ska gå förlorat går det bara att spela i en flik åt gången. Den här är pausad.
elsewhere-take = Fortsätt här
save-aside = Spara det som fil

## Råd

hint = Tips
odds = Vilka pjäser är i fara?

## Two people at one table

far-side = Den andra spelaren
task-other = Det är motståndarens tur.

## Att se tillbaka, att bekräfta, och sidan runt omkring

moves = Drag
past-return = Tillbaka till spelet
study = Se tillbaka
task-past = Du ser tillbaka på steg { $step }.
cancel = Avbryt
help-allow = adresser som https://example.org, åtskilda med komma
help-keep = ett namn av bokstäver, siffror och bindestreck

## On paper

paper = Skriv ut ett spel

## Motståndare och återblick

players = Spelare
plate-use = att använda
plate-move = ska flytta
plate-took = tog
set-opponent = Motståndare
opponent-beginner = Lämmel
opponent-easy = Ripa
opponent-steady = Räv
opponent-strong = Lo
opponent-master = Korp

## Lära

open-guide = Lär dig
more = Mer
open-rules = Regler
lesson-learned = Nu kan du tillräckligt för att spela. Resten lär du dig efter hand.
read-rule = Läs regeln

## Keys and questions

keys = Tangentbordshjälp
tell-possible = Vad kan jag göra?

## The side, and who begins

skip-throw-off = Hoppa över: låt lotten avgöra
