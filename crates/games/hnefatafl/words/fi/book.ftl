# The rulebook of Hnefatafl; loaded when it is opened.

book-board = Lauta ja nappulat
book-moving = Siirtäminen
book-capturing = Lyöminen
book-king = Kuningas
book-castle = Linna ja leirit
book-escape = Tie ulos, raichi ja tuichu
book-end = Miten peli muuten päättyy
book-questions = Mitä sääntölehti jättää avoimeksi

## Neuvoja

book-advice-two-ways = Kun pelaat ruotsalaisilla, älä ryntää ainoalle avoimelle tielle: se suljetaan pian. Etsi ruutu, josta on yhtä aikaa avoinna kaksi tietä ulos.
book-advice-gaps = Jokainen lyönti avaa linjoja. Ennen kuin lyöt moskoviiteilla, katso, pääseekö kuningas aukosta.
book-advice-fence = Kun pelaat moskoviiteilla, älä jahtaa kuningasta. Aitaa hänet ensin. Aidaksi riittävät kulmittain toisiaan koskettavat nappulat, sillä kukaan ei kulje vinottain.
book-advice-king-guarded = Kun pelaat ruotsalaisilla, katso ennen siirtoa ruutuja, joiden väliin kuningas jää. Kauempana linnasta kaksi moskoviittia riittää vangitsemaan hänet.
book-advice-swap = Puolet eivät ole yhtä vahvoja. Pelatkaa siis kaksi peliä ja vaihtakaa välissä puolia.

## Mitä museon sääntölehti ei sano tai minkä voi lukea usealla tavalla

book-question-board = Kuinka suuri lauta on? Sääntölehden mukaan sivulla on pariton määrä ruutuja, tavallisesti 9. Se kuvaa vain sellaisen laudan. Se, miten nappulat ovat 7 × 7 ja 11 × 11 ruudun laudoilla, on meidän lisäyksemme.
book-question-castle_stop = Kuka saa pysähtyä linnaan, kun kuningas on lähtenyt siitä? Sääntölehti ei kerro. Me jätämme sen vain kuninkaalle, mutta voit valita toisin.
book-question-castle_pass = Kuka saa kulkea tyhjän linnan läpi? Sääntölehti ei kerro. Täällä säännöstöissä Linné ja Tablut vain kuningas saa. Brandubhissa saavat kaikki.
book-question-camps = Onko leirit suljettu joltakulta? Sääntölehti ei kerro. Me pidämme niitä ruutuina siinä missä muitakin, mutta voit sulkea ne.
book-question-king_captures = Auttaako kuningas lyömään? Sääntölehti puhuu kahdesta omasta nappulasta eikä kerro, mitkä ne ovat. Me annamme hänen auttaa.
book-question-castle_counts = Käykö tyhjä linna nappulasta? Sääntölehti ei kerro. Mutta jos vain kuningas saa pysähtyä siihen, häntä ei voisi koskaan saartaa sen vieressä. Siksi se käy siinä moskoviitista. Brandubhissa se auttaa myös lyömään.
book-question-camps_count = Käykö tyhjä leiriruutu moskoviitista? Sääntölehti ei kerro. Täällä ei, mutta voit valita, että käy.
book-question-king_taken = Onko kuningas aina saarrettava? Sääntölehden mukaan on: kaikilta neljältä sivulta. Useat Linnén latinaa lukeneet tutkijat pitävät sitä käännösvirheenä. He antavat kahden moskoviitin vangita kuninkaan, paitsi linnassa ja sen vieressä. Säännöstö Linné seuraa sääntölehteä, Tablut tutkijoita.
book-question-escape = Missä kuningas pääsee ulos? Sääntölehti puhuu avoimesta tiestä ulos laudalta. Me tulkitsemme, että hän pääsee ulos mistä tahansa reunaruudusta. Brandubhissa hänen on päästävä kulmaan.
book-question-repetition = Entä jos samat siirrot toistuvat yhä uudelleen? Sääntölehti ei kerro. Nimetyissä säännöstöissä kolmas kerta on tasapeli; vain Copenhagenissa ruotsalaiset häviävät silloin.
book-question-announce = Kuka sanoo raichi ja tuichu? Sääntölehdessä ruotsalaisten pelaaja. Täällä peli sanoo sen puolestanne, mutta voitte myös sanoa sen itse.
book-question-shield_wall = Voiko reunalla lyödä useita nappuloita kerralla? Sääntölehti ei puhu siitä. Copenhagenissa kokonaisen rivin voi lyödä, mutta ei kuningasta.
book-question-edge_counts = Riittääkö reunalla kolme moskoviittia? Sääntölehden mukaan kuningas pääsee siellä ulos, joten kysymystä ei synny. Copenhagenissa ja Fetlarissa kolme ei riitä, mutta voit valita toisin.
book-question-exit_fort = Entä jos kuningas on turvassa reunalla eikä pääse kulmaan? Sääntölehdessä kulmiin ei tarvitse päästä. Copenhagenissa hän on voittanut linnakkeessa, jota ei voi murtaa.
book-question-enclosure = Entä jos moskoviitit ovat kaikkien ruotsalaisten ympärillä? Sääntölehti ei kerro. Copenhagenissa ja Fetlarissa he ovat voittaneet.

## Historia

book-history-1 = Hnefatafl oli rautakaudella suosittu lautapeli. Sen eri muotoja on löydetty kaikkialta Euroopasta. Islannin sana hnefi tarkoittaa ”nyrkkiä”, ja pelin kuningas tai päällikkö on nimeltään Hnefi.
book-history-2 = Yksi muoto löydettiin vuonna 2006 Finströmin kalmistosta muiden hauta-antimien joukosta: 21 sarvesta sorvattua nappulaa. Yksi niistä on muita suurempi, ja sen päässä on rautatappi. Se on luultavasti kuningas tai päällikkö.
book-history-3 = Vuonna 1732 Carl von Linné matkusti halki Lapin. Päiväkirjassaan hän kuvasi tablutin, saamelaisten lautapelin. Tämän kirjan säännöt ovat museon sääntölehdestä, joka perustuu hänen kuvaukseensa: toisella pelaajalla on ruotsalaiset, toisella moskoviitit.
book-history-4 = Museossa jokainen lapsiperhe saa laudan ja 24 nappulaa. Sääntölehden säännöt vaativat 25: kuninkaan, 8 drabanttia ja 16 moskoviittia. Haudassa niitä oli 21. Sääntölehti lisää, että nappuloiden määrä ja alkuasetelma voivat vaihdella. Me emme tee siitä päätelmiä.
book-history-5 = Brandubh on tässä pieni peli, niin kuin sitä nykyään pelataan verkossa. Kaikki julkaistun kokoelman 525 peliä voi pelata läpi sen säännöillä, siirto siirrolta.
book-history-6 = Copenhagenin tekivät vuonna 2012 Aage Nielsen, Adam Bartley ja Tim Millar pelistä, jonka säännöt Shetlannin Fetlar-saaren ryhmä oli kirjannut vuonna 2007. Kaikki julkaistun kokoelman 1 752 peliä voi pelata läpi sen säännöillä.

## Sanasto

word-hnefatafl = hnefatafl: itse peli
word-hnefi = hnefi: islanniksi ”nyrkki”; Hnefi on kuningas tai päällikkö
word-tablut = tablut: Linnén kuvaama saamelaisten peli; täällä myös säännöstö, joka lukee Linnén tekstiä niin kuin useat tutkijat
word-brandubh = brandubh: pieni peli 7 × 7 ruudulla; tie ulos vie kulmiin
word-copenhagen = copenhagen: useimpien nykyisten tafl-pelaajien peli 11 × 11 ruudulla
word-fetlar = fetlar: vanhempi peli, josta Copenhagen on lähtöisin
word-svensk = svensk: ruotsalainen; kuningas on ruotsalaisten puolella
word-kung = kung: kuningas
word-drabant = drabant: drabantti, kuninkaan vartija
word-moskovit = moskovit: moskoviitti, hyökkääjä
word-borg = borgen: linna, laudan keskiruutu
word-lager = läger: leiri; sen ruudut ovat lägerrutor
word-raichi = raichi: näin sanotaan, kun yksi tie ulos on avoin
word-tuichu = tuichu: näin sanotaan, kun ainakin kaksi tietä ulos on avoinna

## Lähteet

book-reference-1 = Hnefatafl spelregler, museon ruotsinkielinen sääntölehti Carl von Linnén mukaan
book-reference-2 = Brandubhin 525 kirjattua peliä MIT-lisensoidussa ohjelmassa hnefatafl-rs
book-reference-3 = Niissä selostettu, mutta tätä kirjaa varten ei luettu: Carl von Linnén päiväkirja Lapin-matkalta, 1732
book-reference-4 = Copenhagen Hnefataflin julkaistut säännöt, Aage Nielsen, Adam Bartley ja Tim Millar
book-reference-5 = Fetlar Hnefataflin julkaistut säännöt, Fetlar Hnefatafl Panel
