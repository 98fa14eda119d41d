# Reglerna, en och en, och lektionerna som lär ut dem; laddas när de behövs.

topic-throw-off-one = Vem som börjar
topic-throw-off-one-rule = Varje sida kastar en tärning. Den som ensam får X, sáhkku, börjar. Annars kastar båda igen.
topic-throw-off-three = Vem som börjar
topic-throw-off-three-rule = Varje sida kastar tre tärningar. Den som får flest X börjar. Är det lika kastar båda igen.
topic-throw-off-lot = Vem som börjar
topic-throw-off-lot-rule = Lotten avgör, eller så kommer spelarna överens.

topic-wake = Lösa och gå
topic-wake-rule = Till en början sover alla soldater. Ett X, sáhkku, löser en av dem (luvvet): den tar sitt första steg. Den som är vaken går så många platser som en tärning visar. Varje tärning används en gång och delas aldrig; en pjäs kan använda flera.
topic-wake-1 = Du är männen, nertill. X:et löser en soldat: välj den markerade, och sedan vart den ska.
topic-wake-2 = Nu är den vaken och kan gå. Använd II.

topic-capture = Att slå ut
topic-capture-rule = Den som landar på en fiende slår ut den (goddit, borrat). Bara platsen där draget slutar räknas: det som står emellan går man förbi.
topic-capture-1 = En kvinna står två platser längre fram. Landa på henne.

topic-king-landing = Kungen
topic-king-landing-rule = Till en början tillhör kungen (gonagas) ingen. Den som landar på honom har honom, tills någon från andra sidan landar på honom. Han slås aldrig ut.
topic-king-landing-1 = Kungen väntar i Slottet. Landa på honom, så är han din.

topic-king-push = Att knuffa kungen
topic-king-push-rule = Den som landar på kungen tar honom och knuffar honom en plats framåt (cadjit). Då är han din, tills andra sidan knuffar honom till sig. Han slås aldrig ut.
topic-king-push-1 = Kungen väntar i mitten. Landa på honom: han blir din och knuffas en plats vidare.

topic-king-mount = Att klättra in under kungen
topic-king-mount-rule = En soldat som landar på kungen klättrar in under honom och rider med honom. Från och med då går de två som en. En fientlig soldat som landar där slår ut ryttaren och rider i dess ställe.
topic-king-mount-1 = Kungen väntar i mitten. Landa på honom för att klättra in under honom.

topic-raid = Kungen från Nesseby
topic-raid-rule = Kungen väntar och tillhör ingen. Den första soldaten som går in på motståndarens hemrad tar honom på avstånd. Innan dess tar den som landar på hans plats ingenting.
topic-raid-1 = En av dina soldater är på väg in på kvinnornas hemrad. Flytta in den, så är kungen din, var han än står.

topic-king-walks = Hur kungen går
topic-king-walks-rule = Kungen går samma väg som soldaterna hos den som har honom, och slår ut genom att landa, som de.
topic-king-walks-1 = Kungen är din. Låt honom gå.

topic-king-royal = Hur kungen går
topic-king-royal-rule = Kungen går rakt åt alla håll: vänster, höger, uppåt eller neråt. Han vänder inte på vägen, men änden av en rad räknas som rakt fram: där går han runt svängen till nästa rad.
topic-king-royal-1 = Kungen är din. För honom runt svängen, till en av de yttre raderna.

topic-king-straight = Hur kungen går
topic-king-straight-rule = Kungen går rakt åt alla håll: vänster, höger, uppåt eller neråt. Han vänder inte på vägen, och vid änden av en rad stannar han.
topic-king-straight-1 = Kungen är din. För honom upp eller ner till en annan rad.

topic-queens = Drottningarna
topic-queens-rule = Varje sida har en drottning (dronnet). Ett X löser henne, och sedan går hon som en kung: rakt, med svängar. Men hon kan slås ut, och den som mister drottningen har förlorat spelet.
topic-queens-1 = Din drottning sover på mittraden, till höger om kungen. Lös henne med ett X.

topic-queen-hunt = Jakten på drottningen
topic-queen-hunt-rule = Den som slår ut motståndarens drottning har vunnit. Så slutar de flesta spel. Medan hon sover kan ingen röra henne.
topic-queen-hunt-1 = Kvinnornas drottning har kommit för nära. Slå ut henne!

topic-push-ram = Murbräckan
topic-push-ram-rule = Står en fiende där kungen knuffas in slås den ut: kungen är din murbräcka.
topic-push-ram-1 = Bakom kungen står en kvinna. Knuffa honom på henne.

topic-push-blocked = Ingen plats att knuffa
topic-push-blocked-rule = Kungen kan inte knuffas in på en egen pjäs. Så länge en står där kan han inte tas från det här hållet.
topic-push-blocked-1 = Bakom kungen står en av dina egna. Försök ta kungen ändå.
topic-push-blocked-2 = Det går inte. Använd en annan pjäs.

topic-raid-then-landing = Efter det första inbrottet
topic-raid-then-landing-rule = När någon väl har tagit kungen genom ett inbrott tar också den honom som landar på honom.
topic-raid-then-landing-1 = Kvinnorna har kungen. Landa på honom.

topic-raid-again = Inbrott på inbrott
topic-raid-again-rule = Varje gång en soldat går in på motståndarens hemrad tar dess sida kungen, var han än står.
topic-raid-again-1 = Kvinnorna har kungen. Gå in på deras hemrad, så byter han sida.

topic-across = Rakt ut i mitten
topic-across-rule = En soldat som löses går rakt från sin plats hemma till mittraden.
topic-across-1 = Lös den främsta soldaten: den går rakt ut.

topic-queue = I kö
topic-queue-rule = Soldaterna går på led: ingen får gå förbi en soldat ur den egna hären. Kungen får man gå förbi, och han går förbi alla.
topic-queue-1 = Den bakre soldaten vill förbi den främre. Försök.
topic-queue-2 = Den måste vänta. Flytta den som står framför.

topic-blank-four = Den blanka sidan
topic-blank-four-rule = Sidan utan märke är värd fyra steg.
topic-blank-four-1 = Där ligger blanka tärningar. Gå fyra platser med en av dem.

topic-blank-zero = Den blanka sidan
topic-blank-zero-rule = Sidan utan märke är ingenting värd. En sådan tärning är förbrukad så snart den ligger där.
topic-blank-zero-1 = De blanka tärningarna räknas inte. X:et löser en soldat.

topic-order-high = I ordning
topic-order-high-rule = Tärningarna används i ordning: först X, sedan den högsta. Kan den tärning som står i tur inte användas är turen över och resten förlorad.
topic-order-high-1 = Där ligger en III och en II. Försök gå två platser först.
topic-order-high-2 = III kommer först. Använd den.

topic-order-low = I ordning
topic-order-low-rule = Tärningarna används i ordning: först X, sedan den lägsta. Kan den tärning som står i tur inte användas är turen över och resten förlorad.
topic-order-low-1 = Där ligger en III och en II. Försök gå tre platser först.
topic-order-low-2 = II kommer först. Använd den.

topic-order-free = I valfri ordning
topic-order-free-rule = Tärningarna används i vilken ordning du vill, på en pjäs eller på flera.
topic-order-free-1 = Du har en II och en III, och en kvinna står fem platser längre fram. Gå två platser först.
topic-order-free-2 = Och nu tre, med samma soldat.

topic-rethrow-each = Omkast
topic-rethrow-each-rule = Innan du använder en tärning får du kasta om tärningar som visar X, så ofta du vill och så länge de visar X.
topic-rethrow-each-1 = Kanske något bättre än X? Kasta om det.

topic-rethrow-all = Omkast
topic-rethrow-all-rule = Bara när alla tärningar visar X får du kasta om, och då allihop.
topic-rethrow-all-1 = Alla tärningar visar X. Kasta om allihop.

topic-rethrow-none = Omkast
topic-rethrow-none-rule = Det som kastats ligger: ingen tärning kastas två gånger.

topic-compulsion = Du måste flytta
topic-compulsion-rule = Så länge en tärning kan användas fortsätter turen. Den slutar av sig själv när inget mer är möjligt.

topic-may-stop = Att avsluta turen
topic-may-stop-rule = Efter kastet får turen avslutas när som helst, även om tärningar ännu kunde användas.
topic-may-stop-1 = Du stannar hellre där du är. Avsluta turen.

topic-wake-front = Vem som vaknar härnäst
topic-wake-front-rule = Soldaterna löses i ordning: den främsta först, och så vidare till den sista.
topic-wake-front-1 = Försök lösa soldaten mitt i raden.
topic-wake-front-2 = Den måste vänta. Lös den främsta.

topic-wake-any = Vem som vaknar härnäst
topic-wake-any-rule = Vilken soldat som helst får lösas, i vilken ordning du vill.
topic-wake-any-1 = Lös soldaten mitt i raden.

topic-wake-next-free = Vem som vaknar härnäst
topic-wake-next-free-rule = En soldat kan lösas bara om platsen framför den är helt tom. Luckorna efter dem som gått gör alltså andra fria.
topic-wake-next-free-1 = Soldaten mitt i raden har ingen plats framför sig. Försök lösa den.
topic-wake-next-free-2 = Lös en som har plats.

topic-track-eight = Vägen runt brädet
topic-track-eight-rule = Soldaterna går längs hemraden, tillbaka längs mittraden och genom motståndarens hemrad; sedan genom mitten igen, och hem. Det blir en åtta. En soldat på hemväg är märkt.
topic-track-eight-1 = Den här soldaten är på hemväg. För in den.

topic-track-loop = Vägen runt brädet
topic-track-loop-rule = Soldaterna går längs hemraden, tillbaka längs mittraden och genom motståndarens hemrad. Därifrån går det runt och runt, genom mitten och motståndarens rad, och aldrig hem igen.
topic-track-loop-1 = Vid änden av mittraden går det upp på motståndarens hemrad. Gå runt hörnet.

topic-with = Mot eller med
topic-with-rule = Den som inte börjar väljer: mot (vuosttut), så att härarna möts front mot front, eller med (mieđut), åt andra hållet, så att båda kommer in på mittraden i samma ände och springer efter varandra.
topic-with-1 = Kvinnorna började, och du valde mieđut. Nu är din front i andra änden. Lös en soldat där.

topic-sleepers-exposed = De som sover
topic-sleepers-exposed-rule = Sovande soldater kan slås ut som alla andra. I Máze kallas det att döda i sovrummet (goddit oađđenlanjas).
topic-sleepers-exposed-1 = Din soldat når kvinnornas hemrad, där de ännu sover. Slå ut en.

topic-sleepers-protected = De som sover
topic-sleepers-protected-rule = Sovande soldater är trygga: fienden kan inte landa på dem. De egna får ställa sig hos dem.
topic-sleepers-protected-1 = Försök landa på en sovande kvinna: gå tre platser in på hennes hemrad.
topic-sleepers-protected-2 = Det går inte. Använd en tärning på ett annat sätt.

topic-sleepers-closed = De som sover
topic-sleepers-closed-rule = Ingen kan landa där en pjäs sover, varken vän eller fiende. Därför spärrar tre sovande vid änden av en rad en dörr; den tredje av dem är dörrvakten (uksavákta).
topic-sleepers-closed-1 = Försök landa på en sovande kvinna: gå tre platser in på hennes hemrad.
topic-sleepers-closed-2 = Det går inte. Använd en tärning på ett annat sätt.

topic-stacking = Tillsammans på en plats
topic-stacking-rule = Flera soldater från en sida får stå på samma plats. Men en fiende som landar där slår ut allihop.
topic-stacking-1 = För ihop dina två soldater.

topic-one-each = En på varje plats
topic-one-each-rule = Bara en soldat står på varje plats. Dina egna soldater står i vägen för dig.
topic-one-each-1 = Försök landa på din egen soldat.
topic-one-each-2 = Det går inte. Använd en tärning på ett annat sätt.

topic-king-shares = Kungen bland de sina
topic-king-shares-rule = Kungen och hans egna soldater får stå på samma plats.
topic-king-shares-1 = För din soldat till kungen.

topic-king-alone = Kungen står ensam
topic-king-alone-rule = Ingen soldat får stanna där dess egen kung står, och inte han där de står. Bara den som just tagit honom står kvar hos honom tills någon av dem flyttar.
topic-king-alone-1 = Försök landa på din egen kung.
topic-king-alone-2 = Det går inte. Använd en tärning på ett annat sätt.

topic-utsjok = Kungen från Utsjok
topic-utsjok-rule = Den som landar på kungen väljer: att ta honom, eller att ta honom ur spelet för gott (Ohcejot gonagas).
topic-utsjok-1 = Kvinnorna har kungen. Landa på honom, och ta honom ur spelet.

topic-like-odds = Like odds
topic-like-odds-rule = En regel från vår tid: varje sida börjar med tre soldater vakna. Då blir ingen sittande och väntar på det första X:et.
topic-like-odds-1 = Inget X, och ändå kan du flytta: tre soldater är vakna. Gå med en av dem.

topic-blocked = Instängd
topic-blocked-rule = En sida vars alla soldater är vakna förlorar om den har kastat en tärning som den inte kan använda.
topic-blocked-1 = Den sista kvinnan har kört fast mot dina sovande. Flytta din soldat med X.

topic-stake = Insats
topic-stake-rule = Före spelet kommer man överens om vad en soldat är värd. Till slut betalar förloraren det för varje soldat som vinnaren har kvar.

topic-win-soldiers = Att vinna
topic-win-soldiers-rule = Den som slår ut motståndarens sista soldat har vunnit. Att ha kungen räddar ingen.
topic-win-soldiers-1 = En kvinna är kvar. Slå ut henne.

topic-win-pieces = Att vinna
topic-win-pieces-rule = En sida har förlorat när den varken har soldater eller kung. Så länge kungen är hos den spelar den vidare.
topic-win-pieces-1 = Slå ut den sista kvinnan.
topic-win-pieces-2 = Kvinnorna har ännu kungen. Ta honom också.
