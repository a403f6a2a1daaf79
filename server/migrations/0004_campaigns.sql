-- Several games of one person that belong together. How far it has come follows from the outcomes of its games.
CREATE TABLE campaigns (
    number     INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    owner      TEXT NOT NULL REFERENCES people (tag) ON DELETE CASCADE,
    game       TEXT NOT NULL,
    plan       TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX campaigns_of_person ON campaigns (owner);

-- Its games, counted from 1: a number is taken once, so two pages cannot open the same game twice.
CREATE TABLE campaign_games (
    campaign     INTEGER NOT NULL REFERENCES campaigns (number) ON DELETE CASCADE,
    place        INTEGER NOT NULL,
    table_number INTEGER NOT NULL UNIQUE REFERENCES tables (number) ON DELETE CASCADE,
    -- What the game has left behind, as JSON, once it counts; 'null' if it was given up.
    outcome      TEXT,
    PRIMARY KEY (campaign, place)
) STRICT, WITHOUT ROWID;
