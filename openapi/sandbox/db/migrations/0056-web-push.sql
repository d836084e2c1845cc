-- Browsers that take pushes: each belongs to the session that said so, and goes with it.
CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY, session_hash TEXT NOT NULL REFERENCES sessions (id_hash) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, p256dh TEXT NOT NULL, auth TEXT NOT NULL, created_ts INTEGER NOT NULL
) STRICT;
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
CREATE INDEX push_subscriptions_session ON push_subscriptions (session_hash);
-- Pushes on their way: who takes one away sends it.
CREATE TABLE push_queue (
  id INTEGER PRIMARY KEY, endpoint TEXT NOT NULL REFERENCES push_subscriptions (endpoint) ON DELETE CASCADE, payload_json TEXT NOT NULL
) STRICT;
CREATE INDEX push_queue_endpoint ON push_queue (endpoint);
