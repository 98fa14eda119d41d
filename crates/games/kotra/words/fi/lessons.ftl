# Kotran säännöt yksitellen ja oppitunnit, jotka opettavat ne; ladataan tarvittaessa.

## Säännöt yksitellen: nimi, sisältö ja oppitunnin tehtävät

topic-board = Lauta ja nappulat
topic-board-rule = Laudalla on 24 kiilaa (tungor), kuusi joka neljänneksessä. Kummallakin puolella on viisitoista nappulaa, alussa kaikki kotona (hem). Koti on kiila { 1 }. Kumpikin puoli numeroi kiilat omaa reittiään pitkin. Siksi joka kiilalla on kaksi numeroa, ja kummankin koti on toisen puolen 13.

topic-way = Reitti laudan ympäri
topic-way-rule = Molemmat puolet kiertävät laudan kerran, vastapäivään, kiilalta { 1 } kiilalle { 24 }. Vuorolla heitetään kaksi noppaa. Kumpikin noppa siirtää yhtä nappulaa täsmälleen niin monta kiilaa kuin se näyttää. Sama nappula saa käyttää molemmat, mutta se pysähtyy ensimmäisen jälkeen.
topic-way-1 = Pelaat valkoisilla. Kaikki nappulasi ovat kotona. Siirrä yhtä niistä vitosella.
topic-way-2 = Käytä nyt kolmonen, samalla nappulalla tai toisella.

topic-begins = Kuka aloittaa
topic-begins-rule = Kumpikin puoli heittää yhden nopan, ja pienemmän luvun saanut aloittaa. Jos luvut ovat samat, heitetään uudelleen. Aloittaja heittää sitten molemmat nopat.

topic-alla = Alla-heitto
topic-alla-rule = Kaksi samaa lukua on alla-heitto (alla, ruotsia). Kumpikin noppa käytetään kahdesti, joten siirtoja on neljä, yhdelle nappulalle tai useille.
topic-alla-1 = Pelaat valkoisilla. Kaksi kakkosta on alla-heitto. Käytä kakkonen.
topic-alla-2 = Kolme on jäljellä. Käytä seuraava.
topic-alla-3 = Ja seuraava.
topic-alla-4 = Käytä viimeinen.

topic-hit = Blotin lyöminen
topic-hit-rule = Yksinäinen nappula on blotti (blotta). Siirry kiilalle, jolla on vastustajan blotti, niin lyöt sen. Se poistuu laudalta ja joutuu aloittamaan alusta. Nappula, joka jatkaa toisella nopalla, lyö myös siinä, missä se välillä pysähtyy.
topic-hit-1 = Pelaat valkoisilla. Kiilalla { 9 } on musta blotti. Lyö se.

topic-enter = Takaisin peliin
topic-enter-rule = Lyödyt nappulat odottavat keskipalkilla. Et voi tehdä mitään muuta, ennen kuin ne kaikki ovat taas laudalla. Noppa tuo nappulan takaisin kiilalle, jolla on sama numero, ensimmäiseen neljännekseesi. Siinä ei saa olla omaa nappulaasi eikä vastustajan sidosta. Jos siinä on vastustajan blotti, se tulee lyödyksi.
topic-enter-1 = Pelaat valkoisilla, ja yksi nappulasi on lyöty. Yritä siirtää toista nappulaa, niin kuin nuoli näyttää.
topic-enter-2 = Lyöty nappula tulee ensin. Yritä tuoda se takaisin vitosella.
topic-enter-3 = Kiilalla { 5 } on oma nappulasi. Tuo lyöty takaisin kolmosella.

topic-band = Sidokset
topic-band-rule = Kaksi tai useampi saman puolen nappula samalla kiilalla on sidos (band). Kolme tai useampi on myös överband. Vastustaja ei saa pysähtyä siihen, ei edes noppien välissä.
topic-band-1 = Pelaat valkoisilla. Kiilalla { 8 } on musta sidos. Yritä siirtyä sille.
topic-band-2 = Sidos on suljettu. Käytä jokin noppa toisella tavalla.

topic-five-out = Sidoksen tekeminen
topic-five-out-rule = Kun siirrät nappulan kiilalle, jolla jo on oma nappulasi, teet sidoksen. Et saa tehdä sitä, ennen kuin viisi nappulaasi on lähtenyt kotoa. Siitä lähtien saat koko pelin ajan, mutta vain kiiloille { 12 }–{ 24 }.
topic-five-out-1 = Pelaat valkoisilla. Neljä nappulaa on lähtenyt. Yritä siirtää kiilalta { 7 } nappulasi luo kiilalle { 12 }.
topic-five-out-2 = Se on liian aikaista. Ota kotoa viides nappula.
topic-five-out-3 = Nyt saat tehdä sidoksia. Siirrä kiilalta { 12 } kiilalle { 14 }.

topic-band-where = Missä sidos saa olla
topic-band-where-rule = Teet sidoksia vain kiiloille { 12 }–{ 24 }: hukiin ja koko sen jälkeiselle pitkälle sivulle. Kiiloille { 2 }–{ 11 } et tee niitä koskaan, eikä kotiin palaa kukaan.
topic-band-where-1 = Pelaat valkoisilla. Yritä tehdä sidos kiilalle { 9 }, nappulalla kiilalta { 5 }.
topic-band-where-2 = Siinä se ei ole sallittu. Tee sidos sinne, missä saat.

topic-huk = Huk
topic-huk-rule = Kiilasi { 12 } on nimeltään huk. Se on ensimmäisen pitkän sivusi viimeinen kiila ja ensimmäinen, jolle saat tehdä sidoksen. Sidos siinä pitää vastustajan poissa sen viimeiseltä kiilalta.
topic-huk-1 = Pelaat valkoisilla. Tee sidos hukiin.

topic-tear-barrier = Sulun repiminen auki
topic-tear-barrier-rule = Kuuden tai useamman peräkkäisen sidoksen ohi ei pääse, joten ne eivät ole turvassa: siirry jollekin niistä tai tuo nappula takaisin siihen, niin revit sen auki (riva upp). Kaikki sen nappulat tulevat lyödyiksi. Jos sidoksia on enää alle kuusi peräkkäin, ne ovat taas turvassa. Koti lasketaan kiilaksi siinä missä muutkin.
topic-tear-barrier-1 = Pelaat valkoisilla. Mustalla on kuusi sidosta peräkkäin, kiiloillasi { 4 }–{ 9 }. Revi auki se, joka on kiilalla { 4 }.
topic-tear-barrier-2 = Nyt peräkkäin on vain viisi. Yritä repiä auki toinenkin, niin kuin nuoli näyttää.
topic-tear-barrier-3 = Se on taas turvassa. Käytä vitonen toisella tavalla.

topic-tear-quarter = Sidos auki takaisin tultaessa
topic-tear-quarter-rule = Nappulasi tulevat takaisin vastustajan kolmannen neljänneksen kuudelle kiilalle. Laske niistä ne, jotka ovat tyhjiä tai joilla on yksinäinen vastustaja. Jos sinulla on lyötyjä nappuloita enemmän, vastustajan sidokset siinä neljänneksessä ovat avoinna: saat tuoda nappulan sidokseen ja repiä sen auki. Tämä lasketaan uudelleen ennen joka noppaa.
topic-tear-quarter-1 = Pelaat valkoisilla. Kaksi nappulaasi on lyöty, ja vain yksi kiila on vapaa. Siksi molemmat mustat sidokset ovat avoinna. Revi auki sidos kiilalla { 6 }.

topic-use-most = Niin paljon kuin voi
topic-use-most-rule = Sinun on käytettävä niin monta noppaa kuin voit. Siirto, joka hukkaa nopan, ei ole sallittu, jos on toinen, joka ei hukkaa. Noppa, jota ei voi käyttää, menetetään.
topic-use-most-1 = Pelaat valkoisilla. Yritä siirtää kiilalta { 4 } kiilalle { 6 }.
topic-use-most-2 = Sen jälkeen nelonen menisi hukkaan. Käytä kakkonen niin, että nelonenkin onnistuu.
topic-use-most-3 = Nyt nelonen.

topic-one-die-higher = Jompikumpi noppa
topic-one-die-higher-rule = Jos kumpaa tahansa noppaa voi käyttää, mutta ei molempia, sen on oltava suurempi. Lähde ei kerro, kumpi: tämä on meidän ratkaisumme.
topic-one-die-higher-1 = Pelaat valkoisilla. Yhden nopan jälkeen toista ei voi käyttää. Kokeile kakkosta.
topic-one-die-higher-2 = Sen on oltava suurempi. Käytä nelonen.

topic-one-die-either = Jompikumpi noppa
topic-one-die-either-rule = Jos kumpaa tahansa noppaa voi käyttää, mutta ei molempia, valitset itse, kumpi.
topic-one-die-either-1 = Pelaat valkoisilla. Yhden nopan jälkeen toista ei voi käyttää. Käytä se, kumman haluat.

topic-off = Ulos pelaaminen
topic-off-rule = Kun kaikki nappulasi ovat viimeisessä neljänneksessäsi, kiiloilla { 19 }–{ 24 }, saat pelata ne ulos (úttekt). Kiila 25 on kuviteltu: ykkönen pelaa ulos kiilalta { 24 }, kuutonen kiilalta { 19 }. Saat myös siirtää.
topic-off-1 = Pelaat valkoisilla. Yksi nappula ei ole vielä viimeisessä neljänneksessäsi. Yritä pelata yksi ulos kiilalta { 24 }.
topic-off-2 = Niiden kaikkien on oltava perillä. Tuo viimeinen kiilalle { 19 }.
topic-off-3 = Pelaa nyt yksi ulos kiilalta { 24 }.

topic-off-high = Liian suuri noppa
topic-off-high-rule = Noppa, joka on suurempi kuin takimmainen nappulasi tarvitsee, pelaa ulos juuri sen. Mitään muuta se ei voi pelata ulos.
topic-off-high-1 = Pelaat valkoisilla. Takimmainen nappulasi on kiilalla { 21 }. Yritä pelata ulos se, joka on kiilalla { 22 }.
topic-off-high-2 = Kuutonen on takimmaiselle nappulalle. Pelaa se ulos.

topic-langi-mukur = Munkki: langi múkur
topic-langi-mukur-rule = Kun kaikki viisitoista nappulaa ovat viimeisessä neljänneksessäsi, tietty kuvio voittaa pelin: munkki (múkur). Langi múkur, pitkä munkki, on kolme nappulaa kullakin viidestä viimeisestä kiilasta. Sen arvo on 5. Ulos pelaamisen arvo on vain 2.
topic-langi-mukur-1 = Pelaat valkoisilla. Kaksi nappulaa on väärässä paikassa. Siirrä niistä toinen kiilalle, jolta puuttuu nappula.
topic-langi-mukur-2 = Nyt toinen, niin voitat 5.

topic-langi-hryggur = Langi hryggur
topic-langi-hryggur-rule = Pitkä selkä, langi hryggur, on pitkä munkki yhtä kiilaa aikaisemmin: kolme nappulaa kullakin kiiloista { 19 }–{ 23 }. Sen arvo on 3.
topic-langi-hryggur-1 = Pelaat valkoisilla. Siirrä nappula kiilalle { 19 } tai { 20 }, josta yksi puuttuu.
topic-langi-hryggur-2 = Nyt toinen.

topic-stutti-mukur = Stutti múkur
topic-stutti-mukur-rule = Lyhyt munkki, stutti múkur, on viisi nappulaa kullakin kolmesta viimeisestä kiilasta. Sen arvo on 7.
topic-stutti-mukur-1 = Pelaat valkoisilla. Siirrä nappula kiilalle { 22 } tai { 23 }, josta yksi puuttuu.
topic-stutti-mukur-2 = Nyt toinen.

topic-meistari = Meistari
topic-meistari-rule = Mestari, meistari, on kaikki viisitoista nappulaa kiilalla { 24 }. Sen arvo on 13, enemmän kuin minkään muun munkin.
topic-meistari-1 = Pelaat valkoisilla. Kaksi nappulaa on vielä matkalla. Siirrä yksi kiilalle { 24 }.
topic-meistari-2 = Ja toinen.

topic-litli-meistari = Litli meistari
topic-litli-meistari-rule = Pikku mestari, litli meistari, on seitsemän nappulaa kiilalla { 23 } ja kahdeksan kiilalla { 24 }. Vain jotkut pelaajat pitivät sitä munkkina, eikä sen arvoa ole kirjattu. Meillä se on 9.
topic-litli-meistari-1 = Pelaat valkoisilla. Siirrä nappula kiilalle { 23 } tai { 24 }, josta yksi puuttuu.
topic-litli-meistari-2 = Nyt toinen.

topic-no-litli-meistari = Ei litli meistaria
topic-no-litli-meistari-rule = Seitsemän nappulaa kiilalla { 23 } ja kahdeksan kiilalla { 24 } oli munkki, litli meistari, vain joidenkin pelaajien mielestä. Näissä säännöissä se ei ole.

topic-half-munk = Puolikas munkki
topic-half-munk-rule = Jos kuvio on valmis, kun vasta osa heitostasi on käytetty, se on puolikas munkki. Saat lopettaa siihen ja voittaa puolet sen arvosta, tai pelata loput. Koko heiton jälkeen munkki voittaa heti täyden arvonsa.
topic-half-munk-1 = Pelaat valkoisilla. Kaksi kakkosta on neljä siirtoa. Siirrä ensin yksi nappula kiilalta { 20 } kiilalle { 22 }.
topic-half-munk-2 = Nyt yksi kiilalta { 21 } kiilalle { 23 }.
topic-half-munk-3 = Langi múkur, ja kaksi kakkosta on jäljellä. Lopeta tähän: puolikkaasta munkista saa 2½.

topic-single-die = Yksi noppa munkkia varten
topic-single-die-rule = Jos yksi nappula voisi tehdä munkin siirtymällä yhdestä kuuteen kiilaa, saat heittää kahden nopan sijasta yhden. Sillä tehty munkki on kokonainen. Yksi noppa ei ole koskaan alla-heitto.
topic-single-die-1 = Pelaat valkoisilla. Nappulan kiilalta { 19 } pitää siirtyä viisi kiilaa, jotta syntyy langi múkur. Valitse, että heität yhden nopan.
topic-single-die-2 = Vitonen! Tee munkki.

topic-no-single-die = Aina kaksi noppaa
topic-no-single-die-rule = Heität aina kaksi noppaa, vaikka munkista puuttuisi vain yksi nappula.

topic-mar = Mar
topic-mar-rule = Jos lyötyjä nappuloitasi odottaa vielä, kun vastustaja pelaa ulos viimeisen nappulansa tai tekee munkin, olet mar, mustelmilla. Voittaja saa 2 lisää. Puolikkaan munkin summa puolitetaan.
topic-mar-1 = Pelaat valkoisilla, ja mustalla on lyöty nappula. Siirrä yksi nappulasi kiilalle, jolta puuttuu nappula kuviosta langi múkur.
topic-mar-2 = Nyt toinen: 5, ja 2 lisää marista.

topic-jan = Jan
topic-jan-rule = Laske ensimmäisestä neljänneksestäsi kiilat, joilla ei ole omaa nappulaasi. Jos sinulla on lyötyjä nappuloita enemmän, et voi enää koskaan tuoda niitä kaikkia takaisin: olet jan ja häviät heti. Vastustaja saa siitä 15, enemmän kuin mistään muusta. Vahvojen tietokonepelaajien kesken siihen päättyy 47 % peleistä ja siitä tulee 81 % yksiköistä: pelkkä juoksu laudan ympäri on häviävä suunnitelma.
topic-jan-1 = Pelaat valkoisilla. Mustalla on kolme lyötyä nappulaa ja tasan kolme kiilaa, joille ne voivat tulla. Lyö vielä yksi.

topic-jan-tear = Jan repimällä
topic-jan-tear-rule = Kun revit sidoksen auki, lyöt useita nappuloita kerralla. Se voi riittää janiin.
topic-jan-tear-1 = Pelaat valkoisilla. Sinulla on lyöty nappula eikä yhtään vapaata kiilaa, joten mustan sidokset ovat avoinna. Tuo nappula sinne, missä sidos on tarpeeksi suuri.

topic-jan-making = Miten jan syntyy
topic-jan-making-rule = Yksi tapa on muuri: viisi sidosta peräkkäin kolmannessa ja viimeisessä neljänneksessäsi. Vastustaja pääsee tuskin ohi, joutuu purkamaan sidoksia tai ottamaan kotoa uusia nappuloita, ja sinä lyöt niistä jokaisen. Pidä muut nappulat kiertämässä, jotta ne voivat lyödä. Toinen tapa alkaa siitä, että vastustajalla on sidoksia sinun ensimmäisessä neljänneksessäsi ja kaksi lyötyä nappulaa: täytä kiilat, jotka ovat vielä vapaina, anna lyödä yksi bloteistasi ja revi sidokset auki.

topic-janstork = Janstork
topic-janstork-rule = Janstork on vanha sana 1700-luvulta, selitetty latinaksi: joku jää sidosten pidättelemäksi ja pääsee silti ohi. Me ymmärrämme sen niin, että hän livahtaa jania pakoon. Se on sana eikä sääntö.

topic-two-sixes = Kaksi kuutosta alussa
topic-two-sixes-rule = Jos aivan ensimmäinen heittosi on kaksi kuutosta, saat koko vuorollasi ottaa neljä nappulaa kotoa kiilalle { 7 }. Ne ovat sidos niin kauan kuin niitä on ainakin kaksi. Lisää ei saa tuoda, eikä sidos ole turvassa: vastustaja saa siirtyä siihen ja repiä sen auki.
topic-two-sixes-1 = Pelaat valkoisilla. Kaksi kuutosta! Ota kotoa neljä.

topic-no-two-sixes = Kaksi kuutosta alussa
topic-no-two-sixes-rule = Kaksi kuutosta on huono ensimmäinen heitto: voit ottaa kotoa vain yhden nappulan. Toinen tekisi sidoksen kiilalle { 7 }, eikä ensimmäinen pääse kiilalta { 7 } eteenpäin vastustajan kotiin.
topic-no-two-sixes-1 = Pelaat valkoisilla. Kaksi kuutosta. Ota kotoa se ainoa nappula, jonka voit.

topic-win-off = Voittaminen
topic-win-off-rule = Se, joka ensimmäisenä pelaa ulos viimeisen nappulansa, voittaa. Sen arvo on 2.
topic-win-off-1 = Pelaat valkoisilla. Kaksi nappulaa on jäljellä. Pelaa yksi ulos.
topic-win-off-2 = Pelaa viimeinen ulos, niin voitat.

topic-after-throws = Jälkiheitot
topic-after-throws-rule = Kun pelaat ulos viimeisen nappulasi, vastustajalla voi vielä olla mahdollisuus: jos se ei ole pelannut ulos yhtäkään ja voi vielä tehdä kuvion langi múkur, stutti múkur tai meistari. Silloin se saa tietyn määrän heittoja, jälkiheitot (efterslag). Jos se tekee ajoissa yhden näistä kolmesta, se voittaa: kokonaisella koko arvon, puolikkaalla puolet. Muuten voittosi pysyy voimassa. Langi hryggur ei tässä auta.
topic-after-throws-1 = Pelaat valkoisilla. Musta on pelannut kaiken ulos, mutta sinulla on vielä heittoja. Siirrä nappula kiilalle { 22 } tai { 23 }, missä se puuttuu kuviosta stutti múkur.
topic-after-throws-2 = Ja toinen: munkki voittaa vielä.

topic-after-chance = Niin kauan kuin on mahdollisuus
topic-after-chance-rule = Jälkiheitot loppuvat heti, kun munkkiin ei enää voi päästä: kun nappula pelataan ulos, kun mikään kuvio ei enää sovi tai kun helpoinkin vaatii yli 24 kiilaa jokaista jäljellä olevaa heittoa kohti. Tämä laskutapa on meidän. Mahdollisuus on yleensä pieni, joten saat luopua jälkiheitoista.

topic-no-after-throws = Ei jälkiheittoja
topic-no-after-throws-rule = Se, joka pelaa ulos viimeisen nappulansa, on heti voittanut. Vastustaja ei enää heitä, joten munkit ovat harvinaisempia.

topic-last-throw = Viimeinen heitto
topic-last-throw-rule = Jos pelin aloittanut puoli pelaa ulos viimeisen nappulansa ja toisella on enintään neljä jäljellä, toinen saa vielä yhden heiton. Jos se pelaa sillä ulos ne kaikki, tulee tasapeli.
topic-last-throw-1 = Pelaat valkoisilla. Musta aloitti ja on pelannut kaiken ulos. Sinulla on yksi heitto kahdelle nappulallesi. Pelaa yksi ulos.
topic-last-throw-2 = Ja toinen: tasapeli.

topic-no-last-throw = Ei viimeistä heittoa
topic-no-last-throw-rule = Puoli, joka ei aloittanut, ei saa heittoa hyvitykseksi. Siksi mikään peli ei pääty tasan, elleivät molemmat puolet sovi siitä.

topic-worth = Minkä arvoinen voitto on
topic-worth-rule = Ulos pelaaminen 2, langi hryggur 3, langi múkur 5, stutti múkur 7, meistari 13, jan 15. Mar lisää 2, paitsi janiin, ja puolikas munkki antaa puolet.

topic-match = Ottelut
topic-match-rule = Ottelun voittaa se, joka ensin saa sovitun määrän yksiköitä. Pelin häviäjä aloittaa seuraavan; tasapelin jälkeen nopat ratkaisevat. Tämä on meidän ratkaisumme.

topic-resigning = Luovuttaminen ja tasapeli
topic-resigning-rule = Saat luovuttaa: vastustaja voittaa 2, tai 4 niin kauan kuin sinulla on lyötyjä nappuloita. Voitte myös sopia tasapelistä. Tämä on meidän ratkaisumme.
