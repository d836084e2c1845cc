-- What several processes must know of each other: which parts of the seed are in, and who failed to sign in lately.
CREATE TABLE seed_parts (name TEXT PRIMARY KEY, seeded_ts INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE login_attempts (id INTEGER PRIMARY KEY, key TEXT NOT NULL, failed_ts INTEGER NOT NULL) STRICT;
CREATE INDEX login_attempts_key ON login_attempts (key, failed_ts);
CREATE INDEX login_attempts_age ON login_attempts (failed_ts);
