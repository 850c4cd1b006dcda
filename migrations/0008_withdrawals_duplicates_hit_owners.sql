CREATE TABLE `withdrawn_entries` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`withdrawn_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `slug`)
);
--> statement-breakpoint
ALTER TABLE `rate_limit_hits` ADD `owner` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `duplicate_of` text;--> statement-breakpoint
CREATE INDEX `submissions_duplicate` ON `submissions` (`duplicate_of`) WHERE duplicate_of is not null;