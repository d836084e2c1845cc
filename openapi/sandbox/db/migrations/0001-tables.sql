CREATE TABLE users (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT, email_confirmed INTEGER NOT NULL DEFAULT 0,
  phone_number TEXT, password_hash TEXT, first_name TEXT, birth_date TEXT, gender TEXT, avatar TEXT, created_ts INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX users_email ON users (email) WHERE email IS NOT NULL;

CREATE TABLE sessions (
  id_hash TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_ts INTEGER NOT NULL, expires_ts INTEGER NOT NULL, last_seen_ts INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE letters (
  id INTEGER PRIMARY KEY, email TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('confirm', 'reset')),
  code TEXT NOT NULL, created_ts INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX letters_email ON letters (email, kind, created_ts);

CREATE TABLE channels (
  id INTEGER PRIMARY KEY REFERENCES users (id), name TEXT NOT NULL, description TEXT NOT NULL DEFAULT '', avatar TEXT, banner TEXT,
  short_url TEXT UNIQUE, is_official INTEGER NOT NULL DEFAULT 0, is_reborn INTEGER NOT NULL DEFAULT 0,
  kind_sign_for_user INTEGER NOT NULL DEFAULT 0, videos_count INTEGER NOT NULL DEFAULT 0, subscribers_count INTEGER NOT NULL DEFAULT 0,
  last_update_ts INTEGER NOT NULL, is_donate_allowed INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE categories (id INTEGER PRIMARY KEY, name TEXT NOT NULL, url TEXT NOT NULL) STRICT;

CREATE TABLE videos (
  track_id INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, channel_id INTEGER NOT NULL REFERENCES channels (id),
  category_id INTEGER NOT NULL REFERENCES categories (id),
  kind TEXT NOT NULL CHECK (kind IN ('video', 'shorts', 'audio', 'livestream', 'tv')),
  origin_type TEXT NOT NULL CHECK (origin_type IN ('rtb', 'rst', 'ifrm', 'rspa', 'rshorts', 'rtba')),
  stream_type TEXT, title TEXT NOT NULL, description TEXT NOT NULL DEFAULT '', duration INTEGER NOT NULL, hits INTEGER NOT NULL DEFAULT 0,
  created_ts INTEGER NOT NULL, publication_ts INTEGER NOT NULL, last_update_ts INTEGER NOT NULL,
  pg_age INTEGER NOT NULL DEFAULT 0, is_adult INTEGER NOT NULL DEFAULT 0, is_paid INTEGER NOT NULL DEFAULT 0,
  is_hidden INTEGER NOT NULL DEFAULT 0, pepper TEXT, is_original_content INTEGER NOT NULL DEFAULT 0,
  future_publication INTEGER NOT NULL DEFAULT 0, product_id INTEGER,
  common_subscription_product_codes_json TEXT NOT NULL DEFAULT '[]', access_types_json TEXT NOT NULL DEFAULT '[]', tv_show_id INTEGER,
  topics_json TEXT NOT NULL DEFAULT '[]', properties_json TEXT NOT NULL DEFAULT '{}',
  thumbnail TEXT, preview TEXT, media_id TEXT, state_code INTEGER NOT NULL DEFAULT 0,
  hide_comments INTEGER NOT NULL DEFAULT 0, hide_chat INTEGER NOT NULL DEFAULT 0,
  likes_count INTEGER NOT NULL DEFAULT 0, dislikes_count INTEGER NOT NULL DEFAULT 0, comments_count INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX videos_channel ON videos (channel_id, publication_ts DESC);
CREATE INDEX videos_category ON videos (category_id, hits DESC) WHERE state_code = 0 AND is_hidden = 0;
CREATE INDEX videos_fresh ON videos (publication_ts DESC) WHERE state_code = 0 AND is_hidden = 0;

CREATE TABLE feeds (
  slug TEXT PRIMARY KEY, name TEXT NOT NULL, related_tv_json TEXT, related_person_id INTEGER, product_id INTEGER, carousel_json TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE feed_tabs (
  id INTEGER PRIMARY KEY, feed_slug TEXT NOT NULL REFERENCES feeds (slug), slug TEXT NOT NULL, name TEXT NOT NULL,
  order_number INTEGER NOT NULL, UNIQUE (feed_slug, slug)
) STRICT;

CREATE TABLE resources (
  id INTEGER PRIMARY KEY, feed_slug TEXT NOT NULL REFERENCES feeds (slug), tab_id INTEGER REFERENCES feed_tabs (id),
  order_number INTEGER NOT NULL, name TEXT NOT NULL, object_id TEXT, site_url TEXT, inline_widget INTEGER NOT NULL DEFAULT 0,
  is_hiddable INTEGER NOT NULL DEFAULT 0, content_type_model TEXT NOT NULL, extra_params_json TEXT NOT NULL DEFAULT '{}',
  items_count INTEGER NOT NULL DEFAULT 0, is_logged_in INTEGER
) STRICT;
CREATE INDEX resources_feed ON resources (feed_slug, tab_id, order_number);

CREATE TABLE shelf_items (
  resource_id INTEGER NOT NULL REFERENCES resources (id) ON DELETE CASCADE, position INTEGER NOT NULL,
  track_id INTEGER, playlist_id INTEGER, channel_id INTEGER, payload_json TEXT, PRIMARY KEY (resource_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE playlists (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users (id), title TEXT NOT NULL, description TEXT NOT NULL DEFAULT '',
  thumbnail TEXT, videos_count INTEGER NOT NULL DEFAULT 0, total_views INTEGER NOT NULL DEFAULT 0, last_modified_ts INTEGER NOT NULL
) STRICT;
CREATE INDEX playlists_user ON playlists (user_id, last_modified_ts DESC);
CREATE TABLE playlist_items (
  playlist_id INTEGER NOT NULL REFERENCES playlists (id) ON DELETE CASCADE, position INTEGER NOT NULL,
  track_id INTEGER NOT NULL REFERENCES videos (track_id), PRIMARY KEY (playlist_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE comments (
  id INTEGER PRIMARY KEY AUTOINCREMENT, track_id INTEGER NOT NULL REFERENCES videos (track_id),
  user_id INTEGER NOT NULL REFERENCES users (id), parent_id INTEGER, bro_id INTEGER, bro_user_id INTEGER,
  text TEXT NOT NULL, created_ts INTEGER NOT NULL, edited_ts INTEGER, state INTEGER NOT NULL DEFAULT 0,
  likes_number INTEGER NOT NULL DEFAULT 0, dislikes_number INTEGER NOT NULL DEFAULT 0, replies_number INTEGER NOT NULL DEFAULT 0,
  author_replied INTEGER NOT NULL DEFAULT 0, popularity INTEGER NOT NULL DEFAULT 0
) STRICT;
-- One partial index per list that a person can page through: only published rows, ordered as the list is.
CREATE INDEX comments_popular ON comments (track_id, popularity DESC, id DESC) WHERE parent_id IS NULL AND state = 0;
CREATE INDEX comments_by_date ON comments (track_id, id DESC) WHERE parent_id IS NULL AND state = 0;
CREATE INDEX comments_answers ON comments (parent_id, id) WHERE parent_id IS NOT NULL AND state = 0;
CREATE INDEX comments_user ON comments (user_id, id DESC);

CREATE TABLE comment_reactions (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, comment_id INTEGER NOT NULL, reaction INTEGER NOT NULL CHECK (reaction IN (-1, 1)),
  PRIMARY KEY (user_id, comment_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE pins (track_id INTEGER PRIMARY KEY REFERENCES videos (track_id), comment_id INTEGER NOT NULL, pinned_ts INTEGER NOT NULL) STRICT;

CREATE TABLE blocks (
  channel_id INTEGER NOT NULL, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, created_ts INTEGER NOT NULL,
  PRIMARY KEY (channel_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE complaints (
  id INTEGER PRIMARY KEY, comment_id INTEGER NOT NULL, user_id INTEGER NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL DEFAULT '',
  created_ts INTEGER NOT NULL, UNIQUE (comment_id, user_id)
) STRICT;

CREATE TABLE history (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, track_id INTEGER NOT NULL, position REAL NOT NULL,
  watched_ts INTEGER NOT NULL, is_listed INTEGER NOT NULL DEFAULT 1, PRIMARY KEY (user_id, track_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX history_recent ON history (user_id, watched_ts DESC);

CREATE TABLE video_reactions (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, track_id INTEGER NOT NULL,
  reaction INTEGER NOT NULL CHECK (reaction IN (-1, 1)), created_ts INTEGER NOT NULL, PRIMARY KEY (user_id, track_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE video_votes (track_id INTEGER PRIMARY KEY, votes_count INTEGER NOT NULL, votes_sum INTEGER NOT NULL) STRICT;
CREATE TABLE redirects (path TEXT PRIMARY KEY, target TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE partners (host TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE links (id INTEGER PRIMARY KEY, place TEXT NOT NULL, title TEXT NOT NULL, url TEXT NOT NULL, order_number INTEGER NOT NULL) STRICT;
CREATE TABLE navigation (
  id INTEGER PRIMARY KEY, key TEXT NOT NULL, title TEXT NOT NULL, url TEXT NOT NULL, icon TEXT,
  newness INTEGER NOT NULL DEFAULT 0, order_number INTEGER NOT NULL
) STRICT;
CREATE INDEX navigation_key ON navigation (key, order_number);
CREATE TABLE settings (key TEXT PRIMARY KEY, value_json TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE idempotency_keys (
  id_hash TEXT PRIMARY KEY, request_hash TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, created_ts INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_age ON idempotency_keys (created_ts);
