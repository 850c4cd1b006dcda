CREATE TABLE `entries` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`summary` text,
	`date` text,
	`position` integer DEFAULT 0 NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`updated_at` integer NOT NULL,
	`written_in` text,
	`sample` integer DEFAULT false NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`kind`, `slug`, `locale`)
);
--> statement-breakpoint
CREATE INDEX `entries_listing` ON `entries` (`kind`,`locale`,`position`,`date`);--> statement-breakpoint
CREATE INDEX `entries_dated` ON `entries` (`kind`,`locale`,`date`,`slug`,`starts_at`,`ends_at`);--> statement-breakpoint
CREATE INDEX `entries_updated` ON `entries` (`updated_at`);--> statement-breakpoint
CREATE INDEX `entries_starts` ON `entries` (`starts_at`) WHERE starts_at is not null;--> statement-breakpoint
CREATE INDEX `entries_ends` ON `entries` (`ends_at`) WHERE ends_at is not null;--> statement-breakpoint
CREATE TABLE `entry_facets` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`locale` text NOT NULL,
	`value` text NOT NULL,
	`date` text NOT NULL,
	PRIMARY KEY(`kind`, `slug`, `locale`, `value`),
	FOREIGN KEY (`kind`,`slug`,`locale`) REFERENCES `entries`(`kind`,`slug`,`locale`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `entry_facets_dated` ON `entry_facets` (`kind`,`locale`,`value`,`date`,`slug`);--> statement-breakpoint
CREATE TABLE `publications` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`digest` text NOT NULL,
	`changed_at` integer NOT NULL,
	CONSTRAINT "publications_one_row" CHECK(id = 1)
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `rating_counts` (
	`page` text NOT NULL,
	`day` text NOT NULL,
	`score` integer NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`page`, `day`, `score`)
);
--> statement-breakpoint
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
CREATE INDEX `ratings_share` ON `ratings` (`page`,`day`,`score`,`former`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `usefulness_votes` (
	`page` text NOT NULL,
	`visitor` text NOT NULL,
	`day` text NOT NULL,
	`answer` text NOT NULL,
	`reasons` text NOT NULL,
	`locale` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`page`, `visitor`, `day`)
);
--> statement-breakpoint
CREATE INDEX `usefulness_votes_share` ON `usefulness_votes` (`page`,`day`,`answer`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`at`);--> statement-breakpoint
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
CREATE INDEX `subscriptions_left` ON `subscriptions` (`left_at`) WHERE left_at is not null;--> statement-breakpoint
CREATE TABLE `rate_limit_hits` (
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limit_hits_key` ON `rate_limit_hits` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `rate_limit_hits_age` ON `rate_limit_hits` (`at`);--> statement-breakpoint
CREATE TABLE `spent_captchas` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spent_captchas_expiry` ON `spent_captchas` (`expires_at`);--> statement-breakpoint
CREATE TABLE `events` (
	`reference` text NOT NULL,
	`sequence` integer NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	`note_ar` text,
	`note_en` text,
	PRIMARY KEY(`reference`, `sequence`),
	FOREIGN KEY (`reference`) REFERENCES `submissions`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`about` text PRIMARY KEY NOT NULL,
	`template` text NOT NULL,
	`locale` text NOT NULL,
	`recipient` text NOT NULL,
	`recipient_hash` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	`next_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `mails_waiting` ON `mails` (`next_at`) WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX `mails_recipient` ON `mails` (`recipient_hash`,`created_at`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`reference` text PRIMARY KEY NOT NULL,
	`outbox_reference` text,
	`form` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`digest` text NOT NULL,
	`kind` text NOT NULL,
	`topic` text,
	`locale` text NOT NULL,
	`status` text NOT NULL,
	`email` text NOT NULL,
	`email_hash` text NOT NULL,
	`answers` text NOT NULL,
	`privacy_version` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`due_on` text,
	`sample` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_key` ON `submissions` (`form`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `submissions_outbox` ON `submissions` (`outbox_reference`) WHERE outbox_reference is not null;--> statement-breakpoint
CREATE INDEX `submissions_sender` ON `submissions` (`email_hash`);--> statement-breakpoint
CREATE TABLE `additions` (
	`reference` text NOT NULL,
	`sequence` integer NOT NULL,
	`information` text NOT NULL,
	PRIMARY KEY(`reference`, `sequence`),
	FOREIGN KEY (`reference`) REFERENCES `submissions`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `codes` (
	`reference` text PRIMARY KEY NOT NULL,
	`seed` text NOT NULL,
	`action` text NOT NULL,
	`expires_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`spent_on` text,
	FOREIGN KEY (`reference`) REFERENCES `submissions`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tombstones` (
	`hash` text PRIMARY KEY NOT NULL,
	`erased_on` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tombstones_age` ON `tombstones` (`erased_on`);