CREATE TABLE `labels` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`locale` text NOT NULL,
	`label` text NOT NULL,
	`date` text NOT NULL,
	PRIMARY KEY(`kind`, `slug`, `locale`, `label`),
	FOREIGN KEY (`kind`,`slug`,`locale`) REFERENCES `entries`(`kind`,`slug`,`locale`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `labels_dated` ON `labels` (`kind`,`locale`,`label`,`date`,`slug`);--> statement-breakpoint
CREATE INDEX `entries_dated` ON `entries` (`kind`,`locale`,`date`,`slug`,`starts_at`,`ends_at`);