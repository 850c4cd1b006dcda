DROP TRIGGER `audit_entries_sealed`;
--> statement-breakpoint
CREATE TRIGGER `audit_entries_sealed` BEFORE UPDATE ON `audit_entries` BEGIN
	SELECT RAISE(ABORT, 'audit entries are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_entries_next` BEFORE INSERT ON `audit_entries`
WHEN new.`hash` IS NULL OR new.`sequence` IS NOT (SELECT coalesce(max(`sequence`), 0) + 1 FROM `audit_entries`)
BEGIN
	SELECT RAISE(ABORT, 'audit entries follow each other');
END;
