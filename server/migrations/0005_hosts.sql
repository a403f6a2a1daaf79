-- Whoever opens a table is first counted: without looking at all the tables there ever were.
CREATE INDEX tables_of_host ON tables (host);
