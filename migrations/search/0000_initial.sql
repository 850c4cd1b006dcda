-- What a result shows: one row for each record, chapter, section of a page, and language. The id
-- contains language, type and month (db/search/document-id.ts). `*_stems` are the words of a field.
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
	`alias_stems` text NOT NULL,
	`heading_stems` text NOT NULL,
	`summary_stems` text NOT NULL,
	`summary` text NOT NULL,
	`trail` text NOT NULL,
	`facts` text NOT NULL,
	`date` text,
	`starts_at` integer,
	`ends_at` integer,
	`updated_at` integer,
	UNIQUE (`kind`, `slug`, `part`, `locale`)
);
--> statement-breakpoint
CREATE INDEX `documents_starts_at` ON `documents` (`starts_at`) WHERE `starts_at` IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `documents_ends_at` ON `documents` (`ends_at`) WHERE `ends_at` IS NOT NULL;
--> statement-breakpoint
-- Running text, for the sentences that results show. Apart from `documents`, whose rows are read more often.
CREATE TABLE `document_bodies` (
	`id` integer PRIMARY KEY NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
-- The number that the next document's id ends with.
CREATE TABLE `document_sequence` (
	`next` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `document_sequence` VALUES (1);
--> statement-breakpoint
-- The words of the documents: all of them in three forms, and the stems of title, aliases, headings and summary.
CREATE VIRTUAL TABLE `document_words` USING fts5(exact, folded, stemmed, head, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0');
--> statement-breakpoint
-- The words of the titles, for suggestions while a visitor types.
CREATE VIRTUAL TABLE `title_words` USING fts5(words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0', prefix='1 2 3');
--> statement-breakpoint
-- How many documents have a stem. Counts of replaced documents stay until the index is rebuilt.
CREATE TABLE `stems` (
	`stem` text PRIMARY KEY NOT NULL,
	`documents` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
-- The vocabulary, for spelling suggestions: folded words with a common spelling of each.
CREATE TABLE `vocabulary` (
	`length` integer NOT NULL,
	`word` text NOT NULL,
	`spelling` text NOT NULL,
	`documents` integer NOT NULL,
	PRIMARY KEY (`length`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
-- A phrase of the dictionary, as stems, and the term in the other language.
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
