# Reglerna, en och en, och lektionerna som lär ut dem; laddas när de behövs.

topic-throw-off-one = Vem som börjar
topic-throw-off-one-rule = Varje sida kastar en tärning. Om bara den ena visar X, sáhkku, börjar den sidan. Annars kastar båda igen.
topic-throw-off-three = Vem som börjar
topic-throw-off-three-rule = Varje sida kastar tre tärningar. Den som får flest X börjar. Blir det lika kastar båda igen.
topic-throw-off-lot = Vem som börjar
topic-throw-off-lot-rule = Lotten avgör vem som börjar, eller så kommer spelarna överens.

topic-wake = Att väcka och att gå
topic-wake-rule = Till en början sover alla soldaterna. Ett X, sáhkku, väcker en av dem (luvvet, ”lösa”), och den tar sitt första steg. En vaken soldat går så många fält som en tärning visar. Varje tärning används en gång och kan inte delas, men en pjäs får använda flera.
topic-wake-1 = Du spelar männen. X:et väcker en soldat: välj den som är markerad, och sedan fältet den ska till.
topic-wake-2 = Nu är den vaken och kan gå. Använd II.

topic-capture = Att slå ut
topic-capture-rule = Landa på en fiende för att slå ut den (goddit, borrat). Bara fältet där draget slutar räknas: pjäser på vägen passeras.
topic-capture-1 = En kvinna står två fält längre bort på din soldats väg. Landa på henne.

topic-king-landing = Kungen
topic-king-landing-rule = Till en början tillhör kungen (gonagas) ingen. Landa på honom för att ta honom. Han är din tills den andra sidan landar på honom. Han slås aldrig ut.
topic-king-landing-1 = Kungen väntar i Slottet. Landa på honom, så är han din.

topic-king-push = Att knuffa kungen
topic-king-push-rule = Landa på kungen för att ta honom: han knuffas ett fält vidare längs din väg (cadjit). Han är din tills den andra sidan gör detsamma. Han slås aldrig ut.
topic-king-push-1 = Kungen väntar i mitten. Landa på honom: han blir din och knuffas ett fält vidare.

topic-king-mount = Att bära kungen
topic-king-mount-rule = En soldat som landar på kungen går in under honom och bär honom. Från och med då går de två som en. En fientlig soldat som landar där slår ut bäraren och tar över kungen.
topic-king-mount-1 = Kungen väntar i mitten. Landa på honom för att gå in under honom.

topic-raid = Kungen från Nesseby
topic-raid-rule = Kungen väntar och tillhör ingen. Den första soldaten som går in på motståndarens hemrad tar honom, var han än står. Innan dess kan ingen ta honom genom att landa på hans fält.
topic-raid-1 = En av dina soldater är på väg in på kvinnornas hemrad. Flytta in den, så är kungen din, var han än står.

topic-king-walks = Hur kungen går
topic-king-walks-rule = Kungen går samma väg som soldaterna på den sida som har honom, och slår ut genom att landa, precis som de.
topic-king-walks-1 = Kungen är din. Flytta honom.

topic-king-royal = Hur kungen går
topic-king-royal-rule = Kungen går rakt åt alla håll, längs en rad eller tvärs över raderna. Han kan inte svänga mitt på en rad, men han kan gå runt dess ände till nästa rad.
topic-king-royal-1 = Kungen är din. Flytta honom runt änden av raden, till en av hemraderna.

topic-king-straight = Hur kungen går
topic-king-straight-rule = Kungen går rakt åt alla håll, längs en rad eller tvärs över raderna. Han kan inte svänga, och vid änden av en rad stannar han.
topic-king-straight-1 = Kungen är din. Flytta honom tvärs över till en annan rad.

topic-queens = Drottningarna
topic-queens-rule = Varje sida har en drottning (dronnet). Ett X väcker henne, och sedan går hon som en kung: rakt och runt radernas ändar. Men hon kan slås ut, och den sida som mister sin drottning har förlorat spelet.
topic-queens-1 = Din drottning är den markerade pjäsen. Hon sover på mittraden. Väck henne med ett X.

topic-queen-hunt = Jakten på drottningen
topic-queen-hunt-rule = Slå ut motståndarens drottning, så vinner du. Så slutar de flesta spel. Medan hon sover kan ingen röra henne.
topic-queen-hunt-1 = Kvinnornas drottning har vågat sig för långt ut. Slå ut henne!

topic-push-ram = Murbräckan
topic-push-ram-rule = Står en fiende där kungen knuffas in slås den ut: kungen är din murbräcka.
topic-push-ram-1 = På fältet efter kungen står en kvinna. Knuffa in honom på henne.

topic-push-blocked = Ingen plats att knuffa
topic-push-blocked-rule = Kungen kan inte knuffas in på din egen pjäs. Så länge den står där kan du inte ta honom.
topic-push-blocked-1 = På fältet efter kungen står en av dina egna soldater. Försök ta honom ändå.
topic-push-blocked-2 = Det går inte. Flytta en annan pjäs.

topic-raid-then-landing = Efter det första inbrottet
topic-raid-then-landing-rule = När kungen väl har tagits genom ett inbrott kan han också tas genom att man landar på honom.
topic-raid-then-landing-1 = Kvinnorna har kungen. Landa på honom.

topic-raid-again = Inbrott på inbrott
topic-raid-again-rule = Varje gång en soldat går in på motståndarens hemrad tar dess sida kungen, var han än står.
topic-raid-again-1 = Kvinnorna har kungen. Gå in på deras hemrad, så är han din.

topic-across = Rakt ut i mitten
topic-across-rule = En soldat som vaknar går rakt från sitt fält hemma till mittraden.
topic-across-1 = Väck den främsta soldaten: den går rakt ut på mittraden.

topic-queue = I kö
topic-queue-rule = Soldaterna går i kö: ingen får passera en annan soldat i den egna hären. Kungen får passeras, och han får passera alla.
topic-queue-1 = Två av dina soldater är vakna. Försök flytta den bakre förbi den andra.
topic-queue-2 = Den måste vänta. Flytta den främsta.

topic-blank-four = Den blanka sidan
topic-blank-four-rule = Sidan utan märke är värd fyra fält.
topic-blank-four-1 = Tärningarna visar blanka sidor. Gå fyra fält med en av dem.

topic-blank-zero = Den blanka sidan
topic-blank-zero-rule = Sidan utan märke är inte värd något. En tärning som visar den kan inte användas.
topic-blank-zero-1 = De blanka tärningarna räknas inte. Väck en soldat med X:et.

topic-order-high = I fast ordning
topic-order-high-rule = Tärningarna används i ordning: först X, sedan den högsta. Om du inte kan använda tärningen som står i tur är din tur slut och resten av tärningarna förlorade.
topic-order-high-1 = Du har en III och en II. Försök gå två fält först.
topic-order-high-2 = III kommer först. Använd den.

topic-order-low = I fast ordning
topic-order-low-rule = Tärningarna används i ordning: först X, sedan den lägsta. Om du inte kan använda tärningen som står i tur är din tur slut och resten av tärningarna förlorade.
topic-order-low-1 = Du har en III och en II. Försök gå tre fält först.
topic-order-low-2 = II kommer först. Använd den.

topic-order-free = I valfri ordning
topic-order-free-rule = Använd tärningarna i vilken ordning du vill, på en pjäs eller på flera.
topic-order-free-1 = Du har en II och en III, och en kvinna står fem fält längre bort på vägen. Gå två fält först.
topic-order-free-2 = Gå nu tre, med samma soldat.

topic-rethrow-each = Omkast
topic-rethrow-each-rule = Innan du använder en tärning får du kasta om valfria tärningar som visar X, så många gånger du vill, så länge de visar X.
topic-rethrow-each-1 = Något bättre än X? Kasta om det.

topic-rethrow-all = Omkast
topic-rethrow-all-rule = Du får bara kasta om ifall alla tärningar visar X, och då kastar du allihop.
topic-rethrow-all-1 = Alla tärningar visar X. Kasta om allihop.

topic-rethrow-none = Inga omkast
topic-rethrow-none-rule = Kastet gäller: ingen tärning kastas två gånger.

topic-compulsion = Du måste flytta
topic-compulsion-rule = Så länge en tärning kan användas fortsätter din tur. Den slutar av sig själv när inget mer är möjligt.

topic-may-stop = Att avsluta turen
topic-may-stop-rule = Efter kastet får du avsluta turen när som helst, även om tärningar fortfarande kan användas.
topic-may-stop-1 = Du stannar hellre där du är. Avsluta turen.

topic-wake-all-x = Den första soldaten
topic-wake-all-x-rule = Så länge alla dina soldater sover behöver du X på alla tärningar för att väcka den första. Du har tre kast i varje tur: tärningar som visar X läggs åt sidan, och de andra kastas igen. Därefter räcker ett X.
topic-wake-all-x-1 = X:et ligger kvar. Kasta de andra tärningarna igen och väck sedan en soldat.

topic-wake-front = Vem som kan vakna
topic-wake-front-rule = Soldaterna vaknar i ordning: först den främsta på hemraden, sedan nästa, och så vidare till den sista.
topic-wake-front-1 = Försök väcka soldaten mitt på raden.
topic-wake-front-2 = Den måste vänta. Väck den främsta.

topic-wake-any = Vem som kan vakna
topic-wake-any-rule = Vilken soldat som helst får väckas, i vilken ordning du vill.
topic-wake-any-1 = Väck soldaten mitt på raden.

topic-wake-any-closed = Vem som kan vakna
topic-wake-any-closed-rule = Soldaterna får väckas i vilken ordning du vill, så länge ingen sover på nästa fält på deras väg.
topic-wake-any-closed-1 = Soldaten mitt på raden skulle gå till ett fält där en annan sover. Försök väcka den.
topic-wake-any-closed-2 = Väck en som har ett fält att gå till.

topic-wake-next-free = Vem som kan vakna
topic-wake-next-free-rule = En soldat kan bara väckas om nästa fält på dess väg är helt tomt. När andra går ut blir det alltså plats att väcka fler.
topic-wake-next-free-1 = Soldaten mitt på raden har inget tomt fält att gå till. Försök väcka den.
topic-wake-next-free-2 = Väck en som har ett tomt fält att gå till.

topic-track-eight = Vägen runt brädet
topic-track-eight-rule = Soldaterna går längs hemraden, tillbaka längs mittraden och genom motståndarens hemrad, sedan längs mittraden igen och hem: en åtta. Soldater på hemväg är märkta.
topic-track-eight-1 = Den här soldaten är på hemväg. Flytta hem den.

topic-track-loop = Vägen runt brädet
topic-track-loop-rule = Soldaterna går längs hemraden, tillbaka längs mittraden och genom motståndarens hemrad. Sedan går de i slinga genom mittraden och motståndarens rad och kommer aldrig hem igen.
topic-track-loop-1 = Vid änden av mittraden svänger vägen in på motståndarens hemrad. Gå runt hörnet.

topic-with = Mot eller med
topic-with-rule = Den som inte börjar väljer: mot (vuosttut), så att härarna möts, eller med (mieđut), så att båda kommer in på mittraden i samma ände och springer efter varandra.
topic-with-1 = Kvinnorna började, och du valde mieđut. Nu är din front i andra änden av hemraden. Väck en soldat där.

topic-sleepers-exposed = Sovande
topic-sleepers-exposed-rule = Sovande soldater kan slås ut som alla andra. I Máze kallas det att döda i sovrummet (goddit oađđenlanjas).
topic-sleepers-exposed-1 = Din soldat kan nå kvinnornas hemrad, där några ännu sover. Slå ut en.

topic-sleepers-protected = Sovande
topic-sleepers-protected-rule = Sovande soldater är säkra: motståndaren kan inte landa på dem. De egna får ansluta sig till dem.
topic-sleepers-protected-1 = Försök landa på en sovande kvinna: gå tre fält, in på hennes hemrad.
topic-sleepers-protected-2 = Det går inte. Använd en tärning på ett annat sätt.

topic-sleepers-closed = Sovande
topic-sleepers-closed-rule = Ingen kan landa där en pjäs sover, varken vän eller fiende. Tre sovande vid änden av en rad spärrar därför dörren. Den tredje av dem är dörrvakten (uksavákta).
topic-sleepers-closed-1 = Försök landa på en sovande kvinna: gå tre fält, in på hennes hemrad.
topic-sleepers-closed-2 = Det går inte. Använd en tärning på ett annat sätt.

topic-stacking = Flera på ett fält
topic-stacking-rule = Flera soldater från samma sida får stå på ett fält. Men en fiende som landar där slår ut allihop.
topic-stacking-1 = Samla dina två soldater på ett fält.

topic-one-each = En på varje fält
topic-one-each-rule = Varje fält rymmer bara en soldat, så dina egna soldater kan stå i vägen.
topic-one-each-1 = Försök landa på din egen soldat.
topic-one-each-2 = Det går inte. Använd en tärning på ett annat sätt.

topic-king-shares = Kungen bland sina soldater
topic-king-shares-rule = Kungen och hans egna soldater får dela fält.
topic-king-shares-1 = Flytta din soldat till kungens fält.

topic-king-alone = Kungen står ensam
topic-king-alone-rule = Ingen soldat får stanna där dess egen kung står, och kungen får inte stanna där en av hans soldater står. Bara pjäsen som just har tagit honom står kvar hos honom tills någon av dem flyttar.
topic-king-alone-1 = Försök landa på din egen kung.
topic-king-alone-2 = Det går inte. Använd en tärning på ett annat sätt.

topic-utsjok = Kungen från Utsjok
topic-utsjok-rule = Den som landar på kungen väljer: att ta honom, eller att ta honom ur spelet för gott (Ohcejot gonagas).
topic-utsjok-1 = Kvinnorna har kungen. Landa på honom, och ta honom ur spelet.

topic-like-odds = Like odds
topic-like-odds-rule = En modern regel: varje sida börjar med tre vakna soldater, så ingen behöver vänta på det första X:et.
topic-like-odds-1 = Inget X, och ändå kan du flytta: tre soldater är vakna. Flytta en av dem.

topic-blocked = Instängd
topic-blocked-rule = En sida vars alla soldater är vakna förlorar om den inte kan använda en tärning som den har kastat.
topic-blocked-1 = Den sista kvinnan kommer inte förbi dina sovande. Flytta din soldat med X:et.

topic-stake = Insats
topic-stake-rule = Före spelet kommer spelarna överens om en insats per soldat. Till slut betalar förloraren den för varje soldat som vinnaren har kvar.

topic-win-soldiers = Att vinna
topic-win-soldiers-rule = Slå ut motståndarens sista soldat, så vinner du. Det hjälper inte att ha kungen.
topic-win-soldiers-1 = Bara en kvinna är kvar. Slå ut henne.

topic-win-pieces = Att vinna
topic-win-pieces-rule = En sida har förlorat när den varken har soldater eller kungen. Så länge den har kungen spelar den vidare.
topic-win-pieces-1 = Slå ut den sista kvinnan.
topic-win-pieces-2 = Kvinnorna har fortfarande kungen. Ta honom också.

topic-dead = När ingen kan flytta
topic-dead-rule = Om en tur slutar och ingen av sidorna någonsin kan använda en tärning igen blir spelet oavgjort.

topic-resigning = Att ge upp, och oavgjort
topic-resigning-rule = Du får ge upp spelet. Du får också komma överens med den andra spelaren om oavgjort.
