-- Browsers in which the codes of a full mailbox count, too: those of its letters from this time on. By the hash of the browser.
CREATE TABLE shared_letters (
  id_hash TEXT NOT NULL, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, created_ts INTEGER NOT NULL, PRIMARY KEY (id_hash, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX shared_letters_user ON shared_letters (user_id);
CREATE INDEX shared_letters_age ON shared_letters (created_ts);
