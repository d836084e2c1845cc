-- When a live stream is over; null: when its author ends it. It stays as a note on the recording.
ALTER TABLE videos ADD COLUMN ends_ts INTEGER;
CREATE INDEX videos_due ON videos (publication_ts) WHERE future_publication = 1 AND state_code = 0;
CREATE INDEX videos_ending ON videos (ends_ts) WHERE kind = 'livestream' AND state_code = 0 AND ends_ts IS NOT NULL;
