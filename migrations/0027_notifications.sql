CREATE TABLE `notifications` (
	`officer` text NOT NULL,
	`reference` text NOT NULL,
	`reason` text NOT NULL,
	`occasion` text NOT NULL,
	`at` integer NOT NULL,
	`seen_at` integer,
	`mail` text,
	PRIMARY KEY(`officer`, `reference`, `reason`, `occasion`),
	FOREIGN KEY (`officer`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reference`) REFERENCES `submissions`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_ticket` ON `notifications` (`reference`);--> statement-breakpoint
CREATE INDEX `notifications_unseen` ON `notifications` (`officer`,`reference`) WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX `notifications_undecided` ON `notifications` (`at`) WHERE mail is null;--> statement-breakpoint
CREATE INDEX `notifications_mail` ON `notifications` (`mail`) WHERE mail <> '';--> statement-breakpoint
CREATE INDEX `notifications_age` ON `notifications` (`at`);--> statement-breakpoint
CREATE TABLE `officer_settings` (
	`officer` text PRIMARY KEY NOT NULL,
	`email` text,
	`locale` text,
	`mails` text NOT NULL,
	`kinds` text NOT NULL,
	`reviewed_on` text,
	FOREIGN KEY (`officer`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
