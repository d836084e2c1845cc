-- A removed account is blocked for 30 days.
ALTER TABLE users ADD COLUMN blocked_until_ts INTEGER;

-- What people follow: channels (userchannel), programmes (tv), persons (person).
CREATE TABLE subscriptions (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, model TEXT NOT NULL, object_id INTEGER NOT NULL,
  subscription_type TEXT NOT NULL CHECK (subscription_type IN ('markers', 'all', 'without')), created_ts INTEGER NOT NULL, last_visit_ts INTEGER,
  PRIMARY KEY (user_id, model, object_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_object ON subscriptions (model, object_id, subscription_type);

CREATE TABLE notifications (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, event_key TEXT NOT NULL,
  target_id TEXT NOT NULL, target_type TEXT NOT NULL CHECK (target_type IN ('video', 'livestream', 'news', 'card')),
  user_reason TEXT NOT NULL CHECK (user_reason IN ('person', 'author', 'tv', 'comment', 'video', 'answer', 'pin', 'like')),
  user_reason_id TEXT NOT NULL, notification_type TEXT NOT NULL, was_read INTEGER NOT NULL DEFAULT 0, created_ts INTEGER NOT NULL,
  events_count INTEGER NOT NULL DEFAULT 1, comment_id INTEGER, data_json TEXT NOT NULL
) STRICT;
CREATE INDEX notifications_user ON notifications (user_id, id DESC);
CREATE INDEX notifications_event ON notifications (user_id, event_key, id DESC);
CREATE INDEX notifications_comment ON notifications (comment_id) WHERE comment_id IS NOT NULL;

-- Who was told about already: liking the same comment again and again tells its author once.
CREATE TABLE notification_actors (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, event_key TEXT NOT NULL, actor_id INTEGER NOT NULL,
  PRIMARY KEY (user_id, event_key, actor_id)
) STRICT, WITHOUT ROWID;

-- Up to which notification the bell was touched.
CREATE TABLE notification_bells (user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE, last_id INTEGER NOT NULL) STRICT;

-- Only what a person has switched; the rest is as it is by default.
CREATE TABLE notification_settings (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, code TEXT NOT NULL, state INTEGER NOT NULL, PRIMARY KEY (user_id, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE interest_tags (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, emoji TEXT NOT NULL, group_id INTEGER NOT NULL, category_id INTEGER NOT NULL REFERENCES categories (id)
) STRICT;
CREATE TABLE user_interests (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, tag_id INTEGER NOT NULL REFERENCES interest_tags (id), position INTEGER NOT NULL,
  PRIMARY KEY (user_id, tag_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE ab_tests (slug TEXT PRIMARY KEY, salt TEXT NOT NULL, groups_json TEXT NOT NULL, order_number INTEGER NOT NULL) STRICT, WITHOUT ROWID;
