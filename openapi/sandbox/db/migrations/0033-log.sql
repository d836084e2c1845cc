CREATE TABLE log_pings (
  id INTEGER PRIMARY KEY, kind TEXT NOT NULL, payload_json TEXT NOT NULL, user_id INTEGER, created_ts INTEGER NOT NULL
) STRICT;
CREATE INDEX log_pings_kind ON log_pings (kind, id DESC);
CREATE TABLE onboarding_reports (
  visitor TEXT NOT NULL, onboarding_id TEXT NOT NULL, element_id TEXT NOT NULL, is_shown INTEGER NOT NULL, is_finished INTEGER NOT NULL,
  pressed_json TEXT NOT NULL DEFAULT '[]', updated_ts INTEGER NOT NULL, PRIMARY KEY (visitor, onboarding_id, element_id)
) STRICT, WITHOUT ROWID;
