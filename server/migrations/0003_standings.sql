-- How each table stands: what changes with every entry of its log, apart from what does not, so that many tables share
-- a page and a group of entries writes few of them.
CREATE TABLE standings (
    number        INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
    phase         TEXT NOT NULL,
    seq           INTEGER NOT NULL,
    last          INTEGER NOT NULL,
    waiting       INTEGER NOT NULL,
    waiting_since INTEGER,
    updated_at    INTEGER NOT NULL
) STRICT;

-- The logs of all tables in the order of time, so that a group of entries is written to the same pages. Each entry
-- points to the one before it at its table, and 0 to none; the last one is in `standings`. With the seed, a table's
-- entries *are* the game. Rows are only ever added.
CREATE TABLE entries (
    number       INTEGER PRIMARY KEY,
    table_number INTEGER NOT NULL,
    before       INTEGER NOT NULL,
    seat         INTEGER NOT NULL,
    kind         TEXT NOT NULL,
    action       TEXT,
    message      TEXT,
    at           INTEGER NOT NULL
) STRICT;

INSERT INTO entries (number, table_number, before, seat, kind, action, message, at)
SELECT row_number() OVER (ORDER BY table_number, seq), table_number,
       iif(seq = 1, 0, row_number() OVER (ORDER BY table_number, seq) - 1), seat, kind, action, message, at
FROM log;

INSERT INTO standings (number, phase, seq, last, waiting, waiting_since, updated_at)
SELECT number, phase, seq, coalesce((SELECT max(entries.number) FROM entries WHERE table_number = tables.number), 0),
       waiting, waiting_since, updated_at
FROM tables;

DROP TABLE log;
DROP INDEX tables_open;
ALTER TABLE tables DROP COLUMN phase;
ALTER TABLE tables DROP COLUMN seq;
ALTER TABLE tables DROP COLUMN waiting;
ALTER TABLE tables DROP COLUMN waiting_since;
ALTER TABLE tables DROP COLUMN updated_at;
CREATE INDEX standings_gathering ON standings (updated_at) WHERE phase = 'gathering';
