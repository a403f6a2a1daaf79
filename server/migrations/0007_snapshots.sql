-- The game of a table after some of its entries, so that a long one need not be played from its start. A shortcut that may
-- be thrown away at any time: the log and the seed are the game.
CREATE TABLE snapshots (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    -- How many plays stand, and the entry after which they do.
    plays        INTEGER NOT NULL,
    seq          INTEGER NOT NULL,
    -- For each seat the entry since which it is asked what it is asked, as JSON.
    asked        TEXT NOT NULL,
    game         TEXT NOT NULL,
    -- Of which program, rules, figures and log this is a moment.
    proof        BLOB NOT NULL,
    PRIMARY KEY (table_number, plays)
) STRICT, WITHOUT ROWID;
