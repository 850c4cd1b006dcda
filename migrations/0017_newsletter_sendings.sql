CREATE TABLE `newsletter_deliveries` (
	`issue` text NOT NULL,
	`recipient` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`issue`, `recipient`)
);
--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_open` ON `newsletter_deliveries` (`issue`,`status`,`recipient`) WHERE status = 'waiting' or status = 'claimed';--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_recipient` ON `newsletter_deliveries` (`recipient`);--> statement-breakpoint
CREATE TABLE `newsletter_sendings` (
	`issue` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`publisher` text NOT NULL,
	`starts_at` integer NOT NULL,
	`next_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`recipients` integer DEFAULT 0 NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`left` integer DEFAULT 0 NOT NULL,
	`unknown` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscriptions_confirmed` ON `subscriptions` (`locale`,`confirmed_at`,`email_hash`) WHERE status = 'confirmed';