-- What would have left the house: letters and pushes about what people are told of.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY, way TEXT NOT NULL CHECK (way IN ('email', 'push')), user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  address TEXT, reason TEXT NOT NULL, title TEXT NOT NULL, text TEXT NOT NULL, link TEXT NOT NULL, created_ts INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_user ON outbox (user_id, id DESC);
