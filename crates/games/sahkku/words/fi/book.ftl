# The book of rules; loaded when it is opened.

book-board = Lauta ja nappulat
book-turn = Vuoro ja nopat
book-waking = Herääminen
book-walking = Reitti laudan ympäri
book-way = Nuolet näyttävät miesten reitin. Naisten reitti on sama, heidän puoleltaan lautaa katsottuna.
book-capturing = Lyöminen
book-king = Kuningas
book-queens = Kuningattaret
book-end = Pelin loppu

book-advice-middle = Pidä keskirivi hallussasi. Sitä pitkin levittäytyneiden sotilaiden, joiden välissä on aina yksi tyhjä paikka, ohi on vaikea päästä. Älä silti levitä niitä liian harvaan.
book-advice-together = Useat sotilaat samassa paikassa ovat vahvoja, kunnes vihollinen tulee siihen: silloin kaikki ovat poissa.
book-advice-loophole = Aseta kuningas tai kuningatar kotirivisi ampuma-aukkoon (čilla). Siellä ne ovat melko turvassa ja ampuvat (báhčit) ohikulkijoita: X:llä ja X:llä keskiriville ja takaisin, tai II:lla ja II:lla vastustajan riville ja kotiin.
book-advice-door-guard = Herätä kotirivin kolmanneksi viimeinen sotilas myöhään. Se on ovenvartija (uksavákta): niin kauan kuin kolme viimeistä nukkuu, yksikään kuningas tai kuningatar ei pääse rivin pään ympäri kotirivillesi, sillä minkään nopan arvo ei ylitä kolmea.

book-history-1 = Sáhkku on saanut nimensä noppiensa X:stä. Paikoin pelin nimi on bircun, ”nopanheitto”: se on ainoa tunnettu saamelainen lautapeli, jossa on nopat. Sitä pelattiin etelän luulajansaamelaisalueelta koillisen kolttasaamelaisalueelle, ja säännöt vaihtelivat paikasta toiseen. Nykyään tunnetut säännöt ovat pohjoissaamelaisia. Useimmat muut ovat kadonneet.
book-history-2 = Se kuuluu pelien sukuun, joka on nimetty arabialaisen tâbin mukaan ja jonka pelejä tunnetaan Niililtä Sahalinille. Niihin kuuluvat muun muassa sîg, tanskalainen daldøs ja nivhien čoŋŋ. Kukaan ei tiedä, missä suku syntyi tai miten se tuli pohjoiseen. Missään muussa ei ole keskellä kuningasta, joka ei kuulu kenellekään: se on saamelaista.
book-history-3 = Ensimmäinen jälki on ehkä Johannes Schefferuksen teoksessa Lapponia 1600-luvulta: saamelainen pappi Olaus Sirma kertoi hänelle noppapelistä, jota pelattiin panoksista. Ei ole varmaa, oliko se sáhkku. Trondheimissa on säilynyt 1700-luvun noppa. 1800-luvun puolivälissä peliä pelattiin niinkin etäällä toisistaan kuin Haukøyassa Pohjois-Tromssassa ja Kvikkjokkissa Ruotsin luulajansaamelaisalueella.
book-history-4 = Tromssan näyttelyssä 1870-luvulla Nessebyn väkeä pelasi yleisölle. Toimittaja kirjoitti kotiin nuoresta saamelaisnaisesta, Aaselista, joka voitti joka kerta, ja siitä, miten nopeasti ja terävästi hän ajatteli.
book-history-5 = Sitten tuli kielto. 1800-luvun kristillinen herätysliike piti paikoin kaikkia pelejä syntinä, ja sáhkkua pahimpana: sitä kutsuttiin ”Paholaisen peliksi”. Ehkä kuningas muistutti liikaa seitaa, sieidiä, jolle uhrattiin; on kertomuksia sáhkkukuninkaista, jotka toivat kalaonnea. Ja missä pelattiin panoksista, saattoi menettää paljon. Ne, jotka yhä pelasivat, vetivät ensin verhot kiinni.
book-history-6 = Toinen isku oli sulauttaminen ja rasismi. Ihmiset kätkivät sen, mikä paljasti heidät saamelaisiksi, ja sáhkku paljasti: sielläkin, missä kieli oli kadonnut, pelatessa laskettiin saameksi.
book-history-7 = Kolmas oli sota. Kun Saksan armeija poltti Finnmarkin, Pohjois-Tromssan ja Pohjois-Suomen vuonna 1944, pelit paloivat talojen mukana. Museoiden ulkopuolella ei tiedetä yhdenkään säilyneen. Useimmissa paikoissa perinne kuoli kantajiensa mukana.
book-history-8 = Joissakin paikoissa se eli. Hans Aslak Guttorm Vuovdaguoikasta opetti pelin tyttärilleen, ja hänen pelaamistaan kuvattiin filmille. Kristian Johansen Gávkevuotnasta opetti sen pojalleen ja valmisti pelejä vielä 1990-luvulla. Yngvar Mejland julkaisi vuonna 1953 Kvænangenin säännöt, ja opettaja Bernt Pettersen toi ne Mázeen. Edmund Johansen kokosi Laksefjordin pelin muistojen pohjalta. Heidän ansiostaan sáhkkua pelataan taas. Ensimmäinen avoin sáhkkucup Oslossa pelattiin Laksefjordin säännöin.

word-sahkku = sáhkku: nopan X ja itse peli; Utsjoella X on myös ruossa, ”risti”
word-bircu = bircu, monikossa birccut: noppa; bircun, ”nopanheitto”, on myös yksi pelin nimistä
word-sahkkufiellu = sáhkkufiellu, sáhkkolávdi, bircunfiellu: lauta
word-rahddja = ráđđa, monikossa ráđat: rivi
word-sarggis = sárggis, monikossa sárgát: viiva, paikka jossa nappula on
word-garri = gárri: pitkänomainen astia, johon nopat heitetään
word-olmmai = olmmái, monikossa olbmát: mies
word-galgu = gálgu, monikossa gálgut: nainen; Mázessa nappulat ovat ádját ja áhkut, ukit ja mummot
word-soahteolmmai = soahteolmmái, monikossa soahteolbmát: sotilas; joukko on soahteveahka tai soahtejoavku
word-gonagas = gonagas: kuningas
word-dronnet = dronnet, monikossa dronnegat: kuningatar
word-luvvet = luvvet: irrottaa, herättää sotilas; luvvejuvvon on hereillä oleva. Mázessa sanotaan boktet, ”herättää”, ja oađđit, ”nukkua”
word-vuolgit = vuolgit: siirtää nappulaa
word-goddit = goddit, borrat: lyödä
word-fitnet = fitnet gonagasa, fasket gonagasa: vallata kuningas
word-cadjit = cadjit: työntää kuningas itselleen ja siten vallata hänet
word-vuosttut = vuosttut ja mieđut: vastaan ja myötä, toisen joukon kaksi kiertosuuntaa
word-cilla = čilla: ampuma-aukko, josta kuningas tai kuningatar ampuu (báhčit)
word-uksavakta = uksavákta: ovenvartija

book-reference-1 = Mikkel Berg-Nordlie: Sáhkku, Reaidu-sivustolla
book-reference-2 = Mikkel Berg-Nordlie: Hvordan spille sáhkku, vihko tulostettavine lautoineen, 2018
book-reference-3 = Le Globe Joueur: Sahkku, ranskankielinen sääntölehti
book-reference-4 = Siellä mainittu, mutta tätä kirjaa varten ei luettu: J. A. Friis, Lappisk mythologi, eventyr og folkesagn, 1871; A. Brun, Katalog, 1875; T. I. Itkonen, Die Spiele, Unterhaltungen und Kraftproben der Lappen, 1941; Yngvar Mejland, Sakko, teoksessa Bygd og By, 1953; Alan Borvo, Sáhkku, the “Devil’s game”, teoksessa Board Games Studies 4, 2001
book-reference-5 = Ludii, yleinen pelijärjestelmä: Sahkkun säännöt, lähteenä Borvo 2001
