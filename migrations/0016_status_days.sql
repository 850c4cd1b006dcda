CREATE TABLE `status_days` (
	`day` text PRIMARY KEY NOT NULL,
	`checks` integer NOT NULL,
	`pages` integer DEFAULT 0 NOT NULL,
	`forms` integer DEFAULT 0 NOT NULL,
	`mail` integer DEFAULT 0 NOT NULL,
	`search` integer DEFAULT 0 NOT NULL,
	`data` integer DEFAULT 0 NOT NULL,
	`checked_at` integer NOT NULL,
	`failing` text NOT NULL
);
