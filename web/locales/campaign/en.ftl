# The pages of a campaign.
journey-games = The games
journey-objectives = The objectives
journey-ladder = What you are called
journey-count = { $n } of { $all } objectives
journey-list-count = { $n } of { $all }
journey-in-game = game { $n }
journey-ticked-in = Ticked in game { $n }
journey-open = Not ticked yet
journey-title-earned = Title earned:
journey-titles = Your titles
journey-title-open = All ten: { $title }
journey-from = from { $n } objectives
journey-reached = reached
journey-now = now
journey-game = Game { $n }
journey-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
journey-new = { $n ->
    [0] nothing new
    [one] 1 new
   *[other] { $n } new
}
journey-given-up = given up
journey-playing = under way
journey-void = void: the rules have changed since; it is played anew
journey-ahead = still to come
journey-look-back = Look back at game { $n }
journey-play = Play game { $n }
journey-go-on = Go on with game { $n }
journey-over = The campaign is over
journey-another = Begin another
journey-delete = Delete this campaign
journey-delete-sure = Its progress will be gone. The games you played stay among your tables.
journey-delete-yes = Yes, delete it
journey-deleted = The campaign is deleted.
journey-rule = The rules of the campaign
journey-begin = A new campaign
journey-set-out = Set out
journey-yours = Your campaigns
journey-yours-empty = You have not set out yet. Choose below; the first game is one click away.
journey-of-game = Campaign: game { $n }{ $all ->
    [0] {""}
   *[other] {" "}of { $all }
}
journey-harvest = { $n ->
    [0] Nothing new is ticked.
    [one] One new objective is ticked:
   *[other] { $n } new objectives are ticked:
}
journey-next = Next game
journey-page = The campaign
journey-won-in = won in game { $n }
journey-lost-so-far = { $n ->
    [one] One game lost here: it begins again with the same cards.
   *[other] { $n } games lost here: it begins again with the same cards.
  }
journey-kept = What goes along
journey-kept-none = Nothing yet. After a win five cards of your choice go into the next scenario, with your statistics and your first specialty.
journey-choose = Choose
