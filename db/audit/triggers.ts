/** Triggers of the table as the migrations create them; a check misses those that were dropped. */
export const auditTriggers = {
  audit_entries_kept: `CREATE TRIGGER \`audit_entries_kept\` BEFORE DELETE ON \`audit_entries\` BEGIN
	SELECT RAISE(ABORT, 'audit entries are never deleted');
END`,
  audit_entries_sealed: `CREATE TRIGGER \`audit_entries_sealed\` BEFORE UPDATE ON \`audit_entries\` BEGIN
	SELECT RAISE(ABORT, 'audit entries are never changed');
END`,
  audit_entries_next: `CREATE TRIGGER \`audit_entries_next\` BEFORE INSERT ON \`audit_entries\`
WHEN new.\`hash\` IS NULL OR new.\`sequence\` IS NOT (SELECT coalesce(max(\`sequence\`), 0) + 1 FROM \`audit_entries\`)
BEGIN
	SELECT RAISE(ABORT, 'audit entries follow each other');
END`,
}
