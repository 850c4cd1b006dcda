DROP INDEX `newsletter_deliveries_open`;--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_open` ON `newsletter_deliveries` (`issue`,`status`,`recipient`) WHERE status = 'waiting' or status = 'claimed' or status = 'failed';--> statement-breakpoint
ALTER TABLE `newsletter_sendings` ADD `queued_up_to` text;--> statement-breakpoint
ALTER TABLE `newsletter_sendings` ADD `queued_at` integer;--> statement-breakpoint
ALTER TABLE `newsletter_sendings` ADD `failed_at` integer;