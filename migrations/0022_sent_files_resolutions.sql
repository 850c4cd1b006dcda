CREATE TABLE `answer_files` (
	`reference` text NOT NULL,
	`number` integer NOT NULL,
	`object` text NOT NULL,
	`description` text NOT NULL,
	`event` integer,
	`amendment` integer,
	`uploaded_at` integer NOT NULL,
	`actor` text NOT NULL,
	PRIMARY KEY(`reference`, `number`),
	FOREIGN KEY (`reference`) REFERENCES `submissions`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `answer_files_object` ON `answer_files` (`object`);--> statement-breakpoint
CREATE TABLE `resolutions` (
	`reference` text NOT NULL,
	`event` integer NOT NULL,
	`is_solved` integer NOT NULL,
	`comment` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`reference`, `event`),
	FOREIGN KEY (`reference`) REFERENCES `submissions`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resolutions_at` ON `resolutions` (`at`);--> statement-breakpoint
ALTER TABLE `additions` ADD `upload` text;--> statement-breakpoint
CREATE UNIQUE INDEX `additions_upload` ON `additions` (`upload`) WHERE upload is not null;