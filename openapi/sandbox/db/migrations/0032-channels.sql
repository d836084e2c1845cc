CREATE TABLE pinned_videos (
  channel_id INTEGER PRIMARY KEY REFERENCES channels (id), track_id INTEGER NOT NULL REFERENCES videos (track_id), pinned_ts INTEGER NOT NULL
) STRICT;
CREATE TABLE pinned_playlists (
  channel_id INTEGER NOT NULL REFERENCES channels (id), playlist_id INTEGER NOT NULL REFERENCES playlists (id) ON DELETE CASCADE,
  pinned_ts INTEGER NOT NULL, PRIMARY KEY (channel_id, playlist_id)
) STRICT, WITHOUT ROWID;
