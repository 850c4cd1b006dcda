CREATE TABLE `emergency_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`level` text NOT NULL,
	`title_ar` text NOT NULL,
	`title_en` text NOT NULL,
	`text_ar` text NOT NULL,
	`text_en` text NOT NULL,
	`link` text,
	`path` text,
	`starts_at` integer,
	`ends_at` integer NOT NULL,
	`author` text NOT NULL,
	`written_at` integer NOT NULL,
	`publisher` text
);
--> statement-breakpoint
CREATE INDEX `emergency_notices_status` ON `emergency_notices` (`status`,`ends_at`);
--> statement-breakpoint
-- The former setting of the banner, which a notice replaces.
DELETE FROM `settings` WHERE `key` = 'banner';
