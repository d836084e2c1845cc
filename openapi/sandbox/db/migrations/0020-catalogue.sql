-- What a person put aside, saved, rated and hid.
CREATE TABLE watch_later (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, track_id INTEGER NOT NULL, created_ts INTEGER NOT NULL,
  PRIMARY KEY (user_id, track_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX watch_later_recent ON watch_later (user_id, created_ts DESC, track_id DESC);

CREATE TABLE favorite_playlists (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, playlist_id INTEGER NOT NULL REFERENCES playlists (id) ON DELETE CASCADE,
  created_ts INTEGER NOT NULL, PRIMARY KEY (user_id, playlist_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX favorite_playlists_recent ON favorite_playlists (user_id, created_ts DESC, playlist_id DESC);

CREATE TABLE hidden_videos (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, track_id INTEGER NOT NULL, source_type TEXT, created_ts INTEGER NOT NULL,
  PRIMARY KEY (user_id, track_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE video_ratings (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, track_id INTEGER NOT NULL, rating INTEGER NOT NULL, created_ts INTEGER NOT NULL,
  PRIMARY KEY (user_id, track_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX video_reactions_recent ON video_reactions (user_id, reaction, created_ts DESC, track_id DESC);

-- Shows, their episodes, and the people in them.
CREATE TABLE tv_shows (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, kind_id INTEGER NOT NULL, kind_name TEXT NOT NULL, description TEXT NOT NULL, picture TEXT NOT NULL, poster TEXT,
  pg_age INTEGER NOT NULL, genres_json TEXT NOT NULL, countries_json TEXT NOT NULL, year_start INTEGER NOT NULL, year_end INTEGER,
  channel_id INTEGER NOT NULL REFERENCES channels (id), trailer_track_id INTEGER, subscribers_count INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE tv_episodes (
  show_id INTEGER NOT NULL REFERENCES tv_shows (id), type_id INTEGER NOT NULL, season INTEGER NOT NULL, episode INTEGER NOT NULL,
  track_id INTEGER NOT NULL REFERENCES videos (track_id), PRIMARY KEY (show_id, type_id, season, episode)
) STRICT, WITHOUT ROWID;
CREATE TABLE persons (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, description TEXT NOT NULL, picture TEXT, birth_date TEXT, professions_json TEXT NOT NULL,
  subscribers_count INTEGER NOT NULL DEFAULT 0, videos_count INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE person_videos (
  person_id INTEGER NOT NULL REFERENCES persons (id), track_id INTEGER NOT NULL REFERENCES videos (track_id), PRIMARY KEY (person_id, track_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE tv_show_persons (
  show_id INTEGER NOT NULL REFERENCES tv_shows (id), person_id INTEGER NOT NULL REFERENCES persons (id), role TEXT NOT NULL, order_number INTEGER NOT NULL,
  PRIMARY KEY (show_id, person_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tv_show_persons_person ON tv_show_persons (person_id);

-- Television: channels are videos of kind tv; the schedule is a week that repeats.
CREATE TABLE tv_channels (track_id INTEGER PRIMARY KEY REFERENCES videos (track_id), number INTEGER NOT NULL UNIQUE) STRICT;
CREATE TABLE tv_slots (
  id INTEGER PRIMARY KEY, track_id INTEGER NOT NULL REFERENCES videos (track_id), weekday INTEGER NOT NULL,
  start_minute INTEGER NOT NULL, minutes INTEGER NOT NULL,
  title TEXT NOT NULL, description TEXT NOT NULL, category TEXT NOT NULL, pg_age INTEGER NOT NULL, show_id INTEGER REFERENCES tv_shows (id)
) STRICT;
CREATE UNIQUE INDEX tv_slots_day ON tv_slots (track_id, weekday, start_minute);
CREATE INDEX videos_live ON videos (category_id, hits DESC) WHERE kind IN ('livestream', 'tv') AND state_code = 0 AND is_hidden = 0;
CREATE INDEX videos_shorts ON videos (hits DESC, track_id) WHERE kind = 'shorts' AND state_code = 0 AND is_hidden = 0;

CREATE TABLE brandings (
  id INTEGER PRIMARY KEY, type TEXT NOT NULL, showcase TEXT, title TEXT NOT NULL, picture TEXT NOT NULL, picture_mobile TEXT, background_color TEXT NOT NULL,
  text_color TEXT NOT NULL, url TEXT NOT NULL, target_blank INTEGER NOT NULL DEFAULT 0, start_ts INTEGER NOT NULL, end_ts INTEGER, order_number INTEGER NOT NULL
) STRICT;

-- Pictures that people sent, served by the media host: kept here, so that every process has them.
CREATE TABLE uploads (
  id TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, content_type TEXT NOT NULL,
  bytes BLOB NOT NULL, created_ts INTEGER NOT NULL
) STRICT;
