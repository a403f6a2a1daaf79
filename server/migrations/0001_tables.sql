-- People are guests: a public tag, a name, and hashes of the tokens that prove who they are.
CREATE TABLE people (
    tag        TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    hash       BLOB PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (tag) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of_person ON tokens (person);

-- One-time codes that carry an identity to another device.
CREATE TABLE carry_codes (
    hash       BLOB PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (tag) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    number        INTEGER PRIMARY KEY,
    id            TEXT NOT NULL UNIQUE,
    game          TEXT NOT NULL,
    options       TEXT NOT NULL,
    public        INTEGER NOT NULL,
    phase         TEXT NOT NULL,
    host          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    content       TEXT NOT NULL,
    seed          TEXT,
    seq           INTEGER NOT NULL,
    waiting       INTEGER NOT NULL,
    waiting_since INTEGER,
    created_at    INTEGER NOT NULL,
    started_at    INTEGER,
    updated_at    INTEGER NOT NULL,
    rematch       TEXT
) STRICT;
CREATE INDEX tables_open ON tables (updated_at) WHERE public = 1 AND phase = 'gathering';

CREATE TABLE seats (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    sitter       TEXT NOT NULL,
    name         TEXT NOT NULL,
    person       TEXT,
    bot          TEXT,
    resigned     INTEGER NOT NULL,
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (person, table_number) WHERE person IS NOT NULL;

-- The log of each table: with the seed it *is* the game. Rows are only ever added.
CREATE TABLE log (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seq          INTEGER NOT NULL,
    seat         INTEGER NOT NULL,
    kind         TEXT NOT NULL,
    action       TEXT,
    message      TEXT,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_number, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    number       INTEGER NOT NULL,
    person       TEXT,
    name         TEXT NOT NULL,
    text         TEXT NOT NULL,
    message      TEXT NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_of_person ON chat (person) WHERE person IS NOT NULL;
