DROP TABLE `ticket_viewers`;--> statement-breakpoint
CREATE TABLE `viewers` (
	`reference` text NOT NULL,
	`viewer` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`reference`, `viewer`)
);
--> statement-breakpoint
CREATE INDEX `viewers_seen` ON `viewers` (`seen_at`);--> statement-breakpoint
ALTER TABLE `entry_drafts` ADD `publish_at` integer;--> statement-breakpoint
ALTER TABLE `entry_drafts` ADD `publisher` text;--> statement-breakpoint
CREATE INDEX `entry_drafts_due` ON `entry_drafts` (`publish_at`) WHERE publish_at is not null;
