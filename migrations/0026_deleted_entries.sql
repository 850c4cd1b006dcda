CREATE TABLE `deleted_entries` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`deleted_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `slug`)
);
--> statement-breakpoint
CREATE INDEX `deleted_entries_time` ON `deleted_entries` (`deleted_at`,`kind`,`slug`);--> statement-breakpoint
CREATE TRIGGER `entries_gone` AFTER DELETE ON `entries`
WHEN NOT EXISTS (SELECT 1 FROM `entries` WHERE `kind` = old.`kind` AND `slug` = old.`slug`)
BEGIN
	INSERT OR REPLACE INTO `deleted_entries` (`kind`, `slug`, `deleted_at`)
	VALUES (old.`kind`, old.`slug`, unixepoch() * 1000);
END;
--> statement-breakpoint
CREATE TRIGGER `entries_back` AFTER INSERT ON `entries` BEGIN
	DELETE FROM `deleted_entries` WHERE `kind` = new.`kind` AND `slug` = new.`slug`;
END;
