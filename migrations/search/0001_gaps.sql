-- Who searched in vain today, as keyed hashes of query and visitor, until the next night.
CREATE TABLE `gap_askers` (
	`day` text NOT NULL,
	`query_hash` text NOT NULL,
	`asker_hash` text NOT NULL,
	PRIMARY KEY (`day`, `query_hash`, `asker_hash`)
) WITHOUT ROWID;
--> statement-breakpoint
-- Queries without results that at least three visitors asked in one day.
CREATE TABLE `gaps` (
	`day` text NOT NULL,
	`locale` text NOT NULL,
	`query` text NOT NULL,
	`visitors` integer NOT NULL,
	PRIMARY KEY (`day`, `locale`, `query`)
) WITHOUT ROWID;
