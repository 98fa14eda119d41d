# Gáiddusspealu sánit davvisámegillii. ÁLGOVERŠUVDNA: čállit eai leat eatnigielagat, ja eatnigielat lohkki váilu vel.
# The sources have no words for these things; these are everyday ones. See the English file for what the arguments are.

distance-friend = Du ustit
distance-somebody = soamis

## Bovdehus

distance-invite = Bovde ustiba
distance-invite-about = Don dagat liŋkka ja sáddet dan ustibii. Ustit rahpá dan, ja doai spealle liŋkkaiguin maid sádde goabbat guoibmásis, dahje njuolga oktavuođain.
distance-name = Du namma
distance-name-about = Du ustit oaidná dan, ja nu oidnet buohkat geat ožžot liŋkka. Don sáhtát guođđit dan guorusin.
distance-sides = Gii speallá maid?
distance-sides-mine = Mu bealli: { $plays }
distance-sides-friend = Mu ustit vállje
distance-throws = Mo bálkestuvvo?
distance-throws-strict = Goappašat mašiinnat dahket juohke bálkesteami ovttas
distance-throws-strict-about = Ii oktage sáhte stivret birccuid. Go seamma vuorus bálkesta nuppe geardde, válljema maŋŋel, de dárbbašuvvo okta diehtu lasi goappašiid guvlui.
distance-throws-trusting = Luohttámušain
distance-throws-trusting-about = Vuorru lea álo okta diehtu. Goappašagat dahkaba ain juohke bálkesteami, iige oktage sáhte válljet dan. Muhto rievdaduvvon prográmma sáhttá diehtit ovddalgihtii iežas boahtte bálkestemiid dán vuorus. Beavdegirji muitala ahte doai speallabeahtti ná.
distance-clock = Diibmu
distance-clock-none = Ii diibmu
distance-clock-days = Beaivvit juohke vuorus
distance-clock-minutes = Minuhtat juohke vuorus
distance-clock-reserve = Lassi minuhtat olles spellui
distance-clock-about = Ii oktage vuoittáhala go áigi nohká. Nubbi spealli jerrojuvvo, vuordágo son ain.
distance-make = Daga bovdehusa

## Maid doai soahpabeahtti

distance-terms = Maid doai soahpabeahtti
distance-terms-rules = Njuolggadusat: { $rules }
distance-terms-strict = Goappašat mašiinnat dahket juohke bálkesteami ovttas, nu ahte goabbáge ii sáhte stivret birccuid.
distance-terms-trusting = Luohttámušain: okta diehtu dahká buot vuoru bálkestemiid.
distance-terms-no-clock = Diibmu ii leat.
distance-terms-days = { $count ->
    [one] Okta beaivi juohke vurrui.
   *[other] { $count } beaivvi juohke vurrui.
}
distance-terms-minutes = { $count ->
    [one] Okta minuhtta juohke vurrui.
   *[other] { $count } minuhta juohke vurrui.
}
distance-terms-reserve = { $count ->
    [one] Lassin okta minuhtta olles spellui.
   *[other] Lassin { $count } minuhta olles spellui.
}

## Sádden

distance-send = Sádde
distance-send-title = Sádde dán: { $name }
distance-send-title-friend = Sádde dán du ustibii
distance-send-invitation = Bovdehus lea dán liŋkkas.
distance-send-turn = Du vuorru lea dán liŋkkas. Das lea olles speallu.
distance-send-answer = Du vástádus lea dán liŋkkas. Das lea olles speallu.
distance-send-word = Maid don dajat, lea dán liŋkkas. Das lea olles speallu.
distance-send-again = Sádde ođđasit
distance-send-again-about = Don leat juo sádden dán. Ii das leat vahát jus sáddet dan ođđasit.
distance-share = Juoge…
# What goes with the link when it is shared: the subject, and the text before the link.
distance-share-title = { $game }: du vuorru
distance-share-text = Lea du vuorru. Raba dán liŋkka, de speallu joatkašuvvá.
distance-share-invitation-title = { $game }: bovdehus
distance-share-invitation-text = Háliidatgo spealat muinna? { $game } vuordá. Raba dán liŋkka.
distance-copy = Máŋge liŋkka
distance-copied = Máŋgejuvvon. Bija dan dihtui.
distance-not-copied = Dát neahttalohkki ii suova siiddu máŋget. Liŋka lea merkejuvvon: máŋge dan ieš.
distance-code = Čájet QR-koda
distance-code-hide = Čiega QR-koda
distance-code-about = Skánne dán nuppi mašiinna kameráin.
# The accessible name of the picture; only screen readers say it.
distance-code-name = Liŋkka QR-koda
# The accessible name of the field with the link; only screen readers say it.
distance-link-name = Liŋka maid sáddet
distance-code-too-long = Speallu lea šaddan menddo guhkkin QR-kodii. Sádde liŋkka.
distance-send-then = Speallu joatkašuvvá go vástádus boahtá. Raba dan dán mašiinnas.
distance-send-private = Ii mihkkege sáddejuvvo earáide go sutnje geasa don sáddet dan.

## Bovdehusa rahpan

distance-invited = { $name } bovde du spealat: { $game }
distance-invited-friend = Don leat bovdejuvvon spealat: { $game }
distance-invited-side = Du bealli: { $plays }
distance-invited-choose = Vállje iežat beali
distance-invited-rematch = Dát lea ođđa speallu maŋŋel dan maid doai leahppi speallan.
distance-accept = Dohkket
distance-not-now = Ii dál
distance-not-now-about = Bovdehus bissu liŋkkas. Sáhtát rahpat dan fas maŋŋel.
distance-own-invitation = Dát lea du iežat bovdehus. Sádde dan ustibii; dáppe dan ii sáhte dohkkehit.
distance-accepted-here = Don leat juo dohkkehan dán bovdehusa. Dás lea speallu.
distance-accepted-other = Soamis eará lea dohkkehan dán bovdehusa. Bivdde ođđa bovdehusa, dahje geahča spealu.
distance-accepted-first = { $name } lea dohkkehan du bovdehusa. Speallu álgá.
distance-accepted-twice = Guovttis leaba dohkkehan dán bovdehusa. Speallu joatkašuvvá vuosttažiin: { $name }.

## Reivve rahpan

distance-news-count = { $count ->
    [one] Okta lávki dan rájes go geahččet
   *[other] { $count } lávkki dan rájes go geahččet
}
distance-same = Dus lea juo dát.
distance-older = Dát lea boarráset go dat mii dus lea. Ii mihkkege rievdda.
distance-watching-only = Sáhtát geahččat dán spealu: dán neahttalohkkis ii leat sadji das. Jus ieš spealat das, de raba fiilla dahje liŋkka mas lea du sadji, dahje mana dan neahttalohkkái gos álggahit.
distance-passed = Joatkke nuppi lásas: das lea dál dát liŋka. Sáhtát giddet dán.
distance-resumed = { $name } lea dattetge vástidan. Speallu joatkašuvvá.

## Guokte geainnu

distance-fork = Spealus leat dál guokte veršuvnna
distance-fork-about = Dán liŋkka speallu lea joatkašuvvan eará láhkai go du speallu. Nu geavvá go speallu spellojuvvo guovtti mašiinnas dahje guovtti siiddus. Goappašat veršuvnnat leat vurkejuvvon. Vállje nuppi.
distance-fork-cheat = { $name } lea sádden guokte sierra vuoru. Vuosttaš lea du spealus.
distance-fork-first = Du veršuvdna
distance-fork-second = Liŋkka veršuvdna
distance-fork-look = Geahča dan
distance-fork-choose = Joatkke dáinna
distance-fork-answered = Don leat juo vástidan iežat veršuvdnii, ja danne speallu joatkašuvvá dainna.
distance-fork-sent = Don leat juo sádden vuorustat, ja danne speallu joatkašuvvá dainna.
distance-fork-replaced = { $name } lea vástidan nuppi veršuvdnii, ja danne speallu joatkašuvvá dainna.
distance-fork-chosen = Speallu joatkašuvvá dáinna veršuvnnain. Nubbi lea vurkejuvvon dáppe: «Mu spealut».

## Mii liŋkkas lea boastut

distance-unread-kind = Dán liŋkkas ii leat speallu. Máŋge olles liŋkka dieđus ja bija dan ođđasit.
distance-unread-damaged = Liŋka lea boatkan dahje billašuvvan. Muhtun diehtobálvalusat oanidit guhkes liŋkkaid. Bivdde dan ođđasit, dárbbu mielde QR-kodan.
distance-unread-too-long = Liŋka lea guhkit go makkárge speallu. Dát siidu ii leat dahkan dan.
distance-unread-version = Siiddu eará veršuvdna lea dahkan liŋkka. Viečča siiddu ođđasit ja raba liŋkka fas. Jus dat ii veahket, de bivdde maiddái ustibat viežžat siiddu ođđasit ja sáddet vuoru vel oktii.
distance-unread-other-game = Liŋka gullá eará spellui: { $game }. Raba dan doppe.
distance-unread-other = Dát liŋka gullá eará spellui. Du speallu bissu beavddis.
distance-unread-start = Liŋkka spealu ii sáhte lohkat: { $reason }. Bivdde liŋkka ođđasit.
distance-unread-message = Liŋkka diehtu { $message } lea boasttu sajis. Dát siidu ii leat dahkan liŋkka.
distance-unread-values = Liŋkkas leat eará birccut go dat mat lohpiduvvojedje, dahje dat lea billašuvvan. Bivdde dan ođđasit. Jus nu geavvá fas, de soamis lea geahččalan válljet birccuid.
distance-unread-signature = Liŋka lea verrošuvvon dahje billašuvvan: vuolláičála das ii leat duohta. Bivdde dan ođđasit.
distance-unread-aside = Liŋkkas lea spealu lassin juoidá man ii goabbáge dudnos leat vuolláičállán. Bivdde dan ođđasit.

## Go juoga lea boastut dáppe

distance-refused = Dát speallu ii sáhte álgit: njuolggadusat dahje diibmu eai divtte dan. Vállje eará.
distance-no-storage = Dát neahttalohkki ii vurke maidege siidui. Gáiddusspeallu láhppošii dakkaviđe go gittat siiddu, ja danne dat ii sáhte álgit dáppe.
distance-not-stored = Spealu ii sáhttán vurket, ja danne ii mihkkege sáddejuvvon: siiddus ii leat šat sadji. Váldde eret spealuid maid it šat dárbbaš («Mu spealut»), ja geahččal ođđasit.
distance-no-chance = Dát neahttalohkki ii atte soaittáhatloguid, ja danne gáiddusspeallu ii sáhte leat dáppe sihkar.

## Mu spealut

distance-games = Mu spealut
distance-games-none = Eai leat vel spealut. Bovde ustiba, dahje raba liŋkka man leat ožžon.
distance-games-yours = { $count ->
    [one] Okta speallu vuordá du
    [two] Guokte spealu vuordiba du
   *[other] { $count } spealu vurdet du
}
# One game of the list; the accessible name of its button “Open”, which only screen readers say.
distance-games-open-name = Raba spealu, nubbi spealli { $name }: { $rules }
distance-games-open-name-friend = Raba spealu du ustibiin: { $rules }
distance-games-open = Raba
distance-games-your-turn = Du vuorru
distance-games-their-turn = { $name }: su vuorru
distance-games-unsent = Ii leat vel sáddejuvvon
distance-games-invited = Bovdehussii ii leat vel vástiduvvon
distance-games-watched = Don geahčat
distance-games-over = Nohkan
distance-games-branch = Spealu nubbi veršuvdna
distance-since-now = aiddo
distance-since-minutes = { $count ->
    [one] ovtta minuhta
   *[other] { $count } minuhta
}
distance-since-hours = { $count ->
    [one] ovtta diimmu
   *[other] { $count } diimmu
}
distance-since-days = { $count ->
    [one] ovtta beaivvi
   *[other] { $count } beaivvi
}
distance-remove = Váldde eret merkejuvvon spealuid
distance-pick = Merke: { $name }
distance-remove-ask = { $count ->
    [one] Válddátgo eret dán spealu?
    [two] Válddátgo eret dán guokte spealu?
   *[other] Válddátgo eret dáid { $count } spealu?
}
distance-remove-text = Nuppi spealli boahtte liŋkka sáhttá ain lohkat, muhto du oassi spealus láhppo: it sáhte šat spealat das. Jus it hálit joatkit, de vuollán vuos.
distance-remove-over = Speallu lea nohkan. Sáhtát vuos vurket dan beavdegirjji.
distance-paste = Bija liŋkka deike
distance-paste-about = Máŋge liŋkka dieđus man leat ožžon.
distance-paste-open = Raba
distance-file-open = Raba fiilla…
distance-move = Sirdde eará mašiidnii
distance-move-title = Váldde dán spealu eará mašiidnii
distance-move-about = Raba dán liŋkka nuppi mašiinnastat. Dat lea dušše du: geas dat lea, sáhttá spealat du sajis. Ale sádde dan geasage.
distance-move-after = Speala dan rájes dušše doppe. Speallu mii spellojuvvo guovtti sajis, oažžu guokte veršuvnna.
distance-move-ask = Spealatgo dán spealu dán mašiinnas?
distance-move-ask-about = Dát liŋka lea spealli sadji spealus. Nubbi spealli: { $name }. Joatkke dušše jus ieš leat dahkan liŋkka. Speala dan rájes dušše dáppe.
distance-move-here = Speala dáppe
distance-moved = Speallu lea dál dán mašiinnas. Speala dan dušše dáppe.
distance-move-wrong = Dán liŋkka čoavdda ii gula spellui. Daga liŋkka vel oktii nuppi mašiinnas.
distance-move-replace = Dán mašiinnas lea juo speallu. Ođđaset bissu.
distance-place = Vurke mu saji
distance-place-about = Fiillain sáhtát joatkit jus neahttalohkki vajáldahttá spealu.
distance-place-saved = Vurkejuvvon. Doala fiilla alddát: geas dat lea, sáhttá spealat du sajis.
distance-place-file = Dát lea du sadji spealus. Speallu: { $game }. Nubbi spealli: { $name }. Joatkke vaikko guđe mašiinnas: raba dán liŋkka, dahje dán fiilla («Mu spealut»). Doala dan alddát: geas dat lea, sáhttá spealat du sajis.
distance-forgets = Dát neahttalohkki vajáldahttá spealuid go it leat leamaš dáppe čieža beaivvi. Lasit siiddu ruoktošearbmii, dahje vurke iežat saji.

## Beavddis

distance-waiting = Vuordimin: { $name }
distance-waiting-friend = Vuordimin du ustiba
distance-looking = { $name } lea dáppe
distance-away = { $name } ii leat dáppe
distance-waved = { $name } seavii
distance-wave = Seava
distance-wave-sent = Don sevvet.
distance-ready = Du vuorru lea gárvvis: sádde dan
distance-ready-about = Dassážii go sáddet dan, sáhtát gáđđat buot.
distance-answer-throw = { $name } galgá vástidit bálkesteapmái
distance-answer-throw-about = Dát bálkesteapmi boahtá maŋŋel go don leat válljen. Goappašagat dahkaba dan, ja danne vástida vuos { $name }. Sádde dán, ja joatkke go vástádus boahtá.
distance-answer-throw-about-friend = Dát bálkesteapmi boahtá maŋŋel go don leat válljen. Goappašagat dahkaba dan, ja danne vástida vuos du ustit. Sádde dán, ja joatkke go vástádus boahtá.
distance-answer-made = Vástádus bálkesteapmái lea gárvvis: sádde dan
distance-draft-lost = Speallu lea dan botta joatkašuvvan, ja danne vuorru man álggahit, lea heittojuvvon.
distance-take-back = Bivdde gáđđat
distance-take-back-asked = Don bivdet gáđđat maŋimuš lihkastaga.
distance-take-back-question = { $name } bivdá gáđđat maŋimuš lihkastaga.
distance-allow = Suova
distance-refuse = Biehttal
distance-take-back-allowed = { $name } suovvá dan. Maŋimuš lihkastat lea gáđđojuvvon.
distance-take-back-allowed-you = Don suvvet dan. Maŋimuš lihkastat lea gáđđojuvvon.
distance-dice-stay = Birccut bissot nugo ledje.
distance-take-back-refused = { $name } ii hálit ahte lihkastat gáđđojuvvo.
distance-take-back-refused-you = Don biehttalit. Lihkastat bissu.
distance-draw-asked = Don fállet dássespealu.
distance-draw-question = { $name } fállá dássespealu.
distance-draw-accept = Dohkket
distance-draw-refuse = Speala ovddos
distance-draw-accepted = { $name } dohkkeha. Speallu nohká dássespeallun.
distance-draw-accepted-you = Don dohkkehit. Speallu nohká dássespeallun.
distance-draw-refused = { $name } háliida spealat ovddos.
distance-draw-refused-you = Don spealat ovddos.
distance-resigned = { $name } vuollánii
distance-resigned-you = Don vuollánit
distance-broke-off = { $name } botkii maŋŋel go oinnii bálkesteami { $throw }
distance-left = { $name } ii leat guhkes áigái vástidan
distance-end = Loahpat spealu
distance-end-ask = Loahpahatgo dán spealu?
distance-end-text = Dat nohká bohtosa haga. Beavdegirji muitala ahte dat botkejuvvui, ja gii botkii. Jus vástádus dattetge boahtá, de sáhtát ain joatkit.
distance-wait = Vuordde ain
distance-ended-other = { $name } botkii spealu
distance-computer = Joatkke dihtora vuostá
distance-computer-about = Dihtor váldá nuppi saji, dušše dán mašiinnas. Gáiddusspeallu bissu nugo lea dáppe: «Mu spealut».
# The title of the page while a game at a distance is on the table.
distance-title-yours = Du vuorru – { $game }
distance-title-theirs = { $name }: su vuorru – { $game }
distance-title-ended = { $name } botkii spealu – { $game }
distance-title-over = Speallu nogai – { $game }
distance-title-watching = { $inviter } ja { $invited } – { $game }

## Spealu beavdegirji

distance-record-by = Gáiddusspeallu: { $inviter } ja { $invited }.
distance-record-strict = { $count ->
    [one] Goappašagat dahkaba áidna bálkesteami; dat lea nannejuvvon.
   *[other] Goappašagat dahkaba juohke bálkesteami; buot { $count } bálkesteami leat nannejuvvon.
}
distance-record-trusting = { $count ->
    [one] Goappašagat dahkaba áidna bálkesteami, luohttámušain; dat lea nannejuvvon.
   *[other] Goappašagat dahkaba juohke bálkesteami, luohttámušain; buot { $count } bálkesteami leat nannejuvvon.
}
distance-record-signed = Buot vuolláičállagat leat duohta.
distance-record-taken-back = { $count ->
    [one] Lihkastat gáđđojuvvui oktii.
   *[other] Lihkastagat gáđđojuvvojedje { $count } geardde.
}
distance-record-unsent = Mii ii leat vel sáddejuvvon, ii leat das.
distance-record-unverified = Dán beavdegirjji linnjá { $line } liŋkka ii sáhte nannet. { $reason }
distance-record-differs = Dát beavdegirji ii leat seamma go linnjá { $line } liŋka. { $reason }
distance-record-other-rules = Njuolggadusat: beavdegirjjis «{ $told }», liŋkkas «{ $signed }».
distance-record-other-start = Daid álgu ii leat seamma.
distance-record-other-name = { $plays }: beavdegirjjis «{ $told }», liŋkkas «{ $signed }».
distance-record-other-step = Lávki { $step }: beavdegirjjis «{ $told }», liŋkkas «{ $signed }».
distance-record-other-length = Lávkkiid lohku: beavdegirjjis { $told }, liŋkkas { $signed }.

## Diimmut

distance-clock-you = Du áigi: { $time }
distance-clock-other = { $name }: { $time }
distance-clock-days-left = { $count ->
    [one] Vel okta beaivi
   *[other] Vel { $count } beaivvi
}
distance-clock-over = { $name }: áigi lea nohkan.
distance-clock-over-you = Du áigi lea nohkan. Don sáhtát ain spealat.

## Dieđáhusat

distance-notify = Muital munnje go lea mu vuorru
distance-notify-about = Neahttalohkki jearrá oažžugo siidu čájehit dieđáhusaid. Dat čájeha daid dušše go siidu lea rabas, ja dušše don oainnát daid.
distance-notify-refused = Neahttalohkki ii suova dán siiddu dieđáhusaid. Sáhtát rievdadit dan neahttalohkki heivehusain.
distance-notify-title = Du vuorru
distance-notify-text = { $name } lea speallan. { $game } joatkašuvvá.

## Geahččan

distance-watching = Don geahčat: { $inviter } ja { $invited }
distance-watchers = Divtte earáid geahččat
distance-watchers-about = Dán liŋkkas lea speallu dássážii. Gii rahpá dan, sáhttá geahččat, muhto ii spealat.
distance-watch-newest = Jus háliidat oaidnit eanet, de raba ođđaset liŋkka man spealli lea addán.
distance-stay = Vurke deike: «Mu spealut»
distance-stays = Speallu lea dál dáppe: «Mu spealut».

## Njuolga

distance-live = Speala njuolga oktavuođain
distance-connect = Váldde oktavuođa dál
distance-live-begun = Sáddet go vuoru man leat álggahan? Vuostáiváldi: { $name }
distance-live-begun-about = Dan rádjái go sáddet, sáhtát vel gáđđat.
distance-live-connecting = Oktavuohta lea rahpaseamen…
distance-connected = Oktavuohta lea
distance-live-silent = { $count ->
    [one] { $name } lea jaskkodan ovtta sekundda
   *[other] { $name } lea jaskkodan { $count } sekundda
}
distance-live-left = { $name } lea vuolgán.
distance-live-malformed = Nubbi siidu dadjá juoidá maid dát siidu ii dovdda. Viečča siiddu ođđasit goappašiid mašiinnain.
distance-live-other-game = Nubbi siidu sáddii juoidá mii ii gula dán spellui, ja danne oktavuohta botkejuvvui.
distance-live-by-link = Speallu joatkašuvvá liŋkkaiguin.
distance-live-again = Geahččal ođđasit
distance-live-stop = Botke oktavuođa

## Latnja

distance-room-about = Bálvá { $server } buktá dudno oktii. Dat oaidná dudno čujuhusaid ja čiegus dieđuid, ii goassege spealu.
distance-room-waiting = Don leat doppe. Vuordimin: { $name }…
distance-room-waiting-friend = Don leat doppe. Vuordimin du ustiba…
distance-room-taken = Du speallus lea juo oktavuohta nuppi láses. Geahččaleamen ođđasit…
distance-room-unreachable = Bálvái { $server } ii beasa.
distance-room-lost = Oktavuohta bálvái boatkanii. Geahččaleamen ođđasit…
distance-hosts-bad = Fiilla signalling.json ii sáhte geavahit: { $error } Muital dan sutnje gii doaimmaha siiddu. Speallu joatkašuvvá liŋkkaiguin.

## Maid dušše šearbmalohkkit dadjet

# Live regions announce these when they happen; on the screen the table shows it.
distance-say-connected = { $name }: oktavuohta lea.
distance-say-disconnected = { $name }: oktavuohta ii leat šat.
