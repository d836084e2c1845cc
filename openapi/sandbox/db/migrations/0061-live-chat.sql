-- What is said beside a live stream. Read by place: the newest of a stream, or what came after a message.
CREATE TABLE chat_messages (
  id INTEGER PRIMARY KEY, track_id INTEGER NOT NULL REFERENCES videos (track_id),
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, text TEXT NOT NULL, created_ts INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_messages_place ON chat_messages (track_id, id);
CREATE INDEX chat_messages_age ON chat_messages (created_ts);
