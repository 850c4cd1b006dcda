ALTER TABLE `additions` ADD `message` text;--> statement-breakpoint
ALTER TABLE `additions` ADD `files` text;--> statement-breakpoint
CREATE UNIQUE INDEX `additions_message` ON `additions` (`message`) WHERE message is not null;