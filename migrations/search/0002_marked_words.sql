-- All forms of a word in one column, told apart by marks (db/search/word-form.ts). The next run of
-- the index's job writes it anew, because its state is gone.
DROP TABLE `document_words`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `document_words` USING fts5(words, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 tokenchars '=~^'");
--> statement-breakpoint
DELETE FROM `index_state`;
--> statement-breakpoint
-- For words that end like a misspelled one.
CREATE INDEX `vocabulary_endings` ON `vocabulary` (`length`, substr(`word`, -3));
