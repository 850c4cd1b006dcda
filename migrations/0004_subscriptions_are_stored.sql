CREATE TABLE `signups` (
	`idempotency_key` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer
);
--> statement-breakpoint
CREATE INDEX `signups_age` ON `signups` (`created_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`email` text,
	`answers` text,
	`locale` text NOT NULL,
	`privacy_version` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`left_at` integer,
	`newer_answers` text,
	`newer_locale` text,
	`newer_privacy_version` text,
	`newer_at` integer
);
--> statement-breakpoint
CREATE INDEX `subscriptions_pending` ON `subscriptions` (`created_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `subscriptions_newer` ON `subscriptions` (`newer_at`) WHERE newer_at is not null;--> statement-breakpoint
CREATE INDEX `subscriptions_left` ON `subscriptions` (`left_at`) WHERE left_at is not null;