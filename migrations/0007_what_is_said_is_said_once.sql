CREATE TABLE `sayings` (
	`key` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sayings_age` ON `sayings` (`at`);