CREATE TABLE `rating_counts` (
	`page` text NOT NULL,
	`day` text NOT NULL,
	`score` integer NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`page`, `day`, `score`)
);
--> statement-breakpoint
CREATE TABLE `reason_counts` (
	`answer` text NOT NULL,
	`reason` text NOT NULL,
	`day` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`answer`, `reason`, `day`)
);
--> statement-breakpoint
CREATE TABLE `usefulness_counts` (
	`page` text NOT NULL,
	`day` text NOT NULL,
	`answer` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`page`, `day`, `answer`)
);
