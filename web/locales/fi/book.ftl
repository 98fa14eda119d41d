# The book of rules; loaded when it is opened.

book-contents = Sisällys
book-show = Näytä
book-board = Lauta ja mitä siihen kuuluu
book-turn = Vuoro ja nopat
book-waking = Irrottaminen
book-walking = Tie laudan ympäri
book-way = Nuolet näyttävät miesten tien. Naisten tie on sama, heidän puoleltaan katsottuna.
book-capturing = Lyöminen
book-king = Kuningas
book-queens = Kuningattaret
book-end = Pelin loppu
book-advice = Miten pelataan hyvin
book-neighbours = Mitä naapurit tekevät toisin
book-table = Kaikki säännöstöt rinnakkain
book-history = Mistä peli on tullut
book-words = Pelin sanoja
book-references = Mistä tämä on luettu
book-differs = { $name } poikkeaa näin

book-advice-middle = Pidä keskirivi. Joka täyttää sen sotilailla niin, että kunkin väliin jää yksi tyhjä paikka, sen ohi on vaikea päästä. Älä levitä sotilaitasi liian harvaan.
book-advice-together = Useat sotilaat samassa paikassa ovat vahvoja, kunnes joku tulee siihen: silloin kaikki ovat poissa.
book-advice-loophole = Aseta kuningas tai kuningatar ampuma-aukkoon (čilla) kotirivillesi. Siellä ne ovat melko turvassa ja ampuvat (báhčit) ohikulkijaa: X:llä ja X:llä ulos ja takaisin, tai II:lla ja II:lla vastustajan riville ja kotiin.
book-advice-door-guard = Irrota kolmas sotilas vasemmalta myöhään. Se on ovenvartija (uksavákta): niin kauan kuin kolme viimeistä nukkuu, mikään kuninkaallinen nappula ei pääse mutkan ympäri kotirivillesi, sillä kolmea paikkaa kauemmas ei noppa vie.

book-history-1 = Sáhkku on saanut nimensä noppiensa X:stä. Paikoin peliä kutsutaan nimellä bircun, nopanheitto: se on ainoa saamelaisilta tunnettu lautapeli, jossa on nopat. Sitä pelattiin etelän luulajansaamelaisalueelta koillisen kolttasaamelaisten maille, ja säännöt vaihtelivat paikasta toiseen. Nykyään tunnetut ovat pohjoissaamelaisia; useimmat muut ovat kadonneet.
book-history-2 = Se kuuluu pelien sukuun, joka on nimetty arabialaisen tâbin mukaan ja jota voi seurata Niililtä Sahalinille: siihen kuuluvat muun muassa sîg, tanskalainen daldøs ja nivhien čoŋŋ. Missä suku alkoi ja miten se tuli pohjoiseen, sitä ei tiedä kukaan. Missään muussa ei ole keskellä kuningasta, joka ei kuulu kenellekään: se on saamelaista.
book-history-3 = Ensimmäinen jälki on ehkä Johannes Schefferuksen teoksessa Lapponia 1600-luvulta: saamelainen pappi Olaus Sirma kertoi noppapelistä, jota pelattiin panoksin. Oliko se sáhkku, ei ole varmaa. Yksi 1700-luvun noppa on säilynyt Trondheimissa. 1800-luvun puolivälissä peliä pelattiin niin etäällä toisistaan kuin Haukøyassa Pohjois-Tromssassa ja Kvikkjokkissa Ruotsin luulajansaamelaisalueella.
book-history-4 = Tromssan näyttelyssä 1870-luvulla Nessebyn väkeä pelasi yleisön edessä. Lehtimies kirjoitti kotiin nuoresta saamelaisnaisesta, Aaselista, joka voitti joka kerta, ja siitä, miten nopeaa ja hienoa hänen ajattelunsa oli.
book-history-5 = Sitten tuli kielto. 1800-luvun kristillisessä herätyksessä kaikkia pelejä pidettiin paikoin syntinä, ja sáhkkua enemmän kuin muita: sitä kutsuttiin Paholaisen peliksi. Ehkä kuningas muistutti liikaa seitaa, sieidiä, jolle oli uhrattu; kerrotaan sáhkkukuninkaista, joiden piti tuoda kalaonnea. Ja missä pelattiin panoksin, saattoi menettää paljon. Mitä vielä pelattiin, pelattiin verhojen takana.
book-history-6 = Sulauttaminen ja rasismi tekivät toisen vahingon. Ihmiset kätkivät sen, mikä olisi näyttänyt heidät saamelaisiksi, ja sáhkku näytti: sielläkin, missä kieli oli kadonnut, pelatessa laskettiin saameksi.
book-history-7 = Kolmas oli sota. Kun Saksan armeija poltti Finnmarkin, Pohjois-Tromssan ja Pohjois-Suomen vuonna 1944, pelit paloivat talojen mukana; museoiden ulkopuolella ei tiedetä yhdenkään säilyneen. Useimmissa paikoissa perinne päättyi kantajiinsa.
book-history-8 = Joissakin se ei päättynyt. Hans Aslak Guttorm Vuovdaguoikasta opetti pelin tyttärilleen, ja hänen pelaamistaan kuvattiin filmille. Kristian Johansen Gávkevuotnasta opetti poikaansa ja teki pelejä vielä 1990-luvulla. Yngvar Mejland kirjasi vuonna 1953, mitä Kvænangenin seudulla pelattiin, ja opettaja Bernt Pettersen vei sen Mázeen. Edmund Johansen kokosi Laksefjordin pelin muistoista. Heidän ansiostaan sitä pelataan taas, myös cupissa, jonka ensimmäinen avoin turnaus Oslossa pelattiin Laksefjordin säännöin.

word-sahkku = sáhkku: nopan X, ja peli; Utsjoella X on myös ruossa, risti
word-bircu = bircu, monikossa birccut: noppa; bircun on nopanheitto ja yksi pelin nimistä
word-sahkkufiellu = sáhkkufiellu, sáhkkolávdi, bircunfiellu: lauta
word-rahddja = ráđđa, monikossa ráđat: rivi
word-sarggis = sárggis, monikossa sárgát: viiva, paikka jossa nappula seisoo
word-garri = gárri: pitkänomainen astia, johon nopat heitetään
word-olmmai = olmmái, monikossa olbmát: mies
word-galgu = gálgu, monikossa gálgut: nainen; Mázessa nappulat ovat ádját ja áhkut, ukit ja mummot
word-soahteolmmai = soahteolmmái, monikossa soahteolbmát: sotilas; joukko on soahteveahka tai soahtejoavku
word-gonagas = gonagas: kuningas
word-dronnet = dronnet, monikossa dronnegat: kuningatar
word-luvvet = luvvet: irrottaa sotilas; luvvejuvvon on hereillä oleva. Mázessa sanotaan boktet, herättää, ja oađđit, nukkua
word-vuolgit = vuolgit: kulkea nappulalla
word-goddit = goddit, borrat: lyödä
word-fitnet = fitnet gonagasa, fasket gonagasa: vallata kuningas
word-cadjit = cadjit: työntää kuningas itselleen
word-vuosttut = vuosttut ja mieđut: vastaan ja myötä, toisen joukon kaksi tietä
word-cilla = čilla: ampuma-aukko, josta kuninkaallinen nappula ampuu (báhčit)
word-uksavakta = uksavákta: ovenvartija

book-reference-1 = Mikkel Berg-Nordlie: Sáhkku, Reaidun sivuilla
book-reference-2 = Mikkel Berg-Nordlie: Hvordan spille sáhkku, vihko tulostettavine lautoineen, 2018
book-reference-3 = Le Globe Joueur: Sahkku, ranskankielinen sääntölehti
book-reference-4 = Siellä mainittu, eikä tätä kirjaa varten luettu: J. A. Friis, Lappisk mythologi, eventyr og folkesagn, 1871; A. Brun, Katalog, 1875; T. I. Itkonen, Die Spiele, Unterhaltungen und Kraftproben der Lappen, 1941; Yngvar Mejland, Sakko, Bygd og By, 1953; Alan Borvo, Sáhkku, the “Devil’s game”, Board Games Studies 4, 2001
