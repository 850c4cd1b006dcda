CREATE TABLE `entry_drafts` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`source` text NOT NULL,
	`author` text NOT NULL,
	`written_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `slug`)
);
--> statement-breakpoint
CREATE TABLE `entry_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`at` integer NOT NULL,
	`author` text NOT NULL,
	`step` text NOT NULL,
	`note` text,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `entry_revisions_record` ON `entry_revisions` (`kind`,`slug`,`id`);--> statement-breakpoint
CREATE TABLE `entry_sources` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`source` text NOT NULL,
	`origin` text NOT NULL,
	`is_withdrawn` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`kind`, `slug`)
);
--> statement-breakpoint
CREATE INDEX `entry_sources_origin` ON `entry_sources` (`origin`,`kind`,`slug`);