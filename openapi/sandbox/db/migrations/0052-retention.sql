-- What is kept for a time (http/upkeep.ts) is found by its age.
CREATE INDEX log_pings_age ON log_pings (created_ts);
CREATE INDEX outbox_age ON outbox (created_ts);
CREATE INDEX letters_age ON letters (created_ts);
CREATE INDEX sessions_end ON sessions (expires_ts);
CREATE INDEX card_tokens_age ON card_tokens (created_ts);
