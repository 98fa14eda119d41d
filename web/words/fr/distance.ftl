# Les mots du jeu à distance, en français. See the English file for what the arguments are.

distance-friend = Votre ami
distance-somebody = quelqu’un

## L’invitation

distance-invite = Inviter un ami
distance-invite-about = Vous créez un lien et l’envoyez à un ami. Il l’ouvre, et vous jouez en vous envoyant des liens, ou en direct.
distance-name = Votre nom
distance-name-about = Votre ami le voit, comme tous ceux qui reçoivent le lien. Vous pouvez le laisser vide.
distance-sides = Qui joue quoi ?
distance-sides-mine = Je joue : { $plays }
distance-sides-friend = Mon ami choisit
distance-throws = Comment lance-t-on les dés ?
distance-throws-strict = Les deux appareils font chaque lancer ensemble
distance-throws-strict-about = Personne ne peut truquer les dés. Lancer une seconde fois dans un tour, après un choix, demande un message de plus dans chaque sens.
distance-throws-trusting = Se faire confiance
distance-throws-trusting-about = Un tour tient toujours dans un message. Chaque lancer se fait encore à deux, et personne ne peut le choisir. Mais un programme trafiqué pourrait prévoir les lancers suivants de son propre tour. La feuille dit que vous avez joué ainsi.
distance-clock = Pendule
distance-clock-none = Sans pendule
distance-clock-days = Jours par tour
distance-clock-minutes = Minutes par tour
distance-clock-reserve = Minutes de réserve, pour toute la partie
distance-clock-about = Quand le temps est écoulé, personne ne perd. On demande à l’autre joueur s’il veut encore attendre.
distance-make = Créer l’invitation

## Ce qui est convenu

distance-terms = Ce dont vous convenez
distance-terms-rules = Règles : { $rules }
distance-terms-strict = Les deux appareils font chaque lancer ensemble : aucun de vous ne peut truquer les dés.
distance-terms-trusting = Vous vous faites confiance : un message donne tous les lancers d’un tour.
distance-terms-no-clock = Il n’y a pas de pendule.
distance-terms-days = { $count ->
    [one] { $count } jour par tour.
   *[other] { $count } jours par tour.
}
distance-terms-minutes = { $count ->
    [one] { $count } minute par tour.
   *[other] { $count } minutes par tour.
}
distance-terms-reserve = { $count ->
    [one] { $count } minute de plus pour toute la partie.
   *[other] { $count } minutes de plus pour toute la partie.
}

## Envoyer

distance-send = Envoyer
distance-send-title = Envoyez ceci à { $name }
distance-send-title-friend = Envoyez ceci à votre ami
distance-send-invitation = L’invitation est dans ce lien.
distance-send-turn = Votre tour est dans ce lien. Il contient toute la partie.
distance-send-answer = Votre réponse est dans ce lien. Il contient toute la partie.
distance-send-word = Ce que vous dites est dans ce lien. Il contient toute la partie.
distance-send-again = Renvoyer
distance-send-again-about = Vous l’avez déjà envoyé. Vous pouvez le renvoyer sans risque.
distance-share = Partager…
# What goes with the link when it is shared: the subject, and the text before the link.
distance-share-title = { $game } : à vous de jouer
distance-share-text = C’est votre tour. Ouvrez ce lien pour continuer notre partie.
distance-share-invitation-title = { $game } : une invitation
distance-share-invitation-text = Voulez-vous jouer avec moi ({ $game }) ? Ouvrez ce lien.
distance-copy = Copier le lien
distance-copied = Copié. Collez-le dans un message.
distance-not-copied = Ce navigateur ne permet pas à la page de copier. Le lien est sélectionné : vous pouvez le copier vous-même.
distance-code = Afficher le code QR
distance-code-hide = Masquer le code QR
distance-code-about = Scannez ceci avec l’appareil photo de l’autre appareil.
# The accessible name of the picture; only screen readers say it.
distance-code-name = Code QR du lien
# The accessible name of the field with the link; only screen readers say it.
distance-link-name = Lien à envoyer
distance-code-too-long = Cette partie est devenue trop longue pour un code QR. Envoyez le lien.
distance-send-then = La partie continue quand la réponse arrive. Ouvrez-la sur cet appareil.
distance-send-private = Rien n’est envoyé à personne d’autre que celui à qui vous l’envoyez.

## Ouvrir une invitation

distance-invited = { $name } vous invite à une partie de { $game }
distance-invited-friend = Vous êtes invité à une partie de { $game }
distance-invited-side = Vous jouez : { $plays }
distance-invited-choose = Choisissez votre camp
distance-invited-rematch = C’est la revanche d’une partie que vous avez jouée.
distance-accept = Accepter
distance-not-now = Pas maintenant
distance-not-now-about = L’invitation reste dans le lien. Vous pourrez le rouvrir plus tard.
distance-own-invitation = C’est votre propre invitation. Envoyez-la à un ami : vous ne pouvez pas l’accepter ici.
distance-accepted-here = Vous avez déjà accepté cette invitation. Voici la partie.
distance-accepted-other = Quelqu’un d’autre a accepté cette invitation. Demandez-en une autre, ou regardez la partie.
distance-accepted-first = { $name } a accepté votre invitation. La partie commence.
distance-accepted-twice = Deux personnes ont accepté cette invitation. La partie continue avec la première : { $name }.

## Ouvrir une lettre

distance-news-count = { $count ->
    [one] { $count } étape depuis votre dernière visite
   *[other] { $count } étapes depuis votre dernière visite
}
distance-same = Vous avez déjà ceci.
distance-older = Ceci est plus ancien que ce que vous avez. Rien ne change.
distance-watching-only = Vous pouvez regarder cette partie : ce navigateur n’y a pas de place. Si vous y jouez vous-même, ouvrez le fichier ou le lien de votre place, ou revenez au navigateur où vous l’avez commencée.
distance-passed = Continuez dans l’autre fenêtre : elle a ce lien maintenant. Vous pouvez fermer celle-ci.
distance-resumed = { $name } a répondu malgré tout. La partie continue.

## Deux suites

distance-fork = La partie s’est scindée en deux
distance-fork-about = La partie de ce lien a continué autrement que la vôtre. Cela arrive quand une partie est jouée sur deux appareils ou dans deux copies de la page. Les deux versions sont gardées. Choisissez-en une.
distance-fork-cheat = { $name } a envoyé deux tours différents. Le premier est dans votre partie.
distance-fork-first = Votre version
distance-fork-second = La version du lien
distance-fork-look = La regarder
distance-fork-choose = Continuer avec celle-ci
distance-fork-answered = Vous avez déjà répondu à votre version ; la partie continue donc avec elle.
distance-fork-sent = Vous avez déjà envoyé votre tour ; la partie continue donc avec lui.
distance-fork-replaced = { $name } a répondu à l’autre version ; la partie continue donc avec elle.
distance-fork-chosen = La partie continue avec cette version. L’autre est gardée dans « Mes parties ».

## Ce qui ne va pas dans un lien

distance-unread-kind = Il n’y a pas de partie dans ce lien. Copiez le lien entier depuis le message, et collez-le de nouveau.
distance-unread-damaged = Le lien est coupé ou endommagé. Certaines messageries raccourcissent les longs liens. Redemandez-le, au besoin en code QR.
distance-unread-too-long = Le lien est plus long qu’aucune partie. Il n’a pas été fait par cette page.
distance-unread-version = Le lien a été fait par une autre version de cette page. Rechargez la page et rouvrez le lien. Si cela n’aide pas, demandez à votre ami de recharger aussi la page et de renvoyer son tour.
distance-unread-other-game = Le lien appartient à un autre jeu : { $game }. Ouvrez-le là.
distance-unread-other = Ce lien appartient à une autre partie. La vôtre reste sur la table.
distance-unread-start = La partie du lien ne peut pas être lue : { $reason }. Redemandez le lien.
distance-unread-message = Le message { $message } du lien n’est pas à sa place. Le lien n’a pas été fait par cette page.
distance-unread-values = Le lien a d’autres dés que ceux qui étaient promis, ou il est endommagé. Redemandez-le. Si cela se reproduit, quelqu’un a essayé de choisir les dés.
distance-unread-signature = Le lien est falsifié ou endommagé : une de ses signatures n’est pas authentique. Redemandez-le.
distance-unread-aside = Le lien contient, en plus de la partie, quelque chose qu’aucun de vous deux n’a signé. Redemandez-le.

## Ce qui ne va pas ici

distance-refused = Cette partie ne peut pas commencer : les règles ou la pendule ne le permettent pas. Choisissez-en d’autres.
distance-no-storage = Ce navigateur n’enregistre rien pour cette page. Une partie à distance serait perdue dès que vous la fermez : elle ne peut donc pas commencer ici.
distance-not-stored = La partie n’a pas pu être enregistrée, et rien n’a été envoyé : il n’y a plus de place pour cette page. Supprimez de « Mes parties » celles dont vous n’avez plus besoin, et réessayez.
distance-no-chance = Ce navigateur ne fournit pas de nombres aléatoires : une partie à distance ne peut pas être sûre ici.

## Mes parties

distance-games = Mes parties
distance-games-none = Aucune partie pour l’instant. Invitez un ami, ou ouvrez un lien que vous avez reçu.
distance-games-yours = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
# One game of the list; the accessible name of its button “Open”, which only screen readers say.
distance-games-open-name = Ouvrir la partie avec { $name } : { $rules }
distance-games-open-name-friend = Ouvrir la partie avec votre ami : { $rules }
distance-games-open = Ouvrir
distance-games-your-turn = À vous
distance-games-their-turn = { $name } doit jouer
distance-games-unsent = Pas encore envoyé
distance-games-invited = Invitation encore sans réponse
distance-games-watched = Vous regardez
distance-games-over = Terminée
distance-games-branch = L’autre version d’une partie
distance-since-now = à l’instant
distance-since-minutes = { $count ->
    [one] depuis { $count } minute
   *[other] depuis { $count } minutes
}
distance-since-hours = { $count ->
    [one] depuis { $count } heure
   *[other] depuis { $count } heures
}
distance-since-days = { $count ->
    [one] depuis { $count } jour
   *[other] depuis { $count } jours
}
distance-remove = Supprimer les parties cochées
distance-pick = Cocher : { $name }
distance-remove-ask = { $count ->
    [one] Supprimer cette partie ?
   *[other] Supprimer ces { $count } parties ?
}
distance-remove-text = Le prochain lien de l’autre joueur restera lisible, mais votre place dans la partie sera perdue : vous ne pourrez plus y jouer. Si vous ne voulez pas continuer, abandonnez d’abord.
distance-remove-over = La partie est terminée. Vous pouvez d’abord enregistrer sa feuille.
distance-paste = Collez un lien ici
distance-paste-about = Copiez le lien depuis le message reçu.
distance-paste-open = Ouvrir
distance-file-open = Ouvrir un fichier…
distance-move = Transférer vers un autre appareil
distance-move-title = Emporter cette partie sur un autre appareil
distance-move-about = Ouvrez ce lien sur votre autre appareil. Il n’est qu’à vous : celui qui l’a peut jouer à votre place. Ne l’envoyez à personne.
distance-move-after = Ensuite, ne jouez que là. Une partie jouée à deux endroits se scinde en deux.
distance-move-ask = Jouer cette partie sur cet appareil ?
distance-move-ask-about = Ce lien est la place d’un joueur dans une partie avec { $name }. Continuez seulement si vous l’avez créé vous-même. Ensuite, ne jouez cette partie qu’ici.
distance-move-here = Jouer ici
distance-moved = Cette partie est maintenant sur cet appareil. Ne jouez qu’ici.
distance-move-wrong = La clé de ce lien n’est pas celle de sa partie. Refaites le lien sur l’autre appareil.
distance-move-replace = Cet appareil a déjà la partie. L’état le plus récent est gardé.
distance-place = Enregistrer ma place
distance-place-about = Avec un fichier, vous pourrez continuer si ce navigateur oublie la partie.
distance-place-saved = Enregistré. Gardez le fichier pour vous : celui qui l’a peut jouer à votre place.
distance-place-file = Voici votre place dans une partie ({ $game }) avec { $name }. Pour continuer, sur n’importe quel appareil, ouvrez ce lien, ou ce fichier dans « Mes parties ». Gardez-le pour vous : celui qui l’a peut jouer à votre place.
distance-forgets = Ce navigateur oublie les parties après sept jours sans visite. Ajoutez la page à l’écran d’accueil, ou enregistrez votre place.

## À la table

distance-waiting = On attend { $name }
distance-waiting-friend = On attend votre ami
distance-looking = { $name } est là
distance-away = { $name } n’est pas là
distance-waved = { $name } vous fait signe
distance-wave = Faire signe
distance-wave-sent = Vous avez fait signe.
distance-ready = Votre tour est fait : envoyez-le
distance-ready-about = Tant que vous ne l’avez pas envoyé, vous pouvez tout annuler.
distance-answer-throw = { $name } doit répondre au lancer
distance-answer-throw-about = Ce lancer vient après un choix de votre part. Il se fait à deux : { $name } doit d’abord répondre. Envoyez ceci, et continuez quand la réponse arrive.
distance-answer-throw-about-friend = Ce lancer vient après un choix de votre part. Il se fait à deux : votre ami doit d’abord répondre. Envoyez ceci, et continuez quand la réponse arrive.
distance-answer-made = La réponse au lancer est faite : envoyez-la
distance-draft-lost = La partie a continué entre-temps ; le tour que vous aviez commencé a été écarté.
distance-take-back = Demander à annuler
distance-take-back-asked = Vous avez demandé à annuler le dernier coup.
distance-take-back-question = { $name } demande à annuler le dernier coup.
distance-allow = Autoriser
distance-refuse = Refuser
distance-take-back-allowed = { $name } l’autorise. Le dernier coup est annulé.
distance-take-back-allowed-you = Vous l’avez autorisé. Le dernier coup est annulé.
distance-dice-stay = Les dés restent les mêmes.
distance-take-back-refused = { $name } ne veut pas que le coup soit annulé.
distance-take-back-refused-you = Vous avez refusé. Le coup reste.
distance-draw-asked = Vous avez proposé la nulle.
distance-draw-question = { $name } propose la nulle.
distance-draw-accept = Accepter
distance-draw-refuse = Continuer la partie
distance-draw-accepted = { $name } accepte. La partie est nulle.
distance-draw-accepted-you = Vous avez accepté. La partie est nulle.
distance-draw-refused = { $name } veut continuer la partie.
distance-draw-refused-you = Vous continuez la partie.
distance-resigned = { $name } a abandonné
distance-resigned-you = Vous avez abandonné
distance-broke-off = { $name } a interrompu la partie après avoir vu le lancer { $throw }
distance-left = { $name } n’a pas répondu depuis longtemps
distance-end = Terminer la partie
distance-end-ask = Terminer cette partie ?
distance-end-text = Elle se termine sans résultat. La feuille dit qu’elle a été interrompue, et par qui. Si une réponse arrive malgré tout, vous pourrez encore continuer.
distance-wait = Attendre encore
distance-ended-other = { $name } a interrompu la partie
distance-computer = Continuer contre l’ordinateur
distance-computer-about = L’ordinateur prend l’autre place, sur cet appareil seulement. La partie à distance reste telle quelle dans « Mes parties ».
# The title of the page while a game at a distance is on the table.
distance-title-yours = À vous – { $game }
distance-title-theirs = { $name } doit jouer – { $game }
distance-title-ended = { $name } a interrompu la partie – { $game }
distance-title-over = Partie terminée – { $game }
distance-title-watching = { $inviter } et { $invited } – { $game }

## La feuille d’une partie

distance-record-by = Partie à distance : { $inviter } et { $invited }.
distance-record-strict = { $count ->
    [one] Le seul lancer a été fait par les deux ; il est vérifié.
   *[other] Tous les lancers ont été faits par les deux ; les { $count } sont vérifiés.
}
distance-record-trusting = { $count ->
    [one] Le seul lancer a été fait par les deux, en confiance ; il est vérifié.
   *[other] Tous les lancers ont été faits par les deux, en confiance ; les { $count } sont vérifiés.
}
distance-record-signed = Toutes les signatures sont authentiques.
distance-record-taken-back = { $count ->
    [one] Un coup a été annulé une fois.
   *[other] Des coups ont été annulés { $count } fois.
}
distance-record-unsent = Ce que vous n’avez pas encore envoyé n’y est pas.
distance-record-unverified = Le lien de la ligne { $line } de cette feuille ne peut pas être vérifié. { $reason }
distance-record-differs = Cette feuille ne correspond pas au lien de sa ligne { $line }. { $reason }
distance-record-other-rules = Règles : « { $told } » dans la feuille, « { $signed } » dans le lien.
distance-record-other-start = Elles commencent par des positions différentes.
distance-record-other-name = { $plays } : « { $told } » dans la feuille, « { $signed } » dans le lien.
distance-record-other-step = Étape { $step } : « { $told } » dans la feuille, « { $signed } » dans le lien.
distance-record-other-length = Nombre d’étapes : { $told } dans la feuille, { $signed } dans le lien.

## Les pendules

distance-clock-you = Votre temps : { $time }
distance-clock-other = { $name } : { $time }
distance-clock-days-left = { $count ->
    [one] Encore { $count } jour
   *[other] Encore { $count } jours
}
distance-clock-over = { $name } : le temps est écoulé.
distance-clock-over-you = Votre temps est écoulé. Vous pouvez encore jouer.

## Les notifications

distance-notify = Me prévenir quand c’est mon tour
distance-notify-about = Le navigateur demande si cette page peut afficher des notifications. Elle n’en affiche que tant qu’elle est ouverte, et vous seul les voyez.
distance-notify-refused = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
distance-notify-title = À vous de jouer
distance-notify-text = { $name } a joué. La partie continue ({ $game }).

## Regarder

distance-watching = Vous regardez { $inviter } et { $invited }
distance-watchers = Laisser d’autres regarder
distance-watchers-about = Ce lien contient la partie jusqu’ici. Celui qui l’ouvre peut la regarder, mais pas y jouer.
distance-watch-newest = Pour en voir plus, ouvrez un lien plus récent d’un des joueurs.
distance-stay = Garder dans « Mes parties »
distance-stays = La partie est maintenant dans « Mes parties ».

## En direct

distance-live = Jouer en direct
distance-connect = Se connecter
distance-live-begun = Envoyer à { $name } le tour que vous avez commencé ?
distance-live-begun-about = Tant que vous ne l’envoyez pas, vous pouvez encore l’annuler.
distance-live-connecting = Connexion…
distance-connected = Connecté
distance-live-silent = { $count ->
    [one] { $name } ne dit rien depuis { $count } seconde
   *[other] { $name } ne dit rien depuis { $count } secondes
}
distance-live-left = { $name } n’est plus là.
distance-live-malformed = L’autre page dit quelque chose que cette page ne comprend pas. Rechargez la page sur les deux appareils.
distance-live-other-game = L’autre page a envoyé quelque chose qui n’appartient pas à cette partie, la connexion a donc été fermée.
distance-live-by-link = La partie continue par liens.
distance-live-again = Réessayer
distance-live-stop = Se déconnecter

## Une salle

distance-room-about = Le serveur { $server } vous met en relation. Il voit vos adresses et des messages scellés, jamais la partie.
distance-room-waiting = Vous y êtes. On attend { $name }…
distance-room-waiting-friend = Vous y êtes. On attend votre ami…
distance-room-taken = Votre partie est déjà connectée dans une autre fenêtre. Nouvel essai…
distance-room-unreachable = Le serveur { $server } est injoignable.
distance-room-lost = La connexion au serveur est perdue. Nouvel essai…
distance-hosts-bad = Le fichier signalling.json est inutilisable : { $error } Dites-le à la personne qui gère cette page. La partie continue par liens.

## Ce que seuls les lecteurs d’écran disent

# Live regions announce these when they happen; on the screen the table shows it.
distance-say-connected = { $name } est en ligne.
distance-say-disconnected = { $name } n’est plus en ligne.
