CREATE TABLE `entry_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entry_changes_record` ON `entry_changes` (`kind`,`slug`);--> statement-breakpoint
CREATE TRIGGER `entries_inserted` AFTER INSERT ON `entries` BEGIN
	DELETE FROM `entry_changes` WHERE `kind` = new.`kind` AND `slug` = new.`slug`;
	INSERT INTO `entry_changes` (`kind`, `slug`) VALUES (new.`kind`, new.`slug`);
END;
--> statement-breakpoint
CREATE TRIGGER `entries_updated` AFTER UPDATE ON `entries`
WHEN old.`title` IS NOT new.`title` OR old.`summary` IS NOT new.`summary` OR old.`date` IS NOT new.`date`
	OR old.`position` IS NOT new.`position` OR old.`starts_at` IS NOT new.`starts_at`
	OR old.`ends_at` IS NOT new.`ends_at` OR old.`written_in` IS NOT new.`written_in`
	OR old.`body` IS NOT new.`body`
BEGIN
	DELETE FROM `entry_changes` WHERE `kind` = new.`kind` AND `slug` = new.`slug`;
	INSERT INTO `entry_changes` (`kind`, `slug`) VALUES (new.`kind`, new.`slug`);
END;
--> statement-breakpoint
CREATE TRIGGER `entries_deleted` AFTER DELETE ON `entries` BEGIN
	DELETE FROM `entry_changes` WHERE `kind` = old.`kind` AND `slug` = old.`slug`;
	INSERT INTO `entry_changes` (`kind`, `slug`) VALUES (old.`kind`, old.`slug`);
END;
