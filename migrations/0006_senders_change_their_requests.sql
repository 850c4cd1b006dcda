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
	`tries` integer DEFAULT 0 NOT NULL,
	`spent_on` text,
	FOREIGN KEY (`reference`) REFERENCES `submissions`(`reference`) ON UPDATE no action ON DELETE cascade
);
