CREATE TABLE `feedback_totals` (
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`value` text NOT NULL,
	`total` integer NOT NULL,
	`counted_before` text NOT NULL,
	PRIMARY KEY(`kind`, `subject`, `value`)
);
