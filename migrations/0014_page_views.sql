CREATE TABLE `page_views` (
	`day` text NOT NULL,
	`page` text NOT NULL,
	`locale` text NOT NULL,
	`source` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`day`, `page`, `locale`, `source`)
);
