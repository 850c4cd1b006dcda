CREATE TABLE `attachment_scans` (
	`name` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`signature` text,
	`queued_at` integer NOT NULL,
	`next_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attachment_scans_due` ON `attachment_scans` (`next_at`) WHERE next_at is not null;