# The words of play at a distance: loaded with that part of the program, which is loaded when it is wanted. What names it before
# then is in rest.ftl.
#
# $name is what somebody calls themselves. Names can be of any language and cannot be inflected, so they stand at the beginning of
# a sentence, beside a colon, or in brackets. A player who gave no name is called by `distance-friend`, which is written as at the
# beginning of a sentence; where a sentence has no room for that, it has a twin that ends with -friend.
# $plays is a side of the game as its settings call it, such as “The men”; $rules is a rule set, $game a game.

distance-friend = Your friend
# A watcher sees this in place of a player's name that is empty.
distance-somebody = somebody

## The invitation

distance-invite = Invite a friend
distance-invite-about = You make a link and send it to a friend. Your friend opens it, and you play by sending links back and forth, or live.
distance-name = Your name
distance-name-about = Your friend sees it, and so does everybody who gets the link. You can leave it empty.
distance-sides = Who plays what?
distance-sides-mine = I play: { $plays }
distance-sides-friend = My friend chooses
distance-throws = How are throws made?
distance-throws-strict = Both devices make every throw together
distance-throws-strict-about = Nobody can load the dice. Throwing a second time in a turn, after a choice, takes one more message each way.
distance-throws-trusting = Trust each other
distance-throws-trusting-about = A turn is always one message. You both still make every throw, and nobody can choose it. But a program that was tampered with could foresee the next throws of its own turn. The record says that you played this way.
distance-clock = Clock
distance-clock-none = No clock
distance-clock-days = Days for a turn
distance-clock-minutes = Minutes for a turn
distance-clock-reserve = Minutes in reserve, for the whole game
distance-clock-about = When time is up, nobody loses. The other player is asked whether to go on waiting.
distance-make = Make the invitation

## What is agreed, in one line each

distance-terms = What you agree on
distance-terms-rules = Rules: { $rules }
distance-terms-strict = Both devices make every throw together, so neither of you can load the dice.
distance-terms-trusting = You trust each other: one message makes all throws of a turn.
distance-terms-no-clock = There is no clock.
distance-terms-days = { $count ->
    [one] One day for each turn.
   *[other] { $count } days for each turn.
}
distance-terms-minutes = { $count ->
    [one] One minute for each turn.
   *[other] { $count } minutes for each turn.
}
distance-terms-reserve = { $count ->
    [one] One more minute for the whole game.
   *[other] { $count } more minutes for the whole game.
}

## Sending

distance-send = Send
distance-send-title = Send this to { $name }
distance-send-title-friend = Send this to your friend
distance-send-invitation = The invitation is in this link.
distance-send-turn = Your turn is in this link. It holds the whole game.
distance-send-answer = Your answer is in this link. It holds the whole game.
distance-send-word = What you say is in this link. It holds the whole game.
distance-send-again = Send it again
distance-send-again-about = You have sent this already. Sending it again does no harm.
distance-share = Share…
# What goes with the link when it is shared: the subject, and the text before the link.
distance-share-title = { $game }: it’s your turn
distance-share-text = It’s your turn. Open this link to go on with our game.
distance-share-invitation-title = { $game }: an invitation
distance-share-invitation-text = Do you want to play { $game } with me? Open this link.
distance-copy = Copy link
distance-copied = Copied. Paste it into a message.
distance-not-copied = This browser doesn’t let the page copy. The link is selected, so you can copy it yourself.
distance-code = Show QR code
distance-code-hide = Hide QR code
distance-code-about = Scan this with the camera of the other device.
# The accessible name of the picture; only screen readers say it.
distance-code-name = QR code of the link
# The accessible name of the field with the link; only screen readers say it.
distance-link-name = Link to send
distance-code-too-long = This game has grown too long for a QR code. Send the link.
distance-send-then = The game goes on when the answer comes. Open it on this device.
distance-send-private = Nothing is sent to anyone but the person you send it to.

## Opening an invitation

distance-invited = { $name } invites you to a game of { $game }
distance-invited-friend = You are invited to a game of { $game }
distance-invited-side = You play: { $plays }
distance-invited-choose = Choose your side
distance-invited-rematch = This is the rematch of a game you played.
distance-accept = Accept
distance-not-now = Not now
distance-not-now-about = The invitation stays in the link. You can open it again later.
distance-own-invitation = This is your own invitation. Send it to a friend: you can’t accept it here.
distance-accepted-here = You have accepted this invitation already. Here is the game.
distance-accepted-other = Somebody else has accepted this invitation. Ask for another one, or watch the game.
distance-accepted-first = { $name } has accepted your invitation. The game begins.
distance-accepted-twice = Two people have accepted this invitation. The game goes on with the first of them: { $name }.

## Opening a letter

distance-news-count = { $count ->
    [one] One step since you last looked
   *[other] { $count } steps since you last looked
}
distance-same = You have this already.
distance-older = This is older than what you have. Nothing changes.
distance-watching-only = You can watch this game: this browser doesn’t hold a place in it. If you play in it yourself, open the file or link with your place, or go back to the browser where you began.
distance-passed = Go on in your other window: it has this link now. You can close this one.
distance-resumed = { $name } has answered after all. The game goes on.

## Two ways on

distance-fork = This game has split in two
distance-fork-about = The game in this link has gone another way than yours. That happens when a game is played on two devices or in two copies of the page. Both versions are kept. Choose one.
distance-fork-cheat = { $name } has sent two different turns. The first one is in your game.
distance-fork-first = Your version
distance-fork-second = The version in the link
distance-fork-look = Look at it
distance-fork-choose = Go on with this one
distance-fork-answered = You’ve already answered your version, so the game goes on with it.
distance-fork-sent = You’ve already sent your turn, so the game goes on with it.
distance-fork-replaced = { $name } has answered the other version, so the game goes on with that one.
distance-fork-chosen = The game goes on with this version. The other one is kept in “My games”.

## What is wrong with a link

distance-unread-kind = There is no game in this link. Copy the whole link from the message, and paste it again.
distance-unread-damaged = The link is cut off or damaged. Some messengers shorten long links. Ask for it once more, as a QR code if need be.
distance-unread-too-long = The link is longer than any game can be. It wasn’t made by this page.
distance-unread-version = The link was made by another version of this page. Reload the page and open the link again. If that doesn’t help, ask your friend to reload the page, too, and to send the turn again.
distance-unread-other-game = The link belongs to another game: { $game }. Open it there.
distance-unread-other = This link belongs to another game. Yours stays on the table.
distance-unread-start = The game in the link can’t be read: { $reason }. Ask for the link once more.
distance-unread-message = Message { $message } in the link is out of place. The link wasn’t made by this page.
distance-unread-values = The dice in the link aren’t those that were promised, or the link is damaged. Ask for it once more. If the same happens again, somebody tried to choose the dice.
distance-unread-signature = The link is forged or damaged: a signature in it isn’t genuine. Ask for it once more.
distance-unread-aside = The link holds something beside the game that neither of you has signed. Ask for it once more.

## What is wrong here

distance-refused = This game can’t begin: its rules or its clock don’t allow it. Choose others.
distance-no-storage = This browser doesn’t save anything for this page. A game at a distance would be lost as soon as you close it, so it can’t begin here.
distance-not-stored = The game couldn’t be saved, so nothing was sent: there is no room left for this page. Remove games that you no longer need from “My games”, and try again.
distance-no-chance = This browser provides no random numbers, so a game at a distance can’t be kept safe here.

## My games

distance-games = My games
distance-games-none = No games yet. Invite a friend, or open a link you were sent.
distance-games-yours = { $count ->
    [one] One game is waiting for you
   *[other] { $count } games are waiting for you
}
# One game of the list; the accessible name of its button “Open”, which only screen readers say.
distance-games-open-name = Open the game with { $name }: { $rules }
distance-games-open-name-friend = Open the game with your friend: { $rules }
distance-games-open = Open
distance-games-your-turn = Your turn
distance-games-their-turn = { $name }’s turn
distance-games-unsent = Not sent yet
distance-games-invited = Invitation not answered yet
distance-games-watched = You’re watching
distance-games-over = Over
distance-games-branch = The other version of a game
distance-since-now = just now
distance-since-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
}
distance-since-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
}
distance-since-days = { $count ->
    [one] for a day
   *[other] for { $count } days
}
distance-remove = Remove the marked games
distance-pick = Mark: { $name }
distance-remove-ask = { $count ->
    [one] Remove this game?
   *[other] Remove these { $count } games?
}
distance-remove-text = The next link from the other player can still be read, but your part in the game is lost: you can’t play on. If you don’t want to go on, resign first.
distance-remove-over = The game is over. You can save its record first.
distance-paste = Paste a link here
distance-paste-about = Copy the link from the message you got.
distance-paste-open = Open
distance-file-open = Open a file…
distance-move = Move to another device
distance-move-title = Take this game to another device
distance-move-about = Open this link on your other device. It is yours alone: whoever has it can play in your place. Don’t send it to anyone.
distance-move-after = From then on, play it there only. A game that’s played in two places splits in two.
distance-move-ask = Play this game on this device?
distance-move-ask-about = This link is a player’s place in a game with { $name }. Go on only if you made it yourself. From then on, play the game only here.
distance-move-here = Play here
distance-moved = This game is now on this device. Play it here only.
distance-move-wrong = The key in this link doesn’t belong to its game. Make the link once more on the other device.
distance-move-replace = This device has the game already. The newer state is kept.
distance-place = Save my place
distance-place-about = With a file you can go on if this browser forgets the game.
distance-place-saved = Saved. Keep the file for yourself: whoever has it can play in your place.
distance-place-file = This is your place in a game of { $game } with { $name }. To play on, on any device, open this link, or open this file in “My games”. Keep it for yourself: whoever has it can play in your place.
distance-forgets = This browser forgets games after seven days away. Add this page to your home screen, or save your place.

## At the table

distance-waiting = Waiting for { $name }
distance-waiting-friend = Waiting for your friend
distance-looking = { $name } is here
distance-away = { $name } isn’t here
distance-waved = { $name } waved
distance-wave = Wave
distance-wave-sent = You waved.
distance-ready = Your turn is ready: send it
distance-ready-about = Until you send it, you can undo everything.
distance-answer-throw = { $name } must answer the throw
distance-answer-throw-about = This throw follows a choice of yours. You both make it, so { $name } has to answer first. Send this, and go on when the answer comes.
distance-answer-throw-about-friend = This throw follows a choice of yours. You both make it, so your friend has to answer first. Send this, and go on when the answer comes.
distance-answer-made = The answer to the throw is ready: send it
distance-draft-lost = The game has gone on in the meantime, so the turn you had begun was dropped.
distance-take-back = Ask to undo
distance-take-back-asked = You asked to undo the last move.
distance-take-back-question = { $name } asks to undo the last move.
distance-allow = Allow
distance-refuse = Refuse
distance-take-back-allowed = { $name } allows it. The last move is undone.
distance-take-back-allowed-you = You allowed it. The last move is undone.
distance-dice-stay = The dice stay as they were.
distance-take-back-refused = { $name } doesn’t want to undo the move.
distance-take-back-refused-you = You refused. The move stands.
distance-draw-asked = You offered a draw.
distance-draw-question = { $name } offers a draw.
distance-draw-accept = Accept
distance-draw-refuse = Play on
distance-draw-accepted = { $name } accepts. The game is a draw.
distance-draw-accepted-you = You accepted. The game is a draw.
distance-draw-refused = { $name } wants to play on.
distance-draw-refused-you = You play on.
distance-resigned = { $name } has resigned
distance-resigned-you = You have resigned
distance-broke-off = { $name } broke off after seeing throw { $throw }
distance-left = { $name } hasn’t answered for a long time
distance-end = End the game
distance-end-ask = End this game?
distance-end-text = It ends without a result. The record says that it was broken off, and by whom. If an answer comes after all, you can still go on.
distance-wait = Go on waiting
distance-ended-other = { $name } broke off the game
distance-computer = Go on against the computer
distance-computer-about = The computer takes the other seat, on this device only. The game at a distance stays in “My games” as it is.
# The title of the page while a game at a distance is on the table.
distance-title-yours = Your turn – { $game }
distance-title-theirs = { $name }’s turn – { $game }
distance-title-ended = { $name } broke off the game – { $game }
distance-title-over = Game over – { $game }
distance-title-watching = { $inviter } and { $invited } – { $game }

## The record of a game

# The page says this when it opens the record of a game at a distance; and why, where its link does not prove it. $told is what the
# record says, $signed what the link says, both in the notation of records.
distance-record-by = Played at a distance by { $inviter } and { $invited }.
distance-record-strict = { $count ->
    [one] Both made the one throw; it is verified.
   *[other] Both made every throw; all { $count } throws are verified.
}
distance-record-trusting = { $count ->
    [one] Both made the one throw, trusting each other; it is verified.
   *[other] Both made every throw, trusting each other; all { $count } throws are verified.
}
# In a game without dice, or before the first throw.
distance-record-signed = All signatures are genuine.
distance-record-taken-back = { $count ->
    [one] A move was undone once.
   *[other] Moves were undone { $count } times.
}
distance-record-unsent = What you haven’t sent yet is not in it.
distance-record-unverified = The link in line { $line } of this record can’t be verified. { $reason }
distance-record-differs = This record doesn’t match the link in its line { $line }. { $reason }
distance-record-other-rules = Rules: “{ $told }” in the record, “{ $signed }” in the link.
distance-record-other-start = They begin with different positions.
distance-record-other-name = { $plays }: “{ $told }” in the record, “{ $signed }” in the link.
distance-record-other-step = Step { $step }: “{ $told }” in the record, “{ $signed }” in the link.
distance-record-other-length = Number of steps: { $told } in the record, { $signed } in the link.

## Clocks

distance-clock-you = Your time: { $time }
distance-clock-other = { $name }: { $time }
distance-clock-days-left = { $count ->
    [one] One day remaining
   *[other] { $count } days remaining
}
distance-clock-over = { $name }’s time is up.
distance-clock-over-you = Your time is up. You can still play.

## Notifications

distance-notify = Tell me when it’s my turn
distance-notify-about = The browser asks whether this page may show notifications. It shows them only while the page is open, and only you see them.
distance-notify-refused = The browser doesn’t allow notifications for this page. You can change that in its settings.
distance-notify-title = Your turn
distance-notify-text = { $name } has played. { $game } goes on.

## Watching

distance-watching = You are watching { $inviter } and { $invited }
distance-watchers = Let others watch
distance-watchers-about = This link holds the game as it is now. Whoever opens it can look at it, but can’t play in it.
distance-watch-newest = To see more, open a newer link from one of the players.
distance-stay = Keep in “My games”
distance-stays = The game is in “My games” now.

## Live

distance-live = Play live
distance-connect = Connect now
distance-live-begun = Send { $name } the turn you have begun?
distance-live-begun-about = Until you send it, you can still undo it.
distance-live-connecting = Connecting…
distance-connected = Connected
distance-live-silent = { $count ->
    [one] { $name } has been silent for one second
   *[other] { $name } has been silent for { $count } seconds
}
distance-live-left = { $name } has left.
distance-live-malformed = The other page says something that this page doesn’t understand. Reload the page on both devices.
distance-live-other-game = The other page sent something that doesn’t belong to this game, so the connection was ended.
# After why there is no connection, while the game is not over.
distance-live-by-link = The game goes on by link.
distance-live-again = Try again
distance-live-stop = Disconnect

## A room

distance-room-about = The server { $server } brings you together. It sees your addresses and sealed messages, never the game.
distance-room-waiting = You are there. Waiting for { $name }…
distance-room-waiting-friend = You are there. Waiting for your friend…
distance-room-taken = Your game is connected in another window already. Trying again…
distance-room-unreachable = The server { $server } can’t be reached.
distance-room-lost = The connection to the server is lost. Trying again…
distance-hosts-bad = The file signalling.json can’t be used: { $error } Tell whoever runs this page. The game goes on by link.

## What only screen readers say

# Live regions announce these when they happen; on the screen the table shows it.
distance-say-connected = { $name } is connected.
distance-say-disconnected = { $name } is no longer connected.
