CREATE TABLE `tombstones` (
	`hash` text PRIMARY KEY NOT NULL,
	`erased_on` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tombstones_age` ON `tombstones` (`erased_on`);