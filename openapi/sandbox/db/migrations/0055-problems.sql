-- What people write in the form about problems.
CREATE TABLE problems (id INTEGER PRIMARY KEY, text TEXT NOT NULL, email TEXT, created_ts INTEGER NOT NULL) STRICT;
