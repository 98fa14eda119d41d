# Orden för spel på avstånd, på svenska. See the English file for what the arguments are.

distance-friend = Din vän
distance-somebody = någon

## Inbjudan

distance-invite = Bjud in en vän
distance-invite-about = Du skapar en länk och skickar den till en vän. Vännen öppnar den, och ni spelar genom att skicka länkar fram och tillbaka, eller direkt.
distance-name = Ditt namn
distance-name-about = Din vän ser det, och det gör också alla som får länken. Du kan lämna det tomt.
distance-sides = Vem spelar vad?
distance-sides-mine = Jag spelar: { $plays }
distance-sides-friend = Min vän väljer
distance-throws = Hur kastas tärningarna?
distance-throws-strict = Båda enheterna gör varje kast tillsammans
distance-throws-strict-about = Ingen kan fuska med tärningarna. Att kasta en gång till i samma tur, efter ett val, kräver ett meddelande till åt varje håll.
distance-throws-trusting = Lita på varandra
distance-throws-trusting-about = En tur är alltid ett meddelande. Båda är fortfarande med i varje kast, och ingen kan välja det. Men ett manipulerat program skulle kunna förutse nästa kast i sin egen tur. Loggen säger att ni spelade så.
distance-clock = Klocka
distance-clock-none = Ingen klocka
distance-clock-days = Dagar per tur
distance-clock-minutes = Minuter per tur
distance-clock-reserve = Minuter i reserv, för hela spelet
distance-clock-about = Ingen förlorar när tiden är ute. Den andra spelaren får välja om hen vill vänta vidare.
distance-make = Skapa inbjudan

## Det ni är överens om

distance-terms = Det ni är överens om
distance-terms-rules = Regler: { $rules }
distance-terms-strict = Båda enheterna gör varje kast tillsammans, så ingen av er kan fuska med tärningarna.
distance-terms-trusting = Ni litar på varandra: ett meddelande ger alla kast i en tur.
distance-terms-no-clock = Det finns ingen klocka.
distance-terms-days = { $count ->
    [one] En dag för varje tur.
   *[other] { $count } dagar för varje tur.
}
distance-terms-minutes = { $count ->
    [one] En minut för varje tur.
   *[other] { $count } minuter för varje tur.
}
distance-terms-reserve = { $count ->
    [one] En minut till för hela spelet.
   *[other] { $count } minuter till för hela spelet.
}

## Att skicka

distance-send = Skicka
distance-send-title = Skicka detta till { $name }
distance-send-title-friend = Skicka detta till din vän
distance-send-invitation = Inbjudan finns i den här länken.
distance-send-turn = Din tur finns i den här länken. Den innehåller hela spelet.
distance-send-answer = Ditt svar finns i den här länken. Den innehåller hela spelet.
distance-send-word = Det du säger finns i den här länken. Den innehåller hela spelet.
distance-send-again = Skicka igen
distance-send-again-about = Det här har du redan skickat. Det skadar inte att skicka det igen.
distance-share = Dela …
# What goes with the link when it is shared: the subject, and the text before the link.
distance-share-title = { $game }: det är din tur
distance-share-text = Det är din tur. Öppna den här länken för att spela vidare.
distance-share-invitation-title = { $game }: en inbjudan
distance-share-invitation-text = Vill du spela { $game } med mig? Öppna den här länken.
distance-copy = Kopiera länk
distance-copied = Kopierat. Klistra in den i ett meddelande.
distance-not-copied = Den här webbläsaren låter inte sidan kopiera. Länken är markerad, så du kan kopiera den själv.
distance-code = Visa QR-kod
distance-code-hide = Dölj QR-kod
distance-code-about = Skanna den här med kameran på den andra enheten.
# The accessible name of the picture; only screen readers say it.
distance-code-name = QR-kod med länken
# The accessible name of the field with the link; only screen readers say it.
distance-link-name = Länken som ska skickas
distance-code-too-long = Det här spelet har blivit för långt för en QR-kod. Skicka länken.
distance-send-then = Spelet fortsätter när svaret kommer. Öppna det på den här enheten.
distance-send-private = Ingenting skickas till någon annan än den du skickar det till.

## Att öppna en inbjudan

distance-invited = { $name } bjuder in dig till { $game }
distance-invited-friend = Du är inbjuden till { $game }
distance-invited-side = Du spelar: { $plays }
distance-invited-choose = Välj sida
distance-invited-rematch = Det här är revanschen på ett spel som ni har spelat.
distance-accept = Tacka ja
distance-not-now = Inte nu
distance-not-now-about = Inbjudan finns kvar i länken. Du kan öppna den igen senare.
distance-own-invitation = Det här är din egen inbjudan. Skicka den till en vän: du kan inte tacka ja till den själv.
distance-accepted-here = Du har redan tackat ja till den här inbjudan. Här är spelet.
distance-accepted-other = Någon annan har tackat ja till den här inbjudan. Be om en ny, eller se på spelet.
distance-accepted-first = { $name } har tackat ja till din inbjudan. Spelet börjar.
distance-accepted-twice = Två har tackat ja till den här inbjudan. Spelet fortsätter med den första: { $name }.

## Att öppna ett brev

distance-news-count = { $count ->
    [one] Ett steg sedan sist
   *[other] { $count } steg sedan sist
}
distance-same = Det här har du redan.
distance-older = Det här är äldre än det du har. Ingenting ändras.
distance-watching-only = Du kan se på det här spelet: webbläsaren har ingen plats i det. Spelar du själv i det, öppna filen eller länken med din plats, eller gå tillbaka till webbläsaren där du började.
distance-passed = Fortsätt i det andra fönstret: det har fått länken. Du kan stänga det här.
distance-resumed = { $name } har svarat ändå. Spelet fortsätter.

## Två vägar vidare

distance-fork = Spelet har delat sig i två
distance-fork-about = Spelet i den här länken har gått en annan väg än ditt. Det händer när ett spel spelas på två enheter eller i två exemplar av sidan. Båda versionerna är sparade. Välj en.
distance-fork-cheat = { $name } har skickat två olika turer. Den första finns i ditt spel.
distance-fork-first = Din version
distance-fork-second = Versionen i länken
distance-fork-look = Se på det
distance-fork-choose = Spela vidare med det här
distance-fork-answered = Du har redan svarat på din version, så spelet fortsätter med den.
distance-fork-sent = Du har redan skickat din tur, så spelet fortsätter med den.
distance-fork-replaced = { $name } har svarat på den andra versionen, så spelet fortsätter med den.
distance-fork-chosen = Spelet fortsätter med den här versionen. Den andra är sparad i ”Mina spel”.

## När något är fel med en länk

distance-unread-kind = Det finns inget spel i den här länken. Kopiera hela länken från meddelandet och klistra in den igen.
distance-unread-damaged = Länken är avklippt eller skadad. Vissa meddelandetjänster förkortar långa länkar. Be om den en gång till, vid behov som QR-kod.
distance-unread-too-long = Länken är längre än något spel kan vara. Den är inte gjord av den här sidan.
distance-unread-version = Länken är gjord av en annan version av sidan. Ladda om sidan och öppna länken igen. Hjälper inte det, så be din vän att också ladda om sidan och skicka turen en gång till.
distance-unread-other-game = Länken hör till ett annat spel: { $game }. Öppna den där.
distance-unread-other = Den här länken hör till ett annat spel. Ditt ligger kvar på bordet.
distance-unread-start = Spelet i länken kan inte läsas: { $reason }. Be om länken en gång till.
distance-unread-message = Meddelande { $message } i länken är på fel plats. Länken är inte gjord av den här sidan.
distance-unread-values = Länken har andra tärningar än dem som utlovades, eller så är den skadad. Be om den en gång till. Händer samma sak igen har någon försökt välja tärningarna.
distance-unread-signature = Länken är förfalskad eller skadad: en underskrift i den är inte äkta. Be om den en gång till.
distance-unread-aside = Länken innehåller något utöver spelet som ingen av er har undertecknat. Be om den en gång till.

## När något är fel här

distance-refused = Det här spelet kan inte börja: reglerna eller klockan tillåter det inte. Välj andra.
distance-no-storage = Den här webbläsaren sparar ingenting för sidan. Ett spel på avstånd skulle gå förlorat så snart du stänger den, så det kan inte börja här.
distance-not-stored = Spelet kunde inte sparas, så ingenting skickades: det finns ingen plats kvar för den här sidan. Ta bort spel som du inte längre behöver från ”Mina spel” och försök igen.
distance-no-chance = Den här webbläsaren ger inga slumptal, så ett spel på avstånd kan inte vara säkert här.

## Mina spel

distance-games = Mina spel
distance-games-none = Inga spel ännu. Bjud in en vän, eller öppna en länk som du har fått.
distance-games-yours = { $count ->
    [one] Ett spel väntar på dig
   *[other] { $count } spel väntar på dig
}
# One game of the list; the accessible name of its button “Open”, which only screen readers say.
distance-games-open-name = Öppna spelet med { $name }: { $rules }
distance-games-open-name-friend = Öppna spelet med din vän: { $rules }
distance-games-open = Öppna
distance-games-your-turn = Din tur
distance-games-their-turn = { $name } har turen
distance-games-unsent = Inte skickat ännu
distance-games-invited = Inbjudan är inte besvarad ännu
distance-games-watched = Du ser på
distance-games-over = Slut
distance-games-branch = Den andra versionen av ett spel
distance-since-now = nyss
distance-since-minutes = { $count ->
    [one] i en minut
   *[other] i { $count } minuter
}
distance-since-hours = { $count ->
    [one] i en timme
   *[other] i { $count } timmar
}
distance-since-days = { $count ->
    [one] i en dag
   *[other] i { $count } dagar
}
distance-remove = Ta bort de markerade spelen
distance-pick = Markera: { $name }
distance-remove-ask = { $count ->
    [one] Ta bort det här spelet?
   *[other] Ta bort de här { $count } spelen?
}
distance-remove-text = Nästa länk från den andra spelaren går fortfarande att läsa, men din del i spelet är förlorad: du kan inte spela vidare. Vill du inte fortsätta, så ge upp först.
distance-remove-over = Spelet är slut. Du kan spara loggen först.
distance-paste = Klistra in en länk här
distance-paste-about = Kopiera länken från meddelandet du har fått.
distance-paste-open = Öppna
distance-file-open = Öppna en fil …
distance-move = Flytta till en annan enhet
distance-move-title = Ta med spelet till en annan enhet
distance-move-about = Öppna den här länken på din andra enhet. Den är bara din: den som har den kan spela i ditt ställe. Skicka den inte till någon.
distance-move-after = Spela bara där från och med nu. Ett spel som spelas på två ställen delar sig i två.
distance-move-ask = Spela det här spelet på den här enheten?
distance-move-ask-about = Den här länken är en spelares plats i ett spel med { $name }. Gå vidare bara om du själv har skapat den. Spela spelet bara här från och med nu.
distance-move-here = Spela här
distance-moved = Spelet finns nu på den här enheten. Spela det bara här.
distance-move-wrong = Nyckeln i den här länken hör inte till spelet. Skapa länken en gång till på den andra enheten.
distance-move-replace = Den här enheten har redan spelet. Det nyaste är kvar.
distance-place = Spara min plats
distance-place-about = Med en fil kan du fortsätta om webbläsaren glömmer spelet.
distance-place-saved = Sparad. Behåll filen för dig själv: den som har den kan spela i ditt ställe.
distance-place-file = Detta är din plats i ett spel ({ $game }) med { $name }. För att spela vidare, på vilken enhet som helst, öppnar du den här länken, eller den här filen i ”Mina spel”. Behåll den för dig själv: den som har den kan spela i ditt ställe.
distance-forgets = Den här webbläsaren glömmer spel efter sju dagar utan besök. Lägg till sidan på hemskärmen, eller spara din plats.

## Vid bordet

distance-waiting = Väntar på { $name }
distance-waiting-friend = Väntar på din vän
distance-looking = { $name } är här
distance-away = { $name } är inte här
distance-waved = { $name } vinkade
distance-wave = Vinka
distance-wave-sent = Du vinkade.
distance-ready = Din tur är klar: skicka den
distance-ready-about = Du kan ångra allt tills du skickar den.
distance-answer-throw = { $name } måste svara på kastet
distance-answer-throw-about = Det här kastet kommer efter ett val som du har gjort. Båda är med i det, så { $name } måste svara först. Skicka detta, och fortsätt när svaret kommer.
distance-answer-throw-about-friend = Det här kastet kommer efter ett val som du har gjort. Båda är med i det, så din vän måste svara först. Skicka detta, och fortsätt när svaret kommer.
distance-answer-made = Svaret på kastet är klart: skicka det
distance-draft-lost = Spelet har fortsatt under tiden, så turen du hade börjat på ströks.
distance-take-back = Be att få ångra
distance-take-back-asked = Du bad att få ångra senaste draget.
distance-take-back-question = { $name } ber att få ångra senaste draget.
distance-allow = Tillåt
distance-refuse = Neka
distance-take-back-allowed = { $name } tillåter det. Senaste draget är ångrat.
distance-take-back-allowed-you = Du tillät det. Senaste draget är ångrat.
distance-dice-stay = Tärningarna är som de var.
distance-take-back-refused = { $name } vill inte att draget ångras.
distance-take-back-refused-you = Du nekade. Draget står kvar.
distance-draw-asked = Du föreslog oavgjort.
distance-draw-question = { $name } föreslår oavgjort.
distance-draw-accept = Gå med på det
distance-draw-refuse = Spela vidare
distance-draw-accepted = { $name } går med på det. Spelet är oavgjort.
distance-draw-accepted-you = Du gick med på det. Spelet är oavgjort.
distance-draw-refused = { $name } vill spela vidare.
distance-draw-refused-you = Du spelar vidare.
distance-resigned = { $name } gav upp
distance-resigned-you = Du gav upp
distance-broke-off = { $name } bröt av efter att ha sett kast { $throw }
distance-left = { $name } har inte svarat på länge
distance-end = Avsluta spelet
distance-end-ask = Avsluta det här spelet?
distance-end-text = Det slutar utan resultat. Loggen säger att det bröts av, och av vem. Kommer det ändå ett svar kan du fortfarande spela vidare.
distance-wait = Vänta vidare
distance-ended-other = { $name } bröt av spelet
distance-computer = Spela vidare mot datorn
distance-computer-about = Datorn tar den andra platsen, bara på den här enheten. Spelet på avstånd ligger kvar i ”Mina spel” som det är.
# The title of the page while a game at a distance is on the table.
distance-title-yours = Din tur – { $game }
distance-title-theirs = { $name } har turen – { $game }
distance-title-ended = { $name } bröt av spelet – { $game }
distance-title-over = Slut – { $game }
distance-title-watching = { $inviter } och { $invited } – { $game }

## Loggen för ett spel

distance-record-by = Spelat på avstånd av { $inviter } och { $invited }.
distance-record-strict = { $count ->
    [one] Båda var med i det enda kastet; det är bekräftat.
   *[other] Båda var med i varje kast; alla { $count } kast är bekräftade.
}
distance-record-trusting = { $count ->
    [one] Båda var med i det enda kastet, i förtroende; det är bekräftat.
   *[other] Båda var med i varje kast, i förtroende; alla { $count } kast är bekräftade.
}
distance-record-signed = Alla underskrifter är äkta.
distance-record-taken-back = { $count ->
    [one] Ett drag ångrades en gång.
   *[other] Drag ångrades { $count } gånger.
}
distance-record-unsent = Det du inte har skickat än är inte med.
distance-record-unverified = Länken på rad { $line } i den här loggen kan inte bekräftas. { $reason }
distance-record-differs = Den här loggen stämmer inte med länken på rad { $line }. { $reason }
distance-record-other-rules = Regler: ”{ $told }” i loggen, ”{ $signed }” i länken.
distance-record-other-start = De börjar med olika ställningar.
distance-record-other-name = { $plays }: ”{ $told }” i loggen, ”{ $signed }” i länken.
distance-record-other-step = Steg { $step }: ”{ $told }” i loggen, ”{ $signed }” i länken.
distance-record-other-length = Antal steg: { $told } i loggen, { $signed } i länken.

## Klockor

distance-clock-you = Din tid: { $time }
distance-clock-other = { $name }: { $time }
distance-clock-days-left = { $count ->
    [one] En dag kvar
   *[other] { $count } dagar kvar
}
distance-clock-over = { $name }: tiden är ute.
distance-clock-over-you = Din tid är ute. Du kan fortfarande spela.

## Notiser

distance-notify = Säg till när det är min tur
distance-notify-about = Webbläsaren frågar om sidan får visa notiser. Den visar dem bara medan sidan är öppen, och bara du ser dem.
distance-notify-refused = Webbläsaren tillåter inte notiser från den här sidan. Du kan ändra det i webbläsarens inställningar.
distance-notify-title = Din tur
distance-notify-text = { $name } har spelat. { $game } fortsätter.

## Att se på

distance-watching = Du ser på { $inviter } och { $invited }
distance-watchers = Låt andra se på
distance-watchers-about = Den här länken innehåller spelet hittills. Den som öppnar den kan se på, men inte spela.
distance-watch-newest = Vill du se mer, öppna en nyare länk från någon av spelarna.
distance-stay = Behåll i ”Mina spel”
distance-stays = Spelet finns nu i ”Mina spel”.

## Direkt

distance-live = Spela direkt
distance-connect = Anslut nu
distance-live-begun = Skicka turen du har börjat på till { $name }?
distance-live-begun-about = Tills du skickar den kan du fortfarande ångra den.
distance-live-connecting = Ansluter …
distance-connected = Ansluten
distance-live-silent = { $count ->
    [one] { $name } har varit tyst i en sekund
   *[other] { $name } har varit tyst i { $count } sekunder
}
distance-live-left = { $name } har gått.
distance-live-malformed = Den andra sidan säger något som den här sidan inte förstår. Ladda om sidan på båda enheterna.
distance-live-other-game = Den andra sidan skickade något som inte hör till det här spelet, så anslutningen avslutades.
distance-live-by-link = Spelet fortsätter med länkar.
distance-live-again = Försök igen
distance-live-stop = Koppla från

## Ett rum

distance-room-about = Servern { $server } för er samman. Den ser era adresser och förseglade meddelanden, aldrig spelet.
distance-room-waiting = Du är där. Väntar på { $name } …
distance-room-waiting-friend = Du är där. Väntar på din vän …
distance-room-taken = Ditt spel är redan anslutet i ett annat fönster. Försöker igen …
distance-room-unreachable = Servern { $server } går inte att nå.
distance-room-lost = Anslutningen till servern är bruten. Försöker igen …
distance-hosts-bad = Filen signalling.json kan inte användas: { $error } Säg det till den som driver sidan. Spelet fortsätter med länkar.

## Det som bara skärmläsare säger

# Live regions announce these when they happen; on the screen the table shows it.
distance-say-connected = { $name } är ansluten.
distance-say-disconnected = { $name } är inte längre ansluten.
