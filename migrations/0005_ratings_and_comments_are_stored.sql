CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`form` text NOT NULL,
	`page` text NOT NULL,
	`visitor` text NOT NULL,
	`text` text NOT NULL,
	`locale` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer
);
--> statement-breakpoint
CREATE INDEX `comments_shown` ON `comments` (`page`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_waiting` ON `comments` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_visitor` ON `comments` (`visitor`,`created_at`);--> statement-breakpoint
CREATE TABLE `ratings` (
	`page` text NOT NULL,
	`visitor` text NOT NULL,
	`score` integer NOT NULL,
	`day` text NOT NULL,
	`former` integer,
	`locale` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`page`, `visitor`)
);
--> statement-breakpoint
CREATE INDEX `ratings_share` ON `ratings` (`page`,`day`,`score`,`former`);