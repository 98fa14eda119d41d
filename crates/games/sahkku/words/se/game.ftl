# Siiddu sánit davvisámegillii. ÁLGOVERŠUVDNA: čállit eai leat eatnigielagat, ja eatnigielat lohkki váilu vel.
# Speallosánit leat gálduid mielde; geahča docs/glossary.md.

## A new version of the page

title = Sáhkku

## Álgu

welcome = Sámiid birccospeallu

## Gii ja mii

turn-of = { $side ->
    [men] Olbmáid vuorru
   *[women] Gálgguid vuorru
}
turn-of-you = { $side ->
    [men] Du vuorru: olbmát
   *[women] Du vuorru: gálgut
}

## Maid sáhttá dahkat

task-round = Goappáge bealli bálkesta ovtta birccu. Jus dušše nubbi oažžu X, de dat bealli álgá.
task-round-most = Goappáge bealli bálkesta golbma birccu. Dat bealli álgá, mii oažžu eanemus X.
task-lot = Vuorbi mearrida gii álgá.
task-way = { $side ->
    [men] Olbmát válljejit mo mannet birra fiellu.
   *[women] Gálgut válljejit mo mannet birra fiellu.
}
task-throw-again = Bálkes birccuid mat leat du gieđas.
task-throw-on = Bálkes eará birccuid ođđasit.
task-choose-rethrow = Vállje boalu, dahje X man háliidat bálkestit ođđasit.
task-destination = Vállje gosa dat manná. Juohke sadji čájeha birccus.
task-stuck = Ii oktage bircu heive. Bálkes X ođđasit, dahje heaitte vuoru.
task-way-explained = Vuosttut: soahteveagat mannet vuostálaga. Mieđut: don manat seamma guvlui go nubbi soahteveahka.

way-vuosttut = Vuosttut: vuostálaga
way-miedut = Mieđut: seamma guvlui

## Boalut

throw-again-count = { $count ->
    [one] Bálkes ovtta X ođđasit
   *[other] Bálkes { $count } X ođđasit
}

## Mii dáhpáhuvai

face-blank = guorus

news-round = Olbmát bálkestedje { $men }, gálgut { $women }.
# After it who begins: one of the three messages below.
news-beats = { $side ->
    [men] Olbmáid { $best } lea buoret go { $other }: { $begins }
   *[women] Gálguid { $best } lea buoret go { $other }: { $begins }
}
begins-you = don álggát.
begins-opponent = { $name } álgá.
begins-side = { $side ->
    [men] olbmát álget.
   *[women] gálgut álget.
}
news-begins = { $side ->
    [men] Olbmát álget.
   *[women] Gálgut álget.
}
news-again = Seamma lohku: vel oktii.
news-thrown = { $side ->
    [men] Olbmát bálkestedje { $dice }.
   *[women] Gálgut bálkestedje { $dice }.
}
news-thrown-again = { $side ->
    [men] Olbmát bálkestedje ođđasit: { $dice }.
   *[women] Gálgut bálkestedje ođđasit: { $dice }.
}
news-woke = { $side ->
    [men] Olmmái lihkai ja manai sadjái { $to }.
   *[women] Gálgu lihkai ja manai sadjái { $to }.
}
news-queen-woke = { $side ->
    [men] Olbmáid dronnet lihkai ja manai sadjái { $to }.
   *[women] Gálgguid dronnet lihkai ja manai sadjái { $to }.
}
news-moved = { $piece ->
    [queen] { $side ->
        [men] Olbmáid dronnet vulggii: { $from } – { $to }.
       *[women] Gálgguid dronnet vulggii: { $from } – { $to }.
    }
    [king] Gonagas vulggii: { $from } – { $to }.
   *[soldier] { $side ->
        [men] Olmmái vulggii: { $from } – { $to }.
       *[women] Gálgu vulggii: { $from } – { $to }.
    }
}
news-captured = { $side ->
    [men] { $count ->
        [one] Olmmái goddojuvvui sajis { $at }.
        [two] Guokte olbmá goddojuvvuiga sajis { $at }.
       *[other] { $count } olbmá goddojuvvojedje sajis { $at }.
    }
   *[women] { $count ->
        [one] Gálgu goddojuvvui sajis { $at }.
        [two] Guokte gálggu goddojuvvuiga sajis { $at }.
       *[other] { $count } gálggu goddojuvvojedje sajis { $at }.
    }
}
news-queen-captured = { $side ->
    [men] Olbmáid dronnet goddojuvvui.
   *[women] Gálgguid dronnet goddojuvvui.
}
news-king-taken = { $side ->
    [men] Gonagas lea olbmáin.
   *[women] Gonagas lea gálgguin.
}
news-king-pushed = Son cadjojuvvui sadjái { $to }.
news-king-removed = Gonagas lea eret spealus.
news-dismounted = Soahteolmmái sajis { $at } ii guotte šat gonagasa.
news-turn-lost = { $side ->
    [men] Olbmát eai sáhte atnit { $dice }. Vuorru manná nubbái.
   *[women] Gálgut eai sáhte atnit { $dice }. Vuorru manná nubbái.
}
news-or = { $dice } dahje { $word }
news-nobody-wakes = Ii X: ii oktage lihka.
news-set-aside = Ii doarvái: eará birccut bálkestuvvojit ođđasit.
news-nothing = { $side ->
    [men] Olbmát eai sáhte dahkat maidege dáinna bálkestemiin.
   *[women] Gálgut eai sáhte dahkat maidege dáinna bálkestemiin.
}
brief-thrown = { $side ->
    [men] Olbmát: { $dice }.
   *[women] Gálgut: { $dice }.
}
brief-woke = { $to } luvvejuvvon.
brief-moved = { $piece ->
    [queen] Dronnet { $from }, { $to }.
    [king] Gonagas { $from }, { $to }.
   *[soldier] { $from }, { $to }.
}
brief-captured = { $count ->
    [one] { $at } goddojuvvui.
    [two] { $count } sajis { $at } goddojuvvuiga.
   *[other] { $count } sajis { $at } goddojuvvojedje.
}

## Loahppa

won = { $side ->
    [men] Olbmát vuitet
   *[women] Gálgut vuitet
}
reason-soldiers = { $lost ->
    [yes] Dus eai leat šat soahteolbmát, ja danne vuoittáhalat.
   *[no] { $side ->
        [men] Gálgguin eai leat šat soahteolbmát, ja danne vuoittáhallet.
       *[women] Olbmáin eai leat šat soahteolbmát, ja danne vuoittáhallet.
    }
}
reason-pieces = { $lost ->
    [yes] Dus eai leat soahteolbmát iige gonagas, ja danne vuoittáhalat.
   *[no] { $side ->
        [men] Gálgguin eai leat soahteolbmát iige gonagas, ja danne vuoittáhallet.
       *[women] Olbmáin eai leat soahteolbmát iige gonagas, ja danne vuoittáhallet.
    }
}
reason-queen = { $lost ->
    [yes] Du dronnet goddojuvvui. Guhte massá dronnega, lea vuoittáhallan.
   *[no] { $side ->
        [men] Gálgguid dronnet goddojuvvui. Guhte massá dronnega, lea vuoittáhallan.
       *[women] Olbmáid dronnet goddojuvvui. Guhte massá dronnega, lea vuoittáhallan.
    }
}
reason-blocked = { $lost ->
    [yes] Buot du soahteolbmát leat luvvejuvvon, ja dus lea vel bircu maid it sáhte atnit, ja danne vuoittáhalat.
   *[no] { $side ->
        [men] Buot gálgut leat luvvejuvvon, ja sis lea vel bircu maid eai sáhte atnit, ja danne vuoittáhallet.
       *[women] Buot olbmát leat luvvejuvvon, ja sis lea vel bircu maid eai sáhte atnit, ja danne vuoittáhallet.
    }
}
reason-resigned = { $lost ->
    [yes] Don vuollánit.
   *[no] { $side ->
        [men] Gálgut vuollánedje.
       *[women] Olbmát vuollánedje.
    }
}
reason-dead = Ii goabbáge bealli sáhte šat goassege vuolgit, ja danne šaddá dássespeallu.
reason-agreed = Goappašat bealit soabaiga dássespealu.

## Go juoga lea boastut

help-sides = Dihtor sáhttá speallat men (olbmát), women (gálgut), both (goappašagat) dahje none (ii goabbáge); kolona maŋis dat sáhttá leat beginner, easy, steady, strong dahje master.

## Njuolggadusbádji

opt-home_row = Ruoktoráđđa álggus
opt-activation_order = Gii luvvejuvvo boahttevaččan
opt-activation_step = Gosa soahteolmmái luvvejuvvo
opt-king_taken = Gonagas faskojuvvo
opt-raid_gate = Gonagas faskojuvvo fallehemiin
opt-king_moves = Gonagas manná
opt-king_shares = Gonagas sáhttá juohkit saji
opt-loses_without = Bealli vuoittáhallá almmá
opt-blocked_loses = Giddejuvvon bealli vuoittáhallá
opt-like_odds = Like odds
opt-may_stop = Vuoru oažžu heaittihit árat
opt-throw_off = Gii álgá

val-home_row-full = dievva
val-home_row-front-empty = ovddimus guorus
val-activation_order-front-first = ovddimus
val-activation_order-any = vaikko gii
val-activation_order-next-free = vaikko gii, geas boahtte sadji lea guorus
val-activation_step-forward = lávki ovddos
val-activation_step-across = njuolga gaskaráđđái
val-king_taken-landing = go boahtá su sadjái
val-king_taken-push = go cadjá su (cadjit)
val-king_taken-mount = go manná su vuollái
val-raid_gate-off = ii
val-raid_gate-landing = vuosttaš háve, de go boahtá su sadjái
val-raid_gate-raid = juohke háve, ja dušše nu
val-raid_gate-both = vuosttaš háve, de fallehemiin dahje go boahtá su sadjái
val-king_moves-soldier = dego soahteolmmái
val-king_moves-royal = njuolga, ja ráđa geaži birra
val-king_moves-orthogonal = dušše njuolga
val-loses_without-soldiers = soahteolbmáid
val-loses_without-all-pieces = soahteolbmáid ja gonagasa
val-like_odds-off = ii
val-like_odds-in-place = golbma luvvejuvvon iežaset sajis
val-like_odds-advanced = golbma luvvejuvvon, lávki ovddos
val-throw_off-first-x = guhte okto oažžu X
val-throw_off-most-x = eanemus X golmma birccus
val-throw_off-lot = vuorbi

## Fiellu nugo šearbmalohkki dan muitala

board = Sáhkkufiellu
twin-castle = Šloahtta
twin-asleep = { $side ->
    [men] { $count ->
        [one] olmmái mii oađđá
        [two] guokte olbmá mat ođđiba
       *[other] { $count } olbmá mat ođđet
    }
   *[women] { $count ->
        [one] gálgu mii oađđá
        [two] guokte gálggu mat ođđiba
       *[other] { $count } gálggu mat ođđet
    }
}
twin-awake = { $side ->
    [men] { $count ->
        [one] olmmái
        [two] guokte olbmá
       *[other] { $count } olbmá
    }
   *[women] { $count ->
        [one] gálgu
        [two] guokte gálggu
       *[other] { $count } gálggu
    }
}
twin-homebound = { $side ->
    [men] { $count ->
        [one] olmmái ruovttu guvlui
        [two] guokte olbmá ruovttu guvlui
       *[other] { $count } olbmá ruovttu guvlui
    }
   *[women] { $count ->
        [one] gálgu ruovttu guvlui
        [two] guokte gálggu ruovttu guvlui
       *[other] { $count } gálggu ruovttu guvlui
    }
}
twin-riding = { $side ->
    [men] { $count ->
        [one] olmmái mii guoddá gonagasa
       *[other] { $count } olbmá mat guddet gonagasa
    }
   *[women] { $count ->
        [one] gálgu mii guoddá gonagasa
       *[other] { $count } gálggu mat guddet gonagasa
    }
}
twin-queen = { $side ->
    [men] olbmáid dronnet
   *[women] gálgguid dronnet
}{ $awake ->
    [yes] { "" }
   *[no] , oađđá
}
twin-king = { $holder ->
    [men] gonagas, olbmáin
    [women] gonagas, gálgguin
   *[none] gonagas, ii geasge
}
twin-king-inert = gonagas, guhte vuordá vuosttaš falleheami
twin-reach = deike beassá birccuin { $faces }
twin-die-of = { $side ->
    [men] olbmáid birccu: { $faces }
   *[women] gálgguid birccu: { $faces }
}

## Rávvagat

## Geahččat ruovttoluotta, nannet, ja siidu birra

past-beginning = Ovdal vuosttaš bálkesteami.
twin-ahead = deike beassá birccuiguin { $faces } maŋŋálaga

## Vuosttálastit, ja speallu geahčaduvvon ođđasit

turn-of-opponent = { $side ->
    [men] { $name }: olbmáid vuorru
   *[women] { $name }: gálgguid vuorru
}

## The side, and who begins

first-goal = Gotte sin dronnega. Várjal iežat.
goal-soldiers = { $queens ->
    [yes] Ulbmil: goddit vuostebeali dronnega, dahje buot su soahteolbmáid.
   *[no] Ulbmil: váldit buot vuosttálasti soahteolbmáid.
}
goal-pieces = { $queens ->
    [yes] Ulbmil: goddit vuostebeali dronnega, dahje buot su soahteolbmáid ja váldit gonagasa jus sis lea son.
   *[no] Ulbmil: váldit buot vuosttálasti soahteolbmáid, ja gonagasa jus sis lea son.
}
goal-blocked = Bealli man buot soahteolbmát leat luvvejuvvon, vuoittáhallá jus sus lea vel bircu maid ii sáhte atnit.
goal-dead = Jus ii oktage sáhte šat goassege vuolgit, de šaddá dássespeallu.
