-- What the page of a channel shows and takes beside its videos: the author's own links, and complaints.
ALTER TABLE channels ADD COLUMN links_json TEXT NOT NULL DEFAULT '[]';
CREATE TABLE channel_complaints (
  channel_id INTEGER NOT NULL REFERENCES channels (id), user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason TEXT NOT NULL, text TEXT NOT NULL, created_ts INTEGER NOT NULL, PRIMARY KEY (channel_id, user_id)
) STRICT, WITHOUT ROWID;
