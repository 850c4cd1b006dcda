CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`identity_hash` text NOT NULL,
	`email_hash` text,
	`created_at` integer NOT NULL,
	`logged_in_at` integer NOT NULL,
	`disabled_at` integer,
	`disabled_until` integer,
	`disabled_reason_ar` text,
	`disabled_reason_en` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_identity` ON `accounts` (`identity_hash`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`device` text NOT NULL,
	`claims` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_account` ON `sessions` (`account_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `sessions_seen` ON `sessions` (`seen_at`);