-- An address belongs to the account that confirmed it; before that any number may claim it.
DROP INDEX users_email;
CREATE UNIQUE INDEX users_email ON users (email) WHERE email_confirmed = 1 AND email IS NOT NULL;
CREATE INDEX users_email_claims ON users (email, email_confirmed, id);
-- The address that a person changes to, until it is confirmed: the former one stays theirs.
ALTER TABLE users ADD COLUMN pending_email TEXT;
CREATE INDEX users_pending_email ON users (pending_email);
ALTER TABLE letters ADD COLUMN user_id INTEGER;
-- SHA-256 of the browser that asked for a code of a reset, else empty.
ALTER TABLE letters ADD COLUMN browser_hash TEXT NOT NULL DEFAULT '';
-- The letter has no code: it tells an owner that somebody gave their address.
ALTER TABLE letters ADD COLUMN is_taken INTEGER NOT NULL DEFAULT 0;
-- Browsers that were in an account.
CREATE TABLE known_browsers (
  id_hash TEXT NOT NULL, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, created_ts INTEGER NOT NULL, PRIMARY KEY (id_hash, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX known_browsers_user ON known_browsers (user_id);
