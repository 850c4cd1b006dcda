CREATE TABLE `alerts` (
	`rule` text PRIMARY KEY NOT NULL,
	`holds` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`opened_at` integer,
	`closed_at` integer,
	`openings` integer NOT NULL,
	`mailed_at` integer,
	`owed` text
);
--> statement-breakpoint
CREATE TABLE `failure_counts` (
	`at` integer NOT NULL,
	`part` text NOT NULL,
	`code` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`at`, `part`, `code`)
);
--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`ran_at` integer NOT NULL,
	`ms` integer NOT NULL,
	`succeeded_at` integer,
	`failed_at` integer,
	`code` text
);
--> statement-breakpoint
CREATE TABLE `loader_counts` (
	`at` integer NOT NULL,
	`page` text NOT NULL,
	`total` integer NOT NULL,
	`ms` integer NOT NULL,
	`slowest` integer NOT NULL,
	PRIMARY KEY(`at`, `page`)
);
--> statement-breakpoint
CREATE TABLE `request_counts` (
	`at` integer PRIMARY KEY NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	`pages` integer DEFAULT 0 NOT NULL,
	`memory` integer DEFAULT 0 NOT NULL,
	`cache` integer DEFAULT 0 NOT NULL,
	`stale` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `storage_counts` (
	`store` text PRIMARY KEY NOT NULL,
	`objects` integer NOT NULL,
	`bytes` integer NOT NULL,
	`counted_at` integer NOT NULL
);
