CREATE TABLE `audit_entries` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`role` text NOT NULL,
	`action` text NOT NULL,
	`subject` text,
	`before` text,
	`after` text,
	`request_id` text,
	`hash` text
);
--> statement-breakpoint
CREATE INDEX `audit_entries_actor` ON `audit_entries` (`actor`,`sequence`);--> statement-breakpoint
CREATE INDEX `audit_entries_subject` ON `audit_entries` (`subject`,`sequence`);--> statement-breakpoint
CREATE INDEX `audit_entries_action` ON `audit_entries` (`action`,`sequence`);--> statement-breakpoint
CREATE INDEX `audit_entries_at` ON `audit_entries` (`at`);--> statement-breakpoint
CREATE TABLE `releases` (
	`reference` text PRIMARY KEY NOT NULL,
	`author` text NOT NULL,
	`drafted_at` integer NOT NULL,
	`status` text NOT NULL,
	`title_ar` text NOT NULL,
	`title_en` text NOT NULL,
	`summary_ar` text NOT NULL,
	`summary_en` text NOT NULL,
	`answer_ar` text NOT NULL,
	`answer_en` text NOT NULL,
	`outcome` text NOT NULL,
	`exemption` text,
	`topic` text,
	`decided_by` text,
	`decided_at` integer,
	`slug` text,
	`reason` text
);
--> statement-breakpoint
CREATE INDEX `releases_status` ON `releases` (`status`,`drafted_at`);--> statement-breakpoint
CREATE TABLE `staff` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`roles` text NOT NULL,
	`logged_in_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ticket_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`author` text NOT NULL,
	`at` integer NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`reference`) REFERENCES `submissions`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ticket_notes_ticket` ON `ticket_notes` (`reference`,`id`);--> statement-breakpoint
CREATE TABLE `ticket_viewers` (
	`reference` text NOT NULL,
	`viewer` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`reference`, `viewer`),
	FOREIGN KEY (`reference`) REFERENCES `submissions`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ticket_viewers_seen` ON `ticket_viewers` (`seen_at`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `closes_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `locale` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `display` text;--> statement-breakpoint
CREATE INDEX `accounts_email` ON `accounts` (`email_hash`) WHERE email_hash is not null;--> statement-breakpoint
CREATE INDEX `accounts_closing` ON `accounts` (`closes_at`) WHERE closes_at is not null;--> statement-breakpoint
CREATE INDEX `accounts_disabled` ON `accounts` (`disabled_at`) WHERE disabled_at is not null;--> statement-breakpoint
ALTER TABLE `comments` ADD `account_id` text REFERENCES accounts(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `comments` ADD `decided_by` text;--> statement-breakpoint
ALTER TABLE `comments` ADD `refusal` text;--> statement-breakpoint
CREATE INDEX `comments_account` ON `comments` (`account_id`) WHERE account_id is not null;--> statement-breakpoint
ALTER TABLE `ratings` ADD `account_id` text REFERENCES accounts(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `ratings_account` ON `ratings` (`account_id`) WHERE account_id is not null;--> statement-breakpoint
ALTER TABLE `events` ADD `actor` text;--> statement-breakpoint
CREATE INDEX `events_status` ON `events` (`status`,`at`);--> statement-breakpoint
ALTER TABLE `submissions` ADD `assignee` text;--> statement-breakpoint
CREATE INDEX `submissions_lane` ON `submissions` (((status = 'needs_information') + 2 * (status = 'answered' or status = 'closed' or status = 'rejected' or status = 'duplicate' or status = 'withdrawn')),`due_on`,`reference`);--> statement-breakpoint
CREATE INDEX `submissions_lane_kind` ON `submissions` (((status = 'needs_information') + 2 * (status = 'answered' or status = 'closed' or status = 'rejected' or status = 'duplicate' or status = 'withdrawn')),`kind`,`due_on`,`reference`);--> statement-breakpoint
CREATE INDEX `submissions_lane_assignee` ON `submissions` (((status = 'needs_information') + 2 * (status = 'answered' or status = 'closed' or status = 'rejected' or status = 'duplicate' or status = 'withdrawn')),`assignee`,`due_on`,`reference`);--> statement-breakpoint
CREATE INDEX `submissions_lane_status` ON `submissions` (((status = 'needs_information') + 2 * (status = 'answered' or status = 'closed' or status = 'rejected' or status = 'duplicate' or status = 'withdrawn')),`status`,`assignee`,`due_on`,`reference`);--> statement-breakpoint
CREATE INDEX `submissions_changed` ON `submissions` (`status`,`updated_at`,`reference`);--> statement-breakpoint
CREATE INDEX `submissions_topic` ON `submissions` (`topic`,`status`,`updated_at`);--> statement-breakpoint
CREATE TRIGGER `audit_entries_kept` BEFORE DELETE ON `audit_entries` BEGIN
	SELECT RAISE(ABORT, 'audit entries are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_entries_sealed` BEFORE UPDATE ON `audit_entries`
WHEN old.`hash` IS NOT NULL OR old.`sequence` IS NOT new.`sequence` OR old.`at` IS NOT new.`at` OR old.`actor` IS NOT new.`actor`
	OR old.`role` IS NOT new.`role` OR old.`action` IS NOT new.`action` OR old.`subject` IS NOT new.`subject`
	OR old.`before` IS NOT new.`before` OR old.`after` IS NOT new.`after` OR old.`request_id` IS NOT new.`request_id`
BEGIN
	SELECT RAISE(ABORT, 'audit entries are never changed');
END;
