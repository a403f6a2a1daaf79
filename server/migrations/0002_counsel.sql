-- Whether players may ask the house for a hint.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;

-- Which of the people of the tavern plays for the house on this seat.
ALTER TABLE seats ADD COLUMN character TEXT;

-- What the house thinks of a finished game, as JSON; a later version replaces an earlier one.
CREATE TABLE analyses (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
    version      INTEGER NOT NULL,
    analysis     TEXT NOT NULL,
    made_at      INTEGER NOT NULL
) STRICT;
