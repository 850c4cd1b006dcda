CREATE TABLE `absences` (
	`officer` text PRIMARY KEY NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	FOREIGN KEY (`officer`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `rota_places` (
	`kind` text NOT NULL,
	`officer` text NOT NULL,
	`position` integer NOT NULL,
	`turn` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `officer`),
	FOREIGN KEY (`kind`) REFERENCES `rotas`(`kind`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`officer`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rota_places_officer` ON `rota_places` (`officer`);--> statement-breakpoint
CREATE TABLE `rotas` (
	`kind` text PRIMARY KEY NOT NULL,
	`set_by` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`is_shared` integer NOT NULL,
	FOREIGN KEY (`owner`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_views_owner` ON `saved_views` (`owner`);--> statement-breakpoint
CREATE INDEX `saved_views_shared` ON `saved_views` (`id`) WHERE is_shared = 1;--> statement-breakpoint
CREATE TABLE `ticket_words` (
	`token` text NOT NULL,
	`reference` text NOT NULL,
	PRIMARY KEY(`token`, `reference`),
	FOREIGN KEY (`reference`) REFERENCES `submissions`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ticket_words_ticket` ON `ticket_words` (`reference`);--> statement-breakpoint
ALTER TABLE `submissions` ADD `words_at` integer;--> statement-breakpoint
CREATE INDEX `submissions_words` ON `submissions` (`created_at`) WHERE words_at is not updated_at;