-- What a result shows: one row for each record, chapter, section of a page, and language.
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`part` text NOT NULL,
	`locale` text NOT NULL,
	`type` text NOT NULL,
	`label` text NOT NULL,
	`boost` real NOT NULL,
	`path` text NOT NULL,
	`title` text NOT NULL,
	`title_stems` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`trail` text NOT NULL,
	`facts` text NOT NULL,
	`date` text,
	`starts_at` integer,
	`ends_at` integer,
	`updated_at` integer,
	UNIQUE (`kind`, `slug`, `part`, `locale`)
);
--> statement-breakpoint
-- The words of the documents, by field and form; `scope` has the language.
CREATE VIRTUAL TABLE `document_words` USING fts5(scope, exact_title, exact_aliases, exact_headings, exact_summary, exact_body, folded_title, folded_aliases, folded_headings, folded_summary, folded_body, stemmed_title, stemmed_aliases, stemmed_headings, stemmed_summary, stemmed_body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0');
--> statement-breakpoint
-- The words of the titles, for suggestions while a visitor types.
CREATE VIRTUAL TABLE `title_words` USING fts5(scope, words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2 3');
--> statement-breakpoint
-- The vocabulary, for spelling suggestions: folded words with a common spelling of each.
CREATE TABLE `vocabulary` (
	`locale` text NOT NULL,
	`length` integer NOT NULL,
	`word` text NOT NULL,
	`spelling` text NOT NULL,
	`documents` integer NOT NULL,
	PRIMARY KEY (`locale`, `length`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
-- A phrase of the dictionary, as stems, and the term in both languages.
CREATE TABLE `synonyms` (
	`phrase` text NOT NULL,
	`slug` text NOT NULL,
	`translation` text NOT NULL,
	PRIMARY KEY (`phrase`, `slug`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `synonyms_slug` ON `synonyms` (`slug`);
--> statement-breakpoint
-- A single row: what the index was last brought up to date with.
CREATE TABLE `index_state` (
	`id` integer PRIMARY KEY NOT NULL CHECK (`id` = 1),
	`content_version` integer NOT NULL,
	`build` text NOT NULL,
	`updated_at` integer NOT NULL
);
