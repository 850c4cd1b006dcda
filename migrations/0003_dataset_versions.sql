CREATE TABLE `dataset_versions` (
	`dataset` text NOT NULL,
	`date` text NOT NULL,
	`columns` text NOT NULL,
	`rows` text NOT NULL,
	`row_count` integer NOT NULL,
	`changes` text,
	`files` text,
	`checked_on` text NOT NULL,
	PRIMARY KEY(`dataset`, `date`)
);
