-- What can be found. The words themselves are in a structure of the dialect (0031); "rank" is their key there.
CREATE TABLE search_documents (
  kind INTEGER NOT NULL, object_id INTEGER NOT NULL, rank INTEGER NOT NULL, PRIMARY KEY (kind, object_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX search_documents_rank ON search_documents (rank DESC);

CREATE TABLE search_history (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, hash TEXT NOT NULL, title TEXT NOT NULL, searched_ts INTEGER NOT NULL,
  PRIMARY KEY (user_id, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_history_recent ON search_history (user_id, searched_ts DESC);
