# The words of the server itself.

error-malformed = The server did not understand this ({ $detail }).
error-too-large = This is too large.
error-too-many = Not so fast! Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
error-limit-tables = You have too many unfinished tables. Finish or leave some first.
error-limit-public = You have too many public tables that wait for players. Start or leave some first.
error-limit-sockets = Too many windows are open.
error-limit-undos = Enough has been taken back at this table. Now it counts.
error-no-table = There is no such table. Perhaps the link is incomplete.
error-no-game = There is no such game here.
error-no-seat = There is no such seat at this table.
error-no-play = The game has not come so far.
error-no-page = There is nothing here.
error-no-language = This language is not spoken here.
error-foreign-origin = This came from a page of another site.
error-host = This house does not know itself by the name { $host }. If it is yours, open it with: taverne serve --host { $host }
error-unconfirmed = What you have on this device would move to another person. Look at the code and confirm it first.
error-not-your-seat = This is not your seat.
error-not-host = Only whoever opened the table can do this.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-not-over = The game is not over yet.
error-over = The game is over.
error-seats-open = A seat is still open.
error-seat-taken = No such seat is free.
error-still-here = They are still here, or have only just gone.
error-not-waited-for = Nobody waits for this seat now.
error-bot-plays-on = A bot plays on for you. Take your seat back first.
error-stale = The game has moved on meanwhile.
error-read-only = This table can only be looked at.
error-read-only-game = This table can only be looked at: this program does not have the game { $game }.
error-read-only-rules = This table can only be looked at: it was played by version { $theirs } of the rules, and this program has version { $ours }.
error-read-only-content = This table can only be looked at: it was played with other figures than this program has.
error-read-only-damaged = This table can only be looked at: its log cannot be played again ({ $detail }).
error-expired = This code has been used, has expired, or never was.
error-name-empty = A name needs at least one letter.
error-name-long = This name is too long.
error-chat-long = This message is too long.
error-chat-empty = There is nothing to say in this message.
error-chat-nameless = Tell us your name first.
error-not-fair = The record does not hold: { $detail }.
error-too-slow = The connection is too slow.
error-too-broken = Too many messages could not be understood.
error-shutdown = The server closes for a moment.
error-trouble = Something went wrong on the server. Nothing has changed; please try again.
error-no-content = These cards are not known here.
error-hints-off = At this table there are no hints.
error-not-asked = It is not your turn to decide.
error-analysis-busy = The house has many games to analyse. Try again later.
error-analysis-long = This game is too long to be analysed.
error-no-campaign = There is no such campaign here, or it is not yours.
error-game-without-campaign = This game has no campaign.
error-campaign-over = This campaign is over.
error-limit-campaigns = You have too many campaigns. Delete one first.
