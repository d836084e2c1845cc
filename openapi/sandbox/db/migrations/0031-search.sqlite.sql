-- Stems by where they stand; a row is found by its rank, and read from the best rank down without sorting.
CREATE VIRTUAL TABLE search_words USING fts5(
  title, people, body, tags, content='', contentless_delete=1, detail=column, tokenize="unicode61 remove_diacritics 0"
);
-- Whole words of titles, for words that have only begun.
CREATE VIRTUAL TABLE search_beginnings USING fts5(
  words, content='', contentless_delete=1, detail=none, prefix='1 2 3', tokenize="unicode61 remove_diacritics 0"
);
