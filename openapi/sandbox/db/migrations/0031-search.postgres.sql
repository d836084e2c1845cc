-- Stems by where they stand: A the title, B people, C tags, D the text.
ALTER TABLE search_documents ADD COLUMN words tsvector NOT NULL DEFAULT '';
-- Whole words of titles, for words that have only begun.
ALTER TABLE search_documents ADD COLUMN beginnings tsvector NOT NULL DEFAULT '';
CREATE INDEX search_documents_words ON search_documents USING gin (words);
CREATE INDEX search_documents_beginnings ON search_documents USING gin (beginnings);
