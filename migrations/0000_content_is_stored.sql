CREATE TABLE `entries` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`summary` text,
	`date` text,
	`position` integer DEFAULT 0 NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`updated_at` integer NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`kind`, `slug`, `locale`)
);
--> statement-breakpoint
CREATE INDEX `entries_listing` ON `entries` (`kind`,`locale`,`position`,`date`);--> statement-breakpoint
CREATE INDEX `entries_updated` ON `entries` (`updated_at`);--> statement-breakpoint
CREATE INDEX `entries_starts` ON `entries` (`starts_at`) WHERE starts_at is not null;--> statement-breakpoint
CREATE INDEX `entries_ends` ON `entries` (`ends_at`) WHERE ends_at is not null;--> statement-breakpoint
CREATE TABLE `publications` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`digest` text NOT NULL,
	`changed_at` integer NOT NULL,
	CONSTRAINT "publications_one_row" CHECK(id = 1)
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
