DROP INDEX `submissions_lane`;--> statement-breakpoint
DROP INDEX `submissions_lane_kind`;--> statement-breakpoint
DROP INDEX `submissions_lane_assignee`;--> statement-breakpoint
DROP INDEX `submissions_lane_status`;--> statement-breakpoint
CREATE INDEX `submissions_queue` ON `submissions` (((status = 'needs_information') + 2 * (status = 'answered' or status = 'closed' or status = 'rejected' or status = 'duplicate' or status = 'withdrawn')),`due_on`,`created_at`,`reference`);--> statement-breakpoint
CREATE INDEX `submissions_queue_kind` ON `submissions` (((status = 'needs_information') + 2 * (status = 'answered' or status = 'closed' or status = 'rejected' or status = 'duplicate' or status = 'withdrawn')),`kind`,`due_on`,`created_at`,`reference`);--> statement-breakpoint
CREATE INDEX `submissions_queue_assignee` ON `submissions` (((status = 'needs_information') + 2 * (status = 'answered' or status = 'closed' or status = 'rejected' or status = 'duplicate' or status = 'withdrawn')),`assignee`,`due_on`,`created_at`,`reference`);--> statement-breakpoint
CREATE INDEX `submissions_queue_status` ON `submissions` (((status = 'needs_information') + 2 * (status = 'answered' or status = 'closed' or status = 'rejected' or status = 'duplicate' or status = 'withdrawn')),`status`,`assignee`,`due_on`,`created_at`,`reference`);