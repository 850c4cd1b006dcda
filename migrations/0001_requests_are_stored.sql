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
CREATE TABLE `opinions` (
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
CREATE INDEX `opinions_share` ON `opinions` (`page`,`day`,`answer`);--> statement-breakpoint
CREATE TABLE `spent_captchas` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spent_captchas_expiry` ON `spent_captchas` (`expires_at`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`reference` text PRIMARY KEY NOT NULL,
	`away_reference` text,
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
CREATE INDEX `submissions_away` ON `submissions` (`away_reference`) WHERE away_reference is not null;--> statement-breakpoint
CREATE INDEX `submissions_sender` ON `submissions` (`email_hash`);--> statement-breakpoint
CREATE TABLE `tries` (
	`bucket` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tries_bucket` ON `tries` (`bucket`,`at`);--> statement-breakpoint
CREATE INDEX `tries_age` ON `tries` (`at`);