-- What every seat of a table saw at its last rest, in short, and after which entry: how a later version of the program knows
-- that its rules have not changed this game.
CREATE TABLE fingerprints (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
    seq          INTEGER NOT NULL,
    views        BLOB NOT NULL
) STRICT;
