CREATE TABLE `team_members` (
	`team` text NOT NULL,
	`member` text NOT NULL,
	PRIMARY KEY(`team`, `member`),
	FOREIGN KEY (`team`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_members_member` ON `team_members` (`member`,`team`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`name_ar` text NOT NULL,
	`name_en` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `amendments` (
	`reference` text NOT NULL,
	`sequence` integer NOT NULL,
	`answer` integer NOT NULL,
	`replaces` integer,
	`at` integer NOT NULL,
	`note_ar` text,
	`note_en` text,
	`actor` text NOT NULL,
	PRIMARY KEY(`reference`, `sequence`),
	FOREIGN KEY (`reference`) REFERENCES `submissions`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `ticket_notes` ADD `event` integer;--> statement-breakpoint
ALTER TABLE `submissions` ADD `duplicate_of_other` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `team` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `team_due_on` text;--> statement-breakpoint
CREATE INDEX `submissions_duplicate_other` ON `submissions` (`duplicate_of_other`) WHERE duplicate_of_other is not null;--> statement-breakpoint
CREATE INDEX `submissions_team` ON `submissions` (`team`,`team_due_on`,`created_at`,`reference`) WHERE team is not null;